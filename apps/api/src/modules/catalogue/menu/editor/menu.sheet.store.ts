import type { Names } from '@tawa/domain/catalogue/names/names';
import { sql } from 'kysely';
import { namesOf } from '#db/names.ts';
import type { Db, Tx } from '#platform/database/db.ts';
import { plannedDiscount, type Hand } from './menu.editor.store.ts';
import { placeOfCategory } from '../menu.store.ts';

/** Every dish of a menu with what its file says of it. */
export const listSheetRows = (db: Db, restaurantId: number) =>
  db
    .selectFrom('dishes as d')
    .leftJoin('categories as g', 'g.category_id', 'd.category_id')
    .leftJoin('restaurant_categories as p', (join) =>
      join.onRef('p.restaurant_id', '=', 'd.restaurant_id').onRef('p.category_id', '=', 'd.category_id'),
    )
    .select([
      'd.menu_id',
      'g.category_name',
      'd.dish_name',
      namesOf('d').as('names'),
      'd.kitchen_name',
      'd.is_veg',
      'd.contains_egg',
      'd.description',
      'd.price',
    ])
    .select([
      'd.preparation_time',
      'd.calories',
      'd.serving',
      'd.allergens',
      'd.suits',
      'd.tax_category',
      'd.stock_per_day',
    ])
    .select(['d.published_on', 'd.isactive', plannedDiscount.as('discounted_price')])
    .where('d.restaurant_id', '=', restaurantId)
    .where('d.deleted_on', 'is', null)
    .orderBy(placeOfCategory, (order) => order.asc().nullsLast())
    .orderBy('d.position')
    .orderBy('d.menu_id')
    .execute();
export type StoredRow = Awaited<ReturnType<typeof listSheetRows>>[number];

/** Holds the whole menu, so that nobody edits it between the reading and the writing of a file. */
export async function holdMenu(tx: Tx, restaurantId: number): Promise<void> {
  await sql`select from dishes where restaurant_id = ${restaurantId} order by menu_id for no key update`.execute(tx);
  await sql`select from option_groups where restaurant_id = ${restaurantId}
    order by option_group_id for no key update`.execute(tx);
}

/** The product's categories, and those that dishes of this menu have though they are no longer offered. */
export const listCategoryIds = (db: Db, restaurantId: number) =>
  db
    .selectFrom('categories as g')
    .select(['g.category_id', 'g.category_name'])
    .where(
      sql<boolean>`g.isactive or exists (
      select from dishes d where d.restaurant_id = ${restaurantId} and d.category_id = g.category_id and d.deleted_on is null)`,
    )
    .orderBy('g.isactive')
    .orderBy('g.category_id')
    .execute();

/** A row as it is written; money in paise. */
export interface WrittenRow {
  menu_id: number | null;
  category_id: number | null;
  dish_name: string;
  names: Names;
  kitchen_name: string;
  description: string;
  is_veg: boolean;
  contains_egg: boolean;
  allergens: readonly string[];
  suits: readonly string[];
  calories: number | null;
  serving: string | null;
  price: number;
  discounted: number | null;
  preparation_time: number;
  tax_category: string;
  stock_per_day: number | null;
  state: string;
}

const recordset = (rows: readonly WrittenRow[]) => sql`json_to_recordset(${JSON.stringify(rows)}::json) as v (
  menu_id int, category_id int, dish_name text, names jsonb, kitchen_name text, description text, is_veg boolean, contains_egg boolean, allergens text[],
  suits text[], calories int, serving text, price bigint, discounted bigint, preparation_time int, tax_category text, stock_per_day int, state text)`;

interface Place {
  restaurantId: number;
  today: string;
}

/** Adds new dishes behind the others, in the order of the file; answers their ids in that order. */
export async function addRows(
  tx: Tx,
  { restaurantId, today }: Place,
  written: readonly WrittenRow[],
  { userId, now }: Hand,
): Promise<number[]> {
  const { rows } = await sql<{
    menu_id: number;
    position: number;
  }>`insert into dishes (restaurant_id, category_id, dish_name, names, kitchen_name, description, is_veg, contains_egg, allergens, suits,
      calories, serving, price, discounted_price, preparation_time, tax_category, stock_per_day, daily_stock, stock_day, isactive,
      published_on, position, changed_by, changed_on)
    select ${restaurantId}::int, category_id, dish_name, names, kitchen_name, description, is_veg, contains_egg, allergens, suits, calories, serving,
      price, discounted, preparation_time, tax_category, stock_per_day, stock_per_day,
      case when stock_per_day is not null then ${today}::date end, state = 'on_sale',
      case when state <> 'draft' then ${now}::timestamptz end,
      (select coalesce(max(position), 0) from dishes where restaurant_id = ${restaurantId})::int + row_number() over ()::int,
      ${userId}::int, ${now}::timestamptz
    from ${recordset(written)}
    returning menu_id, position`.execute(tx);
  return rows.toSorted((a, b) => a.position - b.position).map(({ menu_id }) => menu_id);
}

/** Writes dishes that are there; a discount keeps its days and hours. */
export const writeRows = (tx: Tx, { restaurantId, today }: Place, rows: readonly WrittenRow[], { userId, now }: Hand) =>
  sql`update dishes d set category_id = v.category_id, dish_name = v.dish_name, names = v.names, kitchen_name = v.kitchen_name, description = v.description,
      is_veg = v.is_veg, contains_egg = v.contains_egg, allergens = v.allergens, suits = v.suits, calories = v.calories, serving = v.serving,
      price = v.price,
      discounted_price = case when d.reduced_price is null or v.discounted is null then v.discounted end,
      reduced_price = case when d.reduced_price is not null then v.discounted end,
      reduced_from = case when v.discounted is not null then d.reduced_from end,
      reduced_to = case when v.discounted is not null then d.reduced_to end,
      reduced_from_time = case when v.discounted is not null then d.reduced_from_time end,
      reduced_to_time = case when v.discounted is not null then d.reduced_to_time end,
      preparation_time = v.preparation_time, tax_category = v.tax_category,
      stock_per_day = v.stock_per_day,
      daily_stock = case when v.stock_per_day is distinct from d.stock_per_day then v.stock_per_day else d.daily_stock end,
      stock_day = case when v.stock_per_day is null then null else coalesce(d.stock_day, ${today}::date) end,
      isactive = v.state = 'on_sale',
      published_on = case when v.state <> 'draft' then coalesce(d.published_on, ${now}::timestamptz) end,
      version = d.version + 1, changed_by = ${userId}::int, changed_on = ${now}::timestamptz
    from ${recordset(rows)}
    where d.menu_id = v.menu_id and d.restaurant_id = ${restaurantId}`.execute(tx);

/** Puts the categories of a menu's dishes behind those it has already. */
export const addMissingCategories = (tx: Tx, restaurantId: number) =>
  sql`insert into restaurant_categories (restaurant_id, category_id, position)
    select ${restaurantId}::int, m.category_id, 1000 + row_number() over (order by m.first)::int
    from (select category_id, min(position) as first from dishes
      where restaurant_id = ${restaurantId} and category_id is not null and deleted_on is null group by 1) m
    on conflict do nothing`.execute(tx);
