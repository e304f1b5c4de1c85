import { formatRupees } from '@tawa/domain/common/money';
import { partOfDay } from '@tawa/domain/common/parts-of-day';
import { changePercent } from '@tawa/domain/insight/statistics';
import { formatCount } from '#lib/format.ts';
import { formatTexts } from '#lib/format.texts.ts';
import { statisticsTexts } from './statistics.texts.ts';
import { keepEach, textsIn } from '#lib/i18n/texts.ts';
import type { Language } from '#lib/i18n/language.ts';

const partIn = keepEach(
  (language: Language, part: Pick<Intl.DateTimeFormatOptions, 'weekday' | 'month'>) =>
    new Intl.DateTimeFormat(language, { timeZone: 'UTC', ...part }),
);

/** A service day in its parts; days carry no zone. */
function partsOf(day: string, language: Language) {
  const at = new Date(`${day}T00:00:00Z`);
  // A text that is no day has no names; the formats would throw and take the page with them.
  const nameOf = (part: Parameters<typeof partIn>[1]) =>
    Number.isNaN(at.getTime()) ? '' : partIn(language, part).format(at);
  return {
    weekday: nameOf({ weekday: 'short' }),
    date: at.getUTCDate(),
    month: nameOf({ month: 'short' }),
    year: at.getUTCFullYear(),
  };
}

export const weekdayShort = (day: string, language: Language): string => partsOf(day, language).weekday;
export const dateOf = (day: string): number => Number(day.slice(-2));

/** '7 Nov'. */
export function shortDay(day: string, language: Language): string {
  const { date, month } = partsOf(day, language);
  return `${date} ${month}`;
}

/** 'Sat 7 Nov 2026'. */
export function longDay(day: string, language: Language): string {
  const { weekday, date, month, year } = partsOf(day, language);
  return `${weekday} ${date} ${month} ${year}`;
}

/** '7 – 20 Nov 2026'. */
export function periodText(from: string, to: string, language: Language): string {
  const [first, last] = [partsOf(from, language), partsOf(to, language)];
  if (from === to) return longDay(from, language);
  const begin = first.year !== last.year ? `${first.date} ${first.month} ${first.year}` : shortDay(from, language);
  const isOneMonth = first.year === last.year && first.month === last.month;
  return `${isOneMonth ? first.date : begin} – ${last.date} ${last.month} ${last.year}`;
}

/** '8 pm', or 'रात 8'. */
export const hourText = (hour: number, language: Language): string =>
  textsIn(formatTexts, language).time({ clock: String(hour % 12 || 12), part: partOfDay(hour) });

/** '8', and '12 pm' or '5 am' where a half of the day begins. */
export const hourShort = (hour: number, isFirst: boolean, language: Language): string =>
  isFirst || hour % 12 === 0 ? hourText(hour, language) : String(hour % 12);

/** '₹20k', '₹1.2L': for axes alone. */
export function axisRupees(value: number): string {
  if (value >= 100_000) return `₹${Math.round(value / 10_000) / 10}L`;
  return value >= 1000 ? `₹${Math.round(value / 100) / 10}k` : `₹${value}`;
}

export const percentText = (value: number | null): string => (value === null ? '–' : `${value}%`);
export const signedRupees = (value: number): string => formatRupees(value).replace('-', '−');

export interface Change {
  text: string;
  way: 'up' | 'down' | 'same';
  tone: 'good' | 'bad' | 'plain';
}

const toneOf = (difference: number, isMoreGood: boolean): Change['tone'] =>
  difference > 0 === isMoreGood ? 'good' : 'bad';

/** How a number changed in percent; null where there was nothing before. */
export function changeOf(language: Language, now: number, before: number, isMoreGood = true): Change | null {
  const t = textsIn(statisticsTexts, language);
  const percent = changePercent(now, before);
  if (percent === null) return null;
  if (percent === 0) return { text: t.same, way: 'same', tone: 'plain' };
  return {
    text: `${formatCount(Math.abs(percent))}%`,
    way: percent > 0 ? 'up' : 'down',
    tone: toneOf(percent, isMoreGood),
  };
}

/** How a number changed in its own unit: points of percent, stars. */
export function stepOf(
  language: Language,
  now: number | null,
  before: number | null,
  { unit = '', isMoreGood = true }: { unit?: string; isMoreGood?: boolean } = {},
): Change | null {
  const t = textsIn(statisticsTexts, language);
  if (now === null || before === null) return null;
  const step = Math.round((now - before) * 10) / 10;
  if (step === 0) return { text: t.same, way: 'same', tone: 'plain' };
  return { text: `${Math.abs(step)}${unit}`, way: step > 0 ? 'up' : 'down', tone: toneOf(step, isMoreGood) };
}
