import type { BrowserContext, Page, Route } from '@playwright/test';
import { addShopper, ask, fillCart } from './shopper.ts';
import { expect, openKitchen, payWith, storeVisitor, test as base, watch, type Session } from './fixtures.ts';

// What is asked for without a line fails, and the browser says so.
const test = base.extend({
  quiet: async ({ page }, use) => {
    const faults = watch(page);
    await use();
    expect(faults.filter((fault) => !fault.startsWith('Failed to load resource'))).toEqual([]);
  },
});

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
test.beforeEach(({ page }) => openKitchen(page));

const told = /no connection|You're Offline|You’re offline|internet|connection dropped/i;

/** Does something without a line, sees that it is said, and has the line back. */
async function withoutLine(page: Page, context: BrowserContext, act: () => Promise<void>): Promise<void> {
  // No service worker keeps the code of messages here, so it has to be there before.
  await expect(page.locator('.Toastify').first()).toBeAttached();
  await context.setOffline(true);
  await act();
  await expect(page.getByText(told).filter({ visible: true }).first()).toBeVisible();
  await context.setOffline(false);
}

const ordersOf = async (page: Page, session: Session): Promise<string[]> => {
  const { orders }: { orders: { order_number: string }[] } = await ask(page.request, session, 'GET /orders?tab=active');
  return orders.map(({ order_number }) => order_number);
};

test('the line goes while one joins over a dish: what was typed stays, and the next tap joins and adds it (offline-8)', async ({
  page,
  context,
}) => {
  await storeVisitor(page);
  await page.goto('/restaurantdetails/Dum-Handi/1');
  await page.getByRole('button', { name: 'Add Palak Paneer' }).last().tap();
  const sheet = page.getByRole('dialog', { name: 'Create your account' });
  const mobile = `98${String(Date.now()).slice(-8)}`;
  await sheet.getByLabel('Name').fill('Meera Nair');
  await sheet.getByLabel('E-mail or mobile').fill(mobile);
  await sheet.getByLabel('Password', { exact: true }).fill('blue-lantern-42');
  const join = sheet.getByRole('button', { name: /^Add 1/ });
  await withoutLine(page, context, () => join.tap());
  await expect(sheet.getByLabel('Name')).toHaveValue('Meera Nair');
  await expect(sheet.getByLabel('E-mail or mobile')).toHaveValue(mobile);
  await expect(sheet.getByLabel('Password', { exact: true })).toHaveValue('blue-lantern-42');
  await join.tap();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('link', { name: /1 (item|dish)/ }).last()).toBeVisible();
});

test('the line goes in the cart: the quantity is as before, that is said, and the next tap counts (offline-8)', async ({
  page,
  context,
}) => {
  const shopper = await addShopper(page.request);
  await fillCart(page.request, shopper);
  await storeVisitor(page, shopper);
  await page.goto('/cart');
  const quantity = page.getByRole('group', { name: 'Quantity of Palak Paneer' });
  await expect(quantity).toContainText('2');
  const more = quantity.getByRole('button').last();
  await withoutLine(page, context, () => more.tap());
  await expect(quantity).toContainText('2');
  await more.tap();
  await expect(quantity).toContainText('3');
  await page.reload();
  await expect(quantity).toContainText('3');
});

test('the line goes while code is fetched behind the page: it is fetched again, and nothing fails (offline-8)', async ({
  page,
  context,
}) => {
  await storeVisitor(page, await addShopper(page.request));
  const dialogs = /\/assets\/(?:confirm|sheet)-box-/;
  await context.route(dialogs, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => dialogs.test(request.url()));
  await page.goto('/cart');
  await failed;
  await context.unroute(dialogs);
  const fetched = page.waitForResponse((reply) => dialogs.test(reply.url()) && reply.ok());
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await fetched;
});

test('the line goes while an address is saved: it stays in the form, and the next tap saves it once (offline-8)', async ({
  page,
  context,
}) => {
  const shopper = await addShopper(page.request);
  await fillCart(page.request, shopper);
  await storeVisitor(page, shopper);
  await page.goto('/checkout');
  await page.getByRole('button', { name: 'Change Deliver to' }).tap();
  await page.getByRole('button', { name: 'Add a new address' }).tap();
  const form = page.getByRole('dialog', { name: 'Add a new address' });
  await form.getByLabel('House and street').fill('22, 5th Main');
  await form.getByLabel('Pin code').fill('560038');
  const save = form.getByRole('button', { name: 'Save and deliver here' });
  await withoutLine(page, context, () => save.tap());
  await expect(form.getByLabel('House and street')).toHaveValue('22, 5th Main');
  await save.tap();
  await expect(form).toBeHidden();
  const addresses: { line1: string }[] = await ask(page.request, shopper, 'GET /addresses');
  expect(addresses.filter(({ line1 }) => line1 === '22, 5th Main')).toHaveLength(1);
});

test('the line goes as the order is placed, before or after it was heard: the next tap leads to one order (offline-8)', async ({
  page,
  context,
}) => {
  const shopper = await addShopper(page.request);
  await fillCart(page.request, shopper);
  await storeVisitor(page, shopper);
  await page.goto('/checkout');
  await payWith(page, /Cash on delivery/);
  const place = page.getByRole('button', { name: /^Place order/ });
  await expect(place).toBeEnabled();
  await withoutLine(page, context, () => place.tap());
  expect(await ordersOf(page, shopper)).toEqual([]);

  // The server hears this one, and its answer is lost.
  let heard = 0;
  const loseAnswer = async (route: Route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    heard += 1;
    await route.fetch();
    return route.abort('internetdisconnected');
  };
  await page.route('**/api/orders', loseAnswer);
  await place.tap();
  await expect.poll(() => heard).toBeGreaterThan(0);
  await expect.poll(() => ordersOf(page, shopper)).toHaveLength(1);
  await page.unroute('**/api/orders', loseAnswer);
  await expect(place.or(page.getByRole('heading', { name: 'Waiting for the kitchen' })).first()).toBeVisible();
  if (await place.isVisible()) await place.tap();
  await expect(page).toHaveURL(/\/myorders\/FD-/);
  expect(await ordersOf(page, shopper)).toHaveLength(1);
});
