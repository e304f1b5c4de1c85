import { hourMs, minuteMs } from '@tawa/domain/common/durations';
import { expect, test } from 'vitest';
import { nextLookMs } from './broadcasts.queries.ts';

const noon = new Date('2026-06-22T06:30:00.000Z');
/** 08:30 in India, half an hour before the quiet hours end. */
const early = new Date('2026-06-22T03:00:00.000Z');
const at = (ms: number) => new Date(noon.getTime() + ms).toISOString();

test.each([
  ['sending', noon, at(-minuteMs), true, 2000],
  ['sending', noon, at(-minuteMs), false, 2000],
  ['night', early, at(-12 * hourMs), false, 2000],
  ['night', early, at(-12 * hourMs), true, 30 * minuteMs],
  ['planned', noon, at(10 * minuteMs), false, 10 * minuteMs],
  ['planned', noon, at(40 * 24 * hourMs), false, hourMs],
  ['planned', noon, at(-1), false, 2000],
  ['paused', noon, at(-minuteMs), true, false],
  ['draft', noon, null, false, false],
  ['done', noon, at(-hourMs), true, false],
  ['stopped', noon, at(-hourMs), true, false],
] as const)('%s is asked for again when something can have changed, and no sooner', (...asked) => {
  const [phase, now, starts_at, is_gathered, ms] = asked;
  expect(nextLookMs({ phase, starts_at, is_gathered }, now)).toBe(ms);
});
