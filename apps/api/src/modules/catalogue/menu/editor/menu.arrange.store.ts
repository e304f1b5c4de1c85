import { sql } from 'kysely';
import type { Tx } from '#platform/database/db.ts';

const arrangeLock = 746_178;

/** Orders of one menu are changed one after the other. */
export const lockArrangement = (tx: Tx, restaurantId: number) =>
  sql`select pg_advisory_xact_lock(${arrangeLock}, ${restaurantId})`.execute(tx);

/** The dishes of a category in their order. */
export const listIdsOfCategory = (tx: Tx, restaurantId: number, categoryId: number | null) =>
  tx
    .selectFrom('dishes')
    .select('menu_id')
    .where('restaurant_id', '=', restaurantId)
    .where(sql<boolean>`category_id is not distinct from ${categoryId}::int`)
    .where('deleted_on', 'is', null)
    .orderBy('position')
    .orderBy('menu_id')
    .execute();

/** Numbers dishes by their place in the list; those that have it already are left alone. */
export const numberDishes = (tx: Tx, menuIds: readonly number[]) =>
  sql`update dishes d set position = o.place::int
    from unnest(${[...menuIds]}::int[]) with ordinality as o (menu_id, place)
    where d.menu_id = o.menu_id and d.position <> o.place::int`.execute(tx);

/** Moves a dish into a category; answers nothing when the kitchen has no such dish. */
export const setCategory = (
  tx: Tx,
  { restaurantId, menuId, categoryId }: { restaurantId: number; menuId: number; categoryId: number | null },
) =>
  tx
    .updateTable('dishes')
    .set({
      category_id: categoryId,
      version: sql<number>`version + (category_id is distinct from ${categoryId}::int)::int`,
    })
    .where('menu_id', '=', menuId)
    .where('restaurant_id', '=', restaurantId)
    .where('deleted_on', 'is', null)
    .returning('menu_id')
    .executeTakeFirst();

/** Categories that exist and are in use by the product. */
export const countActiveCategories = async (tx: Tx, categoryIds: readonly number[]): Promise<number> => {
  const { found } = await tx
    .selectFrom('categories')
    .select(sql<number>`count(*)::int`.as('found'))
    .where('category_id', '=', sql<number>`any (${[...categoryIds]}::int[])`)
    .where('isactive', '=', true)
    .executeTakeFirstOrThrow();
  return found;
};

/** A category whose dishes would be left without one. */
export const findCategoryInUse = (tx: Tx, restaurantId: number, remaining: readonly number[]) =>
  tx
    .selectFrom('dishes as d')
    .innerJoin('categories as g', 'g.category_id', 'd.category_id')
    .select('g.category_name')
    .where('d.restaurant_id', '=', restaurantId)
    .where('d.deleted_on', 'is', null)
    .where('g.isactive', '=', true)
    .where(sql<boolean>`not d.category_id = any (${[...remaining]}::int[])`)
    .limit(1)
    .executeTakeFirst();

export const replaceCategories = (tx: Tx, restaurantId: number, categoryIds: readonly number[]) =>
  sql`with gone as (
      delete from restaurant_categories
      where restaurant_id = ${restaurantId} and not category_id = any (${[...categoryIds]}::int[]))
    insert into restaurant_categories (restaurant_id, category_id, position)
      select ${restaurantId}::int, category_id, place::int
      from unnest(${[...categoryIds]}::int[]) with ordinality as o (category_id, place)
    on conflict (restaurant_id, category_id) do update set position = excluded.position`.execute(tx);

/** Whether a dish among these is a draft or hidden; holds them by ascending id until the transaction ends. */
export async function hasUnseenDish(tx: Tx, restaurantId: number, menuIds: readonly number[]): Promise<boolean> {
  const dishes = await tx
    .selectFrom('dishes')
    .select(['isactive', 'published_on'])
    .where('restaurant_id', '=', restaurantId)
    .where('menu_id', 'in', [...menuIds])
    .orderBy('menu_id')
    .forNoKeyUpdate()
    .execute();
  return dishes.some(({ isactive, published_on }) => !isactive || published_on === null);
}

/** Marks the dishes of a kitchen; answers the ids that were found. Held by ascending id, as orders hold them. */
export const setStates = (
  tx: Tx,
  { restaurantId, menuIds, now }: { restaurantId: number; menuIds: readonly number[]; now: Date },
  { state, until }: { state: 'on' | 'sold_out' | 'hidden'; until: Date | null },
) =>
  sql<{ menu_id: number }>`
    with held as (
      select menu_id from dishes
      where menu_id = any (${[...menuIds]}::int[]) and restaurant_id = ${restaurantId} and deleted_on is null
      order by menu_id for no key update)
    update dishes d set
      isactive = case ${state} when 'on' then true when 'hidden' then false else d.isactive end,
      published_on = case ${state} when 'on' then coalesce(d.published_on, ${now}::timestamptz) else d.published_on end,
      sold_out = ${state} = 'sold_out' and d.published_on is not null,
      sold_out_until = case when ${state} = 'sold_out' and d.published_on is not null then ${until}::timestamptz end,
      daily_stock = case when ${state} = 'on' and d.daily_stock = 0 then d.stock_per_day else d.daily_stock end
    from held where d.menu_id = held.menu_id
    returning d.menu_id`.execute(tx);

interface Held {
  menu_id: number;
  dish_name: string;
  version: number;
  price: number;
  discounted_price: number | null;
}

/** Holds dishes of a kitchen by ascending id, with what they cost. */
export async function holdDishes(tx: Tx, restaurantId: number, menuIds: readonly number[]): Promise<Held[]> {
  const { rows } = await sql<Held>`
    select menu_id, dish_name, version, price, coalesce(reduced_price, discounted_price) as discounted_price
    from dishes where menu_id = any (${[...menuIds]}::int[]) and restaurant_id = ${restaurantId} and deleted_on is null
    order by menu_id for no key update`.execute(tx);
  return rows;
}

/** Sets prices of held dishes; a plan keeps its days and hours. */
export const setPrices = (
  tx: Tx,
  prices: readonly { menu_id: number; price: number; discounted: number | null }[],
  { userId, now }: { userId: number; now: Date },
) =>
  sql`update dishes d set price = p.price,
      reduced_price = case when d.reduced_price is not null then p.discounted end,
      discounted_price = case when d.reduced_price is null then p.discounted end,
      version = d.version + 1, changed_by = ${userId}, changed_on = ${now}
    from json_to_recordset(${JSON.stringify(prices)}::json) as p (menu_id int, price bigint, discounted bigint)
    where d.menu_id = p.menu_id`.execute(tx);
