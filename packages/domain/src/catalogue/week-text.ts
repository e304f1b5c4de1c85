import { clockText } from '../common/text.ts';
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
