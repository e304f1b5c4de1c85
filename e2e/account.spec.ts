import { expect, findLetter, logInAs, logInHere, test, visit } from './fixtures.ts';
import type { Page } from '@playwright/test';

const first = 'blue-lantern-42';
const second = 'green-kettle-77';

async function register(page: Page, email: string): Promise<void> {
  const reply = await page.request.post('/api/users/adduser', {
    data: { name: 'Leela Rao', email, password: first, mobile: '9845098450' },
  });
  expect(reply.status()).toBe(201);
}

test('a forgotten password is replaced by the link of a mail, once (auth-6)', async ({ browser }) => {
  const page = await visit(browser);
  const email = `leela.${Date.now()}@example.com`;
  await register(page, email);
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByLabel('E-mail, username or phone').fill(email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByText('Password reset instructions sent to your email.')).toBeVisible();

  await (await findLetter(page, email, 'Choose a new password')).open();
  const link = page.getByRole('link', { name: 'Choose a new password' });
  const address = (await link.getAttribute('href')) ?? '';
  await page.goto(`/reset-password${address.slice(address.indexOf('#'))}`);
  await page.getByLabel('New password').fill(second);
  await page.getByLabel('Confirm password').fill('something-else');
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page.getByText('Passwords must match')).toBeVisible();
  await page.getByLabel('Confirm password').fill(second);
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page).toHaveURL(/\/login$/);

  await logInAs(page, email, first);
  await expect(page.getByText('The e-mail, username or password is not right.')).toBeVisible();
  await logInAs(page, email, second);
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('the address of a new account is proved by its mail (auth-9)', async ({ browser }) => {
  const page = await visit(browser);
  const email = `nila.${Date.now()}@example.com`;
  await register(page, email);
  await (await findLetter(page, email, 'Confirm your e-mail address')).open();
  const address = (await page.getByRole('link', { name: 'Confirm my e-mail' }).getAttribute('href')) ?? '';
  const fragment = address.slice(address.indexOf('#'));
  await page.goto(`/verify-email${fragment}`);
  await expect(page.getByText('Thank you. Your e-mail is confirmed.')).toBeVisible();
  await page.goto('/');
  await page.goto(`/verify-email${fragment}`);
  await expect(page.getByText('This link was used already or is too old. Ask for a new one.')).toBeVisible();
});

test('every role changes its password in its own panel, and signs the other devices out', async ({ page }) => {
  await page.goto('/change-password');
  await expect(page).toHaveURL(/\/login/);
  await logInHere(page, 'restaurant');
  await expect(page).toHaveURL(/\/change-password$/);
  await page.getByLabel('Current password').fill('not this one');
  await page.getByLabel('New password').fill(second);
  await page.getByLabel('Confirm password').fill(second);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('The current password is not right.')).toBeVisible();
  await expect(page.getByLabel('New password')).toHaveValue(second);
});

test('an account is deleted with a week to change one’s mind', async ({ browser }) => {
  const page = await visit(browser);
  const email = `gone.${Date.now()}@example.com`;
  await register(page, email);
  await page.goto('/login');
  await logInAs(page, email, first);
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto('/delete-account');
  await page.getByLabel('Your password').fill('not this one');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByText('The current password is not right.')).toBeVisible();
  await page.getByLabel('Your password').fill(first);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByRole('heading', { name: /^Your account will be deleted on/ })).toBeVisible();
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await expect(page.getByRole('button', { name: 'Delete my account' })).toBeVisible();
});
