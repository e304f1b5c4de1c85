import { tablePageSize } from '@tawa/domain/limits';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { isListed } from '../../db/listed.ts';
import type { Db } from '../../platform/db.ts';

interface Wish {
  show: string;
  search: string;
  page: number;
}

const waitsForReview = sql<SqlBool>`r.lifecycle in ('submitted', 'in_review')`;
const papersWaiting = sql<number>`(select count(*)::int from restaurant_papers p
  where p.restaurant_id = r.restaurant_id and p.proposed is not null and r.lifecycle in ('active', 'suspended', 'closing'))`;

function shown(show: string): RawBuilder<SqlBool> {
  if (show === 'all') return sql<SqlBool>`true`;
  if (show === 'review') return waitsForReview;
  return show === 'papers' ? sql<SqlBool>`${papersWaiting} > 0` : sql<SqlBool>`r.lifecycle = ${show}`;
}

const found = (search: string): RawBuilder<SqlBool> =>
  search === ''
    ? sql<SqlBool>`true`
    : sql<SqlBool>`(r.restaurant_name ilike ${`%${search.replaceAll(/[\\%_]/g, '\\$&')}%`} or o.email = ${search})`;

const restaurants = (db: Db, { show, search }: Wish) =>
  db
    .selectFrom('restaurants as r')
    .innerJoin('users as o', 'o.user_id', 'r.owner_id')
    .leftJoin('cities as c', 'c.city_id', 'r.city_id')
    .leftJoin('users as w', 'w.user_id', 'r.reviewer_id')
    .where(shown(show))
    .where(found(search));

/** A page of restaurants for the office; those that wait stand by how long. */
export const listRestaurants = (db: Db, wish: Wish) =>
  restaurants(db, wish)
    .select(['r.restaurant_id', 'r.restaurant_name', 'r.logo', 'r.lifecycle', 'r.lifecycle_reason', 'r.hidden'])
    .select(['r.submitted_on', 'r.created_on', 'r.reviewer_id', 'c.cityname'])
    .select(['o.name as owner_name', 'w.name as reviewer_name', papersWaiting.as('papers_waiting')])
    .select(sql<boolean>`${isListed('r')} and coalesce(c.isactive, false)`.as('listed'))
    .select(
      sql<number>`(select count(*)::int from dishes d where d.restaurant_id = r.restaurant_id and d.isactive)`.as(
        'dishes_on_sale',
      ),
    )
    .orderBy(
      (eb) =>
        eb
          .case()
          .when(waitsForReview)
          .then(sql<Date>`r.submitted_on`)
          .end(),
      (by) => by.asc().nullsLast(),
    )
    .orderBy('r.restaurant_id', 'desc')
    .limit(tablePageSize)
    .offset((wish.page - 1) * tablePageSize)
    .execute();

export async function countRestaurants(db: Db, wish: Wish) {
  const [{ count } = { count: 0 }] = await restaurants(db, wish)
    .select(sql<number>`count(*)::int`.as('count'))
    .execute();
  return count;
}

/** How many stand in each queue. */
export async function countQueues(db: Db) {
  const { rows } = await sql<{ review: number; papers: number; all: number }>`select
    count(*) filter (where ${waitsForReview})::int as review,
    count(*) filter (where ${papersWaiting} > 0)::int as papers,
    count(*)::int as all from restaurants r`.execute(db);
  return rows[0] ?? { review: 0, papers: 0, all: 0 };
}
