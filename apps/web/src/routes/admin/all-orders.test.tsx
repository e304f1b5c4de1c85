import { answer } from '@tawa/contract/common/endpoint';
import * as contract from '@tawa/contract/ordering/orders.cancel-runs';
import type { CancelCandidate, CancelPreview, CancelRun } from '@tawa/contract/ordering/orders.cancel-runs';
import { listAllOrders, type OfficeOrder } from '@tawa/contract/ordering/orders.office';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeApi, refusal } from '../../testing/fake-api.ts';
import { renderRoutes } from '../../testing/render.tsx';
import { signIn } from '../../testing/tokens.ts';
import { Screen } from './all-orders.tsx';

const order = (order_number: string, change: Partial<OfficeOrder> = {}): OfficeOrder => ({
  order_number,
  status: 'placed',
  fulfilment: 'delivery',
  serving: 'delivery',
  placed_at: '2026-11-20T15:00:00.000Z',
  promised_to: '2026-11-20T15:40:00.000Z',
  closed_at: null,
  user_id: 3,
  customer_name: `Customer of ${order_number}`,
  restaurant_id: 1,
  restaurant_name: 'Tuk Tuk Street',
  cityname: 'Bengaluru',
  payment_method: 'upi',
  total: 388,
  refunded: 0,
  is_late: 0,
  refund_asked: 0,
  ...change,
});
const [first, second, out] = ['FD-AAAAAA', 'FD-BBBBBB', 'FD-CCCCCC'] as const;

const candidate = (order_number: string, amount: number): CancelCandidate => ({
  order_number,
  version: 2,
  status: 'placed',
  customer_name: `Customer of ${order_number}`,
  restaurant_name: 'Tuk Tuk Street',
  amount,
  credit: 0,
  message: { title: 'Order cancelled', body: `Your order ${order_number} was cancelled.`, refund: null },
});
const preview = (change: Partial<CancelPreview> = {}): CancelPreview => ({
  sha256: 'a'.repeat(64),
  orders: [candidate(first, 388), candidate(second, 0)],
  left: [{ order_number: out, customer_name: 'Amit Rane', reason: 'It is on the way.' }],
  online: { orders: 1, amount: 388 },
  credit: { orders: 0, amount: 0 },
  cash: { orders: 1, amount: 0 },
  goodwill: { orders: 0, amount: 0 },
  coupons: 1,
  sales: 776,
  ...change,
});
const run: CancelRun = {
  cancel_run_id: 7,
  reason: 'RESTAURANT_CLOSED',
  note: '',
  goodwill: 0,
  borne_by: 'restaurant',
  started_by_name: 'Asha Nair',
  started_on: '2026-11-20T15:10:00.000Z',
  ended_on: null,
  waiting: 5,
  done: 6,
  left: 1,
  amount: 388,
};
const runOrders = [
  {
    order_number: out,
    customer_name: 'Amit Rane',
    restaurant_name: 'Tuk Tuk Street',
    state: 'left' as const,
    left_reason: 'The kitchen sent it out before you.',
    amount: 0,
  },
];

function open(path = '/all-orders', runs: CancelRun[] = []) {
  signIn('admin');
  const api = fakeApi();
  const rows = [order(first), order(second, { payment_method: 'cod' }), order(out, { status: 'out_for_delivery' })];
  api.answer(listAllOrders, answer(200, { rows, total: 3, total_pages: 1, has_more: false }));
  api.answer(contract.listCancelRuns, answer(200, { runs }));
  api.answer(contract.previewCancelRun, answer(200, preview()));
  api.answer(contract.startCancelRun, answer(201, run));
  api.answer(contract.getCancelRun, answer(200, { run, orders: runOrders }));
  const sent = (name: string) =>
    api.calls.filter(({ endpoint }) => endpoint === `POST /admin/orders/cancel-runs${name}`);
  return { api, sent, ...renderRoutes([{ path: '/all-orders', Component: Screen }], path) };
}

async function openPreview() {
  const opened = open();
  await screen.findAllByText(first);
  await opened.user.click(screen.getByRole('checkbox', { name: 'Select all rows of this page' }));
  await opened.user.click(screen.getByRole('button', { name: 'Cancel together' }));
  const side = within(await screen.findByRole('dialog', { name: 'Cancel 2 orders' }));
  return { ...opened, side };
}

test('ticked orders are looked at together: sums, who stays and why, what each customer reads (orders-25, orders-29)', async () => {
  const { side, user, sent } = await openPreview();
  expect(sent('/preview')[0]?.parts.body).toEqual({
    order_numbers: [first, second, out],
    reason: 'RESTAURANT_CLOSED',
    note: '',
    goodwill: 0,
    borne_by: 'restaurant',
  });
  expect(side.getByRole('row', { name: 'Paid online, given back in full 1 ₹388.00' })).toBeTruthy();
  expect(side.getByRole('row', { name: 'Coupons they can use again 1 1 coupon' })).toBeTruthy();
  expect(side.getByText('It is on the way.')).toBeTruthy();
  expect(side.getByText(`Your order ${first} was cancelled.`)).toBeTruthy();
  await user.click(side.getByRole('button', { name: 'Next' }));
  expect(side.getByText(`Your order ${second} was cancelled.`)).toBeTruthy();
  expect(side.getByText(`Customer of ${second}, 2 of 2`)).toBeTruthy();
});

test('cause, own words and goodwill are part of what is looked at, and another reason needs words (orders-25)', async () => {
  const { side, user, sent } = await openPreview();
  await user.click(side.getByRole('radio', { name: 'Another reason' }));
  expect(side.getByText('Say why in your own words')).toBeTruthy();
  expect(side.getByRole('button', { name: /^Cancel 2, give back/ })).toHaveProperty('disabled', true);
  await user.type(side.getByLabelText(/^In your own words/), 'Water in the street');
  await user.click(side.getByRole('radio', { name: 'Other' }));
  await user.type(side.getByLabelText('Goodwill for each order in rupees'), '501');
  expect(side.getByText('₹0 to ₹500')).toBeTruthy();
  await user.clear(side.getByLabelText('Goodwill for each order in rupees'));
  await user.type(side.getByLabelText('Goodwill for each order in rupees'), '20.5');
  await user.click(side.getByRole('radio', { name: 'Tawa' }));
  const wanted = { reason: 'OTHER', note: 'Water in the street', goodwill: 20.5, borne_by: 'platform' };
  await waitFor(() => expect(sent('/preview').at(-1)?.parts.body).toMatchObject(wanted));
});

test('what was looked at is sent under one key for one plan, and the run is followed in place (orders-26, orders-29)', async () => {
  const { api, side, user, sent } = await openPreview();
  api.refuse(contract.startCancelRun, refusal('internal', 'The database is away.'));
  const start = () => side.getByRole('button', { name: 'Cancel 2, give back ₹388.00' });
  await waitFor(() => expect(start()).toHaveProperty('disabled', false));
  await user.click(start());
  await waitFor(() => expect(sent('')).toHaveLength(1));
  api.answer(contract.startCancelRun, answer(201, run));
  await waitFor(() => expect(start().getAttribute('aria-busy')).toBeNull());
  await waitFor(() => expect(start()).toHaveProperty('disabled', false));
  await user.click(start());
  const shown = within(await screen.findByRole('dialog', { name: 'Cancel 12 orders' }));
  expect(shown.getByText('Cancelling 7 of 12')).toBeTruthy();
  expect(shown.getByRole('progressbar', { name: 'Orders done' })).toHaveProperty('value', 7);
  expect(shown.getByText('The kitchen sent it out before you.')).toBeTruthy();
  const [one, two] = sent('');
  expect(one?.parts.body).toMatchObject({
    sha256: 'a'.repeat(64),
    orders: [
      { order_number: first, version: 2, amount: 388 },
      { order_number: second, version: 2, amount: 0 },
    ],
  });
  expect(two?.parts).toEqual(one?.parts);
});

test('a run is found again from the list, and by its address once it has ended (orders-29)', async () => {
  const { user, unmount } = open('/all-orders', [run]);
  await user.click(await screen.findByRole('button', { name: 'Show' }));
  expect(await screen.findByRole('dialog', { name: 'Cancel 12 orders' })).toBeTruthy();
  unmount();
  const { api } = open('/all-orders?run=7');
  api.answer(
    contract.getCancelRun,
    answer(200, { run: { ...run, waiting: 0, done: 11, ended_on: run.started_on }, orders: runOrders }),
  );
  expect(await screen.findByText('11 orders cancelled')).toBeTruthy();
});

test('a preview that fails is tried again; where none can be cancelled together nothing is offered (orders-24)', async () => {
  const { api, user } = open();
  api.refuse(contract.previewCancelRun, refusal('internal', 'The database is away.'));
  await screen.findAllByText(first);
  await user.click(screen.getByRole('checkbox', { name: 'Select all rows of this page' }));
  await user.click(screen.getByRole('button', { name: 'Cancel together' }));
  const retry = await screen.findByRole('button', { name: 'Try again' });
  api.answer(contract.previewCancelRun, answer(200, preview({ orders: [], online: { orders: 0, amount: 0 } })));
  await user.click(retry);
  expect(await screen.findByText('None of these can be cancelled together. Each says why below.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /give back/ })).toBeNull();
});

test('a whole page that is ticked offers all that match, and those of every page are looked at together (orders-31)', async () => {
  signIn('admin');
  const api = fakeApi();
  const all = Array.from({ length: 30 }, (_, place) => order(`FD-${String(100_000 + place)}`));
  api.answer(listAllOrders, ({ query }) => {
    const page = Number(query?.page ?? 1);
    return answer(200, { rows: all.slice((page - 1) * 25, page * 25), total: 30, total_pages: 2, has_more: false });
  });
  api.answer(contract.listCancelRuns, answer(200, { runs: [] }));
  api.answer(contract.previewCancelRun, answer(200, preview()));
  const { user } = renderRoutes([{ path: '/all-orders', Component: Screen }], '/all-orders');
  await screen.findAllByText('FD-100000');
  await user.click(screen.getByRole('checkbox', { name: 'Select all rows of this page' }));
  expect(screen.getByText('All 25 on this page are selected.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Select all 30 that match' }));
  expect(await screen.findByText('All 30 are selected.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Cancel together' }));
  await waitFor(() => {
    const sent = api.calls.find(({ endpoint }) => endpoint === 'POST /admin/orders/cancel-runs/preview');
    expect(sent?.parts.body).toMatchObject({ order_numbers: all.map(({ order_number }) => order_number) });
  });
});
