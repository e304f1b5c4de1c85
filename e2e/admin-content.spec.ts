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

test('the office moves an order along a legal step with a reason, and kitchen and log know of it', async ({
  browser,
  page,
}) => {
  await openKitchen(page);
  const office = await visit(browser, 'admin');
  const { token } = await openSession(page, 'restaurant');
  const headers = { authorization: `Bearer ${token}` };
  await office.goto('/all-orders?live=1');
  await expect(office.getByRole('heading', { name: 'All orders' })).toBeVisible();
  const board: { orders: { order_number: string; status: string }[] } = await (
    await page.request.get('/api/kitchen/orders', { headers })
  ).json();
  const waiting = board.orders.find(({ status }) => status === 'accepted' || status === 'preparing');
  test.skip(!waiting, 'No order is being cooked.');
  await office.goto(`/all-orders?open=${waiting?.order_number}`);
  const panel = office.getByRole('complementary', { name: 'Details' });
  await panel.getByLabel('Move to').selectOption('cancelled');
  await panel.getByLabel('Reason', { exact: true }).selectOption('RESTAURANT_CLOSED');
  await panel.getByRole('button', { name: 'Move to cancelled' }).click();
  await expect(office.getByText('Order moved.')).toBeVisible();
  await expect(panel.getByRole('list', { name: 'Audit log' })).toContainText('RESTAURANT_CLOSED');
  const after: { orders: { order_number: string }[] } = await (
    await page.request.get('/api/kitchen/orders', { headers })
  ).json();
  expect(after.orders.map(({ order_number }) => order_number)).not.toContain(waiting?.order_number);
  await office.context().close();
});
