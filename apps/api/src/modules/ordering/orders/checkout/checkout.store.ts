import { dayMs } from '@tawa/domain/common/durations';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { partsOfDish } from '#db/dishes/dish-parts.ts';
import { sectionsOfDish } from '#db/dishes/dish-sections.ts';
import { namesOf } from '#db/names.ts';
import { compiled, type PlaceOf } from '#platform/database/compiled.ts';
import type { Db, Tx } from '#platform/database/db.ts';

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
  'r.switch',
  'r.switch_until',
  'r.switch_since',
  'r.missed_orders',
  'r.busy_minutes',
  'r.auto_accept',
  'r.prep_minutes',
  'r.travel_minutes',
  'r.last_order_minutes',
  'r.min_order',
  'r.slot_minutes',
  'r.slot_capacity_minutes',
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

/** Restaurants with their hours and the exceptions that still matter. */
export const kitchens = (db: Db) =>
  db
    .selectFrom('restaurants as r')
    .select(columns)
    .select(namesOf('r').as('names'))
    .select((eb) => [
      sql<number | null>`commission_of(r.restaurant_id, null)`.as('own_commission_bp'),
      // What a closed city has is not shown, so nothing of it is sold either.
      sql<boolean>`r.hidden or exists (select from cities c where c.city_id = r.city_id and not c.isactive)`.as(
        'hidden',
      ),
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
    ]);

const readKitchen = compiled((db, place: PlaceOf<{ restaurantId: number }>) =>
  kitchens(db).where('r.restaurant_id', '=', place('restaurantId')),
);

export const findKitchen = async (db: Db, restaurantId: number) => (await readKitchen(db, { restaurantId }))[0];

export type Dish = Awaited<ReturnType<typeof listDishes>>[number];

/** Dishes as they are now, each with its groups of options. */
export const dishes = (db: Db) =>
  db
    .selectFrom('dishes as d')
    .select(['d.menu_id', 'd.restaurant_id', 'd.category_id', 'd.dish_name', 'd.dish_img', 'd.is_veg', 'd.price'])
    .select(['d.discounted_price', 'd.tax_category', 'd.isactive', 'd.sold_out', 'd.sold_out_until', 'd.daily_stock'])
    .select(['d.contains_egg', 'd.allergens', 'd.suits', 'd.calories', namesOf('d').as('names')])
    .select(['d.preparation_time', sectionsOfDish.as('sections'), partsOfDish().as('parts')])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('dish_option_groups as dg')
          .innerJoin('option_groups as g', 'g.option_group_id', 'dg.option_group_id')
          .select(['g.group_name', 'g.kind', 'g.min_choices', 'g.max_choices'])
          .select((group) =>
            jsonArrayFrom(
              group
                .selectFrom('options as o')
                .select(['o.option_id', 'o.option_name', 'o.price', 'o.isactive', 'o.sold_out'])
                .select(['o.is_veg', 'o.allergens', 'o.suits', 'o.calories', namesOf('o').as('names')])
                .whereRef('o.option_group_id', '=', 'g.option_group_id')
                .orderBy('o.position')
                .orderBy('o.option_id'),
            ).as('options'),
          )
          .whereRef('dg.menu_id', '=', 'd.menu_id')
          .orderBy('dg.position'),
      ).as('groups'),
    );

export const listDishes = (db: Db, menuIds: readonly number[]) =>
  dishes(db).where('d.menu_id', 'in', menuIds).execute();

interface NewQuote {
  user_id: number;
  restaurant_id: number;
  request: object;
  total: number;
  lines: object;
  created_on: Date;
  expires_at: Date;
}

// Its commit waits for no disk: a quote of the last half second that a crash of the database takes is asked for again.
const insertQuote = compiled(
  (_db, place: PlaceOf<Omit<NewQuote, 'request' | 'lines'> & { request: string; lines: string }>) =>
    sql<{ quote_id: string }>`
    with soon as materialized (select set_config('synchronous_commit', 'off', true))
    insert into quotes (user_id, restaurant_id, request, total, lines, created_on, expires_at)
    select ${place('user_id')}::int, ${place('restaurant_id')}::int, ${place('request')}::jsonb, ${place('total')}::bigint,
      ${place('lines')}::jsonb, ${place('created_on')}::timestamptz, ${place('expires_at')}::timestamptz from soon
    returning quote_id`,
);

/** Keeps a quote and answers its id. */
export async function addQuote(db: Db, { request, lines, ...quote }: NewQuote): Promise<string> {
  const kept = { ...quote, request: JSON.stringify(request), lines: JSON.stringify(lines) };
  const [row] = await insertQuote(db, kept);
  if (!row) throw new Error('A quote was not kept.');
  return row.quote_id;
}

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

interface Claim {
  userId: number;
  key: string;
  requestHash: Buffer;
  quoteId: string;
}

/** What a call that may place an order holds: the quote as it was told, and the id that the order gets. */
export interface Claimed {
  order_id: number;
  /** Null when this customer has no such quote. */
  request: unknown;
  lines: unknown;
  expires_at: Date | null;
  has_cart: boolean;
  /** An order of this customer that still waits for its payment. */
  unpaid: number | null;
}

/**
 * Claims a key, then holds the customer, their unpaid order and the cart that is ordered until the transaction ends, in this
 * order everywhere: money that comes for the unpaid order empties the cart too.
 * Waits for a call that claimed the key first; undefined when that call has finished with it.
 */
export async function claimPlacement(tx: Tx, claim: Claim): Promise<Claimed | undefined> {
  const { userId, key, requestHash, quoteId } = claim;
  const { rows } = await sql<Claimed>`
    with claimed as (
      insert into idempotency_keys (user_id, key, request_hash) values (${userId}, ${key}, ${requestHash})
      on conflict do nothing returning user_id),
    customer as (select u.user_id from users u join claimed using (user_id) for no key update of u),
    quote as (
      select q.user_id, q.request, q.lines, q.expires_at
      from quotes q join customer using (user_id) where q.quote_id = ${quoteId}),
    unpaid as (
      select o.order_id from orders o join customer using (user_id) where o.status = 'pending_payment' for update of o),
    cart as (
      select c.user_id, unpaid.order_id from carts c join quote q using (user_id) left join unpaid on true
      where q.request->>'source' = 'cart' for update of c)
    select nextval(pg_get_serial_sequence('orders', 'order_id')) as order_id,
      q.request, q.lines, q.expires_at, exists (select from cart) as has_cart,
      (select order_id from unpaid) as unpaid
    from customer left join quote q using (user_id)`.execute(tx);
  return rows[0];
}

/** Claims a key for a round of a table, with the id that its order gets; undefined when a call before had it. */
export async function claimRound(
  tx: Tx,
  { userId, key, request_hash }: { userId: number; key: string; request_hash: Buffer },
): Promise<number | undefined> {
  const { rows } = await sql<{ order_id: number }>`
    with claimed as (
      insert into idempotency_keys (user_id, key, request_hash) values (${userId}, ${key}, ${request_hash})
      on conflict do nothing returning user_id)
    select nextval(pg_get_serial_sequence('orders', 'order_id')) as order_id from claimed`.execute(tx);
  return rows[0]?.order_id;
}

export const getKey = (tx: Tx, userId: number, key: string) =>
  tx
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'answer'])
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();

/** The statement that keeps the answer of a claimed key. */
export const savingAnswer = (tx: Tx, { userId, key }: Pick<Claim, 'userId' | 'key'>, answer: object) =>
  tx
    .updateTable('idempotency_keys')
    .set({ status: 201, answer: JSON.stringify(answer) })
    .where('user_id', '=', userId)
    .where('key', '=', key);

/** Drops quotes that expired a day ago and keys older than a week. */
export async function forgetOldCheckouts(db: Db, now: Date): Promise<void> {
  const day = dayMs;
  await db
    .deleteFrom('quotes')
    .where('expires_at', '<', new Date(now.getTime() - day))
    .execute();
  await db
    .deleteFrom('idempotency_keys')
    .where('created_on', '<', new Date(now.getTime() - 7 * day))
    .execute();
}
