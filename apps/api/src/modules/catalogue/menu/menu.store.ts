import { type ExpressionBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { lacksChoice, partsOfDish } from '#db/dishes/dish-parts.ts';
import { sectionsOfDish } from '#db/dishes/dish-sections.ts';
import { optionsOfGroup } from '#db/dishes/group-options.ts';
import { namesOf } from '#db/names.ts';
import type { DB } from '#db/tables.ts';
import { compiled, type PlaceOf } from '#platform/database/compiled.ts';
import type { Db, Tx } from '#platform/database/db.ts';

/** Dishes on sale with their categories, of any restaurant. */
const dishesOnSale = (db: Db) =>
  db
    .selectFrom('dishes as d')
    .leftJoin('categories as g', (join) =>
      join.onRef('g.category_id', '=', 'd.category_id').on('g.isactive', '=', true),
    )
    .leftJoin('dish_rating_summaries as t', 't.menu_id', 'd.menu_id')
    .select([
      'd.menu_id',
      'd.restaurant_id',
      'd.dish_name',
      namesOf('d').as('names'),
      'd.dish_img',
      'g.category_name',
      namesOf('g').as('category_names'),
      'd.is_veg',
      'd.preparation_time',
      'd.description',
      'd.price',
      'd.discounted_price',
      'd.num_of_order',
      't.stars',
      't.count as rating_count',
      'd.isactive',
      'd.sold_out',
      'd.sold_out_until',
      'd.daily_stock',
      'd.contains_egg',
      'd.allergens',
      'd.suits',
      sectionsOfDish.as('sections'),
      sql<boolean>`exists (select from dish_option_groups l where l.menu_id = d.menu_id)`.as('has_options'),
      lacksChoice('d').as('lacks_choice'),
      partsOfDish().as('parts'),
    ])
    .where('d.isactive', '=', true);

/** Those that everybody may see. */
export const dishes = (db: Db) =>
  dishesOnSale(db)
    .innerJoin('restaurants as r', 'r.restaurant_id', 'd.restaurant_id')
    .innerJoin('cities as c', 'c.city_id', 'r.city_id')
    .select(['r.restaurant_name', namesOf('r').as('restaurant_names'), 'c.city_id'])
    .where('c.isactive', '=', true)
    .where('r.lifecycle', '=', 'active')
    .where('r.hidden', '=', false);

/** The choices of a dish `d` with what there is to choose. */
const groupsOfDish = (eb: ExpressionBuilder<DB & { d: DB['dishes'] }, 'd'>) =>
  jsonArrayFrom(
    eb
      .selectFrom('dish_option_groups as l')
      .innerJoin('option_groups as o', 'o.option_group_id', 'l.option_group_id')
      .select([
        'o.option_group_id',
        'o.group_name',
        namesOf('o').as('names'),
        'o.kind',
        'o.min_choices',
        'o.max_choices',
      ])
      .select(optionsOfGroup().as('options'))
      .whereRef('l.menu_id', '=', 'd.menu_id')
      .orderBy('l.position')
      .orderBy('o.option_group_id'),
  );

/** The same with what only a dish by itself is told with. */
const wholeDishes = (db: Db) =>
  dishes(db).select((eb) => ['r.logo', 'd.calories', 'd.serving', groupsOfDish(eb).as('groups')]);

export type WholeDishRow = Awaited<ReturnType<typeof listDishesOfRestaurant>>[number];

/** Where a category `g` stands in a menu arranged by `p`: those that the kitchen has not arranged follow as people eat. */
export const placeOfCategory = sql`coalesce(p.position, 100000 + g.course * 10000 + g.position)`;

export type DishRow = Awaited<ReturnType<typeof listDishesOnSale>>[number];

/** The dishes of a menu in its own order, each with everything that is told of it. */
export const listDishesOfRestaurant = (db: Db, restaurantId: number) =>
  wholeDishes(db)
    .leftJoin('restaurant_categories as p', (join) =>
      join.onRef('p.restaurant_id', '=', 'd.restaurant_id').onRef('p.category_id', '=', 'g.category_id'),
    )
    .where('d.restaurant_id', '=', restaurantId)
    .orderBy(placeOfCategory, (order) => order.asc().nullsLast())
    .orderBy('d.position')
    .orderBy('d.menu_id')
    .execute();

/** Dishes on sale among these, whether or not everybody may see their restaurants. */
export const listDishesOnSale = (db: Db, ids: readonly number[]) => readDishesOnSale(db, { ids });

const readDishesOnSale = compiled((db, place: PlaceOf<{ ids: readonly number[] }>) =>
  dishesOnSale(db).where('d.menu_id', '=', sql<number>`any (${place('ids')}::int[])`),
);

export const listSavedDishes = (db: Db, userId: number) =>
  dishes(db)
    .innerJoin('favourites as f', 'f.menu_id', 'd.menu_id')
    .where('f.user_id', '=', userId)
    .orderBy('f.created_on', 'desc')
    .orderBy('f.menu_id')
    .execute();

export const isRestaurantListed = (db: Db, restaurantId: number) =>
  db
    .selectFrom('restaurants as r')
    .innerJoin('cities as c', 'c.city_id', 'r.city_id')
    .select('r.restaurant_id')
    .where('c.isactive', '=', true)
    .where('r.restaurant_id', '=', restaurantId)
    .where('r.lifecycle', '=', 'active')
    .where('r.hidden', '=', false)
    .executeTakeFirst();

export const findDish = (db: Db, menuId: number) => wholeDishes(db).where('d.menu_id', '=', menuId).executeTakeFirst();

export const listCategories = (db: Db) =>
  db
    .selectFrom('categories')
    .select(['category_id', 'category_name', namesOf('categories').as('names'), 'slug', 'image'])
    .where('isactive', '=', true)
    .orderBy('position')
    .orderBy('category_name')
    .execute();

/** What an order takes of a dish: how often it was ordered itself, and how many portions with those in combos. */
interface Taking {
  menu_id: number;
  ordered: number;
  taken: number;
}

/**
 * The statement that raises how often dishes were ordered and takes counted portions; it answers the dishes whose stock
 * sufficed. Their rows are locked by ascending id, so that orders never wait for each other in a ring.
 */
export const takingStock = (portions: readonly Taking[]) =>
  // As JSON, because the number of elements of an array would be reason enough to plan each call anew.
  sql<{ menu_id: number }>`
    with portion as (
      select menu_id, ordered, taken
      from json_to_recordset(${JSON.stringify(portions)}::json) as p (menu_id int, ordered int, taken int)),
    held as (
      select menu_id from dishes where menu_id = any(array(select menu_id from portion)) order by menu_id for no key update)
    update dishes d set num_of_order = d.num_of_order + p.ordered, daily_stock = d.daily_stock - p.taken
    from held join portion p using (menu_id)
    where d.menu_id = held.menu_id and (d.daily_stock is null or d.daily_stock >= p.taken)
    returning d.menu_id`;

/** Holds dishes still until the transaction ends, by ascending id. */
export const lockDishes = (tx: Tx, menuIds: readonly number[]) =>
  tx
    .selectFrom('dishes')
    .select('menu_id')
    .where('menu_id', 'in', menuIds)
    .orderBy('menu_id')
    .forNoKeyUpdate()
    .execute();

export const markSoldOut = (tx: Db, menuId: number, until: Date) =>
  tx.updateTable('dishes').set({ sold_out: true, sold_out_until: until }).where('menu_id', '=', menuId).execute();

export const unmarkSoldOut = (tx: Db, menuId: number) =>
  tx
    .updateTable('dishes')
    .set({ sold_out: false, sold_out_until: null })
    .where('menu_id', '=', menuId)
    .where('sold_out_until', 'is not', null)
    .execute();

export const returnStock = (tx: Db, menuId: number, quantity: number) =>
  tx
    .updateTable('dishes')
    .set((eb) => ({ daily_stock: eb('daily_stock', '+', quantity) }))
    .where('menu_id', '=', menuId)
    .where('daily_stock', 'is not', null)
    .execute();
