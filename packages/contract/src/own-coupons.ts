import { z } from 'zod/mini';
import { id, idParam, message, optionalText, requiredText, rupees } from './common.ts';
import { endpoint } from './endpoint.ts';

const amountMax = 100_000;
const amount = (missing: string, least: number, most = amountMax) =>
  z.number(missing).check(
    z.minimum(least, `At least ₹${least}`),
    z.maximum(most, `At most ₹${most.toLocaleString('en-IN')}`),
    z.refine((value) => Number.isInteger(Math.round(value * 1e6) / 1e4), 'Two decimals at most'),
  );
const count = (most: number) =>
  z.int('A whole number').check(z.minimum(1, 'At least 1'), z.maximum(most, `At most ${most.toLocaleString('en-IN')}`));
const day = z.string('Choose a day').check(
  z.regex(/^20\d\d-\d\d-\d\d$/, 'Choose a day'),
  z.refine((text) => {
    const read = new Date(`${text}T00:00:00Z`);
    return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(text);
  }, 'There is no such day'),
);
const clock = z.string('Choose a time').check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Choose a time'));

const paymentMethods = ['upi', 'card', 'netbanking', 'wallet', 'cod'] as const;

/** A coupon that a restaurant runs and pays for, as its form sends it; amounts in rupees, days in its own zone. */
export const ownCouponForm = z
  .strictObject({
    code: z
      .string('Enter a code')
      .check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z0-9]{4,16}$/, '4 to 16 letters and digits, without spaces')),
    title: requiredText('Say what it gives', 60),
    terms: optionalText(300),
    type: z.enum(['percent', 'flat', 'free_delivery']),
    /** Percent, or rupees of a flat coupon; nothing for free delivery. */
    value: z.nullable(amount('Enter how much', 1, 5000)),
    max_discount: z.nullable(amount('Enter the most it takes off', 1, 5000)),
    min_item_total: amount('Enter an amount', 0),
    starts_on: day,
    ends_on: day,
    weekdays: z.array(z.int().check(z.minimum(0), z.maximum(6))).check(z.maxLength(7)),
    from_time: z.nullable(clock),
    to_time: z.nullable(clock),
    category_ids: z.array(id).check(z.maxLength(30, 'At most 30')),
    fulfilment: z.nullable(z.enum(['delivery', 'pickup'])),
    payment_methods: z.array(z.enum(paymentMethods)).check(z.maxLength(paymentMethods.length)),
    new_customers_only: z.boolean(),
    total_limit: z.nullable(count(100_000)),
    per_user_limit: z.nullable(count(100)),
    visible: z.boolean(),
    auto_apply: z.boolean(),
    /** What the restaurant spends on it at most. */
    budget: amount('Enter a budget', 100, 1_000_000),
  })
  .check(
    z.refine(({ type, value }) => type === 'free_delivery' || value !== null, {
      message: 'Enter how much',
      path: ['value'],
    }),
    z.refine(({ type, value }) => type !== 'percent' || value === null || (Number.isInteger(value) && value <= 100), {
      message: 'A whole percent from 1 to 100',
      path: ['value'],
    }),
    z.refine(({ type, max_discount }) => type !== 'percent' || max_discount !== null, {
      message: 'Enter the most it takes off',
      path: ['max_discount'],
    }),
    z.refine(({ type, value, min_item_total }) => type !== 'flat' || (value ?? 0) <= min_item_total, {
      message: 'At least what the coupon takes off',
      path: ['min_item_total'],
    }),
    z.refine(({ starts_on, ends_on }) => starts_on <= ends_on, {
      message: 'The last day comes before the first',
      path: ['ends_on'],
    }),
    z.refine(({ starts_on, ends_on }) => Date.parse(ends_on) - Date.parse(starts_on) <= 366 * 86_400_000, {
      message: 'A year at most',
      path: ['ends_on'],
    }),
    z.refine(({ from_time, to_time }) => (from_time === null) === (to_time === null), {
      message: 'Give both times or none',
      path: ['to_time'],
    }),
    z.refine(({ type, fulfilment }) => type !== 'free_delivery' || fulfilment !== 'pickup', {
      message: 'Free delivery needs a delivery',
      path: ['fulfilment'],
    }),
  );
export type OwnCouponForm = z.infer<typeof ownCouponForm>;

const status = z.enum(['draft', 'active', 'paused', 'ended']);

/** An own coupon with what it brought and cost; `state` says whether customers can use it now, or why not. */
export const ownCoupon = z.object({
  coupon_id: id,
  code: z.string(),
  title: z.string(),
  terms: z.string(),
  type: z.enum(['percent', 'flat', 'free_delivery']),
  value: z.nullable(z.number()),
  max_discount: z.nullable(rupees),
  min_item_total: rupees,
  starts_on: z.string(),
  ends_on: z.string(),
  weekdays: z.array(z.int()),
  from_time: z.nullable(z.string()),
  to_time: z.nullable(z.string()),
  category_ids: z.array(id),
  fulfilment: z.nullable(z.enum(['delivery', 'pickup'])),
  payment_methods: z.array(z.enum(paymentMethods)),
  new_customers_only: z.boolean(),
  total_limit: z.nullable(z.int()),
  per_user_limit: z.nullable(z.int()),
  visible: z.boolean(),
  auto_apply: z.boolean(),
  budget: rupees,
  status,
  state: z.enum(['draft', 'coming', 'running', 'paused', 'used_up', 'spent', 'over', 'ended']),
  used: z.int(),
  spent: rupees,
  /** Delivered orders that carried it, and their gross sales. */
  orders: z.int(),
  sales: rupees,
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
