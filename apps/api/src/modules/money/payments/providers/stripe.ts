// Stripe: a Checkout session for each payment, on Stripe's own page, under the payment's key.
import { findOwn } from '@tawa/domain/common/own';
import type { ObservedPayment } from '@tawa/domain/money/payments';
import type { Stripe } from 'stripe';
import { z } from 'zod/mini';
import type { Outgoing } from '#platform/outgoing.ts';
import {
  headerOf,
  type PaymentProvider,
  type PaymentInput,
  type ProviderEvent,
  type ProviderRefund,
} from './provider.ts';
import { readSigned } from './read-signed.ts';
import { createStripeCall, loadStripe } from './stripe-call.ts';
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
  last_payment_error: z.optional(z.unknown()),
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

const toleranceS = 300;
// Stripe refuses a session that ends within half an hour, and a repeated call that says another end than the first one.
const afterWindowMs = 31 * 60_000;
const endOf = (payBy: Date): number => Math.floor((payBy.getTime() + afterWindowMs) / 1000);

function sessionOf(origin: string, { key, order_number, amount, currency, expires_at, back: path }: PaymentInput) {
  const back = `${origin}${path}`;
  const price_data = {
    currency: currency.toLowerCase(),
    unit_amount: amount,
    product_data: { name: `Order ${order_number}` },
  };
  return {
    mode: 'payment',
    client_reference_id: order_number,
    success_url: back,
    cancel_url: back,
    expires_at: endOf(expires_at),
    line_items: [{ quantity: 1, price_data }],
    payment_intent_data: { metadata: { key } },
  } satisfies Stripe.Checkout.SessionCreateParams;
}

/** Reads an answer: what ends up in rows is checked, and the compiler checks that Stripe's own type of it can be read. */
const read = <S extends z.ZodMiniType>(shape: S, answer: z.input<S>): z.output<S> => z.parse(shape, answer);

export function createStripe(keys: StripeKeys, outgoing: Outgoing): PaymentProvider {
  const library = loadStripe();
  const call = createStripeCall(keys, outgoing, library);
  return {
    name: 'stripe',
    methods: ['card'],
    async open(input) {
      const made = await call('open', async (stripe) => {
        const params = sessionOf(keys.publicUrl, input);
        return read(session, await stripe.checkout.sessions.create(params, { idempotencyKey: input.key }));
      });
      return { provider_order_id: made.id, pay_url: made.url ?? null };
    },
    pageOf: ({ pay_url }) => ({ url: pay_url ?? keys.publicUrl, fields: null }),
    async listPayments(id) {
      const { payment_intent: paid } = await call('list payments', async (stripe) =>
        read(session, await stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] })),
      );
      return typeof paid === 'object' && paid ? [observedIntent(paid)] : [];
    },
    async close(id) {
      await call('close', (stripe) => stripe.checkout.sessions.expire(id));
    },
    refund: ({ key, provider_payment_id: payment_intent, amount }) =>
      call('refund', async (stripe) => {
        const params = { payment_intent, amount, metadata: { key } };
        return refundOf(read(refund, await stripe.refunds.create(params, { idempotencyKey: key })));
      }),
    findRefund: (id) =>
      call('find refund', async (stripe) => refundOf(read(refund, await stripe.refunds.retrieve(id)))),
    async readEvent(body, headers, now) {
      const { webhooks } = await library;
      const header = headerOf(headers, 'stripe-signature');
      const isSigned = (secret: string): boolean => {
        try {
          return webhooks.signature?.verifyHeader(body, header, secret, toleranceS, undefined, now.getTime()) ?? false;
        } catch {
          // It throws for whatever is not signed, and other errors for what is not even a signature.
          return false;
        }
      };
      return keys.webhookSecrets.some(isSigned) ? readSigned(body, eventOf) : undefined;
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
  const completed = z.safeParse(session, data.object);
  return completed.success ? sessionEvent(nothing, completed.data) : undefined;
}

function sessionEvent(nothing: ProviderEvent, checkout: z.infer<typeof session>): ProviderEvent {
  const { type } = nothing;
  const isPaid = type === 'checkout.session.completed' && checkout.payment_status === 'paid';
  const status = isPaid ? 'captured' : findOwn(sessionStates, type);
  return { ...nothing, provider_order_id: checkout.id, payment: status ? observedSession(checkout, status) : null };
}
