import { z } from 'zod/mini';
import { id, idParam, instant, orderNumber, requiredText, rupees } from '../common/common.ts';
import { endpoint } from '../common/endpoint.ts';

/** Money that was to go back and waits for a person: the bank refused it, or it is to be transferred by hand. */
export const stuckRefund = z.object({
  /** A refund of an order; or what goes back to one guest of a group or a table, who had paid a part. */
  of: z.enum(['refund', 'share']),
  id,
  amount: rupees,
  state: z.enum(['approved', 'failed']),
  reason: z.string(),
  /** Null where it goes back before there was an order. */
  order_number: z.nullable(orderNumber),
  /** Null once the group or the table's bill is forgotten. */
  restaurant_name: z.nullable(z.string()),
  /** The guest of a group as they called themselves; null of a table, of an order, and once the group is forgotten. */
  guest: z.nullable(z.string()),
  /** Where it is to be transferred; null where it goes back where it came from. */
  upi_id: z.nullable(z.string()),
  failure: z.nullable(z.string()),
  tries: z.int(),
  decided_at: instant,
});
export type StuckRefund = z.infer<typeof stuckRefund>;

export const listStuckRefunds = endpoint({
  method: 'GET',
  path: '/admin/refunds/stuck',
  summary: 'What was to go back and waits for a person, the oldest first: a hundred of them, and how many there are',
  access: ['admin'],
  responses: { 200: z.object({ refunds: z.array(stuckRefund), total: z.int() }) },
});

const byShareRefund = z.object({ share_refund_id: idParam });
const done = z.object({ share_refund_id: id });

export const retryShareRefund = endpoint({
  method: 'POST',
  path: '/admin/refunds/shares/:share_refund_id/retry',
  summary: 'Sends what the bank refused to give back to a guest again',
  access: ['admin'],
  params: byShareRefund,
  body: z.strictObject({}),
  responses: { 200: done },
});

export const markShareRefundPaid = endpoint({
  method: 'POST',
  path: '/admin/refunds/shares/:share_refund_id/paid',
  summary: 'Notes that what the bank refused to give back to a guest was transferred by hand',
  access: ['admin'],
  params: byShareRefund,
  body: z.strictObject({ reference: requiredText('Enter the bank’s reference', 60) }),
  responses: { 200: done },
});
