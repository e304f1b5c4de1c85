import { expectAccessible } from './accessibility.ts';
import { expect, openKitchen, openSession, test, visit } from './fixtures.ts';
import { addShopper, ask, fillCart } from './shopper.ts';

test('a coupon made in the office is used in a checkout, and its panel says who may use it', async ({
  page,
  browser,
}) => {
  await openKitchen(page);
  const code = `E2E${Date.now().toString(36).toUpperCase()}`;
  const office = await visit(browser, 'admin');
  await office.goto('/coupons');
  await office.getByRole('button', { name: 'Add a coupon' }).click();
  const sheet = office.getByRole('dialog', { name: 'Add a coupon' });
  await sheet.getByLabel('Code').fill(code);
  await sheet.getByLabel('Kind').selectOption('flat');
  await sheet.getByLabel('Amount off').fill('25');
  await sheet.getByLabel('On dishes worth at least').fill('100');
  await sheet.getByLabel('What it gives, in words').fill('₹25 off');
  await sheet.getByRole('button', { name: 'Save coupon' }).click();
  const panel = office.getByRole('complementary', { name: 'Details' });
  await expect(panel.getByRole('heading', { name: code })).toBeVisible();
  await expect(panel.getByText(/of [\d,]+ customers$/)).toBeVisible();
  const shopper = await addShopper(page.request);
  await fillCart(page.request, shopper);
  const quoted = async () => {
    const body = { source: 'cart', fulfilment: 'pickup', coupon_code: code };
    const { coupon } = await ask(page.request, shopper, 'POST /checkout/quote', body);
    return coupon;
  };
  expect(await quoted()).toBeNull();
  await panel.getByRole('button', { name: 'Start' }).click();
  await expect(panel.getByText('Running')).toBeVisible();
  await expect.poll(quoted).toMatchObject({ code, discount: 25 });
  await panel.getByRole('button', { name: 'End' }).click();
  const question = office.getByRole('dialog', { name: `End coupon ${code}?` });
  await question.getByLabel('Reason, for the log').fill('Tried out');
  await question.getByRole('button', { name: 'End' }).click();
  await expect(panel.getByText('“Tried out”')).toBeVisible();
  await expect.poll(quoted).toBeNull();
});

test('a statement that the office marks as paid is seen as paid by its restaurant (payouts-3)', async ({
  page,
  browser,
}) => {
  const admin = await openSession(page, 'admin');
  const list = async (query: string) => ask(page.request, admin, `GET /admin/payouts?${query}`);
  const { rows } = await list('status=issued&sort=restaurant_name');
  const [statement] = rows;
  const office = await visit(browser, 'admin');
  await office.goto(`/payouts?status=issued&open=${statement.payout_id}`);
  const panel = office.getByRole('complementary', { name: 'Details' });
  await panel.getByRole('button', { name: 'Add a correction' }).click();
  await office.getByLabel('Amount').fill('10.50');
  await office.getByLabel('Reason, as the restaurant reads it').fill('A box came back');
  await office.getByRole('button', { name: 'Add a correction' }).last().click();
  await expect(panel.getByText('A box came back').first()).toBeVisible();
  await panel.getByRole('button', { name: 'Mark as paid' }).click();
  const sheet = office.getByRole('dialog', { name: /^Mark .* as paid/ });
  await sheet.getByLabel('Bank reference').fill('UTR4411');
  await sheet.getByRole('button', { name: 'Mark as paid' }).click();
  await expect(panel.getByText('UTR4411').first()).toBeVisible();

  const named = new URLSearchParams({ role: 'restaurant', search: statement.restaurant_name });
  const found = await ask(page.request, admin, `GET /admin/users?${named.toString()}`);
  const reply = await page.request.post('/api/users/login', {
    data: { usernameOrEmail: found.rows[0].email, password: 'Restaurant@123' },
  });
  expect(reply.status()).toBe(200);
  const owner = await visit(browser);
  await owner.addInitScript(
    (kept) => {
      localStorage.setItem('token', kept.token);
      localStorage.setItem('userid', String(kept.userId));
      localStorage.setItem('userType', kept.userType);
      localStorage.setItem('restaurant_id', String(kept.restaurant_id));
    },
    await reply.json(),
  );
  await owner.goto('/restaurant-statsandreport?tab=payouts');
  await expect(owner.getByText(/bank reference UTR4411/)).toBeVisible();
});

test('the figures of all lead to a restaurant, and its figure to its orders', async ({ browser }) => {
  const office = await visit(browser, 'admin');
  await office.goto('/stats?period=30&tab=restaurant');
  const row = office.getByRole('row').nth(1);
  const name = await row.getByRole('link').first().innerText();
  await row.getByRole('link', { name }).click();
  await expect(office.getByRole('button', { name: `Figures of ${name}` })).toBeVisible();
  const funnel = office.locator('section', { has: office.getByRole('heading', { name: 'From menu to door' }) });
  const placed = funnel.getByRole('link').first();
  const count = await placed.innerText();
  await placed.click();
  await expect(office.getByRole('button', { name: /Figure: placed/ })).toBeVisible();
  await expect(office.getByText(new RegExp(`of ${count}$`))).toBeVisible();
});

test('axe objects to nothing on the office’s coupons, statements and figures', async ({ page }) => {
  const shows = (text: string | RegExp) => async () =>
    expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
  await expectAccessible(page, {
    path: '/coupons?open=1',
    role: 'admin',
    isShown: shows(/of [\d,]+ customers$/),
    widths: [1440],
  });
  await expectAccessible(page, {
    path: '/payouts?open=1',
    role: 'admin',
    isShown: shows('What it is made of'),
    widths: [390],
  });
  await expectAccessible(page, {
    path: '/stats?tab=restaurant',
    role: 'admin',
    isShown: shows('Dum & Handi'),
    widths: [390],
  });
});
