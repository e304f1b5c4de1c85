import type { OfficePart } from '../accounts/office-parts.ts';
import { timeZoneDefault } from '../common/limits.ts';
import { addDays, instantAt, weekdayOf, zonedParts } from '../common/zoned-time.ts';

/** How often a report goes: each day about the day before, on Mondays about the week, on the first about the month. */
export const reportRhythms = ['daily', 'weekly', 'monthly'] as const;
export type ReportRhythm = (typeof reportRhythms)[number];

interface ReportKind {
  /** What it is called. */
  title: string;
  /** What it is about: who does not see this part makes none and gets none. */
  part: OfficePart;
  rhythms: readonly ReportRhythm[];
}

const kinds = {
  overview: { title: 'The office at a glance', part: 'overview', rhythms: reportRhythms },
  sales: { title: 'Sales', part: 'money', rhythms: reportRhythms },
  payouts: { title: 'Payouts', part: 'money', rhythms: ['weekly', 'monthly'] },
  tax: { title: 'Tax month', part: 'money', rhythms: ['monthly'] },
  orders: { title: 'Orders', part: 'orders', rhythms: reportRhythms },
  complaints: { title: 'Complaints', part: 'help', rhythms: reportRhythms },
  people: { title: 'Accounts', part: 'people', rhythms: reportRhythms },
  audit: { title: 'Audit log', part: 'audit', rhythms: reportRhythms },
} as const;

export type ReportKey = keyof typeof kinds;

/** Every report that can be mailed. */
export const scheduledReports: Readonly<Record<ReportKey, ReportKind>> = kinds;

export const isReportKey = (text: string): text is ReportKey => Object.hasOwn(kinds, text);
export const reportKeys: ReportKey[] = Object.keys(kinds).filter(isReportKey);

/** Days of a report, both included: '2026-11-23' to '2026-11-29'. */
export interface ReportPeriod {
  from: string;
  to: string;
}

/** Reports that the office may have at once, and who may read one. */
export const scheduledReportsMax = 50;
export const reportReadersMax = 30;

/** The day on which the round of a rhythm that holds a day began. */
function roundOf(rhythm: ReportRhythm, day: string): string {
  if (rhythm === 'daily') return day;
  return rhythm === 'weekly' ? addDays(day, -((weekdayOf(day) + 6) % 7)) : `${day.slice(0, 8)}01`;
}

const roundAfter = (rhythm: ReportRhythm, start: string): string => {
  if (rhythm === 'daily') return addDays(start, 1);
  return rhythm === 'weekly' ? addDays(start, 7) : roundOf(rhythm, addDays(start, 31));
};

/** The last time at which a report of this rhythm was due, the days it is about, and when it is due next. */
export function reportTimes(
  rhythm: ReportRhythm,
  hour: number,
  now: Date,
): { due: Date; next: Date; period: ReportPeriod } {
  const momentOf = (day: string) => instantAt(day, hour * 60, timeZoneDefault);
  const current = roundOf(rhythm, zonedParts(now, timeZoneDefault).date);
  const start = momentOf(current) <= now ? current : roundOf(rhythm, addDays(current, -1));
  const to = addDays(start, -1);
  return {
    due: momentOf(start),
    next: momentOf(roundAfter(rhythm, start)),
    period: { from: roundOf(rhythm, to), to },
  };
}
