import type { HoursInterval, HoursRow } from './opening-hours.ts';

const dayMinutes = 1440;
const weekMinutes = 7 * dayMinutes;
const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
const clockOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Minutes that a shift lasts; one that closes at or before it opens ends next day. */
export const lengthOf = ({ opens, closes }: HoursInterval): number => {
  const length = minutesOf(closes) - minutesOf(opens);
  return length > 0 ? length : length + dayMinutes;
};

/** Where in the week a shift begins and ends, in minutes after Sunday's first; it may end in the week after. */
const spanOf = (row: HoursRow) => {
  const from = row.weekday * dayMinutes + minutesOf(row.opens);
  return { from, to: from + lengthOf(row) };
};

/** The first two shifts of a week that overlap, also over midnight and over the week's end; null when none do. */
export function findOverlap(week: readonly HoursRow[]): [HoursRow, HoursRow] | null {
  for (const [index, one] of week.entries())
    for (const other of week.slice(index + 1)) {
      const [a, b] = [spanOf(one), spanOf(other)];
      const isOver = [-weekMinutes, 0, weekMinutes].some((turn) => a.from < b.to + turn && b.from + turn < a.to);
      if (isOver) return [one, other];
    }
  return null;
}

/** Whether two shifts of one day overlap. */
export const overlapsInDay = (shifts: readonly HoursInterval[]): boolean =>
  findOverlap(shifts.map((shift) => ({ weekday: 0, ...shift }))) !== null;

const isAllDay = ({ opens, closes }: HoursInterval) => opens === '00:00' && (closes === '24:00' || closes === '00:00');

/** One day's shifts in order, with those that touch made one. */
export function mergeTouching(shifts: readonly HoursInterval[]): HoursInterval[] {
  const merged: HoursInterval[] = [];
  for (const shift of shifts.toSorted((a, b) => a.opens.localeCompare(b.opens))) {
    const last = merged.at(-1);
    const touches = last && lengthOf(last) + minutesOf(last.opens) === minutesOf(shift.opens);
    if (touches) last.closes = shift.closes;
    else merged.push({ ...shift });
  }
  return merged.map((shift) => (isAllDay(shift) ? { opens: '00:00', closes: '24:00' } : shift));
}

/** The hours of a week in total. */
export const weekHours = (week: readonly HoursInterval[]): number =>
  Math.round((week.reduce((sum, row) => sum + lengthOf(row), 0) / 60) * 10) / 10;

/** 'HH:MM' some minutes later, over midnight as the clock goes. */
export const shiftClock = (clock: string, minutes: number): string =>
  clockOf((((minutesOf(clock) + minutes) % dayMinutes) + dayMinutes) % dayMinutes);
