import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { draftWeek } from '#modules/money/payouts/payouts.service.ts';
import { addDish, addPerson } from '#modules/ordering/orders/testing/people.ts';
import { noon, openWorld, type Person, type World } from '#modules/ordering/orders/testing/world.ts';
import { transaction } from '#platform/database/transaction.ts';
import { refuseViolations } from '#testing/invariants.ts';
import { sweepParts } from './bills.online.ts';
import { sweepTables } from './bills.timers.ts';
import { addDiningRoom, callTables, type DiningRoom, phoneAt, pressBank, serve } from './testing/party.ts';

let world: World;
let office: Person;
let room: DiningRoom;
let coffee: number;
let meera: ReturnType<typeof phoneAt>;
let arjun: ReturnType<typeof phoneAt>;
/** What Meera sent, for ₹126.00, and Arjun, for ₹73.50. */
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
  coffee = await addDish(world.deps, room.kitchen, { dish_name: 'Filter Coffee', price: 7000 });
  const code = room.codes['7'] ?? '';
  [meera, arjun] = [phoneAt(world, code), phoneAt(world, code)];
  const { pin } = (await meera.join('Meera')).body;
  await arjun.join('Arjun', pin ?? '');
  await meera.send({ [dosa]: 1 });
  await arjun.send({ [coffee]: 1 });
  rounds = (await room.billOf('7')).rounds.map(({ order_number }) => order_number);
});
afterEach(() => refuseViolations(world.deps.db));

const billOf = async (phone = meera) => (await phone.read()).body.bill;
const serveAll = async () => {
  for (const each of rounds) await serve(world, room, each);
};
const reject = (order_number = rounds[1] ?? '') => {
  const body = { to: 'rejected', version: 1, reason: 'TOO_BUSY' };
  return callTables(world, { method: 'PATCH', path: `/orders/${order_number}/status`, body }, room.owner);
};
const closeBill = async () => {
  const { bill_id, version } = await room.billOf('7');
  return room.desk('PATCH', `/desk/table-bills/${bill_id}/close`, { version });
};
const later = async (minutes: number) => {
  world.clock.advance(minutes * 60_000);
  await sweepParts(world.deps);
  await sweepTables(world.deps);
  await world.deps.jobs.runDue();
};
const rowsOf = async <T>(statement: ReturnType<typeof sql<T>>) => (await statement.execute(world.deps.db)).rows;
const paymentsOf = () =>
  rowsOf(sql<{
    status: string;
    method: string;
    held_part: number;
  }>`select p.status, o.payment_method as method, p.held_part
    from payments p join orders o using (order_id) where o.restaurant_id = ${room.kitchen.restaurant_id} order by o.order_id`);
const ledgerOf = (account: string) =>
  rowsOf(sql<{ kind: string; part: string; amount: number }>`select t.kind, e.part, sum(e.amount)::bigint as amount
    from ledger_transactions t join ledger_entries e using (ledger_transaction_id)
    where t.restaurant_id = ${room.kitchen.restaurant_id} and e.account = ${account} and e.part in ('cash', 'adjustment', 'payment')
    group by 1, 2 order by 1, 2`);
const backs = () =>
  rowsOf(sql<{ amount: number; reason: string; state: string }>`select b.amount, b.reason, b.state
    from share_refunds b join share_payments p using (share_payment_id) join table_parts s using (table_part_id)
      join table_bills t using (table_bill_id) where t.restaurant_id = ${room.kitchen.restaurant_id} order by b.share_refund_id`);

describe('a phone pays online', () => {
  test('its own dishes, an equal part and all that is left; paid and eaten, the bill closes by itself (bills-12, bills-13)', async () => {
    const page = await meera.open('own', 126);
    expect(page).toMatchObject({ status: 200, body: { url: expect.stringMatching(/^\/t\/.*\?bill=1&bank=/) } });
    // Asked again it is the same page; a claim of another kind waits until this one is given up.
    expect((await meera.open('own', 126)).body.url).toBe(page.body.url);
    expect((await meera.open('all', 73.5)).status).toBe(409);
    expect((await arjun.open('all', 199.5)).status).toBe(409);
    expect(await billOf(arjun)).toMatchObject({
      left: 199.5,
      ways: { own: 73.5, all: 73.5 },
      payers: 1,
      methods: expect.arrayContaining(['upi', 'card']),
      parts: [{ name: 'Meera', amount: 126, is_paid: false, method: 'upi', pay_by: expect.any(String) }],
    });
    await pressBank(world, page, { copies: 4 });
    expect(await billOf()).toMatchObject({
      left: 73.5,
      people: [{ name: 'Meera', is_paid: true }, { is_paid: false }],
      parts: [{ is_own: true, amount: 126, is_paid: true, method: 'upi' }],
    });
    await pressBank(world, await arjun.open('equal', 36.75, { of: 2, method: 'card' }));
    await pressBank(world, await meera.open('all', 36.75));
    expect(await billOf()).toMatchObject({ left: 0 });
    await serveAll();
    await later(1);
    expect((await meera.read()).body).toMatchObject({ state: 'over', closed_as: 'paid' });
    expect(await paymentsOf()).toEqual([
      { status: 'captured', method: 'upi', held_part: 12_600 },
      { status: 'captured', method: 'card', held_part: 7350 },
    ]);
    expect(await ledgerOf('customer_funds')).toEqual([
      { kind: 'earned', part: 'payment', amount: 19_950 },
      { kind: 'share_used', part: 'payment', amount: -19_950 },
    ]);
    expect(await ledgerOf('restaurant_payable')).toEqual([]);
  });

  test('at the amount that was read, by ways that are offered, and nobody who does not sit there (bills-12)', async () => {
    expect((await meera.open('own', 125)).status).toBe(409);
    expect((await meera.open('equal', 66.5, { of: 31 })).status).toBe(400);
    expect((await meera.open('equal', 66.5, { of: 0 })).status).toBe(400);
    expect((await meera.open('own', 126, { method: 'cod' })).status).toBe(400);
    expect((await phoneAt(world, room.codes['7'] ?? '').open('all', 199.5)).status).toBe(409);
    expect((await phoneAt(world, 'x'.repeat(43)).open('all', 199.5)).status).toBe(404);
    expect((await phoneAt(world, room.codes['7'] ?? '').check()).body.state).toBe('taken');
    // An equal part of three is rounded up, and the last one is what is left.
    expect((await meera.pay('equal', 66.5)).status).toBe(409);
    expect((await meera.open('equal', 66.5, { of: 3 })).status).toBe(200);
  });

  test('opens thirty pages an hour at most (bills-12)', async () => {
    const strict = await openWorld(world.url, { RATE_LIMIT_FACTOR: '1' });
    strict.clock.set(noon);
    const told = [];
    for (let i = 0; i < 31; i += 1) told.push((await meera.open('own', 126, {}, strict)).status);
    await strict.close();
    expect([...new Set(told.slice(0, 30)), told[30]]).toEqual([200, 429]);
  });

  test('what it pays is nobody else’s for ten minutes and then free again; paid late it counts while nobody has it, and goes back when somebody has (bills-12, bills-14)', async () => {
    await serveAll();
    const [first, second] = [await meera.open('own', 126), await arjun.open('own', 73.5)];
    expect((await room.billOf('7')).open).toBe(0);
    await later(11);
    expect(await billOf()).toMatchObject({ parts: [], ways: { all: 199.5 } });
    await pressBank(world, second);
    expect(await billOf()).toMatchObject({ left: 126, parts: [{ name: 'Arjun', amount: 73.5, is_paid: true }] });
    expect((await arjun.pay('all', 126)).status).toBe(200);
    await pressBank(world, first);
    await world.deps.jobs.runDue();
    expect(await backs()).toEqual([{ amount: 12_600, reason: 'paid_late', state: 'processed' }]);
    expect(await billOf()).toMatchObject({ left: 126 });
  });

  test('gives its claim up; the provider is asked where no event came, and whoever comes back finds out (bills-12)', async () => {
    await meera.open('own', 126);
    await meera.withdraw();
    expect(await billOf()).toMatchObject({ parts: [], ways: { own: 126 } });
    await pressBank(world, await meera.open('own', 126, { method: 'card' }), { copies: 0 });
    expect(await billOf()).toMatchObject({ left: 199.5 });
    expect((await meera.check()).body.bill).toMatchObject({ left: 73.5 });
    await pressBank(world, await arjun.open('own', 73.5), { copies: 0 });
    await later(3);
    expect(await billOf()).toMatchObject({ left: 0 });
  });

  test('another sum, a failed try and a second payment: nothing of it counts, and all of it goes back (bills-14)', async () => {
    const page = await meera.open('own', 126);
    await pressBank(world, page, { action: 'fail' });
    expect(await billOf()).toMatchObject({ left: 199.5, parts: [{ is_paid: false }] });
    await pressBank(world, page, { claimed_amount: 12 });
    expect(await billOf()).toMatchObject({ left: 199.5 });
    await pressBank(world, page);
    await pressBank(world, page);
    await world.deps.jobs.runDue();
    expect(await billOf()).toMatchObject({ left: 73.5 });
    expect((await backs()).map(({ reason }) => reason)).toEqual(['wrong_amount', 'paid_twice']);
  });
});

describe('what is held for a bill', () => {
  test('goes back by itself where the kitchen turns a round away, the last payment first, and the rest pays what was served (bills-13, bills-14)', async () => {
    await pressBank(world, await meera.open('equal', 99.75, { of: 2 }));
    await pressBank(world, await arjun.open('all', 99.75));
    await reject();
    await later(1);
    expect(await backs()).toEqual([{ amount: 7350, reason: 'unused', state: 'processed' }]);
    expect(await billOf()).toMatchObject({ total: 126, left: 0, parts: [{ amount: 99.75 }, { amount: 26.25 }] });
    await serve(world, room, rounds[0] ?? '');
    await later(1);
    expect((await meera.read()).body).toMatchObject({ state: 'over', closed_as: 'paid' });
  });

  test('pays a part beside cash: the restaurant owes the cash alone, and its statement says so (bills-13)', async () => {
    await pressBank(world, await meera.open('equal', 99.75, { of: 2 }));
    await arjun.pay('all', 99.75);
    const claim = (await room.billOf('7')).parts.find(({ is_paid }) => !is_paid);
    expect((await room.billOf('7')).parts).toMatchObject([{ method: 'upi', is_paid: true }, { method: null }]);
    await room.desk('PATCH', `/desk/table-parts/${claim?.part_id}`, { to: 'paid' });
    await serveAll();
    await later(1);
    expect(await paymentsOf()).toEqual([
      { status: 'cod_collected', method: 'cod', held_part: 9975 },
      { status: 'cod_collected', method: 'cod', held_part: 0 },
    ]);
    expect(await ledgerOf('restaurant_payable')).toEqual([{ kind: 'cash_collected', part: 'cash', amount: 9975 }]);
    const week = { from: '2020-01-01', to: '2030-01-01', over: new Date(world.clock.now().getTime() + 60_000) };
    await transaction(world.deps.db, (tx) => draftWeek(tx, week));
    const [statement] = await rowsOf(sql<{ net: number; earned: number }>`select p.net,
        (select 0 - sum(e.amount) from ledger_entries e join ledger_transactions t using (ledger_transaction_id)
          where e.account = 'restaurant_payable' and t.kind = 'earned' and t.restaurant_id = p.restaurant_id)::bigint as earned
      from payouts p where restaurant_id = ${room.kitchen.restaurant_id}`);
    expect(statement?.net).toBe(Number(statement?.earned) - 9975);
  });

  test('is a claim that the staff cannot take in cash, and may free (bills-12)', async () => {
    await meera.open('own', 126);
    const { parts, bill_id, version } = await room.billOf('7');
    const path = `/desk/table-parts/${parts[0]?.part_id}`;
    expect(await room.desk('PATCH', path, { to: 'paid' })).toMatchObject({ status: 409 });
    expect(await room.desk('POST', `/desk/table-bills/${bill_id}/cash`, { amount: 199.5, version })).toMatchObject({
      status: 409,
    });
    expect((await room.desk('PATCH', path, { to: 'withdrawn' })).status).toBe(200);
    expect((await room.billOf('7')).open).toBe(199.5);
  });

  test('comes after the staff closed the bill: it goes back (bills-14)', async () => {
    const page = await meera.open('own', 126);
    await serveAll();
    expect((await closeBill()).status).toBe(200);
    await pressBank(world, page);
    await world.deps.jobs.runDue();
    expect(await backs()).toEqual([{ amount: 12_600, reason: 'paid_late', state: 'processed' }]);
    expect((await paymentsOf()).map(({ status }) => status)).toEqual(['cod_due', 'cod_due']);
  });

  test('covers a round in part as the bill is closed: its rest is due in cash, and taken or never paid, nothing is lost (bills-13)', async () => {
    await pressBank(world, await meera.open('equal', 66.5, { of: 3 }));
    await serveAll();
    await closeBill();
    expect(await paymentsOf()).toEqual([
      { status: 'cod_due', method: 'cod', held_part: 6650 },
      { status: 'cod_due', method: 'cod', held_part: 0 },
    ]);
    const cash = (order_number = '', body: object = {}) =>
      callTables<{ message: string }>(
        world,
        { method: 'POST', path: `/kitchen/orders/${order_number}/cash`, body },
        room.owner,
      );
    expect((await cash(rounds[0])).status).toBe(200);
    expect(await ledgerOf('restaurant_payable')).toEqual([{ kind: 'cash_collected', part: 'cash', amount: 5950 }]);
  });

  test('covers a round in part of which nobody ever pays the rest: the part is the restaurant’s (bills-13)', async () => {
    await pressBank(world, await meera.open('equal', 66.5, { of: 3 }));
    await serveAll();
    await closeBill();
    const told = await callTables(
      world,
      { method: 'POST', path: `/admin/orders/${rounds[0]}/cash`, body: { collected: false, note: 'They left.' } },
      office,
    );
    expect(told.status).toBe(200);
    expect(await ledgerOf('restaurant_payable')).toEqual([{ kind: 'share_kept', part: 'adjustment', amount: -6650 }]);
  });

  test('goes back with a refund of its round, as far as it reaches; what was cash stays the table’s (bills-15)', async () => {
    await pressBank(world, await meera.open('own', 126));
    await serveAll();
    const { bill_id, open, version } = await room.billOf('7');
    await room.desk('POST', `/desk/table-bills/${bill_id}/cash`, { amount: open, version });
    const refund = (order_number = '', body: object = {}) =>
      callTables(
        world,
        {
          method: 'POST',
          path: `/admin/orders/${order_number}/refunds`,
          body: { reason: 'It was cold.', cause: 'quality', payer: 'kitchen', ...body },
        },
        office,
      );
    expect((await refund(rounds[1])).status).toBe(409);
    expect((await refund(rounds[0], { amount: 40 })).status).toBe(201);
    await world.deps.jobs.runDue();
    expect(await backs()).toEqual([{ amount: 4000, reason: 'refund', state: 'processed' }]);
    expect((await refund(rounds[0])).status).toBe(201);
    await world.deps.jobs.runDue();
    expect((await backs()).map(({ amount }) => amount)).toEqual([4000, 8600]);
    const refunds = await rowsOf(sql`select f.amount, f.held_part, f.state, f.destination from refunds f
      join orders o using (order_id) where o.order_number = ${rounds[0]} order by 1`);
    expect(refunds).toEqual([
      { amount: 4000, held_part: 4000, state: 'processed', destination: 'source' },
      { amount: 8600, held_part: 8600, state: 'processed', destination: 'source' },
    ]);
  });

  test('of a bill that a process of the release before closed pays its rounds a minute later (bills-13)', async () => {
    await pressBank(world, await meera.open('own', 126));
    await serveAll();
    const at = world.clock.now();
    await sql`update table_bills set closed_at = ${at}, closed_as = 'unpaid' where restaurant_id = ${room.kitchen.restaurant_id}`.execute(
      world.deps.db,
    );
    await later(1);
    expect(await paymentsOf()).toMatchObject([{ status: 'captured', held_part: 12_600 }, { status: 'cod_due' }]);
  });

  test('a code that the kitchen shows for a round claims it, and what it pays beside a part goes back of the part (bills-11, bills-14)', async () => {
    for (const each of rounds) await serve(world, room, each, 'ready');
    const path = `/kitchen/orders/${rounds[0]}/payment-code`;
    const { link } = (await callTables<{ link: string }>(world, { method: 'POST', path }, room.owner)).body;
    expect((await arjun.open('all', 199.5)).status).toBe(409);
    expect(await billOf(arjun)).toMatchObject({ ways: { all: 73.5 } });
    world.clock.advance(21 * 60_000);
    await pressBank(world, await arjun.open('all', 199.5));
    await callTables(
      world,
      { method: 'POST', path: `/demo-pay/${link.split('/pay/demo/')[1]}`, body: { action: 'pay' } },
      office,
    );
    await world.deps.jobs.runDue();
    await later(1);
    expect(await backs()).toEqual([{ amount: 12_600, reason: 'unused', state: 'processed' }]);
    expect(await billOf()).toMatchObject({ left: 0, total: 199.5 });
  });
});
