import type { KitchenOrder } from '@tawa/contract/ordering/orders.kitchen';
import { expect, test } from 'vitest';
import { kitchenOrder } from '#testing/order-samples.ts';
import { countChanges, finds, groupByColumn, isForLater, linesUnder, minuteChoices, toCook } from './board.ts';

const at = (minutes: number) => new Date(Date.UTC(2026, 5, 15, 7, minutes)).toISOString();
const now = Date.parse(at(10));

const order = (change: Partial<KitchenOrder>): KitchenOrder =>
  kitchenOrder({ accept_by: at(8), ready_by: at(25), promised_to: at(40), ...change });

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
  expect(toCook([order({}), order({ status: 'preparing' }), order({ status: 'ready' })], 'en')).toEqual([
    { name: 'Palak Paneer', quantity: 4 },
  ]);
});

test('a combo is cooked as what is in it, which stands under its line before its choices (menu-42)', () => {
  const parts = [
    { kitchen_name: 'Thali', quantity: 2 },
    { kitchen_name: 'Palak Paneer', quantity: 4 },
  ];
  const [item] = order({}).items;
  if (!item) throw new Error('The order is empty.');
  const combo = { ...item, kitchen_name: 'Lunch Combo', parts, options: ['Hot'] };
  expect(toCook([order({ items: [combo] }), order({})], 'en')).toEqual([
    { name: 'Palak Paneer', quantity: 6 },
    { name: 'Thali', quantity: 2 },
  ]);
  expect(linesUnder(combo, 'en')).toEqual(['2 × Thali', '4 × Palak Paneer', 'Hot']);
});

test('an accepted order waits for its hour until it is time to cook it (kitchen-board-2)', () => {
  const accepted = order({ status: 'accepted', scheduled_for: at(60), cook_by: at(11) });
  expect(isForLater(accepted, now)).toBe(true);
  expect(isForLater(accepted, Date.parse(at(11)))).toBe(false);
  expect(isForLater({ ...accepted, status: 'preparing' }, now)).toBe(false);
  expect(isForLater(order({ status: 'accepted' }), now)).toBe(false);
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
