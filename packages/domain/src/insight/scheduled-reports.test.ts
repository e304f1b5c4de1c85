import { expect, test } from 'vitest';
import { reportTimes } from './scheduled-reports.ts';

const at = (clock: string) => new Date(`${clock}+05:30`);
const said = (...asked: Parameters<typeof reportTimes>) => {
  const { due, next, period } = reportTimes(...asked);
  return [due.toISOString(), next.toISOString(), period.from, period.to];
};

test('a daily report is about the day before, from its hour on (reports-2)', () => {
  const first = ['2026-11-29T02:30:00.000Z', '2026-11-30T02:30:00.000Z', '2026-11-28', '2026-11-28'];
  expect(said('daily', 8, at('2026-11-29T08:00:00'))).toEqual(first);
  expect(said('daily', 8, at('2026-11-30T07:59:59'))).toEqual(first);
});

test('a weekly one goes on Mondays about Monday to Sunday, a monthly one on the first (reports-2)', () => {
  expect(said('weekly', 8, at('2026-11-30T08:00:00'))).toEqual([
    '2026-11-30T02:30:00.000Z',
    '2026-12-07T02:30:00.000Z',
    '2026-11-23',
    '2026-11-29',
  ]);
  expect(said('weekly', 8, at('2026-11-30T07:00:00')).slice(2)).toEqual(['2026-11-16', '2026-11-22']);
  expect(said('monthly', 0, at('2027-01-01T00:00:00'))).toEqual([
    '2026-12-31T18:30:00.000Z',
    '2027-01-31T18:30:00.000Z',
    '2026-12-01',
    '2026-12-31',
  ]);
  expect(said('monthly', 9, at('2027-03-01T08:00:00')).slice(2)).toEqual(['2027-01-01', '2027-01-31']);
});
