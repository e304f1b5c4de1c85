import { expectCleanHere } from './accessibility.ts';
import { expect, logInHere, openSession, storeVisitor, test } from './fixtures.ts';

test('a panel asks a guest to log in and comes back afterwards (navigation-6)', async ({ page }) => {
  await storeVisitor(page);
  await page.goto('/myorders');
  await expect(page).toHaveURL(/\/login$/);
  await logInHere(page, 'user');
  await expect(page).toHaveURL(/\/myorders$/);
  await expect(page.getByRole('heading', { name: 'My orders' })).toBeVisible();
});

test('another role’s panel is refused with a way back', async ({ page }) => {
  await storeVisitor(page, await openSession(page, 'restaurant'));
  await page.goto('/myorders');
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  await expect(page.getByText(/^This page is for customers\./)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Go Back' })).toBeVisible();
  await expectCleanHere(page);
});

test('an unknown address is a 404 page that keeps the address', async ({ page }) => {
  await storeVisitor(page);
  const reply = await page.goto('/no-such-plate');
  expect(reply?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'This plate is empty' })).toBeVisible();
  await expect(page).toHaveURL(/no-such-plate$/);
});

test('an unknown restaurant and an unknown dish say so (navigation-5)', async ({ page }) => {
  await storeVisitor(page);
  await page.goto('/restaurantdetails/Nowhere/99999');
  await expect(page.getByText('Restaurant not found.')).toBeVisible();
  await page.goto('/dish/99999');
  await expect(page.getByText('Dish not found.')).toBeVisible();
});

test('a token that is no token logs out silently', async ({ page }) => {
  await storeVisitor(page, { token: 'garbage', userId: 1001, userType: 'user' });
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('a wrong password shows the server’s words and keeps what was typed', async ({ page }) => {
  await storeVisitor(page);
  await page.goto('/login');
  await page.getByLabel('E-mail, username or mobile').fill('customer@example.com');
  await page.getByLabel('Password', { exact: true }).fill('not this one');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByText('The e-mail, username or password is not right.').first()).toBeVisible();
  await expect(page.getByLabel('E-mail, username or mobile')).toHaveValue('customer@example.com');
});

test('logging out ends the session on the server too', async ({ page }) => {
  const session = await openSession(page, 'user');
  await storeVisitor(page, session);
  await page.goto('/restaurants');
  await page.getByRole('button', { name: 'Logout' }).first().click();
  await expect(page).toHaveURL(/\/login$/);
  const headers = { authorization: `Bearer ${session.token}` };
  await expect.poll(async () => (await page.request.get('/api/users/me', { headers })).status()).toBe(401);
});
