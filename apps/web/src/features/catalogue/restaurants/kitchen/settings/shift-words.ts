import type { WeekShift } from '@tawa/contract/catalogue/restaurants.settings';
import { clockText } from '@tawa/domain/common/clock-text';
import { kitchenSettingsTexts } from './settings.texts.ts';
import { textsIn } from '#lib/i18n/texts.ts';
import type { Language } from '#lib/i18n/language.ts';

export const isAllDay = ({ opens, closes }: WeekShift) =>
  opens === '00:00' && (closes === '24:00' || closes === '00:00');
const short = (clock: string) => clockText(clock === '24:00' ? '00:00' : clock).replace(':00', '');

/** '6 pm – 2 am'. */
export const hoursOf = (shift: WeekShift, language: Language): string =>
  isAllDay(shift) ? textsIn(kitchenSettingsTexts, language).allDay : `${short(shift.opens)} – ${short(shift.closes)}`;

/** The day after, where a shift ends on its morning; null where it ends on its own day or at midnight. */
export const endsOn = (shift: WeekShift): number | null =>
  !isAllDay(shift) && shift.closes <= shift.opens && shift.closes !== '00:00' ? (shift.weekday + 1) % 7 : null;

/** 'Friday, second shift'. */
export function nameOfShift(week: readonly WeekShift[], index: number, language: Language): string {
  const t = textsIn(kitchenSettingsTexts, language);
  const shift = week[index];
  if (!shift) return '';
  const ofDay = week
    .filter(({ weekday }) => weekday === shift.weekday)
    .toSorted((a, b) => (a.opens < b.opens ? -1 : 1));
  const day = Object.values(t.days)[shift.weekday] ?? '';
  return ofDay.length < 2 ? day : `${day}, ${Object.values(t.places)[ofDay.indexOf(shift)] ?? ''}`;
}

/** What stands at an hour of the strip; `minutes` after five in the morning. */
export function clockOfTick(minutes: number, language: Language): string {
  const t = textsIn(kitchenSettingsTexts, language);
  const hour = (minutes / 60 + 5) % 24;
  if (hour === 0) return t.tick.midnight;
  if (hour === 12) return t.tick.noon;
  return hour < 12 ? t.tick.morning({ hour }) : t.tick.afternoon({ hour: hour - 12 });
}
