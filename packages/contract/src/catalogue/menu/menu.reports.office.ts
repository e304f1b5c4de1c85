import { reasonLengthMax } from '@tawa/domain/common/limits';
import { z } from 'zod/mini';
import { id, idParam, instant, requiredText, rupees } from '../../common/common.ts';
import { endpoint } from '../../common/endpoint.ts';
import { listAnswer, listQuery } from '../../common/lists.ts';
import { priceState } from './menu.reports.ts';

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
