import { answer } from '@tawa/contract/common/endpoint';
import { getTwoFactor } from '@tawa/contract/accounts/auth.account';
import * as contract from '@tawa/contract/money/payouts.batches';
import type { Batch, RunRow, WholeBatch } from '@tawa/contract/money/payouts.batches';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { fakeApi, refusal } from '../../../testing/fake-api.ts';
import { signIn } from '../../../testing/tokens.ts';
import { renderRoutes } from '../../../testing/render.tsx';
import { Screen } from './payout-run.tsx';

const row = (payout_id: number, change: Partial<RunRow> = {}): RunRow => ({
  payout_id,
  restaurant_id: payout_id,
  restaurant_name: `Kitchen ${payout_id}`,
  cityname: 'Bengaluru',
  period_from: '2026-11-16',
  period_to: '2026-11-23',
  net: 9812.6,
  tab: 'to_pay',
  apart: null,
  words: null,
  account: 'HDFC •• 4410',
  bank_asked_on: null,
  payout_batch_id: null,
  ...change,
});
const batch: Batch = {
  payout_batch_id: 2,
  format: 'Bulk NEFT and IMPS',
  state: 'made',
  lines: 2,
  total: 19_625.2,
  paid: 0,
  failed: 0,
  open: 2,
  needs_second: true,
  made_by: 7,
  made_by_name: 'Asha Nair',
  made_on: '2026-11-23T04:42:00.000Z',
  released_by_name: null,
  released_on: null,
  taken_on: null,
  drop_reason: null,
};
const line = {
  payout_id: 1,
  restaurant_id: 1,
  restaurant_name: 'Kitchen 1',
  reference: 'TW2P1',
  mode: 'IMPS',
  amount: 9812.6,
  account: 'HDFC •• 4410',
  outcome: 'open',
  bank_reference: null,
  reason: null,
  problem: null,
} as const;
const whole = (change: Partial<Batch> = {}, problem: 'held' | null = null): WholeBatch => ({
  batch: { ...batch, ...change },
  sha256: 'a'.repeat(64),
  filename: 'tawa-payouts-2026-11-23-2.csv',
  second_from: 500_000,
  largest: line,
  rows: [
    { ...line, problem },
    { ...line, payout_id: 2, restaurant_name: 'Kitchen 2', reference: 'TW2P2' },
  ],
  history: [],
});

const listed = <Row,>(rows: Row[]) => answer(200, { rows, total: rows.length, total_pages: 1, has_more: false });

function open(path: string, { files = [batch], has_account = true, isAway = false, shown = whole() } = {}) {
  signIn('admin');
  const api = fakeApi();
  const sums = [
    { tab: 'to_pay' as const, lines: 2, total: 19_625.2 },
    { tab: 'below_zero' as const, lines: 1, total: -62.14 },
  ];
  const at = '2026-11-23T04:28:00.000Z';
  const steps = [
    { step: 'checked' as const, done: 3, of: 3, by: 'Asha Nair', at },
    { step: 'filed' as const, done: 1, of: 1, by: 'Asha Nair', at },
    { step: 'released' as const, done: 0, of: 1, by: null, at: null },
    { step: 'answered' as const, done: 0, of: 1, by: null, at: null },
    { step: 'paid' as const, done: 0, of: 2, by: null, at: null },
  ];
  const formats = [{ bank_format_id: 3, name: 'Bulk NEFT and IMPS' }];
  api.answer(
    contract.getRunSums,
    answer(200, { sums, ledger: 19_563.06, steps, has_account, second_from: 10_000, formats }),
  );
  api.answer(contract.listRun, listed([row(1), row(2), row(3, { tab: 'apart', apart: 'held', words: 'A claim' })]));
  api.answer(contract.listBatches, listed(files));
  api.answer(contract.getBatch, answer(200, shown));
  api.answer(getTwoFactor, answer(200, { on: false, recovery_codes_left: 0 }));
  if (isAway)
    for (const endpoint of [contract.getRunSums, contract.listBatches, contract.listRun])
      api.refuse(endpoint, refusal('internal', 'The database is away.'));
  return { api, ...renderRoutes([{ path: '/payouts/run', Component: Screen }], path) };
}

beforeEach(() => localStorage.clear());

test('the places of a run stand with counts and sums; a file of all asks for what was seen', async () => {
  const { api, user } = open('/payouts/run', { files: [] });
  expect(await screen.findByRole('link', { name: /To pay 2 ₹19,625\.20/ })).toBeTruthy();
  expect(screen.getByRole('link', { name: /Below zero 1 −₹62\.14/ })).toBeTruthy();
  expect(await screen.findByText(/No file yet/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Pay all 2 that can be paid' }));
  const sheet = await screen.findByRole('dialog', { name: 'Make a file with 2 payouts?' });
  expect(within(sheet).getByText('Above ₹10,000.00, so somebody else releases it.')).toBeTruthy();
  api.answer(contract.makeBatch, answer(200, batch));
  await user.click(within(sheet).getByRole('button', { name: 'Make bank file' }));
  const sent = api.calls.findLast(({ endpoint }) => endpoint === 'POST /admin/payout-batches');
  expect(sent?.parts.body).toEqual({ bank_format_id: 3, expected: { lines: 2, total: 19_625.2 } });
});

test('without an account to pay from no file can be made, and the way to it is shown', async () => {
  open('/payouts/run', { has_account: false });
  expect(await screen.findByRole('link', { name: 'Settings, Payouts' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Pay all/ })).toBeNull();
});

test('sums and files that cannot be read say so, each with a way on', async () => {
  open('/payouts/run', { isAway: true });
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(3));
});

test('lines that may not be paid any more are taken out by one press', async () => {
  const { api, user } = open('/payouts/run?file=2', { shown: whole({}, 'held') });
  const sheet = await screen.findByRole('dialog', { name: 'File 2' });
  expect(await within(sheet).findByText('Now held')).toBeTruthy();
  api.answer(contract.removeBatchLines, answer(200, batch));
  await user.click(within(sheet).getByRole('button', { name: 'Take it out' }));
  const sent = api.calls.findLast(({ endpoint }) => endpoint.endsWith('/lines/remove'));
  expect(sent?.parts.body).toEqual({ payout_ids: [1], reason: 'May not be paid any more' });
});

test('a release sends the hash that was looked at with the password, and a refusal keeps the form (payouts-6)', async () => {
  const { api, user } = open('/payouts/run?file=2');
  const sheet = await screen.findByRole('dialog', { name: 'File 2' });
  await user.type(await within(sheet).findByLabelText('Your password'), 'correct-horse-9');
  api.refuse(
    contract.releaseBatch,
    refusal('conflict', 'The file was changed since you looked at it. Look at it again.'),
  );
  await user.click(within(sheet).getByRole('button', { name: 'Release 2 payouts' }));
  const sent = api.calls.findLast(({ endpoint }) => endpoint.endsWith('/release'));
  expect(sent?.parts.body).toEqual({ sha256: 'a'.repeat(64), password: 'correct-horse-9' });
  expect(within(sheet).getByLabelText('Your password')).toBeTruthy();
});

test('the bank’s answer is shown line by line, what is left first, before it counts (payouts-8)', async () => {
  const released = { state: 'released', released_by_name: 'Leela', released_on: batch.made_on } as const;
  const { api, user } = open('/payouts/run?file=2', { shown: whole(released) });
  const told = { amount: '9812.60', status: 'E', bank_reference: 'UTR1', reason: '' };
  api.answer(
    contract.readBankAnswer,
    answer(200, {
      bank_answer_id: 5,
      filename: 'answer.csv',
      uploaded_on: batch.made_on,
      applied_on: null,
      outcome: { paid: 1, returned: 0, left: 1 },
      paid_total: 9812.6,
      returned_total: 0,
      rows: [
        { ...told, row: 2, word: 'pays', reference: 'TW2P1', restaurant_name: 'Kitchen 1' },
        { ...told, row: 3, word: 'unknown', reference: 'TW9P9', restaurant_name: null },
      ],
    }),
  );
  const sheet = await screen.findByRole('dialog', { name: 'File 2' });
  await user.upload(await within(sheet).findByLabelText('Answer of the bank'), new File(['x'], 'answer.csv'));
  const lines = within(await within(sheet).findByRole('list', { name: 'The bank’s answer' })).getAllByRole('listitem');
  expect(lines.map((one) => one.textContent)).toEqual([
    expect.stringContaining('Not ours'),
    expect.stringContaining('Pays'),
  ]);
  const outcome = { paid: 1, returned: 0, left: 1 };
  api.answer(contract.applyBankAnswer, answer(200, { batch, outcome, was_applied: false }));
  await user.click(within(sheet).getByRole('button', { name: 'Apply 1 line' }));
  const sent = api.calls.findLast(({ endpoint }) => endpoint.endsWith('/apply'));
  expect(sent?.parts.params).toEqual({ payout_batch_id: 2, bank_answer_id: 5 });
});

test('the head says that run and ledger are equal, and the steps say who did what and which is next (payouts-12)', async () => {
  open('/payouts/run');
  expect(await screen.findByText('3 statements. The ledger says ₹19,563.06, and so does this run.')).toBeTruthy();
  const steps = within(screen.getByRole('list', { name: 'Steps of this run' })).getAllByRole('listitem');
  expect(steps).toHaveLength(5);
  expect(steps[0]?.textContent).toMatch(/Checked3 of 3Asha Nair, 23 Nov 2026/);
  expect(steps[2]?.getAttribute('aria-current')).toBe('step');
});
