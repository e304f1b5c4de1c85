import { expect, test } from 'vitest';
import { clockText, clockTime, dayHoursText, timeRange } from './clock-text.ts';

const zone = 'Asia/Kolkata';
const at = (local: string) => new Date(`${local}:00+05:30`);

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
  [[], 'Closed'],
  [[{ opens: '00:00', closes: '24:00' }], 'Open 24 hours'],
  [
    [
      { opens: '12:00', closes: '15:30' },
      { opens: '19:00', closes: '23:00' },
    ],
    '12:00 pm – 3:30 pm, 7:00 pm – 11:00 pm',
  ],
])('the hours of a day read %#', (shifts, text) => expect(dayHoursText(shifts)).toBe(text));
