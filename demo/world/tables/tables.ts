import { dayMs } from '@tawa/domain/common/durations';
import { timeZoneDefault } from '@tawa/domain/common/limits';
import { orderSlots } from '@tawa/domain/catalogue/opening-hours';
import { chooseTables, type SeatTable } from '@tawa/domain/tables/table-choice';
import { coversAt, endOfStay, isFree, lastSeatingMin } from '@tawa/domain/tables/table-times';
import { addDays, instantAt, minutesAt, zonedParts } from '@tawa/domain/common/zoned-time';
import type { Insertable, NotNull } from 'kysely';
import type { Tx } from '@tawa/api/platform/database/db';
import type { BookingEvents, Bookings, BookingTables } from '@tawa/api/db/tables';
import { kitchens } from '../catalogue/kitchens.ts';
import { findRestaurants } from '../lookups.ts';
import { drawNumber } from '../numbers.ts';
import type { Making } from '../parts.ts';
import type { Random } from '@tawa/domain/common/random';
import { addRoom, hasRoom, rules, type Room } from './rooms.ts';

interface Person {
  user_id: number;
  name: string;
  email: string;
  mobile: string;
}

const notes = ['Window side please.', 'One high chair, please.', 'We may be ten minutes late.', '', '', ''] as const;
const occasions = ['birthday', 'anniversary', 'date', null, null, null] as const;

function pastState(random: Random): string {
  const fate = random.next();
  if (fate < 0.06) return 'no_show';
  return fate < 0.14 ? 'cancelled' : 'completed';
}

function stateOf(
  room: Room,
  { starts_at, ends_at, now }: { starts_at: Date; ends_at: Date; now: Date },
  random: Random,
) {
  if (ends_at <= now) return pastState(random);
  if (starts_at <= now) return 'seated';
  return room.isDemo && random.next() < 0.05 ? 'requested' : 'confirmed';
}

interface Written {
  booking: Insertable<Bookings> & { starts_at: Date; ends_at: Date; venue_id: number };
  table_ids: number[];
}

interface Seating {
  from: Date;
  endsAt: Date;
  guests: number;
}

/** The smallest tables that are free for a party, kept for it at once. */
function seat(room: Room, { from, endsAt, guests }: Seating): readonly SeatTable[] | null {
  if (coversAt(room.starts, from) + guests > rules.covers_per_quarter) return null;
  const free = room.tables.filter((table) => isFree(room.taken, table.table_id, from, endsAt));
  const chosen = chooseTables(guests, free, room.joins);
  if (!chosen) return null;
  room.taken.push(...chosen.map((table) => ({ table_id: table.table_id, from, to: endsAt })));
  room.starts.push({ at: from, guests });
  return chosen;
}

type MakingOne = Omit<Making, 'tx'> & { numbers: Set<string> };

function bookingFor(
  room: Room,
  { from, endsAt, guests, person, venue_id }: Seating & { person: Person; venue_id: number },
  { now, random, numbers }: MakingOne,
): Written['booking'] {
  const state = stateOf(room, { starts_at: from, ends_at: endsAt, now }, random);
  const before = from.getTime() - random.between(2, 120) * 3_600_000;
  const created_on = new Date(Math.min(before, now.getTime() - random.between(1, 300) * 60_000));
  return {
    booking_number: drawNumber(random, numbers).replace('FD-', 'TB-'),
    restaurant_id: room.restaurant_id,
    venue_id,
    user_id: person.user_id,
    source: 'web',
    state,
    guests,
    starts_at: from,
    ends_at: endsAt,
    name: person.name,
    email: person.email,
    phone: person.mobile,
    occasion: random.pick(occasions),
    note: random.pick(notes),
    cancelled_by: state === 'cancelled' ? 'customer' : null,
    verified_at: created_on,
    created_on,
  };
}

/** One day’s guests: each at the smallest table that is free, as the product itself would seat them. */
function bookingsOfDay(room: Room, date: string, people: readonly Person[], making: MakingOne): Written[] {
  const { random } = making;
  const midnight = instantAt(date, 0, timeZoneDefault);
  const slotRules = { now: midnight, leadMinutes: 0, days: 1, slotMinutes: 30, cutoffMinutes: lastSeatingMin };
  const [day] = orderSlots(room.schedule, slotRules);
  const written: Written[] = [];
  for (const { from } of day?.slots ?? []) {
    const minutes = minutesAt(from, timeZoneDefault);
    const isMeal = (minutes >= 750 && minutes <= 840) || (minutes >= 1140 && minutes <= 1290);
    for (let more = random.next(); more < (isMeal ? 0.62 : 0.12); more = random.next()) {
      const guests = random.pick([1, 2, 2, 2, 3, 3, 4, 4, 5]);
      const endsAt = endOfStay(room.schedule, rules, from, guests);
      const chosen = endsAt && seat(room, { from, endsAt, guests });
      const person = people[random.between(1, people.length - 1)];
      const [first] = chosen ?? [];
      if (!endsAt || !chosen || !first || !person) continue;
      const booking = bookingFor(room, { from, endsAt, guests, person, venue_id: first.venue_id }, making);
      written.push({ booking, table_ids: chosen.map((table) => table.table_id) });
    }
  }
  return written;
}

type EventRow = Insertable<BookingEvents>;

function eventsOf(booking_id: number, { booking }: Written): EventRow[] {
  const { state, starts_at, ends_at, created_on } = booking;
  const at = (moment: Date, to_state: string, actor_type: string): EventRow => ({
    booking_id,
    type: to_state,
    to_state,
    actor_type,
    at: moment,
  });
  const made = new Date(created_on ?? starts_at);
  if (state === 'requested') return [at(made, 'requested', 'customer')];
  const begun = [at(made, 'confirmed', 'customer')];
  if (state === 'cancelled')
    return [...begun, at(new Date(starts_at.getTime() - 5 * 3_600_000), 'cancelled', 'customer')];
  if (state === 'no_show') return [...begun, at(new Date(starts_at.getTime() + 20 * 60_000), 'no_show', 'restaurant')];
  if (state !== 'seated' && state !== 'completed') return begun;
  const sat = [
    ...begun,
    at(starts_at, 'arrived', 'restaurant'),
    at(new Date(starts_at.getTime() + 120_000), 'seated', 'restaurant'),
  ];
  return state === 'seated' ? sat : [...sat, at(ends_at, 'completed', 'restaurant')];
}

const atOnce = 1000;

async function write(tx: Tx, all: readonly Written[]): Promise<void> {
  for (let start = 0; start < all.length; start += atOnce) {
    const slice = all.slice(start, start + atOnce);
    const added = await tx
      .insertInto('bookings')
      .values(slice.map((one) => one.booking))
      .returning(['booking_id', 'booking_number'])
      .execute();
    const idOf = new Map(added.map((row) => [row.booking_number, row.booking_id]));
    const of = (one: Written) => idOf.get(one.booking.booking_number) ?? 0;
    const seats: Insertable<BookingTables>[] = slice.flatMap((one) => {
      const { venue_id, starts_at, ends_at, state } = one.booking;
      return one.table_ids.map((table_id) => ({ booking_id: of(one), table_id, venue_id, starts_at, ends_at, state }));
    });
    await tx.insertInto('booking_tables').values(seats).execute();
    await tx
      .insertInto('booking_events')
      .values(slice.flatMap((one) => eventsOf(of(one), one)))
      .execute();
  }
}

/** Rooms with tables for most restaurants, and their guests of the last and the coming days. */
export async function seedTables({ tx, now, random }: Making): Promise<void> {
  const idOf = await findRestaurants(tx);
  const people = await tx
    .selectFrom('users')
    .select(['user_id', 'name', 'email', 'mobile'])
    .$narrowType<{ email: NotNull; mobile: NotNull }>()
    .where('role', '=', 'user')
    .orderBy('user_id')
    .limit(120)
    .execute();
  const today = zonedParts(now, timeZoneDefault).date;
  const written: Written[] = [];
  const numbers = new Set<string>();
  for (const [index, kitchen] of kitchens.entries()) {
    if (!hasRoom(kitchen, index)) continue;
    const room = await addRoom(tx, kitchen, index, idOf(kitchen.name));
    const [back, ahead] = room.isDemo ? [14, 7] : [1, 2];
    for (let day = -back; day <= ahead; day++)
      written.push(...bookingsOfDay(room, addDays(today, day), people, { now, random, numbers }));
  }
  const [demo] = people;
  const coming = written.find(
    ({ booking }) => booking.state === 'confirmed' && booking.starts_at.getTime() > now.getTime() + 2 * dayMs,
  );
  // The demo customer has a table to look forward to.
  if (demo && coming)
    Object.assign(coming.booking, { user_id: demo.user_id, name: demo.name, email: demo.email, phone: demo.mobile });
  await write(tx, written);
}
