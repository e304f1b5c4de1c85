// Holds: a table is kept for a few minutes by the database's clock, while a guest writes who comes. Taking tables is
// decided by one at a time in a restaurant; what the database refuses all the same is told as taken.
import { randomBytes } from 'node:crypto';
import type { HeldTable, TableTaken } from '@tawa/contract/tables/bookings';
import { orderNumber } from '@tawa/domain/ordering/orders';
import { isTableTime, tablesAt, type TableOffer } from '@tawa/domain/tables/table-times';
import type { Deps } from '../../../deps.ts';
import type { Db, Tx } from '#platform/database/db.ts';
import { AppError, textOf } from '#platform/http/errors.ts';
import { addJob } from '#platform/jobs/tasks.ts';
import { transaction } from '#platform/database/transaction.ts';
import { Turns } from '#platform/database/turns.ts';
import { findKitchen, freeTimesNear } from './availability.service.ts';
import { secretOf } from './booking-secret.ts';
import { offerFreedTable, publishBooking, type Env } from './booking-steps.ts';
import * as store from './bookings.store.ts';
import { expireHold } from './bookings.tasks.ts';
import type { Kitchen } from './table-facts.ts';

export type BookingDeps = Pick<Deps, 'db' | 'clock'> & { env: Env };

export interface TableInput {
  restaurant_id: number;
  starts_at: Date;
  guests: number;
  venue_id: number | null;
}
export type Refused = { ok: false; conflict: TableTaken };

const overlapCode = '23P01';

export const newNumber = (): string => orderNumber(randomBytes(6)).replace('FD-', 'TB-');
export const noBookings = () => new AppError('not_found', 'This restaurant takes no table bookings.');

/** Says that the table is gone, with the free times nearest to it. */
export function refuseTaken(
  kitchen: Kitchen,
  { starts_at, guests }: Pick<TableInput, 'starts_at' | 'guests'>,
  now: Date,
): Refused {
  const times = freeTimesNear(kitchen, starts_at, guests, now);
  const message = times.length > 0 ? 'This table has just been taken.' : 'There is no table left on this day.';
  return { ok: false, conflict: { code: 'TABLE_TAKEN', message, times } };
}

/** The tables to give for a wish, or null; throws where the time is none that the restaurant offers. */
export function findOffer(kitchen: Kitchen, { starts_at, guests, venue_id }: TableInput, now: Date): TableOffer | null {
  if (!isTableTime(kitchen.facts, starts_at, guests, now)) {
    const message = 'This time cannot be booked. Please choose one of the times shown.';
    throw new AppError('invalid', message, { fields: { starts_at: message } });
  }
  const { offers } = tablesAt(kitchen.facts, starts_at, guests, now);
  return (venue_id === null ? offers[0] : offers.find((offer) => offer.venue_id === venue_id)) ?? null;
}

const numberTriesMax = 3;

/** Runs work that takes tables, again where its number was drawn before; tables refused as taken become null. */
export async function takingTables<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T | null> {
  for (let tries = 1; ; tries++) {
    try {
      return await transaction(db, work);
    } catch (error) {
      if (textOf(error, 'code') === overlapCode) return null;
      const isNumberTaken = textOf(error, 'constraint') === 'bookings_booking_number_key';
      if (!isNumberTaken || tries >= numberTriesMax) throw error;
    }
  }
}

/** Locks the restaurant's tables and gives back holds that are over; throws where it takes no bookings. */
export async function lockTables(tx: Tx, restaurantId: number): Promise<void> {
  if (!(await store.lockTables(tx, restaurantId))) throw noBookings();
  await store.expireHolds(tx, restaurantId);
}

async function writeHold(tx: Tx, input: TableInput, offer: TableOffer, at: { minutes: number; now: Date }) {
  const { restaurant_id, guests } = input;
  const { table_ids, ...place } = offer;
  const booking_number = newNumber();
  const booking = { restaurant_id, guests, booking_number, state: 'held', created_on: at.now, ...place };
  const { booking_id, held_until } = await store.addBooking(tx, booking, table_ids, at.minutes);
  await store.addEvent(tx, { booking_id, type: 'held', to: 'held', actor: 'guest' });
  const when = held_until ? { runAt: held_until, jobKey: `hold ${booking_number}` } : {};
  await addJob(tx, expireHold, { restaurant_id }, when);
  await publishBooking(tx, { restaurant_id, booking_number, user_id: null });
  return store.getBookingById(tx, booking_id);
}

export type Held = { ok: true; held: HeldTable } | Refused;

const turnsOf = new WeakMap<Db, Turns<number>>();

/**
 * Holds the smallest table for a party, or answers the nearest free times. A crowd at one restaurant waits here and not
 * with a connection each for the lock, so that everybody is answered.
 */
export function holdTable(deps: BookingDeps, input: TableInput): Promise<Held> {
  const turns = turnsOf.get(deps.db) ?? new Turns<number>();
  turnsOf.set(deps.db, turns);
  return turns.take(input.restaurant_id, () => holdNow(deps, input));
}

async function holdNow({ db, clock, env }: BookingDeps, input: TableInput): Promise<Held> {
  const now = clock.now();
  const { restaurant_id, starts_at } = input;
  const before = await findKitchen(db, restaurant_id, starts_at);
  if (!before) throw noBookings();
  // Most who come too late learn it here, without waiting for the lock.
  if (!findOffer(before, input, now)) return refuseTaken(before, input, now);
  const row = await takingTables(db, async (tx) => {
    await lockTables(tx, restaurant_id);
    const kitchen = await findKitchen(tx, restaurant_id, starts_at);
    const offer = kitchen && findOffer(kitchen, input, now);
    return offer ? writeHold(tx, input, offer, { minutes: kitchen.settings.hold_minutes, now }) : null;
  });
  if (!row) {
    const kitchen = (await findKitchen(db, restaurant_id, starts_at)) ?? before;
    return refuseTaken(kitchen, input, now);
  }
  const held: HeldTable = {
    booking_number: row.booking_number,
    token: secretOf(env, row.booking_number),
    venue_name: row.venue_name,
    starts_at: row.starts_at.toISOString(),
    ends_at: row.ends_at.toISOString(),
    guests: row.guests,
    held_for_s: row.held_for_s,
  };
  return { ok: true, held };
}

/** Ends the holds that are over, of one restaurant or of all, and offers their tables to those who wait. */
export async function expireHolds({ db }: Pick<BookingDeps, 'db'>, restaurantId?: number): Promise<void> {
  await transaction(db, async (tx) => {
    const over = await store.expireHolds(tx, restaurantId);
    for (const restaurant_id of new Set(over.map((one) => one.restaurant_id))) {
      await publishBooking(tx, { restaurant_id, booking_number: null, user_id: null });
      await offerFreedTable(tx, restaurant_id);
    }
  });
}
