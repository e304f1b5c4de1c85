import { allergens } from '@tawa/domain/accounts/diet';
import { tipRupees } from '@tawa/domain/common/limits';
import { z } from 'zod/mini';
import { lineNote, optionIds, quantity } from './cart.ts';
import { bookingNumber, flag, id, idParam, instant, orderNumber, phone, rupees } from '../common/common.ts';
import { endpoint } from '../common/endpoint.ts';
import { keptNames } from '../common/names.ts';
import { lineFood } from './cart.food.ts';
import { orderRequestsInput } from './orders.requests.ts';
import { bagShare } from './orders.shares.ts';

/** A tip in rupees, whole ones; nothing is none. */
export const tipAmount = z
  .int('A tip is in whole rupees')
  .check(z.minimum(0), z.maximum(tipRupees.max, 'A tip is at most ₹1,000.00'));

export const fulfilment = z.enum(['delivery', 'pickup']);
export type Fulfilment = z.infer<typeof fulfilment>;

export const paymentMethod = z.enum(['upi', 'card', 'netbanking', 'credit', 'cod']);
export type PaymentMethod = z.infer<typeof paymentMethod>;

/** One thing that stands between the customer and the order, or that changed meanwhile. */
export const problem = z.object({
  code: z.enum([
    'CART_EMPTY',
    'ITEM_UNAVAILABLE',
    'PRICE_CHANGED',
    'RESTAURANT_UNAVAILABLE',
    'TIME_REQUIRED',
    'COUPON_INVALID',
    'ADDRESS_REQUIRED',
    'OUT_OF_AREA',
    'MIN_ORDER',
    'MAX_ORDER',
    'COD_UNAVAILABLE',
    'PHONE_UNPROVED',
    'PAYMENT_UNAVAILABLE',
    'QUOTE_EXPIRED',
    'IN_PROGRESS',
  ]),
  message: z.string(),
  key: z.optional(z.string()),
  name: z.optional(z.string()),
  names: keptNames,
  old: z.optional(rupees),
  new: z.optional(rupees),
  next_open_at: z.optional(z.nullable(instant)),
  /** The next slots that can be had. */
  next_slots: z.optional(z.array(instant)),
});
export type Problem = z.infer<typeof problem>;

export const quoteLine = z.object({
  key: z.string(),
  cart_id: z.nullable(id),
  menu_id: id,
  name: z.string(),
  names: keptNames,
  dish_img: z.nullable(z.string()),
  is_veg: flag,
  options: z.array(z.object({ option_id: id, option_name: z.string(), names: keptNames })),
  note: z.string(),
  quantity: z.int(),
  price: rupees,
  discounted_price: z.nullable(rupees),
  amount: rupees,
  available: z.boolean(),
  food: z.optional(lineFood),
  /** Whose bag it goes into, of a group order. */
  for_name: z.optional(z.string()),
});
export type QuoteLine = z.infer<typeof quoteLine>;

/** A printed line of the bill: the amounts of all lines add up to the total, to the paisa. */
export const charge = z.object({ key: z.string(), label: z.string(), amount: rupees, was: z.nullable(rupees) });

export const tax = z.object({
  category: z.string(),
  label: z.string(),
  rate_bp: z.int(),
  taxable: rupees,
  cgst: rupees,
  sgst: rupees,
  amount: rupees,
});

export const slotDay = z.object({
  date: z.string(),
  label: z.string(),
  slots: z.array(z.object({ at: instant, label: z.string(), full: z.boolean() })),
});

export const quote = z.object({
  quote_id: z.string(),
  expires_at: instant,
  source: z.enum(['cart', 'buy_now', 'group']),
  fulfilment,
  restaurant: z.object({
    restaurant_id: id,
    restaurant_name: z.string(),
    names: keptNames,
    logo: z.nullable(z.string()),
    full_address: z.nullable(z.string()),
    status: z.enum(['online', 'offline']),
    next_open_at: z.nullable(instant),
    orders_until: z.nullable(instant),
    offers_delivery: z.boolean(),
    offers_pickup: z.boolean(),
  }),
  lines: z.array(quoteLine),
  charges: z.array(charge),
  taxes: z.array(tax),
  discount: rupees,
  total: rupees,
  savings: rupees,
  /** The customer's credit, what of it pays for this order, and what is left to pay otherwise; only where there is credit. */
  credit: z.optional(z.object({ balance: rupees, used: rupees, to_pay: rupees })),
  /** Of a group that each pays a share of: what guests have paid of this bill, and what is left for its host. */
  shares: z.optional(
    z.object({
      is_asked: z.boolean(),
      /** Whose share is still to come. */
      waiting: z.array(z.string()),
      paid: rupees,
      to_pay: rupees,
      /** What each bag comes to. */
      bags: z.array(bagShare),
    }),
  ),
  free_delivery_gap: z.nullable(rupees),
  coupon: z.nullable(z.object({ code: z.string(), title: z.string(), names: keptNames, discount: rupees })),
  scheduled_for: z.nullable(instant),
  eta: z.object({ from: instant, to: instant }),
  slots: z.array(slotDay),
  payment_methods: z.array(z.object({ method: paymentMethod, available: z.boolean(), reason: z.nullable(z.string()) })),
  /** How the customer paid the last order; null before the first. */
  last_payment_method: z.nullable(paymentMethod),
  blocking: z.array(problem),
  warnings: z.array(problem),
});
export type Quote = z.infer<typeof quote>;

export const quoteRequest = z.strictObject({
  source: z.enum(['cart', 'buy_now', 'group']),
  /** The group order whose lines are ordered; only with that source. */
  group_id: z.optional(z.nullable(id)),
  items: z.optional(
    z
      .array(z.strictObject({ menu_id: id, quantity, options: optionIds, note: lineNote }))
      .check(z.minLength(1), z.maxLength(20)),
  ),
  fulfilment: z._default(fulfilment, 'delivery'),
  address_id: z._default(z.nullable(id), null),
  scheduled_for: z._default(z.nullable(z.iso.datetime({ offset: true })), null),
  /** Whoever schedules has to name a time; without one the order is not for now. */
  when: z.optional(z.enum(['now', 'scheduled'])),
  /** The booked table that it is for: eaten there, cooked for its hour, whatever else was chosen. */
  booking_number: z.optional(z.nullable(bookingNumber)),
  /** How it would be paid; nothing is refused for it while none is chosen. */
  payment_method: z._default(z.nullable(paymentMethod), null),
  coupon_code: z._default(z.nullable(z.string().check(z.trim(), z.maxLength(32))), null),
  /** Takes the best of those coupons that are taken without asking, where no code is named. */
  auto_coupon: z.optional(z.boolean()),
  /** Pays with credit as far as it goes, and the rest online. */
  use_credit: z.optional(z.boolean()),
  tip: z._default(tipAmount, 0),
});
export type QuoteRequest = z.input<typeof quoteRequest>;

export const getQuote = endpoint({
  method: 'POST',
  named: true,
  path: '/checkout/quote',
  summary: 'Prices what would be ordered now, with everything that stands in the way',
  access: ['user'],
  body: quoteRequest,
  responses: {
    200: quote,
    409: z.object({ code: z.literal('CART_EMPTY'), message: z.string() }),
  },
});

export const listReach = endpoint({
  method: 'GET',
  named: true,
  path: '/checkout/reach',
  summary: 'Which of the customer’s addresses a restaurant delivers to; unnamed, the restaurant of the cart',
  access: ['user'],
  query: z.object({ restaurant_id: z.optional(idParam) }),
  responses: {
    200: z.object({
      restaurant: z.nullable(z.object({ restaurant_id: id, restaurant_name: z.string(), names: keptNames })),
      addresses: z.array(z.object({ address_id: id, delivers: z.boolean() })),
    }),
  },
});

export const askReach = endpoint({
  method: 'POST',
  path: '/checkout/reach',
  summary: 'Whether a restaurant delivers to a door; unnamed, whether any does',
  access: ['user'],
  body: z.strictObject({
    restaurant_id: z.optional(id),
    city_id: id,
    pincode: z._default(z.nullable(z.string().check(z.regex(/^[1-9]\d{5}$/, 'Pin code must be 6 digits'))), null),
    lat: z._default(z.nullable(z.number().check(z.minimum(-90), z.maximum(90))), null),
    lng: z._default(z.nullable(z.number().check(z.minimum(-180), z.maximum(180))), null),
  }),
  responses: { 200: z.object({ delivers: z.boolean() }) },
});

export const couponChoice = z.object({
  code: z.string(),
  title: z.string(),
  names: keptNames,
  terms: z.string(),
  terms_in: keptNames,
  /** Rupees that it saves on this order; 0 for one that does not fit. */
  saves: rupees,
  usable: z.boolean(),
  best: z.boolean(),
  /** What is in the way, or what it still asks for; null when nothing. */
  note: z.nullable(z.string()),
});
export type CouponChoice = z.infer<typeof couponChoice>;

export const listCoupons = endpoint({
  method: 'POST',
  named: true,
  path: '/checkout/coupons',
  summary: 'The coupons of this order, the best one first, those that do not fit last with the reason',
  access: ['user'],
  body: quoteRequest,
  responses: { 200: z.object({ coupons: z.array(couponChoice) }) },
});

/** What of the known allergens somebody tells a kitchen. */
export const toldAllergies = z.array(z.enum(allergens)).check(z.maxLength(allergens.length));

export const placeOrderBody = z.strictObject({
  quote_id: z.uuid(),
  accept_total: rupees.check(z.minimum(0), z.maximum(10_000_000)),
  payment_method: paymentMethod,
  /** The credit that the customer saw being used. */
  accept_credit: z.optional(rupees.check(z.minimum(0), z.maximum(10_000_000))),
  /** What the host of a group saw as their own part beside the shares that were paid. */
  accept_rest: z.optional(rupees.check(z.minimum(0), z.maximum(10_000_000))),
  contact_phone: phone,
  ...orderRequestsInput,
  /** The allergies that the kitchen is told of: what the customer ticked, and nothing unasked. */
  allergies: z.optional(toldAllergies),
  /** The note that will be handed over in cash, so that the rider brings change. */
  change_for: z.optional(z.nullable(rupees.check(z.minimum(0), z.maximum(100_000), z.multipleOf(0.01)))),
});

const placed = z.object({ order_number: orderNumber, status: z.string(), total: rupees });

export const placeOrder = endpoint({
  method: 'POST',
  named: true,
  path: '/orders',
  summary: 'Places the quoted order once for each Idempotency-Key, re-priced in one transaction',
  access: ['user'],
  headers: z.object({ 'idempotency-key': z.uuid('Send an Idempotency-Key: a UUID made when the page opens') }),
  body: placeOrderBody,
  responses: {
    200: placed,
    201: placed,
    409: z.object({
      code: problem.shape.code,
      message: z.string(),
      problems: z.array(problem),
      quote: z.nullable(quote),
    }),
    422: z.object({ code: z.literal('IDEMPOTENCY_KEY_REUSED'), message: z.string() }),
  },
});
