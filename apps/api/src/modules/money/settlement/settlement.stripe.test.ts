import { changeSetting } from '@tawa/contract/content/settings';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { refuseViolations } from '#testing/invariants.ts';
import { openStandIn } from '#modules/money/payments/testing/stand-in.ts';
import { openTill, openWorld, type Till, type World } from './testing/till.ts';

let bank: Awaited<ReturnType<typeof openStandIn>>;
let world: World;
let till: Till;
beforeAll(async () => {
  bank = await openStandIn();
  world = await openWorld(undefined, {
    STRIPE_SECRET_KEY: 'sk_1',
    STRIPE_WEBHOOK_SECRET: 'hook',
    STRIPE_API_URL: bank.url,
  });
});
afterAll(async () => {
  await refuseViolations(world.deps.db);
  await world.close();
  await bank.close();
});
beforeEach(async () => {
  bank.calls.length = 0;
  till = await openTill(world);
});

const windowMinutes = 5;

/** An order by card under the shortest window that the office can set, with its page at Stripe open. */
async function begin() {
  await world.call(till.admin, {
    ...changeSetting,
    body: { key: 'payment_window', value: windowMinutes, reason: 'Tables are few' },
  });
  const number = await till.place('card');
  await till.open(number);
  const { provider_order_id, amount } = await till.payment(number);
  const path = `/v1/checkout/sessions/${provider_order_id}`;
  return { number, amount, id: provider_order_id ?? '', path };
}

const told = () => bank.calls.map(({ method, path }) => `${method} ${path.split('?')[0]}`);

async function endWindow(): Promise<void> {
  world.clock.advance(windowMinutes * 60_000 + 1000);
  await world.deps.jobs.runDue();
}

test('a window shorter than a session of Stripe ends the session with the order, before it is asked for the last time (payments-8)', async () => {
  const { number, path } = await begin();
  const { body } = bank.calls.at(-1) ?? { body: '' };
  const sessionEnd = Number(new URLSearchParams(body).get('expires_at')) * 1000;
  expect(sessionEnd - world.clock.now().getTime()).toBeGreaterThan(30 * 60_000);
  await endWindow();
  expect(told().slice(-2)).toEqual([`POST ${path}/expire`, `GET ${path}`]);
  expect((await till.order(number)).status).toBe('expired');
});

test('the session of an order that its customer gave up ends as well', async () => {
  const { number, path } = await begin();
  await till.move(till.customer, number, 'cancelled', { reason: 'CHANGED_MIND' });
  expect((await till.order(number)).status).toBe('cancelled');
  await endWindow();
  expect(told()).toContain(`POST ${path}/expire`);
});

test('what was paid in the last moment, so that Stripe refuses to end the session, places the order', async () => {
  const { number, id, amount, path } = await begin();
  bank.pay(id, { id: `pi_${number}`, amount, currency: 'inr', status: 'succeeded' });
  await endWindow();
  expect(told()).toContain(`POST ${path}/expire`);
  expect((await till.order(number)).status).toBe('placed');
});
