import type { Page } from '@playwright/test';
import { expect, openKitchen, openSession, test, visit } from './fixtures.ts';

test('what the office changes of questions, cities and messages is seen outside at once', async ({ browser, page }) => {
  const unique = Date.now().toString(36);
  const office = await visit(browser, 'admin');
  await page.addInitScript(() => localStorage.setItem('selectedCity', JSON.stringify({ id: 1, name: 'Bengaluru' })));

  await office.goto('/FAQs');
  await office.getByRole('link', { name: 'Add FAQ' }).click();
  const panel = office.getByRole('complementary', { name: 'Details' }).or(office.getByRole('dialog'));
  await panel.getByLabel('Question').fill(`May I pay with ${unique}?`);
  await panel.getByLabel('Answer').fill('Not yet.');
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(office.getByText('FAQ added')).toBeVisible();
  await expect(async () => {
    await page.goto('/faq');
    await expect(page.getByText(`May I pay with ${unique}?`)).toBeVisible({ timeout: 1000 });
  }).toPass();

  await office.goto('/cities?open=new');
  await panel.getByLabel('City').fill(`Nagar ${unique}`);
  await panel.getByLabel('Shown on the site, with its restaurants').check();
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(office.getByText('city added')).toBeVisible();
  await expect
    .poll(async () => JSON.stringify(await (await page.request.get('/api/cities/active')).json()))
    .toContain(`Nagar ${unique}`);

  const letter = {
    name: `Tara ${unique}`,
    email: 'tara@example.in',
    subject: 'Catering',
    message: 'For forty people?',
  };
  expect((await page.request.post('/api/contact/createcontact', { data: letter })).ok()).toBe(true);
  await office.goto(`/contacts?search=${unique}`);
  await office.getByRole('row', { name: new RegExp(letter.name) }).click();
  await panel.getByLabel('Reply by mail').fill('Gladly.');
  await panel.getByRole('button', { name: 'Send reply' }).click();
  await expect(office.getByText('Reply sent.')).toBeVisible();
  await expect(panel.getByText('Replied', { exact: true })).toBeVisible();
  await office.context().close();
});

/** A cash order for pickup at the demo kitchen, which takes it. */
async function orderAccepted(page: Page): Promise<string> {
  const customer = await openSession(page, 'user');
  const kitchen = await openSession(page, 'restaurant');
  const as = ({ token }: { token: string }) => ({ authorization: `Bearer ${token}` });
  const menu: { menu_id: number }[] = await (await page.request.get('/api/menu/getmenubyrestaurantid/1')).json();
  for (const { menu_id } of menu) {
    const data = { userid: customer.userId, menu_id, quantity: 1, forceClear: true };
    const added = await page.request.post('/api/cart/addtocart', { headers: as(customer), data });
    if (added.ok()) break;
  }
  const wish = { source: 'cart', fulfilment: 'pickup' };
  const quote = await (await page.request.post('/api/checkout/quote', { headers: as(customer), data: wish })).json();
  const placed = await page.request.post('/api/orders', {
    headers: { ...as(customer), 'idempotency-key': crypto.randomUUID() },
    data: {
      quote_id: quote.quote_id,
      accept_total: quote.total,
      payment_method: 'cod',
      contact_phone: '9876543210',
      instructions: '',
      item_unavailable_pref: 'refund',
    },
  });
  expect(placed.status(), await placed.text()).toBe(201);
  const { order_number, version } = await placed.json();
  const data = { to: 'accepted', version, prep_minutes: 20 };
  const taken = await page.request.patch(`/api/orders/${order_number}/status`, { headers: as(kitchen), data });
  expect(taken.status()).toBe(200);
  return order_number;
}

test('the office ends an order with a reason, and the customer and the log read it', async ({ browser, page }) => {
  await openKitchen(page);
  const number = await orderAccepted(page);
  const office = await visit(browser, 'admin');
  await office.goto(`/all-orders?live=1&search=${number}`);
  await office.getByRole('row', { name: new RegExp(number) }).click();
  const panel = office.getByRole('complementary', { name: 'Details' }).or(office.getByRole('dialog'));
  await panel.getByLabel('Move to').selectOption('cancelled');
  await panel.getByLabel('Reason', { exact: true }).selectOption('RESTAURANT_CLOSED');
  await panel.getByRole('button', { name: 'Move to cancelled' }).click();
  await expect(office.getByText('Order moved.')).toBeVisible();
  await expect(panel.getByRole('list', { name: 'Audit log' })).toContainText('RESTAURANT_CLOSED');
  const customer = await visit(browser, 'user');
  await customer.goto(`/myorders/${number}`);
  await expect(customer.getByText('Order cancelled').first()).toBeVisible();
  await customer.context().close();
  await office.context().close();
});
