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

/** Counts one use while the cap allows it; false when it is used up or no longer active. */
export async function countUse(tx: Tx, couponId: number): Promise<boolean> {
  const counted = await tx
    .updateTable('coupons')
    .set((eb) => ({ used: eb('used', '+', 1) }))
    .where('coupon_id', '=', couponId)
    .where('status', '=', 'active')
    .where((eb) => eb.or([eb('total_limit', 'is', null), eb('used', '<', eb.ref('total_limit'))]))
    .returning('coupon_id')
    .executeTakeFirst();
  return counted !== undefined;
}

/** Counts one use of one customer while the cap of each customer allows it. */
export async function countUserUse(tx: Tx, couponId: number, userId: number): Promise<boolean> {
  const limit = sql<number>`(select per_user_limit from coupons where coupon_id = ${couponId})`;
  const counted = await tx
    .insertInto('coupon_user_usage')
    .values({ coupon_id: couponId, user_id: userId, used: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['coupon_id', 'user_id'])
        .doUpdateSet((eb) => ({ used: eb('coupon_user_usage.used', '+', 1) }))
        .where((eb) => eb.or([eb(limit, 'is', null), eb('coupon_user_usage.used', '<', limit)])),
    )
    .returning('used')
    .executeTakeFirst();
  return counted !== undefined;
}

interface Redemption {
  order_id: number;
  coupon_id: number;
  user_id: number;
  amount: number;
  at: Date;
}

export const addRedemption = (tx: Tx, redemption: Redemption) =>
  tx
    .insertInto('coupon_redemptions')
    .values({ ...redemption, state: 'redeemed' })
    .execute();

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
