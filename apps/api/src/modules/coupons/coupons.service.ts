// Owns coupons and their counters. A counter moves only in the transaction of the order that uses or releases the coupon,
// by a statement that carries the cap itself, so that no number of simultaneous orders passes it.
import { type Coupon, type CouponRefusal, normaliseCode } from '@tawa/domain/coupons';
import type { Db, Tx } from '../../platform/db.ts';
import * as store from './coupons.store.ts';

export interface FoundCoupon {
  coupon_id: number;
  title: string;
  funded_by: 'platform' | 'restaurant';
  /** This customer's uses so far. */
  user_uses: number;
  coupon: Coupon;
}

const types = ['percent', 'flat', 'free_delivery'] as const;
const statuses = ['draft', 'active', 'paused', 'ended'] as const;
const oneOf = <T extends string>(list: readonly T[], text: string, otherwise: T): T =>
  list.find((entry) => entry === text) ?? otherwise;

const couponOf = (row: store.CouponRow): Coupon => ({
  code: row.code,
  type: oneOf(types, row.type, 'flat'),
  status: oneOf(statuses, row.status, 'draft'),
  value: row.value,
  max_discount: row.max_discount,
  min_item_total: row.min_item_total,
  valid_from: row.valid_from,
  valid_to: row.valid_to,
  weekdays: row.weekdays,
  hours: row.from_time && row.to_time ? { from: row.from_time.slice(0, 5), to: row.to_time.slice(0, 5) } : null,
  cities: row.city_ids,
  restaurants: row.restaurant_ids,
  categories: null,
  fulfilment: row.fulfilment ? [row.fulfilment === 'pickup' ? 'pickup' : 'delivery'] : null,
  payment_methods: row.payment_methods,
  new_customers_only: row.new_customers_only,
  total_limit: row.total_limit,
  per_user_limit: row.per_user_limit,
  used: row.used,
});

/** The coupon of a typed code as a customer would use it now. */
export async function findCoupon(db: Db, typedCode: string, userId: number): Promise<FoundCoupon | null> {
  const row = await store.findCoupon(db, normaliseCode(typedCode), userId);
  if (!row) return null;
  const { coupon_id, title } = row;
  const fundedBy = oneOf(['platform', 'restaurant'] as const, row.funded_by, 'platform');
  return { coupon_id, title, funded_by: fundedBy, user_uses: row.user_uses ?? 0, coupon: couponOf(row) };
}

/** Counts one use, or answers which cap stands in the way; then nothing may be kept of the transaction. */
export async function useCoupon(
  tx: Tx,
  { coupon_id, user_id }: { coupon_id: number; user_id: number },
): Promise<Extract<CouponRefusal, 'LIMIT_REACHED' | 'USER_LIMIT'> | null> {
  const { ofAll, ofUser } = await store.countUse(tx, coupon_id, user_id);
  if (!ofAll) return 'LIMIT_REACHED';
  return ofUser ? null : 'USER_LIMIT';
}

/** The statement that notes which order used a coupon and what it was worth in paise. */
export const notingRedemption = (tx: Tx, use: Parameters<typeof store.addingRedemption>[1]) =>
  store.addingRedemption(tx, use);

/** Gives the coupon of an order back, once. */
export async function releaseCoupon(tx: Tx, orderId: number): Promise<void> {
  const released = await store.releaseRedemption(tx, orderId);
  if (!released) return;
  await store.uncountUse(tx, released.coupon_id);
  await store.uncountUserUse(tx, released.coupon_id, released.user_id);
}
