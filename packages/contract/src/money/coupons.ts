import { z } from 'zod/mini';
import { idParam, instant, message, rupees } from '../common/common.ts';
import { amount, couponFacts, day } from './coupons.form.ts';
import { endpoint } from '../common/endpoint.ts';

/** What a restaurant's agreement to pay is worth now: only `agreed` lets customers use the coupon there. */
export const agreementStates = ['agreed', 'changed', 'spent', 'lapsed', 'withdrawn'] as const;

/** How far a restaurant agrees to pay for a coupon of the office: rupees in all, the last day, and the terms it read. */
export const agreementForm = z.strictObject({
  budget: amount('Enter a budget', 100, 1_000_000),
  ends_on: day,
  terms_version: z.int().check(z.minimum(1)),
});
export type AgreementForm = z.infer<typeof agreementForm>;

/** Why a restaurant does not take part, on the terms that it read. */
export const declineForm = z.strictObject({
  terms_version: z.int().check(z.minimum(1)),
  words: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Say why, so that the office can do better'),
      z.maxLength(300, 'At most 300 characters'),
    ),
});
export type DeclineForm = z.infer<typeof declineForm>;

/** A coupon of the office that a restaurant pays for if it agrees; amounts in rupees, days in the restaurant's zone. */
export const couponOffer = z.object({
  ...couponFacts,
  terms_version: z.int(),
  ends_on: z.nullable(z.string()),
  categories: z.array(z.string()),
  state: z.enum(['coming', 'running', 'paused', 'over']),
  /** The restaurant's part of what it takes off, in percent. */
  pays_percent: z.number(),
  /** Most that it pays on one order; nothing is known of a delivery fee. */
  pays_at_most: z.nullable(rupees),
  /** That it would not pay on these terms; null where it has not said so. */
  declined: z._default(
    z.nullable(z.object({ words: z.string(), declined_on: instant, declined_by: z.nullable(z.string()) })),
    null,
  ),
  agreement: z.nullable(
    z.object({
      state: z.enum(agreementStates),
      budget: rupees,
      spent: rupees,
      ends_on: z.string(),
      agreed_on: instant,
      /** Who agreed; nobody where the office wrote it down. */
      agreed_by: z.nullable(z.string()),
    }),
  ),
});
export type CouponOffer = z.infer<typeof couponOffer>;

const ofKitchen = { access: ['restaurant'] } as const;
const params = z.object({ coupon_id: idParam });

export const listCouponOffers = endpoint({
  ...ofKitchen,
  method: 'GET',
  path: '/kitchen/coupons/offers',
  summary: 'Coupons of the office that the caller’s restaurant pays for if it agrees, and those that it agreed to',
  responses: { 200: z.array(couponOffer) },
});

export const agreeToCoupon = endpoint({
  ...ofKitchen,
  method: 'PUT',
  path: '/kitchen/coupons/:coupon_id/agreement',
  summary: 'Agrees to pay for a coupon of the office up to a budget and a day, on the terms that were read',
  params,
  body: agreementForm,
  responses: { 200: message },
});

export const declineCoupon = endpoint({
  ...ofKitchen,
  method: 'PUT',
  path: '/kitchen/coupons/:coupon_id/decline',
  summary:
    'Declines to pay for a coupon of the office on the terms that were read, with the reason; other terms are asked anew',
  params,
  body: declineForm,
  responses: { 200: message },
});

export const withdrawFromCoupon = endpoint({
  ...ofKitchen,
  method: 'DELETE',
  path: '/kitchen/coupons/:coupon_id/agreement',
  summary: 'Withdraws the agreement for new orders; those that carry the coupon stay as they are',
  params,
  responses: { 200: message },
});
