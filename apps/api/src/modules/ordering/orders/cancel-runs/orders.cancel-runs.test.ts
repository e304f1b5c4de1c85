import { randomUUID } from 'node:crypto';
import * as contract from '@tawa/contract/ordering/orders.cancel-runs';
import { draftPayouts } from '@tawa/contract/money/payouts.office';
import { dayMs } from '@tawa/domain/common/durations';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { refuseViolations } from '#testing/invariants.ts';
import { openWorld, type World } from '#modules/money/settlement/testing/till.ts';
import { addCoupon, addPerson } from '../testing/people.ts';
import { bodyOf, closed, openRuns, type Runs } from './testing/runs.ts';

let world: World;
let runs: Runs;

beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  runs = await openRuns(world);
});
afterEach(() => refuseViolations(world.deps.db));

const work = () => world.deps.jobs.runDue();
const kitchen = (number: string, to: string, body: Record<string, unknown> = {}) =>
  runs.till.move(runs.till.kitchen.owner, number, to, body);
const accept = (number: string) => kitchen(number, 'accepted', { prep_minutes: 20 });
async function sendOut(number: string) {
  await accept(number);
  await kitchen(number, 'ready');
  expect((await kitchen(number, 'out_for_delivery')).status).toBe(200);
}
const statuses = (numbers: readonly string[]) =>
  Promise.all(numbers.map(async (number) => (await runs.till.order(number)).status));

test('a preview says what goes back where, what is left out and why, and what each customer reads; it changes nothing (orders-25)', async () => {
  await addCoupon(world.deps, { code: `RUN${randomUUID().slice(0, 6).toUpperCase()}` });
  const [paid = '', cash = '', out = '', cooked = ''] = await runs.placeAll(['upi', 'cod', 'cod', 'upi']);
  await sendOut(out);
  await accept(cooked);
  const ended = (await runs.placeAll(['cod']))[0] ?? '';
  await kitchen(ended, 'rejected', { reason: 'TOO_BUSY' });
  const before = await statuses([paid, cash, out, cooked, ended]);
  const numbers = [paid, cash, out, cooked, ended, 'FD-ZZZZZ9'];
  const shown = await runs.preview(numbers, { ...closed, goodwill: 50, borne_by: 'restaurant' });
  const totals = await Promise.all([paid, cooked].map(async (number) => (await runs.till.order(number)).total));
  const back = totals.reduce((all, total) => all + total, 0) / 100;
  expect(shown).toMatchObject({
    online: { orders: 2, amount: back },
    credit: { orders: 0, amount: 0 },
    cash: { orders: 1, amount: 0 },
    goodwill: { orders: 3, amount: 150 },
    coupons: 0,
    left: [
      { order_number: 'FD-ZZZZZ9', reason: 'There is no such order.' },
      { order_number: out, reason: 'It is on the way. Call its rider if it must turn round.' },
      { order_number: ended, reason: 'This order is closed: rejected.' },
    ],
  });
  expect(shown.orders.map(({ order_number }) => order_number)).toEqual([paid, cash, cooked]);
  expect(shown.orders[0]?.message).toEqual({
    title: 'Order cancelled',
    body: `Your order ${paid} from Dum & Handi was cancelled. The restaurant cannot go on. We are sorry: ₹50.00 is in your credit for the next order.`,
    refund: expect.stringContaining(`for ${paid}. It reaches you within`),
  });
  expect(shown.orders[1]?.message.body).toContain('You pay nothing.');
  expect(await statuses([paid, cash, out, cooked, ended])).toEqual(before);
});

test('a run cancels what was looked at like single cancels: money, coupon, stock, ledger; all are told once (orders-24, orders-27, orders-28)', async () => {
  const stock = await runs.till.stock();
  const numbers = await runs.placeAll(['upi', 'cod', 'upi']);
  await accept(numbers[2] ?? '');
  const shown = await runs.preview(numbers, { reason: 'OTHER', note: 'The road is under water' });
  const id = await runs.begin(numbers, { reason: 'OTHER', note: 'The road is under water' });
  expect((await runs.whole(id)).run).toMatchObject({ waiting: 3, done: 0, left: 0, ended_on: null });
  expect((await runs.office.ok(contract.listCancelRuns, {})).runs.map((run) => run.cancel_run_id)).toContain(id);
  await work();
  expect((await runs.whole(id)).run).toMatchObject({ waiting: 0, done: 3, left: 0, ended_on: expect.any(String) });
  expect(await statuses(numbers)).toEqual(['cancelled', 'cancelled', 'cancelled']);
  expect(await runs.till.stock()).toBe(stock);
  for (const [number, refunds] of [
    [numbers[0], 1],
    [numbers[1], 0],
    [numbers[2], 1],
  ] as const) {
    const rows = await runs.till.refunds(number ?? '');
    expect(rows).toHaveLength(refunds);
    for (const row of rows)
      expect(row).toMatchObject({ state: 'processed', liable_party: 'platform', origin: 'automatic' });
  }
  const told = (await runs.notices(runs.till.customer)).filter((line) => line.startsWith('order_cancelled'));
  expect(told).toEqual(shown.orders.map(({ message }) => `order_cancelled: ${message.body}`));
  const heard = (await runs.notices(runs.till.kitchen.owner)).filter((line) =>
    line.startsWith('kitchen_order_cancelled'),
  );
  expect(heard).toHaveLength(3);
  await work();
  const ends = (await runs.notices(runs.till.admin)).filter((line) => line.startsWith('office_cancel_run'));
  expect(ends).toHaveLength(1);
  expect(ends[0]).toContain('3 orders were cancelled');
  const entries = (await runs.audit('cancel_run')).filter(({ subject_id }) => subject_id === String(id));
  expect(entries.map(({ action }) => action)).toEqual(['cancel_run.start', 'cancel_run.end']);
  expect(entries[0]).toMatchObject({ reason: 'The road is under water', after: { orders: 3 } });
});

test('goodwill is credit that the platform bears, or the restaurant, whose next statement says so (orders-27)', async () => {
  const db = world.deps.db;
  const borne = async (account: string, number: string) => {
    const { order_id } = await runs.till.order(number);
    const { rows } = await sql<{ sum: number }>`select coalesce(sum(e.amount), 0)::bigint as sum from ledger_entries e
      join ledger_transactions t using (ledger_transaction_id) where t.order_id = ${order_id} and e.account = ${account}`.execute(
      db,
    );
    return rows[0]?.sum;
  };
  const [first = '', second = ''] = await runs.placeAll(['cod', 'cod']);
  await runs.begin([first], { ...closed, goodwill: 50, borne_by: 'platform' });
  await runs.begin([second], { ...closed, goodwill: 30, borne_by: 'restaurant' });
  await work();
  expect([await borne('refund_cost', first), await borne('restaurant_payable', first)]).toEqual([5000, 0]);
  expect([await borne('refund_cost', second), await borne('restaurant_payable', second)]).toEqual([0, 3000]);
  expect([await borne('store_credit', first), await borne('store_credit', second)]).toEqual([-5000, -3000]);
  world.clock.advance(7 * dayMs);
  await runs.office.ok(draftPayouts, { body: {} });
  const { restaurant_id } = runs.till.kitchen;
  const statement = db.selectFrom('payouts').select('net').where('restaurant_id', '=', restaurant_id);
  expect(await statement.execute()).toEqual([{ net: -3000 }]);
});

test('what the kitchen took out before stays gone, and the rest goes back to the paisa (orders-27)', async () => {
  const [number = ''] = await runs.placeAll(['upi']);
  const { order_id, version, total } = await runs.till.order(number);
  const line = await world.deps.db
    .selectFrom('order_items')
    .select('order_item_id')
    .where('order_id', '=', order_id)
    .executeTakeFirstOrThrow();
  await world.deps.db
    .updateTable('orders')
    .set({ item_unavailable_pref: 'refund' })
    .where('order_id', '=', order_id)
    .execute();
  const removed = await world.call(runs.till.kitchen.owner, {
    method: 'POST',
    path: `/kitchen/orders/${number}/shortage`,
    body: { version, order_item_id: line.order_item_id, quantity: 1 },
  });
  expect(removed).toMatchObject({ status: 200 });
  const shown = await runs.preview([number]);
  const [gone] = await runs.till.refunds(number);
  expect(shown.online.amount).toBe((total - (gone?.amount ?? 0)) / 100);
  await runs.begin([number]);
  await work();
  const rows = await runs.till.refunds(number);
  expect(rows).toHaveLength(2);
  expect(rows.reduce((all, { amount }) => all + amount, 0)).toBe(total);
});

test('an order that moved on since it was looked at is left out and named, with who moved it (orders-25)', async () => {
  const [stays = '', leaves = '', gone = ''] = await runs.placeAll(['cod', 'cod', 'cod']);
  await accept(leaves);
  await kitchen(leaves, 'ready');
  const shown = await runs.preview([stays, leaves, gone]);
  expect(shown.left).toEqual([]);
  expect((await kitchen(leaves, 'out_for_delivery')).status).toBe(200);
  expect((await runs.till.move(runs.till.customer, gone, 'cancelled', { reason: 'CHANGED_MIND' })).status).toBe(200);
  const started = await runs.send(bodyOf(shown, closed));
  await work();
  const id = started.status === 201 ? started.body.cancel_run_id : 0;
  const { run, orders } = await runs.whole(id);
  expect(run).toMatchObject({ done: 1, left: 2 });
  expect(orders.map(({ state, left_reason }) => [state, left_reason])).toEqual([
    ['done', null],
    ['left', 'The kitchen sent it out before you.'],
    ['left', 'The customer cancelled it before you.'],
  ]);
  expect(await statuses([stays, leaves, gone])).toEqual(['cancelled', 'out_for_delivery', 'cancelled']);
});

test('a run is refused that is not what the hash names, names an order twice, too many or none, or says no word of its own (orders-25)', async () => {
  const numbers = await runs.placeAll(['cod', 'cod']);
  const shown = await runs.preview(numbers);
  const body = bodyOf(shown, closed);
  const [one] = body.orders;
  if (!one) throw new Error('Nothing to cancel.');
  expect((await runs.send({ ...body, goodwill: 10 })).status).toBe(409);
  expect((await runs.send({ ...body, reason: 'WEATHER' })).status).toBe(409);
  expect((await runs.send({ ...body, orders: [one] })).status).toBe(409);
  expect((await runs.send({ ...body, orders: [one, one] })).status).toBe(400);
  expect((await runs.send({ ...body, orders: [] })).status).toBe(400);
  expect((await runs.send({ ...body, goodwill: 500.01 })).status).toBe(400);
  expect((await runs.send({ ...body, goodwill: -1 })).status).toBe(400);
  expect((await runs.send(bodyOf(await runs.preview(numbers, { reason: 'OTHER' }), { reason: 'OTHER' }))).status).toBe(
    400,
  );
  const many = Array.from({ length: 201 }, (_, index) => `FD-${String(index).padStart(6, '0')}`);
  expect((await runs.office.call(contract.previewCancelRun, { body: { order_numbers: many, ...closed } })).status).toBe(
    400,
  );
  expect(await statuses(numbers)).toEqual(['placed', 'placed']);
});

test('the same key is the same run, another plan under it is refused (orders-26)', async () => {
  const numbers = await runs.placeAll(['cod', 'cod', 'cod']);
  const body = bodyOf(await runs.preview(numbers.slice(0, 2)), closed);
  const other = bodyOf(await runs.preview(numbers.slice(2)), closed);
  const key = randomUUID();
  const [first, again] = [await runs.send(body, key), await runs.send(body, key)];
  expect([first.status, again.status]).toEqual([201, 200]);
  expect(again.body).toEqual(first.body);
  expect(await runs.send(other, key)).toMatchObject({ status: 422, body: { code: 'IDEMPOTENCY_KEY_REUSED' } });
  await work();
  expect(await statuses(numbers)).toEqual(['cancelled', 'cancelled', 'placed']);
});

test('whoever may not move orders starts no run; money’s people read them (orders-24)', async () => {
  const numbers = await runs.placeAll(['cod']);
  const body = bodyOf(await runs.preview(numbers), closed);
  const finance = await addPerson(world.deps, 'admin');
  await world.deps.db
    .updateTable('users')
    .set({ office_role: 'finance' })
    .where('user_id', '=', finance.userId)
    .execute();
  for (const stranger of [runs.till.customer, runs.till.kitchen.owner, finance]) {
    expect((await runs.send(body, randomUUID(), stranger)).status).toBe(403);
    const looked = await world
      .callerOf(stranger)
      .call(contract.previewCancelRun, { body: { order_numbers: numbers, ...closed } });
    expect(looked.status).toBe(403);
  }
  const id = await runs.begin(numbers);
  await work();
  const params = { cancel_run_id: id };
  expect((await world.callerOf(finance).call(contract.getCancelRun, { params })).status).toBe(200);
  expect((await world.callerOf(runs.till.customer).call(contract.getCancelRun, { params })).status).toBe(403);
  const none = await runs.office.call(contract.getCancelRun, { params: { cancel_run_id: 2_000_000_000 } });
  expect(none.status).toBe(404);
});
