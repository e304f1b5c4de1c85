import type { KitchenOrder } from '@tawa/contract/orders';
import { expect, test } from 'vitest';
import { countChanges, finds, groupByColumn, hasAllergy, isRunningLate, minuteChoices, toCook } from './board.ts';

const at = (minutes: number) => new Date(Date.UTC(2026, 5, 15, 7, minutes)).toISOString();
const now = Date.parse(at(10));

const order = (change: Partial<KitchenOrder>): KitchenOrder => ({
  order_number: 'FD-7K3M9Q',
  status: 'placed',
  version: 1,
  fulfilment: 'delivery',
  placed_at: at(0),
  accept_by: at(8),
  scheduled_for: null,
  cook_by: null,
  ready_by: at(25),
  promised_to: at(40),
  prep_minutes: 20,
  accepted_at: null,
  ready_at: null,
  dispatched_at: null,
  closed_at: null,
  cancel_requested_at: null,
  cancelled_by: null,
  cancel_reason: null,
  customer_name: 'Asha',
  customer_phone: null,
  phone_last4: '3210',
  address: null,
  first_order: false,
  instructions: '',
  item_unavailable_pref: 'refund',
  items: [{ order_item_id: 1, name: 'Palak Paneer', is_veg: 1, quantity: 2, options: [], note: '' }],
  total: 300,
  payment_method: 'cod',
  cash_due: 300,
  rider_name: null,
  rider_phone: null,
  tries_left: 3,
  ...change,
});

test('each state has its column, and accepted orders stand with those being prepared', () => {
  const groups = groupByColumn([
    order({}),
    order({ status: 'accepted' }),
    order({ status: 'preparing' }),
    order({ status: 'ready' }),
    order({ status: 'out_for_delivery' }),
  ]);
  expect(Object.values(groups).map((list) => list.length)).toEqual([1, 2, 1, 1]);
});

test('the ticket with the least time left comes first', () => {
  const groups = groupByColumn([
    order({ order_number: 'FD-LATER0', status: 'preparing', ready_by: at(30) }),
    order({ order_number: 'FD-SOONER', status: 'preparing', ready_by: at(12) }),
  ]);
  expect(groups.preparing.map((each) => each.order_number)).toEqual(['FD-SOONER', 'FD-LATER0']);
});

test('what is to cook adds up over open orders and leaves out what is ready', () => {
  expect(toCook([order({}), order({ status: 'preparing' }), order({ status: 'ready' })])).toEqual([
    { name: 'Palak Paneer', quantity: 4 },
  ]);
});

test('an order is late past its cooking or its promise, never while it waits for an answer', () => {
  expect(isRunningLate(order({ accept_by: at(1) }), now)).toBe(false);
  expect(isRunningLate(order({ status: 'preparing', ready_by: at(9) }), now)).toBe(true);
  expect(isRunningLate(order({ status: 'out_for_delivery', promised_to: at(11) }), now)).toBe(false);
});

test('food that waits on the counter for its customer is not late', () => {
  const waiting = { status: 'ready', promised_to: at(9) } as const;
  expect(isRunningLate(order({ ...waiting, fulfilment: 'pickup' }), now)).toBe(false);
  expect(isRunningLate(order(waiting), now)).toBe(true);
});

test('the cooking times hold the kitchen’s own and somewhat more, within what may be promised', () => {
  expect(minuteChoices(20)).toEqual([10, 15, 20, 25, 30, 35, 40]);
  expect(minuteChoices(118)).toEqual([10, 15, 20, 25, 30, 40, 118]);
});

test('what came, went or moved meanwhile counts once each', () => {
  const before = [order({}), order({ order_number: 'FD-GONE22' }), order({ order_number: 'FD-SAME22' })];
  const after = [order({ version: 2 }), order({ order_number: 'FD-SAME22' }), order({ order_number: 'FD-NEW222' })];
  expect(countChanges(before, after)).toBe(3);
  expect(countChanges(after, after)).toBe(0);
});

test('a search finds the number in any case and the last four digits of the phone', () => {
  expect([' 3m9q ', '3210', ''].map((words) => finds(order({}), words))).toEqual([true, true, true]);
  expect(finds(order({}), '9999')).toBe(false);
});

test('an allergy is told from any other note', () => {
  expect([hasAllergy('Nut ALLERGY!'), hasAllergy('No onion')]).toEqual([true, false]);
});
