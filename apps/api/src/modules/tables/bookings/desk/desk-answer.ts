import type { DeskBooking } from '@tawa/contract/tables/bookings.kitchen';
import { dayMs } from '@tawa/domain/common/durations';
import { bookingStates, isLiving, nextBookingStates } from '@tawa/domain/tables/booking-states';
import { bookingAnswerMin } from '@tawa/domain/common/limits';
import { occasionOf, stateOf } from '../booking-answer.ts';
import type { DeskRow } from './desk.store.ts';

const sources = ['web', 'phone', 'walk_in'] as const;
const iso = (instant: Date | string | null) => (instant === null ? null : new Date(instant).toISOString());

/** Phones and addresses are the desk's while the booking lives, and a day longer. */
const contactMs = dayMs;

/** A booking as the front desk reads it. */
export function deskAnswer(row: DeskRow, now: Date): DeskBooking {
  const state = stateOf(row.state);
  const shows = isLiving(state) || now.getTime() < row.ends_at.getTime() + contactMs;
  return {
    booking_number: row.booking_number,
    state,
    version: row.version,
    source: sources.find((source) => source === row.source) ?? 'web',
    venue_id: row.venue_id,
    table_ids: row.tables.map((table) => table.table_id),
    guests: row.guests,
    starts_at: row.starts_at.toISOString(),
    ends_at: row.ends_at.toISOString(),
    name: row.name,
    phone: shows ? row.phone : null,
    email: shows ? row.email : null,
    occasion: occasionOf(row.occasion),
    note: row.note,
    staff_note: row.staff_note,
    reason: row.reason,
    is_verified: row.verified_at !== null || row.user_id !== null,
    answer_by: state === 'requested' ? iso(new Date(row.starts_at.getTime() - bookingAnswerMin * 60_000)) : null,
    next: nextBookingStates({ ...row, state, actor: 'restaurant', now }),
    visits: row.past?.visits ?? 0,
    last_visit: iso(row.past?.last_visit ?? null),
    events: row.events.map((event) => ({
      type: event.type,
      state: bookingStates.find((known) => known === event.to_state) ?? null,
      at: new Date(event.at).toISOString(),
      actor: event.actor_type,
    })),
  };
}
