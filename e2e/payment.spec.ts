import type { Page } from '@playwright/test';
import { expectCleanHere } from './accessibility.ts';
import { expect, openSession, payWith, test, visit, watch } from './fixtures.ts';

async function toThePaymentPage(page: Page): Promise<string> {
  const { token, userId } = await openSession(page, 'user');
  await page.request.delete(`/api/cart/byuser/${userId}`, { headers: { authorization: `Bearer ${token}` } });
  await page.goto('/restaurantdetails/Dum-Handi/1');
  const dish = page.getByRole('article', { name: 'Palak Paneer', exact: true }).last();
  await dish.getByRole('button', { name: 'Add Palak Paneer' }).click();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' }).first()).toBeVisible();
  await page.goto('/checkout');
  await expect(page.getByText('Rider calls 98450 12345')).toBeVisible();
  await payWith(page, /^UPI/);
  await page.getByRole('button', { name: /^Place order/ }).click();
  await expect(page.getByRole('heading', { name: 'Waiting for your payment' })).toBeVisible();
  return /FD-[0-9A-Z]{6}/.exec(page.url())?.[0] ?? '';
}

const toTheBank = async (page: Page) => {
  await page.getByRole('button', { name: /^(Pay now|Try again)/ }).click();
  await expect(page.getByRole('heading', { name: 'Demo payment' })).toBeVisible();
};
const inTheBank = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('a failed payment can be tried again, in the same place, and places the order once', async ({ browser }) => {
  const page = await visit(browser, 'user');
  const faults = watch(page);
  const number = await toThePaymentPage(page);
  await toTheBank(page);
  const session = page.url();
  await inTheBank(page, 'Fail');
  await expect(page.getByText('The payment did not go through.')).toBeVisible();
  await expectCleanHere(page);
  await page.goto('/cart');
  await expect(page.getByText('Palak Paneer')).toBeVisible();
  await page.goto(`/myorders/${number}`);
  await toTheBank(page);
  expect(page.url()).toBe(session);
  await inTheBank(page, 'Pay');
  await expect(page.getByRole('heading', { name: 'Waiting for the kitchen' })).toBeVisible();
  await expect(page).toHaveURL(`/myorders/${number}`);
  await page.goto('/cart');
  await expect(page.getByText('Palak Paneer')).toBeHidden();
  expect(faults).toEqual([]);
});

test('a closed window leaves the order waiting, and another tab shows the same one', async ({ browser }) => {
  const page = await visit(browser, 'user');
  const number = await toThePaymentPage(page);
  await toTheBank(page);
  await inTheBank(page, 'Close the window');
  await expect(page.getByRole('heading', { name: 'Waiting for your payment' })).toBeVisible();
  await page.getByRole('button', { name: 'I have paid, check again' }).click();
  await expect(page.getByText('No payment has arrived yet.')).toBeVisible();
  await page.reload();
  await expect(page.getByText(`Order ${number}`)).toBeVisible();
  await page.getByRole('button', { name: 'Change method' }).click();
  await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible();
  await expect(page.getByText('Palak Paneer').first()).toBeVisible();
});

test('what is paid after the order has ended goes back by itself', async ({ browser }) => {
  const page = await visit(browser, 'user');
  const number = await toThePaymentPage(page);
  await toTheBank(page);
  const other = await page.context().newPage();
  await other.goto(`/myorders/${number}/pay`);
  await other.getByRole('button', { name: 'Change method' }).click();
  await expect(other.getByRole('heading', { name: 'Checkout' })).toBeVisible();
  await inTheBank(page, 'Pay');
  await expect(page.getByRole('heading', { name: 'This order was cancelled' })).toBeVisible();
  await expectCleanHere(page);
  await page.getByRole('link', { name: 'See the order' }).click();
  await expect(page.getByText(/5 to 7 business days|Refund paid/).first()).toBeVisible();
  await expectCleanHere(page);
});
