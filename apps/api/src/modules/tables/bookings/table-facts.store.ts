import { type RawBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { isCity, isListed } from '#db/listed.ts';
import type { Db } from '#platform/database/db.ts';

export interface Window {
  from: Date;
  to: Date;
}
interface Query extends Window {
  /** One restaurant, or all of a city that take bookings. */
  restaurantId?: number;
  city?: string;
  /** A booking that would be moved, so that it is not in its own way. */
  except?: number;
}

/** Keeps its tables: living, and not a hold whose time is over. */
export const keepsTables = (booking: string): RawBuilder<boolean> => sql<boolean>`(
  ${sql.ref(`${booking}.state`)} in ('requested', 'confirmed', 'arrived', 'seated')
  or ${sql.ref(`${booking}.state`)} = 'held' and ${sql.ref(`${booking}.held_until`)} > clock_timestamp())`;

const clockOf = (column: string) => sql<string>`to_char(${sql.ref(column)}, 'HH24:MI')`;

const kitchens = (db: Db) =>
  db
    .selectFrom('restaurants as r')
    .innerJoin('booking_settings as s', 's.restaurant_id', 'r.restaurant_id')
    .leftJoin('cities as c', 'c.city_id', 'r.city_id')
    .select(['r.restaurant_id', 'r.timezone', 's.takes_bookings', 's.auto_confirm', 's.slot_minutes'])
    .select(['s.stay_small', 's.stay_medium', 's.stay_large', 's.lead_minutes', 's.horizon_days'])
    .select(['s.covers_per_quarter', 's.cancel_hours', 's.hold_minutes', 's.grace_minutes'])
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('restaurant_hours as h')
          .select(['h.weekday', clockOf('h.opens').as('opens'), clockOf('h.closes').as('closes')])
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
          .select(['v.venue_id', 'v.name', 'v.type', 'v.photo', 'v.amenities', 'v.own_hours'])
          .select((of) => [
            jsonArrayFrom(
              of
                .selectFrom('dining_tables as t')
                .select(['t.table_id', 't.venue_id', 't.min_seats', 't.max_seats'])
                .whereRef('t.venue_id', '=', 'v.venue_id')
                .where('t.isactive', '=', true),
            ).as('tables'),
            jsonArrayFrom(
              of
                .selectFrom('table_joins as j')
                .select(['j.table_id', 'j.joined_id'])
                .whereRef('j.venue_id', '=', 'v.venue_id'),
            ).as('joins'),
          ])
          .whereRef('v.restaurant_id', '=', 'r.restaurant_id')
          .where('v.isactive', '=', true)
          .orderBy('v.venue_id'),
      ).as('venues'),
    ]);

/** What decides about tables in a span of time: of one restaurant, or of every one of a city, in one statement. */
export function listTableFacts(db: Db, { from, to, restaurantId, city, except = 0 }: Query) {
  return kitchens(db)
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('bookings as b')
          .innerJoin('booking_tables as bt', 'bt.booking_id', 'b.booking_id')
          .select(['bt.table_id', 'b.starts_at as from'])
          // Guests who are still sitting keep their table, whatever was planned.
          .select(sql<string>`case b.state when 'seated' then greatest(b.ends_at, now()) else b.ends_at end`.as('to'))
          .whereRef('b.restaurant_id', '=', 'r.restaurant_id')
          .where('b.booking_id', '!=', except)
          .where('b.starts_at', '<', to)
          .where('b.ends_at', '>', from)
          .where(keepsTables('b')),
      ).as('taken'),
      jsonArrayFrom(
        eb
          .selectFrom('bookings as b')
          .select(['b.starts_at as at', 'b.guests'])
          .whereRef('b.restaurant_id', '=', 'r.restaurant_id')
          .where('b.booking_id', '!=', except)
          .where('b.starts_at', '>=', from)
          .where('b.starts_at', '<', to)
          .where(keepsTables('b')),
      ).as('starts'),
    ])
    .where(isListed('r'))
    .where('s.takes_bookings', '=', true)
    .$call((query) =>
      restaurantId === undefined
        ? query.where('c.isactive', '=', true).where(isCity('c', city))
        : query.where('r.restaurant_id', '=', restaurantId),
    )
    .execute();
}

export type TableFactsRow = Awaited<ReturnType<typeof listTableFacts>>[number];
