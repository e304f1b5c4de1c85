import { noOrderRequests } from '@tawa/contract/ordering/orders.requests';
import type { Order } from '@tawa/contract/ordering/orders';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { render } from '#testing/render.tsx';
import { OrderHead } from './order-head.tsx';

const at = '2026-11-04T10:00:00.000Z';

const cancelled = (change: Partial<Order>): Order => ({
  order_number: 'FD-AAAAAA',
  status: 'cancelled',
  version: 2,
  fulfilment: 'delivery',
  placed_at: at,
  accept_by: null,
  scheduled_for: null,
  promised_from: at,
  promised_to: at,
  accepted_at: null,
  ready_at: null,
  dispatched_at: null,
  delivered_at: null,
  closed_at: at,
  cancel_requested_at: null,
  cancel_escalated_at: null,
  late_at: null,
  expected_by: null,
  cancelled_by: 'customer',
  cancel_reason: 'CHANGED_MIND',
  cancel_note: null,
  restaurant: {
    restaurant_id: 1,
    restaurant_name: 'Dum & Handi',
    logo: null,
    contact_number: null,
    full_address: null,
    lat: null,
    lng: null,
  },
  table: null,
  address: null,
  customer_name: 'Asha',
  contact_phone: '9876543210',
  ...noOrderRequests,
  payment_method: 'upi',
  payment_status: 'failed',
  items: [],
  charges: [],
  total: 346.06,
  removed_total: 0,
  change_for: null,
  savings: 0,
  handover_code: null,
  rider_name: null,
  rider_phone: null,
  left_at_door_note: null,
  events: [],
  can_cancel: false,
  cancel_until: null,
  can_request_cancel: false,
  actions: [],
  ...change,
});

test.each([
  ['failed', 'upi', undefined, true],
  ['created', 'card', undefined, true],
  ['refunded', 'upi', undefined, false],
  ['captured', 'credit', undefined, false],
  ['created', 'upi', 100, false],
  ['created', 'cod', undefined, false],
] as const)(
  'a cancelled order whose payment is %s by %s says whether nothing was charged',
  async (payment_status, payment_method, credit_used, isSaid) => {
    render(<OrderHead order={cancelled({ payment_status, payment_method, ...(credit_used && { credit_used }) })} />);
    await screen.findByText('Changed my mind');
    expect(screen.queryByText('Nothing was charged.') !== null).toBe(isSaid);
  },
);

test.each([
  ['customer', 'You said:'],
  ['restaurant', 'The kitchen said:'],
  ['admin', 'Our team said:'],
] as const)('the reason of the %s is told as theirs', async (cancelled_by, who) => {
  render(<OrderHead order={cancelled({ cancelled_by })} />);
  expect((await screen.findByText('Changed my mind')).parentElement?.textContent).toBe(`${who} Changed my mind`);
});

test('dishes for a table come to it and are served, nobody picks them up', async () => {
  const table = { names: 'T4', guests: 2 };
  const change = { status: 'ready', fulfilment: 'pickup', table, promised_to: '2099-06-15T15:10:00Z' } as const;
  render(<OrderHead order={cancelled({ ...change, cancelled_by: null, cancel_reason: null, closed_at: null })} />);
  expect(await screen.findByRole('heading', { name: 'Ready to serve' })).toBeTruthy();
  expect(screen.getByText('At your table by 8:40 pm')).toBeTruthy();
  expect(screen.getByText('Served')).toBeTruthy();
  expect(screen.queryByText(/pick/i)).toBeNull();
});

test.each([
  ['accepted', true],
  ['cancelled', false],
] as const)('an order that is %s asks about a sold-out dish: %s (kitchen-board-1)', async (status, asks) => {
  const item: Order['items'][number] = {
    order_item_id: 5,
    menu_id: 11,
    name: 'Palak Paneer',
    is_veg: 1,
    dish_img: null,
    options: [],
    note: '',
    quantity: 1,
    price: 259,
    discounted_price: null,
    amount: 259,
    shortage: { state: 'asked', quantity: 1, answer_by: at },
  };
  render(<OrderHead order={cancelled({ status, items: [item] })} />);
  await screen.findByText(/FD-AAAAAA/);
  expect(screen.queryByRole('button', { name: 'Send the rest' }) !== null).toBe(asks);
});
