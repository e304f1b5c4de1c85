// One order in the language of its reader, from the front page to the door; what differs between languages stands in `readers`.
import { readFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { expectCleanHere } from './accessibility.ts';
import { expect, logins, openKitchen, openSession, storeVisitor, watch } from './fixtures.ts';
import { findCutWords } from './long-words.ts';

export type Reader = 'hi' | 'kn';

const readers = {
  hi: { question: 'यह साइट हिन्दी में देखें?', yes: 'हाँ', dish: 'पालक पनीर', choice: 'बड़ा' },
  kn: { question: 'ಈ ಸೈಟ್ ಕನ್ನಡದಲ್ಲಿ ನೋಡಬೇಕೇ?', yes: 'ಹೌದು', dish: 'ಪಾಲಕ್ ಪನೀರ್', choice: 'ದೊಡ್ಡದು' },
} as const;
const auth = 'features/accounts/auth/shop/auth';
const cart = 'features/ordering/cart/shop/cart';
const checkout = 'features/ordering/orders/shop/checkout/checkout';

const shots = process.env['LANGUAGE_SHOTS'];

/** A picture in both themes, where somebody wants to look at them. */
export async function shoot(page: Page, name: string): Promise<void> {
  if (!shots) return;
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator(`html[data-theme="${colorScheme}"]`)).toBeAttached();
    await page.screenshot({ path: `${shots}/${name}-${page.viewportSize()?.width ?? 0}-${colorScheme}.png` });
  }
}

/** What a catalogue says: the key is its path of groups, with values put in. */
export function say(language: Reader, catalogue: string, key: string, values: Record<string, string> = {}): string {
  let found: unknown = JSON.parse(readFileSync(`apps/web/src/${catalogue}.texts.${language}.json`, 'utf8'));
  for (const part of key.split('.')) found = Object(found)[part];
  expect(typeof found, key).toBe('string');
  return Object.entries(values).reduce((text, [name, value]) => text.replace(`{${name}}`, value), String(found));
}

/** Nothing leaves its place as it stands, and nothing is wider than the page. */
export async function expectRoom(page: Page): Promise<void> {
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(overflow, page.url()).toBeLessThanOrEqual(0);
}

async function emptyCart(page: Page): Promise<void> {
  const { token, userId } = await openSession(page, 'user');
  await page.request.delete(`/api/cart/byuser/${userId}`, { headers: { authorization: `Bearer ${token}` } });
}

async function logInOnTheWay(page: Page, language: Reader): Promise<void> {
  const sheet = page.getByRole('dialog');
  await sheet.getByText(say(language, auth, 'sheet.hasAccount'), { exact: true }).click();
  await sheet.getByLabel(say(language, auth, 'eMailOr')).fill(logins.user.usernameOrEmail);
  await sheet.getByLabel(say(language, auth, 'password'), { exact: true }).fill(logins.user.password);
  await sheet.getByRole('button', { name: say(language, auth, 'sheet.logInAndAdd', { quantity: '1' }) }).click();
}

interface Named {
  dish_name?: string;
  option_name?: string;
  names?: { hi?: string; kn?: string };
}

/** What the demo kitchen's menu calls in English that has a name in this language. */
async function englishNames(page: Page, language: Reader): Promise<string[]> {
  const dishes: (Named & { menu_id: number; has_options: boolean })[] = await (
    await page.request.get('/api/menu/getmenubyrestaurantid/1')
  ).json();
  const first = dishes.find(({ has_options }) => has_options);
  const { option_groups }: { option_groups: { options: Named[] }[] } = await (
    await page.request.get(`/api/menu/${first?.menu_id ?? 0}`)
  ).json();
  return [...dishes, ...option_groups.flatMap(({ options }) => options)]
    .filter(({ names }) => names?.[language])
    .map(({ dish_name = '', option_name = '' }) => dish_name + option_name);
}

/** No dish, choice or restaurant is called in English where it has a name in the page's language. */
async function expectNamed(page: Page, language: Reader): Promise<void> {
  const text = await page.locator('main').innerText();
  const names = await englishNames(page, language);
  expect(names.length).toBeGreaterThan(5);
  expect(
    [...names, 'Dum & Handi'].filter((name) => text.includes(name)),
    page.url(),
  ).toEqual([]);
}

/** A dish with choices, from its own page. */
async function choose(page: Page, language: Reader): Promise<void> {
  await page.goto(`/${language}/dish/1`);
  const main = page.getByRole('main');
  await main.getByRole('radio', { name: readers[language].choice }).check();
  await expectNamed(page, language);
  await shoot(page, `dish-${language}`);
  await page.getByRole('button', { name: say(language, 'routes/public/dishes/dishes', 'addCart') }).click();
  await expect(page.getByText(say(language, cart, 'added'))).toBeVisible();
}

async function payInCash(page: Page, language: Reader): Promise<void> {
  const block = page.getByRole('region', { name: say(language, 'routes/public/checkout/checkout', 'payWith') });
  const cash = say(language, 'features/money/payments/shop/payments', 'method.cod.heading');
  const way = block.getByRole('radio', { name: cash });
  const change = block.getByRole('button').first();
  await expect(way.or(change).first()).toBeVisible();
  if (!(await way.isVisible())) await change.click();
  await way.check();
}

/** The line that asks a phone of this language once, and moves nothing that stands there. */
async function comeIn(page: Page, language: Reader): Promise<void> {
  const { question, yes } = readers[language];
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const line = page.getByRole('complementary', { name: question });
  await expect(line).toBeVisible();
  const header = page.getByRole('banner').first();
  const before = await header.boundingBox();
  await page.waitForLoadState('load');
  expect(await header.boundingBox()).toEqual(before);
  await expectCleanHere(page);
  await line.getByRole('button', { name: yes }).click();
  await expect(page).toHaveURL(new RegExp(`/${language}$`));
  await expect(page.locator(`html[lang="${language}"]`)).toBeAttached();
  await expectRoom(page);
  await shoot(page, `home-${language}`);
  // Nobody is led away from an address that they open.
  await page.goto('/restaurants');
  await expect(page.locator('html[lang="en"]')).toBeAttached();
  await expect(line).toBeHidden();
}

/** A phone of this language orders at the demo kitchen, and stands on the page of its order. */
export async function orderIn(browser: Browser, language: Reader) {
  const context = await browser.newContext({
    locale: `${language}-IN`,
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const faults = watch(page);
  const { dish } = readers[language];
  await openKitchen(page);
  await emptyCart(page);
  await storeVisitor(page);
  await comeIn(page, language);
  await page.goto(`/${language}/restaurants`);
  await page.locator('main a[href*="/restaurantdetails/Dum-Handi/1"]').first().click();
  await expect(page).toHaveURL(new RegExp(`/${language}/restaurantdetails/Dum-Handi/1`));
  await shoot(page, `restaurant-${language}`);
  await page
    .getByRole('button', { name: say(language, cart, 'addDish', { dish }) })
    .last()
    .click();
  await logInOnTheWay(page, language);
  await expect(page.getByRole('dialog')).toBeHidden();
  await choose(page, language);
  await page.goto(`/${language}/cart`);
  await expect(page.getByText(dish).first()).toBeVisible();
  await expectNamed(page, language);
  await shoot(page, `cart-${language}`);
  await page.goto(`/${language}/checkout`);
  await payInCash(page, language);
  await expectCleanHere(page);
  expect(await findCutWords(page)).toEqual([]);
  await expectNamed(page, language);
  await shoot(page, `checkout-${language}`);
  await page.getByRole('button', { name: say(language, checkout, 'placeOrder') }).click();
  await expect(page).toHaveURL(new RegExp(`/${language}/myorders/FD-`));
  // The page before stands until this one does.
  const number = page.url().split('/').at(-1) ?? '';
  await expect(page).toHaveTitle(new RegExp(number));
  await expect(page.getByRole('main').getByText(dish).first()).toBeVisible();
  await expectCleanHere(page);
  await expectRoom(page);
  await expectNamed(page, language);
  await shoot(page, `order-${language}`);
  return { page, number, faults, expectNamed: () => expectNamed(page, language) };
}

async function ticketOf(page: Page, number: string): Promise<{ order_number: string; version: number }> {
  const { token } = await openSession(page, 'restaurant');
  const headers = { authorization: `Bearer ${token}` };
  const { orders } = await (await page.request.get('/api/kitchen/orders', { headers })).json();
  return orders.find((order: { order_number: string }) => order.order_number === number);
}

/** A step that may be taken back stands for this long before it is sent. */
const takeBackMs = 9000;

/** The kitchen's board in Kannada, with the English names beside; each step is pressed there. */
export async function openInKannada(browser: Browser, number: string) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const faults = watch(page);
  await storeVisitor(page, await openSession(page, 'restaurant'));
  await page.goto('/kn/orders');
  const ticket = page.getByRole('article', { name: number });
  for (const name of ['ಪಾಲಕ್ ಪನೀರ್', 'Palak Paneer', 'ದೊಡ್ಡದು']) await expect(ticket.getByText(name)).toBeVisible();
  await expectCleanHere(page);
  await shoot(page, 'ticket-kn');
  await page.clock.install();
  const versionOf = async () => (await ticketOf(page, number)).version;
  const press = async (catalogue: string, key: string) => {
    const before = await versionOf();
    const [words = ''] = say('kn', catalogue, key).split('{');
    await ticket
      .getByRole('button', { name: new RegExp(words) })
      .first()
      .click();
    await page.clock.runFor(takeBackMs);
    await expect.poll(versionOf).toBeGreaterThan(before);
  };
  return {
    press,
    accept: () => press('features/ordering/orders/kitchen/ticket/ticket', 'acceptMin'),
    /** The customer says the code of their page, and the kitchen types it. */
    handOver: async (customer: Page) => {
      const { token } = await openSession(customer, 'user');
      const headers = { authorization: `Bearer ${token}` };
      const { handover_code } = await (await customer.request.get(`/api/orders/${number}`, { headers })).json();
      const handing = 'features/ordering/orders/kitchen/hand-over/hand-over';
      await ticket.getByRole('button', { name: say('kn', handing, 'enterCode') }).click();
      await shoot(page, 'code-kn');
      await ticket.getByRole('textbox', { name: say('kn', handing, 'customers4Digit') }).fill(handover_code);
      await expect(ticket).toHaveCount(0);
    },
    close: async () => {
      expect(faults).toEqual([]);
      await context.close();
    },
  };
}
