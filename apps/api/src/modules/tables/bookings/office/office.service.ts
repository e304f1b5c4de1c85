// What the office sees of bookings, and how it cancels one: along the state table, with a reason, written down.
import { bookingStates, decideBookingMove } from '@tawa/domain/tables/booking-states';
import { AppError } from '#platform/http/errors.ts';
import { transaction } from '#platform/database/transaction.ts';
import { listOf, record } from '#modules/insight/audit/audit.service.ts';
import { findSettings } from '#modules/content/settings/settings.service.ts';
import { bookingAnswer, stateOf } from '../booking-answer.ts';
import { followStep, tellRestaurant } from '../booking-steps.ts';
import * as bookings from '../bookings.store.ts';
import type { BookingRow } from '../bookings.store.ts';
import type { BookingDeps } from '../holds.service.ts';
import * as store from './office.store.ts';
import { endOrderOfTable } from '#modules/ordering/orders/orders.service.ts';

const notFound = () => new AppError('not_found', 'Booking not found.');
const stale = () => new AppError('conflict', 'This booking has changed meanwhile. Please look at it again.');

const decide = (row: BookingRow, now: Date) =>
  decideBookingMove({ ...row, from: stateOf(row.state), to: 'cancelled', actor: 'admin', now, has_reason: true });

export async function getOfficeBooking({ db, clock, env }: BookingDeps, booking_number: string) {
  const row = await bookings.findBooking(db, booking_number);
  if (!row) throw notFound();
  const now = clock.now();
  const [events, history, settings] = await Promise.all([
    store.listEvents(db, row.booking_id),
    listOf(db, 'booking', booking_number),
    findSettings(db, now),
  ]);
  const booking = bookingAnswer(row, { now, origin: env.PUBLIC_URL, settings });
  return {
    ...booking,
    restaurant_id: row.restaurant_id,
    restaurant_name: row.restaurant_name,
    venue_id: row.venue_id,
    source: row.source,
    user_id: row.user_id,
    created_on: row.created_on.toISOString(),
    staff_note: row.staff_note,
    can_cancel: decide(row, now).ok,
    events: events.map((event) => ({
      type: event.type,
      state: bookingStates.find((known) => known === event.to_state) ?? null,
      at: event.at.toISOString(),
      actor_type: event.actor_type,
      actor: event.name ?? '',
      reason: event.reason,
    })),
    history,
  };
}

interface Cancel {
  version: number;
  reason: string;
}

/** Cancels a booking for the office; guests and restaurant are told, and what was ordered with it ends. */
export async function cancelOfficeBooking(
  { db, env, clock }: BookingDeps,
  actor_id: number,
  booking_number: string,
  { version, reason }: Cancel,
): Promise<void> {
  const now = clock.now();
  const row = await bookings.findBooking(db, booking_number);
  if (!row) throw notFound();
  if (row.version !== version) throw stale();
  const decision = decide(row, now);
  if (!decision.ok) throw new AppError('conflict', decision.message);
  const from = stateOf(row.state);
  const by = { actor: 'admin', actor_id } as const;
  await transaction(db, async (tx) => {
    const set = { cancelled_by: 'admin', reason };
    if (!(await bookings.changeState(tx, row.booking_id, { from, to: 'cancelled', version, set }))) throw stale();
    await endOrderOfTable(tx, { booking_id: row.booking_id, ...by, reason, now });
    const cancelled = await followStep(tx, env, row, { to: 'cancelled', ...by, reason });
    await tellRestaurant(tx, cancelled, 'cancelled');
    await record(tx, {
      actor_id,
      action: 'booking.cancel',
      subject_id: booking_number,
      reason,
      before: { state: from },
      after: { state: 'cancelled' },
    });
  });
}
