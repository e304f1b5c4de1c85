import type { Names } from '@tawa/domain/catalogue/names/names';
import { timeRange } from '@tawa/domain/common/clock-text';
import { dateText } from '@tawa/domain/common/text';
import { zonedParts } from '@tawa/domain/common/zoned-time';
import { calledOf } from '#db/names.ts';
import { inLanguage, type Mail } from '#platform/mail/outbox.ts';
import { calendarOf } from './booking-calendar.ts';
import type { BookingRow } from './bookings.store.ts';

export type BookingLetter = 'requested' | 'confirmed' | 'declined' | 'cancelled' | 'changed' | 'reminder';

interface MailFacts {
  row: BookingRow & { email: string };
  origin: string;
  /** The address at which whoever booked looks after it. */
  link: string;
}

const placeOf = ({
  restaurant_name: name,
  restaurant_names: names,
}: Pick<BookingRow, 'restaurant_name' | 'restaurant_names'>) => calledOf({ name, names });

const guestsOf = (guests: number) => (guests === 1 ? '1 guest' : `${guests} guests`);

function whenOf({ starts_at, ends_at, timezone }: BookingRow): string {
  return `${dateText(zonedParts(starts_at, timezone).date)}, ${timeRange(starts_at, ends_at, timezone)}`;
}

const headings: Readonly<Record<BookingLetter, (row: BookingRow) => string>> = {
  requested: (row) => `We asked ${row.restaurant_name} for your table`,
  confirmed: () => 'Your table is booked',
  declined: (row) => `${row.restaurant_name} has no table for you this time`,
  cancelled: () => 'Your booking is cancelled',
  changed: () => 'Your booking has changed',
  reminder: (row) => `Your table at ${row.restaurant_name} is coming up`,
};

const isOver = (letter: BookingLetter) => letter === 'declined' || letter === 'cancelled';

/** The letter of a step, with the calendar file that belongs to it. */
export function bookingMail(letter: BookingLetter, { row, origin, link }: MailFacts): Mail {
  const facts = `${row.restaurant_name}, ${row.venue_name}: ${whenOf(row)}, ${guestsOf(row.guests)}. Booking ${row.booking_number}.`;
  const reason = row.reason && isOver(letter) ? [`The reason: ${row.reason}`] : [];
  const address = row.full_address && !isOver(letter) ? [row.full_address] : [];
  const mail: Mail = {
    to: row.email,
    ...inLanguage(row),
    ...placeOf(row),
    subject: `${headings[letter](row)} (${row.booking_number})`,
    heading: headings[letter](row),
    paragraphs: [`Hello ${row.name ?? 'there'},`, facts, ...address, ...reason],
    ...(!isOver(letter) && {
      action: { label: 'See or change the booking', url: link },
      note: `You can change or cancel it up to ${row.cancel_hours} hours before.`,
    }),
  };
  if (letter === 'requested') return mail;
  const file = { filename: `${row.booking_number}.ics`, contentType: 'text/calendar; charset=utf-8; method=PUBLISH' };
  return { ...mail, attachment: { ...file, content: calendarOf(row, origin) } };
}

/** The letter with the code that proves a guest’s address. */
export const codeMail = (row: BookingRow & { email: string }, code: string, minutes: number): Mail => ({
  to: row.email,
  ...inLanguage(row),
  ...placeOf(row),
  subject: `${code} is your code for ${row.restaurant_name}`,
  heading: code,
  paragraphs: [
    `Enter this code to confirm your table at ${row.restaurant_name}: ${whenOf(row)}, ${guestsOf(row.guests)}.`,
    `It works for ${minutes} minutes. If you did not ask for a table, do nothing.`,
  ],
});

/** The letter to somebody who waits, when a table became free. */
export const tableFreeMail = (wait: {
  email: string;
  name: string;
  guests: number;
  restaurant_name: string;
  restaurant_names: Names | null;
  when: string;
  link: string;
  language: string | null;
}): Mail => ({
  to: wait.email,
  ...inLanguage(wait),
  ...placeOf(wait),
  subject: `A table is free at ${wait.restaurant_name}`,
  heading: `A table is free at ${wait.restaurant_name}`,
  paragraphs: [
    `Hello ${wait.name},`,
    `There is a table for ${guestsOf(wait.guests)} again: ${wait.when}. It goes to whoever books it first.`,
  ],
  action: { label: 'Book the table', url: wait.link },
});
