// Razorpay: an order for each payment, its hosted checkout page for all methods, and refunds under an idempotency key.
import type { ObservedPayment } from '@tawa/domain/money/payments';
import type { Orders } from 'razorpay/dist/types/orders.d.ts';
import type { Refunds } from 'razorpay/dist/types/refunds.d.ts';
import { z } from 'zod/mini';
import type { Outgoing } from '#platform/outgoing.ts';
import { createAsk } from './http.ts';
import {
  headerOf,
  type CodeInput,
  type CodeMaker,
  type PaymentProvider,
  type PaymentInput,
  type ProviderEvent,
  type ProviderRefund,
} from './provider.ts';
import { readSigned } from './read-signed.ts';
import { hmac, isSame, isSigned } from './signatures.ts';
import { bankReference, currencyCode, eventType, paise, providerId } from './words.ts';

export interface RazorpayKeys {
  keyId: string;
  keySecret: string;
  /** Two while the secret is changed. */
  webhookSecrets: readonly string[];
  apiUrl: string;
  /** The origin to which a customer comes back. */
  publicUrl: string;
}

const order = z.object({ id: providerId, receipt: z.nullish(z.string()) });
const orders = z.object({ items: z.array(order) });
const payment = z.object({
  id: providerId,
  status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
  amount: paise,
  currency: currencyCode,
  order_id: z.nullish(providerId),
});
const payments = z.object({ items: z.array(payment) });
const refund = z.object({
  id: providerId,
  status: z.enum(['pending', 'processed', 'failed']),
  acquirer_data: z.nullish(
    z.object({ arn: z.nullish(bankReference), rrn: z.nullish(bankReference), utr: z.nullish(bankReference) }),
  ),
});
// The account must have the content of codes switched on: a picture of Razorpay's alone cannot be drawn again.
const code = z.object({
  id: providerId,
  image_content: z.string().check(z.maxLength(2000), z.regex(/^upi:\/\/pay\?/)),
});
const codeNamed = z.object({ id: providerId });
const event = z.object({
  event: eventType,
  payload: z.object({
    qr_code: z.optional(z.object({ entity: codeNamed })),
    payment: z.optional(z.object({ entity: payment })),
    refund: z.optional(z.object({ entity: refund })),
  }),
});

const observed = ({ id, status, amount, currency }: z.infer<typeof payment>): ObservedPayment => ({
  provider_payment_id: id,
  // What was given back had been captured.
  status: status === 'refunded' ? 'captured' : status,
  amount,
  currency,
});

const refundOf = ({ id, status, acquirer_data }: z.infer<typeof refund>): ProviderRefund => ({
  provider_refund_id: id,
  state: status,
  bank_reference: acquirer_data?.arn ?? acquirer_data?.rrn ?? acquirer_data?.utr ?? null,
});

// As long as Razorpay waits for a bank: what comes late is captured too, so that it goes back by our own books.
const fiveDays = 5 * 24 * 60;
const capture = {
  capture: 'automatic',
  capture_options: { automatic_expiry_period: fiveDays, manual_expiry_period: fiveDays, refund_speed: 'normal' },
} as const;

const orderOf = ({ key, amount, currency, order_number }: PaymentInput): Orders.RazorpayOrderCreateRequestBody => ({
  amount,
  currency,
  receipt: key,
  notes: { order_number },
  payment: capture,
});

/** The form that Razorpay's own page expects; no script of it ever runs in our pages. */
const fieldsOf = (keys: RazorpayKeys, orderId: string, input: PaymentInput): Record<string, string> => ({
  key_id: keys.keyId,
  order_id: orderId,
  amount: String(input.amount),
  currency: input.currency,
  name: 'Tawa',
  description: `Order ${input.order_number}`,
  'prefill[method]': input.method,
  callback_url: `${keys.publicUrl}/pay/razorpay/return`,
  cancel_url: `${keys.publicUrl}${input.back}`,
});

const codePrefix = 'qr_';

const codeOf = ({ key, amount, order_number, expires_at }: CodeInput) => ({
  type: 'upi_qr',
  name: `Order ${order_number}`,
  usage: 'single_use',
  fixed_amount: true,
  payment_amount: amount,
  description: `Order ${order_number}`,
  close_by: Math.ceil(expires_at.getTime() / 1000),
  notes: { key, order_number },
});

interface Line {
  ask: ReturnType<typeof createAsk>;
  headers: Record<string, string>;
  at: (path: string) => string;
}

/** Codes are found by nothing of ours: a second one for a call whose answer was lost is shown to nobody and ends by itself. */
function codesOf({ ask, headers, at }: Line): CodeMaker {
  const pathOf = (id: string) => `/payments/qr_codes/${encodeURIComponent(id)}`;
  return {
    async open(input) {
      const body = JSON.stringify(codeOf(input));
      const url = at('/payments/qr_codes');
      const made = await ask({ act: 'open code', url, method: 'POST', headers, body, shape: code });
      return { provider_code_id: made.id, link: made.image_content };
    },
    async listPayments(id) {
      const url = at(`${pathOf(id)}/payments`);
      const { items } = await ask({ act: 'list payments by code', url, headers, shape: payments });
      return items.map((one) => observed(one));
    },
    async close(id) {
      await ask({
        act: 'close code',
        url: at(`${pathOf(id)}/close`),
        method: 'POST',
        headers,
        body: '{}',
        shape: codeNamed,
      });
    },
  };
}

/** Refunds under our own key, and what became of them. */
const refundsOf = ({ ask, headers, at }: Line): Pick<PaymentProvider, 'refund' | 'findRefund'> => ({
  async refund({ key, provider_payment_id, amount }) {
    const url = at(`/payments/${encodeURIComponent(provider_payment_id)}/refund`);
    const request: Refunds.RazorpayRefundCreateRequestBody = { amount, speed: 'normal', receipt: key };
    const body = JSON.stringify(request);
    const made = await ask({
      act: 'refund',
      url,
      method: 'POST',
      headers: { ...headers, 'x-refund-idempotency': key },
      body,
      shape: refund,
    });
    return refundOf(made);
  },
  async findRefund(id) {
    return refundOf(
      await ask({ act: 'find refund', url: at(`/refunds/${encodeURIComponent(id)}`), headers, shape: refund }),
    );
  },
});

export function createRazorpay(keys: RazorpayKeys, outgoing: Outgoing): PaymentProvider {
  const ask = createAsk(outgoing, 'razorpay');
  const authorization = `Basic ${Buffer.from(`${keys.keyId}:${keys.keySecret}`).toString('base64')}`;
  const headers = { authorization, 'content-type': 'application/json' };
  const at = (path: string) => `${keys.apiUrl}/v1${path}`;
  const codes = codesOf({ ask, headers, at });
  return {
    name: 'razorpay',
    methods: ['upi', 'card', 'netbanking'],
    codes,
    async open(input) {
      // A call that was never answered may have made the order: it is found by our name of it.
      const known = await ask({
        act: 'find order',
        url: at(`/orders?receipt=${encodeURIComponent(input.key)}`),
        headers,
        shape: orders,
      });
      const [first] = known.items;
      if (first) return { provider_order_id: first.id, pay_url: null };
      const body = JSON.stringify(orderOf(input));
      const made = await ask({ act: 'open', url: at('/orders'), method: 'POST', headers, body, shape: order });
      return { provider_order_id: made.id, pay_url: null };
    },
    pageOf: ({ provider_order_id, input }) => ({
      url: at('/checkout/embedded'),
      fields: fieldsOf(keys, provider_order_id, input),
    }),
    async listPayments(orderId) {
      if (orderId.startsWith(codePrefix)) return codes.listPayments(orderId);
      const url = at(`/orders/${encodeURIComponent(orderId)}/payments`);
      const { items } = await ask({ act: 'list payments', url, headers, shape: payments });
      return items.map((one) => observed(one));
    },
    ...refundsOf({ ask, headers, at }),
    async readEvent(body, headers) {
      if (!isSigned(keys.webhookSecrets, body, headerOf(headers, 'x-razorpay-signature'))) return undefined;
      // The event's own name is beside what is signed, so it may be anything.
      const named = z.safeParse(providerId, headerOf(headers, 'x-razorpay-event-id'));
      return readSigned(body, (json) => eventOf(json, named.data ?? hmac('event', body)));
    },
  };
}

/** Events of a kind that we do not know are kept, and mean nothing. */
function eventOf(json: unknown, id: string): ProviderEvent | undefined {
  const parsed = z.safeParse(event, json);
  if (!parsed.success) return undefined;
  const { payload } = parsed.data;
  const paid = payload.payment?.entity;
  return {
    id,
    type: parsed.data.event,
    provider_order_id: payload.qr_code?.entity.id ?? paid?.order_id ?? null,
    payment: paid ? observed(paid) : null,
    refund: payload.refund ? refundOf(payload.refund.entity) : null,
  };
}

/** Did Razorpay send the customer back with this? It only makes us ask; it is never believed by itself. */
export const isRazorpayReturn = (
  { keySecret }: Pick<RazorpayKeys, 'keySecret'>,
  back: { order_id: string; payment_id: string; signature: string },
): boolean => isSame(back.signature, hmac(keySecret, `${back.order_id}|${back.payment_id}`));
