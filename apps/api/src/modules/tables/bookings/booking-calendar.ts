import { nameIn } from '@tawa/domain/catalogue/names/name-in';
import { isSpoken } from '@tawa/domain/common/languages';
import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { said } from '#platform/words/said.ts';
import type { BookingRow } from './bookings.store.ts';

const hourS = 3600;
const ended: ReadonlySet<string> = new Set(['cancelled', 'declined', 'expired', 'no_show']);

type CalendarBooking = Pick<
  BookingRow,
  | 'booking_number'
  | 'state'
  | 'version'
  | 'starts_at'
  | 'ends_at'
  | 'guests'
  | 'restaurant_name'
  | 'restaurant_names'
  | 'full_address'
  | 'venue_name'
  | 'created_on'
  | 'contact_number'
  | 'language'
>;

function statusOf(state: string): ICalEventStatus {
  if (ended.has(state)) return ICalEventStatus.CANCELLED;
  return state === 'requested' ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED;
}

const describe = ({ booking_number, venue_name, contact_number }: CalendarBooking): string =>
  contact_number
    ? `Booking ${booking_number}, ${venue_name}. Call ${contact_number}.`
    : `Booking ${booking_number}, ${venue_name}.`;

/** A booking as a calendar file, in the language in which it was booked; a later version of it takes the place of an earlier one. */
export function calendarOf(booking: CalendarBooking, origin: string): string {
  const guests = booking.guests === 1 ? '1 guest' : `${booking.guests} guests`;
  const language = isSpoken(booking.language) ? booking.language : 'en';
  const calendar = ical({ prodId: { company: 'Tawa', product: 'Tables' }, method: ICalCalendarMethod.PUBLISH });
  const place = nameIn(booking.restaurant_name, booking.restaurant_names, language);
  const names = new Map([[booking.restaurant_name, place]]);
  const event = calendar.createEvent({
    id: `${booking.booking_number}@${new URL(origin).hostname}`,
    sequence: booking.version,
    stamp: booking.created_on,
    start: booking.starts_at,
    end: booking.ends_at,
    summary: said(`Table for ${guests} at ${booking.restaurant_name}`, language, names),
    description: said(describe(booking), language, names),
    location: [place, booking.full_address].filter(Boolean).join(', '),
    status: statusOf(booking.state),
  });
  if (statusOf(booking.state) !== ICalEventStatus.CANCELLED)
    event.createAlarm({ type: ICalAlarmType.display, trigger: 2 * hourS });
  return calendar.toString();
}
