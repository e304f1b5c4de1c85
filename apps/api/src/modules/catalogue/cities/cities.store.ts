import { sql } from 'kysely';
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
