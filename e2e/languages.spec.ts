import { readFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { expectCleanHere } from './accessibility.ts';
import { expect, logins, openKitchen, openSession, storeVisitor, test, watch } from './fixtures.ts';
import { findCutWords } from './long-words.ts';

const shots = process.env['LANGUAGE_SHOTS'];

/** A picture in both themes, where somebody wants to look at them. */
async function shoot(page: Page, name: string): Promise<void> {
  if (!shots) return;
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator(`html[data-theme="${colorScheme}"]`)).toBeAttached();
    await page.screenshot({ path: `${shots}/${name}-${page.viewportSize()?.width ?? 0}-${colorScheme}.png` });
  }
}

/** What a catalogue says: the key is its path of groups, with values put in. */
function say(language: 'hi' | 'kn', catalogue: string, key: string, values: Record<string, string> = {}): string {
  let found: unknown = JSON.parse(readFileSync(`apps/web/src/${catalogue}.texts.${language}.json`, 'utf8'));
  for (const part of key.split('.')) found = Object(found)[part];
  expect(typeof found, key).toBe('string');
  return Object.entries(values).reduce((text, [name, value]) => text.replace(`{${name}}`, value), String(found));
}

const auth = 'features/accounts/auth/shop/auth';
const cart = 'features/ordering/cart/shop/cart';
const checkout = 'features/ordering/orders/shop/checkout/checkout';

/** Nothing leaves its place as it stands, and nothing is wider than the page. */
async function expectRoom(page: Page): Promise<void> {
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(overflow, page.url()).toBeLessThanOrEqual(0);
}

async function emptyCart(page: Page): Promise<void> {
  const { token, userId } = await openSession(page, 'user');
  await page.request.delete(`/api/cart/byuser/${userId}`, { headers: { authorization: `Bearer ${token}` } });
}

async function logInOnTheWay(page: Page): Promise<void> {
  const sheet = page.getByRole('dialog');
  await sheet.getByText(say('hi', auth, 'sheet.hasAccount')).click();
  await sheet.getByLabel(say('hi', auth, 'eMailOr')).fill(logins.user.usernameOrEmail);
  await sheet.getByLabel(say('hi', auth, 'password'), { exact: true }).fill(logins.user.password);
  await sheet.getByRole('button', { name: say('hi', auth, 'sheet.logInAndAdd', { quantity: '1' }) }).click();
}

interface Named {
  dish_name?: string;
  option_name?: string;
  names?: { hi?: string; kn?: string };
}

/** What the demo kitchen's menu calls in English that has a name in this language. */
async function englishNames(page: Page, language: 'hi' | 'kn'): Promise<string[]> {
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
async function expectNamed(page: Page, language: 'hi' | 'kn'): Promise<void> {
  const text = await page.locator('main').innerText();
  const names = await englishNames(page, language);
  expect(names.length).toBeGreaterThan(5);
  expect(
    [...names, 'Dum & Handi'].filter((name) => text.includes(name)),
    page.url(),
  ).toEqual([]);
}

/** A dish with choices, from its own page. */
async function chooseInHindi(page: Page): Promise<void> {
  await page.goto('/hi/dish/1');
  const large = page.getByRole('radio', { name: 'बड़ा' });
  await large.check();
  await expectNamed(page, 'hi');
  await shoot(page, 'dish-hi');
  await page.getByRole('button', { name: say('hi', 'routes/public/dishes/dishes', 'addCart') }).click();
  await expect(page.getByText(say('hi', cart, 'added'))).toBeVisible();
}

/** The kitchen reads in Kannada what was ordered in Hindi, with the English name beside, and takes it. */
async function acceptInKannada(browser: Browser, number: string): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const faults = watch(page);
  await storeVisitor(page, await openSession(page, 'restaurant'));
  await page.goto('/kn/orders');
  const ticket = page.getByRole('article', { name: number });
  await expect(ticket.getByText('ಪಾಲಕ್ ಪನೀರ್')).toBeVisible();
  await expect(ticket.getByText('Palak Paneer')).toBeVisible();
  await expect(ticket.getByText('ದೊಡ್ಡದು')).toBeVisible();
  await expectCleanHere(page);
  await shoot(page, 'ticket-kn');
  const { order_number, version } = await ticketOf(page, number);
  expect(order_number).toBe(number);
  await ticket
    .getByRole('button', {
      name: new RegExp(say('kn', 'features/ordering/orders/kitchen/ticket/ticket', 'acceptMin').split('{')[0] ?? ''),
    })
    .first()
    .click();
  await expect.poll(async () => (await ticketOf(page, number)).version).toBeGreaterThan(version);
  expect(faults).toEqual([]);
  await context.close();
}

async function ticketOf(page: Page, number: string): Promise<{ order_number: string; version: number }> {
  const { token } = await openSession(page, 'restaurant');
  const headers = { authorization: `Bearer ${token}` };
  const { orders } = await (await page.request.get('/api/kitchen/orders', { headers })).json();
  return orders.find((order: { order_number: string }) => order.order_number === number);
}

async function payInCash(page: Page): Promise<void> {
  const block = page.getByRole('region', { name: say('hi', 'routes/public/checkout/checkout', 'payWith') });
  const cash = say('hi', 'features/money/payments/shop/payments', 'method.cod.heading');
  const way = block.getByRole('radio', { name: cash });
  const change = block.getByRole('button').first();
  await expect(way.or(change).first()).toBeVisible();
  if (!(await way.isVisible())) await change.click();
  await way.check();
}

test('a phone in Hindi is asked once, and comes from the front page to its history in Hindi, with every dish called so (languages-1, languages-5, names-8)', async ({
  browser,
}) => {
  const context = await browser.newContext({
    locale: 'hi-IN',
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const faults = watch(page);
  await openKitchen(page);
  await emptyCart(page);
  await storeVisitor(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const line = page.getByRole('complementary', { name: 'यह साइट हिन्दी में देखें?' });
  await expect(line).toBeVisible();
  const header = page.getByRole('banner').first();
  const before = await header.boundingBox();
  await page.waitForLoadState('load');
  expect(await header.boundingBox()).toEqual(before);
  await expectCleanHere(page);
  await line.getByRole('button', { name: 'हाँ' }).click();
  await expect(page).toHaveURL(/\/hi$/);
  await expect(page.locator('html[lang="hi"]')).toBeAttached();
  await expectRoom(page);
  await shoot(page, 'home-hi');
  // Nobody is led away from an address that they open.
  await page.goto('/restaurants');
  await expect(page.locator('html[lang="en"]')).toBeAttached();
  await expect(line).toBeHidden();

  await page.goto('/hi/restaurants');
  await page.locator('main a[href*="/restaurantdetails/Dum-Handi/1"]').first().click();
  await expect(page).toHaveURL(/\/hi\/restaurantdetails\/Dum-Handi\/1/);
  await shoot(page, 'restaurant-hi');
  const add = page.getByRole('button', { name: say('hi', cart, 'addDish', { dish: 'पालक पनीर' }) });
  await add.last().click();
  await logInOnTheWay(page);
  await expect(page.getByRole('dialog')).toBeHidden();
  await chooseInHindi(page);
  await page.goto('/hi/cart');
  await expect(page.getByText('पालक पनीर').first()).toBeVisible();
  await expectNamed(page, 'hi');
  await shoot(page, 'cart-hi');
  await page.goto('/hi/checkout');
  await payInCash(page);
  await expectCleanHere(page);
  expect(await findCutWords(page)).toEqual([]);
  await expectNamed(page, 'hi');
  await shoot(page, 'checkout-hi');
  await page.getByRole('button', { name: say('hi', checkout, 'placeOrder') }).click();
  await expect(page).toHaveURL(/\/hi\/myorders\/FD-/);
  // The page before stands until this one does.
  const number = page.url().split('/').at(-1) ?? '';
  await expect(page).toHaveTitle(new RegExp(number));
  await expect(page.getByRole('main').getByText('पालक पनीर').first()).toBeVisible();
  await expectCleanHere(page);
  await expectRoom(page);
  await expectNamed(page, 'hi');
  await shoot(page, 'order-hi');
  await acceptInKannada(browser, number);
  await page.goto('/hi/myorders');
  await expect(page.getByText('पालक पनीर').first()).toBeVisible();
  await expectNamed(page, 'hi');
  await shoot(page, 'orders-hi');
  // A link of a letter is in English, and goes on in what was chosen.
  await page.goto(`/myorders/${number}`);
  await expect(page).toHaveURL(/\/hi\/myorders\/FD-/);
  expect(faults).toEqual([]);
  await context.close();
});

test('the language is changed in the midst of a page: it stays, and so does what was typed (languages-6, languages-7)', async ({
  page,
}) => {
  await storeVisitor(page);
  await page.goto('/hi/contact-us?from=menu');
  const contact = 'features/care/contact/shop/contact';
  await page.getByLabel(say('hi', contact, 'name'), { exact: true }).fill('Asha');
  await page.getByLabel(say('hi', contact, 'message'), { exact: true }).fill('कहाँ है?');
  const languages = (name: string) => page.getByRole('navigation', { name });
  const kannada = languages('भाषा').getByRole('link', { name: 'ಕನ್ನಡ' });
  // The server leaves out what no screen reads; so the page is awake.
  await expect(kannada).toHaveAttribute('href', '/kn/contact-us?from=menu');
  await kannada.click();
  await expect(page).toHaveURL(/\/kn\/contact-us\?from=menu$/);
  await expect(page.getByLabel(say('kn', contact, 'name'), { exact: true })).toHaveValue('Asha');
  await expect(page.getByLabel(say('kn', contact, 'message'), { exact: true })).toHaveValue('कहाँ है?');
  await shoot(page, 'contact-kn');
  const english = languages('ಭಾಷೆ').getByRole('link', { name: 'English' });
  await expect(english).toHaveAttribute('href', '/contact-us?from=menu');
  await english.click();
  await expect(page).toHaveURL(/\d\/contact-us\?from=menu$/);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Asha');
  const html = await (await page.request.get('/kn/contact-us')).text();
  for (const [language, path] of [
    ['en', '/contact-us'],
    ['hi', '/hi/contact-us'],
    ['kn', '/kn/contact-us'],
    ['x-default', '/contact-us'],
  ] as const)
    expect(html).toMatch(new RegExp(`hrefLang="${language}" href="[^"]+:\\d+${path}"`));
});

test('a kitchen reads its board in Kannada, and the office has one address (languages-1, languages-4)', async ({
  browser,
}) => {
  const page = await (
    await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  ).newPage();
  const faults = watch(page);
  await storeVisitor(page, await openSession(page, 'restaurant'));
  await page.goto('/kn/orders');
  await expect(page.locator('html[lang="kn"]')).toBeAttached();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/[\u0C80-\u0CFF]/);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expectCleanHere(page);
    await expectRoom(page);
    await shoot(page, 'board-kn');
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/kn/my-menu');
  await expect(page.getByText('Palak Paneer').first()).toBeVisible();
  await expectRoom(page);
  await shoot(page, 'menu-kn');
  const office = await page.request.get('/kn/all-orders?status=placed', { maxRedirects: 0 });
  expect([office.status(), office.headers()['location']]).toEqual([301, '/all-orders?status=placed']);
  expect(faults).toEqual([]);
  await page.context().close();
});

// Words of the domain and the contract stand in each of them, which the server says as well as the browser.
const served = [
  '/',
  '/restaurants',
  '/restaurantdetails/Dum-Handi/1',
  '/dish/1',
  '/ourdishes?search=paneer',
  '/menu',
  '/about',
  '/blogs',
  '/blogdetails/any/1',
  '/faq',
  '/fair-play',
  '/contact-us',
  '/refund-policy',
  '/food-safety-compliance',
  '/complaints',
  '/complaints/new',
  '/search?q=paneer',
  '/signup',
  '/checkout',
] as const;

test('what the server writes in Hindi and in Kannada is what the browser makes of it, on every public screen (languages-3, language-6)', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const page = await (await browser.newContext()).newPage();
  const faults = watch(page);
  await storeVisitor(page, await openSession(page, 'user'));
  for (const [at, path] of served.entries()) {
    const language = at % 2 === 0 ? 'hi' : 'kn';
    await page.goto(`/${language}${path}`);
    // A page is alive as soon as members' links stand where the server has none.
    const dashboard = page.locator('a[href$="/dashboard"]').first();
    if (!['/checkout', '/signup'].includes(path)) await expect(dashboard, path).toBeAttached();
    expect(await page.locator('main').count(), path).toBe(1);
    expect(faults.splice(0), `/${language}${path}`).toEqual([]);
  }
});
