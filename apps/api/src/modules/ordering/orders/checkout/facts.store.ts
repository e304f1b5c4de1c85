import { type RawBuilder, sql } from 'kysely';
import { kitchenTimesColumns, queueMinutes, timesOf } from '#db/kitchen-times.ts';
import { cityTermsInForce } from '#db/city-terms.ts';
import { partsOf } from '#db/dishes/dish-parts.ts';
import { portionsOfOrder } from '#db/order-portions.ts';
import { isCounted } from '#db/order-states.ts';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { compiled, type PlaceOf } from '#platform/database/compiled.ts';
import type { Db } from '#platform/database/db.ts';
import { onePlan } from '#platform/database/prepared.ts';
import { dishes, kitchens } from './checkout.store.ts';

/** Whose order it would be and of what, by ids alone. */
interface Input {
  userId: number;
  addressId: number | null;
  /** The quote that is ordered from; null while it is only priced. */
  quoteId: string | null;
  now: Date;
}

/** Dishes that are named, as a JSON list of their ids; else those of the cart are wanted. */
interface NamedInput extends Input {
  menuIds: string;
}

const entriesOf = (db: Db, place: PlaceOf<Input>) =>
  db
    .selectFrom('cart_items')
    .select(['cart_id', 'menu_id', 'option_ids', 'quantity', 'note', 'unit_price', 'created_on'])
    .where('user_id', '=', place('userId'))
    .orderBy('cart_id');

/** Who orders, and whether they ordered before in a way that counts: anywhere, and from this kitchen. */
const customerOf = (db: Db, place: PlaceOf<Input>) =>
  db
    .selectFrom('users as u')
    .select(['u.user_id', 'u.name', 'u.mobile', 'u.cod_allowed'])
    .select(sql<boolean>`u.mobile_verified_at is not null`.as('is_mobile_proved'))
    .select((eb) =>
      jsonObjectFrom(
        eb
          .selectFrom('diet_profiles as e')
          .select(['e.diet', 'e.halal', 'e.allergens', 'e.hide'])
          .whereRef('e.user_id', '=', 'u.user_id'),
      ).as('diet'),
    )
    .select((eb) =>
      eb.selectFrom('store_credits as s').select('s.balance').whereRef('s.user_id', '=', 'u.user_id').as('credit'),
    )
    .select((eb) =>
      eb
        .selectFrom('orders as l')
        .select('l.payment_method')
        .whereRef('l.user_id', '=', 'u.user_id')
        .orderBy('l.placed_at', 'desc')
        .limit(1)
        .as('last_payment_method'),
    )
    .select((eb) => {
      const counted = eb
        .selectFrom('orders as o')
        .select('o.order_id')
        .whereRef('o.user_id', '=', 'u.user_id')
        .where(isCounted('o'));
      // A person's orders are few, a kitchen's many: `+ 0` keeps the planner from reading those of the kitchen as well.
      const here = counted.where(sql<boolean>`o.restaurant_id + 0 = (select restaurant_id from kitchen)`);
      return [
        eb.not(eb.exists(counted)).$castTo<boolean>().as('is_new'),
        eb.not(eb.exists(here)).$castTo<boolean>().as('is_new_here'),
      ];
    })
    .where('u.user_id', '=', place('userId'));

const addressOf = (db: Db, place: PlaceOf<Input>) =>
  db
    .selectFrom('addresses as a')
    .innerJoin('cities as c', 'c.city_id', 'a.city_id')
    .select(['a.address_id', 'a.label', 'a.line1', 'a.line2', 'a.landmark', 'a.city_id', 'c.cityname', 'a.pincode'])
    .select(['a.phone', 'a.lat', 'a.lng'])
    .where('a.user_id', '=', place('userId'))
    .where('a.address_id', '=', sql<number>`${place('addressId')}::int`);

/** The rates of GST on this day in the kitchen's zone. */
const ratesOf = (db: Db, place: PlaceOf<Input>) => {
  const day = sql<string>`(${place('now')}::timestamptz at time zone (select timezone from kitchen))::date`;
  return db
    .selectFrom('tax_rates')
    .select(['category', 'rate_bp'])
    .where('valid_from', '<=', day)
    .where((eb) => eb.or([eb('valid_to', 'is', null), eb('valid_to', '>', day)]));
};

/** What the office has set for orders. */
const settingsOf = (db: Db, place: PlaceOf<Input>) =>
  db
    .selectFrom('settings')
    .distinctOn('key')
    .select(['key', 'value'])
    .where('valid_from', '<=', place('now'))
    .orderBy('key')
    .orderBy('valid_from', 'desc');

/** What the kitchen's city has of its own on this day. */
const cityTermsOf = (db: Db, place: PlaceOf<Input>) =>
  cityTermsInForce(db, place('now')).where('t.city_id', '=', sql<number>`(select city_id from kitchen)`);

const orderedFrom = (db: Db, place: PlaceOf<Input>) =>
  db
    .selectFrom('orders')
    .select('order_number')
    .where('quote_id', '=', sql<string>`${place('quoteId')}::uuid`);

/** What the customer's unpaid order holds; none is left when another one is placed. */
const unpaidOf = (db: Db, place: PlaceOf<Input>) =>
  db
    .selectFrom('orders as o')
    .innerJoin('payments as p', (join) => join.onRef('p.order_id', '=', 'o.order_id').on('p.is_extra', '=', false))
    .select(['o.restaurant_id', 'o.slot_at', 'o.slot_used_minutes', 'p.credit_part'])
    .select(
      sql<{ menu_id: number; quantity: number }[]>`coalesce((
        select json_agg(held) from (${portionsOfOrder}) held), '[]')`.as('portions'),
    )
    .where('o.user_id', '=', place('userId'))
    .where('o.status', '=', sql.lit('pending_payment'));

/** The kitchen as it says itself, how long it was measured to take, and what waits in it at this moment. */
const kitchenOf = (db: Db, place: PlaceOf<Input>) =>
  kitchens(db)
    .select((eb) => [
      jsonObjectFrom(
        eb
          .selectFrom('kitchen_times as t')
          .select(kitchenTimesColumns)
          .whereRef('t.restaurant_id', '=', 'r.restaurant_id'),
      ).as('times'),
      queueMinutes(place('now')).as('queue_minutes'),
    ])
    .where('r.restaurant_id', '=', sql<number>`(select min(restaurant_id) from dish)`);

const factsOf = (db: Db, place: PlaceOf<Input>, menuIds: RawBuilder<number>) =>
  db
    .with('entry', () => entriesOf(db, place))
    .with('dish', () => dishes(db).where('d.menu_id', '=', sql<number>`any(array(${menuIds}))`))
    .with('kitchen', () => kitchenOf(db, place))
    .selectNoFrom((eb) => [
      jsonArrayFrom(eb.selectFrom('entry').selectAll()).as('entries'),
      jsonArrayFrom(eb.selectFrom('dish').selectAll()).as('dishes'),
      jsonObjectFrom(eb.selectFrom('kitchen').selectAll()).as('kitchen'),
      jsonObjectFrom(customerOf(db, place)).as('customer'),
      jsonObjectFrom(addressOf(db, place)).as('address'),
      jsonArrayFrom(ratesOf(db, place)).as('rates'),
      jsonArrayFrom(settingsOf(db, place)).as('settings'),
      jsonArrayFrom(cityTermsOf(db, place)).as('city_terms'),
      orderedFrom(db, place).as('ordered'),
      jsonObjectFrom(unpaidOf(db, place)).as('unpaid'),
    ])
    .modifyFront(sql.raw(onePlan));

const readFactsOfCart = compiled((db, place: PlaceOf<Input>) => factsOf(db, place, sql`select menu_id from entry`));

// As JSON, because the number of elements of an array would be reason enough to plan each call anew.
const readFactsOfNamed = compiled((db, place: PlaceOf<NamedInput>) =>
  factsOf(db, place, sql`select value::int from json_array_elements_text(${place('menuIds')}::json)`),
);

const instantOf = (text: string | null): Date | null => (text === null ? null : new Date(text));

/** Everything an order depends on, read in one statement and so at one moment; of the cart unless dishes are named. */
export async function findFacts(db: Db, input: Input, menuIds: readonly number[] | null) {
  const read = menuIds
    ? readFactsOfNamed(db, { ...input, menuIds: JSON.stringify(menuIds) })
    : readFactsOfCart(db, input);
  const [found] = await read;
  if (!found) throw new Error('The facts of an order were not read.');
  const { dishes, kitchen, entries, ...facts } = found;
  return {
    ...facts,
    entries: entries.map((entry) => ({ ...entry, created_on: new Date(entry.created_on) })),
    dishes: dishes.map((dish) => ({
      ...dish,
      sold_out_until: instantOf(dish.sold_out_until),
      parts: partsOf(dish.parts),
    })),
    kitchen: kitchen && {
      ...kitchen,
      switch_until: instantOf(kitchen.switch_until),
      times: timesOf(kitchen.times),
    },
  };
}

export type Facts = Awaited<ReturnType<typeof findFacts>>;
export type Dish = Facts['dishes'][number];
export type Kitchen = NonNullable<Facts['kitchen']>;
export type Customer = NonNullable<Facts['customer']>;
export type Address = NonNullable<Facts['address']>;
