import { expect, test } from 'vitest';
import { dateText, dayLabel, slug } from './text.ts';

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
