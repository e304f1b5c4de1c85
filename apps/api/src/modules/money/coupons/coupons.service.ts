// Owns coupons and their counters. A counter moves only in the transaction of the order that uses or releases the coupon,
// by a statement that carries the cap itself, so that no number of simultaneous orders passes it.
import { type Coupon, type CouponRefusal, normaliseCode } from '@tawa/domain/money/coupons';
import type { Names } from '@tawa/domain/catalogue/names/names';
import { z } from 'zod/mini';
import { storedNames } from '#db/names.ts';
import type { Db, Tx } from '#platform/database/db.ts';
import * as store from './coupons.store.ts';

export interface FoundCoupon {
  coupon_id: number;
  title: string;
  names: Names | null | undefined;
  terms: string;
  terms_in: Names | null | undefined;
  /** This customer's uses so far. */
  user_uses: number;
  coupon: Coupon;
}

const types = ['percent', 'flat', 'free_delivery'] as const;
const statuses = ['draft', 'active', 'paused', 'ended'] as const;
const funders = ['platform', 'restaurant', 'split'] as const;
const oneOf = <T extends string>(list: readonly T[], text: string, otherwise: T): T =>
  list.find((entry) => entry === text) ?? otherwise;

// The order that takes the place of the customer's unpaid one gets what that one holds.
const heldUses = ({ held_by }: store.CouponRow): number => (held_by === null ? 0 : 1);

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
  categories: row.category_ids,
  fulfilment: row.fulfilment ? [row.fulfilment === 'pickup' ? 'pickup' : 'delivery'] : null,
  payment_methods: row.payment_methods,
  new_customers_only: row.new_customers_only,
  total_limit: row.total_limit,
  per_user_limit: row.per_user_limit,
  used: row.used - heldUses(row),
  funded_by: oneOf(funders, row.funded_by, 'platform'),
  restaurant_share_bp: row.restaurant_share_bp,
  consent:
    row.agreed_to && row.budget !== null && row.spent !== null
      ? { until: row.agreed_to, left: row.budget - row.spent + row.held_part }
      : null,
});

const foundOf = (row: store.CouponRow): FoundCoupon => ({
  coupon_id: row.coupon_id,
  title: row.title,
  names: z.parse(storedNames, row.names),
  terms: row.terms,
  terms_in: z.parse(storedNames, row.terms_in),
  user_uses: (row.user_uses ?? 0) - heldUses(row),
  coupon: couponOf(row),
});

/** The coupon of a typed code as a customer would use it now at a restaurant. */
export async function findCoupon(db: Db, typedCode: string, query: store.CouponQuery): Promise<FoundCoupon | null> {
  const row = await store.findCoupon(db, normaliseCode(typedCode), query);
  return row ? foundOf(row) : null;
}

/** A coupon by its id, as it would be for somebody who never used it at a restaurant that agreed to nothing. */
export async function findCouponById(db: Db, couponId: number): Promise<Coupon | null> {
  const row = await store.findCouponById(db, couponId);
  return row ? couponOf(row) : null;
}

/** Coupons that a customer can be told of at a restaurant, whether they fit or not. */
export async function listCoupons(db: Db, query: Parameters<typeof store.listCoupons>[1]): Promise<FoundCoupon[]> {
  const rows = await store.listCoupons(db, query);
  return rows.map((row) => foundOf(row));
}

/** Holds the counters of coupons until the transaction ends, before one of them is given back and another used. */
export async function holdCoupons(tx: Tx, couponIds: readonly number[]): Promise<void> {
  if (couponIds.length > 0) await store.lockCoupons(tx, couponIds);
}

/** Counts one use, or answers which cap stands in the way; then nothing may be kept of the transaction. */
export async function useCoupon(
  tx: Tx,
  use: store.Use,
): Promise<Extract<CouponRefusal, 'LIMIT_REACHED' | 'USER_LIMIT' | 'NOT_AGREED'> | null> {
  const { ofAll, ofUser, ofBudget } = await store.countUse(tx, use);
  if (!ofAll) return 'LIMIT_REACHED';
  if (!ofUser) return 'USER_LIMIT';
  return ofBudget ? null : 'NOT_AGREED';
}

/** The statement that notes which order used a coupon and what it was worth in paise. */
export const notingRedemption = (tx: Tx, use: Parameters<typeof store.addingRedemption>[1]) =>
  store.addingRedemption(tx, use);

/** An order that held a coupon while it was unpaid has used it. */
export const redeemCoupon = (tx: Tx, orderId: number) => store.redeemReserved(tx, orderId);

/** Gives the coupon of an order back, once. */
export const releaseCoupon = (tx: Tx, orderId: number) => store.releaseUse(tx, orderId);
