import { expectAccessible } from './accessibility.ts';
import { expect, openSession, storeVisitor, test } from './fixtures.ts';
import { ask } from './shopper.ts';

test('the office writes a broadcast, sees whom it reaches and how it looks, plans it and stops it (broadcasts-6, broadcasts-8)', async ({
  page,
}) => {
  const admin = await openSession(page, 'admin');
  await storeVisitor(page, admin);
  await page.goto('/broadcasts');
  await expect(page.getByRole('heading', { level: 1, name: 'Broadcasts' })).toBeVisible();
  await expect(page.getByText('Biryani week in Bengaluru').first()).toBeVisible();
  await page.getByRole('link', { name: 'New broadcast' }).click();
  const title = `Thali day ${Date.now()}`;
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await page.getByRole('textbox', { name: 'Text' }).fill('Thalis of every kitchen, all day long.');
  await expect(page.getByRole('status').filter({ hasText: /would get it/ })).toBeVisible();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByRole('button', { name: 'Send a test to me' })).toBeEnabled();
  await page.getByRole('button', { name: 'Send a test to me' }).click();
  await expect(page.getByText('Sent to you', { exact: true })).toBeVisible();
  const later = page.getByRole('radio', { name: 'Later' });
  await later.focus();
  await later.press('Space');
  const tomorrow = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel('Day and time').fill(`${tomorrow}T12:00`);
  await page.getByRole('button', { name: 'Plan it' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Plan it' }).click();
  await expect(page.getByRole('button', { name: 'Back to draft' })).toBeVisible();
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText(/^Stopped after 0 of/)).toBeVisible();
  const { rows } = await ask(page.request, admin, 'GET /admin/audit?subject=broadcast');
  expect(JSON.stringify(rows)).toContain('broadcast.stop');
});

test('a report is mailed to administrators who may read it, paused, and deleted (reports-4, reports-5)', async ({
  page,
}) => {
  const admin = await openSession(page, 'admin');
  await storeVisitor(page, admin);
  await page.goto('/scheduled-reports');
  await expect(page.getByRole('heading', { level: 2, name: 'Sales' })).toBeVisible();
  await page.getByRole('button', { name: 'New report' }).click();
  await page.getByLabel('Report', { exact: true }).selectOption({ label: 'Complaints' });
  await page.getByLabel('How often').selectOption({ label: 'Every day' });
  await page.getByRole('group', { name: 'Who gets it' }).getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'Add report' }).click();
  await page.getByRole('button', { name: /^Send now ?: Complaints$/ }).click();
  await expect(page.getByText('Sent to one person.')).toBeVisible();
  await page.getByRole('button', { name: /^Pause ?: Complaints$/ }).click();
  await page.getByRole('button', { name: /^Resume ?: Complaints$/ }).click();
  await page.getByRole('button', { name: /^Delete ?: Complaints$/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Complaints' })).toBeHidden();
});

test('a link that is not of a letter says so, and nothing is left by opening it (broadcasts-5)', async ({ page }) => {
  await page.goto(`/unsubscribe#1001_${'x'.repeat(43)}`);
  await page.getByRole('button', { name: 'Stop offers by mail' }).click();
  await expect(page.getByText(/^This link does not work/)).toBeVisible();
});

test('axe objects to nothing in broadcasts and reports by mail, at any width and in both themes', async ({ page }) => {
  await expectAccessible(page, {
    path: '/broadcasts?open=new',
    role: 'admin',
    isShown: async () => expect(page.getByRole('status').filter({ hasText: /would get it/ })).toBeVisible(),
  });
  await expectAccessible(page, {
    path: '/scheduled-reports',
    role: 'admin',
    isShown: async () => expect(page.getByRole('heading', { level: 2, name: 'Sales' })).toBeVisible(),
  });
});
