import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createHmac } from 'node:crypto';
import { validatePaymentVerification, validateWebhookSignature } from 'razorpay/dist/utils/razorpay-utils.js';
import { Stripe } from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { parseEnv } from '#platform/env.ts';
import { makeSealKey } from '#platform/keys/server-keys.ts';
import { startTestApp } from '#testing/app.ts';
import type { PaymentProvider } from './providers/provider.ts';
import { ProviderRefusal } from './providers/provider.ts';
import { createLog } from '#platform/log.ts';
import { createOutgoing } from '#platform/outgoing.ts';
import { createProviders } from './providers/providers.ts';
import { createRazorpay, isRazorpayReturn } from './providers/razorpay.ts';
import { createStripe } from './providers/stripe.ts';
import { openStandIn } from './testing/stand-in.ts';

let bank: Awaited<ReturnType<typeof openStandIn>>;
let razorpay: PaymentProvider;
let stripe: PaymentProvider;
const outgoing = createOutgoing(createLog('silent'));
beforeAll(async () => {
  bank = await openStandIn();
  const common = { apiUrl: bank.url, publicUrl: 'https://food.example', webhookSecrets: ['new-hook', 'old-hook'] };
  razorpay = createRazorpay({ ...common, keyId: 'rzp_1', keySecret: 'rzp-key' }, outgoing);
  stripe = createStripe({ ...common, secretKey: 'sk_1' }, outgoing);
});
afterAll(() => bank.close());
beforeEach(() => {
  bank.fail(null);
  bank.calls.length = 0;
});

const hmac = (secret: string, data: string) => createHmac('sha256', secret).update(data).digest('hex');
const wish = (key: string) => ({
  key,
  order_number: 'FD-ABC123',
  amount: 51_806,
  currency: 'INR',
  method: 'upi',
  expires_at: new Date('2026-06-15T07:15:00Z'),
  back: '/myorders/FD-ABC123/pay',
});
const now = new Date('2026-06-15T07:00:00Z');
const lastCall = () => bank.calls.at(-1);

describe('Razorpay', () => {
  test('opens one order for a key, however often it is asked and whatever got lost', async () => {
    const first = await razorpay.open(wish('key-razorpay-1'));
    expect(JSON.parse(lastCall()?.body ?? '')).toMatchObject({
      amount: 51_806,
      currency: 'INR',
      receipt: 'key-razorpay-1',
      payment: { capture: 'automatic', capture_options: { automatic_expiry_period: 7200, manual_expiry_period: 7200 } },
    });
    expect(lastCall()?.headers.authorization).toBe(`Basic ${Buffer.from('rzp_1:rzp-key').toString('base64')}`);
    expect(await razorpay.open(wish('key-razorpay-1'))).toEqual(first);
  });

  test('is paid on its own page, by a form that comes back to us', () => {
    const page = razorpay.pageOf({ provider_order_id: 'order_9', pay_url: null, input: wish('k') });
    expect(page.url).toBe(`${bank.url}/v1/checkout/embedded`);
    expect(page.fields).toMatchObject({
      key_id: 'rzp_1',
      order_id: 'order_9',
      amount: '51806',
      callback_url: 'https://food.example/pay/razorpay/return',
      cancel_url: 'https://food.example/myorders/FD-ABC123/pay',
    });
  });

  test('tells of every attempt; what was given back had been captured', async () => {
    const { provider_order_id: id } = await razorpay.open(wish('key-razorpay-2'));
    bank.pay(id, { id: 'pay_1', amount: 51_806, currency: 'INR', status: 'failed' });
    bank.pay(id, { id: 'pay_2', amount: 51_806, currency: 'INR', status: 'refunded' });
    expect(await razorpay.listPayments(id)).toEqual([
      { provider_payment_id: 'pay_1', status: 'failed', amount: 51_806, currency: 'INR' },
      { provider_payment_id: 'pay_2', status: 'captured', amount: 51_806, currency: 'INR' },
    ]);
  });

  test('refunds once for a key of at least ten characters, with the bank’s reference', async () => {
    const refund = () => razorpay.refund({ key: '0c3f8a52-refund', provider_payment_id: 'pay_2', amount: 5000 });
    const first = await refund();
    expect(first).toMatchObject({ state: 'processed', bank_reference: expect.stringContaining('ARN') });
    expect(lastCall()).toMatchObject({
      path: '/v1/payments/pay_2/refund',
      headers: { 'x-refund-idempotency': '0c3f8a52-refund' },
    });
    expect(await refund()).toEqual(first);
    expect(await razorpay.findRefund(first.provider_refund_id)).toMatchObject({ state: 'processed' });
  });

  const told = JSON.stringify({
    event: 'payment.captured',
    payload: {
      payment: { entity: { id: 'pay_3', status: 'captured', amount: 51_806, currency: 'INR', order_id: 'order_3' } },
    },
  });
  const hear = (body: string, signature: string) =>
    razorpay.readEvent(Buffer.from(body), { 'x-razorpay-signature': signature, 'x-razorpay-event-id': 'evt_3' }, now);

  test('is believed with either secret while they are changed, and by its event’s own id (payments-10)', async () => {
    for (const secret of ['new-hook', 'old-hook'])
      expect(await hear(told, hmac(secret, told))).toMatchObject({
        id: 'evt_3',
        provider_order_id: 'order_3',
        payment: { provider_payment_id: 'pay_3', status: 'captured', amount: 51_806 },
      });
  });

  test('signs as Razorpay’s own library does', () => {
    expect(validateWebhookSignature(told, hmac('new-hook', told), 'new-hook')).toBe(true);
    const ids = { order_id: 'order_1', payment_id: 'pay_1' };
    expect(validatePaymentVerification(ids, hmac('rzp-key', 'order_1|pay_1'), 'rzp-key')).toBe(true);
  });

  test.each([
    ['another secret', told, hmac('guess', told)],
    ['another body', told.replace('51806', '100'), hmac('new-hook', told)],
    ['no signature', told, ''],
  ])('is not believed with %s (payments-10)', async (_why, body, signature) => {
    expect(await hear(body, signature)).toBeUndefined();
  });

  test('may tell of what we do not know', async () => {
    const other = '{"event":"settlement.processed","payload":{"settlement":{}}}';
    expect(await hear(other, hmac('new-hook', other))).toMatchObject({ payment: null, refund: null });
  });

  test('sends the customer back with a signature over order and payment', () => {
    const back = { order_id: 'order_1', payment_id: 'pay_1', signature: hmac('rzp-key', 'order_1|pay_1') };
    expect(isRazorpayReturn({ keySecret: 'rzp-key' }, back)).toBe(true);
    expect(isRazorpayReturn({ keySecret: 'rzp-key' }, { ...back, payment_id: 'pay_2' })).toBe(false);
  });
});

describe('Stripe', () => {
  test('opens one session for a key and is paid on its own page', async () => {
    const first = await stripe.open(wish('key-stripe-1'));
    expect(lastCall()?.headers).toMatchObject({ authorization: 'Bearer sk_1', 'idempotency-key': 'key-stripe-1' });
    const form = new URLSearchParams(lastCall()?.body);
    expect(form.get('line_items[0][price_data][unit_amount]')).toBe('51806');
    expect(form.get('success_url')).toBe('https://food.example/myorders/FD-ABC123/pay');
    expect(await stripe.open(wish('key-stripe-1'))).toEqual(first);
    expect(stripe.pageOf({ ...first, input: wish('k') })).toMatchObject({ url: first.pay_url, fields: null });
  });

  test('ends by itself no sooner than Stripe allows, however late in the window it is opened, and always says the same (payments-8)', async () => {
    await stripe.open(wish('key-stripe-3'));
    const end = Number(new URLSearchParams(lastCall()?.body).get('expires_at')) * 1000;
    const last = wish('key-stripe-3').expires_at.getTime();
    expect(end - last).toBeGreaterThan(30 * 60_000);
    expect(end - last).toBeLessThan(23 * 3_600_000);
  });

  test('tells what became of the session', async () => {
    const { provider_order_id: id } = await stripe.open(wish('key-stripe-2'));
    expect(await stripe.listPayments(id)).toEqual([]);
    bank.pay(id, { id: 'pi_2', amount: 51_806, currency: 'inr', status: 'succeeded' });
    expect(await stripe.listPayments(id)).toEqual([
      { provider_payment_id: 'pi_2', status: 'captured', amount: 51_806, currency: 'INR' },
    ]);
  });

  test('refunds once for a key; what is pending is asked again', async () => {
    const refund = () => stripe.refund({ key: 'refund-key-stripe', provider_payment_id: 'pi_2', amount: 5000 });
    const first = await refund();
    expect(first).toMatchObject({ state: 'pending' });
    expect(await refund()).toEqual(first);
    expect(await stripe.findRefund(first.provider_refund_id)).toMatchObject({
      state: 'processed',
      bank_reference: 'REF1',
    });
  });

  const told = JSON.stringify({
    id: 'evt_1',
    type: 'checkout.session.completed',
    data: {
      object: {
        object: 'checkout.session',
        id: 'cs_9',
        payment_status: 'paid',
        amount_total: 51_806,
        currency: 'inr',
        payment_intent: 'pi_9',
      },
    },
  });
  const t = String(now.getTime() / 1000);
  const hear = (header: string, at = now) => stripe.readEvent(Buffer.from(told), { 'stripe-signature': header }, at);

  test('is believed with any right v1, under either secret (payments-10)', async () => {
    const wrong = hmac('guess', `${t}.${told}`);
    for (const secret of ['new-hook', 'old-hook'])
      expect(await hear(`t=${t},v1=${wrong},v1=${hmac(secret, `${t}.${told}`)},v0=x`)).toMatchObject({
        id: 'evt_1',
        provider_order_id: 'cs_9',
        payment: { provider_payment_id: 'pi_9', status: 'captured', amount: 51_806, currency: 'INR' },
      });
  });

  test('is believed with a header that Stripe’s own library wrote', async () => {
    const header = Stripe.webhooks.generateTestHeaderString({
      payload: told,
      secret: 'old-hook',
      timestamp: Number(t),
    });
    expect(await hear(header)).toMatchObject({ id: 'evt_1' });
  });

  test('is not believed after 300 seconds, with another time or secret, or with nothing (payments-10)', async () => {
    const right = hmac('new-hook', `${t}.${told}`);
    expect(await hear(`t=${t},v1=${right}`, new Date(now.getTime() + 300_000))).toBeDefined();
    expect(await hear(`t=${t},v1=${right}`, new Date(now.getTime() + 301_000))).toBeUndefined();
    expect(await hear(`t=${Number(t) + 1},v1=${right}`)).toBeUndefined();
    expect(await hear(`t=${t},v1=${hmac('guess', `${t}.${told}`)}`)).toBeUndefined();
    for (const header of ['', 't=,v1=', 'v1=abc', `t=${t}`, `t=${t},v1`, `t=${t},v1=`])
      expect(await hear(header)).toBeUndefined();
  });
});

describe('a provider that does not answer well', () => {
  test.each([400, 404, 422])('refuses for good with %i', async (status) => {
    bank.fail(status);
    await expect(razorpay.refund({ key: 'another-key-1', provider_payment_id: 'p', amount: 1 })).rejects.toBeInstanceOf(
      ProviderRefusal,
    );
  });

  test.each(['razorpay', 'stripe'] as const)('is asked once, whatever it answers: %s', async (name) => {
    const provider = name === 'stripe' ? stripe : razorpay;
    for (const how of ['hang up', 409, 429, 503] as const) {
      bank.fail(how);
      bank.calls.length = 0;
      const refund = provider.refund({ key: `once-${name}`, provider_payment_id: 'p', amount: 1 });
      await expect(refund).rejects.toThrow(/./);
      expect(bank.calls).toHaveLength(1);
    }
  });

  test.each([401, 409, 429, 500, 503, 'hang up'] as const)('leaves unknown what happened with %s', async (how) => {
    bank.fail(how);
    const refused = await stripe
      .refund({ key: 'another-key-2', provider_payment_id: 'p', amount: 1 })
      .catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(Error);
    expect(refused).not.toBeInstanceOf(ProviderRefusal);
  });
});

test('the demo provider stands in where no real one is configured, and never in production without DEMO (payments-12)', async () => {
  const world = await startTestApp();
  const folder = mkdtempSync(join(tmpdir(), 'tawa-providers-'));
  const SEAL_KEYS = makeSealKey(new Date());
  const base = { JWT_SECRET: 'k7Zq!vP2rX9wLm4tB8nD1sF6gH3jQ5yC', SEAL_KEYS, DATA_DIR: folder };
  const keys = { RAZORPAY_KEY_ID: 'r', RAZORPAY_KEY_SECRET: 's', RAZORPAY_WEBHOOK_SECRET: 'w' };
  const offered = (settings: Record<string, string>) => {
    const { forMethod, methods } = createProviders(parseEnv({ ...base, ...settings }), world.db, outgoing);
    return methods.map((method) => `${method} ${forMethod(method)?.name}`);
  };
  expect(offered({})).toEqual(['upi demo', 'card demo', 'netbanking demo']);
  expect(offered({ NODE_ENV: 'production' })).toEqual([]);
  expect(offered({ NODE_ENV: 'production', DEMO: '1' })).toHaveLength(3);
  expect(offered(keys)).toEqual(['upi razorpay', 'card razorpay', 'netbanking razorpay']);
  expect(offered({ STRIPE_SECRET_KEY: 's', STRIPE_WEBHOOK_SECRET: 'w' })).toEqual(['card stripe']);
  rmSync(folder, { recursive: true });
  await world.close();
});
