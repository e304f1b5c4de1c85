import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addDays,
  type HourSpan,
  instantAt,
  isTimeZone,
  isWithinHours,
  minutesOf,
  weekdayOf,
  zonedParts,
  zonedStamp,
} from './zoned-time.ts';

test.each([
  ['2026-11-20T18:29:59Z', 'Asia/Kolkata', '2026-11-20', 5, 1439],
  ['2026-11-20T18:30:00Z', 'Asia/Kolkata', '2026-11-21', 6, 0],
  ['2026-11-20T18:15:00Z', 'Asia/Kathmandu', '2026-11-21', 6, 0],
  ['2026-03-08T06:59:00Z', 'America/New_York', '2026-03-08', 0, 119],
  ['2026-03-08T07:00:00Z', 'America/New_York', '2026-03-08', 0, 180],
  ['2028-02-29T12:00:00Z', 'UTC', '2028-02-29', 2, 720],
] as const)('%s in %s', (instant, zone, ...[date, weekday, minutes]) =>
  expect(zonedParts(new Date(instant), zone)).toEqual({ date, weekday, minutes }),
);

test.each([
  ['2026-11-21', 0, 'Asia/Kolkata', '2026-11-20T18:30:00Z'],
  ['2026-11-21', 1440, 'Asia/Kolkata', '2026-11-21T18:30:00Z'],
  ['2026-11-21', 1560, 'Asia/Kolkata', '2026-11-21T20:30:00Z'],
  ['2026-03-08', 90, 'America/New_York', '2026-03-08T06:30:00Z'],
  ['2026-03-08', 150, 'America/New_York', '2026-03-08T07:30:00Z'],
  ['2026-03-08', 180, 'America/New_York', '2026-03-08T07:00:00Z'],
  ['2026-11-01', 90, 'America/New_York', '2026-11-01T05:30:00Z'],
  ['2026-11-01', 120, 'America/New_York', '2026-11-01T07:00:00Z'],
])('%s + %d min in %s', (date, minutes, zone, instant) =>
  expect(instantAt(date, minutes, zone)).toEqual(new Date(instant)),
);

test('what a wall says leads back to an instant at which it says so', () => {
  const zones = fc.constantFrom('Asia/Kolkata', 'America/New_York', 'Australia/Lord_Howe', 'Pacific/Chatham', 'UTC');
  const minute = fc.integer({ min: 26_000_000, max: 33_000_000 });
  fc.assert(
    fc.property(zones, minute, (zone, minutes) => {
      const parts = zonedParts(new Date(minutes * 60_000), zone);
      expect(zonedParts(instantAt(parts.date, parts.minutes, zone), zone)).toEqual(parts);
    }),
  );
});

test('dates pass the ends of months and years', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  expect(weekdayOf('2026-11-22')).toBe(0);
});

test('only times of a day are read', () => {
  expect(minutesOf('00:00')).toBe(0);
  expect(minutesOf('24:00')).toBe(1440);
  expect(minutesOf('18:30:00')).toBe(1110);
  for (const bad of ['24:01', '25:00', '1:00', '12:60', '', 'noon']) expect(() => minutesOf(bad)).toThrow(RangeError);
});

test.each([
  ['2026-11-28T14:50:05.123Z', 'Asia/Kolkata', '2026-11-28T20:20:05+05:30'],
  ['2026-11-28T20:00:00Z', 'Asia/Kolkata', '2026-11-29T01:30:00+05:30'],
  ['2026-11-28T02:00:00Z', 'America/New_York', '2026-11-27T21:00:00-05:00'],
  ['2026-11-28T02:00:00Z', 'UTC', '2026-11-28T02:00:00+00:00'],
])('%s in %s is stamped %s', (instant, zone, stamp) => expect(zonedStamp(new Date(instant), zone)).toBe(stamp));

test('an unknown zone is told from a known one', () => {
  expect(isTimeZone('Asia/Kolkata')).toBe(true);
  expect(isTimeZone('Asia/Bombay Duck')).toBe(false);
  expect(() => zonedParts(new Date(0), 'Nowhere/Land')).toThrow(RangeError);
});

test.each<[string, HourSpan, { weekday: number; minutes: number }, boolean]>([
  ['a span of the day', { from: 540, to: 1020, weekdays: null }, { weekday: 1, minutes: 540 }, true],
  ['its end is outside', { from: 540, to: 1020, weekdays: null }, { weekday: 1, minutes: 1020 }, false],
  ['happy hour 22:00–01:00 at 23:00', { from: 1320, to: 60, weekdays: null }, { weekday: 1, minutes: 1380 }, true],
  ['happy hour 22:00–01:00 at 15:00', { from: 1320, to: 60, weekdays: null }, { weekday: 1, minutes: 900 }, false],
  ['happy hour 22:00–01:00 at 00:30', { from: 1320, to: 60, weekdays: null }, { weekday: 1, minutes: 30 }, true],
  ['happy hour 22:00–01:00 at 01:00', { from: 1320, to: 60, weekdays: null }, { weekday: 1, minutes: 60 }, false],
  ['Friday’s night on Saturday morning', { from: 1320, to: 120, weekdays: [5] }, { weekday: 6, minutes: 30 }, true],
  ['Friday’s night on Friday morning', { from: 1320, to: 120, weekdays: [5] }, { weekday: 5, minutes: 30 }, false],
  ['Saturday’s night on Sunday morning', { from: 1320, to: 120, weekdays: [6] }, { weekday: 0, minutes: 30 }, true],
  ['equal ends are the whole day', { from: 600, to: 600, weekdays: [5] }, { weekday: 5, minutes: 700 }, true],
  ['and go on next morning', { from: 600, to: 600, weekdays: [5] }, { weekday: 6, minutes: 500 }, true],
])('%s', (_name, span, moment, inside) => expect(isWithinHours(moment, span)).toBe(inside));
