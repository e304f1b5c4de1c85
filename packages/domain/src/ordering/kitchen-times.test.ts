import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { minuteMs } from '../common/durations.ts';
import { createRandom } from '../common/random.ts';
import {
  hourOfWeek,
  measureKitchen,
  minutesOfWay,
  minutesOnLine,
  percentileOf,
  type ServedOrder,
} from './kitchen-times.ts';

const zone = 'Asia/Kolkata';
/** A Monday, 8 in the evening. */
const monday = new Date('2026-11-16T20:00:00+05:30');
const after = (from: Date, minutes: number) => new Date(from.getTime() + minutes * minuteMs);

const served = (cooking: number, change: Partial<ServedOrder> = {}): ServedOrder => {
  const accepted_at = change.accepted_at ?? monday;
  const ready_at = after(accepted_at, cooking);
  return {
    accepted_at,
    ready_at,
    delivered_at: after(ready_at, 15),
    queue_minutes: null,
    kitchen_minutes: null,
    travel_minutes: 15,
    metres: null,
    ...change,
  };
};

test.each([
  ['2026-11-16T00:00:00+05:30', 0],
  ['2026-11-16T20:59:59+05:30', 20],
  ['2026-11-19T20:00:00+05:30', 20],
  ['2026-11-20T20:00:00+05:30', 44],
  ['2026-11-21T20:00:00+05:30', 68],
  ['2026-11-22T23:59:00+05:30', 71],
  ['2026-11-22T18:30:00Z', 0],
])('%s on the wall of a kitchen is hour %d of its week', (at, hour) =>
  expect(hourOfWeek(new Date(at), zone)).toBe(hour),
);

test.each([
  [[], 0.9, 0],
  [[7], 0.9, 7],
  [[3, 1, 2], 0.5, 2],
  [[0, 10], 0.84, 8.4],
])('of %j the share %d lies below %d', (values, share, value) =>
  expect(percentileOf(values, share)).toBeCloseTo(value),
);

describe('a kitchen', () => {
  test('that served nothing has been measured by nothing', () =>
    expect(measureKitchen([], zone)).toMatchObject({ orders: 0, ways: 0, known_ways: 0, kept_percent: 100 }));

  test('is measured by what was cooked, not by buttons that were pressed at once or hours later (promises-3)', () => {
    const honest = Array.from({ length: 40 }, (_, n) => served(20 + (n % 5)));
    const slips = [...Array.from({ length: 20 }, () => served(1)), ...Array.from({ length: 20 }, () => served(200))];
    expect(measureKitchen([...honest, ...slips], zone)).toEqual({
      ...measureKitchen(honest, zone),
      ways: 80,
    });
  });

  test('hardly moves by a few orders that went wrong (promises-3)', () => {
    const minutesOf = (orders: ServedOrder[]) => {
      const times = measureKitchen(orders, zone);
      return (minutesOnLine(times, 0, 0) * times.kept_percent) / 100;
    };
    const usual = Array.from({ length: 95 }, (_, n) => served(18 + (n % 7)));
    const spoilt = [...usual, ...Array.from({ length: 5 }, () => served(140))];
    expect(minutesOf(spoilt) - minutesOf(usual)).toBeLessThan(2);
  });

  test('tells what the queue and the dishes cost, from orders that noted both', () => {
    const random = createRandom(7);
    const orders = Array.from({ length: 300 }, () => {
      const [queue_minutes, kitchen_minutes] = [random.between(0, 200), random.between(10, 60)];
      return served(5 + queue_minutes * 0.1 + kitchen_minutes * 0.4, { queue_minutes, kitchen_minutes });
    });
    const times = measureKitchen(orders, zone);
    expect(times.per_queue).toBeCloseTo(0.1, 1);
    expect(times.per_own).toBeCloseTo(0.4, 1);
    expect(measureKitchen(orders.slice(0, 59), zone)).toMatchObject({ per_queue: 0, per_own: 0 });
  });

  test('that is slow on Fridays is slow on Fridays alone', () => {
    const friday = new Date('2026-11-20T20:10:00+05:30');
    const orders = [
      ...Array.from({ length: 60 }, () => served(20)),
      ...Array.from({ length: 20 }, () => served(40, { accepted_at: friday })),
    ];
    const { hour_orders, hour_percents } = measureKitchen(orders, zone);
    expect([hour_orders[20], hour_orders[44], hour_orders[68]]).toEqual([60, 20, 0]);
    expect(hour_percents[44]).toBe(2 * (hour_percents[20] ?? 0));
  });

  test('has its ways from ready to the door, by its own minutes and by the distance; a pickup has none', () => {
    const metres = 2000;
    const orders = [
      ...Array.from({ length: 10 }, () =>
        served(20, { metres, delivered_at: after(monday, 20 + 2 * minutesOfWay(metres)) }),
      ),
      ...Array.from({ length: 10 }, () => served(20, { delivered_at: null })),
    ];
    expect(measureKitchen(orders, zone)).toMatchObject({ ways: 10, known_ways: 10, known_way_percent: 200 });
  });

  test('whatever it served, no cause takes time away or costs more than itself', () =>
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: -10, max: 400 }), fc.nat(3000), fc.nat(300)), { maxLength: 150 }),
        (drawn) => {
          const times = measureKitchen(
            drawn.map(([cooking, queue_minutes, kitchen_minutes]) =>
              served(cooking, { queue_minutes, kitchen_minutes }),
            ),
            zone,
          );
          for (const share of [times.per_queue, times.per_own]) {
            expect(share).toBeGreaterThanOrEqual(0);
            expect(share).toBeLessThanOrEqual(1);
          }
          expect(Number.isFinite(times.base_minutes)).toBe(true);
          expect(times.hour_orders.reduce((sum, each) => sum + each, 0)).toBe(times.orders);
        },
      ),
    ));
});
