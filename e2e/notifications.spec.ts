import type { Page } from '@playwright/test';
import { expect, openKitchen, openSession, payWith, type Role, test, visit, watch } from './fixtures.ts';

const bell = (page: Page) => page.getByRole('link', { name: /^Notifications/ }).first();

async function fillCart(page: Page): Promise<void> {
  const { token, userId } = await openSession(page, 'user');
  const headers = { authorization: `Bearer ${token}` };
  await page.request.delete(`/api/cart/byuser/${userId}`, { headers });
  await page.goto('/restaurantdetails/Dum-Handi/1');
  const row = page.getByRole('article', { name: 'Palak Paneer', exact: true }).last();
  await row.getByRole('button', { name: 'Add Palak Paneer' }).click();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' }).first()).toBeVisible();
}

async function placeOrder(page: Page): Promise<string> {
  await page.goto('/checkout');
  await expect(page.getByText('Rider calls 98450 12345')).toBeVisible();
  await payWith(page, /Cash on delivery/);
  await page.getByRole('button', { name: /^Place order/ }).click();
  await expect(page).toHaveURL(/\/myorders\/FD-/);
  return /FD-[0-9A-Z]{6}/.exec(page.url())?.[0] ?? '';
}

/** Reads everything, so that the counts of the journey begin at nothing. */
async function readAll(page: Page, role: Role): Promise<void> {
  const { token } = await openSession(page, role);
  const headers = { authorization: `Bearer ${token}` };
  const { notifications } = await (await page.request.get('/api/notifications', { headers })).json();
  const up_to = notifications[0].notification_id;
  await page.request.post('/api/notifications/read-all', { headers, data: { up_to } });
}

test('the bell counts what happens to an order while the page is open, and the inbox leads to it (notifications-9)', async ({
  browser,
  page: _page,
}) => {
  const customer = await visit(browser, 'user');
  const kitchen = await visit(browser, 'restaurant');
  const faults = [watch(customer), watch(kitchen)];
  await openKitchen(kitchen);
  await readAll(customer, 'user');
  await readAll(kitchen, 'restaurant');
  await kitchen.goto('/notifications');
  await expect(bell(kitchen)).toHaveAccessibleName('Notifications');
  await fillCart(customer);
  const number = await placeOrder(customer);
  await customer.goto('/dashboard');
  await expect(bell(customer)).toHaveAccessibleName('Notifications, 1 unread');
  await expect(bell(kitchen)).toHaveAccessibleName('Notifications');

  await kitchen.getByRole('link', { name: /^Unread: New order/ }).click();
  await expect(kitchen).toHaveURL(/\/orders$/);
  const ticket = kitchen.getByRole('article', { name: number });
  await ticket
    .getByRole('button', { name: /^Accept/ })
    .first()
    .click();
  await expect(bell(customer)).toHaveAccessibleName('Notifications, 2 unread');
  await expect(bell(kitchen)).toHaveAccessibleName('Notifications');

  await bell(customer).click();
  const accepted = customer.getByRole('link', { name: /^Unread: Order accepted/ });
  await expect(accepted).toContainText('Dum & Handi is cooking your order');
  await accepted.click();
  await expect(customer).toHaveURL(new RegExp(`/myorders/${number}$`));
  await expect(bell(customer)).toHaveAccessibleName('Notifications, 1 unread');
  expect(faults.flat()).toEqual([]);
});

test('what somebody chooses to hear of is kept', async ({ browser, page: _page }) => {
  const customer = await visit(browser, 'user');
  const faults = watch(customer);
  const mail = customer.getByRole('checkbox', { name: 'Order placed, E-mail' });
  const open = async () => {
    await customer.goto('/user-profile-settings');
    await customer.locator('summary', { hasText: 'Your orders' }).click();
  };
  await open();
  await expect(mail).toBeChecked();
  const saved = customer.waitForResponse(
    (response) => response.url().endsWith('/notifications/choices') && response.ok(),
  );
  await mail.uncheck();
  await saved;
  await open();
  await expect(mail).not.toBeChecked();
  await mail.check();
  await expect(mail).toBeChecked();
  expect(faults).toEqual([]);
});
