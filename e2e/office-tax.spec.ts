import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, openSession, storeVisitor, test } from './fixtures.ts';
import { deliveredOrder } from './office-fixtures.ts';
import { ask } from './shopper.ts';

const save = async (page: Page, button: string) => {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const file = await download;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
};

test('the month’s tax tables are read beside the ledger and taken along (tax-reports-1, tax-reports-5)', async ({
  page,
}) => {
  const { number } = await deliveredOrder(page);
  const admin = await openSession(page, 'admin');
  await ask(page.request, admin, `GET /orders/${number}/documents`);
  await storeVisitor(page, admin);
  await page.goto('/payouts');
  await page.getByRole('link', { name: 'Tax reports' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tax reports' })).toBeVisible();
  await expect(page.getByText('Still running')).toBeVisible();
  // The past of the demo world gets its invoices in the first minutes of its server, and a month says so until then.
  await expect(page.getByText(/Every table equals the ledger\.|have no invoice yet/)).toBeVisible();
  await expect(page.getByText('Equals the ledger').first()).toBeVisible();
  await page.getByRole('tab', { name: '15 Section 9(5)' }).press('Enter');
  const table = page.getByRole('table', { name: /^GSTR-1 table 15/ });
  await expect(table.getByRole('row').last()).toContainText('Total');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'GSTR-3B: 3.1(a), 3.1.1(i) and 3.2' })).toBeVisible();
  const month = /\d{4}-\d\d/.exec(await page.getByLabel('Month').inputValue())?.[0] ?? '';
  const one = await save(page, 'Save GSTR-3B as CSV');
  expect(one.name).toBe(`gstr3b-${month}.csv`);
  expect(one.text.split('\n')[0]).toBe('entry,registration,state,taxable,igst,cgst,sgst');
  expect(one.text).toMatch(/^total,,,\d+\.\d\d,\d+\.\d\d,\d+\.\d\d,\d+\.\d\d$/m);
  const all = await save(page, 'Save all as CSV');
  expect(all.text.match(new RegExp(`^\\w+,${month},running,`, 'gm'))).toHaveLength(9);
  const { rows } = await ask(page.request, admin, 'GET /admin/audit?subject=export');
  expect(JSON.stringify(rows)).toContain('/admin/tax-reports/csv');
  await page.getByLabel('Month').selectOption({ index: 20 });
  await expect(page.getByText('Month is over')).toBeVisible();
  await expect(page.getByText('Nothing in this month')).toBeVisible();
});

test('axe objects to nothing in the tax reports, at any width and in both themes', async ({ page }) => {
  for (const table of ['gstr1_15', 'tds'])
    await expectAccessible(page, {
      path: `/tax-reports?table=${table}`,
      role: 'admin',
      isShown: async () => expect(page.getByRole('heading', { name: 'Checked against the ledger' })).toBeVisible(),
    });
});
