import { expect, test, visit } from './fixtures.ts';

test('a blocked customer is put out at once and reads why; unblocked, they are let in again', async ({
  browser,
  page,
}) => {
  const unique = Date.now().toString(36);
  const person = {
    name: `Nila ${unique}`,
    email: `nila.${unique}@example.in`,
    mobile: '9123456780',
    password: 'quiet-harbour-77',
  };
  expect((await page.request.post('/api/users/adduser', { data: person })).ok()).toBe(true);
  const logIn = async () => {
    await page.goto('/login');
    await page.getByLabel('E-mail or username').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
  };
  await page.addInitScript(() => localStorage.setItem('selectedCity', JSON.stringify({ id: 1, name: 'Bengaluru' })));
  await logIn();
  await expect(page).toHaveURL(/\/dashboard/);

  const office = await visit(browser, 'admin');
  await office.goto('/users');
  await office.getByRole('searchbox').fill(person.email);
  await expect(office).toHaveURL(/search=nila/);
  await office.getByRole('row', { name: new RegExp(person.name) }).click();
  await office
    .getByRole('complementary')
    .or(office.getByRole('dialog'))
    .getByRole('button', { name: 'Block', exact: true })
    .click();
  const dialog = office.getByRole('dialog', { name: `Block ${person.name}?` });
  await dialog.getByLabel('Reason, as the person reads it').fill('Ordered with stolen cards');
  await dialog.getByRole('button', { name: `Block ${person.name}` }).click();
  await expect(office.getByText('Account blocked.')).toBeVisible();
  await expect(office.getByRole('list', { name: 'Audit log' })).toContainText('Ordered with stolen cards');

  await page.goto('/myorders');
  await expect(page).toHaveURL(/\/login/);
  await logIn();
  await expect(page.getByText('This account is blocked. Ordered with stolen cards').first()).toBeVisible();

  await office.getByRole('button', { name: 'Unblock' }).click();
  await expect(office.getByText('Account unblocked.')).toBeVisible();
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard/);
  await office.goto('/audit-log?search=stolen');
  await expect(office.getByRole('row', { name: /Blocked/ })).toBeVisible();
  await office.context().close();
});
