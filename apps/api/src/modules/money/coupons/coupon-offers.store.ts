import { type Insertable, type Selectable, sql, type SqlBool } from 'kysely';
import { isServed } from '#db/order-states.ts';
import type { DB } from '#db/tables.ts';
import type { Db, Tx } from '#platform/database/db.ts';

const allOrNamed = (column: string, condition: string) =>
  sql`(coalesce(cardinality(${sql.ref(column)}), 0) = 0 or ${sql.raw(condition)})`;

/** Whether a restaurant `r` could take a coupon `c` of the office that it would pay for. */
const isInvited = sql<SqlBool>`(c.owner_restaurant_id is null and c.funded_by <> 'platform'
  and ${allOrNamed('c.restaurant_ids', 'r.restaurant_id = any(c.restaurant_ids)')}
  and ${allOrNamed('c.city_ids', 'r.city_id = any(c.city_ids)')}
  and ${allOrNamed(
    'c.category_ids',
    `exists (select from dishes d where d.restaurant_id = r.restaurant_id
      and d.deleted_on is null and d.category_id = any(c.category_ids))`,
  )}
  and case coalesce(c.fulfilment, '') when 'pickup' then r.offers_pickup when 'delivery' then r.offers_delivery else true end
  and (c.type <> 'free_delivery' or r.offers_delivery))`;

/** Whether nobody can use it any more, at a moment. */
const isOver = (now: Date) => sql<boolean>`(c.status = 'ended' or coalesce(c.valid_to <= ${now}::timestamptz, false)
  or coalesce(c.used >= c.total_limit, false))`;

const served = sql`orders o where o.coupon_id = c.coupon_id and o.restaurant_id = r.restaurant_id
  and ${isServed('o')}`;

export type OfferRow = Selectable<DB['coupons']> & {
  is_over: boolean;
  time_zone: string;
  category_names: string[];
  budget: number | null;
  spent: number | null;
  agreed_to: Date | null;
  agreed_on: Date | null;
  agreed_version: number | null;
  withdrawn_on: Date | null;
  agreed_by_name: string | null;
  declined_words: string | null;
  declined_on: Date | null;
  declined_by_name: string | null;
  orders: number;
  sales: number;
};

const offers = (db: Db, restaurantId: number, now: Date) =>
  db
    .selectFrom('coupons as c')
    .innerJoin('restaurants as r', (join) => join.on('r.restaurant_id', '=', restaurantId))
    .leftJoin('coupon_consents as a', (join) =>
      join.onRef('a.coupon_id', '=', 'c.coupon_id').onRef('a.restaurant_id', '=', 'r.restaurant_id'),
    )
    .leftJoin('users as u', 'u.user_id', 'a.agreed_by')
    .leftJoin('coupon_declines as n', (join) =>
      join
        .onRef('n.coupon_id', '=', 'c.coupon_id')
        .onRef('n.restaurant_id', '=', 'r.restaurant_id')
        .onRef('n.terms_version', '=', 'c.terms_version'),
    )
    .leftJoin('users as nu', 'nu.user_id', 'n.declined_by')
    .selectAll('c')
    .select([
      'r.timezone as time_zone',
      'a.budget',
      'a.spent',
      'a.valid_to as agreed_to',
      'a.agreed_on',
      'a.terms_version as agreed_version',
      'a.withdrawn_on',
      'u.name as agreed_by_name',
      'n.words as declined_words',
      'n.declined_on',
      'nu.name as declined_by_name',
      isOver(now).as('is_over'),
      sql<string[]>`coalesce((select array_agg(k.category_name order by k.category_name) from categories k
        where k.category_id = any(c.category_ids)), '{}')`.as('category_names'),
      sql<number>`(select count(*)::int from ${served})`.as('orders'),
      sql<number>`(select coalesce(sum(o.item_total), 0)::bigint from ${served})`.as('sales'),
    ])
    .where('c.owner_restaurant_id', 'is', null)
    .where('c.funded_by', '<>', 'platform')
    .where('c.status', '<>', 'draft')
    .where((eb) => eb.or([eb('a.coupon_id', 'is not', null), eb.and([isInvited, eb.not(isOver(now))])]));

/** What a restaurant may agree to and what it agreed to: first what can still be used, what was declined after it, the newest first. */
export const listOffers = (db: Db, restaurantId: number, now: Date): Promise<OfferRow[]> =>
  offers(db, restaurantId, now)
    .orderBy(isOver(now))
    .orderBy(sql`n.coupon_id is not null`)
    .orderBy('c.coupon_id', 'desc')
    .execute();

/** One of them; nobody else changes or answers it until the transaction ends. */
export async function holdOffer(
  tx: Tx,
  { restaurant_id, coupon_id }: { restaurant_id: number; coupon_id: number },
  now: Date,
): Promise<OfferRow | undefined> {
  // Held first by itself: a statement that waits for a row reads what is joined to it as it was before.
  await tx.selectFrom('coupons').select('coupon_id').where('coupon_id', '=', coupon_id).forNoKeyUpdate().execute();
  return offers(tx, restaurant_id, now).where('c.coupon_id', '=', coupon_id).executeTakeFirst();
}

/** Writes an agreement down in the place of the one before; what was spent stays counted. */
export const saveAgreement = (tx: Tx, { coupon_id, restaurant_id, ...agreed }: Insertable<DB['coupon_consents']>) =>
  tx
    .insertInto('coupon_consents')
    .values({ coupon_id, restaurant_id, ...agreed })
    .onConflict((conflict) => conflict.columns(['coupon_id', 'restaurant_id']).doUpdateSet(agreed))
    .execute();

/** Writes down that a restaurant would not pay, in the place of what it declined before. */
export const saveDecline = (tx: Tx, { coupon_id, restaurant_id, ...declined }: Insertable<DB['coupon_declines']>) =>
  tx
    .insertInto('coupon_declines')
    .values({ coupon_id, restaurant_id, ...declined })
    .onConflict((conflict) => conflict.columns(['coupon_id', 'restaurant_id']).doUpdateSet(declined))
    .execute();

export const forgetDecline = (tx: Tx, couponId: number, restaurantId: number) =>
  tx
    .deleteFrom('coupon_declines')
    .where('coupon_id', '=', couponId)
    .where('restaurant_id', '=', restaurantId)
    .execute();

/** Answers whether there was an agreement that was not withdrawn yet. */
export async function withdraw(tx: Tx, couponId: number, restaurantId: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('coupon_consents')
    .set({ withdrawn_on: now })
    .where('coupon_id', '=', couponId)
    .where('restaurant_id', '=', restaurantId)
    .where('withdrawn_on', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The active restaurants that a started coupon of the office waits for: those that have answered nothing to its terms of now. */
export async function listInvited(tx: Tx, couponId: number): Promise<number[]> {
  const { rows } = await sql<{ restaurant_id: number }>`select r.restaurant_id
    from coupons c join restaurants r on ${isInvited}
    where c.coupon_id = ${couponId} and r.lifecycle = 'active' and not exists (select from coupon_consents a
      where a.coupon_id = c.coupon_id and a.restaurant_id = r.restaurant_id and a.terms_version = c.terms_version)
      and not exists (select from coupon_declines n
      where n.coupon_id = c.coupon_id and n.restaurant_id = r.restaurant_id and n.terms_version = c.terms_version)
    order by 1`.execute(tx);
  return rows.map(({ restaurant_id }) => restaurant_id);
}
