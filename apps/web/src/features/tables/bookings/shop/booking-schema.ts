import { email, phone, requiredText } from '@tawa/contract/common/common';
import { bookingDaysMax, bookingLeadMin, guestsMax, nameLengthMax, timeZoneDefault } from '@tawa/domain/common/limits';
import { decideTableDate, isTableTimeAhead } from '@tawa/domain/tables/table-query';
import { z } from 'zod/mini';
import { bookingsTexts } from './bookings.texts.ts';
import { textsIn, keepEach } from '#lib/i18n/texts.ts';
import type { Language } from '#lib/i18n/language.ts';

const nameLengthMin = 2;
const isDate = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);
const isTime = (text: string) => /^\d{2}:\d{2}$/.test(text);
const isAhead = (wish: { checkIn: string; time: string }) => isTableTimeAhead(wish, new Date(), timeZoneDefault);
const decide = (date: string) => decideTableDate(date, new Date(), timeZoneDefault);

const checkInIn = keepEach((language: Language) => {
  const t = textsIn(bookingsTexts, language);
  return z.string().check(
    z.refine(isDate, t.dateMissing),
    z.refine((date) => !isDate(date) || decide(date) !== 'past', t.datePast),
    z.refine((date) => !isDate(date) || decide(date) !== 'far', t.dateFar({ days: bookingDaysMax })),
  );
});

/** The six fields of 'Book your Table'; dates and times are those of the restaurants. */
export const bookingFormIn = keepEach((language: Language) => {
  const t = textsIn(bookingsTexts, language);
  return z
    .object({
      name: requiredText(t.nameMissing, nameLengthMax).check(z.minLength(nameLengthMin, t.nameShort)),
      email,
      phone,
      checkIn: checkInIn(language),
      time: z.string().check(z.refine(isTime, t.timeMissing)),
      guests: z.pipe(
        z.string(),
        z.pipe(z.transform(Number), z.int().check(z.minimum(1, t.guestsWrong), z.maximum(guestsMax, t.guestsWrong))),
      ),
    })
    .check(
      z.refine((wish) => !isTime(wish.time) || !isDate(wish.checkIn) || isAhead(wish), {
        path: ['time'],
        error: t.timeSoon({ minutes: bookingLeadMin }),
      }),
    );
});
