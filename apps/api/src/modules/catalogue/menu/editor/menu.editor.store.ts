import { dayMs } from '@tawa/domain/common/durations';
import { type RawBuilder, sql } from 'kysely';
import { partsOfDish } from '#db/dishes/dish-parts.ts';
import { namesOf } from '#db/names.ts';
import { isCounted } from '#db/order-states.ts';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db, Tx } from '#platform/database/db.ts';
import { placeOfCategory } from '../menu.store.ts';

const soldDays = 30;

/** What the editor needs to know of the kitchen itself. */
export const findKitchen = (db: Db, restaurantId: number) =>
  db
    .selectFrom('restaurants as r')
    .select(['r.restaurant_id', 'r.restaurant_name', 'r.lifecycle', 'r.timezone'])
    .select(({ selectFrom }) => [
      jsonArrayFrom(
        selectFrom('restaurant_hours as h')
          .select(['h.weekday', sql<string>`to_char(h.opens, 'HH24:MI')`.as('opens')])
          .select(sql<string>`to_char(h.closes, 'HH24:MI')`.as('closes'))
          .whereRef('h.restaurant_id', '=', 'r.restaurant_id'),
      ).as('hours'),
      jsonArrayFrom(
        selectFrom('restaurant_exceptions as x')
          .select([sql<string>`x.on_date::text`.as('date'), 'x.intervals'])
          .whereRef('x.restaurant_id', '=', 'r.restaurant_id'),
      ).as('exceptions'),
    ])
    .where('r.restaurant_id', '=', restaurantId)
    .executeTakeFirst();

/** The price that a person set as the discounted one, whether or not a plan lets it hold at the moment. */
export const plannedDiscount = sql<number | null>`coalesce(reduced_price, discounted_price)`;

const soldLately = (restaurantId: number, now: Date) => sql<{ menu_id: number; portions: number }>`(
  select i.menu_id, sum(i.quantity)::int as portions from orders o join order_items i using (order_id)
  where o.restaurant_id = ${restaurantId} and o.placed_at > ${new Date(now.getTime() - soldDays * dayMs)}
    and ${isCounted('o')}
  group by 1)`;

/** The menu in its own order; all of it, or the dishes of these ids. */
export const listRows = (db: Db, restaurantId: number, now: Date, menuIds?: readonly number[]) =>
  db
    .selectFrom('dishes as d')
    .leftJoin('categories as g', 'g.category_id', 'd.category_id')
    .leftJoin('restaurant_categories as p', (join) =>
      join.onRef('p.restaurant_id', '=', 'd.restaurant_id').onRef('p.category_id', '=', 'd.category_id'),
    )
    .leftJoin(soldLately(restaurantId, now).as<'s'>(sql.id('s')), 's.menu_id', 'd.menu_id')
    .select(['d.menu_id', 'd.dish_name', 'd.category_id', 'd.dish_img', 'd.is_veg', 'd.price', 'd.preparation_time'])
    .select(['d.published_on', 'd.isactive', 'd.sold_out', 'd.sold_out_until', 'd.daily_stock', 'd.version'])
    .select('d.hidden_reason')
    .select([
      partsOfDish().as('parts'),
      plannedDiscount.as('discounted_price'),
      sql<boolean>`d.reduced_price is not null`.as('is_discount_planned'),
      sql<number>`coalesce(s.portions, 0)`.as('ordered_30_days'),
    ])
    .where('d.restaurant_id', '=', restaurantId)
    .where('d.deleted_on', 'is', null)
    .$if(menuIds !== undefined, (query) =>
      query.where('d.menu_id', '=', sql<number>`any (${[...(menuIds ?? [])]}::int[])`),
    )
    .orderBy(placeOfCategory, (order) => order.asc().nullsLast())
    .orderBy('d.position')
    .orderBy('d.menu_id')
    .execute();
export type Row = Awaited<ReturnType<typeof listRows>>[number];

/** Categories that the menu has, in its order, and the product's others. */
export const listCategories = (db: Db, restaurantId: number) =>
  db
    .selectFrom('categories as g')
    .leftJoin('restaurant_categories as p', (join) =>
      join.onRef('p.category_id', '=', 'g.category_id').on('p.restaurant_id', '=', restaurantId),
    )
    .select(['g.category_id', 'g.category_name'])
    .select(
      sql<boolean>`p.category_id is not null or exists (
        select from dishes d where d.restaurant_id = ${restaurantId} and d.category_id = g.category_id and d.deleted_on is null)`.as(
        'is_own',
      ),
    )
    .where('g.isactive', '=', true)
    .orderBy(placeOfCategory)
    .orderBy('g.category_name')
    .execute();

export const findDish = (db: Db, restaurantId: number, menuId: number) =>
  db
    .selectFrom('dishes as d')
    .leftJoin('users as u', 'u.user_id', 'd.changed_by')
    .select(['d.menu_id', 'd.dish_name', 'd.category_id', 'd.dish_img', 'd.description', 'd.is_veg', 'd.contains_egg'])
    .select([
      'd.allergens',
      'd.suits',
      'd.calories',
      'd.serving',
      'd.kitchen_name',
      'd.price',
      namesOf('d').as('names'),
      'd.preparation_time',
      'd.tax_category',
      'd.stock_per_day',
    ])
    .select(['d.published_on', 'd.isactive', 'd.sold_out', 'd.sold_out_until', 'd.daily_stock', 'd.num_of_order'])
    .select([
      'd.hidden_reason',
      'd.version',
      'd.changed_on',
      'u.name as changed_by',
      'd.reduced_price',
      'd.reduced_from',
      'd.reduced_to',
    ])
    .select(({ selectFrom }) => [
      partsOfDish().as('parts'),
      plannedDiscount.as('discounted_price'),
      sql<string | null>`to_char(d.reduced_from_time, 'HH24:MI')`.as('reduced_from_time'),
      sql<string | null>`to_char(d.reduced_to_time, 'HH24:MI')`.as('reduced_to_time'),
      sql<number[]>`array(${selectFrom('dish_option_groups as l')
        .select('l.option_group_id')
        .whereRef('l.menu_id', '=', 'd.menu_id')
        .orderBy('l.position')
        .orderBy('l.option_group_id')})`.as('option_group_ids'),
    ])
    .where('d.restaurant_id', '=', restaurantId)
    .where('d.menu_id', '=', menuId)
    .where('d.deleted_on', 'is', null)
    .executeTakeFirst();
export type DishRow = NonNullable<Awaited<ReturnType<typeof findDish>>>;

type Value<T> = T | RawBuilder<T>;
/** Columns of a dish as they are written; what is left out stays. */
export interface DishValues {
  dish_name?: string;
  /** As JSON. */
  names?: string;
  category_id?: number | null;
  dish_img?: string | null;
  description?: string;
  is_veg?: boolean;
  contains_egg?: boolean;
  allergens?: string[];
  suits?: string[];
  calories?: number | null;
  serving?: string | null | undefined;
  price?: number;
  discounted_price?: Value<number | null>;
  reduced_price?: Value<number | null>;
  reduced_from?: string | null;
  reduced_to?: string | null;
  reduced_from_time?: string | null;
  reduced_to_time?: string | null;
  preparation_time?: number;
  tax_category?: string;
  stock_per_day?: number | null;
  stock_day?: string | null;
  daily_stock?: number | null;
}
/** Who writes, and when. */
export interface Hand {
  userId: number;
  now: Date;
}

/** A discounted price that keeps the days and hours it has, if it has any. */
export const keepingPlan = (paise: number): DishValues => ({
  reduced_price: sql<number | null>`case when reduced_price is not null then ${paise}::bigint end`,
  discounted_price: sql<number | null>`case when reduced_price is null then ${paise}::bigint end`,
});

/** Puts a category at the end of a menu that does not have it yet. */
export const addCategory = (tx: Tx, restaurantId: number, categoryId: number) =>
  sql`insert into restaurant_categories (restaurant_id, category_id, position)
    select ${restaurantId}::int, ${categoryId}::int, coalesce(max(position), 0) + 1
    from restaurant_categories where restaurant_id = ${restaurantId}
    on conflict do nothing`.execute(tx);

/** Adds a draft behind all others. */
export const addDraft = (
  tx: Tx,
  restaurantId: number,
  values: DishValues & { dish_name: string; is_veg: boolean; price: number },
  { userId, now }: Hand,
) =>
  tx
    .insertInto('dishes')
    .values({
      ...values,
      restaurant_id: restaurantId,
      isactive: false,
      published_on: null,
      changed_by: userId,
      changed_on: now,
      position: sql<number>`(select coalesce(max(position), 0) + 1 from dishes where restaurant_id = ${restaurantId})`,
    })
    .returning('menu_id')
    .executeTakeFirstOrThrow();

/** Writes a dish of that version; answers what it cost before and after, or nothing when it is gone or newer. */
export const updateDish = (
  tx: Tx,
  { restaurantId, menuId, version }: { restaurantId: number; menuId: number; version: number },
  values: DishValues,
  { userId, now }: Hand,
) =>
  tx
    .updateTable('dishes')
    // Its row as it was: of that version, or nothing is written.
    .from((eb) =>
      eb
        .selectFrom('dishes')
        .select(['menu_id as id_before', 'price as price_before', 'dish_img as img_before'])
        .select(({ fn }) => fn.coalesce('reduced_price', 'discounted_price').as('discounted_before'))
        .as('before'),
    )
    .whereRef('id_before', '=', 'menu_id')
    .set((eb) => ({ ...values, version: eb('version', '+', 1), changed_by: userId, changed_on: now }))
    .where('menu_id', '=', menuId)
    .where('restaurant_id', '=', restaurantId)
    .where('version', '=', version)
    .where('deleted_on', 'is', null)
    .returning(['menu_id', 'dish_img', 'category_id', 'reduced_price', 'price'])
    .returning(['price_before', 'discounted_before', 'img_before'])
    .returning((eb) => eb.fn.coalesce('reduced_price', 'discounted_price').as('discounted'))
    .executeTakeFirst();

export const deleteDish = (tx: Tx, restaurantId: number, menuId: number, { userId, now }: Hand) =>
  tx
    .updateTable('dishes')
    .set((eb) => ({
      isactive: false,
      deleted_on: now,
      version: eb('version', '+', 1),
      changed_by: userId,
      changed_on: now,
    }))
    .where('menu_id', '=', menuId)
    .where('restaurant_id', '=', restaurantId)
    .where('deleted_on', 'is', null)
    .returning('dish_name')
    .executeTakeFirst();

/** A combo that is off the menu holds its parts no longer. */
export const dropParts = (tx: Tx, comboId: number) =>
  tx.deleteFrom('dish_parts').where('combo_id', '=', comboId).execute();

export interface PriceChange {
  menu_id: number;
  price_before: number;
  price: number;
  discounted_before: number | null;
  discounted: number | null;
}

/** Notes what prices were; those that stay as they are leave no trace. */
export async function notePrices(
  tx: Tx,
  changes: readonly PriceChange[],
  source: 'edit' | 'bulk' | 'import',
  { userId, now }: Hand,
): Promise<void> {
  await sql`
    insert into dish_price_changes (menu_id, price_before, price, discounted_before, discounted, source, changed_by, changed_on)
    select menu_id, price_before, price, discounted_before, discounted, ${source}::text, ${userId}::int, ${now}::timestamptz
    from json_to_recordset(${JSON.stringify(changes)}::json) as c
      (menu_id int, price_before bigint, price bigint, discounted_before bigint, discounted bigint)
    where (price_before, discounted_before) is distinct from (price, discounted)`.execute(tx);
}

export const listPriceChanges = (db: Db, menuId: number) =>
  db
    .selectFrom('dish_price_changes as c')
    .leftJoin('users as u', 'u.user_id', 'c.changed_by')
    .select(['c.change_id', 'c.price_before', 'c.price', 'c.discounted_before', 'c.discounted', 'c.source'])
    .select(['u.name as changed_by', 'c.changed_on'])
    .where('c.menu_id', '=', menuId)
    .orderBy('c.change_id', 'desc')
    .execute();

/** Lets planned discounts hold or end, as their days and hours say at this moment; of one kitchen or of all. */
export const applyPlans = (db: Db, now: Date, restaurantId?: number) =>
  sql`update dishes d set discounted_price = planned_discount(d, r.timezone, ${now}::timestamptz)
    from restaurants r
    where r.restaurant_id = d.restaurant_id and d.reduced_price is not null and d.deleted_on is null
      and (${restaurantId ?? null}::int is null or d.restaurant_id = ${restaurantId ?? null}::int)
      and d.discounted_price is distinct from planned_discount(d, r.timezone, ${now}::timestamptz)`.execute(db);

/** Fills the portions of dishes whose service day has changed since they were filled. */
export const refillPortions = (db: Db, now: Date) =>
  sql`update dishes d set daily_stock = d.stock_per_day, stock_day = s.today
    from restaurants r, lateral (select ((${now}::timestamptz at time zone r.timezone) - interval '5 hours')::date as today) s
    where r.restaurant_id = d.restaurant_id and d.stock_per_day is not null and d.stock_day < s.today`.execute(db);
