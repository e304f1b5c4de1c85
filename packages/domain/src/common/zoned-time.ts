import { dayMs, minuteMs } from './durations.ts';
export interface ZonedParts {
  /** 'YYYY-MM-DD' */
  date: string;
  /** 0 = Sunday */
  weekday: number;
  /** Minutes since local midnight. */
  minutes: number;
}

// No zone changes its offset off a quarter of an hour, so one answer serves every instant within it.
const quarterMs = 15 * minuteMs;
const keptOffsetsMax = 20_000;
const formatters = new Map<string, Intl.DateTimeFormat>();
const offsets = new Map<string, Map<number, number>>();

function formatterOf(zone: string): Intl.DateTimeFormat {
  const cached = formatters.get(zone);
  if (cached) return cached;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  formatters.set(zone, made);
  return made;
}

function computeOffset(ms: number, zone: string): number {
  const found: Record<string, number> = {};
  for (const part of formatterOf(zone).formatToParts(ms)) found[part.type] = Number(part.value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = found;
  return Date.UTC(year, month - 1, day, hour, minute) - ms;
}

/** How far a zone's clock is ahead of UTC at an instant, in ms. Throws RangeError for an unknown zone. */
function offsetAt(ms: number, zone: string): number {
  const quarter = Math.floor(ms / quarterMs);
  const known = offsets.get(zone);
  const cached = known?.get(quarter);
  if (cached !== undefined) return cached;
  const offset = computeOffset(quarter * quarterMs, zone);
  if (known && known.size < keptOffsetsMax) known.set(quarter, offset);
  else offsets.set(zone, new Map([[quarter, offset]]));
  return offset;
}

/** Is this a zone that the platform knows? */
export function isTimeZone(zone: string): boolean {
  try {
    return formatterOf(zone) instanceof Intl.DateTimeFormat;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** What the clock and the calendar on a zone's wall say at an instant. */
export function zonedParts(instant: Date, zone: string): ZonedParts {
  const local = new Date(instant.getTime() + offsetAt(instant.getTime(), zone));
  return {
    date: local.toISOString().slice(0, 10),
    weekday: local.getUTCDay(),
    minutes: local.getUTCHours() * 60 + local.getUTCMinutes(),
  };
}

/** An instant to the second as a zone's wall has it, with how far that is ahead of UTC: '2026-11-28T20:20:05+05:30'. */
export function zonedStamp(instant: Date, zone: string): string {
  const offset = offsetAt(instant.getTime(), zone);
  const local = new Date(instant.getTime() + offset).toISOString().slice(0, 19);
  const minutes = Math.abs(offset) / minuteMs;
  const clock = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
  return `${local}${offset < 0 ? '-' : '+'}${clock}`;
}

/** Minutes since midnight on a zone's wall at an instant. */
export function minutesAt(instant: Date, zone: string): number {
  const minutes = Math.floor((instant.getTime() + offsetAt(instant.getTime(), zone)) / minuteMs);
  return ((minutes % 1440) + 1440) % 1440;
}

/** The instant at which a zone's wall says this; the first one if it says so twice, the next one if it never does. */
export function instantAt(date: string, minutes: number, zone: string): Date {
  const local = Date.parse(`${date}T00:00:00Z`) + minutes * minuteMs;
  const day = 24 * 60 * minuteMs;
  const before = offsetAt(local - day, zone);
  const after = offsetAt(local + day, zone);
  if (before === after || offsetAt(local - before, zone) === before) return new Date(local - before);
  if (offsetAt(local - after, zone) === after) return new Date(local - after);
  return new Date(local - before);
}

/** A calendar date some days later or earlier. */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

/** The weekday of a calendar date, 0 = Sunday. */
export const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay();

/** 'HH:MM' → minutes since midnight; '24:00' is 1440. Throws RangeError for anything else. */
export function minutesOf(clock: string): number {
  const match = /^(\d\d):([0-5]\d)(?::\d\d)?$/.exec(clock);
  const minutes = match ? Number(match[1]) * 60 + Number(match[2]) : Number.NaN;
  if (!(minutes <= 1440)) throw new RangeError(`Not a time of day: ${clock}`);
  return minutes;
}

/** Does a span of the day (minutes, may pass midnight, equal ends = whole day) that starts on a day hold this moment? */
export function isWithinHours(moment: Pick<ZonedParts, 'minutes' | 'weekday'>, span: HourSpan): boolean {
  const { from, to, weekdays } = span;
  const starts = (weekday: number) => weekdays === null || weekdays.includes(weekday);
  const { minutes, weekday } = moment;
  if (from < to) return starts(weekday) && minutes >= from && minutes < to;
  if (minutes >= from) return starts(weekday);
  return minutes < to && starts((weekday + 6) % 7);
}
export interface HourSpan {
  from: number;
  to: number;
  weekdays: readonly number[] | null;
}
