import { reasonLengthMax } from '@tawa/domain/common/limits';
import { z } from 'zod/mini';
import { auditEntry } from '../insight/audit.ts';
import { id, idParam, instant, message, optionalText, rupees } from '../common/common.ts';
import { agreementStates } from './coupons.ts';
import { couponChecks, couponFields, day } from './coupons.form.ts';
import { endpoint } from '../common/endpoint.ts';
import { csvOf, listAnswer, listQuery } from '../common/lists.ts';

export const couponStates = ['draft', 'coming', 'running', 'paused', 'used_up', 'over', 'ended'] as const;
export const couponFunders = ['platform', 'restaurant', 'split'] as const;

const fields = {
  ...couponFields,
  /** Without one it goes on until somebody ends it. */
  ends_on: z.nullable(day),
  city_ids: z.array(id).check(z.maxLength(100, 'At most 100')),
  restaurant_ids: z.array(id).check(z.maxLength(200, 'At most 200')),
  funded_by: z.enum(couponFunders),
  /** The restaurant's part of a shared one. */
  restaurant_percent: z.nullable(
    z.int('A whole percent').check(z.minimum(1, 'From 1 to 99'), z.maximum(99, 'From 1 to 99')),
  ),
};

/** A coupon of the office, as its form sends it; amounts in rupees, days in the product's zone. */
export const officeCouponForm = z.strictObject(fields).check(
  ...couponChecks,
  z.refine(({ funded_by, restaurant_percent }) => (funded_by === 'split') === (restaurant_percent !== null), {
    message: 'Say how much of it the restaurant bears',
    path: ['restaurant_percent'],
  }),
);
export type OfficeCouponForm = z.infer<typeof officeCouponForm>;

/** A coupon as the office lists it; costs are those of every use that was not given back. */
export const officeCoupon = z.object({
  coupon_id: id,
  code: z.string(),
  title: z.string(),
  type: z.enum(['percent', 'flat', 'free_delivery']),
  value: z.nullable(z.number()),
  max_discount: z.nullable(rupees),
  state: z.enum(couponStates),
  funded_by: z.enum(couponFunders),
  /** The restaurant that runs it; nobody but the office where there is none. */
  owner: z.nullable(z.string()),
  valid_from: instant,
  valid_to: z.nullable(instant),
  used: z.int(),
  total_limit: z.nullable(z.int()),
  cost_platform: rupees,
  cost_restaurants: rupees,
  created_on: instant,
});
export type OfficeCoupon = z.infer<typeof officeCoupon>;

const office = { access: ['admin'] } as const;
const params = z.object({ coupon_id: idParam });

export const listCoupons = endpoint({
  ...office,
  method: 'GET',
  path: '/admin/coupons',
  summary: 'Every coupon, the office’s and the restaurants’, 25 a page',
  query: listQuery(['-created_on', 'code', 'used', 'valid_to'], {
    state: z.optional(z.enum(couponStates)),
    funder: z.optional(z.enum(couponFunders)),
    city: z.optional(idParam),
    restaurant: z.optional(idParam),
    /** Run by the office, or by a restaurant. */
    by: z.optional(z.enum(['office', 'restaurant'])),
  }),
  responses: { 200: listAnswer(officeCoupon) },
});
export const exportCoupons = endpoint(csvOf(listCoupons));

export const getCoupon = endpoint({
  ...office,
  method: 'GET',
  path: '/admin/coupons/:coupon_id',
  summary: 'One coupon with its rules, what it cost and brought, who agreed to pay, and what the office did to it',
  params,
  responses: {
    200: z.object({
      ...officeCoupon.shape,
      form: z.object(fields),
      /** Orders that were delivered with it, those among them that were their customer's first, and their gross sales. */
      orders: z.int(),
      new_customers: z.int(),
      sales: rupees,
      given_back: z.int(),
      agreements: z.array(
        z.object({
          restaurant_id: id,
          restaurant_name: z.string(),
          budget: rupees,
          spent: rupees,
          until: instant,
          state: z.enum(agreementStates),
          agreed_on: instant,
          /** Who of the restaurant agreed; nobody where the office wrote it down. */
          agreed_by: z.nullable(z.string()),
        }),
      ),
      /** Who would not pay on its terms of now, and why. */
      declines: z._default(
        z.array(
          z.object({
            restaurant_id: id,
            restaurant_name: z.string(),
            words: z.string(),
            declined_on: instant,
            declined_by: z.nullable(z.string()),
          }),
        ),
        [],
      ),
      restaurants: z.array(z.object({ restaurant_id: id, restaurant_name: z.string() })),
      history: z.array(auditEntry),
    }),
  },
});

const reached = <T extends z.core.$ZodType>(example: T) =>
  z.object({
    all: z.int(),
    may: z.int(),
    examples: z.array(example),
    refusals: z.array(z.object({ message: z.string(), count: z.int() })),
  });

export const previewCoupon = endpoint({
  ...office,
  method: 'GET',
  path: '/admin/coupons/:coupon_id/reach',
  summary:
    'Who could use it while it runs, at its hours and with a fitting order: by the decision of the checkout itself',
  params,
  responses: {
    200: z.object({
      customers: reached(z.object({ user_id: id, name: z.string() })),
      restaurants: reached(z.object({ restaurant_id: id, restaurant_name: z.string() })),
    }),
  },
});

export const addCoupon = endpoint({
  ...office,
  method: 'POST',
  path: '/admin/coupons',
  summary: 'Adds a coupon as a draft',
  body: officeCouponForm,
  responses: { 201: z.object({ coupon_id: id }) },
});

export const updateCoupon = endpoint({
  ...office,
  method: 'PUT',
  path: '/admin/coupons/:coupon_id',
  summary: 'Changes a coupon of the office that has not ended; what it gives and who pays stays from its first use on',
  params,
  body: officeCouponForm,
  responses: { 200: message },
});

export const moveCoupon = endpoint({
  ...office,
  method: 'POST',
  path: '/admin/coupons/:coupon_id/status',
  summary: 'Starts, pauses or ends a coupon; a restaurant’s can only be ended, with a reason',
  params,
  body: z.strictObject({ status: z.enum(['active', 'paused', 'ended']), reason: optionalText(reasonLengthMax) }).check(
    z.refine(({ status, reason }) => status === 'active' || reason !== '', {
      message: 'Give a reason',
      path: ['reason'],
    }),
  ),
  responses: { 200: message },
});

export const deleteCoupon = endpoint({
  ...office,
  method: 'DELETE',
  path: '/admin/coupons/:coupon_id',
  summary: 'Deletes a draft of the office',
  params,
  responses: { 200: message },
});

export const listCouponRestaurants = endpoint({
  ...office,
  method: 'GET',
  path: '/admin/coupons/restaurants',
  summary: 'Active restaurants by name, for a coupon’s form; ten at most',
  query: z.object({ search: z._default(z.string().check(z.trim(), z.maxLength(60)), '') }),
  responses: {
    200: z.array(z.object({ restaurant_id: id, restaurant_name: z.string(), cityname: z.string() })),
  },
});
