import { partOfDay } from './parts-of-day.ts';
import { dateText, dateWords } from './text.ts';
import { minutesAt, minutesOf, zonedParts } from './zoned-time.ts';

type Clocks = Readonly<Record<ReturnType<typeof partOfDay>, (clock: string) => string>>;

// A language that names more parts of a day than two has a text for each of them, found by the name of the part.
const whole: Clocks = {
  early: (clock) => `${clock} am`,
  morning: (clock) => `${clock} am`,
  noon: (clock) => `${clock} pm`,
  evening: (clock) => `${clock} pm`,
  night: (clock) => `${clock} pm`,
};
const hourOf = (minutes: number): number => Math.floor(minutes / 60) % 24;

function said(minutes: number): string {
  const hour = hourOf(minutes);
  return whole[partOfDay(hour)](`${hour % 12 || 12}:${String(minutes % 60).padStart(2, '0')}`);
}

const stored = /^([01]\d|2[0-4]):[0-5]\d$/;

/** 'HH:MM' as stored → '6:30 pm'; any other text as it is. */
export const clockText = (clock: string): string => (stored.test(clock) ? said(minutesOf(clock)) : clock);

/** The time on a zone's wall: '8:40 pm'. */
export const clockTime = (instant: Date, zone: string): string => said(minutesAt(instant, zone));

// Only English says it behind the digits.
const half = / [ap]m$/;

/** '9:30 to 10:00 pm', naming the half of the day once where both ends share it. */
export function timeRange(from: Date, to: Date, zone: string): string {
  const [start, end] = [minutesAt(from, zone), minutesAt(to, zone)];
  const isOneHalf = hourOf(start) < 12 === hourOf(end) < 12;
  const first = said(start);
  return `${isOneHalf ? first.replace(half, '') : first} to ${said(end)}`;
}

/** A moment as a zone's wall and calendar say it: '23 Nov 2026, 4:30 pm'. */
export function dateTimeWords(instant: Date, zone: string): string {
  return `${dateWords(zonedParts(instant, zone).date)}, ${clockTime(instant, zone)}`;
}

/** A day and a time as a zone says them: 'Mon, 23 Nov at 8:40 pm'. */
export const dayAndTime = (instant: Date, zone: string): string =>
  `${dateText(zonedParts(instant, zone).date)} at ${clockTime(instant, zone)}`;

/** The hours of one day: '12:30 pm – 3:00 pm, 7:00 pm – 11:00 pm', 'Open 24 hours' or 'Closed'. */
export const dayHoursText = (shifts: readonly { opens: string; closes: string }[]): string =>
  shifts
    .map(({ opens, closes }) =>
      opens === '00:00' && closes === '24:00' ? 'Open 24 hours' : `${clockText(opens)} – ${clockText(closes)}`,
    )
    .join(', ') || 'Closed';
