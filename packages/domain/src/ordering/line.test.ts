import { expect, test } from 'vitest';
import { isOnLine, mentionsAllergy, restOf } from './line.ts';
import { orderStates } from './order-states.ts';

test('the line has what was accepted and is not ready, and what was called back before it left (line-1)', () => {
  const onLine = (isRecalled: boolean) => orderStates.filter((status) => isOnLine({ status, isRecalled }));
  expect(onLine(false)).toEqual(['accepted', 'preparing']);
  expect(onLine(true)).toEqual(['accepted', 'preparing', 'ready']);
});

const at = new Date(0);
const lines = [
  { order_item_id: 1, done_at: null },
  { order_item_id: 2, done_at: at },
  { order_item_id: 3, done_at: null },
];

test.each([
  [[], [1, 3]],
  [[1], [3]],
  [[1, 3], []],
  [[2], [1, 3]],
])('once %j are done, %j are left (line-3)', (done, left) => expect(restOf(lines, done)).toEqual(left));

test.each([
  ['Nut allergy', true],
  ['ALLERGIC to sesame', true],
  ['Ring twice', false],
])('%s mentions an allergy: %s', (text, does) => expect(mentionsAllergy(text)).toBe(does));
