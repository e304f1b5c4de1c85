import { markRefundPaid, retryRefund } from '@tawa/contract/money/refunds';
import {
  listStuckRefunds,
  markShareRefundPaid,
  retryShareRefund,
  type StuckRefund,
} from '@tawa/contract/money/refunds.stuck';
import { answer } from '@tawa/contract/common/endpoint';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeApi, refusal } from '#testing/fake-api.ts';
import { render } from '#testing/render.tsx';
import { toast } from '#ui/toast/toast.ts';
import { StuckRefunds } from './stuck-refunds.tsx';

const share: StuckRefund = {
  of: 'share',
  id: 7,
  amount: 231.5,
  state: 'failed',
  reason: 'The guest took their money back',
  order_number: null,
  restaurant_name: 'Dum & Handi',
  guest: 'Sana',
  upi_id: null,
  failure: 'The account is closed',
  tries: 8,
  decided_at: '2026-11-20T10:00:00.000Z',
};
const upi: StuckRefund = {
  ...share,
  of: 'refund',
  id: 3,
  state: 'approved',
  reason: 'It was cold',
  order_number: 'FD-7K3M9Q',
  guest: null,
  upi_id: 'asha@okbank',
  failure: null,
  tries: 0,
};

function open(refunds: StuckRefund[], total = refunds.length) {
  const api = fakeApi();
  api.answer(listStuckRefunds, answer(200, { refunds, total }));
  const told = { success: vi.spyOn(toast, 'success'), error: vi.spyOn(toast, 'error') };
  const sent = () =>
    api.calls.filter(({ endpoint }) => endpoint.startsWith('POST')).map(({ parts }) => [parts.params, parts.body]);
  return { api, told, sent, ...render(<StuckRefunds />) };
}

const rowOf = async (amount: string) => {
  const row = (await screen.findByText(amount)).closest('li');
  if (!row) throw new Error('There is no such row.');
  return within(row);
};

test('it says whose money it is, why it goes back and what the bank said (groups-14)', async () => {
  open([share]);
  const row = await rowOf('₹231.50');
  for (const words of ['Sana, a guest of a group at Dum & Handi', 'The account is closed', 'Refused by the bank'])
    expect(row.getByText(words)).toBeTruthy();
  expect(row.getByText(/^Sent 8 times, decided on/)).toBeTruthy();
  expect(row.queryByRole('link')).toBeNull();
});

test('what the bank refused is sent again, and a refusal is said in the server’s words (groups-14)', async () => {
  const { api, told, sent, user } = open([share]);
  api.refuse(retryShareRefund, refusal('conflict', 'Only a refund that failed can be sent again.'));
  await user.click(await screen.findByRole('button', { name: 'Send again' }));
  await waitFor(() => expect(told.error).toHaveBeenCalledWith('Only a refund that failed can be sent again.'));
  api.answer(retryShareRefund, answer(200, { share_refund_id: 7 }));
  await user.click(screen.getByRole('button', { name: 'Send again' }));
  await waitFor(() => expect(told.success).toHaveBeenCalledWith('It is being sent again.'));
  expect(sent()).toEqual([
    [{ share_refund_id: 7 }, {}],
    [{ share_refund_id: 7 }, {}],
  ]);
});

test('what was transferred by hand is marked with its reference alone, and leaves the list (groups-14)', async () => {
  const { api, told, sent, user } = open([share]);
  await user.click(await screen.findByRole('button', { name: 'Mark as paid' }));
  expect(await screen.findByText('Enter the bank’s reference')).toBeTruthy();
  expect(sent()).toEqual([]);
  api.answer(markShareRefundPaid, answer(200, { share_refund_id: 7 }));
  api.answer(listStuckRefunds, answer(200, { refunds: [], total: 0 }));
  await user.type(screen.getByLabelText('Reference of your transfer'), ' UTR4471 {Enter}');
  await waitFor(() => expect(told.success).toHaveBeenCalledWith('Marked as paid.'));
  expect(sent()).toEqual([[{ share_refund_id: 7 }, { reference: 'UTR4471' }]]);
  expect(await screen.findByText('Nothing is stuck')).toBeTruthy();
});

test('a refund to a UPI id is marked, and one that the provider sends is sent again alone (credit-1)', async () => {
  const { api, sent, user } = open([upi, { ...upi, id: 4, amount: 90, state: 'failed', upi_id: null }], 140);
  expect(await screen.findByText(/^The 2 that wait longest, of 140/)).toBeTruthy();
  const byHand = await rowOf('₹231.50');
  expect(byHand.getByText('To asha@okbank')).toBeTruthy();
  expect(byHand.queryByRole('button', { name: 'Send again' })).toBeNull();
  expect(byHand.getByRole('link', { name: 'Open the refund' }).getAttribute('href')).toBe('/admin/refunds/3');
  api.refuse(markRefundPaid, refusal('conflict', 'This refund is not waiting for a transfer.'));
  await user.type(byHand.getByLabelText('Reference of your transfer'), 'UTR9{Enter}');
  const other = await rowOf('₹90.00');
  expect(other.queryByRole('button', { name: 'Mark as paid' })).toBeNull();
  api.refuse(retryRefund, refusal('conflict', 'Only a refund that failed can be sent again.'));
  await user.click(other.getByRole('button', { name: 'Send again' }));
  await waitFor(() =>
    expect(sent()).toEqual([
      [{ refund_id: 3 }, { reference: 'UTR9' }],
      [{ refund_id: 4 }, {}],
    ]),
  );
});

test('what could not be loaded is asked for again (groups-14)', async () => {
  const api = fakeApi();
  api.refuse(listStuckRefunds, refusal('unprocessable', 'No.'));
  const { user } = render(<StuckRefunds />);
  expect(await screen.findByText('We couldn’t load the refunds.')).toBeTruthy();
  api.answer(listStuckRefunds, answer(200, { refunds: [share], total: 1 }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The account is closed')).toBeTruthy();
});
