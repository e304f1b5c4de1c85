import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { draftWeek } from '#modules/money/payouts/payouts.service.ts';
import { settleRound } from '#modules/ordering/orders/orders.service.ts';
import { addDish, addPerson } from '#modules/ordering/orders/testing/people.ts';
import { noon, openWorld, type Person, type World } from '#modules/ordering/orders/testing/world.ts';
import { transaction } from '#platform/database/transaction.ts';
import { refuseViolations } from '#testing/invariants.ts';
import { spreadHeld } from './bills.held.ts';
import { sweepParts } from './bills.online.ts';
import * as store from './bills.store.ts';
import { sweepTables } from './bills.timers.ts';
import { addDiningRoom, callTables, type DiningRoom, phoneAt, pressBank, serve } from './testing/party.ts';

let world: World;
let office: Person;
let room: DiningRoom;
let meera: ReturnType<typeof phoneAt>;
/** What Meera sent, for ₹126.00, and for ₹73.50. */
let rounds: string[];

beforeAll(async () => {
  world = await openWorld();
  office = await addPerson(world.deps, 'admin');
});
afterAll(() => world.close());
beforeEach(async () => {
  world.clock.set(noon);
  room = await addDiningRoom(world);
  const dosa = await addDish(world.deps, room.kitchen, { dish_name: 'Masala Dosa', price: 12_000 });
  const coffee = await addDish(world.deps, room.kitchen, { dish_name: 'Filter Coffee', price: 7000 });
  meera = phoneAt(world, room.codes['7'] ?? '');
  await meera.join('Meera');
  await meera.send({ [dosa]: 1 });
  await meera.send({ [coffee]: 1 });
  rounds = (await room.billOf('7')).rounds.map(({ order_number }) => order_number);
});
afterEach(() => refuseViolations(world.deps.db));

const rowsOf = async <T>(statement: ReturnType<typeof sql<T>>) => (await statement.execute(world.deps.db)).rows;
const serveAll = async () => {
  for (const each of rounds) await serve(world, room, each);
};
const reject = (order_number = '') => {
  const body = { to: 'rejected', version: 1, reason: 'TOO_BUSY' };
  return callTables(world, { method: 'PATCH', path: `/orders/${order_number}/status`, body }, room.owner);
};
const later = async (minutes = 1) => {
  world.clock.advance(minutes * 60_000);
  await sweepParts(world.deps);
  await sweepTables(world.deps);
  await world.deps.jobs.runDue();
};
/** What of tips is booked for the restaurant, with the order in whose line it stands. */
const tips = () =>
  rowsOf(sql<{ order_number: string; amount: number }>`select o.order_number, -e.amount as amount
    from ledger_transactions t join ledger_entries e using (ledger_transaction_id) join orders o using (order_id)
    where t.restaurant_id = ${room.kitchen.restaurant_id} and e.account = 'restaurant_payable' and e.part = 'tip'`);
const backs = async () =>
  (
    await rowsOf(sql<{
      amount: number;
    }>`select b.amount from share_refunds b join share_payments p using (share_payment_id)
      join table_parts s using (table_part_id) join table_bills t using (table_bill_id)
      where t.restaurant_id = ${room.kitchen.restaurant_id} order by b.share_refund_id`)
  ).map(({ amount }) => amount);

test.each([0.5, 20.25, 1001, -1])('a tip of ₹%d is refused, and nothing is claimed (bills-18)', async (tip) => {
  expect((await meera.open('all', 199.5, { tip })).status).toBe(400);
  expect((await meera.read()).body.bill).toMatchObject({ parts: [] });
});

test('a tip is paid beside a part, is no part of the bill, and is the restaurant’s whole once the bill closes, in its statement and its file (bills-18)', async () => {
  const page = await meera.open('all', 199.5, { tip: 30 });
  expect(page.status).toBe(200);
  // Asked for again it is the same page, with the tip; with another tip it is another wish.
  expect((await meera.open('all', 199.5)).body.url).toBe(page.body.url);
  expect((await meera.open('all', 199.5, { tip: 50 })).status).toBe(409);
  const [{ amount } = { amount: 0 }] = await rowsOf(
    sql<{ amount: number }>`select amount from share_payments order by share_payment_id desc limit 1`,
  );
  expect(amount).toBe(22_950);
  await pressBank(world, page, { copies: 3 });
  const { bill } = (await meera.read()).body;
  expect(bill).toMatchObject({ total: 199.5, left: 0, parts: [{ amount: 199.5, tip: 30, is_paid: true, back: 0 }] });
  expect((await room.billOf('7')).parts).toMatchObject([{ amount: 199.5, tip: 30, is_paid: true }]);
  expect(await tips()).toEqual([]);
  await serveAll();
  await later();
  expect((await meera.read()).body.state).toBe('over');
  expect(await tips()).toEqual([{ order_number: rounds[0], amount: 3000 }]);
  expect(await backs()).toEqual([]);

  const over = world.clock.now();
  await transaction(world.deps.db, (tx) =>
    draftWeek(tx, { from: '2026-06-15', to: '2026-06-21', over: new Date(over.getTime() + 1) }),
  );
  const [{ payout_id, net } = { payout_id: 0, net: 0 }] = await rowsOf(
    sql<{
      payout_id: number;
      net: number;
    }>`select payout_id, net from payouts where restaurant_id = ${room.kitchen.restaurant_id}`,
  );
  const statement = await callTables<{ lines: { order_number: string; tip: number; net: number }[] }>(
    world,
    { method: 'GET', path: `/admin/payouts/${payout_id}` },
    office,
  );
  const line = statement.body.lines.find(({ order_number }) => order_number === rounds[0]);
  expect(line).toMatchObject({ tip: 30 });
  const { headers, body: csv } = await world.app.inject({
    url: `/api/admin/payouts/${payout_id}/csv`,
    headers: { authorization: `Bearer ${office.token}` },
  });
  expect(headers['content-type']).toContain('text/csv');
  const [head = '', ...rows] = csv.trim().split('\n');
  const own = rows.find((row) => row.includes(rounds[0] ?? '')) ?? '';
  expect(own.split(',')[head.split(',').indexOf('tip')]).toBe('30');
  const sum = statement.body.lines.reduce((all, each) => all + Math.round(each.net * 100), 0);
  expect(sum).toBe(net);
});

test('a tip is between nothing and a thousand rupees, and none goes with cash (bills-18)', async () => {
  for (const tip of [-1, 1000.01, 0.001, '30', null])
    expect((await meera.open('all', 199.5, { tip })).status).toBe(400);
  const cash = { ...meera.keys, kind: 'all', amount: 199.5, tip: 30 };
  expect((await callTables(world, { method: 'POST', path: '/table-bills/parts', body: cash })).status).toBe(400);
  expect((await meera.open('all', 199.5, { tip: 0 })).status).toBe(200);
});

test('where a part of the money goes back the tip stays, and where all of it does the tip goes too (bills-18)', async () => {
  await pressBank(world, await meera.open('all', 199.5, { tip: 20 }));
  await reject(rounds[1]);
  await later();
  expect(await backs()).toEqual([7350]);
  expect((await meera.read()).body.bill?.parts).toMatchObject([{ amount: 126, tip: 20, back: 73.5 }]);
  await reject(rounds[0]);
  await later();
  expect(await backs()).toEqual([7350, 14_600]);
  await later(61);
  expect(await tips()).toEqual([]);
});

test('two phones that open a part with a tip at once, over two processes, open one page (bills-18)', async () => {
  const second = await openWorld(world.url);
  const pages = await Promise.all([world, second].map((at) => meera.open('own', 199.5, { tip: 50 }, at)));
  expect(new Set(pages.map(({ body }) => body.url)).size).toBe(1);
  await second.close();
});

test('a tip on a bill that a process of the release before closed is booked a minute later, once, and nothing goes back (bills-18)', async () => {
  await pressBank(world, await meera.open('own', 199.5, { tip: 30 }));
  for (const order of rounds.slice(0, 1)) await serve(world, room, order);
  const { bill_id } = await room.billOf('7');
  // The last dish is served, and the other process closes the bill as its program does.
  await serve(world, room, rounds[1] ?? '');
  const at = world.clock.now();
  await transaction(world.deps.db, async (tx) => {
    const [all, parts] = [await store.listRounds(tx, [bill_id], at), await store.listParts(tx, [bill_id])];
    await spreadHeld(tx, { rounds: all, parts, over: 0, at });
    for (const { order_id } of all) await settleRound(tx, order_id, { actor_id: null, at });
    await store.updateBill(tx, bill_id, { closed_at: at, closed_as: 'paid' });
  });
  await later();
  await later();
  expect(await tips()).toEqual([{ order_number: rounds[0], amount: 3000 }]);
  expect(await backs()).toEqual([]);
});
