import { priceReportNoteLengthMax, priceReportStates } from '@tawa/domain/catalogue/counter-prices';
import { reasonLengthMax } from '@tawa/domain/common/limits';
import { z } from 'zod/mini';
import { id, idParam, instant, optionalText, requiredText, rupees } from '../common/common.ts';
import { endpoint } from '../common/endpoint.ts';
import { listAnswer, listQuery } from '../common/lists.ts';
import { setRupees } from './menu.form.ts';

const standing = z.object({
  is: z.enum(['same', 'dearer', 'cheaper']),
  /** How much dearer or cheaper it is here. */
  by: rupees,
});

export const counterPrices = z.object({
  /** The oldest day of what was said, where every dish on sale costs the same as at the counter or less. */
  same_since: z.nullable(z.string()),
  dishes: z.array(z.object({ menu_id: id, ...standing.shape, declared_on: z.string() })),
});
export type CounterPrices = z.infer<typeof counterPrices>;

export const getCounterPrices = endpoint({
  method: 'GET',
  path: '/restaurant/:id/counter-prices',
  summary: 'How the dishes of a restaurant on sale compare with its counter, by what it says of it',
  access: 'public',
  params: z.object({ id: idParam }),
  responses: { 200: counterPrices },
  cache: { topics: ['menu', 'restaurants', 'cities'], maxAgeMs: 60_000 },
});

const priceState = z.enum(priceReportStates);

const ofDish = z.object({ menu_id: idParam });

export const ownPriceReport = z.object({
  price_seen: rupees,
  state: priceState,
  reason: z.nullable(z.string()),
  created_on: instant,
});

export const getOwnPriceReport = endpoint({
  method: 'GET',
  path: '/menu/:menu_id/price-report',
  summary: 'Whether this customer may report the counter price of a dish, and the report of theirs that counts',
  access: ['user'],
  params: ofDish,
  responses: { 200: z.object({ may_report: z.boolean(), report: z.nullable(ownPriceReport) }) },
});

export const reportPrice = endpoint({
  method: 'POST',
  path: '/menu/:menu_id/price-report',
  summary: 'Says that a dish costs less in the restaurant than it says; for customers who were served there',
  access: ['user'],
  params: ofDish,
  body: z.strictObject({ price_seen: setRupees, note: optionalText(priceReportNoteLengthMax) }),
  responses: { 201: ownPriceReport },
});

const ofKitchen = { access: ['restaurant'] } as const;

export const kitchenCounterDish = z.object({
  menu_id: id,
  dish_name: z.string(),
  /** What it costs here today. */
  price: rupees,
  counter_price: z.nullable(rupees),
  declared_on: z.nullable(z.string()),
  declared_by: z.nullable(z.string()),
  /** The first day on which it counts no longer. */
  lapses_on: z.nullable(z.string()),
  state: z.enum(['living', 'lapsed', 'refuted', 'none']),
  is_on_sale: z.boolean(),
});
export type KitchenCounterDish = z.infer<typeof kitchenCounterDish>;

export const kitchenPriceReport = z.object({
  price_report_id: id,
  menu_id: id,
  dish_name: z.string(),
  price_seen: rupees,
  counter_price: rupees,
  note: z.string(),
  state: priceState,
  reason: z.nullable(z.string()),
  created_on: instant,
});
export type KitchenPriceReport = z.infer<typeof kitchenPriceReport>;

export const kitchenCounter = z.object({
  /** What customers read at the head of the menu. */
  same_since: z.nullable(z.string()),
  dishes: z.array(kitchenCounterDish),
  /** The newest 50. */
  reports: z.array(kitchenPriceReport),
});
export type KitchenCounter = z.infer<typeof kitchenCounter>;

export const getKitchenCounter = endpoint({
  ...ofKitchen,
  method: 'GET',
  path: '/kitchen/menu/counter',
  summary: 'What this restaurant says of its counter, dish by dish, and what customers reported of it',
  responses: { 200: kitchenCounter },
});

export const declareSame = endpoint({
  ...ofKitchen,
  method: 'POST',
  path: '/kitchen/menu/counter/same',
  summary: 'Says that every dish on sale costs at the counter what it costs here today',
  responses: { 200: z.object({ dishes: z.int() }) },
});

export const renewCounter = endpoint({
  ...ofKitchen,
  method: 'POST',
  path: '/kitchen/menu/counter/renew',
  summary: 'Says anew, with today’s date, what was said of the counter and was not refuted',
  responses: { 200: z.object({ dishes: z.int() }) },
});

export const declareCounterPrice = endpoint({
  ...ofKitchen,
  method: 'PUT',
  path: '/kitchen/menu/dishes/:menu_id/counter',
  summary: 'Says what a dish costs at the counter, or (null) says nothing of it any more',
  params: ofDish,
  body: z.strictObject({ counter_price: z.nullable(setRupees) }),
  responses: { 200: kitchenCounterDish },
});

export const officePriceReport = z.object({
  price_report_id: id,
  menu_id: id,
  dish_name: z.string(),
  restaurant_id: id,
  restaurant_name: z.string(),
  user_id: id,
  name: z.string(),
  price_seen: rupees,
  /** What the restaurant said then, and what it says now, if anything. */
  counter_price: rupees,
  counter_price_now: z.nullable(rupees),
  menu_price: rupees,
  note: z.string(),
  state: priceState,
  reason: z.nullable(z.string()),
  created_on: instant,
  /** How many reports of this restaurant, and by this customer, were upheld and dismissed. */
  restaurant_upheld: z.int(),
  restaurant_dismissed: z.int(),
  customer_upheld: z.int(),
  customer_dismissed: z.int(),
});
export type OfficePriceReport = z.infer<typeof officePriceReport>;

export const listPriceReports = endpoint({
  method: 'GET',
  path: '/admin/price-reports',
  summary: 'Prices at the counter that customers reported, newest first, 25 a page',
  access: ['admin'],
  query: listQuery(['-created_on'], { state: z.optional(priceState) }),
  responses: { 200: listAnswer(officePriceReport) },
});

export const decidePriceReport = endpoint({
  method: 'PATCH',
  path: '/admin/price-reports/:price_report_id',
  summary:
    'Upholds a report, which takes back what the restaurant says of the dish, or dismisses it; both sides read why',
  access: ['admin'],
  params: z.object({ price_report_id: idParam }),
  body: z.strictObject({
    decision: z.enum(['uphold', 'dismiss']),
    reason: requiredText('Please write why', reasonLengthMax),
  }),
  responses: { 200: z.object({ state: priceState }) },
});
