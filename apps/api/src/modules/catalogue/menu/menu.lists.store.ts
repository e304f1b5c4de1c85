import type { Food } from '@tawa/contract/catalogue/menu';
import { categoryFallback } from '@tawa/domain/common/limits';
import { sql, type RawBuilder } from 'kysely';
import { isCity } from '#db/listed.ts';
import type { Db } from '#platform/database/db.ts';
import type { Span } from '#platform/database/whole-list.ts';
import { dishes } from './menu.store.ts';

interface Lateral {
  from: RawBuilder<unknown>;
  joined?: RawBuilder<unknown>;
  where: RawBuilder<unknown>;
}

/** The statement that reads the ids of the most ordered dishes of each row of `from`, from rows kept in that order. */
const mostOrdered = ({ from, joined = sql``, where }: Lateral, { limit, offset = 0 }: Span) => sql<{ menu_id: number }>`
  select d.menu_id from ${from} cross join lateral (
    select s.menu_id, s.popularity from search_dishes s ${joined} where s.city_id = b.city_id and ${where}
    order by s.popularity desc, s.menu_id limit ${limit + offset}) d
  order by d.popularity desc, d.menu_id limit ${limit} offset ${offset}`;

const served = (city?: string) => sql`(select city_id from cities c where isactive and ${isCity('c', city)}) b`;

const idsOf = async (db: Db, statement: ReturnType<typeof mostOrdered>): Promise<number[]> =>
  (await statement.execute(db)).rows.map(({ menu_id }) => menu_id);

export const listIds = (db: Db, city: string | undefined, span: Span) =>
  idsOf(db, mostOrdered({ from: served(city), where: sql`true` }, span));

export const listIdsOfCategory = (db: Db, { word, city }: { word: string; city?: string | undefined }, span: Span) => {
  const from = sql`categories k cross join ${served(city)}`;
  const begins = sql`k.isactive and lower(split_part(trim(k.category_name), ' ', 1)) = ${word.trim().toLowerCase()}`;
  return idsOf(db, mostOrdered({ from, where: sql`s.category_id = k.category_id and ${begins}` }, span));
};

/** The most ordered of each category; what has none, or one switched off, counts as one more. */
export const listIdsPerCategory = async (db: Db, city: string | undefined, each: number): Promise<number[]> => {
  const first = (where: RawBuilder<unknown>) => sql`cross join lateral (
    select s.menu_id, s.popularity from search_dishes s where s.city_id = b.city_id and ${where}
    order by s.popularity desc, s.menu_id limit ${each}) d`;
  const { rows } = await sql<{ menu_id: number }>`
    select menu_id from (
      select menu_id, row_number() over (partition by category_id order by popularity desc, menu_id) as place from (
        select case when k.isactive then k.category_id end as category_id, d.menu_id, d.popularity
        from categories k cross join ${served(city)} ${first(sql`s.category_id = k.category_id`)}
        union all
        select null, d.menu_id, d.popularity from ${served(city)} ${first(sql`s.category_id is null`)}) a) ranked
    where place <= ${each}`.execute(db);
  return rows.map(({ menu_id }) => menu_id);
};

export interface Narrowed {
  city?: string | undefined;
  search: string;
  category: string;
  food?: Food | undefined;
}

const holds = (text: string) => `%${text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

/** The ids of dishes that fit; tables that nothing is asked of are left out. */
export const listIdsThatFit = (db: Db, { city, search, category, food }: Narrowed, span: Span) => {
  const category_name = sql`coalesce(g.category_name, ${categoryFallback})`;
  const joins = [
    (search !== '' || food) && sql`join dishes d on d.menu_id = s.menu_id`,
    (search !== '' || category !== '') && sql`left join categories g on g.category_id = s.category_id and g.isactive`,
    search !== '' && sql`join restaurants r on r.restaurant_id = s.restaurant_id`,
  ];
  const conditions = [
    sql`true`,
    category !== '' && sql`${category_name} = ${category}`,
    food && sql`d.is_veg = ${food === 'veg'}`,
    search !== '' &&
      sql`(d.dish_name ilike ${holds(search)} or d.description ilike ${holds(search)}
        or ${category_name} ilike ${holds(search)} or r.restaurant_name ilike ${holds(search)})`,
  ];
  const where = sql.join(
    conditions.filter((condition) => typeof condition === 'object'),
    sql` and `,
  );
  const joined = sql.join(
    joins.filter((join) => typeof join === 'object'),
    sql` `,
  );
  return idsOf(db, mostOrdered({ from: served(city), joined, where }, span));
};

/** These dishes, the most ordered first. */
export const listByIds = (db: Db, ids: readonly number[]) =>
  dishes(db)
    .where('d.menu_id', '=', sql<number>`any (${ids}::int[])`)
    .orderBy('d.num_of_order', 'desc')
    .orderBy('d.menu_id')
    .execute();
