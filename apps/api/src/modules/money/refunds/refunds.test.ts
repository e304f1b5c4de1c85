import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { refuseViolations } from '#testing/invariants.ts';
import { openTill, openWorld, type Till, type World } from '#modules/money/settlement/testing/till.ts';
import { addPerson } from '#modules/ordering/orders/testing/people.ts';
import { transaction } from '#platform/database/transaction.ts';
import { giveCredit } from '#modules/money/ledger/ledger.service.ts';
import { sendRefund, sweepRefunds } from './refunds.process.ts';
import { ProviderRefusal } from '#modules/money/payments/payments.service.ts';

let world: World;
let till: Till;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  till = await openTill(world);
});
afterEach(() => refuseViolations(world.deps.db));

const hour = 3_600_000;

/** Paid, cooked and handed over. */
async function delivered(method = 'upi', quote = {}): Promise<string> {
  const number = await till.place(method, quote);
  if (method !== 'cod') await till.act(await till.open(number), 'pay');
  for (const to of ['accepted', 'ready', 'out_for_delivery']) await till.move(till.kitchen.owner, number, to);
  const { handover_code: code } = await till.order(number);
  expect((await till.move(till.kitchen.owner, number, 'delivered', { code })).status).toBe(200);
  return number;
}
const ask = (number: string, body: Record<string, unknown> = {}) =>
  world.call(till.customer, {
    method: 'POST',
    path: `/orders/${number}/refunds`,
    body: { reason: 'It was cold', ...body },
  });
const overview = async (number: string) =>
  (await world.call(till.customer, { method: 'GET', path: `/orders/${number}/refunds` })).body;
const decide = (id: unknown, word: string, body: object, who = till.admin) =>
  world.call(who, { method: 'POST', path: `/admin/refunds/${String(id)}/${word}`, body: { ...body } });
const quality = { cause: 'quality' };
const approval = { ...quality, explanation: 'The photo shows it' };
const lineOf = async (number: string) => {
  const { order_id } = await till.order(number);
  return world.deps.db.selectFrom('order_items').selectAll().where('order_id', '=', order_id).executeTakeFirstOrThrow();
};

describe('a customer', () => {
  test('asks for a refund within two hours of delivery, once at a time (refunds-4)', async () => {
    const number = await delivered();
    expect(await overview(number)).toMatchObject({ can_request: true, refunds: [], was_cash: false });
    const asked = await ask(number);
    expect(asked).toMatchObject({
      status: 201,
      body: { state: 'requested', amount: (await till.order(number)).total / 100 },
    });
    expect((await ask(number)).status).toBe(409);
    expect(await overview(number)).toMatchObject({ can_request: false, refunds: [{ state: 'requested' }] });
  });

  test('is sent to the complaints after that', async () => {
    const number = await delivered();
    world.clock.advance(2 * hour + 1000);
    expect(await ask(number)).toMatchObject({ status: 409 });
    expect(await overview(number)).toMatchObject({ can_request: false });
  });

  test('cannot ask before delivery, nor for the order of somebody else', async () => {
    const number = await till.place();
    expect((await ask(number)).status).toBe(409);
    till = await openTill(world);
    const done = await delivered('cod');
    const stranger = await addPerson(world.deps, 'user');
    const path = `/orders/${done}/refunds`;
    expect((await world.call(stranger, { method: 'POST', path, body: { reason: 'x' } })).status).toBe(404);
    expect((await world.call(stranger, { method: 'GET', path })).status).toBe(404);
  });

  test('gets cash back as credit that pays for the next order, or to a UPI id (credit-1)', async () => {
    const number = await delivered('cod');
    const { body } = await ask(number);
    expect(await decide(body.refund_id, 'approve', approval)).toMatchObject({
      body: { state: 'processed', destination: 'credit' },
    });
    const credit = await world.call(till.customer, { method: 'GET', path: '/credit' });
    expect(credit.body.balance).toBe((await till.order(number)).total / 100);
    const next = await till.place('credit');
    expect(await till.order(next)).toMatchObject({ status: 'placed' });
    expect(await till.payment(next)).toMatchObject({ provider: 'credit', status: 'captured' });
    await expect(till.place('credit')).rejects.toThrow('PAYMENT_UNAVAILABLE');
  });

  test('gets the credit of an order back that ends without food (refunds-1)', async () => {
    await transaction(world.deps.db, (tx) =>
      giveCredit(tx, {
        user_id: till.customer.userId,
        amount: 90_000,
        at: world.clock.now(),
        cause: `gift-${till.customer.userId}`,
      }),
    );
    const number = await till.place('credit');
    await till.move(till.kitchen.owner, number, 'rejected', { reason: 'TOO_BUSY' });
    expect((await world.call(till.customer, { method: 'GET', path: '/credit' })).body.balance).toBe(900);
  });

  test('gets cash to a UPI id by a transfer that the office notes (credit-1)', async () => {
    const number = await delivered('cod');
    const { body } = await ask(number, { upi_id: 'asha@okbank' });
    expect((await decide(body.refund_id, 'approve', approval)).body).toMatchObject({
      state: 'approved',
      upi_id: 'asha@okbank',
    });
    const waiting = await world.call(till.admin, { method: 'GET', path: '/admin/refunds/stuck' });
    const found = { of: 'refund', id: body.refund_id, order_number: number, upi_id: 'asha@okbank', state: 'approved' };
    expect(waiting.body.refunds).toContainEqual(expect.objectContaining(found));
    expect((await decide(body.refund_id, 'paid', { reference: 'UTR123456' })).body).toMatchObject({
      state: 'processed',
      bank_reference: 'UTR123456',
    });
    expect((await decide(body.refund_id, 'paid', { reference: 'UTR123456' })).status).toBe(409);
  });
});

describe('the office', () => {
  test('approves whole: it leaves by the provider with a reference, and the payment says refunded', async () => {
    const number = await delivered();
    const { body } = await ask(number);
    expect((await decide(body.refund_id, 'approve', approval)).body.state).toBe('approved');
    await world.deps.jobs.runDue();
    expect(await till.refunds(number)).toMatchObject([
      { state: 'processed', bank_reference: expect.stringMatching(/^DEMO/) },
    ]);
    expect(await till.payment(number)).toMatchObject({ status: 'refunded' });
  });

  test('approves by line: the line’s tax goes with it, and the rest can still be refunded to the paisa (refunds-4)', async () => {
    const number = await delivered();
    const line = await lineOf(number);
    const one = { order_item_id: line.order_item_id, quantity: 1 };
    const { body } = await ask(number, { items: [one] });
    expect(body).toMatchObject({ amount: (line.gross + line.tax) / 200, items: [{ quantity: 1 }] });
    await decide(body.refund_id, 'approve', approval);
    await world.deps.jobs.runDue();
    expect(await till.payment(number)).toMatchObject({ status: 'partially_refunded' });
    const path = `/admin/orders/${number}/refunds`;
    const again = { ...quality, items: [{ ...one, quantity: 2 }], reason: 'Cold' };
    expect((await world.call(till.admin, { method: 'POST', path, body: again })).status).toBe(409);
    const rest = await world.call(till.admin, { method: 'POST', path, body: { ...quality, reason: 'All of it' } });
    const { total, refunded_total } = await till.order(number);
    expect([rest.status, refunded_total]).toEqual([201, total]);
    await world.deps.jobs.runDue();
    expect(await till.payment(number)).toMatchObject({ status: 'refunded', refunded: total });
  });

  test('declines with a reason, and what was held is free again (refunds-4)', async () => {
    const number = await delivered();
    const first = await ask(number);
    expect((await decide(first.body.refund_id, 'decline', { reason: 'The photo shows all dishes' })).body.state).toBe(
      'declined',
    );
    expect(await till.payment(number)).toMatchObject({ refunded: 0 });
    expect((await overview(number)).refunds).toMatchObject([{ decline_reason: 'The photo shows all dishes' }]);
    expect((await ask(number)).status).toBe(201);
  });

  test('of two who decide at once one decides, and the other is told (refunds-4)', async () => {
    const number = await delivered();
    const { body } = await ask(number);
    const other = await addPerson(world.deps, 'admin');
    const answers = await Promise.all([
      decide(body.refund_id, 'approve', approval),
      decide(body.refund_id, 'approve', approval, other),
      decide(body.refund_id, 'decline', { reason: 'No' }, other),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  });

  test('never gives back more than came in, at any number of tries at once (refunds-3)', async () => {
    const number = await delivered();
    const { total } = await till.order(number);
    const path = `/admin/orders/${number}/refunds`;
    const amount = Math.floor(total / 3) / 100;
    const tries = Array.from({ length: 12 }, () =>
      world.call(till.admin, { method: 'POST', path, body: { amount, cause: 'goodwill', reason: 'Sorry' } }),
    );
    const answers = await Promise.all(tries);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9);
  });

  test('sends a failed refund again under another name, and one that was not answered under the same (refunds-5)', async () => {
    const number = await delivered();
    const { body } = await ask(number);
    const keys: string[] = [];
    const answersWith = (work: (key: string) => never) => {
      const provider = world.deps.providers.named('demo');
      if (!provider) throw new Error('There is no demo provider.');
      const refund = async ({ key }: { key: string }) => {
        keys.push(key);
        return work(key);
      };
      return { ...world.deps, providers: { ...world.deps.providers, named: () => ({ ...provider, refund }) } };
    };
    await decide(body.refund_id, 'approve', approval);
    const silent = answersWith(() => {
      throw new Error('timeout');
    });
    const id = Number(body.refund_id);
    await expect(sendRefund(silent, id)).rejects.toThrow('timeout');
    await expect(sendRefund(silent, id)).rejects.toThrow('timeout');
    await sendRefund(
      answersWith(() => {
        throw new ProviderRefusal('No such payment');
      }),
      id,
    );
    expect((await till.refunds(number))[0]).toMatchObject({ state: 'failed', failure: 'No such payment' });
    expect((await decide(id, 'retry', {})).status).toBe(200);
    await world.deps.jobs.runDue();
    expect((await till.refunds(number))[0]).toMatchObject({ state: 'processed', tries: 2 });
    expect(new Set(keys).size).toBe(1);
  });

  test('finds a refund that its job has lost', async () => {
    const number = await delivered();
    const { body } = await ask(number);
    await decide(body.refund_id, 'approve', approval);
    world.clock.advance(5 * 60_000);
    await sweepRefunds(world.deps);
    expect(await till.refunds(number)).toMatchObject([{ state: 'processed' }]);
  });

  test('sends held money back', async () => {
    const number = await till.place();
    await till.act(await till.open(number), 'pay', { claimed_amount: 7 });
    const held = await world.call(till.admin, { method: 'GET', path: '/admin/payments/held' });
    const [payment] = [held.body.payments].flat();
    const id = typeof payment === 'object' && payment ? Reflect.get(payment, 'payment_id') : 0;
    const path = `/admin/payments/${String(id)}/return`;
    expect(await world.call(till.admin, { method: 'POST', path, body: {} })).toMatchObject({
      status: 200,
      body: { amount: 7 },
    });
    await world.deps.jobs.runDue();
    expect((await world.call(till.admin, { method: 'POST', path, body: {} })).status).toBe(409);
  });
});

test('the restaurant says its side of its own refunds for a day', async () => {
  const number = await delivered();
  const { body } = await ask(number);
  const path = `/kitchen/refunds/${String(body.refund_id)}/comment`;
  const say = (who = till.kitchen.owner) => world.call(who, { method: 'POST', path, body: { comment: 'It left hot' } });
  expect(await say()).toMatchObject({ status: 200, body: { restaurant_comment: 'It left hot' } });
  expect((await say((await openTill(world)).kitchen.owner)).status).toBe(404);
  world.clock.advance(25 * hour);
  expect((await say()).status).toBe(409);
});

test('a dish that the kitchen is out of goes back at once when it was paid, with its tax (refunds-6)', async () => {
  const number = await till.place();
  await till.act(await till.open(number), 'pay');
  await till.move(till.kitchen.owner, number, 'accepted');
  const line = await lineOf(number);
  const { version, total } = await till.order(number);
  const path = `/kitchen/orders/${number}/shortage`;
  const taken = await world.call(till.kitchen.owner, {
    method: 'POST',
    path,
    body: { version, order_item_id: line.order_item_id, quantity: 1, sold_out_today: false },
  });
  expect(taken.status).toBe(200);
  await world.deps.jobs.runDue();
  expect(await till.refunds(number)).toMatchObject([
    { state: 'processed', amount: (line.gross + line.tax) / 2, origin: 'kitchen' },
  ]);
  for (const to of ['ready', 'out_for_delivery']) await till.move(till.kitchen.owner, number, to);
  const { handover_code: code } = await till.order(number);
  await till.move(till.kitchen.owner, number, 'delivered', { code });
  expect(await overview(number)).toMatchObject({ lines: [{ left: 1 }] });
  const { body } = await ask(number);
  expect(body.amount).toBe((total - (line.gross + line.tax) / 2) / 100);
  await decide(body.refund_id, 'approve', approval);
});

test('cash ends for a customer who refused it twice at the door, until the office allows it again (payments-13)', async () => {
  const refuse = async () => {
    const number = await till.place('cod');
    for (const to of ['accepted', 'ready', 'out_for_delivery']) await till.move(till.kitchen.owner, number, to);
    expect((await till.move(till.admin, number, 'cancelled', { reason: 'CUSTOMER_UNREACHABLE' })).status).toBe(200);
  };
  await refuse();
  await refuse();
  await expect(till.place('cod')).rejects.toThrow('COD_UNAVAILABLE');
  const path = `/admin/users/${till.customer.userId}/cash`;
  expect((await world.call(till.admin, { method: 'PUT', path, body: { allowed: true } })).status).toBe(200);
  const quote = await till.shop.quote(till.customer, {});
  expect((await till.shop.place(till.customer, quote.body)).status).toBe(201);
});
