import { expect, test } from 'vitest';
import { endpointWaitMs, eventWaitMs, isPatienceOver, webhookPatienceMs } from './partner-webhooks.ts';

test.each([
  [1, 3750, 6250],
  [2, 7500, 12_500],
  [5, 60_000, 100_000],
  [40, 16_200_000, 27_000_000],
])('after %i tries an event waits %i to %i ms (partners-10)', (tries, least, most) => {
  expect([eventWaitMs(tries, 0), eventWaitMs(tries, 1)]).toEqual([least, most]);
});

test('an address that fails is left alone for minutes, never for hours', () => {
  expect(endpointWaitMs(1, 0.5)).toBe(5000);
  expect(endpointWaitMs(1000, 1)).toBe(375_000);
});

test('an event is given up three days after its first try (partners-10)', () => {
  const first = new Date('2026-06-15T07:00:00Z');
  const after = (ms: number) => new Date(first.getTime() + ms);
  expect([
    isPatienceOver(first, after(webhookPatienceMs - 1)),
    isPatienceOver(first, after(webhookPatienceMs)),
  ]).toEqual([false, true]);
});
