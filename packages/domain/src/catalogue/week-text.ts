import { clockText, clockTime } from '../common/clock-text.ts';
import { dateText, weekdayNames } from '../common/text.ts';
import { addDays, weekdayOf, zonedParts } from '../common/zoned-time.ts';
import { daysText, type HoursInterval, type HoursRow } from './opening-hours.ts';

const rangeText = ({ opens, closes }: HoursInterval): string =>
  opens === '00:00' && (closes === '24:00' || closes === '00:00')
    ? 'all day'
    : `${clockText(opens)} – ${clockText(closes)}`;

const shiftsText = (shifts: readonly HoursInterval[]): string =>
  [...shifts]
    .sort((a, b) => a.opens.localeCompare(b.opens))
    .map(rangeText)
    .join(', ');

/** The week as lines, days with the same shifts together: 'Mon-Fri 12:30 pm – 3:00 pm, 7:00 pm – 11:00 pm'. */
export function weekTexts(hours: readonly HoursRow[]): string[] {
  const days = new Map<string, number[]>();
  for (const weekday of [1, 2, 3, 4, 5, 6, 0]) {
    const shifts = hours.filter((row) => row.weekday === weekday);
    if (shifts.length === 0) continue;
    const text = shiftsText(shifts);
    days.set(text, [...(days.get(text) ?? []), weekday]);
  }
  return [...days].map(([text, weekdays]) => `${daysText(weekdays)} ${text}`);
}

// Whole sentences: each is said in its language, at the server's door or as the page is built.
interface HoursWords {
  today: (time: string) => string;
  tomorrow: (time: string) => string;
  later: (time: string, day: string) => string;
}
const opensWords: HoursWords = {
  today: (time) => `Opens ${time}`,
  tomorrow: (time) => `Opens ${time} tomorrow`,
  later: (time, day) => `Opens ${time} on ${day}`,
};

/** 'Opens 6:30 am', 'Opens 6:30 am tomorrow', 'Opens 6:30 am on Mon', 'Opens 6:30 am on Mon, 23 Nov' or 'Closed'. */
export function hoursText(opensAt: Date | null, now: Date, zone: string, words = opensWords): string {
  if (!opensAt) return 'Closed';
  const { date } = zonedParts(opensAt, zone);
  const today = zonedParts(now, zone).date;
  const time = clockTime(opensAt, zone);
  if (date === today) return words.today(time);
  if (date === addDays(today, 1)) return words.tomorrow(time);
  return words.later(time, date < addDays(today, 7) ? (weekdayNames[weekdayOf(date)] ?? '') : dateText(date));
}
