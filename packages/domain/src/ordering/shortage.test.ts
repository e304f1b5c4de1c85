import { expect, test } from 'vitest';
import { orderStates } from './order-states.ts';
import { decideShortage, shortageStates } from './shortage.ts';

test.each([
  ['placed', 'refund', 2, 'remove'],
  ['accepted', 'call', 2, 'ask'],
  ['preparing', 'cancel', 2, 'cancel'],
  ['placed', 'cancel', 2, 'reject'],
  ['placed', 'refund', 0, 'reject'],
  ['accepted', 'call', 0, 'cancel'],
] as const)('%s, with the wish %s and %d portions left: %s (orders-13)', (status, pref, left, outcome) =>
  expect(decideShortage({ status, pref, left })).toBe(outcome),
);

test('an answer, or none in time, takes the dish out whatever was wished at first', () => {
  expect(decideShortage({ status: 'accepted', pref: 'call', left: 1, is_settled: true })).toBe('remove');
  expect(decideShortage({ status: 'accepted', pref: 'call', left: 0, is_settled: true })).toBe('cancel');
});

test('food that is ready misses nothing (orders-13)', () => {
  const late = orderStates.filter((status) => !shortageStates.includes(status));
  expect(new Set(late.map((status) => decideShortage({ status, pref: 'refund', left: 1 })))).toEqual(new Set([null]));
});
