import { minuteMs } from '../common/durations.ts';
import { busyMinutesDefault, lastOrderCutoffMin, serviceDayStartHour } from '../common/limits.ts';
import { weekdayNames } from '../common/text.ts';
import { addDays, instantAt, minutesAt, minutesOf, weekdayOf, zonedParts } from '../common/zoned-time.ts';

export interface HoursInterval {
  /** 'HH:MM' */
  opens: string;
  /** 'HH:MM' up to '24:00'; not after `opens` means that it ends next day. */
  closes: string;
}
export interface HoursRow extends HoursInterval {
  /** 0 = Sunday */
  weekday: number;
}
export interface HoursException {
  /** 'YYYY-MM-DD', the day on which the shift starts */
  date: string;
  closed: boolean;
  intervals: readonly HoursInterval[];
}
export interface Schedule {
  time_zone: string;
  hours: readonly HoursRow[];
  exceptions: readonly HoursException[];
}
export interface Span {
  from: Date;
  to: Date;
}

const fullDayMinutes = 1440;
// A kitchen that closes for longer than this says nothing about when it opens.
const lookAheadDays = 60;
const weekDays = 8;

/** The shifts that start on a date; an exception replaces the weekday's rows, and passes midnight with its shift. */
function shiftsOf(schedule: Schedule, date: string): Span[] {
  const exception = schedule.exceptions.find((entry) => entry.date === date);
  const weekday = weekdayOf(date);
  const weekly = schedule.hours.filter((row) => row.weekday === weekday);
  const intervals = exception ? (exception.closed ? [] : exception.intervals) : weekly;
  return intervals.map((interval) => shiftOn(date, interval, schedule.time_zone));
}

function shiftOn(date: string, { opens, closes }: HoursInterval, zone: string): Span {
  const from = minutesOf(opens);
  const to = minutesOf(closes);
  return { from: instantAt(date, from, zone), to: instantAt(date, to <= from ? to + fullDayMinutes : to, zone) };
}

/** Spans in order, those that overlap or touch as one. */
export function mergeSpans(spans: readonly Span[]): Span[] {
  const merged: Span[] = [];
  for (const span of [...spans].sort((a, b) => a.from.getTime() - b.from.getTime())) {
    const last = merged.at(-1);
    if (last && span.from <= last.to) last.to = span.to > last.to ? span.to : last.to;
    else merged.push({ ...span });
  }
  return merged;
}

/** When a restaurant is open, from the shifts that start the day before an instant to those `days` later, merged. */
export function intervalsAround(schedule: Schedule, instant: Date, days = weekDays): Span[] {
  const { date } = zonedParts(instant, schedule.time_zone);
  const dates = Array.from({ length: days + 2 }, (_day, index) => addDays(date, index - 1));
  return mergeSpans(dates.flatMap((day) => shiftsOf(schedule, day)));
}

const holds = (span: Span, instant: Date): boolean => span.from <= instant && instant < span.to;

/** Do the hours allow this instant? Closing time itself is closed. */
export const isOpenAt = (schedule: Schedule, instant: Date): boolean =>
  intervalsAround(schedule, instant, 0).some((span) => holds(span, instant));

/** The next time it opens after an instant; `null` when that is not within sixty days. */
export function nextOpening(schedule: Schedule, instant: Date): Date | null {
  for (const days of [weekDays, lookAheadDays]) {
    const next = intervalsAround(schedule, instant, days).find((span) => span.from > instant);
    if (next) return next.from;
  }
  return null;
}

const endOfSpan = (schedule: Schedule, instant: Date, days: number): Date | null =>
  intervalsAround(schedule, instant, days).find((span) => holds(span, instant))?.to ?? null;

/** When it closes; `null` when it is closed now, or not closing within a week. */
export function closesAt(schedule: Schedule, instant: Date): Date | null {
  const soon = endOfSpan(schedule, instant, 1);
  // Nothing that starts on a later day can touch a span that ends before it.
  const isWhole =
    soon && soon < instantAt(addDays(zonedParts(instant, schedule.time_zone).date, 2), 0, schedule.time_zone);
  const closes = isWhole ? soon : soon && endOfSpan(schedule, instant, weekDays);
  return closes && closes.getTime() - instant.getTime() < 7 * fullDayMinutes * minuteMs ? closes : null;
}

/** When the last order is taken before it closes; `null` as for `closesAt`. */
export function lastOrderAt(schedule: Schedule, instant: Date, cutoffMinutes = lastOrderCutoffMin): Date | null {
  const closes = closesAt(schedule, instant);
  return closes && new Date(closes.getTime() - cutoffMinutes * minuteMs);
}

/** Does the kitchen take an order for this instant: open, and not past the last order? */
export function canOrderAt(schedule: Schedule, instant: Date, cutoffMinutes = lastOrderCutoffMin): boolean {
  const last = lastOrderAt(schedule, instant, cutoffMinutes);
  return last ? instant <= last : isOpenAt(schedule, instant);
}

export interface SlotRules {
  now: Date;
  /** Minutes from now, or from opening, to the first slot. */
  leadMinutes: number;
  /** Calendar days offered, today included. */
  days: number;
  slotMinutes: number;
  cutoffMinutes: number;
}
export interface SlotDay {
  date: string;
  slots: Span[];
}

/** The slots of each coming day in the restaurant's zone; a day without any is listed empty. */
export function orderSlots(schedule: Schedule, rules: SlotRules): SlotDay[] {
  const open = intervalsAround(schedule, rules.now, rules.days);
  const today = zonedParts(rules.now, schedule.time_zone).date;
  return Array.from({ length: rules.days }, (_day, index) => {
    const date = addDays(today, index);
    return { date, slots: slotsOf(date, schedule.time_zone, rules).filter((slot) => isOffered(slot, open, rules)) };
  });
}

function slotsOf(date: string, zone: string, rules: SlotRules): Span[] {
  const midnight = instantAt(date, 0, zone).getTime();
  const lengthMs = instantAt(addDays(date, 1), 0, zone).getTime() - midnight;
  const isPlain = lengthMs === fullDayMinutes * minuteMs;
  const count = Math.ceil(fullDayMinutes / rules.slotMinutes);
  return Array.from({ length: count }, (_slot, index) => index * rules.slotMinutes).flatMap((minutes) => {
    const from = isPlain ? new Date(midnight + minutes * minuteMs) : instantAt(date, minutes, zone);
    // In the hour that a zone skips in spring the wall never shows these minutes.
    if (!isPlain && minutesAt(from, zone) !== minutes) return [];
    return [{ from, to: new Date(from.getTime() + rules.slotMinutes * minuteMs) }];
  });
}

function isOffered(slot: Span, open: readonly Span[], { now, leadMinutes, cutoffMinutes }: SlotRules): boolean {
  const leadMs = leadMinutes * minuteMs;
  const start = slot.from.getTime();
  if (start < now.getTime() + leadMs) return false;
  return open.some((span) => {
    const last = span.to.getTime() - cutoffMinutes * minuteMs;
    return start >= span.from.getTime() + leadMs && start <= last && slot.to <= span.to;
  });
}

/** Is this the start of a slot that is offered? */
export const isSlotOffered = (schedule: Schedule, rules: SlotRules, from: Date): boolean =>
  orderSlots(schedule, rules).some((day) => day.slots.some((slot) => slot.from.getTime() === from.getTime()));

/**
 * When the service day of an instant is over: the end of its last shift, so that a pause does not end at midnight inside
 * it; five in the morning where the kitchen never closes or has no shift left.
 */
export function serviceDayEnd(schedule: Schedule, instant: Date): Date {
  const zone = schedule.time_zone;
  const date = serviceDate(schedule, instant);
  const ends = shiftsOf(schedule, date).map((shift) => shift.to.getTime());
  const end = Math.max(0, ...ends);
  const goesOn = shiftsOf(schedule, addDays(date, 1)).some((shift) => shift.from.getTime() <= end);
  if (end > instant.getTime() && !goesOn) return new Date(end);
  const local = zonedParts(instant, zone);
  const boundary = instantAt(local.date, serviceDayStartHour * 60, zone);
  return boundary > instant ? boundary : instantAt(addDays(local.date, 1), serviceDayStartHour * 60, zone);
}

/** The day whose shift holds an instant; between shifts, the day that began at five in the morning. */
export function serviceDate(schedule: Schedule, instant: Date): string {
  const { date, minutes } = zonedParts(instant, schedule.time_zone);
  const yesterday = addDays(date, -1);
  if (shiftsOf(schedule, yesterday).some((shift) => holds(shift, instant))) return yesterday;
  if (shiftsOf(schedule, date).some((shift) => holds(shift, instant))) return date;
  return minutes < serviceDayStartHour * 60 ? yesterday : date;
}

/** When the service day of an instant began: five in the morning, but never in the middle of a night shift. */
export function serviceDayBegan(schedule: Schedule, instant: Date): Date {
  const date = serviceDate(schedule, instant);
  const began = instantAt(date, serviceDayStartHour * 60, schedule.time_zone);
  return began <= instant ? began : instantAt(addDays(date, -1), serviceDayStartHour * 60, schedule.time_zone);
}

export type RestaurantSwitch = 'online' | 'busy' | 'paused' | 'offline';

export interface RestaurantFacts {
  /** Only 'active' may sell. */
  lifecycle: string;
  switch: RestaurantSwitch;
  /** `null` with a paused switch: until somebody returns. */
  paused_until: Date | null;
  /** `null` with a busy switch: until somebody changes it. */
  busy_until: Date | null;
  busy_minutes?: number | null;
  schedule: Schedule;
}
export interface RestaurantStatus {
  status: 'online' | 'offline';
  reason: null | 'closed' | 'paused' | 'offline' | 'not_active';
  /** `null` while it is open, and where nobody knows. */
  next_open_at: Date | null;
  /** Minutes that a busy kitchen adds to every promise. */
  extra_minutes: number;
}

const opensFrom = (schedule: Schedule, instant: Date): Date | null =>
  isOpenAt(schedule, instant) ? instant : nextOpening(schedule, instant);

/** May this restaurant take an order now? Only if its life, its switch and its hours all say so. */
export function decideRestaurantStatus(facts: RestaurantFacts, now: Date): RestaurantStatus {
  const { schedule, paused_until } = facts;
  const offline = (reason: RestaurantStatus['reason'], next_open_at: Date | null): RestaurantStatus => ({
    status: 'offline',
    reason,
    next_open_at,
    extra_minutes: 0,
  });
  if (facts.lifecycle !== 'active') return offline('not_active', null);
  if (facts.switch === 'offline') return offline('offline', null);
  const paused = facts.switch === 'paused' && (paused_until === null || paused_until > now);
  const next = paused ? paused_until && opensFrom(schedule, paused_until) : opensFrom(schedule, now);
  if (!isOpenAt(schedule, now)) return offline('closed', next);
  if (paused) return offline('paused', next);
  return { status: 'online', reason: null, next_open_at: null, extra_minutes: extraMinutes(facts, now) };
}

function extraMinutes(facts: RestaurantFacts, now: Date): number {
  const busy = facts.switch === 'busy' && (facts.busy_until === null || facts.busy_until > now);
  return busy ? (facts.busy_minutes ?? busyMinutesDefault) : 0;
}

export interface DescribedHours {
  /** 'HH:MM' */
  opening_time: string | null;
  /** 'HH:MM', up to '24:00' */
  closing_time: string | null;
  /** 'Mon-Fri, Sun' */
  Opening_days: string | null;
}

/** The week in three fields: the earliest opening, the latest closing, and the days that have any hours. */
export function describeHours({ hours }: Pick<Schedule, 'hours'>): DescribedHours {
  const shifts = hours.map(({ opens, closes }) => {
    const from = minutesOf(opens);
    const to = minutesOf(closes);
    return { opens, closes, from, to: to <= from ? to + fullDayMinutes : to };
  });
  const [first, ...others] = shifts;
  if (!first) return { opening_time: null, closing_time: null, Opening_days: null };
  const earliest = others.reduce((best, shift) => (shift.from < best.from ? shift : best), first);
  const latest = others.reduce((best, shift) => (shift.to > best.to ? shift : best), first);
  const wholeDay = earliest.from === 0 && latest.to === fullDayMinutes;
  return {
    opening_time: earliest.opens,
    closing_time: wholeDay ? '24:00' : latest.closes,
    Opening_days: daysText(hours.map((row) => row.weekday)),
  };
}

const mondayFirst = [1, 2, 3, 4, 5, 6, 0];

/** Weekdays as printed, neighbours as a range: 'Mon-Wed, Fri, Sat'. */
export function daysText(weekdays: readonly number[]): string {
  const runs: number[][] = [];
  mondayFirst.forEach((weekday, place) => {
    if (!weekdays.includes(weekday)) return;
    const run = runs.at(-1);
    if (run?.at(-1) === place - 1) run.push(place);
    else runs.push([place]);
  });
  const name = (place: number | undefined) => weekdayNames[mondayFirst[place ?? 0] ?? 0] ?? '';
  return runs.map((run) => runText(run.map(name))).join(', ');
}

const runText = (names: readonly string[]): string =>
  names.length > 2 ? `${names[0]}-${names.at(-1)}` : names.join(', ');
