import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { findObjections } from './axe.ts';
import { expect, openKitchen, openSession, test } from './fixtures.ts';
import { findCutSize, findCutSpacing, findCutWords } from './long-words.ts';
import { addHome, newMobile, openWithoutScripts, signIn } from './plain-fixtures.ts';
import { addShopper, cook, fillCart, order } from './shopper.ts';
import { findHardTargets } from './targets.ts';

test.beforeEach(({ page }) => openKitchen(page));

const bytesMax = 120_000;

test('a newcomer without scripts comes from the front page to an order that the kitchen accepts, in less than 120 kB (plain-1)', async ({
  browser,
  page: kitchen,
}) => {
  const { context, page, bytes, requests } = await openWithoutScripts(browser);
  await context.addCookies([{ name: 'plain', value: '1', url: test.info().project.use.baseURL ?? '' }]);
  await page.goto('/');
  await expect(page).toHaveURL(/\/plain$/);
  await page.getByRole('link', { name: /Bengaluru/ }).click();
  await page.getByRole('link', { name: 'Dum & Handi', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dum & Handi');
  await page
    .getByRole('button', { name: 'Add Palak Paneer' })
    .or(page.getByRole('link', { name: 'Add Palak Paneer' }))
    .first()
    .click();
  if (page.url().includes('/dish/')) {
    for (const group of await page.locator('fieldset:has(input[required])').all())
      await group.getByRole('radio').first().check();
    await page.getByRole('button', { name: 'Add', exact: true }).click();
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your cart');
  await page.getByRole('link', { name: 'Go to checkout' }).click();
  await page.getByLabel('Name').fill('Meera Nair');
  await page.getByLabel('E-mail or mobile').fill(newMobile());
  await page.getByLabel('Password').fill('blue-lantern-42');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Checkout');
  await page.getByRole('link', { name: 'Add a new address' }).click();
  await addHome(page);
  await page.getByRole('button', { name: /^Place order/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Waiting for the kitchen');
  const spent = await bytes();
  test.info().annotations.push({ type: 'bytes', description: `${spent} bytes in ${requests()} requests` });
  expect(spent).toBeLessThan(bytesMax);
  const number = /FD-[\w-]+/.exec(page.url())?.[0] ?? '';
  const session = await openSession(kitchen, 'restaurant');
  await cook(kitchen.request, session, number, 'accepted');
  await page.getByRole('link', { name: 'Refresh', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Accepted');
  await context.close();
});

/** What a catalogue says in Hindi. */
function say(catalogue: string, key: string): string {
  let found: unknown = JSON.parse(readFileSync(`apps/web/src/${catalogue}.texts.hi.json`, 'utf8'));
  for (const part of key.split('.')) found = Object(found)[part];
  expect(typeof found, key).toBe('string');
  return String(found);
}

/** The newest code that was sent to a number. */
async function findCode(page: Page, mobile: string): Promise<string> {
  let code = '';
  await expect(async () => {
    const texts = await (await page.request.get('/dev/sms')).text();
    code = new RegExp(`${mobile}[\\s\\S]{0,400}?\\b(\\d{6})\\b`).exec(texts)?.[1] ?? '';
    expect(code).not.toBe('');
  }).toPass();
  return code;
}

test('in Hindi a guest keeps what was chosen over a code by phone, as far as the order (plain-1, plain-9)', async ({
  browser,
  page: kitchen,
}) => {
  const { context, page, bytes } = await openWithoutScripts(browser, 1440);
  const mobile = newMobile();
  await page.goto('/hi/restaurantdetails/Dum-Handi/1');
  await page.locator('noscript a').click();
  await expect(page).toHaveURL(/\/hi\/plain\/restaurant\/1$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  const before = await bytes();
  await page.locator('form button[value="add"]').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('routes/user/user', 'cart'));
  await page.locator('a.button.wide').click();
  await page.locator('#f-name').fill('मीरा नायर');
  await page.locator('#f-contact').fill(mobile);
  await page.locator('button[value="code"]').click();
  await expect(page).toHaveURL(/\/hi\/plain\/code\?next=\/checkout$/);
  await page.locator('#f-code').fill('000000');
  await page.locator('button[value="enter"]').click();
  await expect(page.locator('#f-code')).toHaveAttribute('aria-invalid', 'true');
  await page.locator('#f-code').fill(await findCode(kitchen, mobile));
  await page.locator('button[value="enter"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('routes/public/checkout/checkout', 'checkout'));
  await page.goto('/hi/plain/addresses?next=/checkout');
  await page.locator('#f-city_id').selectOption('1');
  await addHome(page);
  await page.locator('button[value="place"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('किचन के जवाब का इंतज़ार');
  expect((await bytes()) - before).toBeLessThan(bytesMax);
  const number = /FD-[\w-]+/.exec(page.url())?.[0] ?? '';
  await cook(kitchen.request, await openSession(kitchen, 'restaurant'), number, 'accepted');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('किचन के जवाब का इंतज़ार');
  // The same browser reads it in English, signed in there as well.
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Accepted');
  await context.close();
});

test('a dish of another restaurant takes the place of a guest’s cart only when that is said (plain-9)', async ({
  browser,
  page: api,
}) => {
  const { context, page } = await openWithoutScripts(browser);
  const heading = page.getByRole('heading', { level: 1 });
  const add = async (restaurant: number) => {
    await page.goto(`/plain/restaurant/${restaurant}`);
    await page.locator('form button[value="add"]').first().click();
  };
  await add(1);
  await add(2);
  await expect(heading).toHaveText('Clear your cart?');
  await page.getByRole('link', { name: 'Keep current cart' }).click();
  await expect(page.getByRole('link', { name: /^Dum & Handi/ })).toBeVisible();
  // An account whose cart holds dishes of another kitchen keeps both until somebody decides.
  const shopper = await addShopper(api.request);
  await fillCart(api.request, shopper);
  await add(2);
  await page.getByRole('button', { name: 'Clear and add' }).click();
  await signIn({ context }, shopper.token);
  await page.goto('/plain/cart');
  await expect(page.getByText('Chosen before you logged in, and not in your cart yet')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Palak Paneer' })).toBeVisible();
  await page.getByRole('button', { name: 'Put these in my cart' }).click();
  await expect(page.getByRole('heading', { name: 'Palak Paneer' })).toBeHidden();
  await expect(page.getByText('Chosen before you logged in, and not in your cart yet')).toBeHidden();
  await page.getByRole('button', { name: 'Clear cart' }).click();
  await expect(page.getByText('Nothing here yet')).toBeVisible();
  await context.close();
});

test('who chose plain pages is shown whole ones again when they say so (plain-1)', async ({ browser }) => {
  const { context, page } = await openWithoutScripts(browser);
  await context.addCookies([{ name: 'plain', value: '1', url: test.info().project.use.baseURL ?? '' }]);
  await page.goto('/');
  await page.getByRole('button', { name: 'Always show whole pages' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await page.locator('noscript a').click();
  await expect(page).toHaveURL(/\/plain$/);
  await expect(page.getByRole('button', { name: 'Always show whole pages' })).toBeHidden();
  await context.close();
});

const themes = ['light', 'dark'] as const;

test('every plain page can be read, reached by keyboard and pressed with a thumb, in both themes (plain-10)', async ({
  browser,
  page: api,
}) => {
  test.setTimeout(240_000);
  // Scripts are on for who looks, and there are none in these pages.
  const context = await browser.newContext({ bypassCSP: true });
  const page = await context.newPage();
  const shopper = await addShopper(api.request);
  const number = await order(api.request, shopper, 'cod');
  await fillCart(api.request, shopper);
  const guest = ['', '?city=1', '/restaurant/1', '/dish/1', '/login', '/signup', '/nothing'];
  const own = ['/cart', '/checkout', '/addresses?next=/checkout', '/phone', '/orders', `/orders/${number}`];
  const paths = [...guest, ...own, `/orders/${number}/cancel`];
  const known = new Set<number>();
  for (const path of paths) {
    if (path === '/cart') await signIn({ context }, shopper.token);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/plain${path}`);
    expect(await page.locator('script').count(), path).toBe(0);
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect(await findObjections(page, known), `${path} in ${colorScheme}`).toEqual([]);
    }
    expect(await findCutWords(page), `${path} with longer words`).toEqual([]);
    expect(await findCutSpacing(page), `${path} with wider spacing`).toEqual([]);
    expect(await findCutSize(page), `${path} with the largest text`).toEqual([]);
    expect(await findHardTargets(page), `${path} under a thumb`).toEqual([]);
    for (const width of [1440, 320]) {
      await page.setViewportSize({ width, height: 844 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, `${path} at ${width}`).toBeLessThanOrEqual(0);
    }
  }
  await context.close();
});

test('an order is made with the keyboard alone, and a refused form leads to its fields (plain-10)', async ({
  browser,
}) => {
  const { context, page } = await openWithoutScripts(browser);
  await page.goto('/plain/signup?next=/checkout');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the page' })).toBeFocused();
  await page.getByLabel('Name').focus();
  await page.keyboard.type('Mira Rao');
  await page.keyboard.press('Tab');
  await page.keyboard.type('98450');
  await page.keyboard.press('Tab');
  await page.keyboard.type('blue-lantern-42');
  await page.keyboard.press('Enter');
  const contact = page.getByLabel('E-mail or mobile');
  await expect(contact).toHaveAttribute('aria-invalid', 'true');
  await expect(contact).toHaveAttribute('aria-describedby', 'e-contact');
  await expect(contact).toHaveValue('98450');
  await expect(page.getByLabel('Name')).toHaveValue('Mira Rao');
  await expect(page.getByLabel('Password')).toHaveValue('');
  await page.getByRole('alert').getByRole('link').focus();
  await page.keyboard.press('Enter');
  await expect(contact).toBeFocused();
  await context.close();
});
