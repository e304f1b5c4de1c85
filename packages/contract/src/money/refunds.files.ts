import { appealStates, refundCauses, refundPayers } from '@tawa/domain/money/refund-files';
import { refundStates } from '@tawa/domain/money/refunds';
import { z } from 'zod/mini';
import { flag, id, idParam, instant, orderNumber, requiredText, rupees } from '../common/common.ts';
import { endpoint } from '../common/endpoint.ts';
import { keptNames } from '../common/names.ts';

const byRefund = z.object({ refund_id: idParam });

/** Orders of the days that count, how many of them had a refund, and from which one the office alone decides about money. */
export const refundCounts = z.object({ refunds: z.int(), orders: z.int(), days: z.int(), review_from: z.int() });
export type RefundCountsAnswer = z.infer<typeof refundCounts>;

/** A photo of the file with the moment at which it came. */
export const filePhoto = z.object({
  photo: z.string(),
  width: z.int(),
  height: z.int(),
  by: z.enum(['customer', 'kitchen', 'appeal']),
  at: instant,
  /** When the camera says that it was taken, where that was before the order was placed. */
  older_at: z.nullable(instant),
});

/** What the sum consists of; without parts it is a sum that somebody set. */
const sumPart = z.object({
  kind: z.enum(['dishes', 'coupon', 'packaging', 'delivery', 'platform_fee', 'tip', 'gst', 'sum']),
  amount: rupees,
});

const appeal = z.object({
  state: z.enum(appealStates),
  words: z.string(),
  appealed_at: instant,
  answer: z.nullable(z.string()),
  decided_at: z.nullable(instant),
});

/** The file of a refund as both sides read it. */
export const refundFile = z.object({
  refund_id: id,
  order_number: orderNumber,
  restaurant_name: z.string(),
  restaurant_names: keptNames,
  logo: z.nullable(z.string()),
  state: z.enum(refundStates),
  amount: rupees,
  reason: z.string(),
  items: z.array(
    z.object({ name: z.string(), names: keptNames, quantity: z.int(), is_veg: flag, dish_img: z.nullable(z.string()) }),
  ),
  parts: z.array(sumPart),
  /** Null until it is decided. */
  cause: z.nullable(z.enum(refundCauses)),
  payer: z.nullable(z.enum(refundPayers)),
  explanation: z.nullable(z.string()),
  departure: z.nullable(z.string()),
  decline_reason: z.nullable(z.string()),
  photos: z.array(filePhoto),
  complaint: z.nullable(z.object({ complaint_id: id, message: z.string(), created_on: instant, photos: z.int() })),
  times: z.object({
    ready_at: z.nullable(instant),
    delivered_at: z.nullable(instant),
    requested_at: instant,
    decided_at: z.nullable(instant),
    processed_at: z.nullable(instant),
    arrives_by: z.nullable(instant),
  }),
  /** Who asked: nobody where it went back by itself. */
  origin: z.enum(['automatic', 'customer', 'admin', 'complaint', 'kitchen', 'restaurant']),
  /** Until when the restaurant may object at least; null where it may not. */
  appeal_until: z.nullable(instant),
  appeal: z.nullable(appeal),
});
export type RefundFile = z.infer<typeof refundFile>;

/** What is the customer's own: where the money goes and their count. */
const ofCustomer = {
  destination: z.enum(['source', 'credit', 'upi']),
  credit: rupees,
  /** How much of the amount goes back to guests of a group who had paid their shares. */
  to_guests: z.optional(rupees),
  upi_id: z.nullable(z.string()),
  method: z.string(),
  bank_reference: z.nullable(z.string()),
  /** In the customer's own words, where they asked. */
  words: z.string(),
  counts: refundCounts,
};

/** The same with what is only the customer's. */
export const ownRefundFile = z.object({ ...refundFile.shape, ...ofCustomer });
export type OwnRefundFile = z.infer<typeof ownRefundFile>;

/** What it took from the restaurant, and the statement that it stands on. */
const deduction = {
  deducted: rupees,
  statement: z.nullable(
    z.object({ payout_id: id, period_from: z.string(), period_to: z.string(), is_shown: z.boolean() }),
  ),
  /** Whether the caller may object now. */
  can_appeal: z.boolean(),
};

export const kitchenRefundFile = z.object({ ...refundFile.shape, ...deduction });
export type KitchenRefundFile = z.infer<typeof kitchenRefundFile>;

export const officeRefundFile = z.object({ ...refundFile.shape, ...ofCustomer, ...deduction });
export type OfficeRefundFile = z.infer<typeof officeRefundFile>;

export const getRefundCounts = endpoint({
  method: 'GET',
  path: '/refunds/counts',
  summary: 'How many of the caller’s orders of the last 90 days had a refund, as it is judged by',
  access: ['user'],
  responses: { 200: refundCounts },
});

export const getRefundFile = endpoint({
  method: 'GET',
  named: true,
  path: '/orders/:order_number/refunds/:refund_id',
  summary:
    'The file of a refund of the caller’s own order: why, who pays, photos with their times, and what comes next',
  access: ['user'],
  params: z.object({ order_number: orderNumber, refund_id: idParam }),
  responses: { 200: ownRefundFile },
});

export const getKitchenRefundFile = endpoint({
  method: 'GET',
  path: '/kitchen/refunds/:refund_id',
  summary: 'The same file for the restaurant, without what is the customer’s own',
  access: ['restaurant'],
  params: byRefund,
  responses: { 200: kitchenRefundFile },
});

export const appealRefund = endpoint({
  method: 'POST',
  path: '/kitchen/refunds/:refund_id/appeal',
  summary: 'Objects to a refund that the restaurant would bear, once, before its statement is drafted',
  access: ['restaurant'],
  params: byRefund,
  body: z.strictObject({ words: requiredText('Say what is wrong', 1000) }),
  responses: { 201: kitchenRefundFile },
});

export const addAppealPhoto = endpoint({
  method: 'POST',
  path: '/kitchen/refunds/:refund_id/appeal/photo',
  summary: 'Adds the one photo of an open appeal (multipart form)',
  access: ['restaurant'],
  params: byRefund,
  responses: { 201: filePhoto },
});

export const getOfficeRefundFile = endpoint({
  method: 'GET',
  path: '/admin/refunds/:refund_id',
  summary: 'The whole file of a refund',
  access: ['admin'],
  params: byRefund,
  responses: { 200: officeRefundFile },
});

export const decideAppeal = endpoint({
  method: 'POST',
  path: '/admin/refunds/:refund_id/appeal',
  summary: 'Answers an appeal: the decision stands, or the cost moves to the platform',
  access: ['admin'],
  params: byRefund,
  body: z.strictObject({ decision: z.enum(['stands', 'moved']), answer: requiredText('Say why', 1000) }),
  responses: { 200: officeRefundFile },
});
