import { cancelCauses, cancelRunMax, cancelRunStates, goodwillBearers } from '@tawa/domain/ordering/cancel-runs';
import { z } from 'zod/mini';
import { id, idParam, instant, optionalText, orderNumber, rupees } from '../common/common.ts';
import { endpoint } from '../common/endpoint.ts';
import { orderStatus } from './orders.ts';

const office = { access: ['admin'] } as const;
const goodwillText = '₹0 to ₹500';

/** Why, in whose words, and what each customer is given beside the money that goes back. */
export const cancelTerms = {
  reason: z.enum(cancelCauses, 'Choose one of the reasons'),
  /** Own words, which the customers read in place of the reason's. */
  note: optionalText(200),
  /** Rupees of credit with each order. */
  goodwill: z._default(
    z.number(goodwillText).check(z.minimum(0, goodwillText), z.maximum(500, goodwillText), z.multipleOf(0.01)),
    0,
  ),
  borne_by: z._default(z.enum(goodwillBearers), 'platform'),
};

const numbers = <R extends z.core.$ZodType>(row: R) =>
  z.array(row).check(z.minLength(1), z.maxLength(cancelRunMax, `At most ${cancelRunMax} orders at once`));

const sumOf = z.object({ orders: z.int(), amount: rupees });

/** An order that a run would take, with what its customer gets and reads. */
export const cancelCandidate = z.object({
  order_number: orderNumber,
  version: z.int(),
  status: orderStatus,
  customer_name: z.string(),
  restaurant_name: z.string(),
  /** What goes back, and how much of it as credit. */
  amount: rupees,
  credit: rupees,
  message: z.object({ title: z.string(), body: z.string(), refund: z.nullable(z.string()) }),
});
export type CancelCandidate = z.infer<typeof cancelCandidate>;

/** An order that is left out, and why. */
export const leftOrder = z.object({ order_number: orderNumber, customer_name: z.string(), reason: z.string() });
export type LeftOrder = z.infer<typeof leftOrder>;

export const previewCancelRun = endpoint({
  ...office,
  method: 'POST',
  path: '/admin/orders/cancel-runs/preview',
  summary: 'What cancelling these orders together would do, order by order; nothing is changed',
  body: z.strictObject({ order_numbers: numbers(orderNumber), ...cancelTerms }),
  responses: {
    200: z.object({
      /** Names what is shown; the run takes this and nothing else. */
      sha256: z.string(),
      orders: z.array(cancelCandidate),
      left: z.array(leftOrder),
      /** Back to cards, UPI and banks; back as credit; in cash, of which nothing was taken. */
      online: sumOf,
      credit: sumOf,
      cash: sumOf,
      goodwill: sumOf,
      /** Uses of coupons that their owners get back. */
      coupons: z.int(),
      /** What the orders would have come to. */
      sales: rupees,
    }),
  },
});
export type CancelPreview = z.infer<(typeof previewCancelRun)['responses'][200]>;

/** A run as far as it has come. */
export const cancelRun = z.object({
  cancel_run_id: id,
  reason: z.enum(cancelCauses),
  note: z.string(),
  goodwill: rupees,
  borne_by: z.enum(goodwillBearers),
  started_by_name: z.string(),
  started_on: instant,
  /** When nothing of it waited any more. */
  ended_on: z.nullable(instant),
  waiting: z.int(),
  done: z.int(),
  left: z.int(),
  /** What went back of the orders that are done. */
  amount: rupees,
});
export type CancelRun = z.infer<typeof cancelRun>;

export const cancelRunOrder = z.object({
  order_number: orderNumber,
  customer_name: z.string(),
  restaurant_name: z.string(),
  state: z.enum(cancelRunStates),
  left_reason: z.nullable(z.string()),
  amount: rupees,
});
export type CancelRunOrder = z.infer<typeof cancelRunOrder>;

export const startCancelRun = endpoint({
  ...office,
  method: 'POST',
  path: '/admin/orders/cancel-runs',
  summary: 'Cancels what a preview showed, in the background, once for each Idempotency-Key',
  headers: z.object({ 'idempotency-key': z.uuid('Send an Idempotency-Key: a UUID made when the preview opens') }),
  body: z.strictObject({
    sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
    orders: numbers(
      z.strictObject({
        order_number: orderNumber,
        version: z.int().check(z.minimum(1), z.maximum(2_147_483_647)),
        amount: z.number().check(z.minimum(0), z.maximum(10_000_000), z.multipleOf(0.01)),
      }),
    ),
    ...cancelTerms,
  }),
  responses: {
    200: cancelRun,
    201: cancelRun,
    422: z.object({ code: z.literal('IDEMPOTENCY_KEY_REUSED'), message: z.string() }),
  },
});

export const listCancelRuns = endpoint({
  ...office,
  method: 'GET',
  path: '/admin/orders/cancel-runs',
  summary: 'The runs that cancel orders now, and those of the last day; twenty at most, the newest first',
  responses: { 200: z.object({ runs: z.array(cancelRun) }) },
});

export const getCancelRun = endpoint({
  ...office,
  method: 'GET',
  path: '/admin/orders/cancel-runs/:cancel_run_id',
  summary: 'One run, order by order: cancelled, waiting, or left out and why',
  params: z.object({ cancel_run_id: idParam }),
  responses: { 200: z.object({ run: cancelRun, orders: z.array(cancelRunOrder) }) },
});
