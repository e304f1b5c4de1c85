// Taking and moving tables at the front desk.
import type { DeskBooking } from '@tawa/contract/tables/bookings.kitchen';
import { chooseTables, type SeatTable, type TableJoin } from '@tawa/domain/tables/table-choice';
import { endOfStay, isFree, stayMinutes } from '@tawa/domain/tables/table-times';
import { clockTime } from '@tawa/domain/common/clock-text';
import type { Tx } from '#platform/database/db.ts';
import { AppError } from '#platform/http/errors.ts';
import { findKitchen } from '../availability.service.ts';
import { isLivingRow, stateOf } from '../booking-answer.ts';
import { offerFreedTable, publishBooking, tellGuest } from '../booking-steps.ts';
import * as bookings from '../bookings.store.ts';
import { getDeskBooking, type Desk } from './desk.service.ts';
import * as store from './desk.store.ts';
import { lockTables, newNumber, noBookings, takingTables, type BookingDeps } from '../holds.service.ts';
import type { Kitchen } from '../table-facts.ts';
import { moveWait } from '../waits.store.ts';
import { moveOrderOfTable } from '#modules/ordering/orders/orders.service.ts';

export type DeskOutcome = { ok: true; booking: DeskBooking } | { ok: false; message: string };

interface Span {
  from: Date;
  to: Date;
}

const clashText = (clash: { name: string; starts_at: Date; ends_at: Date }, zone: string): string =>
  `${clash.name} is taken ${clockTime(clash.starts_at, zone)} – ${clockTime(clash.ends_at, zone)}`;

/** Are these tables one place: one alone, or each joined to another of them? */
function areJoined(table_ids: readonly number[], joins: readonly TableJoin[]): boolean {
  const reached = new Set(table_ids.slice(0, 1));
  for (let size = 0; size < reached.size;) {
    size = reached.size;
    for (const { table_id, joined_id } of joins) {
      if (reached.has(table_id) && table_ids.includes(joined_id)) reached.add(joined_id);
      if (reached.has(joined_id) && table_ids.includes(table_id)) reached.add(table_id);
    }
  }
  return reached.size === table_ids.length;
}

/** The named tables, once they are known to be the restaurant's, one place, and large enough. */
async function requireTables(tx: Tx, restaurantId: number, table_ids: readonly number[], guests: number) {
  const refuse = (text: string) => new AppError('invalid', text, { fields: { table_ids: text } });
  const tables = await store.listTables(tx, restaurantId, table_ids);
  const [first] = tables;
  if (!first || tables.length !== table_ids.length) throw refuse('This table is not in use.');
  if (tables.some((table) => table.venue_id !== first.venue_id)) throw refuse('These tables are in different venues.');
  const joins = tables.flatMap((table) => table.joins);
  if (!areJoined(table_ids, joins)) throw refuse('These tables cannot be joined.');
  const seats = tables.reduce((sum, table) => sum + table.max_seats, 0);
  if (seats < guests) throw refuse(`${tables.map((table) => table.name).join(' + ')} seats ${seats}.`);
  return { venue_id: first.venue_id, table_ids };
}

interface Place {
  version: number;
  starts_at: Date;
  ends_at: Date;
  table_ids: readonly number[];
}

const stayMaxMs = 6 * 3_600_000;

/** Moves a booking to other tables or another time, or refuses it with the clash in words. */
export async function placeDeskBooking(
  deps: BookingDeps,
  desk: Desk,
  number: string,
  place: Place,
): Promise<DeskOutcome> {
  const { db, env } = deps;
  const { starts_at, ends_at } = place;
  if (ends_at.getTime() - starts_at.getTime() > stayMaxMs)
    throw new AppError('invalid', 'A stay is six hours at most.', {
      fields: { ends_at: 'A stay is six hours at most.' },
    });
  const outcome = await takingTables(db, async (tx): Promise<{ message: string } | null> => {
    await lockTables(tx, desk.restaurant_id);
    const row = await bookings.findBookingOfRestaurant(tx, desk.restaurant_id, number);
    if (!row || row.state === 'held') throw new AppError('not_found', 'Booking not found.');
    if (row.version !== place.version || !isLivingRow(row))
      throw new AppError('conflict', 'This booking has changed meanwhile. Please look at it again.');
    const tables = await requireTables(tx, desk.restaurant_id, place.table_ids, row.guests);
    const clash = await store.findClash(tx, place.table_ids, { from: starts_at, to: ends_at }, row.booking_id);
    if (clash) return { message: clashText(clash, row.timezone) };
    await bookings.placeBooking(tx, row, { ...tables, starts_at, ends_at });
    const by = { actor: 'restaurant', actor_id: desk.user_id, now: deps.clock.now() } as const;
    await moveOrderOfTable(tx, { booking_id: row.booking_id, ...by, starts_at });
    await afterPlacing(tx, env, row);
    return { message: '' };
  });
  if (!outcome || outcome.message) return { ok: false, message: outcome?.message || 'This table is taken.' };
  return { ok: true, booking: await getDeskBooking(deps, desk, number) };
}

/** Guests hear of another time or venue; another table of the same room is the desk's own matter. */
async function afterPlacing(tx: Tx, env: BookingDeps['env'], before: bookings.BookingRow): Promise<void> {
  const row = await bookings.getBookingById(tx, before.booking_id);
  const state = stateOf(row.state);
  await bookings.addEvent(tx, { booking_id: row.booking_id, type: 'moved', to: state, actor: 'restaurant' });
  const isElsewhere = row.starts_at.getTime() !== before.starts_at.getTime() || row.venue_id !== before.venue_id;
  if (isElsewhere && (state === 'confirmed' || state === 'requested')) await tellGuest(tx, env, row, 'changed');
  await offerFreedTable(tx, row.restaurant_id);
  await publishBooking(tx, row);
}

export interface NewDeskBooking {
  source: 'phone' | 'walk_in';
  guests: number;
  name: string;
  phone: string | null;
  email: string | null;
  occasion: string | null;
  staff_note: string;
  starts_at: Date | null;
  table_ids: readonly number[];
  wait_id: number | null;
}

/** How long guests may stay who come now: as planned, or until the venue closes. */
function endFor(kitchen: Kitchen, startsAt: Date, guests: number): Date {
  const { rules } = kitchen.facts;
  return (
    endOfStay(kitchen.facts.venues[0]?.schedule ?? kitchen.schedule, rules, startsAt, guests) ??
    new Date(startsAt.getTime() + stayMinutes(rules, guests) * 60_000)
  );
}

function chooseFree(kitchen: Kitchen, guests: number, { from, to }: Span) {
  const free = (tables: readonly SeatTable[]) =>
    tables.filter((table) => isFree(kitchen.facts.reserved, table.table_id, from, to));
  for (const { venue_id, tables, joins } of kitchen.facts.venues) {
    const chosen = chooseTables(guests, free(tables), joins);
    if (chosen) return { venue_id, table_ids: chosen.map((table) => table.table_id) };
  }
  return null;
}

async function findTables(tx: Tx, kitchen: Kitchen, input: NewDeskBooking, span: Span) {
  const zone = kitchen.facts.time_zone;
  if (input.table_ids.length === 0) {
    const chosen = chooseFree(kitchen, input.guests, span);
    return chosen ?? { message: `No table is free for ${input.guests} until ${clockTime(span.to, zone)}.` };
  }
  const tables = await requireTables(tx, kitchen.restaurant_id, input.table_ids, input.guests);
  const clash = await store.findClash(tx, input.table_ids, span, 0);
  return clash ? { message: clashText(clash, zone) } : tables;
}

/** Writes a booking down, or seats guests who walked in, at the named tables or the smallest that are free. */
export async function addDeskBooking(deps: BookingDeps, desk: Desk, input: NewDeskBooking): Promise<DeskOutcome> {
  const { db, clock, env } = deps;
  const now = clock.now();
  const starts_at = input.source === 'walk_in' ? now : (input.starts_at ?? now);
  const { restaurant_id } = desk;
  const outcome = await takingTables(db, async (tx): Promise<{ message: string } | { number: string }> => {
    await lockTables(tx, restaurant_id);
    const kitchen = await findKitchen(tx, restaurant_id, starts_at);
    if (!kitchen) throw noBookings();
    const ends_at = endFor(kitchen, starts_at, input.guests);
    const tables = await findTables(tx, kitchen, input, { from: starts_at, to: ends_at });
    if ('message' in tables) return tables;
    const { source, guests, name, phone, email, occasion, staff_note } = input;
    const booking_number = newNumber();
    const state = source === 'walk_in' ? 'seated' : 'confirmed';
    const person = { created_on: now, source, guests, name, phone, email, occasion, staff_note };
    const place = { restaurant_id, venue_id: tables.venue_id, booking_number, state, starts_at, ends_at };
    const { booking_id } = await bookings.addBooking(tx, { ...person, ...place }, tables.table_ids);
    const happened = { booking_id, to: state, actor: 'restaurant', actor_id: desk.user_id } as const;
    await bookings.addEvent(tx, { ...happened, type: state });
    if (input.wait_id !== null) await moveWait(tx, restaurant_id, input.wait_id, 'seated');
    const row = await bookings.getBookingById(tx, booking_id);
    if (state === 'confirmed') await tellGuest(tx, env, row, 'confirmed');
    await publishBooking(tx, row);
    return { number: booking_number };
  });
  if (!outcome || 'message' in outcome) return { ok: false, message: outcome?.message ?? 'This table is taken.' };
  return { ok: true, booking: await getDeskBooking(deps, desk, outcome.number) };
}
