import { onlineMethods, paymentStates, providerNames } from '@tawa/domain/money/payments';
import { z } from 'zod/mini';
import { instant, orderNumber, rupees } from '../common/common.ts';
import { endpoint } from '../common/endpoint.ts';
import { keptNames } from '../common/names.ts';
import { orderStatus } from '../ordering/orders.ts';

const byNumber = z.object({ order_number: orderNumber });

/** How an order's payment stands. */
export const payment = z.object({
  order_number: orderNumber,
  order_status: orderStatus,
  version: z.int(),
  restaurant_name: z.string(),
  names: keptNames,
  amount: rupees,
  method: z.string(),
  provider: z.string(),
  status: z.enum(paymentStates),
  attempts: z.int(),
  last_failure: z.nullable(z.string()),
  opened_at: instant,
  expires_at: z.nullable(instant),
  server_time: instant,
});
export type Payment = z.infer<typeof payment>;

export const getPayment = endpoint({
  method: 'GET',
  named: true,
  path: '/orders/:order_number/payment',
  summary: 'How the payment of the caller’s own order stands',
  access: ['user'],
  params: byNumber,
  responses: { 200: payment },
});

/** Where to pay: an address to go to, or a form to send there. */
export const payPage = z.object({ url: z.string(), fields: z.nullable(z.record(z.string(), z.string())) });
export type PayPage = z.infer<typeof payPage>;

export const openPayment = endpoint({
  method: 'POST',
  named: true,
  path: '/orders/:order_number/payment/open',
  summary: 'Where an order that waits for its payment is paid; the same page however often it is asked',
  access: ['user'],
  params: byNumber,
  responses: { 200: payPage, 409: payment },
});

export const checkPayment = endpoint({
  method: 'POST',
  named: true,
  path: '/orders/:order_number/payment/check',
  summary: 'Asks the provider now whether the order was paid',
  access: ['user'],
  params: byNumber,
  responses: { 200: payment },
});

const signature = z.optional(z.string().check(z.maxLength(4000)));

export const hearProvider = endpoint({
  method: 'POST',
  path: '/payments/webhook/:provider',
  summary: 'Takes a payment provider’s signed events: each one once, in any order',
  access: 'public',
  params: z.object({ provider: z.enum(providerNames) }),
  headers: z.object({
    'x-razorpay-signature': signature,
    'x-razorpay-event-id': signature,
    'stripe-signature': signature,
    'x-demo-signature': signature,
  }),
  responses: { 200: z.object({ result: z.string() }) },
});

const demoSession = z.string().check(z.regex(/^(demo_order_[\w-]{8,20}|[1-9]\d{0,8})$/));

export const demoPayment = z.object({
  reference: z.string(),
  amount: rupees,
  return_url: z.string(),
  is_paid: z.boolean(),
});

export const getDemoPayment = endpoint({
  method: 'GET',
  path: '/demo-pay/:session',
  summary: 'What the demo provider asks for on its page; only where it may stand in for a real one',
  access: 'public',
  params: z.object({ session: demoSession }),
  responses: { 200: demoPayment },
});

export const demoActions = ['pay', 'fail', 'pay_late'] as const;

export const payDemo = endpoint({
  method: 'POST',
  path: '/demo-pay/:session',
  summary: 'Pays or fails at the demo provider, which then tells of it by its webhook as badly as it is asked to',
  access: 'public',
  params: z.object({ session: demoSession }),
  body: z.strictObject({
    action: z.enum(demoActions),
    method: z._default(z.enum(onlineMethods), 'upi'),
    /** Seconds until the webhook is called. */
    delay_s: z._default(z.int().check(z.minimum(0), z.maximum(3600)), 0),
    /** How often each event is sent. */
    copies: z._default(z.int().check(z.minimum(0), z.maximum(50)), 1),
    /** Sends a late 'failed' after the payment, or before it. */
    also_failed: z._default(z.enum(['no', 'before', 'after']), 'no'),
    /** Signs with a wrong secret. */
    forged: z._default(z.boolean(), false),
    /** Rupees that it claims were paid instead of what was asked. */
    claimed_amount: z.optional(z.number().check(z.minimum(1), z.maximum(1_000_000), z.multipleOf(0.01))),
  }),
  responses: { 200: z.object({ events: z.int() }) },
});
