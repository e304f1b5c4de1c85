import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { logins } from '../fixtures.ts';
import type { Desk } from './desk.ts';

const detailsOf = (page: Page) => page.getByRole('region', { name: 'Details' });
const linesOfReview = 14;
/** An entry of a list: a row of its table, or where it stands as a queue beside what is open, a button. */
const entryOf = (page: Page, name: RegExp) =>
  page
    .getByRole('row', { name })
    .or(page.getByRole('main').getByRole('link', { name }))
    .or(page.getByRole('main').getByRole('button', { name }))
    .first();

/** Reads every line of each newcomer and lets them begin. */
export async function reviewAll(desk: Desk, page: Page, names: readonly string[]): Promise<void> {
  await desk.press(page.getByRole('link', { name: /To review/ }));
  const details = detailsOf(page);
  for (const name of names) {
    await desk.press(entryOf(page, new RegExp(name)));
    await desk.press(details.getByRole('button', { name: 'Take for review' }));
    const lines = details.getByRole('button', { name: /: Fine$/ });
    await expect(lines).toHaveCount(linesOfReview);
    await lines.first().focus();
    for (let line = 0; line < linesOfReview; line++) {
      await desk.key(page, 'f');
      await desk.key(page, 'ArrowDown');
    }
    await desk.press(details.getByRole('button', { name: 'Activate' }));
    await expect(details.getByText('Active', { exact: true }).first()).toBeVisible();
  }
}

/** Finds something by keys alone: its name, down to its line, and in. */
async function find(desk: Desk, page: Page, words: string, option: RegExp): Promise<void> {
  await desk.key(page, 'Control+k');
  await desk.write(page, words);
  const line = page.getByRole('option', { name: option });
  await expect(line).toBeVisible();
  while ((await line.getAttribute('aria-selected')) !== 'true') await desk.key(page, 'ArrowDown');
  await desk.key(page, 'Enter');
}

/** Takes a restaurant from the site until its licence is in order. */
export async function suspendOne(desk: Desk, page: Page, name: string): Promise<void> {
  await find(desk, page, name, new RegExp(name));
  const details = detailsOf(page);
  await desk.type(details.getByLabel('Reason, as the restaurant reads it'), 'The licence has run out');
  await desk.press(details.getByRole('button', { name: 'Suspend' }));
  await expect(details.getByRole('button', { name: 'Let on again' })).toBeVisible();
}

/** Ends each complaint with words, the first one with money as well. */
export async function answerAll(desk: Desk, page: Page, subjects: readonly string[]): Promise<void> {
  await desk.press(page.getByRole('link', { name: /^Complaints/ }).first());
  const details = detailsOf(page);
  for (const [place, subject] of subjects.entries()) {
    await desk.press(entryOf(page, new RegExp(`${subject}(?!\\d)`)));
    await expect(details.getByText(subject, { exact: true }).first()).toBeVisible();
    let deed = 'Resolve with explanation';
    if (place === 0) {
      await desk.press(details.getByText('A sum', { exact: true }));
      await desk.type(details.getByLabel('Rupees'), '40');
      deed = 'Refund ₹40.00 and resolve';
    }
    await desk.type(details.getByLabel('What the customer will read'), 'The kitchen forgot it and is sorry.');
    await desk.press(details.getByRole('button', { name: deed, exact: true }));
    await desk.press(page.getByRole('alertdialog').getByRole('button', { name: deed, exact: true }));
    await expect(details.getByText('The kitchen forgot it and is sorry.').first()).toBeVisible();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  }
}

/** Gives one portion of an order back. */
export async function refundLine(desk: Desk, page: Page, number: string): Promise<void> {
  await find(desk, page, `> refund ${number.slice(3)}`, new RegExp(`Refund ${number}`));
  const details = page.getByRole('complementary', { name: 'Details' });
  await desk.press(details.getByRole('checkbox', { name: /^Palak Paneer/ }));
  await desk.type(details.getByLabel('Reason, as the customer reads it'), 'The rice came cold');
  await desk.press(details.getByRole('button', { name: /^Refund ₹/ }));
  await expect(details.getByText('1 × Palak Paneer').first()).toBeVisible();
}

/** Cancels what a kitchen without gas has not begun: from its own page to its live orders, and all of them together. */
export async function cancelTogether(desk: Desk, page: Page, kitchen: string, count: number): Promise<void> {
  await find(desk, page, kitchen, new RegExp(`^${kitchen} Bengaluru`));
  await desk.press(detailsOf(page).getByRole('link', { name: 'Orders', exact: true }));
  await desk.press(page.getByRole('button', { name: 'Live', exact: true }));
  await expect(page).toHaveURL(/live=1/);
  await expect(page.getByText(/^1?\d orders$/)).toBeVisible();
  await desk.press(page.getByRole('checkbox', { name: 'Select all rows of this page' }));
  await desk.press(page.getByRole('button', { name: 'Cancel together' }));
  const side = page.getByRole('complementary', { name: `Cancel ${count} orders` });
  await desk.press(side.getByRole('button', { name: new RegExp(`^Cancel ${count}, give back ₹`) }));
  await expect(side.getByText(`${count} orders cancelled`)).toBeVisible();
}

/** Drafts the week's statements, shows them to their restaurants and puts all that can be paid into a file; answers how many those are. */
export async function closeWeek(desk: Desk, page: Page): Promise<number> {
  await desk.press(page.getByRole('link', { name: 'Payouts' }).first());
  await desk.press(page.getByRole('button', { name: 'Draft last week' }));
  await expect(page.getByText(/every statement is there|drafted for/).first()).toBeVisible();
  await desk.press(page.getByRole('button', { name: /^To issue/ }));
  await expect(page).toHaveURL(/status=draft/);
  await desk.press(page.getByRole('checkbox', { name: 'Select all rows of this page' }));
  await desk.press(page.getByRole('button', { name: /^Select all .* that match$/ }));
  const bar = page.getByRole('toolbar', { name: /^\d{3,} selected$/ });
  await desk.press(bar.getByRole('button', { name: /Issue/ }));
  await desk.press(page.getByRole('dialog').getByRole('button', { name: /Issue/ }));
  await expect(page.getByText(/^[\d,]+ statements issued/)).toBeVisible({ timeout: 60_000 });
  await desk.press(page.getByRole('link', { name: 'Pay out' }));
  const all = page.getByRole('button', { name: /^Pay all [\d,]+ that can be paid$/ });
  const count = Number(/[\d,]+/.exec((await all.textContent()) ?? '')?.[0].replace(',', ''));
  await desk.press(all);
  await desk.press(page.getByRole('dialog').getByRole('button', { name: 'Make bank file' }));
  await expect(page.getByText(`${count} payouts are in a file`)).toBeVisible();
  return count;
}

/** Somebody else looks at the file and lets it go. */
export async function releaseFile(desk: Desk, page: Page): Promise<void> {
  await desk.press(page.getByRole('link', { name: 'Payouts' }).first());
  await desk.press(page.getByRole('link', { name: 'Pay out' }));
  await desk.press(page.getByRole('button', { name: /^View file/ }).first());
  await desk.type(page.getByLabel('Your password'), logins.admin.password);
  await desk.press(page.getByRole('button', { name: /^Release [\d,]+ payouts?$/ }));
  await expect(page.getByText('Released. Take the file to your bank.')).toBeVisible();
}

/** Takes the file to the bank and its answer back; the bank pays all of it. */
export async function payFile(desk: Desk, page: Page, count: number): Promise<void> {
  await page.reload();
  if (!(await page.getByRole('button', { name: /^Save tawa-payouts-.*csv$/ }).isVisible()))
    await desk.press(page.getByRole('button', { name: /^View file/ }).first());
  const saved = page.waitForEvent('download');
  await desk.press(page.getByRole('button', { name: /^Save tawa-payouts-.*csv$/ }));
  const [, ...rows] = (await readFile(await (await saved).path(), 'utf8')).trim().split('\r\n');
  expect(rows).toHaveLength(count);
  const answers = rows.map((row) => {
    const [reference = '', ...rest] = row.split(',');
    return [reference, rest[6] ?? '', 'E', `HDFCN${reference}`, ''].join(',');
  });
  const content = ['Customer Reference No,Amount,Transaction Status,UTR,Reject Reason', ...answers].join('\r\n');
  await desk.give(page.getByLabel('Answer of the bank'), { name: 'answer.csv', content });
  await desk.press(page.getByRole('button', { name: `Apply ${count} lines` }));
  await expect(page.getByText(`${count} paid, 0 returned.`, { exact: false })).toBeVisible();
}

/** Reads every table of the month that is over and takes them along for the accountant. */
export async function readTaxes(desk: Desk, page: Page): Promise<string> {
  await desk.key(page, 'Escape');
  await desk.press(page.getByRole('link', { name: 'Tax reports' }).first());
  await desk.choose(page.getByLabel('Month'), { index: 1 });
  const tabs = page.getByRole('tab');
  await expect(tabs.first()).toBeVisible({ timeout: 60_000 });
  for (let place = 0; place < (await tabs.count()); place++) {
    await desk.press(tabs.nth(place));
    await expect(page.getByRole('tabpanel').getByRole('heading', { level: 2 })).toBeVisible();
  }
  const verdict = (await page.getByText(/Every table equals the ledger\.|have no invoice yet/).textContent()) ?? '';
  const saved = page.waitForEvent('download');
  await desk.press(page.getByRole('button', { name: 'Save all as CSV' }));
  await saved;
  return verdict;
}
