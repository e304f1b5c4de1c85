// Stripe: a Checkout session for each payment, on Stripe's own page, under the payment's key.
import { findOwn } from '@tawa/domain/common/own';
import type { ObservedPayment } from '@tawa/domain/money/payments';
import { z } from 'zod/mini';
import type { Outgoing } from '#platform/outgoing.ts';
import { createAsk } from './http.ts';
import { headerOf, type PaymentProvider, type PayWish, type ProviderEvent, type ProviderRefund } from './provider.ts';
import { readSigned } from './read-signed.ts';
import { isSigned } from './signatures.ts';
import { bankReference, currencyCode, eventType, paise, providerId } from './words.ts';

export interface StripeKeys {
  secretKey: string;
  webhookSecrets: readonly string[];
  apiUrl: string;
  publicUrl: string;
}

const intent = z.object({
  id: providerId,
  status: z.string(),
  amount: paise,
  amount_received: z._default(paise, 0),
  currency: currencyCode,
  last_payment_error: z.nullish(z.object({})),
});
const session = z.object({
  id: providerId,
  url: z.nullish(z.string()),
  payment_status: z._default(z.string(), 'unpaid'),
  amount_total: z.nullish(paise),
  currency: z.nullish(currencyCode),
  payment_intent: z.nullish(z.union([providerId, intent])),
});
const refund = z.object({
  id: providerId,
  status: z.nullish(z.string()),
  destination_details: z.nullish(z.object({ card: z.optional(z.object({ reference: z.nullish(bankReference) })) })),
});
const event = z.object({
  id: providerId,
  type: eventType,
  data: z.object({ object: z.looseObject({ object: z.string() }) }),
});

const refundStates: Readonly<Record<string, ProviderRefund['state']>> = {
  succeeded: 'processed',
  failed: 'failed',
  canceled: 'failed',
};

const refundOf = ({ id, status, destination_details }: z.infer<typeof refund>): ProviderRefund => ({
  provider_refund_id: id,
  state: findOwn(refundStates, status ?? '') ?? 'pending',
  bank_reference: destination_details?.card?.reference ?? null,
});

function statusOf({ status, last_payment_error }: z.infer<typeof intent>): ObservedPayment['status'] {
  if (status === 'succeeded') return 'captured';
  if (status === 'requires_capture') return 'authorized';
  return status === 'requires_payment_method' && last_payment_error ? 'failed' : 'created';
}

const observedIntent = (one: z.infer<typeof intent>): ObservedPayment => ({
  provider_payment_id: one.id,
  status: statusOf(one),
  amount: one.status === 'succeeded' ? one.amount_received : one.amount,
  currency: one.currency.toUpperCase(),
});

/** What a session says of itself, without its intent. */
function observedSession(one: z.infer<typeof session>, status: ObservedPayment['status']): ObservedPayment | null {
  const id = typeof one.payment_intent === 'string' ? one.payment_intent : one.payment_intent?.id;
  if (!id) return null;
  return {
    provider_payment_id: id,
    status,
    amount: one.amount_total ?? 0,
    currency: (one.currency ?? '').toUpperCase(),
  };
}

const formOf = (fields: Record<string, string>): string => new URLSearchParams(fields).toString();
const toleranceS = 300;
// Stripe refuses a session that ends within half an hour, and a repeated call that says another end than the first one.
const afterWindowMs = 31 * 60_000;
const endOf = (payBy: Date): string => String(Math.floor((payBy.getTime() + afterWindowMs) / 1000));

/** The parts of 't=…,v1=…,v1=…'. */
function signatureParts(header: string): { t: string; v1: string[] } {
  const parts = header.split(',').map((part) => part.split('='));
  const of = (name: string) => parts.flatMap(([key, value]) => (key === name && value ? [value] : []));
  return { t: of('t')[0] ?? '', v1: of('v1') };
}

function sessionForm(origin: string, { key, order_number, amount, currency, expires_at }: PayWish): string {
  const back = `${origin}/myorders/${order_number}/pay`;
  return formOf({
    mode: 'payment',
    client_reference_id: order_number,
    success_url: back,
    cancel_url: back,
    expires_at: endOf(expires_at),
    'line_items[0][quantity]': '1',
    'line_items[0][price_data][currency]': currency.toLowerCase(),
    'line_items[0][price_data][unit_amount]': String(amount),
    'line_items[0][price_data][product_data][name]': `Order ${order_number}`,
    'payment_intent_data[metadata][key]': key,
  });
}

export function createStripe(keys: StripeKeys, outgoing: Outgoing): PaymentProvider {
  const ask = createAsk(outgoing, 'stripe');
  const headers = {
    authorization: `Bearer ${keys.secretKey}`,
    'content-type': 'application/x-www-form-urlencoded',
  };
  const at = (path: string) => `${keys.apiUrl}/v1${path}`;
  return {
    name: 'stripe',
    methods: ['card'],
    async open(wish) {
      const body = sessionForm(keys.publicUrl, wish);
      const made = await ask({
        act: 'open',
        url: at('/checkout/sessions'),
        method: 'POST',
        headers: { ...headers, 'idempotency-key': wish.key },
        body,
        shape: session,
      });
      return { provider_order_id: made.id, pay_url: made.url ?? null };
    },
    pageOf: ({ pay_url }) => ({ url: pay_url ?? keys.publicUrl, fields: null }),
    async listPayments(sessionId) {
      const url = at(`/checkout/sessions/${encodeURIComponent(sessionId)}?expand[]=payment_intent`);
      const found = await ask({ act: 'list payments', url, headers, shape: session });
      const paid = found.payment_intent;
      return typeof paid === 'object' && paid ? [observedIntent(paid)] : [];
    },
    async close(sessionId) {
      const url = at(`/checkout/sessions/${encodeURIComponent(sessionId)}/expire`);
      await ask({ act: 'close', url, method: 'POST', headers, shape: session });
    },
    async refund({ key, provider_payment_id, amount }) {
      const body = formOf({ payment_intent: provider_payment_id, amount: String(amount), 'metadata[key]': key });
      const keyed = { ...headers, 'idempotency-key': key };
      return refundOf(
        await ask({ act: 'refund', url: at('/refunds'), method: 'POST', headers: keyed, body, shape: refund }),
      );
    },
    async findRefund(id) {
      return refundOf(
        await ask({ act: 'find refund', url: at(`/refunds/${encodeURIComponent(id)}`), headers, shape: refund }),
      );
    },
    readEvent(body, given, now) {
      const { t, v1 } = signatureParts(headerOf(given, 'stripe-signature'));
      const isRecent = /^\d{1,12}$/.test(t) && Math.abs(now.getTime() / 1000 - Number(t)) <= toleranceS;
      const data = Buffer.concat([Buffer.from(`${t}.`), body]);
      if (!isRecent || !v1.some((one) => isSigned(keys.webhookSecrets, data, one))) return undefined;
      return readSigned(body, eventOf);
    },
  };
}

const sessionStates: Readonly<Record<string, ObservedPayment['status']>> = {
  'checkout.session.async_payment_succeeded': 'captured',
  'checkout.session.async_payment_failed': 'failed',
};

function eventOf(json: unknown): ProviderEvent | undefined {
  const parsed = z.safeParse(event, json);
  if (!parsed.success) return undefined;
  const { id, type, data } = parsed.data;
  const nothing = { id, type, provider_order_id: null, payment: null, refund: null };
  if (data.object.object === 'refund') {
    const back = z.safeParse(refund, data.object);
    return back.success ? { ...nothing, refund: refundOf(back.data) } : undefined;
  }
  if (data.object.object !== 'checkout.session') return nothing;
  const seen = z.safeParse(session, data.object);
  return seen.success ? sessionEvent(nothing, seen.data) : undefined;
}

function sessionEvent(nothing: ProviderEvent, told: z.infer<typeof session>): ProviderEvent {
  const { type } = nothing;
  const isPaid = type === 'checkout.session.completed' && told.payment_status === 'paid';
  const status = isPaid ? 'captured' : findOwn(sessionStates, type);
  return { ...nothing, provider_order_id: told.id, payment: status ? observedSession(told, status) : null };
}
