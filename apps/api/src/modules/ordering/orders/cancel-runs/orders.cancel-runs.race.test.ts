import { randomUUID } from 'node:crypto';
import * as contract from '@tawa/contract/ordering/orders.cancel-runs';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { refuseViolations } from '#testing/invariants.ts';
import { transaction } from '#platform/database/transaction.ts';
import { openWorld, type World } from '#modules/money/settlement/testing/till.ts';
import { lockOrder } from '../orders.store.ts';
import { addPerson } from '../testing/people.ts';
import { holdNext } from './orders.cancel-runs.store.ts';
import { workRuns } from './orders.cancel-runs.work.ts';
import { bodyOf, closed, openRuns, type Runs } from './testing/runs.ts';

let world: World;
/** Another process over the same database. */
let beside: World;
let runs: Runs;

beforeAll(async () => {
  world = await openWorld();
  beside = await openWorld(world.url);
});
afterAll(async () => {
  await beside.close();
  await world.close();
});
beforeEach(async () => {
  runs = await openRuns(world);
  beside.clock.set(world.clock.now().toISOString());
});
afterEach(() => refuseViolations(world.deps.db));

const many = (count: number) =>
  runs.placeAll(Array.from({ length: count }, (_, index) => (index % 3 === 0 ? 'upi' : 'cod')));
const all = 50;
const kitchen = (number: string, to: string, body: Record<string, unknown> = {}) =>
  runs.till.move(runs.till.kitchen.owner, number, to, body);

/** Each order was cancelled once, its money went back once, its customer was told and given goodwill once. */
async function expectOnce(numbers: readonly string[], goodwill: boolean) {
  const { rows } = await sql<{ order_number: string; facts: number[] }>`select o.order_number, array[
      (select count(*) from order_events e where e.order_id = o.order_id and e.to_status = 'cancelled'),
      (select count(*) from refunds r where r.order_id = o.order_id) - (o.payment_method = 'upi')::int,
      (select count(*) from notifications n where n.kind = 'order_cancelled' and n.subject_key = o.order_number),
      (select count(*) from ledger_transactions t where t.order_id = o.order_id and t.kind = 'credit_given'),
      (select count(*) from cancel_run_orders c where c.order_id = o.order_id and c.state = 'done')]::int[] as facts
    from orders o where o.order_number = any (${[...numbers]}::text[])`.execute(world.deps.db);
  expect(rows.map(({ facts }) => facts)).toEqual(numbers.map(() => [1, 0, 1, goodwill ? 1 : 0, 1]));
}
const ends = async (id: number) =>
  (await runs.audit('cancel_run')).filter(
    (entry) => entry.action === 'cancel_run.end' && entry.subject_id === String(id),
  );

test('two workers at once cancel each order of a run once, and the end is told once (orders-26, orders-28)', async () => {
  const numbers = await many(12);
  const id = await runs.begin(numbers, { ...closed, goodwill: 20 });
  await Promise.all([workRuns(world.deps, all), workRuns(beside.deps, all), workRuns(world.deps, all)]);
  await Promise.all([workRuns(world.deps, all), workRuns(beside.deps, all)]);
  expect((await runs.whole(id)).run).toMatchObject({ waiting: 0, done: 12, left: 0, ended_on: expect.any(String) });
  await expectOnce(numbers, true);
  expect(await ends(id)).toHaveLength(1);
  const told = (await runs.notices(runs.till.admin)).filter((line) => line.startsWith('office_cancel_run'));
  expect(told).toHaveLength(1);
});

test('two people who cancel the same orders at once cancel each once; the other run names what it left (orders-26)', async () => {
  const other = await addPerson(world.deps, 'admin');
  for (let round = 0; round < 3; round++) {
    const numbers = await many(4);
    const body = bodyOf(await runs.preview(numbers), closed);
    const call = (process: World, who = runs.till.admin) =>
      process.callerOf(who).call(contract.startCancelRun, { headers: { 'idempotency-key': randomUUID() }, body });
    const reversed = { ...body, orders: body.orders.toReversed() };
    const started = await Promise.all([
      call(world),
      beside
        .callerOf(other)
        .call(contract.startCancelRun, { headers: { 'idempotency-key': randomUUID() }, body: reversed }),
    ]);
    await Promise.all([workRuns(world.deps, all), workRuns(beside.deps, all)]);
    const found = await Promise.all(started.map((one) => runs.whole(one.status === 201 ? one.body.cancel_run_id : 0)));
    expect(found.map(({ run }) => run.done + run.left)).toEqual([4, 4]);
    expect(found.map(({ run }) => run.done).reduce((sum, done) => sum + done, 0)).toBe(4);
    expect(found.flatMap(({ orders }) => orders).filter(({ left_reason }) => left_reason !== null)).toHaveLength(4);
    await expectOnce(numbers, false);
  }
});

test('the same request from two devices at once is one run (orders-26)', async () => {
  const numbers = await many(3);
  const body = bodyOf(await runs.preview(numbers), closed);
  const headers = { 'idempotency-key': randomUUID() };
  const replies = await Promise.all(
    [world, beside, world].map((process) =>
      process.callerOf(runs.till.admin).call(contract.startCancelRun, { headers, body }),
    ),
  );
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 201]);
  await workRuns(beside.deps, all);
  await expectOnce(numbers, false);
});

test('a worker that is killed in the middle leaves its order waiting, and another one goes on to the end (orders-26)', async () => {
  const numbers = await many(6);
  const id = await runs.begin(numbers, { ...closed, goodwill: 10 });
  await workRuns(world.deps, 2);
  expect((await runs.whole(id)).run).toMatchObject({ done: 2, waiting: 4, ended_on: null });
  const killed = transaction(beside.deps.db, async (tx) => {
    const held = await holdNext(tx);
    await lockOrder(tx, { order_id: held?.order_id ?? 0 }, {});
    await workRuns(world.deps, all);
    // Whoever works beside has done all others, and does not call the run ended.
    expect((await runs.whole(id)).run).toMatchObject({ done: 5, waiting: 1, ended_on: null });
    await sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx);
  });
  await expect(killed).rejects.toThrow(/terminat|connection/i);
  await workRuns(beside.deps, all);
  expect((await runs.whole(id)).run).toMatchObject({ done: 6, waiting: 0, ended_on: expect.any(String) });
  await expectOnce(numbers, true);
  expect(await ends(id)).toHaveLength(1);
});

test('killed between the last order and the end, the end is told by whoever comes next, once (orders-28)', async () => {
  const id = await runs.begin(await many(1));
  await sql`update cancel_run_orders set state = 'left', left_reason = 'For a test', ended_on = now()
    where cancel_run_id = ${id}`.execute(world.deps.db);
  await Promise.all([workRuns(world.deps, all), workRuns(beside.deps, all)]);
  expect((await runs.whole(id)).run.ended_on).not.toBeNull();
  expect(await ends(id)).toHaveLength(1);
});

test('a kitchen that sends out and a customer who cancels during a run: each order goes one way (orders-25, orders-26)', async () => {
  for (let round = 0; round < 3; round++) {
    const numbers = await many(4);
    const [first = '', second = ''] = numbers;
    await kitchen(first, 'accepted', { prep_minutes: 20 });
    await kitchen(first, 'ready');
    const id = await runs.begin(numbers);
    const [, out, cancelled] = await Promise.all([
      workRuns(beside.deps, all),
      kitchen(first, 'out_for_delivery'),
      runs.till.move(runs.till.customer, second, 'cancelled', { reason: 'CHANGED_MIND' }),
    ]);
    await workRuns(world.deps, all);
    const { run, orders } = await runs.whole(id);
    const stateOf = (number: string) => orders.find(({ order_number }) => order_number === number)?.state;
    expect(stateOf(first)).toBe(out.status === 200 ? 'left' : 'done');
    expect(stateOf(second)).toBe(cancelled.status === 200 ? 'left' : 'done');
    expect((await runs.till.order(first)).status).toBe(out.status === 200 ? 'out_for_delivery' : 'cancelled');
    expect(run).toMatchObject({ waiting: 0, ended_on: expect.any(String) });
    await expectOnce(numbers.slice(2), false);
  }
});

test('an order that fails for a fault of ours keeps nobody waiting and is left out by name after some tries (orders-26)', async () => {
  const numbers = await many(3);
  const id = await runs.begin(numbers);
  const [broken = ''] = numbers;
  await sql`update orders set restaurant = restaurant - 'timezone' where order_number = ${broken}`.execute(
    world.deps.db,
  );
  for (let tries = 0; tries < 10; tries++) await workRuns(world.deps, all);
  const { run, orders } = await runs.whole(id);
  expect(run).toMatchObject({ done: 2, left: 1, waiting: 0 });
  expect(orders.find(({ state }) => state === 'left')).toMatchObject({
    order_number: broken,
    left_reason: 'It failed each time. Cancel it by itself.',
  });
  expect((await runs.till.order(broken)).status).toBe('placed');
});

test('the database refuses an order that waits in a second run, whatever the code does (orders-26)', async () => {
  const numbers = await many(1);
  const id = await runs.begin(numbers);
  const copy = sql`with other as (insert into cancel_runs (started_by, request_key, sha256, reason, goodwill, borne_by, started_on)
      select started_by, gen_random_uuid(), sha256, reason, goodwill, borne_by, started_on from cancel_runs
      where cancel_run_id = ${id} returning cancel_run_id)
    insert into cancel_run_orders (cancel_run_id, order_id, version, amount)
    select o.cancel_run_id, c.order_id, version, amount from cancel_run_orders c, other o where c.cancel_run_id = ${id}`;
  await expect(copy.execute(world.deps.db)).rejects.toThrow(/cancel_run_orders_order_id_key/);
  await workRuns(world.deps, all);
});
