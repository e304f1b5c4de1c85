import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { refuseViolations } from '#testing/invariants.ts';
import { openStandIn } from '#modules/money/payments/testing/stand-in.ts';
import { openSharing } from '#modules/ordering/groups/testing/sharing.ts';
import { openTill, openWorld, type Till, type World } from './testing/till.ts';

let bank: Awaited<ReturnType<typeof openStandIn>>;
let world: World;
let till: Till;
beforeAll(async () => {
  bank = await openStandIn();
  world = await openWorld(undefined, {
    RAZORPAY_KEY_ID: 'rzp_1',
    RAZORPAY_KEY_SECRET: 'rzp-key',
    RAZORPAY_WEBHOOK_SECRET: 'hook',
    RAZORPAY_API_URL: bank.url,
  });
});
afterAll(async () => {
  await refuseViolations(world.deps.db);
  await world.close();
  await bank.close();
});
beforeEach(async () => {
  bank.fail(null);
  till = await openTill(world);
});

const hmac = (secret: string, data: string) => createHmac('sha256', secret).update(data).digest('hex');

async function begin() {
  const number = await till.place('upi');
  const path = `/orders/${number}/payment/open`;
  const { body, status } = await world.call(till.customer, { method: 'POST', path, body: {} });
  const { provider_order_id } = await till.payment(number);
  return { number, path, body, status, id: provider_order_id ?? '' };
}

const comeBack = (order_id: string, payment_id: string, secret = 'rzp-key') =>
  world.app.inject({
    method: 'POST',
    url: '/pay/razorpay/return',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({
      razorpay_order_id: order_id,
      razorpay_payment_id: payment_id,
      razorpay_signature: hmac(secret, `${order_id}|${payment_id}`),
    }).toString(),
  });

test('the customer who comes back makes us ask, and what Razorpay then says places the order', async () => {
  const { number, body, id } = await begin();
  expect(body).toMatchObject({ url: `${bank.url}/v1/checkout/embedded`, fields: { order_id: id, key_id: 'rzp_1' } });
  const { amount } = await till.payment(number);
  bank.pay(id, { id: `pay_${number}`, amount, currency: 'INR', status: 'captured' });
  const back = await comeBack(id, `pay_${number}`);
  expect([back.statusCode, back.headers.location]).toEqual([303, `/myorders/${number}/pay`]);
  expect((await till.order(number)).status).toBe('placed');
});

test('coming back proves nothing by itself: forged or true, unpaid stays unpaid (payments-10)', async () => {
  const { number, id } = await begin();
  expect((await comeBack(id, 'pay_x')).headers.location).toBe(`/myorders/${number}/pay`);
  expect((await comeBack(id, 'pay_x', 'guess')).headers.location).toBe('/myorders');
  expect((await till.order(number)).status).toBe('pending_payment');
});

test('a guest who paid their share comes back to their group, which asks and goes back the same way (groups-12)', async () => {
  const { customer: host, kitchen, dish } = till;
  const sharing = await openSharing(world, { host, kitchen, dish }, ['Sana']);
  await sharing.askAll();
  const [sana] = sharing.guests;
  const opened = await sana?.open();
  expect(opened?.body).toMatchObject({ fields: { cancel_url: expect.stringMatching(/\/g\/[\w-]{43}$/) } });
  const id = String(Reflect.get(Object(opened?.body.fields), 'order_id'));
  const amount = Math.round(((await sana?.share())?.asked?.total ?? 0) * 100);
  bank.pay(id, { id: `pay_share_${id}`, amount, currency: 'INR', status: 'captured' });
  const back = await comeBack(id, `pay_share_${id}`);
  expect([back.statusCode, back.headers.location]).toEqual([303, `/g/${sharing.group.token}`]);
  expect((await sana?.share())?.asked?.state).toBe('paid');
  await sana?.back();
  await world.deps.jobs.runDue();
  expect((await sana?.share())?.asked).toMatchObject({ state: 'back', is_back_sent: true });
});

test('a signed event places the order once, and a rejected one goes back with the bank’s reference', async () => {
  const { number, id } = await begin();
  const { amount } = await till.payment(number);
  const entity = { id: `pay_${number}`, status: 'captured', amount, currency: 'INR', order_id: id };
  const payload = JSON.stringify({ event: 'payment.captured', payload: { payment: { entity } } });
  const hook = () =>
    world.app.inject({
      method: 'POST',
      url: '/api/payments/webhook/razorpay',
      headers: {
        'content-type': 'application/json',
        'x-razorpay-signature': hmac('hook', payload),
        'x-razorpay-event-id': `evt_${number}`,
      },
      payload,
    });
  const heard = await Promise.all(Array.from({ length: 8 }, hook));
  expect(heard.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 8 }, () => 200));
  expect((await till.order(number)).status).toBe('placed');
  await till.move(till.kitchen.owner, number, 'rejected', { reason: 'TOO_BUSY' });
  await world.deps.jobs.runDue();
  expect(await till.refunds(number)).toMatchObject([
    { state: 'processed', bank_reference: expect.stringMatching(/^ARN/) },
  ]);
});

test('while Razorpay is silent the order waits, and the next try opens the same payment', async () => {
  bank.fail('hang up');
  const first = await begin();
  expect(first.status).toBe(503);
  expect(await till.payment(first.number)).toMatchObject({ status: 'created', provider_order_id: null });
  bank.fail(null);
  const opened = await Promise.all(
    [1, 2].map(() => world.call(till.customer, { method: 'POST', path: first.path, body: {} })),
  );
  expect(opened.map(({ status }) => status)).toEqual([200, 200]);
  const orders = opened.map(({ body }) => JSON.stringify(body.fields));
  expect(new Set(orders).size).toBe(1);
});

test('a UPI code is asked for its exact sum, drawn from its content, heard by its own event and closed at Razorpay (payments-14)', async () => {
  const number = await till.place('cod');
  await till.move(till.kitchen.owner, number, 'accepted', { prep_minutes: 20 });
  const path = `/kitchen/orders/${number}/payment-code`;
  const { total } = await till.order(number);
  const shown = await world.call(till.kitchen.owner, { method: 'POST', path, body: {} });
  expect(shown.body).toMatchObject({ link: expect.stringMatching(/^upi:\/\/pay\?/), amount: total / 100 });
  const id = String(shown.body.link).split('tr=')[1] ?? '';
  const asked = bank.calls.find((call) => call.path === '/v1/payments/qr_codes' && call.body.includes(number));
  expect(JSON.parse(asked?.body ?? '')).toMatchObject({
    type: 'upi_qr',
    usage: 'single_use',
    fixed_amount: true,
    payment_amount: total,
  });
  const entity = { id: `pay_${number}`, status: 'captured', amount: total, currency: 'INR', order_id: null };
  const payload = JSON.stringify({
    event: 'qr_code.credited',
    payload: { payment: { entity }, qr_code: { entity: { id, entity: 'qr_code' } } },
  });
  const heard = await world.app.inject({
    method: 'POST',
    url: '/api/payments/webhook/razorpay',
    headers: {
      'content-type': 'application/json',
      'x-razorpay-signature': hmac('hook', payload),
      'x-razorpay-event-id': `evt_qr_${number}`,
    },
    payload,
  });
  expect(heard.json()).toEqual({ result: 'captured' });
  expect(await till.payment(number)).toMatchObject({ provider: 'razorpay', status: 'captured', provider_order_id: id });
  const next = await till.place('cod');
  bank.fail(503);
  const silent = await world.call(till.kitchen.owner, { method: 'POST', path: path.replace(number, next), body: {} });
  expect([silent.status, (await till.payment(next)).status]).toEqual([503, 'cod_due']);
});
