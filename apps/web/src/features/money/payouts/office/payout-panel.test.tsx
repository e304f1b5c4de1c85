import { answer } from '@tawa/contract/common/endpoint';
import * as office from '@tawa/contract/money/payouts.office';
import type { Payout } from '@tawa/contract/money/payouts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeApi, refusal } from '#testing/fake-api.ts';
import { render } from '#testing/render.tsx';
import { OfficePayout } from './payout-panel.tsx';

const payout = (change: Partial<Payout> = {}): Payout => ({
  payout_id: 3,
  restaurant_id: 7,
  restaurant_name: 'Dum & Handi',
  period_from: '2026-11-09',
  period_to: '2026-11-16',
  status: 'issued',
  orders: 2,
  net: 1520.5,
  issued_at: '2026-11-16T01:00:00.000Z',
  paid_at: null,
  reference: null,
  dispute: null,
  ...change,
});

function open(change: Partial<Payout> = {}) {
  const api = fakeApi();
  const one = payout(change);
  api.answer(office.getPayout, answer(200, { payout: one, lines: [], history: [] }));
  api.answer(office.issuePayout, answer(200, one));
  api.answer(office.payPayout, answer(200, one));
  api.answer(office.adjustPayout, answer(200, one));
  const { user } = render(<OfficePayout payoutId={3} history={() => null} />);
  const sent = () => api.calls.filter(({ endpoint }) => endpoint.startsWith('POST '));
  return { api, user, sent };
}

test.each<[Payout['status'], string[]]>([
  ['draft', ['Issue', 'Add a correction', 'Save as CSV']],
  ['issued', ['Mark as paid', 'Add a correction', 'Save as PDF', 'Save as CSV']],
  ['disputed', ['Add a correction', 'Save as PDF', 'Save as CSV']],
  ['paid', ['Save as PDF', 'Save as CSV']],
])('a statement that is %s offers what may be done with it then', async (status, names) => {
  open({ status, dispute: status === 'disputed' ? 'Where is FD-1?' : null });
  await screen.findByRole('heading', { name: '₹1,520.50' });
  const known = ['Issue', 'Mark as paid', 'Add a correction', 'Save as PDF', 'Save as CSV'];
  expect(known.filter((name) => screen.queryByRole('button', { name }))).toEqual(names);
  expect(screen.queryByText(/“Where is FD-1\?”/) !== null).toBe(status === 'disputed');
});

test('a transfer is noted with what the bank calls it, never without', async () => {
  const { user, sent } = open();
  await user.click(await screen.findByRole('button', { name: 'Mark as paid' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Mark ₹1,520.50 as paid?' }));
  await user.click(sheet.getByRole('button', { name: 'Mark as paid' }));
  expect(await sheet.findByText('Enter the bank’s reference')).toBeTruthy();
  expect(sent()).toEqual([]);
  await user.type(sheet.getByLabelText('Bank reference'), 'NEFT-77');
  await user.click(sheet.getByRole('button', { name: 'Mark as paid' }));
  const parts = { params: { payout_id: 3 }, body: { reference: 'NEFT-77' } };
  await waitFor(() => expect(sent()).toMatchObject([{ parts }]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a correction that the server refuses keeps its sheet and what was typed', async () => {
  const { api, user, sent } = open();
  api.refuse(office.adjustPayout, refusal('conflict', 'This statement is paid already.'));
  await user.click(await screen.findByRole('button', { name: 'Add a correction' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Add a correction' }));
  await user.type(sheet.getByLabelText('Amount'), '-25.5');
  await user.type(sheet.getByLabelText('Reason, as the restaurant reads it'), 'Counted twice');
  await user.click(sheet.getByRole('button', { name: 'Add a correction' }));
  await waitFor(() => expect(sent()).toMatchObject([{ parts: { body: { amount: -25.5, reason: 'Counted twice' } } }]));
  expect(sheet.getByDisplayValue('Counted twice')).toBeTruthy();
});
