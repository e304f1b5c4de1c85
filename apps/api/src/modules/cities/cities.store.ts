import { sql } from 'kysely';
import type { Db } from '../../platform/db.ts';
import { isListed } from '../../db/listed.ts';

export const listActiveCities = (db: Db) =>
  db
    .selectFrom('cities as c')
    .leftJoin('restaurants as r', (join) => join.onRef('r.city_id', '=', 'c.city_id').on(isListed('r')))
    .select(['c.city_id', 'c.cityname', 'c.lat', 'c.lng', sql<number>`count(r.restaurant_id)`.as('restaurant_count')])
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
