import { minuteMs } from '../common/durations.ts';
import { sectionGraceMin, serviceDayStartHour } from '../common/limits.ts';
import { addDays, instantAt, zonedParts } from '../common/zoned-time.ts';
import { intervalsAround, isOpenAt, nextOpening, type HoursInterval, type Schedule } from './opening-hours.ts';
import { hoursText } from './week-text.ts';

/** When the dishes of a section are served; a time that passes midnight belongs to the day it began. */
export interface SectionTime extends HoursInterval {
  /** 0 = Sunday */
  weekdays: readonly number[];
}
/** A section of a menu as far as time goes; without a time it is always on. */
export interface TimedSection {
  time: SectionTime | null;
  outside: 'show' | 'hide';
}
/** Whether something is served, and from when again while it is not. */
export interface Serving {
  isOn: boolean;
  from: Date | null;
}
interface Moment {
  at: Date;
  time_zone: string;
  /** Since when it lies in a cart: what did before its time ended can be ordered for some minutes longer. */
  inCartSince?: Date | null;
}

const on: Serving = { isOn: true, from: null };

/** The time of sections as hours, so that they mean what opening hours mean. */
const scheduleOf = (times: readonly SectionTime[], time_zone: string): Schedule => ({
  time_zone,
  hours: times.flatMap(({ weekdays, opens, closes }) => weekdays.map((weekday) => ({ weekday, opens, closes }))),
  exceptions: [],
});

const hasJustEnded = (schedule: Schedule, at: Date, since: Date): boolean =>
  intervalsAround(schedule, at, 0).some(
    ({ to }) => since < to && to <= at && at.getTime() < to.getTime() + sectionGraceMin * minuteMs,
  );

/** Is a dish that stands in these sections served at a moment? What stands in none, or in one without a time, always is. */
export function decideServing(sections: readonly Pick<TimedSection, 'time'>[], moment: Moment): Serving {
  const { at, time_zone, inCartSince = null } = moment;
  const times = sections.flatMap(({ time }) => (time ? [time] : []));
  if (times.length === 0 || times.length < sections.length) return on;
  const schedule = scheduleOf(times, time_zone);
  if (isOpenAt(schedule, at) || (inCartSince && hasJustEnded(schedule, at, inCartSince))) return on;
  return { isOn: false, from: nextOpening(schedule, at) };
}

/** A section in which a dish is shown; `from` says when it is served there while it is not. */
export interface Shown<T> {
  section: T;
  from: Date | null;
}

/**
 * Where guests see a dish that stands in sections: in those that are on, else in those that are shown outside their time;
 * null where it is hidden for now.
 */
export function placesOnMenu<T extends TimedSection>(
  sections: readonly T[],
  moment: { at: Date; time_zone: string },
): readonly Shown<T>[] | null {
  const places = sections.map((section) => ({ section, ...decideServing([section], moment) }));
  const open = places.filter(({ isOn }) => isOn);
  const shown = open.length > 0 ? open : places.filter(({ section }) => section.outside === 'show');
  return sections.length > 0 && shown.length === 0 ? null : shown;
}

/** What a guest can do with a dish at a moment: have it, or order it for when it is served next. */
export interface Orderable extends Serving {
  /** It is not served now, but stands on the menu with the time from which it is. */
  isAhead: boolean;
}

/** Can a dish that stands in these sections be had now, or ordered ahead? What is hidden outside its time cannot. */
export function decideOrderable(sections: readonly TimedSection[], moment: Moment): Orderable {
  const serving = decideServing(sections, moment);
  const { isOn, from } = serving;
  return { ...serving, isAhead: !isOn && from !== null && placesOnMenu(sections, moment) !== null };
}

const fromWords = {
  today: (time: string) => `from ${time}`,
  tomorrow: (time: string) => `from ${time} tomorrow`,
  later: (time: string, day: string) => `from ${time} on ${day}`,
};

/** 'from 10:00 pm', 'from 7:00 am tomorrow'. */
export const servedFromText = (from: Date | null, now: Date, zone: string): string =>
  from ? hoursText(from, now, zone, fromWords) : 'at other times';

/** Whether a section is on, comes later on this service day, or not. */
export function sectionLight(section: Pick<TimedSection, 'time'>, at: Date, time_zone: string): 'on' | 'later' | 'off' {
  const { isOn, from } = decideServing([section], { at, time_zone });
  if (isOn || !from) return isOn ? 'on' : 'off';
  const today = zonedParts(new Date(at.getTime() - serviceDayStartHour * 60 * minuteMs), time_zone).date;
  return from < instantAt(addDays(today, 1), serviceDayStartHour * 60, time_zone) ? 'later' : 'off';
}
