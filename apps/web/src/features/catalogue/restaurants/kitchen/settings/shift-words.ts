import type { WeekShift } from '@tawa/contract/catalogue/restaurants.settings';
import { clockText } from '@tawa/domain/common/text';
import { gridTexts as texts } from '#lib/messages-settings.ts';

export const isAllDay = ({ opens, closes }: WeekShift) =>
  opens === '00:00' && (closes === '24:00' || closes === '00:00');
const short = (clock: string) => clockText(clock === '24:00' ? '00:00' : clock).replace(':00', '');

/** '6 pm – 2 am'. */
export const hoursOf = (shift: WeekShift): string =>
  isAllDay(shift) ? texts.allDay : `${short(shift.opens)} – ${short(shift.closes)}`;

/** The day after, where a shift ends on its morning; null where it ends on its own day or at midnight. */
export const endsOn = (shift: WeekShift): number | null =>
  !isAllDay(shift) && shift.closes <= shift.opens && shift.closes !== '00:00' ? (shift.weekday + 1) % 7 : null;

/** 'Friday, second shift'. */
export function nameOfShift(week: readonly WeekShift[], index: number): string {
  const shift = week[index];
  if (!shift) return '';
  const ofDay = week
    .filter(({ weekday }) => weekday === shift.weekday)
    .toSorted((a, b) => (a.opens < b.opens ? -1 : 1));
  const day = texts.days[shift.weekday] ?? '';
  return ofDay.length < 2 ? day : `${day}, ${texts.places[ofDay.indexOf(shift)] ?? ''}`;
}
