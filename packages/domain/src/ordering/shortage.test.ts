import { expect, test } from 'vitest';
import { orderStates } from './order-states.ts';
import { decideShortage, defaultOf, shortageStates } from './shortage.ts';

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
  for (const answer of ['remove', 'none'] as const) {
    expect(decideShortage({ status: 'accepted', pref: 'call', left: 1, answer })).toBe('remove');
    expect(decideShortage({ status: 'accepted', pref: 'call', left: 0, answer })).toBe('cancel');
  }
});

test.each(['refund', 'call', 'cancel'] as const)(
  'who wished %s and is offered other dishes is asked, even of the last one (substitutes-1)',
  (pref) => {
    expect(decideShortage({ status: 'accepted', pref, left: 1, has_offers: true })).toBe('ask');
    expect(decideShortage({ status: 'placed', pref, left: 0, has_offers: true })).toBe('ask');
    expect(decideShortage({ status: 'ready', pref, left: 1, has_offers: true })).toBe(null);
  },
);

test.each([
  ['refund', 'remove'],
  ['call', 'remove'],
  ['cancel', 'cancel'],
] as const)('without an answer to an offer the wish %s of the checkout holds: %s (substitutes-4)', (pref, outcome) => {
  expect(decideShortage({ status: 'preparing', pref, left: 1, has_offers: true, answer: 'none' })).toBe(outcome);
  expect(defaultOf(pref)).toBe(outcome);
  expect(decideShortage({ status: 'preparing', pref, left: 1, has_offers: true, answer: 'remove' })).toBe('remove');
});

test('food that is ready misses nothing (orders-13)', () => {
  const late = orderStates.filter((status) => !shortageStates.includes(status));
  expect(new Set(late.map((status) => decideShortage({ status, pref: 'refund', left: 1 })))).toEqual(new Set([null]));
});
