// What follows from a step of a booking, in its transaction: the event, open pages, letters, notices, and the next in line.
import { type BookingActor, type BookingState, isLiving } from '@tawa/domain/tables/booking-states';
import { addressIn } from '@tawa/domain/common/public-addresses';
import type { Deps } from '../../../deps.ts';
import type { Tx } from '#platform/database/db.ts';
import { publish } from '#platform/live/events.ts';
import { calledOf } from '#db/names.ts';
import { sendMail } from '#platform/mail/outbox.ts';
import { addJob } from '#platform/jobs/tasks.ts';
import { notify } from '#modules/accounts/notifications/notifications.service.ts';
import { stateOf } from './booking-answer.ts';
import { secretOf } from './booking-secret.ts';
import { bookingMail, type BookingLetter } from './bookings.mails.ts';
import * as store from './bookings.store.ts';
import type { BookingRow } from './bookings.store.ts';
import { offerTable } from './bookings.tasks.ts';

export type Env = Pick<Deps['env'], 'JWT_SECRETS' | 'PUBLIC_URL'>;

/** Where whoever booked looks after it: a customer in the panel, a guest at an address with its secret. */
export const linkOf = (
  env: Env,
  { user_id, booking_number, language }: Pick<BookingRow, 'user_id' | 'booking_number' | 'language'>,
): string =>
  user_id === null
    ? `${env.PUBLIC_URL}${addressIn(language ?? 'en', `/booking/${booking_number}`)}#${secretOf(env, booking_number)}`
    : `${env.PUBLIC_URL}/mybookings`;

/** Tells open pages of the restaurant and of the customer. */
export async function publishBooking(
  tx: Tx,
  {
    restaurant_id,
    booking_number,
    user_id,
  }: Pick<BookingRow, 'restaurant_id' | 'user_id'> & { booking_number: string | null },
): Promise<void> {
  const payload = { booking_number, restaurant_id };
  await publish(tx, { audience: `restaurant:${restaurant_id}`, kind: 'booking', payload });
  if (user_id !== null) await publish(tx, { audience: `user:${user_id}`, kind: 'booking', payload });
}

/** Writes to whoever booked, and tells a customer in the inbox as well. */
export async function tellGuest(tx: Tx, env: Env, row: BookingRow, step: BookingLetter): Promise<void> {
  const { email, user_id, booking_number, restaurant_name, starts_at, guests, reason } = row;
  const called = calledOf({ name: restaurant_name, names: row.restaurant_names });
  if (email !== null)
    await sendMail(tx, bookingMail(step, { row: { ...row, email }, origin: env.PUBLIC_URL, link: linkOf(env, row) }));
  if (user_id === null) return;
  const facts = {
    booking_number,
    restaurant_name,
    starts_at,
    time_zone: row.timezone,
    guests,
    step,
    reason,
    ...called,
  };
  const key = `${booking_number} ${step} ${row.version}`;
  await notify(tx, { to: { user_id }, kind: 'booking', facts, key });
}

/** Tells the restaurant of a booking that was asked for, made or given back. */
export async function tellRestaurant(
  tx: Tx,
  row: BookingRow,
  step: 'requested' | 'confirmed' | 'cancelled',
): Promise<void> {
  const { booking_number, starts_at, guests, restaurant_id } = row;
  const facts = { booking_number, starts_at, guests, time_zone: row.timezone, name: row.name ?? 'A guest', step };
  await notify(tx, { to: { restaurant_id }, kind: 'kitchen_booking', facts, key: `${booking_number} ${step}` });
}

/** Looks for somebody who waits, once the table is given back. */
export const offerFreedTable = (tx: Tx, restaurant_id: number): Promise<void> =>
  addJob(tx, offerTable, { restaurant_id });

export interface Step {
  to: BookingState;
  actor: BookingActor;
  actor_id: number | null;
  reason: string | null;
}

const letterOf: Partial<Record<BookingState, BookingLetter>> = {
  requested: 'requested',
  confirmed: 'confirmed',
  declined: 'declined',
  cancelled: 'cancelled',
};

/** What every step has in common: its event, open pages, the letter, and the table that may be free now. */
export async function followStep(tx: Tx, env: Env, before: BookingRow, { actor, actor_id, reason, to }: Step) {
  const from = before.state === to ? null : stateOf(before.state);
  await store.addEvent(tx, { booking_id: before.booking_id, type: to, from, to, actor, actor_id, reason });
  const row = await store.getBookingById(tx, before.booking_id);
  const letter = letterOf[to];
  if (letter) await tellGuest(tx, env, row, letter);
  if (actor === 'customer' && (to === 'requested' || to === 'confirmed' || to === 'cancelled'))
    await tellRestaurant(tx, row, to);
  if (!isLiving(to)) await offerFreedTable(tx, row.restaurant_id);
  await publishBooking(tx, row);
  return row;
}
