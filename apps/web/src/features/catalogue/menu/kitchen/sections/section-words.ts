import { daysText } from '@tawa/domain/catalogue/opening-hours';
import { clockText } from '@tawa/domain/common/clock-text';
import { findOwn } from '@tawa/domain/common/own';
import { textsIn } from '#lib/i18n/texts.ts';
import type { Language } from '#lib/i18n/language.ts';
import type { DraftSection } from './sections-draft.ts';
import { sectionsTexts } from './sections.texts.ts';

const wholeWeek = 7;

/** 'Always', '7:00 am – 11:30 am' or 'Mon-Fri, 12:00 pm – 3:30 pm'. */
export function timeWords({ time }: Pick<DraftSection, 'time'>, language: Language): string {
  if (!time || time.opens === '' || time.closes === '') return textsIn(sectionsTexts, language).always;
  const hours = `${clockText(time.opens)} – ${clockText(time.closes)}`;
  return time.weekdays.length === wholeWeek ? hours : `${daysText(time.weekdays)}, ${hours}`;
}

/** The name of a weekday, 0 = Sunday: short on buttons, long in sentences. */
export const weekdayName = (weekday: number, language: Language, names: 'dayNames' | 'dayLong'): string =>
  findOwn(textsIn(sectionsTexts, language)[names], `d${weekday}`) ?? '';
