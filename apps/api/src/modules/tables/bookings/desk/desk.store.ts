import { sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Db } from '#platform/database/db.ts';
import { keepsTables } from '../table-facts.store.ts';

const rows = (db: Db) =>
  db
    .selectFrom('bookings as b')
    .innerJoin('booking_settings as s', 's.restaurant_id', 'b.restaurant_id')
    .innerJoin('restaurants as r', 'r.restaurant_id', 'b.restaurant_id')
    .selectAll('b')
    .select(['s.cancel_hours', 's.grace_minutes', 'r.timezone'])
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('booking_tables as bt')
          .innerJoin('dining_tables as t', 't.table_id', 'bt.table_id')
          .select(['bt.table_id', 't.name'])
          .whereRef('bt.booking_id', '=', 'b.booking_id')
          .orderBy('bt.table_id'),
      ).as('tables'),
      jsonArrayFrom(
        eb
          .selectFrom('booking_events as e')
          .select(['e.type', 'e.to_state', 'e.at', 'e.actor_type'])
          .whereRef('e.booking_id', '=', 'b.booking_id')
          .orderBy('e.booking_event_id'),
      ).as('events'),
      jsonObjectFrom(
        eb
          .selectFrom('bookings as p')
          .select((of) => [of.fn.countAll<number>().as('visits'), of.fn.max('p.starts_at').as('last_visit')])
          .whereRef('p.restaurant_id', '=', 'b.restaurant_id')
          .whereRef('p.phone', '=', 'b.phone')
          .whereRef('p.starts_at', '<', 'b.starts_at')
          .where('p.state', '=', 'completed'),
      ).as('past'),
    ]);

export type DeskRow = Awaited<ReturnType<typeof listOfDay>>[number];

interface Day {
  from: Date;
  to: Date;
}

/** The bookings that touch a day, holds that are over and given-back ones left out. */
export const listOfDay = (db: Db, restaurantId: number, { from, to }: Day) =>
  rows(db)
    .where('b.restaurant_id', '=', restaurantId)
    .where('b.starts_at', '<', to)
    .where('b.ends_at', '>', from)
    .where((is) => is.or([keepsTables('b'), is('b.state', 'in', ['completed', 'no_show'])]))
    .orderBy('b.starts_at')
    .orderBy('b.booking_id')
    .execute();

export const listToAnswer = (db: Db, restaurantId: number, now: Date) =>
  rows(db)
    .where('b.restaurant_id', '=', restaurantId)
    .where('b.state', '=', 'requested')
    .where('b.starts_at', '>', now)
    .orderBy('b.starts_at')
    .orderBy('b.booking_id')
    .execute();

export const findDeskBooking = (db: Db, restaurantId: number, booking_number: string) =>
  rows(db)
    .where('b.restaurant_id', '=', restaurantId)
    .where('b.booking_number', '=', booking_number)
    .executeTakeFirst();

/** The booking that keeps one of these tables during a time, if any. */
export const findClash = (db: Db, table_ids: readonly number[], { from, to }: Day, except: number) =>
  db
    .selectFrom('bookings as b')
    .innerJoin('booking_tables as bt', 'bt.booking_id', 'b.booking_id')
    .innerJoin('dining_tables as t', 't.table_id', 'bt.table_id')
    .select(['t.name', 'b.starts_at', 'b.ends_at'])
    .where('bt.table_id', 'in', table_ids)
    .where('b.booking_id', '!=', except)
    .where('b.starts_at', '<', to)
    .where(
      sql<boolean>`case b.state when 'seated' then greatest(b.ends_at, now()) else b.ends_at end > ${from.toISOString()}::timestamptz`,
    )
    .where(keepsTables('b'))
    .orderBy('b.starts_at')
    .executeTakeFirst();

/** Tables of the restaurant by their ids, with what they are joined to. */
export const listTables = (db: Db, restaurantId: number, table_ids: readonly number[]) =>
  db
    .selectFrom('dining_tables as t')
    .innerJoin('venues as v', 'v.venue_id', 't.venue_id')
    .select(['t.table_id', 't.venue_id', 't.name', 't.min_seats', 't.max_seats'])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('table_joins as j')
          .select(['j.table_id', 'j.joined_id'])
          .where((is) =>
            is.or([is('j.table_id', '=', is.ref('t.table_id')), is('j.joined_id', '=', is.ref('t.table_id'))]),
          ),
      ).as('joins'),
    )
    .where('v.restaurant_id', '=', restaurantId)
    .where('t.isactive', '=', true)
    .where('t.table_id', 'in', table_ids)
    .execute();

export const setNote = (db: Db, restaurantId: number, booking_number: string, staff_note: string) =>
  db
    .updateTable('bookings')
    .set({ staff_note })
    .where('booking_number', '=', booking_number)
    .where('restaurant_id', '=', restaurantId)
    .where('state', '!=', 'held')
    .executeTakeFirst();

export const findScheduleOf = (db: Db, restaurantId: number) =>
  db
    .selectFrom('restaurants as r')
    .leftJoin('booking_settings as s', 's.restaurant_id', 'r.restaurant_id')
    .select(['r.timezone', 's.grace_minutes', 's.covers_per_quarter', 's.stay_small', 's.stay_medium', 's.stay_large'])
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('restaurant_hours as h')
          .select([
            'h.weekday',
            sql<string>`to_char(h.opens, 'HH24:MI')`.as('opens'),
            sql<string>`to_char(h.closes, 'HH24:MI')`.as('closes'),
          ])
          .whereRef('h.restaurant_id', '=', 'r.restaurant_id'),
      ).as('hours'),
      jsonArrayFrom(
        eb
          .selectFrom('restaurant_exceptions as x')
          .select(['x.on_date', 'x.intervals'])
          .whereRef('x.restaurant_id', '=', 'r.restaurant_id'),
      ).as('exceptions'),
      jsonArrayFrom(
        eb
          .selectFrom('venues as v')
          .select('v.own_hours')
          .whereRef('v.restaurant_id', '=', 'r.restaurant_id')
          .where('v.isactive', '=', true),
      ).as('venues'),
    ])
    .where('r.restaurant_id', '=', restaurantId)
    .executeTakeFirstOrThrow();
