import { z } from 'zod/mini';
import { id, idParam, instant, orderNumber, page, requiredText, rupees } from '../common/common.ts';
import { endpoint } from '../common/endpoint.ts';

const status = z.enum(['draft', 'issued', 'paid', 'disputed']);
const byPayout = z.object({ payout_id: idParam });

/** A week of a restaurant. */
export const payout = z.object({
  payout_id: id,
  restaurant_id: id,
  restaurant_name: z.string(),
  period_from: z.string(),
  period_to: z.string(),
  status,
  orders: z.int(),
  net: rupees,
  issued_at: z.nullable(instant),
  paid_at: z.nullable(instant),
  reference: z.nullable(z.string()),
  dispute: z.nullable(z.string()),
});
export type Payout = z.infer<typeof payout>;

/** One order, or one correction, of a statement; what is taken is negative, and net is the sum of what counts. */
export const payoutLine = z.object({
  order_number: z.nullable(orderNumber),
  /** Why it was corrected; empty for orders. */
  reason: z.string(),
  at: instant,
  item_total: rupees,
  discount: rupees,
  packaging: rupees,
  delivery: rupees,
  tip: rupees,
  own_gst: rupees,
  commission: rupees,
  commission_gst: rupees,
  tds: rupees,
  refunds: rupees,
  /** The files of the refunds that it deducts. */
  refund_files: z._default(z.array(id), []),
  cash: rupees,
  adjustment: rupees,
  net: rupees,
  /** Paid by the platform under section 9(5): for information, not in net. */
  gst_9_5: rupees,
});
export type PayoutLine = z.infer<typeof payoutLine>;

/** A statement with its lines. */
export const statement = z.object({ payout, lines: z.array(payoutLine) });
const pageOfPayouts = z.object({ payouts: z.array(payout), total: z.int(), total_pages: z.int() });

export const listOwnPayouts = endpoint({
  method: 'GET',
  path: '/kitchen/payouts',
  summary: 'The weekly statements of the caller’s restaurant, the newest first',
  access: ['restaurant'],
  query: z.object({ page }),
  responses: { 200: pageOfPayouts },
});

export const listPayoutsOfAll = endpoint({
  method: 'GET',
  path: '/kitchen/restaurants/payouts',
  summary: 'The weekly statements of every restaurant of the caller, the newest first',
  access: ['restaurant'],
  query: z.object({ page }),
  responses: { 200: pageOfPayouts },
});

export const getOwnPayout = endpoint({
  method: 'GET',
  path: '/kitchen/payouts/:payout_id',
  summary: 'One statement of the caller’s restaurant, order by order',
  access: ['restaurant'],
  params: byPayout,
  responses: { 200: statement },
});

export const getOwnPayoutCsv = endpoint({
  method: 'GET',
  path: '/kitchen/payouts/:payout_id/csv',
  summary: 'The same as a table for spreadsheets',
  access: ['restaurant'],
  params: byPayout,
  media: 'text/csv',
  responses: { 200: z.string() },
});

export const disputePayout = endpoint({
  method: 'POST',
  path: '/kitchen/payouts/:payout_id/dispute',
  summary: 'Says what is wrong with an issued statement',
  access: ['restaurant'],
  params: byPayout,
  body: z.strictObject({ text: requiredText('Say what is wrong', 1000) }),
  responses: { 200: payout },
});
