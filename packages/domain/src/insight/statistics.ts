import { dayMs } from '../common/durations.ts';
import { serviceDayStartHour } from '../common/limits.ts';
import { addDays, instantAt, zonedParts } from '../common/zoned-time.ts';

/** Service days, 'YYYY-MM-DD', the first and the last included. */
export interface Period {
  from: string;
  to: string;
}

/** Days that one report may cover. */
export const statisticsDaysMax = 366;
/** Orders that an hour needs before its cooking time says something. */
export const prepOrdersMin = 20;
/** Days without an order after which a dish on sale is not selling. */
export const quietDishDays = 14;

/** The service day on a zone's wall at an instant: what is sold at 1 am belongs to the evening before. */
export function serviceDayAt(instant: Date, zone: string): string {
  const { date, minutes } = zonedParts(instant, zone);
  return minutes < serviceDayStartHour * 60 ? addDays(date, -1) : date;
}

/** The instant at which a service day begins. */
export const serviceDayStart = (day: string, zone: string): Date => instantAt(day, serviceDayStartHour * 60, zone);

/** How many days a period has. */
export const daysIn = ({ from, to }: Period): number => Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1;

/** Every day of a period, in order. */
export const daysOf = (period: Period): string[] =>
  Array.from({ length: Math.max(0, daysIn(period)) }, (_day, index) => addDays(period.from, index));

/** The period of the same length that ends on the day before. */
export function periodBefore(period: Period): Period {
  const length = daysIn(period);
  return { from: addDays(period.from, -length), to: addDays(period.from, -1) };
}

/** The period of the same length that begins on a day. */
export const periodFrom = (from: string, { from: first, to }: Period): Period => ({
  from,
  to: addDays(from, daysIn({ from: first, to }) - 1),
});

/** The last full days before today, today included. */
export const lastDays = (today: string, days: number): Period => ({ from: addDays(today, 1 - days), to: today });

/** How much has changed in percent, rounded to a tenth; null where there was nothing before. */
export const changePercent = (now: number, before: number): number | null =>
  before === 0 ? null : Math.round(((now - before) / Math.abs(before)) * 1000) / 10;

/** A part of a whole in percent, rounded to a tenth; null of nothing. */
export const sharePercent = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part / whole) * 1000) / 10;
