import type { Page } from '@playwright/test';
import { logIn } from './fixtures.ts';
import { expect, linkOf, openPage, test } from './mail-fixtures.ts';

const first = 'blue-lantern-42';
const second = 'green-kettle-77';
let counter = 0;

async function signUp(page: Page): Promise<string> {
  counter += 1;
  const email = `leela.${Date.now()}.${counter}@example.com`;
  await page.goto('/signup');
  await page.getByLabel('Name').fill('Leela Rao');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(first);
  await page.getByLabel('Mobile').fill('9845098450');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByText('User registered successfully!')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  return email;
}

test('somebody registers, proves the address by the mail, forgets the password and gets a new one (house-4)', async ({
  browser,
  mailWorld,
}) => {
  const page = await openPage(browser, mailWorld);
  const email = await signUp(page);
  await page.goto(await linkOf(mailWorld, email, { subject: 'Confirm your e-mail address', page: 'verify-email' }));
  await expect(page.getByText('Thank you. Your e-mail is confirmed.')).toBeVisible();

  await page.goto('/forgot-password');
  await page.getByLabel('E-mail, username or phone').fill(email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await page.goto(await linkOf(mailWorld, email, { subject: 'Choose a new password', page: 'reset-password' }));
  await page.getByLabel('New password').fill(second);
  await page.getByLabel('Confirm password').fill(second);
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await logIn(page, email, second);
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto('/user-profile-settings');
  await expect(page.getByText('E-mail confirmed')).toBeVisible();
  await expect(page.getByText(/^Version \d+, agreed on/).first()).toBeVisible();
});

test('a change of password ends the other sessions and is told by mail', async ({ browser, mailWorld }) => {
  const [here, away] = [await openPage(browser, mailWorld), await openPage(browser, mailWorld)];
  const email = await signUp(here);
  for (const page of [here, away]) {
    await logIn(page, email, first);
    await expect(page).toHaveURL(/\/dashboard$/);
  }
  await here.goto('/change-password');
  await here.getByLabel('Current password').fill(first);
  await here.getByLabel('New password').fill(second);
  await here.getByLabel('Confirm password').fill(second);
  await here.getByRole('button', { name: 'Change password' }).click();
  await expect(here.getByText('Password changed successfully.')).toBeVisible();
  await linkOf(mailWorld, email, { subject: 'Your password was changed', page: 'forgot-password' });
  await away.goto('/myaddress');
  await expect(away).toHaveURL(/\/login/);
});

test('a sign-in on a new device is told by mail, and the letter’s link leads to another password', async ({
  browser,
  mailWorld,
}) => {
  const here = await openPage(browser, mailWorld);
  const email = await signUp(here);
  await logIn(here, email, first);
  await expect(here).toHaveURL(/\/dashboard$/);
  const stranger = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Gecko/20100101 Firefox/140.0';
  const away = await openPage(browser, mailWorld, stranger);
  await logIn(away, email, first);
  await expect(away).toHaveURL(/\/dashboard$/);
  await here.goto(await linkOf(mailWorld, email, { subject: 'A new device signed in', page: 'change-password' }));
  await here.getByLabel('Current password').fill(first);
  await here.getByLabel('New password').fill(second);
  await here.getByLabel('Confirm password').fill(second);
  await here.getByRole('button', { name: 'Change password' }).click();
  await expect(here.getByText('Password changed successfully.')).toBeVisible();
  await away.goto('/myaddress');
  await expect(away).toHaveURL(/\/login/);
});

test('somebody asks for their data, hears by mail that it is ready, and downloads it (house-4)', async ({
  browser,
  mailWorld,
}) => {
  const page = await openPage(browser, mailWorld);
  const email = await signUp(page);
  await logIn(page, email, first);
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto('/user-profile-settings');
  await page.getByRole('button', { name: 'Ask for my data' }).click();
  const download = page.getByRole('button', { name: 'Download' });
  await expect(download).toBeVisible({ timeout: 30_000 });
  await linkOf(mailWorld, email, { subject: 'Your data is ready', page: 'user-profile-settings' });
  const [file] = await Promise.all([page.waitForEvent('download'), download.click()]);
  expect(file.suggestedFilename()).toMatch(/^tawa-my-data-\d{4}-\d\d-\d\d\.zip$/);
  expect(await file.failure()).toBeNull();
});

test('a deletion waits seven days and can be taken back from the mail’s page', async ({ browser, mailWorld }) => {
  const page = await openPage(browser, mailWorld);
  const email = await signUp(page);
  await logIn(page, email, first);
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto('/delete-account');
  await page.getByLabel('Your password').fill(first);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByRole('heading', { name: /^Your account will be deleted on/ })).toBeVisible();
  await page.goto(await linkOf(mailWorld, email, { subject: 'Your account will be deleted', page: 'delete-account' }));
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await expect(page.getByRole('button', { name: 'Delete my account' })).toBeVisible();
});
