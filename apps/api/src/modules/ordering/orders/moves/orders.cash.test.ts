import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { refuseViolations } from '#testing/invariants.ts';
import { openTill, openWorld, type Till, type World } from '#modules/money/settlement/testing/till.ts';
import { completeIfForgotten } from './orders.timers.ts';
import type { Person } from '../testing/world.ts';

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

/** Sent out with cash due, and closed by the clock because nobody did. */
async function forgotten(): Promise<string> {
  const number = await till.place('cod');
  for (const to of ['accepted', 'ready', 'out_for_delivery']) await till.move(till.kitchen.owner, number, to);
  const { order_id } = await till.order(number);
  world.clock.advance(4 * 3_600_000);
  await completeIfForgotten(world.deps, order_id);
  expect(await till.order(number)).toMatchObject({ status: 'delivered', review_reason: 'closed_by_itself' });
  expect(await till.payment(number)).toMatchObject({ status: 'cod_due' });
  return number;
}
const confirm = (number: string, who: Person = till.kitchen.owner) =>
  world.call(who, { method: 'POST', path: `/kitchen/orders/${number}/cash`, body: {} });
const settle = (number: string, collected: boolean, who: Person = till.admin) =>
  world.call(who, {
    method: 'POST',
    path: `/admin/orders/${number}/cash`,
    body: { collected, note: 'Asked by phone' },
  });
const earned = async (number: string) => {
  const { order_id } = await till.order(number);
  const kinds = world.deps.db.selectFrom('ledger_transactions').select('kind').where('order_id', '=', order_id);
  return (await kinds.orderBy('ledger_transaction_id').execute()).map(({ kind }) => kind);
};

test('the kitchen says once that it has the cash, and the order is earned (orders-16)', async () => {
  const number = await forgotten();
  expect(await earned(number)).toEqual([]);
  const { total } = await till.order(number);
  const answers = await Promise.all([confirm(number), confirm(number), confirm(number)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  expect(answers.find(({ status }) => status === 200)?.body).toEqual({ collected: total / 100 });
  expect(await till.payment(number)).toMatchObject({ status: 'cod_collected', received: total });
  expect(await earned(number)).toEqual(['cash_collected', 'earned']);
  expect((await till.order(number)).review_reason).toBeNull();
});

test('the office can say either; cash that never comes earns nothing (orders-16)', async () => {
  const taken = await forgotten();
  expect((await settle(taken, true)).status).toBe(200);
  const actions = world.deps.db.selectFrom('audit_entries').selectAll().where('action', '=', 'order.cash');
  expect(await actions.execute()).toMatchObject([{ subject_id: taken, reason: 'Asked by phone' }]);
  expect(await earned(taken)).toEqual(['cash_collected', 'earned']);
  const lost = await forgotten();
  expect(await settle(lost, false)).toMatchObject({ status: 200, body: { collected: 0 } });
  expect(await till.payment(lost)).toMatchObject({ status: 'cod_failed', received: 0 });
  expect(await earned(lost)).toEqual([]);
  expect((await settle(lost, true)).status).toBe(409);
});

test('nobody else settles it, and nothing is settled before the end or where no cash is due', async () => {
  const number = await forgotten();
  expect((await confirm(number, (await openTill(world)).kitchen.owner)).status).toBe(404);
  expect((await confirm(number, till.customer)).status).toBe(403);
  expect((await settle(number, true, till.kitchen.owner)).status).toBe(403);
  const open = await till.place('cod');
  expect((await confirm(open)).status).toBe(409);
});
