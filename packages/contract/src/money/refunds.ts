import { refundStates } from '@tawa/domain/money/refunds';
import { choosablePayers, officeCauses } from '@tawa/domain/money/refund-files';
import { z } from 'zod/mini';
import { id, idParam, instant, optionalText, orderNumber, page, requiredText, rupees } from '../common/common.ts';
import { endpoint } from '../common/endpoint.ts';
import { keptNames } from '../common/names.ts';

const byNumber = z.object({ order_number: orderNumber });
const byRefund = z.object({ refund_id: idParam });
const state = z.enum(refundStates);
const liableParty = z.enum(['restaurant', 'platform', 'goodwill']);

/** Why the office gives money back, and who pays; somebody else than the cause has with a written reason only. */
export const fileChoice = {
  cause: z.enum(officeCauses, 'Choose what happened'),
  payer: z.optional(z.enum(choosablePayers)),
  departure: optionalText(300),
};

const portions = z
  .array(z.strictObject({ order_item_id: id, quantity: z.int().check(z.minimum(1), z.maximum(20)) }))
  .check(z.minLength(1), z.maxLength(50));

/** A refund as its customer follows it. */
export const refund = z.object({
  refund_id: id,
  amount: rupees,
  state,
  reason: z.string(),
  destination: z.enum(['source', 'credit', 'upi']),
  /** How much of the amount becomes credit. */
  credit: rupees,
  /** How much of it goes back to guests of a group who had paid their shares; only where they had. */
  to_guests: z.optional(rupees),
  items: z.array(z.object({ name: z.string(), names: keptNames, quantity: z.int() })),
  requested_at: instant,
  decided_at: z.nullable(instant),
  processed_at: z.nullable(instant),
  bank_reference: z.nullable(z.string()),
  decline_reason: z.nullable(z.string()),
});
export type Refund = z.infer<typeof refund>;

export const listRefunds = endpoint({
  method: 'GET',
  named: true,
  path: '/orders/:order_number/refunds',
  summary: 'What goes back for the caller’s own order, and until when it can be asked for',
  access: ['user'],
  params: byNumber,
  responses: {
    200: z.object({
      refunds: z.array(refund),
      can_request: z.boolean(),
      request_until: z.nullable(instant),
      /** The money cannot go back where it came from: it becomes credit or goes to a UPI id. */
      was_cash: z.boolean(),
      lines: z.array(z.object({ order_item_id: id, name: z.string(), names: keptNames, left: z.int() })),
    }),
  },
});

const upiId = z
  .string()
  .check(z.trim(), z.regex(/^[A-Za-z0-9._-]{2,64}@[A-Za-z]{2,32}$/, 'Enter a UPI id such as name@bank'));

export const requestRefundBody = z.strictObject({
  reason: requiredText('Say what was wrong', 300),
  note: optionalText(1000),
  /** Portions of dishes; the whole order where it is left out. */
  items: z.optional(portions),
  /** Where cash goes: credit unless a UPI id is given. */
  upi_id: z.optional(upiId),
});

export const requestRefund = endpoint({
  method: 'POST',
  named: true,
  path: '/orders/:order_number/refunds',
  summary: 'Asks for a refund within two hours of delivery',
  access: ['user'],
  params: byNumber,
  body: requestRefundBody,
  responses: { 201: refund },
});

const creditMovement = z.object({
  movement_id: z.int(),
  at: instant,
  kind: z.enum(['given', 'refund', 'used']),
  /** Negative for what was used. */
  amount: rupees,
  order_number: z.nullable(orderNumber),
});
export type CreditMovement = z.infer<typeof creditMovement>;

export const getCredit = endpoint({
  method: 'GET',
  path: '/credit',
  summary: 'The caller’s credit, which pays for orders, and what came and went, the newest first',
  access: ['user'],
  responses: { 200: z.object({ balance: rupees, movements: z.array(creditMovement) }) },
});

/** A refund as the office and the kitchen see it. */
export const officeRefund = z.object({
  ...refund.shape,
  order_number: orderNumber,
  restaurant_name: z.string(),
  liable_party: liableParty,
  origin: z.enum(['automatic', 'customer', 'admin', 'complaint', 'kitchen', 'restaurant']),
  note: z.string(),
  /** Its restaurant objects to paying it, and the office has not answered. */
  is_objected: z._default(z.boolean(), false),
  failure: z.nullable(z.string()),
  upi_id: z.nullable(z.string()),
  restaurant_comment: z.nullable(z.string()),
  comment_until: instant,
});
export type OfficeRefund = z.infer<typeof officeRefund>;

const pageOfRefunds = z.object({ refunds: z.array(officeRefund), total: z.int(), total_pages: z.int() });

export const listOfficeRefunds = endpoint({
  method: 'GET',
  path: '/admin/refunds',
  summary: 'Refunds, the newest first; those that wait for a decision with state=requested',
  access: ['admin'],
  query: z.object({ state: z.optional(state), page }),
  responses: { 200: pageOfRefunds },
});

export const refundOrder = endpoint({
  method: 'POST',
  path: '/admin/orders/:order_number/refunds',
  summary: 'Refunds an order that has ended: whole, by line, or a sum',
  access: ['admin'],
  params: byNumber,
  body: z.strictObject({
    items: z.optional(portions),
    amount: z.optional(z.number().check(z.minimum(0.01), z.maximum(1_000_000), z.multipleOf(0.01))),
    ...fileChoice,
    reason: requiredText('Say why', 300),
    note: optionalText(1000),
    as_credit: z._default(z.boolean(), false),
  }),
  responses: { 201: officeRefund },
});

export const approveRefund = endpoint({
  method: 'POST',
  path: '/admin/refunds/:refund_id/approve',
  summary: 'Approves a refund as it was asked for, whole, or by line, with one sentence that both sides read',
  access: ['admin'],
  params: byRefund,
  body: z.strictObject({
    ...fileChoice,
    explanation: requiredText('Say in one sentence why', 300),
    items: z.optional(portions),
    whole: z._default(z.boolean(), false),
  }),
  responses: { 200: officeRefund },
});

export const declineRefund = endpoint({
  method: 'POST',
  path: '/admin/refunds/:refund_id/decline',
  summary: 'Declines a refund that was asked for, with a reason that the customer reads',
  access: ['admin'],
  params: byRefund,
  body: z.strictObject({ reason: requiredText('Say why', 300) }),
  responses: { 200: officeRefund },
});

export const retryRefund = endpoint({
  method: 'POST',
  path: '/admin/refunds/:refund_id/retry',
  summary: 'Sends a failed refund again',
  access: ['admin'],
  params: byRefund,
  body: z.strictObject({}),
  responses: { 200: officeRefund },
});

export const markRefundPaid = endpoint({
  method: 'POST',
  path: '/admin/refunds/:refund_id/paid',
  summary: 'Notes that a refund to a UPI id was transferred by hand',
  access: ['admin'],
  params: byRefund,
  body: z.strictObject({ reference: requiredText('Enter the bank’s reference', 60) }),
  responses: { 200: officeRefund },
});

export const listKitchenRefunds = endpoint({
  method: 'GET',
  path: '/kitchen/refunds',
  summary: 'Refunds of the caller’s own restaurant',
  access: ['restaurant'],
  query: z.object({ page }),
  responses: { 200: pageOfRefunds },
});

export const commentRefund = endpoint({
  method: 'POST',
  path: '/kitchen/refunds/:refund_id/comment',
  summary: 'Says the restaurant’s side of a refund within 24 hours',
  access: ['restaurant'],
  params: byRefund,
  body: z.strictObject({ comment: requiredText('Write a comment', 1000) }),
  responses: { 200: officeRefund },
});

const heldPayment = z.object({
  payment_id: id,
  order_number: orderNumber,
  provider: z.string(),
  received: rupees,
  expected: rupees,
  currency: z.string(),
  at: instant,
});

export const listHeldPayments = endpoint({
  method: 'GET',
  path: '/admin/payments/held',
  summary: 'Money that came in another amount than was asked for and was not sent back yet',
  access: ['admin'],
  responses: { 200: z.object({ payments: z.array(heldPayment) }) },
});

export const returnHeldPayment = endpoint({
  method: 'POST',
  path: '/admin/payments/:payment_id/return',
  summary: 'Sends money back that no order can have',
  access: ['admin'],
  params: z.object({ payment_id: idParam }),
  body: z.strictObject({}),
  responses: { 200: z.object({ amount: rupees }) },
});
