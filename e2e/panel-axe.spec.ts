import type { Page } from '@playwright/test';
import { expectAccessible, expectCleanHere, showsHeading } from './accessibility.ts';
import { expect, openKitchen, openSession, storeVisitor, test } from './fixtures.ts';
import { addShopper, ask, cook, deliver, fillCart, order } from './shopper.ts';

/** Presses a button as long as what it opens is not there. */
const opens = (button: string, dialog: string) => async (page: Page) => {
  const opened = page.getByRole('dialog', { name: dialog });
  await expect(page.getByRole('button', { name: button }).or(opened).first()).toBeVisible();
  if (!(await opened.isVisible())) await page.getByRole('button', { name: button }).click();
  await expect(opened).toBeVisible();
};

test('axe objects to nothing on narrowed orders and on the dialog with the map (house-5)', async ({ page }) => {
  const rows = page.getByRole('article').first();
  await expectAccessible(page, {
    path: '/myorders?tab=past&state=delivered&days=180',
    role: 'user',
    isShown: () => expect(rows).toBeVisible(),
  });
  await expectAccessible(page, {
    path: '/myaddress',
    role: 'user',
    isShown: async () => {
      await opens('Add an address', 'Add a new address')(page);
      await expect(page.getByRole('application')).toBeVisible();
    },
  });
});

test('axe objects to nothing on an order from the door to the refund, and on a checkout with credit (house-5)', async ({
  page,
}) => {
  const { request } = page;
  await openKitchen(page);
  const [shopper, kitchen, admin] = [
    await addShopper(request),
    await openSession(page, 'restaurant'),
    await openSession(page, 'admin'),
  ];
  const number = await order(request, shopper, 'cod');
  await cook(request, kitchen, number, 'out_for_delivery');
  await expectAccessible(page, {
    path: `/myorders/${number}`,
    session: shopper,
    isShown: showsHeading('On the way'),
    widths: [390],
  });
  await deliver(request, kitchen, shopper, number);
  await expectAccessible(page, {
    path: `/myorders/${number}`,
    session: shopper,
    isShown: opens('Ask for a refund', 'Ask for a refund'),
  });
  const credit = { amount: 50, cause: 'goodwill', reason: 'It was late', as_credit: true };
  await ask(request, admin, `POST /admin/orders/${number}/refunds`, credit);
  await fillCart(request, shopper);
  await expectAccessible(page, { path: '/cart', session: shopper, isShown: showsHeading('Your cart'), widths: [1440] });
  await expectAccessible(page, {
    path: '/checkout',
    session: shopper,
    isShown: async () => {
      const change = page.getByRole('button', { name: 'Change Pay with' });
      const credit = page.getByRole('checkbox', { name: /₹50/ });
      await expect(credit.or(change)).toBeVisible();
      if (await change.isVisible()) {
        await expect(page.getByText('You have ₹50.00 of credit to use')).toBeVisible();
        await change.click();
        // Credit goes with an online payment, and the last order was paid in cash.
        await page.getByRole('radio', { name: /^UPI/ }).check();
      }
      await expect(credit).toBeVisible();
    },
  });
  const refused = await order(request, shopper, 'cod');
  const { version } = await ask(request, shopper, `GET /orders/${refused}`);
  await ask(request, kitchen, `PATCH /orders/${refused}/status`, { to: 'rejected', version, reason: 'TOO_BUSY' });
  await page.goto(`/myorders/${refused}`);
  await showsHeading('Order cancelled')(page);
  await expectCleanHere(page);
});

test('axe objects to nothing while a payment waits, at the demo bank, and after it failed (house-5)', async ({
  page,
}) => {
  const { request } = page;
  await openKitchen(page);
  const shopper = await addShopper(request);
  const number = await order(request, shopper, 'upi');
  const path = `/myorders/${number}/pay`;
  await expectAccessible(page, { path, session: shopper, isShown: showsHeading('Waiting for your payment') });
  const { url } = await ask(request, shopper, `POST /orders/${number}/payment/open`);
  await expectAccessible(page, { path: url, session: shopper, isShown: showsHeading('Demo payment') });
  await page.getByRole('button', { name: 'Fail', exact: true }).click();
  await expect(page.getByText('The payment did not go through.')).toBeVisible();
});

test('axe objects to nothing on the office’s lists and what they open', async ({ page }) => {
  const admin = await openSession(page, 'admin');
  const { rows } = await ask(page.request, admin, 'GET /admin/complaints?tab=all');
  const screens = [
    ['/category', 390],
    ['/cities?open=1', 1440],
    ['/testimonials?open=1', 390],
    ['/teams?open=1', 1440],
    [`/admin/complaints?tab=all&open=${rows[0].complaint_id}`, 1440],
    ['/all-feedback', 390],
    ['/dish-photos', 390],
    ['/price-reports?open=1', 390],
    ['/contacts', 390],
    ['/coupons', 390],
    ['/payouts', 1440],
    ['/admin-blogs?open=new', 390],
    ['/adminrestaurants?open=1', 390],
    ['/audit-log', 390],
  ] as const;
  await storeVisitor(page, admin);
  for (const [path, width] of screens) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    await expect(page.locator('main h1, main h2').first()).toBeVisible();
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    await expectCleanHere(page);
  }
});
