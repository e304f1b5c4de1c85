import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
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
  | 'full_address'
  | 'venue_name'
  | 'created_on'
  | 'contact_number'
>;

function statusOf(state: string): ICalEventStatus {
  if (ended.has(state)) return ICalEventStatus.CANCELLED;
  return state === 'requested' ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED;
}

/** A booking as a calendar file; a later version of it takes the place of an earlier one. */
export function calendarOf(booking: CalendarBooking, origin: string): string {
  const guests = booking.guests === 1 ? '1 guest' : `${booking.guests} guests`;
  const calendar = ical({ prodId: { company: 'Tawa', product: 'Tables' }, method: ICalCalendarMethod.PUBLISH });
  const event = calendar.createEvent({
    id: `${booking.booking_number}@${new URL(origin).hostname}`,
    sequence: booking.version,
    stamp: booking.created_on,
    start: booking.starts_at,
    end: booking.ends_at,
    summary: `Table for ${guests} at ${booking.restaurant_name}`,
    description: [
      `Booking ${booking.booking_number}, ${booking.venue_name}.`,
      booking.contact_number ? `Call ${booking.contact_number}.` : '',
    ]
      .filter(Boolean)
      .join(' '),
    location: [booking.restaurant_name, booking.full_address].filter(Boolean).join(', '),
    status: statusOf(booking.state),
  });
  if (statusOf(booking.state) !== ICalEventStatus.CANCELLED)
    event.createAlarm({ type: ICalAlarmType.display, trigger: 2 * hourS });
  return calendar.toString();
}
