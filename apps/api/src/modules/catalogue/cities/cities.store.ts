import { sql } from 'kysely';
import { isListed } from '#db/listed.ts';
import type { Db } from '#platform/database/db.ts';

export const listActiveCities = (db: Db) =>
  db
    .selectFrom('cities as c')
    .leftJoin('restaurant_listings as r', 'r.city_id', 'c.city_id')
    .select([
      'c.city_id',
      'c.cityname',
      'c.lat',
      'c.lng',
      sql<number>`count(r.restaurant_id)`.as('restaurant_count'),
      sql<string[]>`array(
        select written from search_aliases
        where kind = 'place' and lower(stands_for) = lower(c.cityname) order by alias_id)`.as('other_names'),
    ])
    .where('c.isactive', '=', true)
    .groupBy('c.city_id')
    .orderBy('c.cityname')
    .execute();

export const findActiveCity = (db: Db, cityId: number) =>
  db
    .selectFrom('cities')
    .select(['city_id', 'cityname'])
    .where('city_id', '=', cityId)
    .where('isactive', '=', true)
    .executeTakeFirst();

/** Where the listed restaurants of a city are. */
export const listPlaces = (db: Db, cityId: number) =>
  db
    .selectFrom('restaurants as r')
    .innerJoin('cities as c', 'c.city_id', 'r.city_id')
    .select(['r.full_address', 'c.cityname', 'r.pincode', 'r.lat', 'r.lng'])
    .where('c.city_id', '=', cityId)
    .where('c.isactive', '=', true)
    .where(isListed('r'))
    .where('r.full_address', 'is not', null)
    .where('r.pincode', 'is not', null)
    .where('r.lat', 'is not', null)
    .where('r.lng', 'is not', null)
    .$narrowType<{ full_address: string; pincode: string; lat: number; lng: number }>()
    .execute();

/** Adds a city; nothing where one has that name already. */
export const addCity = (
  db: Db,
  city: { cityname: string; slug: string; lat: number; lng: number; isactive: boolean },
) =>
  db
    .insertInto('cities')
    .values(city)
    .onConflict((conflict) => conflict.doNothing())
    .returning('city_id')
    .executeTakeFirst();
