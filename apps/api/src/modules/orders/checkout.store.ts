import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db, Tx } from '../../platform/db.ts';

const columns = [
  'r.restaurant_id',
  'r.restaurant_name',
  'r.logo',
  'r.full_address',
  'r.contact_number',
  'r.pincode',
  'r.lat',
  'r.lng',
  'r.fssai_number',
  'r.gstin',
  'r.specified_premises',
  'r.city_id',
  'r.timezone',
  'r.lifecycle',
  'r.hidden',
  'r.switch',
  'r.switch_until',
  'r.busy_minutes',
  'r.auto_accept',
  'r.prep_minutes',
  'r.travel_minutes',
  'r.last_order_minutes',
  'r.min_order',
  'r.packaging_fee',
  'r.delivery_fee',
  'r.free_delivery_from',
  'r.delivery_radius_m',
  'r.delivery_pincodes',
  'r.offers_delivery',
  'r.offers_pickup',
  'r.commission_bp',
] as const;

export type Kitchen = NonNullable<Awaited<ReturnType<typeof findKitchen>>>;

/** A restaurant with its hours and the exceptions that still matter. */
export const findKitchen = (db: Db, restaurantId: number) =>
  db
    .selectFrom('restaurants as r')
    .select(columns)
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('restaurant_hours as h')
          .select(['h.weekday', 'h.opens', 'h.closes'])
          .whereRef('h.restaurant_id', '=', 'r.restaurant_id')
          .orderBy('h.weekday')
          .orderBy('h.opens'),
      ).as('hours'),
      jsonArrayFrom(
        eb
          .selectFrom('restaurant_exceptions as x')
          .select([sql<string>`x.on_date::text`.as('on_date'), 'x.intervals'])
          .whereRef('x.restaurant_id', '=', 'r.restaurant_id')
          .where('x.on_date', '>=', sql<string>`current_date - 2`),
      ).as('exceptions'),
    ])
    .where('r.restaurant_id', '=', restaurantId)
    .executeTakeFirst();

export type Dish = Awaited<ReturnType<typeof listDishes>>[number];

/** Dishes as they are now, each with its groups of options. */
export const listDishes = (db: Db, menuIds: readonly number[]) =>
  db
    .selectFrom('dishes as d')
    .select(['d.menu_id', 'd.restaurant_id', 'd.category_id', 'd.dish_name', 'd.dish_img', 'd.is_veg', 'd.price'])
    .select(['d.discounted_price', 'd.tax_category', 'd.isactive', 'd.sold_out', 'd.sold_out_until', 'd.daily_stock'])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('dish_option_groups as dg')
          .innerJoin('option_groups as g', 'g.option_group_id', 'dg.option_group_id')
          .select(['g.group_name', 'g.min_choices', 'g.max_choices'])
          .select((group) =>
            jsonArrayFrom(
              group
                .selectFrom('options as o')
                .select(['o.option_id', 'o.option_name', 'o.price', 'o.isactive', 'o.sold_out'])
                .whereRef('o.option_group_id', '=', 'g.option_group_id')
                .orderBy('o.position')
                .orderBy('o.option_id'),
            ).as('options'),
          )
          .whereRef('dg.menu_id', '=', 'd.menu_id')
          .orderBy('dg.position'),
      ).as('groups'),
    )
    .where('d.menu_id', 'in', menuIds)
    .execute();

export const listCartEntries = (db: Db, userId: number) =>
  db
    .selectFrom('cart_items')
    .select(['cart_id', 'menu_id', 'option_ids', 'quantity', 'note', 'unit_price'])
    .where('user_id', '=', userId)
    .orderBy('cart_id')
    .execute();

export type Customer = Awaited<ReturnType<typeof getCustomer>>;

/** Who orders, and what they ordered before that still counts: here, and anywhere. */
export const getCustomer = (db: Db, userId: number, restaurantId: number) =>
  db
    .selectFrom('users as u')
    .select(['u.user_id', 'u.name', 'u.mobile', 'u.cod_allowed'])
    .select((eb) => {
      const counted = eb
        .selectFrom('orders as o')
        .select('o.order_id')
        .whereRef('o.user_id', '=', 'u.user_id')
        .where('o.status', 'not in', ['rejected', 'cancelled', 'expired']);
      return [
        eb.not(eb.exists(counted)).$castTo<boolean>().as('is_new'),
        eb
          .not(eb.exists(counted.where('o.restaurant_id', '=', restaurantId)))
          .$castTo<boolean>()
          .as('is_new_here'),
      ];
    })
    .where('u.user_id', '=', userId)
    .executeTakeFirstOrThrow();

export type Address = NonNullable<Awaited<ReturnType<typeof findAddress>>>;

export const findAddress = (db: Db, userId: number, addressId: number) =>
  db
    .selectFrom('addresses as a')
    .innerJoin('cities as c', 'c.city_id', 'a.city_id')
    .select(['a.address_id', 'a.label', 'a.line1', 'a.line2', 'a.landmark', 'a.city_id', 'c.cityname', 'a.pincode'])
    .select(['a.phone', 'a.lat', 'a.lng'])
    .where('a.user_id', '=', userId)
    .where('a.address_id', '=', addressId)
    .executeTakeFirst();

/** The rates of a day, `YYYY-MM-DD` in the restaurant's zone. */
export const listTaxRates = (db: Db, date: string) =>
  db
    .selectFrom('tax_rates')
    .select(['category', 'rate_bp'])
    .where('valid_from', '<=', sql<string>`${date}::date`)
    .where((eb) => eb.or([eb('valid_to', 'is', null), eb('valid_to', '>', sql<string>`${date}::date`)]))
    .execute();

interface NewQuote {
  user_id: number;
  restaurant_id: number;
  request: object;
  total: number;
  lines: object;
  created_on: Date;
  expires_at: Date;
}

export const addQuote = (db: Db, { request, lines, ...quote }: NewQuote) =>
  db
    .insertInto('quotes')
    .values({ ...quote, request: JSON.stringify(request), lines: JSON.stringify(lines) })
    .returning('quote_id')
    .executeTakeFirstOrThrow();

export type QuoteRow = NonNullable<Awaited<ReturnType<typeof findQuote>>>;

/** A customer's own quote, and the order that was placed from it already. */
export const findQuote = (db: Db, userId: number, quoteId: string) =>
  db
    .selectFrom('quotes as q')
    .leftJoin('orders as o', 'o.quote_id', 'q.quote_id')
    .select(['q.quote_id', 'q.restaurant_id', 'q.request', 'q.lines', 'q.total', 'q.expires_at', 'o.order_number'])
    .where('q.quote_id', '=', quoteId)
    .where('q.user_id', '=', userId)
    .executeTakeFirst();

/** Lets only one order of a customer be placed at a time. */
export const lockCustomer = (tx: Tx, userId: number) =>
  tx.selectFrom('users').select('user_id').where('user_id', '=', userId).forNoKeyUpdate().executeTakeFirstOrThrow();

/** Claims a key, waiting for a call that claimed it first; false when that call has finished with it. */
export async function claimKey(
  tx: Tx,
  claim: { user_id: number; key: string; request_hash: Buffer },
): Promise<boolean> {
  const added = await tx
    .insertInto('idempotency_keys')
    .values(claim)
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  return added !== undefined;
}

export const getKey = (tx: Tx, userId: number, key: string) =>
  tx
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'answer'])
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();

export const saveAnswer = (tx: Tx, { userId, key }: { userId: number; key: string }, answer: object) =>
  tx
    .updateTable('idempotency_keys')
    .set({ status: 201, answer: JSON.stringify(answer) })
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .execute();

/** Drops quotes that expired a day ago and keys older than a week. */
export async function forgetOldCheckouts(db: Db, now: Date): Promise<void> {
  const day = 86_400_000;
  await db
    .deleteFrom('quotes')
    .where('expires_at', '<', new Date(now.getTime() - day))
    .execute();
  await db
    .deleteFrom('idempotency_keys')
    .where('created_on', '<', new Date(now.getTime() - 7 * day))
    .execute();
}
