import { z } from 'zod/mini';
import { id, idParam, instant, orderNumber, page, requiredText, rupees } from './common.ts';
import { endpoint } from './endpoint.ts';

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
  cash: rupees,
  adjustment: rupees,
  net: rupees,
  /** Paid by the platform under section 9(5): for information, not in net. */
  gst_9_5: rupees,
});
export type PayoutLine = z.infer<typeof payoutLine>;

const statement = z.object({ payout, lines: z.array(payoutLine) });
const pageOfPayouts = z.object({ payouts: z.array(payout), total: z.int(), total_pages: z.int() });

export const listOwnPayouts = endpoint({
  method: 'GET',
  path: '/kitchen/payouts',
  summary: 'The weekly statements of the caller’s restaurant, the newest first',
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

export const listPayouts = endpoint({
  method: 'GET',
  path: '/admin/payouts',
  summary: 'Every weekly statement, the newest first',
  access: ['admin'],
  query: z.object({ status: z.optional(status), page }),
  responses: { 200: pageOfPayouts },
});

export const getPayout = endpoint({
  method: 'GET',
  path: '/admin/payouts/:payout_id',
  summary: 'One statement, order by order',
  access: ['admin'],
  params: byPayout,
  responses: { 200: statement },
});

export const issuePayout = endpoint({
  method: 'POST',
  path: '/admin/payouts/:payout_id/issue',
  summary: 'Shows a draft to its restaurant; its lines never change again',
  access: ['admin'],
  params: byPayout,
  body: z.strictObject({}),
  responses: { 200: payout },
});

export const payPayout = endpoint({
  method: 'POST',
  path: '/admin/payouts/:payout_id/paid',
  summary: 'Notes the transfer of an issued statement',
  access: ['admin'],
  params: byPayout,
  body: z.strictObject({ reference: requiredText('Enter the bank’s reference', 60) }),
  responses: { 200: payout },
});

export const adjustPayout = endpoint({
  method: 'POST',
  path: '/admin/payouts/:payout_id/adjust',
  summary: 'Corrects a statement that is not paid by a line of its own, in the restaurant’s favour when positive',
  access: ['admin'],
  params: byPayout,
  body: z.strictObject({ amount: z.number().check(z.minimum(-1_000_000), z.maximum(1_000_000), z.multipleOf(0.01)) }),
  responses: { 200: payout },
});
