import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, openKitchen, openSession, storeVisitor, test, type Session } from './fixtures.ts';
import { addShopper, ask, cook, order } from './shopper.ts';

const places = '/all-orders?live=1&restaurant=1';

/** An order of a new customer that is paid online as the demo provider's page pays it. */
async function orderPaid(request: APIRequestContext, shopper: Session): Promise<string> {
  const number = await order(request, shopper, 'upi');
  const { url } = await ask(request, shopper, `POST /orders/${number}/payment/open`, {});
  await ask(request, shopper, `POST /demo-pay/${String(url).replace('/pay/demo/', '')}`, { action: 'pay' });
  await expect(async () => {
    expect((await ask(request, shopper, `GET /orders/${number}`)).status).toBe('placed');
  }).toPass();
  return number;
}

/** Twelve orders that the demo kitchen has not begun, three of them in cash, and one that is on the way. */
async function fillKitchen(page: Page) {
  const { request } = page;
  await openKitchen(page);
  const kitchen = await openSession(page, 'restaurant');
  const shoppers = [await addShopper(request), await addShopper(request), await addShopper(request)];
  const numbers: string[] = [];
  const [first] = shoppers;
  if (!first) throw new Error('Nobody orders.');
  const out = await order(request, first, 'cod');
  await cook(request, kitchen, out, 'out_for_delivery');
  for (const shopper of shoppers) {
    numbers.push(await order(request, shopper, 'cod'));
    for (let count = 0; count < 3; count++) numbers.push(await orderPaid(request, shopper));
  }
  return { kitchen, first, numbers, out };
}

/** Ends what stands open in the kitchen, so that the list holds what a test has ordered. */
async function emptyKitchen(page: Page, kitchen: Session): Promise<void> {
  const { orders } = await ask(page.request, kitchen, 'GET /kitchen/orders');
  for (const { order_number, version, status } of orders)
    if (status === 'accepted' || status === 'preparing' || status === 'ready')
      await ask(page.request, kitchen, `PATCH /orders/${order_number}/status`, {
        to: 'cancelled',
        version,
        reason: 'CLOSING',
      });
}

test('twelve orders of a closed kitchen are looked at and cancelled together, each once, and all hear of it (orders-24, orders-29)', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await openKitchen(page);
  await emptyKitchen(page, await openSession(page, 'restaurant'));
  const { kitchen, first, numbers, out } = await fillKitchen(page);
  const office = await openSession(page, 'admin');
  await storeVisitor(page, office);
  await page.goto(places);
  await expect(page.getByRole('row', { name: new RegExp(out) })).toBeVisible();

  let clicks = 0;
  const click = async (press: Promise<void>) => {
    clicks += 1;
    await press;
  };
  await click(page.getByRole('checkbox', { name: 'Select all rows of this page' }).check());
  await click(page.getByRole('button', { name: 'Cancel together' }).click());
  const side = page.getByRole('complementary', { name: 'Cancel 12 orders' });
  await expect(side.getByRole('row', { name: /^Paid online, given back in full 9/ })).toBeVisible();
  await expect(side.getByRole('row', { name: /^Cash, nothing collected yet 3/ })).toBeVisible();
  await expect(side.getByText('It is on the way. Call its rider if it must turn round.').first()).toBeVisible();
  await expect(side.getByText(out)).toBeVisible();
  await click(side.getByRole('button', { name: /^Cancel 12, give back ₹/ }).click());
  await expect(side.getByText('12 orders cancelled')).toBeVisible();
  expect(clicks).toBe(3);
  await expect(page).toHaveURL(/[?&]run=\d+/);

  for (const number of numbers)
    expect((await ask(page.request, office, `GET /admin/orders/${number}`)).status).toBe('cancelled');
  expect((await ask(page.request, office, `GET /admin/orders/${out}`)).status).toBe('out_for_delivery');
  const { orders } = await ask(page.request, kitchen, 'GET /kitchen/orders');
  expect(orders.filter(({ order_number }: { order_number: string }) => numbers.includes(order_number))).toEqual([]);
  const { notifications } = await ask(page.request, first, 'GET /notifications');
  const told = notifications.filter(({ kind }: { kind: string }) => kind === 'order_cancelled');
  expect(told).toHaveLength(4);

  await page.goto('/audit-log');
  await page
    .getByRole('link', { name: /^the cancel run of /i })
    .first()
    .click();
  await expect(page.getByRole('complementary').getByText('12 orders cancelled')).toBeVisible();
  await expectAccessible(page, {
    path: new URL(page.url()).pathname + new URL(page.url()).search,
    role: 'admin',
    isShown: async () => expect(page.getByText('12 orders cancelled').first()).toBeVisible(),
  });
});

test('the preview of a bulk cancel is used by keys alone, and axe objects to nothing (orders-29)', async ({ page }) => {
  await openKitchen(page);
  const shopper = await addShopper(page.request);
  const number = await order(page.request, shopper, 'cod');
  await storeVisitor(page, await openSession(page, 'admin'));
  const search = `/all-orders?search=${number}`;
  const open = async () => {
    const box = page.getByRole('checkbox', { name: `Select ${number}` });
    await box.focus();
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: 'Cancel together' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('You pay nothing.', { exact: false })).toBeVisible();
  };
  await page.goto(search);
  await open();
  await page.getByRole('radio', { name: 'The restaurant cannot go on' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('Flood, storm or curfew. You pay nothing.', { exact: false })).toBeVisible();
  let isOpen = false;
  const isShown = async () => {
    if (!isOpen) await open();
    isOpen = true;
    await expect(page.getByText('What each customer reads')).toBeVisible();
  };
  await expectAccessible(page, { path: search, role: 'admin', isShown });
  await page.keyboard.press('Escape');
  expect((await ask(page.request, shopper, `GET /orders/${number}`)).status).toBe('placed');
});
