import { email, phone, requiredText } from '@tawa/contract/common/common';
import { bookingDaysMax, bookingLeadMin, guestsMax, nameLengthMax, timeZoneDefault } from '@tawa/domain/common/limits';
import { decideTableDate, isTableTimeAhead } from '@tawa/domain/tables/table-query';
import { z } from 'zod/mini';
import { bookingTexts } from '#lib/messages-booking.ts';

const nameLengthMin = 2;
const isDate = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);
const isTime = (text: string) => /^\d{2}:\d{2}$/.test(text);
const isAhead = (wish: { checkIn: string; time: string }) => isTableTimeAhead(wish, new Date(), timeZoneDefault);
const decide = (date: string) => decideTableDate(date, new Date(), timeZoneDefault);

const checkIn = z.string().check(
  z.refine(isDate, bookingTexts.dateMissing),
  z.refine((date) => !isDate(date) || decide(date) !== 'past', bookingTexts.datePast),
  z.refine((date) => !isDate(date) || decide(date) !== 'far', bookingTexts.dateFar(bookingDaysMax)),
);

/** The six fields of 'Book your Table'; dates and times are those of the restaurants. */
export const bookingForm = z
  .object({
    name: requiredText(bookingTexts.nameMissing, nameLengthMax).check(
      z.minLength(nameLengthMin, bookingTexts.nameShort),
    ),
    email,
    phone,
    checkIn,
    time: z.string().check(z.refine(isTime, bookingTexts.timeMissing)),
    guests: z.pipe(
      z.string(),
      z.pipe(
        z.transform(Number),
        z.int().check(z.minimum(1, bookingTexts.guestsWrong), z.maximum(guestsMax, bookingTexts.guestsWrong)),
      ),
    ),
  })
  .check(
    z.refine((wish) => !isTime(wish.time) || !isDate(wish.checkIn) || isAhead(wish), {
      path: ['time'],
      error: bookingTexts.timeSoon(bookingLeadMin),
    }),
  );
