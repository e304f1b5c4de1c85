import { expect, test } from 'vitest';
import { fitsSlot, kitchenMinutes, slotStart } from './kitchen-load.ts';

test.each([
  [[{ preparation_time: 20, quantity: 1 }], 20],
  [[{ preparation_time: 20, quantity: 5 }], 40],
  [[{ preparation_time: 15, quantity: 2 }], 19],
  [
    [
      { preparation_time: 20, quantity: 1 },
      { preparation_time: 5, quantity: 3 },
    ],
    28,
  ],
  [[], 0],
])('%j keeps the kitchen busy for %d minutes', (lines, minutes) => expect(kitchenMinutes(lines)).toBe(minutes));

test.each([
  [0, 30, 60, true],
  [30, 30, 60, true],
  [31, 30, 60, false],
  [0, 90, 60, true],
  [1, 90, 60, false],
])('%d minutes used, %d wanted of %d: %s (checkout-6)', (used, minutes, capacity, fits) =>
  expect(fitsSlot(used, minutes, capacity)).toBe(fits),
);

test('a slot begins where the wall says so, in India too', () => {
  const at = new Date('2026-11-20T20:44:59+05:30');
  expect(slotStart(at, 30).toISOString()).toBe('2026-11-20T15:00:00.000Z');
  expect(slotStart(at, 15).toISOString()).toBe('2026-11-20T15:00:00.000Z');
  expect(slotStart(new Date('2026-11-20T20:45:00+05:30'), 15).toISOString()).toBe('2026-11-20T15:15:00.000Z');
});
