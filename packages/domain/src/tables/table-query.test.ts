import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decideTableDate, isTableTimeAhead, readTableQuery, writeTableQuery } from './table-query.ts';

const zone = 'Asia/Kolkata';
const wish = {
  name: 'Meera & Nair=',
  email: 'meera+table@example.com',
  phone: '9845012345',
  checkIn: '2026-11-28',
  time: '20:00',
  guests: 2,
};
const ofText = (change: object) => writeTableQuery({ ...wish, ...change });

test('whatever is wished reads back as it was written (bookings-13)', () => {
  expect(readTableQuery(writeTableQuery(wish))).toEqual(wish);
  const text = fc.string({ minLength: 1, unit: 'grapheme' });
  fc.assert(
    fc.property(text, text, (name, email) => {
      expect(readTableQuery(ofText({ name, email }))).toEqual({ ...wish, name, email });
    }),
  );
});

test.each([
  ['nothing', ''],
  ['no date', ofText({ checkIn: '' })],
  ['a date that does not exist', ofText({ checkIn: '2026-02-30' })],
  ['a month that does not exist', ofText({ checkIn: '2026-13-01' })],
  ['a time that does not exist', ofText({ time: '24:00' })],
  ['no guests', ofText({ guests: 0 })],
  ['more guests than a table takes', ofText({ guests: 6 })],
  ['no name', ofText({ name: '' })],
  ['a broken encoding', 'checkIn=2026-11-28&time=20:00&guests=2&name=%E0%A4%A&email=a&phone=1'],
])('%s is no wish', (_, text) => expect(readTableQuery(text)).toBeNull());

// 28 Nov 2026, 0:30 at night in Bengaluru, where the calendar in London still says the 27th.
const now = new Date('2026-11-27T19:00:00Z');

test.each([
  ['2026-11-27', 'past'],
  ['2026-11-28', 'ok'],
  ['2026-12-28', 'ok'],
  ['2026-12-29', 'far'],
] as const)('on the 28th, %s is %s', (checkIn, decision) => expect(decideTableDate(checkIn, now, zone)).toBe(decision));

test.each([
  ['01:29', false],
  ['01:30', true],
  ['00:00', false],
])('half past midnight, %s is far enough ahead: %s', (time, isAhead) =>
  expect(isTableTimeAhead({ checkIn: '2026-11-28', time }, now, zone)).toBe(isAhead),
);
