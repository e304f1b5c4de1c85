import { expect, test } from 'vitest';
import { leadsAway, mayProlong, nextNewsFrom, permissionEnds, roundPeople } from './news.ts';

const now = new Date('2026-11-29T12:00:00Z');

test('a permission ends after 90 days and is prolonged in its last two weeks alone (news-1)', () => {
  const ends = permissionEnds(now);
  expect(ends.toISOString()).toBe('2027-02-27T12:00:00.000Z');
  expect(mayProlong(ends, now)).toBe(false);
  expect(mayProlong(ends, new Date('2027-02-13T11:59:59Z'))).toBe(false);
  expect(mayProlong(ends, new Date('2027-02-13T12:00:00Z'))).toBe(true);
  expect(nextNewsFrom(now).toISOString()).toBe('2026-12-06T12:00:00.000Z');
});

test('people are told in fives, and of fewer than five no number (news-2)', () => {
  expect([0, 1, 4, 5, 9, 10, 1234].map(roundPeople)).toEqual([0, null, null, 5, 5, 10, 1230]);
});

test.each([
  'Call 98450 12345 for the table',
  'WhatsApp +91-98450-12345',
  '९८४५० १२३४५ is not ASCII, ９８４５０１２３４５ is the same number',
  'Write to dosa@udupi.example',
  'See www.udupi.example',
  'See https://udupi.example/menu',
  'Order at udupi-table.com now',
  'menu on bit.ly/abc',
])('“%s” leads away from here (news-3)', (words) => {
  expect(leadsAway(words)).toBe(true);
});

test.each([
  'Filter coffee at ₹40 until 30.11.2026',
  'New: 12 dosas, from 7 to 11 am',
  'Open on 2026-12-25 till 11.30 pm',
  'We are back.In time',
])('“%s” stays here (news-3)', (words) => {
  expect(leadsAway(words)).toBe(false);
});
