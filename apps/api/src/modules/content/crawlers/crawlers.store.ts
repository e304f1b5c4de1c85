import { sql } from 'kysely';
import { isListed } from '#db/listed.ts';
import type { Db } from '#platform/database/db.ts';

/** Ids from `first` to `last`, both included. */
export interface Span {
  first: number;
  last: number;
}

const listed = (db: Db) =>
  db
    .selectFrom('restaurants as r')
    .innerJoin('cities as c', 'c.city_id', 'r.city_id')
    .where('c.isactive', '=', true)
    .where(isListed('r'));

const onSale = (db: Db) =>
  listed(db).innerJoin('dishes as m', 'm.restaurant_id', 'r.restaurant_id').where('m.isactive', '=', true);

const published = (db: Db) => db.selectFrom('blogs').where('status', '=', 'published');

export const listRestaurants = (db: Db, { first, last }: Span) =>
  listed(db)
    .select(['r.restaurant_id', 'r.restaurant_name'])
    .select(({ selectFrom }) =>
      selectFrom('dishes as n')
        .whereRef('n.restaurant_id', '=', 'r.restaurant_id')
        .where('n.isactive', '=', true)
        .select(sql<Date>`greatest(max(n.created_on), r.created_on)`.as('newest'))
        .as('changed_on'),
    )
    .where('r.restaurant_id', '>=', first)
    .where('r.restaurant_id', '<=', last)
    .orderBy('r.restaurant_id')
    .execute();

export const listDishes = (db: Db, { first, last }: Span) =>
  onSale(db)
    .select(['m.menu_id', 'm.created_on'])
    .where('m.menu_id', '>=', first)
    .where('m.menu_id', '<=', last)
    .orderBy('m.menu_id')
    .execute();

export const listPosts = (db: Db, { first, last }: Span) =>
  published(db)
    .select(['blogid', 'title', 'created_on'])
    .where('blogid', '>=', first)
    .where('blogid', '<=', last)
    .orderBy('blogid')
    .execute();

export const listNewestPosts = (db: Db, limit: number) =>
  published(db)
    .select(['blogid', 'title', 'created_on', 'author', 'blogtext'])
    .orderBy('created_on', 'desc')
    .orderBy('blogid', 'desc')
    .limit(limit)
    .execute();

/** How many addresses of each kind there are, and the highest ids among them. */
export async function countAddresses(db: Db) {
  const [restaurants, dishes, posts] = await Promise.all([
    listed(db)
      .select(sql<number>`count(*)`.as('count'))
      .select(sql<number>`coalesce(max(r.restaurant_id), 0)`.as('last'))
      .executeTakeFirstOrThrow(),
    onSale(db)
      .select(sql<number>`count(*)`.as('count'))
      .select(sql<number>`coalesce(max(m.menu_id), 0)`.as('last'))
      .executeTakeFirstOrThrow(),
    published(db)
      .select(sql<number>`count(*)`.as('count'))
      .select(sql<number>`coalesce(max(blogid), 0)`.as('last'))
      .executeTakeFirstOrThrow(),
  ]);
  return { restaurants, dishes, posts };
}
