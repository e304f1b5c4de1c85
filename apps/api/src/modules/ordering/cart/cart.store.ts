import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { StoredDiet, StoredOptionFood } from '#db/dishes/dish-food.ts';
import { partsOfDish } from '#db/dishes/dish-parts.ts';
import { sectionsOfDish } from '#db/dishes/dish-sections.ts';
import { namesOf } from '#db/names.ts';
import { portionsOfOrder } from '#db/order-portions.ts';
import { compiled, type PlaceOf } from '#platform/database/compiled.ts';
import { onePlan } from '#platform/database/prepared.ts';
import type { Db, Tx } from '#platform/database/db.ts';

// What the customer's own unpaid order holds is free for this cart: ordering it ends that one.
const stockFor = (userId: unknown, dish: 'd' | 'p') => {
  const stock = sql.ref(`${dish}.daily_stock`);
  return sql<number | null>`case when ${stock} is not null then ${stock} + (
    select coalesce(sum(held.quantity), 0)::int from orders o cross join lateral (${portionsOfOrder}) held
    where o.user_id = ${userId} and o.status = 'pending_payment' and held.menu_id = ${sql.ref(`${dish}.menu_id`)}) end`;
};

// A restaurant of a city that the office has closed sells nothing, like one that is suspended or hidden.
const isSoldHere = sql<boolean>`r.lifecycle = 'active' and not r.hidden and c.isactive`;

/** Dishes as they are offered now, to everybody or to one customer, each with the choices that go with it. */
const dishes = (db: Db, userId: unknown = null) =>
  db
    .selectFrom('dishes as d')
    .innerJoin('restaurants as r', 'r.restaurant_id', 'd.restaurant_id')
    .innerJoin('cities as c', 'c.city_id', 'r.city_id')
    .select([
      'd.menu_id',
      'd.restaurant_id',
      'd.dish_name',
      namesOf('d').as('names'),
      'd.price',
      'd.discounted_price',
      'd.isactive',
      'd.sold_out',
      'd.sold_out_until',
      'd.is_veg',
      'd.contains_egg',
      'd.allergens',
      'd.suits',
      'd.calories',
      (userId === null ? sql<number | null>`d.daily_stock` : stockFor(userId, 'd')).as('daily_stock'),
      sectionsOfDish.as('sections'),
      partsOfDish(userId === null ? undefined : stockFor(userId, 'p')).as('parts'),
      'r.restaurant_name',
      namesOf('r').as('restaurant_names'),
      'r.logo',
      isSoldHere.as('is_sold_here'),
    ])
    .select(({ selectFrom }) =>
      jsonArrayFrom(
        selectFrom('dish_option_groups as l')
          .innerJoin('option_groups as o', 'o.option_group_id', 'l.option_group_id')
          .select(['o.group_name', 'o.kind', 'o.min_choices', 'o.max_choices'])
          .select((group) =>
            jsonArrayFrom(
              group
                .selectFrom('options as p')
                .select([
                  'p.option_id',
                  'p.option_name',
                  namesOf('p').as('names'),
                  'p.price',
                  sql<boolean>`not p.sold_out`.as('available'),
                ])
                .select(['p.is_veg', 'p.allergens', 'p.suits', 'p.calories'])
                .whereRef('p.option_group_id', '=', 'o.option_group_id')
                .where('p.isactive', '=', true)
                .orderBy('p.position')
                .orderBy('p.option_id'),
            ).as('options'),
          )
          .whereRef('l.menu_id', '=', 'd.menu_id')
          .orderBy('l.position')
          .orderBy('o.option_group_id'),
      ).as('groups'),
    );

export type Dish = NonNullable<Awaited<ReturnType<typeof findDish>>>;

export const findDish = (db: Db, menuId: number) => dishes(db).where('d.menu_id', '=', menuId).executeTakeFirst();

/** Several dishes as they are offered now. */
export const listDishes = (db: Db, menuIds: readonly number[]) =>
  dishes(db)
    .where('d.menu_id', 'in', [0, ...menuIds])
    .execute();

export const findCart = (db: Db, userId: number) =>
  db.selectFrom('carts').select('restaurant_id').where('user_id', '=', userId).executeTakeFirst();

interface Opening {
  userId: number;
  menuId: number;
  now: Date;
}

const openCart = compiled((db, place: PlaceOf<Opening>) =>
  db
    .with('dish', () => dishes(db, sql`${place('userId')}::int`).where('d.menu_id', '=', place('menuId')))
    .with('cart', (cte) =>
      cte
        .insertInto('carts')
        .columns(['user_id', 'restaurant_id'])
        .expression((eb) =>
          eb.selectFrom('dish').select([sql<number>`${place('userId')}::int`.as('user_id'), 'dish.restaurant_id']),
        )
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ user_id: sql`excluded.user_id` }))
        .returning('carts.restaurant_id as cart_restaurant_id'),
    )
    .selectFrom(['dish', 'cart'])
    .selectAll(['dish', 'cart'])
    .select(
      sql`(select value from settings where key = 'line_max' and valid_from <= ${place('now')}::timestamptz
        order by valid_from desc limit 1)`.as('line_max'),
    )
    .modifyFront(sql.raw(onePlan)),
);

/**
 * Reads a dish, with what the office says of portions, and opens the user's cart for it, or answers whose dishes are in the
 * cart already; the cart is locked until commit so that two adds cannot both decide.
 */
export const findDishAndLockCart = async (tx: Tx, opening: Opening) => (await openCart(tx, opening))[0];

export const lockOwnCart = (tx: Tx, userId: number) =>
  tx.selectFrom('carts').select('restaurant_id').where('user_id', '=', userId).forUpdate().executeTakeFirst();

export async function replaceCart(tx: Tx, userId: number, restaurantId: number): Promise<void> {
  await tx.deleteFrom('cart_items').where('user_id', '=', userId).execute();
  await tx.updateTable('carts').set({ restaurant_id: restaurantId }).where('user_id', '=', userId).execute();
}

/** The statement that takes a cart away with all its entries. */
export const clearingCart = (tx: Db, userId: number) => tx.deleteFrom('carts').where('user_id', '=', userId);

/** The row of the cart goes with its last entry, so that an emptied cart never asks about another restaurant. */
export const dropEmptyCart = (tx: Tx, userId: number) =>
  tx
    .deleteFrom('carts')
    .where('user_id', '=', userId)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('cart_items').select('cart_id').where('user_id', '=', userId))),
    )
    .execute();

interface Item {
  user_id: number;
  menu_id: number;
  option_ids: number[];
  quantity: number;
  note: string;
  unit_price: number;
  created_on: Date;
}

/** Adds an entry, or raises the one with the same choice; answers how many entries the cart holds then. */
export async function addItem(tx: Tx, item: Item) {
  const { user_id, menu_id, option_ids, quantity, note, unit_price, created_on } = item;
  const { rows } = await sql<{ cart_id: number; quantity: number; lines: number }>`
    with added as (
      insert into cart_items as i (user_id, menu_id, option_ids, quantity, note, unit_price, created_on)
      values (${user_id}, ${menu_id}, ${option_ids}, ${quantity}, ${note}, ${unit_price}, ${created_on})
      on conflict (user_id, menu_id, option_ids) do update set quantity = i.quantity + excluded.quantity,
        note = coalesce(nullif(excluded.note, ''), i.note), unit_price = excluded.unit_price
      returning cart_id, quantity)
    select cart_id, quantity, 1 + (
        select count(*) from cart_items i where i.user_id = ${user_id} and i.cart_id <> added.cart_id) as lines
    from added`.execute(tx);
  const [added] = rows;
  if (!added) throw new Error('An entry was not added.');
  return added;
}

interface Items {
  user_id: number;
  items: readonly Omit<Item, 'user_id' | 'created_on'>[];
  created_on: Date;
  /** What one line holds. */
  most: number;
}

/** Adds entries that belong together, each as far as a line holds; answers how many entries the cart held before. */
export async function addItems(tx: Tx, { user_id, items, created_on, most }: Items): Promise<number> {
  const { rows } = await sql<{ held: number }>`
    with added as (
      insert into cart_items as i (user_id, menu_id, option_ids, quantity, note, unit_price, created_on)
      select ${user_id}::int, t.menu_id, t.option_ids, least(sum(t.quantity), ${most})::int, max(t.note),
        max(t.unit_price), ${created_on}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(items)}::jsonb)
        as t (menu_id int, option_ids int[], quantity int, note text, unit_price bigint)
      group by t.menu_id, t.option_ids
      on conflict (user_id, menu_id, option_ids) do update set unit_price = excluded.unit_price,
        quantity = greatest(i.quantity, least(i.quantity + excluded.quantity, ${most})))
    select count(*)::int as held from cart_items where user_id = ${user_id}`.execute(tx);
  return rows[0]?.held ?? 0;
}

export const findItem = (db: Db, userId: number, cartId: number) =>
  db
    .selectFrom('cart_items')
    .select(['cart_id', 'menu_id', 'option_ids', 'quantity', 'note', 'created_on'])
    .where('user_id', '=', userId)
    .where('cart_id', '=', cartId)
    .executeTakeFirst();

/** The entry of a dish with just these options, if there is one. */
export const findItemOfChoice = (tx: Tx, userId: number, menuId: number, optionIds: number[]) =>
  tx
    .selectFrom('cart_items')
    .select('cart_id')
    .where('user_id', '=', userId)
    .where('menu_id', '=', menuId)
    .where(sql<boolean>`option_ids = ${optionIds}::int[]`)
    .executeTakeFirst();

type ItemChange = Partial<Pick<Item, 'quantity' | 'note' | 'option_ids' | 'unit_price'>>;

export const updateItem = (tx: Tx, cartId: number, change: ItemChange) =>
  tx.updateTable('cart_items').set(change).where('cart_id', '=', cartId).execute();

export const deleteItem = (tx: Tx, userId: number, cartId: number) =>
  tx
    .deleteFrom('cart_items')
    .where('user_id', '=', userId)
    .where('cart_id', '=', cartId)
    .returning('cart_id')
    .executeTakeFirst();

export const summarise = (tx: Db, userId: number) =>
  tx
    .selectFrom('carts as k')
    .innerJoin('restaurants as r', 'r.restaurant_id', 'k.restaurant_id')
    .leftJoin('cart_items as i', 'i.user_id', 'k.user_id')
    .select(['r.restaurant_name', namesOf('r').as('names'), 'r.logo'])
    .select([
      sql<number>`coalesce(sum(i.quantity), 0)`.as('dishes'),
      sql<number>`coalesce(sum(i.quantity * i.unit_price), 0)`.as('total'),
    ])
    .where('k.user_id', '=', userId)
    .groupBy(['r.restaurant_name', 'r.names', 'r.logo'])
    .executeTakeFirstOrThrow();

interface StoredOption extends StoredOptionFood {
  option_id: number;
  price: number;
  available: boolean;
}

export const listEntries = (db: Db, userId: number) =>
  db
    .selectFrom('cart_items as i')
    .innerJoin('dishes as d', 'd.menu_id', 'i.menu_id')
    .innerJoin('restaurants as r', 'r.restaurant_id', 'd.restaurant_id')
    .innerJoin('cities as c', 'c.city_id', 'r.city_id')
    .select([
      'i.cart_id',
      'i.menu_id',
      'd.restaurant_id',
      'r.restaurant_name',
      namesOf('r').as('restaurant_names'),
      'd.dish_name',
      namesOf('d').as('names'),
      'd.dish_img',
      'd.is_veg',
      'd.contains_egg',
      'd.allergens',
      'd.suits',
      'd.calories',
      'i.quantity',
      'd.price',
      'd.discounted_price',
      'i.option_ids',
      'i.note',
      'i.unit_price',
      'i.created_on',
      'd.isactive',
      'd.sold_out',
      'd.sold_out_until',
      sectionsOfDish.as('sections'),
      partsOfDish(stockFor(userId, 'p')).as('parts'),
      stockFor(userId, 'd').as('daily_stock'),
      isSoldHere.as('is_sold_here'),
      sql<boolean>`exists (select from dish_option_groups l where l.menu_id = i.menu_id)`.as('has_options'),
      sql<StoredOption[]>`coalesce((
        select json_agg(json_build_object('option_id', p.option_id, 'option_name', p.option_name, 'names', ${namesOf('p')}, 'is_veg', p.is_veg,
          'price', p.price, 'available', p.isactive and not p.sold_out, 'allergens', p.allergens, 'suits', p.suits,
          'calories', p.calories, 'kind', g.kind) order by g.kind desc, p.position, p.option_id)
        from options p join option_groups g using (option_group_id) where p.option_id = any(i.option_ids)), '[]')`.as(
        'options',
      ),
      // What the customer eats comes with the lines: a cart is read with every page.
      sql<StoredDiet | null>`(select json_build_object('diet', e.diet, 'halal', e.halal, 'allergens', e.allergens,
        'hide', e.hide) from diet_profiles e where e.user_id = i.user_id)`.as('eats'),
    ])
    .where('i.user_id', '=', userId)
    .orderBy('i.cart_id')
    .execute();
