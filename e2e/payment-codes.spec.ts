// Cash that is paid by a UPI code, from the rider's phone, the counter and the customer's side.
import { expectAccessible } from './accessibility.ts';
import { expect, openKitchen, openSession, storeVisitor, test, visit } from './fixtures.ts';
import { demoBuyer, dishCalled, order, take } from './kitchen-fixtures.ts';

test.setTimeout(120_000);
test.beforeEach(({ page }) => openKitchen(page));

const dish = 'Palak Paneer';

test('a rider shows a code, the customer pays by it, and nobody takes cash (payments-14)', async ({
  browser,
  page,
}) => {
  const number = await order(page, await demoBuyer(page), await dishCalled(page, dish));
  await take(page, number, 'accepted', 'ready', 'out_for_delivery');
  const kitchen = await openSession(page, 'restaurant');
  const made = await page.request.post(`/api/kitchen/orders/${number}/rider-link`, {
    headers: { authorization: `Bearer ${kitchen.token}` },
    data: {},
  });
  const { url }: { url: string } = await made.json();
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const rider = await phone.newPage();
  await rider.goto(new URL(url).pathname);
  await expect(rider.getByText(/Take ₹[\d,.]+ in cash/)).toBeVisible();
  await rider.getByRole('button', { name: 'Show UPI code' }).click();
  const sheet = rider.getByRole('dialog', { name: /^Pay ₹[\d,.]+ by UPI$/ });
  await expect(sheet.getByRole('img', { name: /^UPI code for ₹/ })).toBeVisible();
  await expect(sheet.getByRole('status')).toHaveText(/Waiting for the payment/);

  const customer = await visit(browser, 'user');
  const leads = (await sheet.getByRole('link', { name: /demo bank/ }).getAttribute('href')) ?? '';
  await customer.goto(new URL(leads).pathname);
  await customer.getByRole('button', { name: /^Pay/ }).first().click();

  await expect(sheet.getByText(/^₹[\d,.]+ paid by UPI$/)).toBeVisible();
  await expect(sheet.getByText('Take no cash.')).toBeVisible();
  await sheet.getByRole('button', { name: 'Done' }).click();
  await expect(rider.getByText('Paid. Take no money.')).toBeVisible();
  await expect(rider.getByRole('button', { name: 'Show UPI code' })).toHaveCount(0);
  // Nothing is to be taken any more, so it may also be left there.
  await expect(rider.getByRole('button', { name: 'Left at the door' })).toBeVisible();
  await customer.goto(`/myorders/${number}`);
  await expect(customer.getByText('To pay in cash')).toHaveCount(0);
});

test('the kitchen shows one too from the card that is open, which says that it is paid (payments-14)', async ({
  browser,
  page,
}) => {
  const number = await order(page, await demoBuyer(page), await dishCalled(page, dish));
  await take(page, number, 'accepted', 'ready', 'out_for_delivery');
  await storeVisitor(page, await openSession(page, 'restaurant'));
  await page.goto('/orders');
  const ticket = page.getByRole('article', { name: number });
  await ticket.getByRole('button', { name: 'Enter code' }).click();
  await ticket.getByRole('button', { name: 'Show UPI code' }).click();
  const sheet = page.getByRole('dialog', { name: /by UPI$/ });
  const leads = (await sheet.getByRole('link', { name: /demo bank/ }).getAttribute('href')) ?? '';
  const customer = await visit(browser, 'user');
  await customer.goto(new URL(leads).pathname);
  await customer.getByRole('button', { name: /^Pay/ }).first().click();
  await expect(sheet.getByText('Take no cash.')).toBeVisible();
  await sheet.getByRole('button', { name: 'Done' }).click();
  await expect(ticket.getByRole('button', { name: 'Show UPI code' })).toHaveCount(0);
  await expect(ticket.getByText(/Collect ₹/)).toHaveCount(0);
  await expect(ticket.getByRole('button', { name: 'Left at the door instead' })).toBeVisible();
});

test('axe objects to nothing in the sheet of a code', async ({ page }) => {
  const number = await order(page, await demoBuyer(page), await dishCalled(page, dish));
  await take(page, number, 'accepted', 'ready', 'out_for_delivery');
  const kitchen = await openSession(page, 'restaurant');
  const made = await page.request.post(`/api/kitchen/orders/${number}/rider-link`, {
    headers: { authorization: `Bearer ${kitchen.token}` },
    data: {},
  });
  const { url }: { url: string } = await made.json();
  await expectAccessible(page, {
    path: new URL(url).pathname,
    isShown: async (shown) => {
      await shown.getByRole('button', { name: 'Show UPI code' }).click();
      await expect(shown.getByRole('img', { name: /^UPI code for/ })).toBeVisible();
    },
    widths: [390],
  });
});
