import { priceReportNoteLengthMax, priceReportStates } from '@tawa/domain/catalogue/counter/price-reports';
import { reasonLengthMax } from '@tawa/domain/common/limits';
import { z } from 'zod/mini';
import { id, idParam, instant, optionalText, requiredText, rupees, setRupees } from '../../common/common.ts';
import { endpoint } from '../../common/endpoint.ts';
import { listAnswer, listQuery } from '../../common/lists.ts';

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
