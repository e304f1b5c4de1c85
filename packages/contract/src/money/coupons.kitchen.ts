import { z } from 'zod/mini';
import { id, idParam, message, rupees } from '../common/common.ts';
import { amount, couponChecks, couponFacts, couponFields, day } from './coupons.form.ts';
import { endpoint } from '../common/endpoint.ts';

/** A coupon that a restaurant runs and pays for, as its form sends it; amounts in rupees, days in its own zone. */
export const ownCouponForm = z
  .strictObject({
    ...couponFields,
    ends_on: day,
    /** What the restaurant spends on it at most. */
    budget: amount('Enter a budget', 100, 1_000_000),
  })
  .check(...couponChecks);
export type OwnCouponForm = z.infer<typeof ownCouponForm>;

const status = z.enum(['draft', 'active', 'paused', 'ended']);

/** An own coupon with what it brought and cost; `state` says whether customers can use it now, or why not. */
export const ownCoupon = z.object({
  ...couponFacts,
  ends_on: z.string(),
  category_ids: z.array(id),
  total_limit: z.nullable(z.int()),
  visible: z.boolean(),
  auto_apply: z.boolean(),
  budget: rupees,
  status,
  state: z.enum(['draft', 'coming', 'running', 'paused', 'used_up', 'spent', 'over', 'ended']),
  used: z.int(),
  spent: rupees,
});
export type OwnCoupon = z.infer<typeof ownCoupon>;

const ofKitchen = { access: ['restaurant'] } as const;
const params = z.object({ coupon_id: idParam });

export const listOwnCoupons = endpoint({
  ...ofKitchen,
  method: 'GET',
  path: '/kitchen/coupons',
  summary: 'The coupons that the caller’s restaurant runs and pays for, with the categories it sells in',
  responses: {
    200: z.object({
      coupons: z.array(ownCoupon),
      categories: z.array(z.object({ category_id: id, category_name: z.string() })),
    }),
  },
});

export const addOwnCoupon = endpoint({
  ...ofKitchen,
  method: 'POST',
  path: '/kitchen/coupons',
  summary: 'Adds a coupon as a draft, with the restaurant’s consent to pay for it up to a budget and a day',
  body: ownCouponForm,
  responses: { 201: ownCoupon },
});

export const updateOwnCoupon = endpoint({
  ...ofKitchen,
  method: 'PUT',
  path: '/kitchen/coupons/:coupon_id',
  summary: 'Changes a coupon that has not ended; what it gives stays as it is once somebody has used it',
  params,
  body: ownCouponForm,
  responses: { 200: ownCoupon },
});

export const moveOwnCoupon = endpoint({
  ...ofKitchen,
  method: 'PATCH',
  path: '/kitchen/coupons/:coupon_id',
  summary: 'Starts, pauses or ends a coupon; an ended one stays ended',
  params,
  body: z.strictObject({ status: z.enum(['active', 'paused', 'ended']) }),
  responses: { 200: ownCoupon },
});

export const deleteOwnCoupon = endpoint({
  ...ofKitchen,
  method: 'DELETE',
  path: '/kitchen/coupons/:coupon_id',
  summary: 'Deletes a draft that nobody has used',
  params,
  responses: { 200: message },
});
