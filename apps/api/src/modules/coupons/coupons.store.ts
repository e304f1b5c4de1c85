import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db.ts';

export type CouponRow = NonNullable<Awaited<ReturnType<typeof findCoupon>>>;

/** A coupon by its code, with how often this customer has used it. */
export const findCoupon = (db: Db, code: string, userId: number) =>
  db
    .selectFrom('coupons as c')
    .leftJoin('coupon_user_usage as u', (join) =>
      join.onRef('u.coupon_id', '=', 'c.coupon_id').on('u.user_id', '=', userId),
    )
    .selectAll('c')
    .select('u.used as user_uses')
    .where(sql<string>`upper(c.code)`, '=', code)
    .executeTakeFirst();

/** Counts one use of a coupon by a customer while both caps allow it; says which of the two counted it. */
export async function countUse(tx: Tx, couponId: number, userId: number) {
  const { rows } = await sql<{ of_all: boolean; of_user: boolean }>`
    with coupon as (
      update coupons set used = used + 1
      where coupon_id = ${couponId} and status = 'active' and (total_limit is null or used < total_limit)
      returning coupon_id, per_user_limit),
    usage as (
      insert into coupon_user_usage as u (coupon_id, user_id, used) select coupon_id, ${userId}, 1 from coupon
      on conflict (coupon_id, user_id) do update set used = u.used + 1
      where (select per_user_limit from coupon) is null or u.used < (select per_user_limit from coupon)
      returning used)
    select exists (select from coupon) as of_all, exists (select from usage) as of_user`.execute(tx);
  const [counted] = rows;
  return { ofAll: counted?.of_all ?? false, ofUser: counted?.of_user ?? false };
}

interface Redemption {
  order_id: number;
  coupon_id: number;
  user_id: number;
  amount: number;
  at: Date;
}

/** The statement that adds a redemption. */
export const addingRedemption = (tx: Tx, redemption: Redemption) =>
  tx.insertInto('coupon_redemptions').values({ ...redemption, state: 'redeemed' });

/** Marks an order's use as given back; nothing when there is none or it was given back before. */
export const releaseRedemption = (tx: Tx, orderId: number) =>
  tx
    .updateTable('coupon_redemptions')
    .set({ state: 'released' })
    .where('order_id', '=', orderId)
    .where('state', '<>', 'released')
    .returning(['coupon_id', 'user_id'])
    .executeTakeFirst();

export const uncountUse = (tx: Tx, couponId: number) =>
  tx
    .updateTable('coupons')
    .set((eb) => ({ used: eb('used', '-', 1) }))
    .where('coupon_id', '=', couponId)
    .execute();

export const uncountUserUse = (tx: Tx, couponId: number, userId: number) =>
  tx
    .updateTable('coupon_user_usage')
    .set((eb) => ({ used: eb('used', '-', 1) }))
    .where('coupon_id', '=', couponId)
    .where('user_id', '=', userId)
    .execute();
