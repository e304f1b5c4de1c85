import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, joinByMail, logins, openSession, storeVisitor, test, visit, type Session } from './fixtures.ts';
import { ask } from './shopper.ts';

interface Line {
  reference: string;
  amount: string;
}

/** What the bank would answer: each line of the file paid, but those that it sends back. */
function answerTo(lines: readonly Line[], sentBack: number): string {
  const rows = lines.map(({ reference, amount }, index) =>
    index < sentBack
      ? [reference, amount, 'R', '', index === 0 ? 'Account closed' : 'Name differs']
      : [reference, amount, 'E', `HDFCN${reference}`, ''],
  );
  return ['Customer Reference No,Amount,Transaction Status,UTR,Reject Reason', ...rows.map(String)].join('\r\n');
}

/** Saves the file that is open and reads its lines. */
async function saveFile(page: Page): Promise<Line[]> {
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Save tawa-payouts-.*csv$/ }).click();
  const [, ...rows] = (await readFile(await (await saved).path(), 'utf8')).trim().split('\r\n');
  return rows.map((row) => row.split(',')).map(([reference = '', ...rest]) => ({ reference, amount: rest[6] ?? '' }));
}

async function release(page: Page, name: RegExp): Promise<void> {
  await page.goto('/payouts/run');
  await page.getByRole('button', { name }).first().click();
  await page.getByLabel('Your password').fill(logins.admin.password);
  await page.getByRole('button', { name: /^Release \d+ payouts?$/ }).click();
  await expect(page.getByText('Released. Take the file to your bank.')).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).last().click();
}

async function answer(page: Page, content: string): Promise<void> {
  const buffer = Buffer.from(content);
  await page.getByLabel('Answer of the bank').setInputFiles({ name: 'answer.csv', mimeType: 'text/csv', buffer });
}

async function openDesk(page: Page): Promise<Session> {
  const owner = await openSession(page, 'admin');
  const set = (key: string, value: string | number) =>
    ask(page.request, owner, 'POST /admin/settings', { key, value, reason: 'The first payouts by file' });
  await set('payout_account', '50100012348800');
  await set('payout_second', 0);
  await set('payout_least', 100);
  return owner;
}

test('axe objects to nothing in a run of payouts and a file, at any width and in both themes', async ({ page }) => {
  await openDesk(page);
  const owner = await openSession(page, 'admin');
  await expectAccessible(page, {
    path: '/payouts/run',
    role: 'admin',
    isShown: async () => expect(page.getByRole('heading', { name: 'Files for the bank' })).toBeVisible(),
  });
  const { rows } = await ask(page.request, owner, 'GET /admin/payout-run?tab=to_pay');
  const [statement] = rows;
  const { payout_batch_id: id } = await ask(page.request, owner, 'POST /admin/payout-batches', {
    bank_format_id: 1,
    payout_ids: [statement.payout_id],
    expected: { lines: 1, total: statement.net },
  });
  await expectAccessible(page, {
    path: `/payouts/run?file=${id}`,
    role: 'admin',
    isShown: async () => expect(page.getByRole('heading', { name: 'What the office did' })).toBeVisible(),
  });
  await ask(page.request, owner, `POST /admin/payout-batches/${id}/drop`, { reason: 'Only looked at' });
});

test('the owner adds the format of another bank by copying one, sees its first lines, and can make a file with it', async ({
  page,
}) => {
  const owner = await openDesk(page);
  const name = `Canara ${Date.now()}`;
  await storeVisitor(page, owner);
  await page.goto('/payouts/run');
  await page.getByRole('link', { name: 'Bank formats' }).click();
  await page.getByRole('link', { name: 'Copy Bulk NEFT and IMPS' }).click();
  const lines = page.getByRole('list', { name: 'Preview' }).getByRole('listitem');
  await expect(lines.first()).toContainText('Customer Reference No,Payment Mode,');
  await expect(lines.last()).toContainText(',NEFT,');
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByRole('switch', { name: 'The bank takes RTGS from ₹2,00,000' }).check();
  await expect(lines.last()).toContainText(',RTGS,');
  await page.getByLabel('Heading of column 1', { exact: true }).fill('');
  await page.getByRole('button', { name: 'Save format' }).click();
  await expect(page.getByText('Give a heading')).toBeVisible();
  await page.getByLabel('Heading of column 1', { exact: true }).fill('Our No');
  await page.getByRole('button', { name: 'Move column 1 down' }).press('Enter');
  await expect(lines.first()).toContainText('Payment Mode,Our No,Debit Account No');
  await page.getByRole('button', { name: 'Save format' }).click();
  await expect(page.getByText(`${name} is added.`, { exact: false })).toBeVisible();
  await expect(page.getByRole('list', { name: `Columns of ${name}, in order` })).toContainText('2. Our No');
  const { formats } = await ask(page.request, owner, 'GET /admin/payout-run/sums');
  expect(formats).toContainEqual(expect.objectContaining({ name }));
});

test('axe objects to nothing in the formats of banks and in one that is changed, at any width and in both themes', async ({
  page,
}) => {
  await expectAccessible(page, {
    path: '/payouts/formats',
    role: 'admin',
    isShown: async () => expect(page.getByRole('heading', { name: 'HDFC Bank ENet' })).toBeVisible(),
  });
  await expectAccessible(page, {
    path: '/payouts/formats?open=1',
    role: 'admin',
    isShown: async () => expect(page.getByRole('button', { name: 'Save format' })).toBeVisible(),
  });
});

test('a week is paid by a file of all, released by a second person; what the bank sends back is paid by another (payouts-6, payouts-8)', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const owner = await openDesk(page);
  const email = `leela.${Date.now()}@example.in`;
  await ask(page.request, owner, 'POST /admin/administrators', { name: 'Leela Nambiar', email, role: 'finance' });
  const maker = await visit(browser);
  await joinByMail(maker, email, 'Join the office');
  await expect(maker.getByRole('navigation', { name: 'Panel' })).toBeVisible();

  await maker.goto('/payouts');
  await maker.getByRole('button', { name: 'Draft last week' }).click();
  await expect(maker.getByText(/every statement is there|drafted for/).first()).toBeVisible();
  await maker.getByRole('button', { name: 'Close notification' }).click();
  await maker.getByRole('link', { name: 'Pay out' }).click();
  const places = maker.getByRole('navigation', { name: 'Where statements stand' });
  await expect(places.getByRole('link', { name: /^No bank account/ })).toBeVisible();
  const all = maker.getByRole('button', { name: /^Pay all \d+ that can be paid$/ });
  const count = Number(/\d+/.exec((await all.textContent()) ?? '')?.[0]);
  expect(count).toBeGreaterThan(2);
  await all.click();
  const sheet = maker.getByRole('dialog', { name: `Make a file with ${count} payouts?` });
  await expect(sheet.getByText(/somebody else releases it/)).toBeVisible();
  await sheet.getByRole('button', { name: 'Make bank file' }).click();
  await expect(maker.getByText(`${count} payouts are in a file`)).toBeVisible();
  await expect(places.getByRole('link', { name: `In a file ${count}` })).toBeVisible();
  await maker
    .getByRole('button', { name: /^View file/ })
    .first()
    .click();
  await expect(maker.getByText(/^You made this file, and it is above/)).toBeVisible();

  await storeVisitor(page, owner);
  await release(page, /^View file/);

  await maker.reload();
  const lines = await saveFile(maker);
  expect(lines).toHaveLength(count);
  await answer(maker, 'Wrong,Columns\r\n1,2');
  await expect(maker.getByText(/^These columns are missing/)).toBeVisible();
  await answer(maker, answerTo(lines, 2));
  await expect(maker.getByText(new RegExp(`^answer\\.csv: ${count - 2} paid .*, 2 returned`))).toBeVisible();
  await maker.getByRole('button', { name: `Apply ${count} lines` }).click();
  await expect(maker.getByText(`${count - 2} paid, 2 returned.`, { exact: false })).toBeVisible();
  await answer(maker, answerTo(lines, 2));
  await expect(maker.getByText('This answer was applied already. Nothing changes.')).toBeVisible();
  await maker.getByRole('button', { name: 'Close' }).last().click();

  await places.getByRole('link', { name: /^Returned 2/ }).click();
  await expect(maker.getByRole('row', { name: /Account closed/ })).toBeVisible();
  await maker.getByRole('checkbox', { name: 'Select all rows of this page' }).check();
  const bar = maker.getByRole('toolbar', { name: '2 selected' });
  await bar.getByRole('button', { name: 'Make bank file' }).click();
  await maker.getByRole('dialog').getByRole('button', { name: 'Make bank file' }).click();
  await expect(maker.getByText('2 payouts are in a file')).toBeVisible();
  await release(page, /^View file/);
  await maker.goto('/payouts/run');
  await maker
    .getByRole('button', { name: /^View file/ })
    .first()
    .click();
  const rest = await saveFile(maker);
  await answer(maker, answerTo(rest, 0));
  await maker.getByRole('button', { name: 'Apply 2 lines' }).click();
  await expect(maker.getByText('2 paid, 0 returned.', { exact: false })).toBeVisible();
  for (const { reference } of [...lines.slice(2), ...rest]) {
    const { payout } = await ask(page.request, owner, `GET /admin/payouts/${reference.split('P')[1] ?? ''}`);
    expect(payout).toMatchObject({ status: 'paid', reference: `HDFCN${reference}` });
  }
});
