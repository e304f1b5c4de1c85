import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hourMs } from '../common/durations.ts';
import { hoursOfWeek } from './kitchen-times.ts';
import { decideCookingMinutes, decideWayMinutes, type KitchenPace, type MeasuredTimes } from './promise-minutes.ts';

/** A Friday, 8 in the evening. */
const now = new Date('2026-11-20T20:00:00+05:30');
const fridayAtEight = 44;

const times: MeasuredTimes = {
  orders: 40,
  base_minutes: 10,
  per_queue: 0.1,
  per_own: 0.5,
  usual_queue: 50,
  usual_own: 30,
  kept_percent: 100,
  hour_orders: Array.from({ length: hoursOfWeek }, () => 0),
  hour_percents: Array.from({ length: hoursOfWeek }, () => 100),
  ways: 40,
  way_percent: 120,
  known_ways: 40,
  known_way_percent: 150,
  measured_at: now,
};
const pace: KitchenPace = {
  prep_minutes: 20,
  timezone: 'Asia/Kolkata',
  slot_minutes: 30,
  slot_capacity_minutes: null,
  times,
  queue_minutes: 50,
  kitchen_minutes: 30,
};
const moment = { now, at: now, extra_minutes: 0 };
const at = (hour: number, orders: number, percent: number): MeasuredTimes => ({
  ...times,
  hour_orders: times.hour_orders.with(hour, orders),
  hour_percents: times.hour_percents.with(hour, percent),
});

describe('the minutes of cooking', () => {
  test.each<[string, Partial<KitchenPace>, number]>([
    ['as measured: 10, a tenth of 50 that wait, a half of its own 30', {}, 30],
    ['a larger order', { kitchen_minutes: 60 }, 45],
    ['one whose dishes are not known yet is a usual one', { kitchen_minutes: null }, 30],
    ['a longer queue', { queue_minutes: 150 }, 40],
    ['a queue without end adds an hour', { queue_minutes: 100_000 }, 90],
    ['an empty kitchen', { queue_minutes: 0 }, 25],
    ['never below its own minutes', { queue_minutes: 0, kitchen_minutes: 2 }, 20],
    ['a kitchen that nobody measured says it itself', { times: null }, 20],
    ['too few orders', { times: { ...times, orders: 19 } }, 20],
    ['just enough of them', { times: { ...times, orders: 20 } }, 30],
    ['measured too long ago', { times: { ...times, measured_at: new Date(now.getTime() - 97 * hourMs) } }, 20],
    ['measured just lately enough', { times: { ...times, measured_at: new Date(now.getTime() - 96 * hourMs) } }, 30],
    ['a slow Friday', { times: at(fridayAtEight, 45, 200) }, 53],
    ['one slow order of a quiet hour hardly speaks', { times: at(fridayAtEight, 1, 200) }, 32],
    [
      'what nobody measured waits beyond its capacity',
      { times: null, slot_capacity_minutes: 60, queue_minutes: 120 },
      50,
    ],
    ['and not within it', { times: null, slot_capacity_minutes: 60, queue_minutes: 60 }, 20],
    ['the most that a kitchen can ask for', { times: { ...times, kept_percent: 900 } }, 120],
  ])('%s (promises-1)', (_, change, minutes) =>
    expect(decideCookingMinutes({ ...pace, ...change }, moment)).toBe(minutes),
  );

  test.each([
    [59, 30],
    [60, 20],
    [500, 20],
  ])('a kitchen that says 30 and cooks in 8 is believed it by %d orders: %d (promises-2)', (orders, minutes) => {
    const quick = { ...times, orders, base_minutes: 8, per_queue: 0, per_own: 0 };
    expect(decideCookingMinutes({ ...pace, prep_minutes: 30, times: quick }, moment)).toBe(minutes);
  });

  test.each([
    [10, 50, 40],
    [10, 150, 40],
    [10, 250, 50],
    [25, 0, 55],
  ])(
    'a kitchen that asks for %d more with %d waiting speaks of the same crowd: %d (promises-4)',
    (extra_minutes, queue_minutes, minutes) =>
      expect(decideCookingMinutes({ ...pace, queue_minutes }, { ...moment, extra_minutes })).toBe(minutes),
  );

  test('an order for later is cooked at its own hour, after what waits now (promises-5)', () => {
    const later = { ...moment, at: new Date('2026-11-21T20:00:00+05:30') };
    expect(decideCookingMinutes({ ...pace, queue_minutes: 900 }, later)).toBe(30);
    expect(decideCookingMinutes({ ...pace, times: at(68, 10_000, 150) }, later)).toBe(45);
  });

  test('whatever was measured, the minutes are whole, within limits, and no fewer for a longer queue', () =>
    fc.assert(
      fc.property(
        fc.record({
          own: fc.integer({ min: 5, max: 120 }),
          orders: fc.nat(200),
          base_minutes: fc.double({ min: -50, max: 150, noNaN: true }),
          per_queue: fc.double({ min: 0, max: 1, noNaN: true }),
          kept_percent: fc.nat(1000),
          queue: fc.nat(2000),
          extra_minutes: fc.nat(60),
        }),
        ({ own: prep_minutes, queue: queue_minutes, extra_minutes, ...measured }) => {
          const kitchen = { ...pace, prep_minutes, times: { ...times, ...measured } };
          const minutesAt = (queue: number) =>
            decideCookingMinutes({ ...kitchen, queue_minutes: queue }, { ...moment, extra_minutes });
          const minutes = minutesAt(queue_minutes);
          expect(Number.isInteger(minutes)).toBe(true);
          expect(minutes).toBeGreaterThanOrEqual(Math.min(120, Math.max(5, (prep_minutes * 2) / 3) + extra_minutes));
          expect(minutes).toBeLessThanOrEqual(120);
          expect(minutesAt(queue_minutes + 100)).toBeGreaterThanOrEqual(minutes);
        },
      ),
    ));
});

describe('the minutes of the way', () => {
  const way = { travel_minutes: 15, metres: 2000, times };
  test.each([
    ['as measured for this distance: half as long again as 11.8', {}, 18],
    ['further away', { metres: 4000 }, 30],
    ['no further than three times as long', { metres: 40_000 }, 45],
    ['no nearer than half as long', { metres: 10, times: { ...times, known_way_percent: 10 } }, 8],
    ['an address without a place', { metres: null }, 18],
    ['too few ways with a place', { times: { ...times, known_ways: 19 } }, 18],
    ['too few ways', { times: { ...times, known_ways: 19, ways: 19 } }, 15],
    ['measured too long ago', { times: { ...times, measured_at: new Date(now.getTime() - 97 * hourMs) } }, 15],
    ['nobody measured', { times: null }, 15],
    ['a restaurant that says that there is no way', { travel_minutes: 0 }, 0],
  ])('%s (promises-6)', (_, change, minutes) => expect(decideWayMinutes({ ...way, ...change }, now)).toBe(minutes));
});
