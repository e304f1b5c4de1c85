import type { TableDay } from '@tawa/contract/tables/bookings';
import { bookingsTexts } from './bookings.texts.ts';
import { textsIn } from '#lib/i18n/texts.ts';
import type { Language } from '#lib/i18n/language.ts';

/** How a booking is answered, and until when it can be changed. */
export const ruleWords = (
  { cancel_hours, grace_minutes, auto_confirm }: Pick<TableDay, 'cancel_hours' | 'grace_minutes' | 'auto_confirm'>,
  language: Language,
): string => {
  const t = textsIn(bookingsTexts, language);
  return auto_confirm
    ? t.rulesAtOnce({ cancel: cancel_hours, grace: grace_minutes })
    : t.rulesAsked({ cancel: cancel_hours, grace: grace_minutes });
};
