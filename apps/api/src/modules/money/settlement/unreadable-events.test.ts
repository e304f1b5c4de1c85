import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { refuseViolations } from '#testing/invariants.ts';
import { openTill, openWorld, type Till, type World } from './testing/till.ts';
import { demoSecret } from '#modules/money/payments/payments.service.ts';

let world: World;
let till: Till;
beforeAll(async () => {
  world = await openWorld(undefined, {
    STRIPE_SECRET_KEY: 'sk_1',
    STRIPE_WEBHOOK_SECRET: 'hook',
    RAZORPAY_KEY_ID: 'rzp_1',
    RAZORPAY_KEY_SECRET: 'rzp-key',
    RAZORPAY_WEBHOOK_SECRET: 'hook',
  });
});
beforeEach(async () => {
  till = await openTill(world);
  await world.deps.db.deleteFrom('notifications').execute();
});
afterAll(async () => {
  await refuseViolations(world.deps.db);
  await world.close();
});

const hmac = (secret: string, data: string | Buffer) => createHmac('sha256', secret).update(data).digest('hex');
const providers = ['razorpay', 'stripe', 'demo'] as const;
type Name = (typeof providers)[number];

function signatureOf(provider: Name, body: Buffer): Record<string, string> {
  if (provider === 'razorpay') return { 'x-razorpay-signature': hmac('hook', body) };
  if (provider === 'demo') return { 'x-demo-signature': hmac(demoSecret(world.deps.env), body) };
  const t = String(Math.floor(world.clock.now().getTime() / 1000));
  return { 'stripe-signature': `t=${t},v1=${hmac('hook', Buffer.concat([Buffer.from(`${t}.`), body]))}` };
}

async function post(provider: Name, given: string | Buffer, extra: Record<string, string> = {}) {
  const payload = Buffer.from(given);
  const headers = { 'content-type': 'application/json', ...signatureOf(provider, payload), ...extra };
  const url = `/api/payments/webhook/${provider}`;
  const { statusCode, body } = await world.app.inject({ method: 'POST', url, headers, payload });
  return { status: statusCode, body: JSON.parse(body) };
}

const keptOf = (raw: string) =>
  world.deps.db.selectFrom('payment_events').select(['result', 'type']).where('raw', '=', raw).execute();
const told = () =>
  world.deps.db
    .selectFrom('notifications')
    .select(['user_id', 'body'])
    .where('kind', '=', 'office_event')
    .where('user_id', '=', till.admin.userId)
    .execute();

/** The smallest event of each that is read, for one session. */
const eventOf = (provider: Name, session: string): unknown => {
  const paid = { id: 'pay_9', status: 'captured', amount: 100, currency: 'INR' };
  if (provider === 'demo') return { id: 'evt_9', type: 'payment.captured', order_id: session, payment: paid };
  if (provider === 'razorpay')
    return { event: 'payment.captured', payload: { payment: { entity: { ...paid, order_id: session } } } };
  const object = { object: 'checkout.session', id: session, payment_status: 'paid', payment_intent: 'pi_9' };
  return {
    id: 'evt_9',
    type: 'checkout.session.completed',
    data: { object: { ...object, amount_total: 100, currency: 'inr' } },
  };
};

const noJson = ['', '{', 'null,', '{"id":1', "{'id':1}", Buffer.from([0x7b, 0xff, 0x7d]), Buffer.from('"\0"')];
const odd = ['null', '[]', '{}', 'true', '1e400', '"\\u0000"', '"\\ud800"', '{"id":"\\u0000","type":"a","event":"b"}'];
const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;

describe.each(providers)('%s', (provider) => {
  test.each(noJson)('is refused with what is no JSON: %j (payments-11)', async (body) => {
    expect(await post(provider, body)).toMatchObject({ status: 400, body: { code: 'invalid' } });
  });

  test.each([...odd, deep].map((body) => [body.slice(0, 40), body]))(
    'is heard once, kept and told to the office, with %s (payments-11)',
    async (_shown, shape) => {
      const body = `${shape} ${' '.repeat(providers.indexOf(provider))}`;
      expect(await post(provider, body)).toEqual({ status: 200, body: { result: 'unreadable' } });
      expect(await keptOf(body)).toEqual([{ result: 'unreadable', type: 'unreadable' }]);
      expect(await told()).toHaveLength(1);
      expect(await post(provider, body)).toEqual({ status: 200, body: { result: 'repeated' } });
    },
  );

  test('of a day of such events the office hears once (payments-11)', async () => {
    for (const at of [1, 2, 3]) await post(provider, `{"odd":${at},"from":"${provider}"}`);
    expect(await told()).toHaveLength(1);
    expect((await told())[0]?.body).toMatch(new RegExp(`^${provider} signed`, 'i'));
  });

  const replaced = fc.oneof(
    fc.constantFrom(undefined, null, [], {}, -1, 1e15, 0.5, '', '\0', 'x'.repeat(9000)),
    fc.jsonValue(),
  );

  /** The event with the value at one place changed; the place is the n-th in reading order. */
  function changeAt(value: unknown, place: { n: number }, to: unknown): unknown {
    if (place.n-- === 0) return to;
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, changeAt(one, place, to)]));
  }

  test('never fails, whatever stands in any place of an event (payments-11)', async () => {
    const session = `cs_${provider}_known`;
    const { payment_id } = await till.payment(await till.place('card'));
    const named = { provider, provider_order_id: session };
    await world.deps.db.updateTable('payments').set(named).where('payment_id', '=', payment_id).execute();
    await fc.assert(
      fc.asyncProperty(fc.nat(12), replaced, async (n, to) => {
        const changed = changeAt(eventOf(provider, session), { n }, to);
        const body = JSON.stringify(changed) ?? '';
        const reply = await post(provider, body, { 'x-razorpay-event-id': hmac('id', body) });
        expect(reply.status, `${body.slice(0, 300)} ${JSON.stringify(reply.body)}`).toBe(body === '' ? 400 : 200);
      }),
      { numRuns: 150, seed: 11 },
    );
  });

  test('never fails with any JSON', async () => {
    await fc.assert(
      fc.asyncProperty(fc.json({ maxDepth: 4 }), async (body) => {
        const { status } = await post(provider, body);
        expect(status, `answer to ${body}`).toBe(200);
      }),
      { numRuns: 60, seed: 12 },
    );
  });

  test('with another’s signature changes nothing', async () => {
    const count = () => world.deps.db.selectFrom('payment_events').select('payment_event_id').execute();
    const before = await count();
    for (const body of ['', '{', 'null', '{}']) {
      const signed = signatureOf(provider, Buffer.from(`${body} `));
      expect(await post(provider, body, signed)).toMatchObject({ status: 400 });
    }
    expect(await count()).toHaveLength(before.length);
    expect(await told()).toHaveLength(0);
  });
});

test('an event that is read still counts when an odd one came before it under its name', async () => {
  expect(await post('demo', '{"id":"evt_odd","type":"payment.captured"}')).toMatchObject({ status: 200 });
  const read = JSON.stringify({ ...Object(eventOf('demo', 'order_unknown')), id: 'evt_odd' });
  expect(await post('demo', read)).toEqual({ status: 200, body: { result: 'unknown_order' } });
});

test('a name of an event that is too long to be kept is left aside', async () => {
  const body = JSON.stringify(eventOf('razorpay', 'order_unknown'));
  const reply = await post('razorpay', body, { 'x-razorpay-event-id': 'é'.repeat(3900) });
  expect(reply).toEqual({ status: 200, body: { result: 'unknown_order' } });
});
