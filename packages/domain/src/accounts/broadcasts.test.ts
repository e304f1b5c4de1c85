import { expect, test } from 'vitest';
import { afterQuiet, decideBroadcast, isQuiet, leastSeen, phaseOf, roundCount, startProblem } from './broadcasts.ts';

const at = (clock: string) => new Date(`${clock}+05:30`);

test('the quiet hours run from nine to nine in India (broadcasts-3)', () => {
  const quiet = ['2026-11-29T20:59:59', '2026-11-29T21:00:00', '2026-11-30T08:59:59', '2026-11-30T09:00:00'];
  expect(quiet.map((clock) => isQuiet(at(clock)))).toEqual([false, true, true, false]);
  expect(afterQuiet(at('2026-11-29T23:00:00'))).toEqual(at('2026-11-30T09:00:00'));
  expect(afterQuiet(at('2026-11-30T02:00:00'))).toEqual(at('2026-11-30T09:00:00'));
  expect(afterQuiet(at('2026-11-30T12:00:00'))).toEqual(at('2026-11-30T12:00:00'));
});

test('what is over does not go on, and what has begun is not taken back (broadcasts-8)', () => {
  expect(decideBroadcast('planned', 'take_back')).toBe('draft');
  expect(decideBroadcast('sending', 'take_back')).toBeNull();
  expect(decideBroadcast('paused', 'go_on')).toBe('sending');
  for (const act of ['pause', 'go_on', 'stop', 'take_back'] as const)
    for (const state of ['draft', 'stopped', 'done'] as const) expect(decideBroadcast(state, act)).toBeNull();
});

test('it waits for the morning once it is due at night, and not before', () => {
  const night = at('2026-11-29T22:00:00');
  expect(phaseOf('planned', at('2026-11-29T21:30:00'), night)).toBe('night');
  expect(phaseOf('planned', at('2026-11-30T11:00:00'), night)).toBe('planned');
  expect(phaseOf('done', at('2026-11-29T12:00:00'), night)).toBe('done');
});

test('it begins now or within sixty days', () => {
  const now = at('2026-11-29T12:00:00');
  expect(startProblem(at('2026-11-29T11:59:30'), now)).toBeNull();
  expect(startProblem(at('2026-11-29T11:00:00'), now)).toBe('This time has passed.');
  expect(startProblem(at('2027-03-01T11:00:00'), now)).toBe('At most 60 days ahead.');
});

test('a sample tells two digits and no more; a whole count tells all (broadcasts-2)', () => {
  expect([roundCount(7, 1), roundCount(0, 200), roundCount(617, 201), roundCount(1, 201)]).toEqual([
    7, 0, 120_000, 200,
  ]);
  expect([leastSeen(1), leastSeen(201)]).toEqual([0, 600]);
});
