import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { refuseViolations } from '#testing/invariants.ts';
import type { Person } from '#modules/ordering/orders/testing/world.ts';
import { sweepOrders } from '#modules/ordering/orders/orders.service.ts';
import { lowerCash } from '#modules/money/payments/payments.service.ts';
import { transaction } from '#platform/database/transaction.ts';
import { lookAtCodes } from './payment-codes.service.ts';
import { openTill, openWorld, type Till, type World } from './testing/till.ts';

let world: World;
let till: Till;
let number: string;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  till = await openTill(world);
  number = await sentOut();
});
afterEach(() => refuseViolations(world.deps.db));

const minute = 60_000;

async function sentOut(): Promise<string> {
  const placed = await till.place('cod');
  for (const to of ['accepted', 'ready', 'out_for_delivery']) await till.move(till.kitchen.owner, placed, to);
  return placed;
}
const show = (who: Person = till.kitchen.owner) =>
  world.call(who, { method: 'POST', path: `/kitchen/orders/${number}/payment-code`, body: {} });
const check = (who: Person = till.kitchen.owner) =>
  world.call(who, { method: 'POST', path: `/kitchen/orders/${number}/payment-code/check`, body: {} });
/** What a phone that scans the code opens at the demo provider. */
async function scan(): Promise<string> {
  const { status, body } = await show();
  expect(status).toBe(200);
  return String(body.link).split('/pay/demo/')[1] ?? '';
}
const codes = async () => {
  const { payment_id } = await till.payment(number);
  return world.deps.db
    .selectFrom('payment_codes')
    .selectAll()
    .where('payment_id', '=', payment_id)
    .orderBy('payment_code_id')
    .execute();
};
const movements = async () => {
  const { order_id } = await till.order(number);
  const kinds = world.deps.db.selectFrom('ledger_transactions').select('kind').where('order_id', '=', order_id);
  return (await kinds.orderBy('ledger_transaction_id').execute()).map(({ kind }) => kind);
};
const handOver = async () => {
  const { handover_code: code } = await till.order(number);
  return till.move(till.kitchen.owner, number, 'delivered', { code });
};

test('a code for the cash of an order takes exactly that, and the provider’s event closes the cash (payments-14)', async () => {
  const { total } = await till.order(number);
  const { body } = await show();
  expect(body).toMatchObject({ order_number: number, amount: total / 100, qr: expect.stringMatching(/^<svg/) });
  expect(await till.payment(number)).toMatchObject({ status: 'cod_due', received: 0 });
  expect((await check()).body).toEqual({ is_paid: false, cash_due: total / 100 });
  await till.act(String(body.link).split('/pay/demo/')[1] ?? '', 'pay');
  expect(await till.payment(number)).toMatchObject({
    status: 'captured',
    provider: 'demo',
    method: 'upi',
    received: total,
  });
  expect(await till.order(number)).toMatchObject({ payment_method: 'upi', status: 'out_for_delivery' });
  expect((await check()).body).toEqual({ is_paid: true, cash_due: 0 });
  expect((await show()).status).toBe(409);
  expect((await handOver()).status).toBe(200);
  expect(await movements()).toEqual(['captured', 'earned']);
});

test('40 who ask at once are shown the same code, and 40 events of one payment close the cash once (payments-14)', async () => {
  const shown = await Promise.all(Array.from({ length: 40 }, () => show()));
  expect(new Set(shown.map(({ body }) => body.link)).size).toBe(1);
  expect(await codes()).toHaveLength(1);
  await till.act(await scan(), 'pay', { copies: 40 });
  expect(await movements()).toEqual(['captured']);
  expect(await till.refunds(number)).toEqual([]);
});

test('what nobody told of is found by asking: by whoever waits, and by the clock (payments-14)', async () => {
  await till.act(await scan(), 'pay', { copies: 0 });
  world.clock.advance(minute);
  expect((await check()).body).toMatchObject({ is_paid: true, cash_due: 0 });
  number = await sentOut();
  await till.act(await scan(), 'pay', { copies: 0 });
  world.clock.advance(2 * minute);
  await lookAtCodes(world.deps);
  expect(await till.payment(number)).toMatchObject({ status: 'captured' });
  expect(await codes()).toMatchObject([{ closed_at: expect.any(Date) }]);
});

test('paid after the cash was taken, it goes back and the cash stays counted once (payments-15)', async () => {
  const session = await scan();
  expect((await handOver()).status).toBe(200);
  await till.act(session, 'pay');
  await world.deps.jobs.runDue();
  expect(await till.payment(number)).toMatchObject({ status: 'cod_collected', provider: 'cod' });
  expect(await till.refunds(number)).toMatchObject([
    { state: 'processed', reason: 'Paid twice', destination: 'source' },
  ]);
  expect(await till.order(number)).toMatchObject({ refunded_total: 0 });
});

test('paid after the order had ended, it goes back (payments-15)', async () => {
  const session = await scan();
  await till.move(till.admin, number, 'cancelled', { reason: 'UNDELIVERABLE', note: 'Nobody was there' });
  expect(await till.payment(number)).toMatchObject({ status: 'cod_failed' });
  await till.act(session, 'pay');
  await world.deps.jobs.runDue();
  expect(await till.refunds(number)).toMatchObject([{ state: 'processed', reason: 'Paid after the order had ended' }]);
});

test('another sum than is due by now goes back, and the next code is for what is due (payments-15)', async () => {
  const session = await scan();
  const { order_id } = await till.order(number);
  const off = (by: number) =>
    transaction(world.deps.db, async (tx) => {
      await lowerCash(tx, order_id, by, world.clock.now());
      await tx
        .updateTable('orders')
        .set((eb) => ({ removed_total: eb('removed_total', '+', by) }))
        .where('order_id', '=', order_id)
        .execute();
    });
  const { amount } = await till.payment(number);
  await off(500);
  await till.act(session, 'pay');
  await world.deps.jobs.runDue();
  expect(await till.refunds(number)).toMatchObject([{ state: 'processed', reason: 'Another amount was paid' }]);
  expect((await show()).body).toMatchObject({ amount: (amount - 500) / 100 });
  expect(await codes()).toMatchObject([
    { amount, closed_at: expect.any(Date) },
    { amount: amount - 500, closed_at: null },
  ]);
  await off(-500);
});

test('money by a code that another took the place of, of which nobody told, is asked about and goes back (payments-15)', async () => {
  const old = await scan();
  world.clock.advance(18 * minute);
  await till.act(old, 'pay', { copies: 0 });
  const { amount } = await till.payment(number);
  expect(await scan()).not.toBe(old);
  expect((await codes()).map(({ closed_at }) => closed_at !== null)).toEqual([true, false]);
  world.clock.advance(2 * minute);
  await lookAtCodes(world.deps);
  // It was for what is due still: so it pays it.
  expect(await till.payment(number)).toMatchObject({ status: 'captured', received: amount });
  expect(await movements()).toEqual(['captured']);
});

test('a code paid twice, of whose first payment nobody told: whoever asks once more finds it, and it goes back (payments-15)', async () => {
  const session = await scan();
  const { amount } = await till.payment(number);
  await till.act(session, 'pay', { copies: 0 });
  await till.act(session, 'pay');
  expect(await till.payment(number)).toMatchObject({ status: 'captured', received: amount });
  expect(await till.refunds(number)).toEqual([]);
  world.clock.advance(minute);
  expect((await check()).body).toEqual({ is_paid: true, cash_due: 0 });
  await world.deps.jobs.runDue();
  expect(await till.refunds(number)).toMatchObject([{ state: 'processed', reason: 'Paid twice', amount }]);
  expect(await movements()).toEqual(['captured', 'unmatched', 'refund', 'refund_paid']);
});

test('money by a code that another took the place of is found by whoever waits before the new one (payments-15)', async () => {
  const old = await scan();
  world.clock.advance(18 * minute);
  await till.act(old, 'pay', { copies: 0 });
  expect(await scan()).not.toBe(old);
  world.clock.advance(minute);
  expect((await check()).body).toEqual({ is_paid: true, cash_due: 0 });
});

test('a code that nobody paid ends, and the next one is another (payments-14)', async () => {
  const first = await scan();
  expect(await scan()).toBe(first);
  world.clock.advance(18 * minute);
  expect(await scan()).not.toBe(first);
  world.clock.advance(31 * minute);
  await lookAtCodes(world.deps);
  expect((await codes()).every(({ closed_at }) => closed_at !== null)).toBe(true);
});

test('an order that closed by itself with its cash unanswered is settled by its code too (payments-14)', async () => {
  const session = await scan();
  world.clock.advance(4 * 60 * minute);
  await sweepOrders(world.deps);
  await till.act(session, 'pay');
  expect(await till.order(number)).toMatchObject({ status: 'delivered', review_reason: null });
  expect(await movements()).toEqual(['captured', 'earned']);
});

test('the hand-over races the event: the money is counted once, in cash or by the code, and never lost (payments-15)', async () => {
  for (let round = 1; round <= 4; round++) {
    number = await sentOut();
    const session = await scan();
    await till.act(session, 'pay', { copies: 0 });
    world.clock.advance(minute);
    const [moved] = await Promise.all([handOver(), check(), lookAtCodes(world.deps)]);
    expect(moved.status).toBe(200);
    await lookAtCodes(world.deps);
    await check();
    world.clock.advance(2 * minute);
    await lookAtCodes(world.deps);
    await world.deps.jobs.runDue();
    const { status } = await till.payment(number);
    const back = (await till.refunds(number)).map(({ state, reason }) => `${state} ${reason}`);
    expect({ status, back }).toEqual(
      status === 'cod_collected' ? { status, back: ['processed Paid twice'] } : { status: 'captured', back: [] },
    );
  }
});

test('refused to everybody else, and where no cash is due (payments-14)', async () => {
  expect((await show(till.customer)).status).toBe(403);
  expect((await show((await openTill(world)).kitchen.owner)).status).toBe(404);
  expect((await check((await openTill(world)).kitchen.owner)).status).toBe(404);
  expect((await show({ userId: 0, token: '' })).status).toBe(401);
  number = await till.place('upi');
  expect((await show()).status).toBe(409);
});

test('what was paid by a code goes back the same way when the order is refunded (payments-14)', async () => {
  number = await till.place('cod');
  await till.move(till.kitchen.owner, number, 'accepted', { prep_minutes: 20 });
  await till.act(await scan(), 'pay');
  await till.move(till.kitchen.owner, number, 'cancelled', { reason: 'TOO_BUSY' });
  await world.deps.jobs.runDue();
  const { total } = await till.order(number);
  expect(await till.refunds(number)).toMatchObject([{ amount: total, destination: 'source', state: 'processed' }]);
  expect(await till.payment(number)).toMatchObject({ status: 'refunded' });
});
