import { sql } from 'kysely';
import type { Db, Tx } from '#platform/database/db.ts';

/** Whose order a coupon would be for. */
export interface CouponQuery {
  user_id: number;
  restaurant_id: number;
}

export type CouponRow = NonNullable<Awaited<ReturnType<typeof findCoupon>>>;

/**
 * Coupons with how often this customer has used each, what this restaurant agreed to pay for, and what the customer's
 * unpaid order holds of them: of the uses one, of the restaurant's budget its part.
 */
const coupons = (db: Db, { user_id, restaurant_id }: CouponQuery) =>
  db
    .selectFrom('coupons as c')
    .leftJoin('coupon_user_usage as u', (join) =>
      join.onRef('u.coupon_id', '=', 'c.coupon_id').on('u.user_id', '=', user_id),
    )
    .leftJoin('coupon_consents as a', (join) =>
      join
        .onRef('a.coupon_id', '=', 'c.coupon_id')
        .on('a.restaurant_id', '=', restaurant_id)
        .on('a.withdrawn_on', 'is', null)
        .onRef('a.terms_version', '=', 'c.terms_version'),
    )
    .leftJoin('coupon_redemptions as h', (join) =>
      join.onRef('h.coupon_id', '=', 'c.coupon_id').on('h.user_id', '=', user_id).on('h.state', '=', 'reserved'),
    )
    .leftJoin('orders as held', (join) =>
      join.onRef('held.order_id', '=', 'h.order_id').on('held.restaurant_id', '=', restaurant_id),
    )
    .selectAll('c')
    .select(['u.used as user_uses', 'a.budget', 'a.spent', 'a.valid_to as agreed_to', 'h.order_id as held_by'])
    .select(sql<number>`case when held.order_id is null then 0 else h.restaurant_part end`.as('held_part'));

export const findCoupon = (db: Db, code: string, query: CouponQuery) =>
  coupons(db, query)
    .where(sql<string>`upper(c.code)`, '=', code)
    .executeTakeFirst();

export const findCouponById = (db: Db, couponId: number) =>
  coupons(db, { user_id: 0, restaurant_id: 0 }).where('c.coupon_id', '=', couponId).executeTakeFirst();

interface Listed extends CouponQuery {
  city_id: number | null;
  now: Date;
  /** Only those that are taken without asking. */
  auto_only: boolean;
}

/** Coupons that could be of use at a restaurant: shown to everybody or taken by themselves, in force or soon to be. */
export const listCoupons = (db: Db, { city_id, now, auto_only, ...buyer }: Listed) =>
  coupons(db, buyer)
    .where('c.status', '=', 'active')
    .where('c.visible', '=', true)
    .where((eb) => eb.or([eb('c.valid_to', 'is', null), eb('c.valid_to', '>', now)]))
    .where('c.valid_from', '<=', sql<Date>`${now}::timestamptz + interval '3 days'`)
    .where(
      sql<boolean>`(coalesce(cardinality(c.restaurant_ids), 0) = 0 or ${buyer.restaurant_id} = any(c.restaurant_ids))`,
    )
    .where(sql<boolean>`(coalesce(cardinality(c.city_ids), 0) = 0 or ${city_id} = any(c.city_ids))`)
    .$if(auto_only, (query) => query.where('c.auto_apply', '=', true))
    .orderBy('c.coupon_id')
    .execute();

export interface Use {
  coupon_id: number;
  user_id: number;
  restaurant_id: number;
  /** Paise that the restaurant bears. */
  restaurant_part: number;
}

/** Counts one use of a coupon while every cap allows it; says which of them counted it. */
export async function countUse(tx: Tx, { coupon_id, user_id, restaurant_id, restaurant_part }: Use) {
  const { rows } = await sql<{ of_all: boolean; of_user: boolean; of_budget: boolean }>`
    with coupon as (
      update coupons set used = used + 1
      where coupon_id = ${coupon_id} and status = 'active' and (total_limit is null or used < total_limit)
      returning coupon_id, per_user_limit, terms_version),
    usage as (
      insert into coupon_user_usage as u (coupon_id, user_id, used) select coupon_id, ${user_id}, 1 from coupon
      on conflict (coupon_id, user_id) do update set used = u.used + 1
      where (select per_user_limit from coupon) is null or u.used < (select per_user_limit from coupon)
      returning used),
    budget as (
      update coupon_consents set spent = spent + ${restaurant_part}
      where coupon_id = ${coupon_id} and restaurant_id = ${restaurant_id} and ${restaurant_part} > 0
        and spent + ${restaurant_part} <= budget and withdrawn_on is null
        and terms_version = (select terms_version from coupon) and exists (select from usage)
      returning spent)
    select exists (select from coupon) as of_all, exists (select from usage) as of_user,
      ${restaurant_part} = 0 or exists (select from budget) as of_budget`.execute(tx);
  const [counted] = rows;
  return {
    ofAll: counted?.of_all ?? false,
    ofUser: counted?.of_user ?? false,
    ofBudget: counted?.of_budget ?? false,
  };
}

interface Redemption {
  order_id: number;
  coupon_id: number;
  user_id: number;
  amount: number;
  restaurant_part: number;
  state: 'reserved' | 'redeemed';
  at: Date;
}

/** Holds coupons still until the transaction ends, by ascending id. */
export const lockCoupons = (tx: Tx, couponIds: readonly number[]) =>
  tx
    .selectFrom('coupons')
    .select('coupon_id')
    .where('coupon_id', 'in', couponIds)
    .orderBy('coupon_id')
    .forNoKeyUpdate()
    .execute();

/** The statement that adds a redemption. */
export const addingRedemption = (tx: Tx, redemption: Redemption) =>
  tx.insertInto('coupon_redemptions').values(redemption);

/** The use that an unpaid order held is used for good. */
export const redeemReserved = (tx: Tx, orderId: number) =>
  tx
    .updateTable('coupon_redemptions')
    .set({ state: 'redeemed' })
    .where('order_id', '=', orderId)
    .where('state', '=', 'reserved')
    .execute();

/**
 * Gives the use of an order back with every count that it raised; nothing when there is none, or not the first time. Each
 * part reads the one before it, so the rows are locked in the order in which a use locks them.
 */
export async function releaseUse(tx: Tx, orderId: number): Promise<void> {
  await sql`
    with released as (
      update coupon_redemptions set state = 'released' where order_id = ${orderId} and state <> 'released'
      returning coupon_id, user_id, restaurant_part, order_id),
    coupon as (
      update coupons c set used = used - 1 from released r where c.coupon_id = r.coupon_id returning c.coupon_id),
    usage as (
      update coupon_user_usage u set used = used - 1 from released r join coupon using (coupon_id)
      where u.coupon_id = r.coupon_id and u.user_id = r.user_id returning u.coupon_id)
    update coupon_consents a set spent = spent - r.restaurant_part
    from released r join usage using (coupon_id) join orders o using (order_id)
    where a.coupon_id = r.coupon_id and a.restaurant_id = o.restaurant_id`.execute(tx);
}
