import { serviceDayStartHour } from '../common/limits.ts';
import type { HoursRow } from './opening-hours.ts';
import { lengthOf } from './week-shifts.ts';

/** A shift as a bar of a day that runs from 5 am to 5 am: minutes after that day's 5 am. A night stays in the row of its evening. */
export interface WeekBar {
  /** 0 is Sunday. */
  row: number;
  from: number;
  to: number;
}

/** Minutes that bars snap to. */
export const barStep = 15;
/** Minutes of a row. */
export const barDay = 1440;
const start = serviceDayStartHour * 60;

const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
const clockOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
const snap = (minutes: number): number => Math.round(minutes / barStep) * barStep;
const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

/** Where a shift is drawn; one that is open around the clock fills its row. */
export function barOf(shift: HoursRow): WeekBar {
  const [opens, length] = [minutesOf(shift.opens), lengthOf(shift)];
  if (opens === 0 && length === barDay) return { row: shift.weekday, from: 0, to: barDay };
  const isNight = opens < start;
  const from = opens - start + (isNight ? barDay : 0);
  return { row: isNight ? (shift.weekday + 6) % 7 : shift.weekday, from, to: from + length };
}

/** The shift that a bar stands for. */
export function shiftOf({ row, from, to }: WeekBar): HoursRow {
  if (from === 0 && to === barDay) return { weekday: row, opens: '00:00', closes: '24:00' };
  const [opens, closes] = [from + start, to + start];
  return {
    weekday: opens >= barDay ? (row + 1) % 7 : row,
    opens: clockOf(opens % barDay),
    closes: clockOf(closes % barDay),
  };
}

/** How far a bar may reach to both sides before it meets another one, or the end of its row. */
function roomOf(bars: readonly WeekBar[], { row, from, to }: WeekBar, own: number) {
  const others = bars.filter((_bar, index) => index !== own);
  const evening = others.filter((bar) => bar.row === (row + 6) % 7 && bar.to > barDay);
  const before = others.filter((bar) => bar.row === row && bar.to <= from);
  const after = others.filter((bar) => bar.row === row && bar.from >= to);
  return {
    from: Math.max(0, ...evening.map((bar) => bar.to - barDay), ...before.map((bar) => bar.to)),
    to: Math.min(barDay, ...after.map((bar) => bar.from)),
  };
}

/** A bar some minutes earlier or later, as far as there is room. */
export function moveBar(bars: readonly WeekBar[], index: number, by: number): WeekBar | null {
  const bar = bars[index];
  if (!bar) return null;
  const [room, length] = [roomOf(bars, bar, index), bar.to - bar.from];
  if (room.to - room.from < length) return bar;
  const from = clamp(snap(bar.from + by), room.from, room.to - length);
  return { ...bar, from, to: from + length };
}

/** A bar with one end at another minute, never shorter than a step and never over another one. */
export function resizeBar(bars: readonly WeekBar[], index: number, end: 'from' | 'to', at: number): WeekBar | null {
  const bar = bars[index];
  if (!bar) return null;
  const room = roomOf(bars, bar, index);
  if (end === 'to') return { ...bar, to: Math.max(bar.from + barStep, clamp(snap(at), 0, room.to)) };
  return { ...bar, from: Math.min(bar.to - barStep, clamp(snap(at), room.from, barDay)) };
}

/** A new bar between two minutes of a row; null where there is no room for a step. */
export function drawBar(bars: readonly WeekBar[], row: number, ends: readonly [number, number]): WeekBar | null {
  const [anchor, at] = ends;
  const isTaken = bars.some((bar) => bar.row === row && bar.from < anchor && anchor < bar.to);
  if (isTaken) return null;
  const room = roomOf(bars, { row, from: anchor, to: anchor }, -1);
  const from = clamp(snap(Math.min(anchor, at)), room.from, room.to);
  const to = clamp(snap(Math.max(anchor, at)), room.from, room.to);
  return to - from < barStep ? null : { row, from, to };
}

/** The shift of a week in which somebody comes at a time of a weekday; its place, or -1. */
export function shiftAt(week: readonly HoursRow[], weekday: number, clock: string): number {
  const minutes = weekday * barDay + minutesOf(clock);
  return week.findIndex((shift) => {
    const from = shift.weekday * barDay + minutesOf(shift.opens);
    const since = (minutes - from + 7 * barDay) % (7 * barDay);
    return since < lengthOf(shift);
  });
}
