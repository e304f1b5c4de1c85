import type { Booking } from '@tawa/contract/tables/bookings';
import { dayMs } from '@tawa/domain/common/durations';
import {
  bookingOccasions,
  bookingStates,
  changeLimit,
  decideBookingMove,
  isLiving,
  type BookingState,
} from '@tawa/domain/tables/booking-states';
import { orderStates } from '@tawa/domain/ordering/orders';
import type { Settings } from '@tawa/domain/content/settings';
import { calendarOf } from './booking-calendar.ts';
import type { BookingRow } from './bookings.store.ts';

export const stateOf = (text: string): BookingState => {
  const state = bookingStates.find((known) => known === text);
  if (!state) throw new Error(`The booking state ${text} is not known.`);
  return state;
};

export const occasionOf = (text: string | null) => bookingOccasions.find((known) => known === text) ?? null;

/** Does it still keep its tables? */
export const isLivingRow = (row: Pick<BookingRow, 'state'>): boolean => isLiving(stateOf(row.state));

/** May the customer still cancel or change it? */
export function canChange(row: BookingRow, now: Date): boolean {
  const { starts_at, cancel_hours, grace_minutes } = row;
  const from = stateOf(row.state);
  return decideBookingMove({ from, to: 'cancelled', actor: 'customer', starts_at, now, cancel_hours, grace_minutes })
    .ok;
}

const orderStateOf = (text: string) => orderStates.find((known) => known === text) ?? 'accepted';

/** When it is told, from where, and what the office has set. */
export interface AnswerContext {
  now: Date;
  origin: string;
  settings: Settings;
}

/** Dishes are ordered by customers with an account, in the days and until the minutes that the kitchen plans for. */
function canOrder({ user_id, ordered, state, starts_at }: BookingRow, { now, settings }: AnswerContext): boolean {
  const isComing = state === 'confirmed' || state === 'requested';
  if (user_id === null || ordered !== null || !isComing) return false;
  const ahead = starts_at.getTime() - now.getTime();
  return ahead >= settings('schedule_lead') * 60_000 && ahead <= settings('schedule_days') * dayMs;
}

/** A booking as the person reads it who made it. */
export function bookingAnswer(row: BookingRow, context: AnswerContext): Booking {
  const { now, origin } = context;
  const state = stateOf(row.state);
  const wasPlaced = state !== 'held' && state !== 'expired';
  return {
    booking_number: row.booking_number,
    state,
    version: row.version,
    restaurant: {
      restaurant_id: row.restaurant_id,
      restaurant_name: row.restaurant_name,
      names: row.restaurant_names,
      full_address: row.full_address,
      contact_number: row.contact_number,
      logo: row.logo,
      cityname: row.cityname,
    },
    venue_name: row.venue_name,
    table_names: row.tables.map((table) => table.name),
    time_zone: row.timezone,
    guests: row.guests,
    starts_at: row.starts_at.toISOString(),
    ends_at: row.ends_at.toISOString(),
    name: row.name,
    email: row.email,
    phone: row.phone,
    occasion: occasionOf(row.occasion),
    note: row.note,
    reason: row.reason,
    cancelled_by: row.cancelled_by,
    needs_code: state === 'requested' && row.code_hash !== null && row.verified_at === null,
    can_change: canChange(row, now),
    change_until: changeLimit(row.starts_at, row.cancel_hours).toISOString(),
    order: row.ordered && { ...row.ordered, status: orderStateOf(row.ordered.status) },
    can_order: canOrder(row, context),
    has_bill: row.has_bill,
    held_for_s: state === 'held' ? Math.max(0, row.held_for_s) : null,
    calendar: wasPlaced ? calendarOf(row, origin) : '',
  };
}
