import { expect, test } from 'vitest';
import { clockText, clockTime, dateText, dayLabel, slug, timeRange } from './text.ts';

const zone = 'Asia/Kolkata';
const at = (local: string) => new Date(`${local}:00+05:30`);

test.each([
  ['Dum & Handi', 'dum-and-handi'],
  ['  Nani’s  Kitchen! ', 'nanis-kitchen'],
  ["Nani's Kitchen", 'nanis-kitchen'],
  ['Café Olé', 'cafe-ole'],
  ['Gulab Jamun (2 pc)', 'gulab-jamun-2-pc'],
  ['दाल मखनी', 'दाल-मखनी'],
  ['a/b?c#d', 'a-b-c-d'],
  ['!!!', '-'],
  ['', '-'],
])('%j is %j in a URL', (name, expected) => expect(slug(name)).toBe(expected));

test.each([
  ['00:00', '12:00 am'],
  ['00:05', '12:05 am'],
  ['06:30', '6:30 am'],
  ['12:00', '12:00 pm'],
  ['18:05', '6:05 pm'],
  ['23:59', '11:59 pm'],
  ['24:00', '12:00 am'],
])('%s reads %s', (clock, text) => expect(clockText(clock)).toBe(text));

test('a time is the one on the restaurant’s wall', () => {
  const instant = new Date('2026-11-21T15:10:00Z');
  expect(clockTime(instant, zone)).toBe('8:40 pm');
  expect(clockTime(instant, 'America/New_York')).toBe('10:10 am');
});

test('a range names the half of the day once where it can', () => {
  expect(timeRange(at('2026-11-21T21:30'), at('2026-11-21T22:00'), zone)).toBe('9:30 to 10:00 pm');
  expect(timeRange(at('2026-11-21T11:30'), at('2026-11-21T12:00'), zone)).toBe('11:30 am to 12:00 pm');
  expect(timeRange(at('2026-11-21T23:30'), at('2026-11-22T00:00'), zone)).toBe('11:30 pm to 12:00 am');
});

test.each([
  ['2026-11-21T00:00', 'Today'],
  ['2026-11-21T23:59', 'Today'],
  ['2026-11-22T00:00', 'Tomorrow'],
  ['2026-11-20T23:59', 'Yesterday'],
  ['2026-11-23T12:00', 'Mon, 23 Nov'],
  ['2026-12-31T12:00', 'Thu, 31 Dec'],
])('%s seen from 21 November is %s', (local, label) =>
  expect(dayLabel(at(local), at('2026-11-21T20:00'), zone)).toBe(label),
);

test('a date is printed without a leading zero', () => expect(dateText('2027-01-05')).toBe('Tue, 5 Jan'));
