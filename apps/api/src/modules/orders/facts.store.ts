import { sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Db } from '../../platform/db.ts';
import { dishes, kitchens } from './checkout.store.ts';

/** Whose order it would be and of what, by ids alone. */
interface Wish {
  userId: number;
  /** The dishes that were named; null for those of the cart. */
  menuIds: readonly number[] | null;
  addressId: number | null;
  /** The quote that is ordered from; null while it is only priced. */
  quoteId: string | null;
  now: Date;
}

const entriesOf = (db: Db, userId: number) =>
  db
    .selectFrom('cart_items')
    .select(['cart_id', 'menu_id', 'option_ids', 'quantity', 'note', 'unit_price'])
    .where('user_id', '=', userId)
    .orderBy('cart_id');

// As JSON, because the number of elements of an array would be reason enough to plan each call anew.
const named = (menuIds: readonly number[]) =>
  sql<number>`(select value::int from json_array_elements_text(${JSON.stringify(menuIds)}))`;

/** Who orders, and whether they ordered before in a way that still counts: anywhere, and from this kitchen. */
const customerOf = (db: Db, userId: number) =>
  db
    .selectFrom('users as u')
    .select(['u.user_id', 'u.name', 'u.mobile', 'u.cod_allowed'])
    .select((eb) => {
      const counted = eb
        .selectFrom('orders as o')
        .select('o.order_id')
        .whereRef('o.user_id', '=', 'u.user_id')
        .where(sql<boolean>`o.status not in ('rejected', 'cancelled', 'expired')`);
      const here = counted.where('o.restaurant_id', '=', sql<number>`(select restaurant_id from kitchen)`);
      return [
        eb.not(eb.exists(counted)).$castTo<boolean>().as('is_new'),
        eb.not(eb.exists(here)).$castTo<boolean>().as('is_new_here'),
      ];
    })
    .where('u.user_id', '=', userId);

const addressOf = (db: Db, { userId, addressId }: Wish) =>
  db
    .selectFrom('addresses as a')
    .innerJoin('cities as c', 'c.city_id', 'a.city_id')
    .select(['a.address_id', 'a.label', 'a.line1', 'a.line2', 'a.landmark', 'a.city_id', 'c.cityname', 'a.pincode'])
    .select(['a.phone', 'a.lat', 'a.lng'])
    .where('a.user_id', '=', userId)
    .where('a.address_id', '=', sql<number>`${addressId}::int`);

/** The rates of GST on this day in the kitchen's zone. */
const ratesOf = (db: Db, now: Date) => {
  const day = sql<string>`(${now}::timestamptz at time zone (select timezone from kitchen))::date`;
  return db
    .selectFrom('tax_rates')
    .select(['category', 'rate_bp'])
    .where('valid_from', '<=', day)
    .where((eb) => eb.or([eb('valid_to', 'is', null), eb('valid_to', '>', day)]));
};

const orderedFrom = (db: Db, quoteId: string | null) =>
  db
    .selectFrom('orders')
    .select('order_number')
    .where('quote_id', '=', sql<string>`${quoteId}::uuid`);

function readFacts(db: Db, wish: Wish) {
  const wanted = wish.menuIds ? named(wish.menuIds) : sql<number>`(select menu_id from entry)`;
  return db
    .with('entry', () => entriesOf(db, wish.userId))
    .with('dish', () => dishes(db).where('d.menu_id', 'in', wanted))
    .with('kitchen', () =>
      kitchens(db).where('r.restaurant_id', '=', sql<number>`(select min(restaurant_id) from dish)`),
    )
    .selectNoFrom((eb) => [
      jsonArrayFrom(eb.selectFrom('entry').selectAll()).as('entries'),
      jsonArrayFrom(eb.selectFrom('dish').selectAll()).as('dishes'),
      jsonObjectFrom(eb.selectFrom('kitchen').selectAll()).as('kitchen'),
      jsonObjectFrom(customerOf(db, wish.userId)).as('customer'),
      jsonObjectFrom(addressOf(db, wish)).as('address'),
      jsonArrayFrom(ratesOf(db, wish.now)).as('rates'),
      orderedFrom(db, wish.quoteId).as('ordered'),
    ])
    .executeTakeFirstOrThrow();
}

const instantOf = (text: string | null): Date | null => (text === null ? null : new Date(text));

/** Everything an order depends on, read in one statement and so at one moment. */
export async function findFacts(db: Db, wish: Wish) {
  const { dishes, kitchen, ...facts } = await readFacts(db, wish);
  return {
    ...facts,
    dishes: dishes.map((dish) => ({ ...dish, sold_out_until: instantOf(dish.sold_out_until) })),
    kitchen: kitchen && { ...kitchen, switch_until: instantOf(kitchen.switch_until) },
  };
}

export type Facts = Awaited<ReturnType<typeof findFacts>>;
export type Dish = Facts['dishes'][number];
export type Kitchen = NonNullable<Facts['kitchen']>;
export type Customer = NonNullable<Facts['customer']>;
export type Address = NonNullable<Facts['address']>;
