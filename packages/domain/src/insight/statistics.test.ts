import { describe, expect, test } from 'vitest';
import {
  changePercent,
  daysOf,
  lastDays,
  periodBefore,
  periodFrom,
  serviceDayAt,
  serviceDayStart,
  sharePercent,
} from './statistics.ts';

const zone = 'Asia/Kolkata';

describe('a service day', () => {
  test.each([
    ['2026-11-20T23:29:00Z', '2026-11-20'],
    ['2026-11-20T23:30:00Z', '2026-11-21'],
    ['2026-11-20T18:31:00Z', '2026-11-20'],
    ['2026-11-20T06:00:00Z', '2026-11-20'],
  ])('at %s is %s', (instant, day) => expect(serviceDayAt(new Date(instant), zone)).toBe(day));

  test('begins at five in the morning', () =>
    expect(serviceDayStart('2026-11-21', zone).toISOString()).toBe('2026-11-20T23:30:00.000Z'));
});

describe('a period', () => {
  test('is compared with the equal one before', () =>
    expect(periodBefore({ from: '2026-03-01', to: '2026-03-14' })).toEqual({ from: '2026-02-15', to: '2026-02-28' }));
  test('or with one that begins on another day', () =>
    expect(periodFrom('2025-03-01', { from: '2026-03-01', to: '2026-03-07' })).toEqual({
      from: '2025-03-01',
      to: '2025-03-07',
    }));
  test('has every day once', () =>
    expect(daysOf(lastDays('2026-03-02', 3))).toEqual(['2026-02-28', '2026-03-01', '2026-03-02']));
});

test.each([
  [110, 100, 10],
  [0, 100, -100],
  [5, 0, null],
  [-50, -100, 50],
])('from %s after %s is a change of %s percent', (now, before, change) =>
  expect(changePercent(now, before)).toBe(change),
);

test('a share of nothing is none', () => {
  expect(sharePercent(0, 0)).toBeNull();
  expect(sharePercent(1, 3)).toBe(33.3);
});
