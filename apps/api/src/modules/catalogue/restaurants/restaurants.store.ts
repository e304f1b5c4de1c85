import { sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { kitchenTimesColumns, queueMinutes } from '#db/kitchen-times.ts';
import { isCity, isListed } from '#db/listed.ts';
import { namesOf } from '#db/names.ts';
import type { Db } from '#platform/database/db.ts';
import { onePlan } from '#platform/database/prepared.ts';
import type { Span } from '#platform/database/whole-list.ts';
import { bestOffers } from './list/restaurants.offers.store.ts';

const offersMax = 3;

const schedule = (db: Db) =>
  db
    .selectFrom('restaurants as r')
    .innerJoin('cities as c', 'c.city_id', 'r.city_id')
    .select(['r.restaurant_id', 'r.lifecycle', 'r.switch', 'r.switch_until', 'r.busy_minutes', 'r.timezone'])
    .select(({ selectFrom }) => [
      jsonArrayFrom(
        selectFrom('restaurant_hours as h')
          .select(['h.weekday', clock('h.opens').as('opens'), clock('h.closes').as('closes')])
          .whereRef('h.restaurant_id', '=', 'r.restaurant_id')
          .orderBy('h.weekday')
          .orderBy('h.opens'),
      ).as('hours'),
      jsonArrayFrom(
        selectFrom('restaurant_exceptions as x')
          .select([
            sql<string>`x.on_date::text`.as('date'),
            sql<{ opens: string; closes: string }[]>`x.intervals`.as('intervals'),
          ])
          .whereRef('x.restaurant_id', '=', 'r.restaurant_id')
          .where('x.on_date', '>', sql<string>`current_date - 3`),
      ).as('exceptions'),
    ]);

const clock = (column: string) => sql<string>`to_char(${sql.ref(column)}, 'HH24:MI')`;

const cards = (db: Db, offers: number, now: Date) =>
  schedule(db)
    .leftJoin('rating_summaries as s', 's.restaurant_id', 'r.restaurant_id')
    .leftJoin('punctuality_summaries as p', 'p.restaurant_id', 'r.restaurant_id')
    .select([
      'r.restaurant_name',
      namesOf('r').as('names'),
      'r.logo',
      'r.cover_img',
      'r.cuisine_type',
      'r.description',
      'r.restaurant_type',
      'r.venue_name',
      'c.city_id',
      'c.cityname',
      'r.statename',
      'r.full_address',
      'r.contact_number',
      'r.website',
      'r.pincode',
      'r.lat',
      'r.lng',
      'r.fssai_number',
      'r.prep_minutes',
      'r.travel_minutes',
      'r.delivery_fee',
      'r.free_delivery_from',
      'r.min_order',
      'r.packaging_fee',
      'r.offers_delivery',
      'r.offers_pickup',
      'r.last_order_minutes',
      's.ratings_1',
      's.ratings_2',
      's.ratings_3',
      's.ratings_4',
      's.ratings_5',
      'p.served as served_orders',
      'p.on_time',
      bestOffers(offers, now).as('offers'),
      'r.slot_minutes',
      'r.slot_capacity_minutes',
      queueMinutes(sql`${now.toISOString()}`).as('queue_minutes'),
    ])
    .select(({ selectFrom }) =>
      jsonObjectFrom(
        selectFrom('kitchen_times as t')
          .select(kitchenTimesColumns)
          .whereRef('t.restaurant_id', '=', 'r.restaurant_id'),
      ).as('times'),
    )
    .where('c.isactive', '=', true)
    .where(isListed('r'));

export type RestaurantRow = Awaited<ReturnType<typeof listCards>>[number];
export type ScheduleRow = NonNullable<Awaited<ReturnType<typeof findSchedule>>>;

/** The ids of listed restaurants, the best first. */
export async function listBestIds(db: Db, city: string | undefined, { limit, offset = 0 }: Span): Promise<number[]> {
  const rows = await db
    .selectFrom('cities as b')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('restaurant_listings as l')
          .select(['l.restaurant_id', 'l.score'])
          .whereRef('l.city_id', '=', 'b.city_id')
          .orderBy('l.score', 'desc')
          .orderBy('l.restaurant_id')
          .limit(limit + offset)
          .as('best'),
      (join) => join.onTrue(),
    )
    .select('best.restaurant_id')
    .where('b.isactive', '=', true)
    .where(isCity('b', city))
    .orderBy('best.score', 'desc')
    .orderBy('best.restaurant_id')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(({ restaurant_id }) => restaurant_id);
}

export const listCards = (db: Db, ids: readonly number[], now: Date) =>
  cards(db, 1, now)
    .where('r.restaurant_id', '=', sql<number>`any (${ids}::int[])`)
    .execute();

const takesTables = sql<boolean>`exists (
  select from booking_settings b join venues v on v.restaurant_id = b.restaurant_id and v.isactive
    join dining_tables t on t.venue_id = v.venue_id and t.isactive
  where b.restaurant_id = r.restaurant_id and b.takes_bookings)`;

const details = (db: Db, now: Date) => cards(db, offersMax, now).select(takesTables.as('takes_tables'));

export type DetailsRow = NonNullable<Awaited<ReturnType<typeof findRestaurant>>>;

export const listByIds = (db: Db, ids: readonly number[], now: Date) =>
  details(db, now)
    .innerJoin('restaurant_listings as l', 'l.restaurant_id', 'r.restaurant_id')
    .select('l.price_for_two')
    .modifyFront(sql.raw(onePlan))
    .where('r.restaurant_id', '=', sql<number>`any (${ids}::int[])`)
    .execute();

export const findRestaurant = (db: Db, id: number, now: Date) =>
  details(db, now).where('r.restaurant_id', '=', id).executeTakeFirst();

export const findSchedule = (db: Db, id: number) =>
  schedule(db)
    .where('r.restaurant_id', '=', id)
    .where('c.isactive', '=', true)
    .where('r.hidden', '=', false)
    .executeTakeFirst();

/** A new restaurant as registration leaves it: a draft that completes its profile next. */
export const addDraft = (
  tx: Db,
  draft: { owner_id: number; restaurant_name: string; slug: string; contact_number: string; commission_bp: number },
) => tx.insertInto('restaurants').values(draft).returning('restaurant_id').executeTakeFirstOrThrow();

export async function listIdsOfOwner(db: Db, userId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('restaurants')
    .select('restaurant_id')
    .where('owner_id', '=', userId)
    .orderBy('restaurant_id')
    .execute();
  return rows.map(({ restaurant_id }) => restaurant_id);
}
