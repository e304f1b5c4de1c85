import { dayMs } from '@tawa/domain/common/durations';
import { z } from 'zod/mini';
import { id, optionalText, requiredText, rupees } from '../common/common.ts';
import { couponNames, couponTerms } from '../common/words.form.ts';
import { keptNames } from '../common/names.ts';

const amountMax = 100_000;
/** Rupees of a form, with two decimals at most. */
export const amount = (missing: string, least: number, most = amountMax) =>
  z.number(missing).check(
    z.minimum(least, `At least ₹${least}`),
    z.maximum(most, `At most ₹${most.toLocaleString('en-IN')}`),
    z.refine((value) => Number.isInteger(Math.round(value * 1e6) / 1e4), 'Two decimals at most'),
  );
const count = (most: number) =>
  z.int('A whole number').check(z.minimum(1, 'At least 1'), z.maximum(most, `At most ${most.toLocaleString('en-IN')}`));
/** A day of a form: '2026-11-21'. */
export const day = z.string('Choose a day').check(
  z.regex(/^20\d\d-\d\d-\d\d$/, 'Choose a day'),
  z.refine((text) => {
    const read = new Date(`${text}T00:00:00Z`);
    return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(text);
  }, 'There is no such day'),
);
const clock = z.string('Choose a time').check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Choose a time'));

export const paymentMethods = ['upi', 'card', 'netbanking', 'wallet', 'cod'] as const;

/** What every coupon says of itself, whoever runs it; amounts in rupees, days in its runner's zone. */
export const couponFields = {
  code: z
    .string('Enter a code')
    .check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z0-9]{4,16}$/, '4 to 16 letters and digits, without spaces')),
  title: requiredText('Say what it gives', 60),
  names: couponNames,
  terms: optionalText(300),
  terms_in: couponTerms,
  type: z.enum(['percent', 'flat', 'free_delivery']),
  /** Percent, or rupees of a flat coupon; nothing for free delivery. */
  value: z.nullable(amount('Enter how much', 1, 5000)),
  max_discount: z.nullable(amount('Enter the most it takes off', 1, 5000)),
  min_item_total: amount('Enter an amount', 0),
  starts_on: day,
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
};

/** What a restaurant reads of every coupon that it pays for: its rules, and what it brought. */
export const couponFacts = {
  coupon_id: id,
  code: z.string(),
  title: z.string(),
  names: keptNames,
  terms: z.string(),
  terms_in: keptNames,
  type: z.enum(['percent', 'flat', 'free_delivery']),
  value: z.nullable(z.number()),
  max_discount: z.nullable(rupees),
  min_item_total: rupees,
  starts_on: z.string(),
  weekdays: z.array(z.int()),
  from_time: z.nullable(z.string()),
  to_time: z.nullable(z.string()),
  fulfilment: z.nullable(z.enum(['delivery', 'pickup'])),
  payment_methods: z.array(z.enum(paymentMethods)),
  new_customers_only: z.boolean(),
  per_user_limit: z.nullable(z.int()),
  /** Delivered orders of this restaurant that carried it, and their gross sales. */
  orders: z.int(),
  sales: rupees,
};

interface Rules {
  type: 'percent' | 'flat' | 'free_delivery';
  value: number | null;
  max_discount: number | null;
  min_item_total: number;
  starts_on: string;
  ends_on: string | null;
  from_time: string | null;
  to_time: string | null;
  fulfilment: 'delivery' | 'pickup' | null;
}

const whole = (value: number | null) => value === null || (Number.isInteger(value) && value <= 100);
const yearMs = 366 * dayMs;

/** Which of its fields go together. */
export const couponChecks = [
  z.refine<Rules>(({ type, value }) => type === 'free_delivery' || value !== null, {
    message: 'Enter how much',
    path: ['value'],
  }),
  z.refine<Rules>(({ type, value }) => type !== 'percent' || whole(value), {
    message: 'A whole percent from 1 to 100',
    path: ['value'],
  }),
  z.refine<Rules>(({ type, max_discount }) => type !== 'percent' || max_discount !== null, {
    message: 'Enter the most it takes off',
    path: ['max_discount'],
  }),
  z.refine<Rules>(({ type, value, min_item_total }) => type !== 'flat' || (value ?? 0) <= min_item_total, {
    message: 'At least what the coupon takes off',
    path: ['min_item_total'],
  }),
  z.refine<Rules>(({ starts_on, ends_on }) => ends_on === null || starts_on <= ends_on, {
    message: 'The last day comes before the first',
    path: ['ends_on'],
  }),
  z.refine<Rules>(
    ({ starts_on, ends_on }) => ends_on === null || Date.parse(ends_on) - Date.parse(starts_on) <= yearMs,
    { message: 'A year at most', path: ['ends_on'] },
  ),
  z.refine<Rules>(({ from_time, to_time }) => (from_time === null) === (to_time === null), {
    message: 'Give both times or none',
    path: ['to_time'],
  }),
  z.refine<Rules>(({ type, fulfilment }) => type !== 'free_delivery' || fulfilment !== 'pickup', {
    message: 'Free delivery needs a delivery',
    path: ['fulfilment'],
  }),
] as const;
