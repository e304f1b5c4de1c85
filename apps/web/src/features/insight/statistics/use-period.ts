import type { StatisticsFilter } from '@tawa/contract/insight/statistics';
import { lastDays, type Period, statisticsDaysMax, daysIn } from '@tawa/domain/insight/statistics';
import { addDays } from '@tawa/domain/common/zoned-time';
import { useSearchParams } from 'react-router';

export const periodNames = ['today', 'yesterday', '7', '14', '30', '90', 'own'] as const;
export type PeriodName = (typeof periodNames)[number];
export const comparisonNames = ['before', 'week', 'year'] as const;
export type ComparisonName = (typeof comparisonNames)[number];

const oneOf = <T extends string>(names: readonly T[], text: string | null, otherwise: T): T =>
  names.find((name) => name === text) ?? otherwise;

const isDay = (text: string | null): text is string => {
  if (text === null || !/^20\d\d-\d\d-\d\d$/.test(text)) return false;
  const read = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(text);
};

function namedPeriod(name: PeriodName, today: string): Period {
  if (name === 'today') return lastDays(today, 1);
  if (name === 'yesterday') return lastDays(addDays(today, -1), 1);
  return lastDays(today, name === 'own' ? 14 : Number(name));
}

/** The same weekdays of the year before lie 364 days back. */
const yearBack = 364;

function againstOf(comparison: ComparisonName, period: Period): string | undefined {
  if (comparison === 'before') return undefined;
  if (comparison === 'year') return addDays(period.from, -yearBack);
  return addDays(period.from, -7 * Math.ceil(daysIn(period) / 7));
}

export interface PeriodChoice {
  name: PeriodName;
  comparison: ComparisonName;
  period: Period;
  wanted: StatisticsFilter;
  choose: (name: PeriodName) => void;
  chooseDays: (period: Period) => void;
  compare: (comparison: ComparisonName) => void;
}

/** The period of a report and what it is compared with; both stand in the address. */
export function usePeriod(today: string): PeriodChoice {
  const [address, setAddress] = useSearchParams();
  const [from, to] = [address.get('from'), address.get('to')];
  const own = isDay(from) && isDay(to) && from <= to && daysIn({ from, to }) <= statisticsDaysMax ? { from, to } : null;
  const name = own ? 'own' : oneOf(periodNames, address.get('period'), '14');
  const comparison = oneOf(comparisonNames, address.get('against'), 'before');
  const period = own ?? namedPeriod(name, today);
  const against = againstOf(comparison, period);
  const change = (values: Readonly<Record<string, string | null>>) => {
    const next = new URLSearchParams(address);
    for (const [key, value] of Object.entries(values))
      if (value === null) next.delete(key);
      else next.set(key, value);
    setAddress(next, { preventScrollReset: true });
  };
  return {
    name,
    comparison,
    period,
    wanted: { ...period, ...(against !== undefined && { against }) },
    choose: (chosen) =>
      chosen === 'own' ? change({ period: null, ...period }) : change({ period: chosen, from: null, to: null }),
    chooseDays: (days) => change({ period: null, from: days.from, to: days.to }),
    compare: (chosen) => change({ against: chosen === 'before' ? null : chosen }),
  };
}
