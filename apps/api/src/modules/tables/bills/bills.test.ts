import type { TablePage } from '@tawa/contract/tables/bills';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addDish, addPerson } from '#modules/ordering/orders/testing/people.ts';
import { noon, openWorld, type World } from '#modules/ordering/orders/testing/world.ts';
import { findViolations } from '#testing/invariants.ts';
import { sweepTables } from './bills.timers.ts';
import { addDiningRoom, callTables, type DiningRoom, phoneAt, serve } from './testing/party.ts';

let world: World;
let room: DiningRoom;
let dosa: number;
let coffee: number;
let code: string;

beforeAll(async () => {
  world = await openWorld();
});
afterAll(async () => {
  await world.close();
});
beforeEach(async () => {
  world.clock.set(noon);
  room = await addDiningRoom(world);
  dosa = await addDish(world.deps, room.kitchen, { dish_name: 'Masala Dosa', price: 12_000 });
  coffee = await addDish(world.deps, room.kitchen, { dish_name: 'Filter Coffee', price: 7000 });
  code = room.codes['7'] ?? '';
});

/** Two phones at table 7. */
async function party() {
  const meera = phoneAt(world, code);
  const { pin } = (await meera.join('Meera')).body;
  const arjun = phoneAt(world, code);
  await arjun.join('Arjun', pin ?? '');
  return { meera, arjun, pin: pin ?? '' };
}

async function serveAll() {
  for (const { order_number, status } of (await room.billOf('7')).rounds)
    if (status === 'placed') await serve(world, room, order_number);
}

const ordersOf = async (columns = sql`status, source, total, packaging_fee, platform_fee, fulfilment`) =>
  (
    await sql<Record<string, unknown>>`select ${columns} from orders where restaurant_id = ${room.kitchen.restaurant_id}
      order by order_id`.execute(world.deps.db)
  ).rows;
const paymentsOf = async () =>
  (
    await sql<{ status: string }>`select p.status from payments p join orders o using (order_id)
      where o.restaurant_id = ${room.kitchen.restaurant_id} order by o.order_id`.execute(world.deps.db)
  ).rows.map(({ status }) => status);

describe('the code of a table', () => {
  test('opens its menu to anybody, and its bill to those alone who were let in with its PIN (bills-1, bills-2)', async () => {
    const meera = phoneAt(world, code);
    expect((await meera.read()).body).toMatchObject({ state: 'free', table: '7', bill: null, pin: null });
    const begun = await meera.join(' Meera ');
    expect(begun.body).toMatchObject({ state: 'in', name: 'Meera', pin: expect.stringMatching(/^\d{4}$/) });
    const pin = begun.body.pin ?? '';
    const stranger = phoneAt(world, code);
    expect((await stranger.read()).body).toMatchObject({
      state: 'taken',
      bill: null,
      pin: null,
      since: null,
      name: null,
    });
    expect((await stranger.join('Eve')).status).toBe(409);
    const wrong = pin === '0000' ? '0001' : '0000';
    expect(await stranger.join('Eve', wrong)).toMatchObject({
      status: 400,
      body: { errors: { pin: expect.any(String) } },
    });
    expect((await stranger.send({ [dosa]: 1 })).status).toBe(409);
    expect((await stranger.pay('all', 1)).status).toBe(409);
    const arjun = phoneAt(world, code);
    expect((await arjun.join('MEERA', pin)).status).toBe(400);
    expect((await arjun.join('Arjun', pin)).body.bill?.people.map(({ name }) => name)).toEqual(['Meera', 'Arjun']);
    // The same phone is the same guest, and may change its name.
    expect((await meera.join('Meera K')).body.bill?.people.map(({ name }) => name)).toEqual(['Meera K', 'Arjun']);
    for (const name of ['', '\u200B', 'x'.repeat(31)]) expect((await meera.join(name)).status).toBe(400);
    expect((await meera.join('<b>Zoya</b>')).body.name).toBe('<b>Zoya</b>');
  });

  test('a page of the release before joins with the PIN under its old name, reads it so, and is told so what is wrong (bills-2)', async () => {
    const meera = phoneAt(world, code);
    const { word, pin } = (await meera.join('Meera')).body;
    expect(word).toBe(pin);
    expect(await room.billOf('7')).toMatchObject({ word: pin, pin });
    const arjun = phoneAt(world, code);
    const old = (said: string | null) =>
      callTables<TablePage>(world, {
        method: 'POST',
        path: '/table-bills/join',
        body: { ...arjun.keys, name: 'Arjun', word: said },
      });
    const wrong = pin === '0000' ? '0001' : '0000';
    expect(await old(wrong)).toMatchObject({ status: 400, body: { errors: { word: expect.any(String) } } });
    expect((await old('12')).body.errors).toHaveProperty('word');
    expect(await old(pin)).toMatchObject({ status: 200, body: { state: 'in', word: pin } });
  });

  test('a new code makes the printed one dead, and a table that is switched off has none (bills-1)', async () => {
    const { meera } = await party();
    await room.desk('PUT', `/tables/${room.ids['7']}/code`);
    expect((await meera.read()).status).toBe(404);
    expect((await meera.send({ [dosa]: 1 })).status).toBe(404);
    const other = phoneAt(world, room.codes['8'] ?? '');
    await world.deps.db
      .updateTable('dining_tables')
      .set({ isactive: false })
      .where('table_id', '=', room.ids['8'] ?? 0)
      .execute();
    expect((await other.read()).status).toBe(404);
    await room.desk('DELETE', `/tables/${room.ids['7']}/code`);
    const { body } = await room.desk<{ tables: { name: string; code: unknown }[] }>('GET', '/tables/codes');
    expect(body.tables).toEqual([expect.objectContaining({ name: '7', code: null })]);
  });

  test('words are tried a few times only, from one network (bills-2)', async () => {
    const { pin } = await party();
    const strict = await openWorld(world.url, { RATE_LIMIT_FACTOR: '1' });
    strict.clock.set(noon);
    const wrong = pin === '0000' ? '0001' : '0000';
    const tried = [];
    for (let i = 0; i < 11; i++) tried.push((await phoneAt(strict, code).join(`Eve ${i}`, wrong)).status);
    expect(tried.slice(0, 10).every((status) => status === 400)).toBe(true);
    expect(tried[10]).toBe(429);
    await strict.close();
  });
});

describe('a round', () => {
  test('is an order with the table on it, without packing and fees, and unpaid until the bill is (bills-3)', async () => {
    const { meera, arjun } = await party();
    const sent = await meera.send({ [dosa]: 1, [coffee]: 1 });
    expect(sent).toMatchObject({
      status: 201,
      body: { bill: { dishes: 190, taxes: [{ rate_bp: 500, amount: 9.5 }], total: 199.5 } },
    });
    await arjun.send({ [coffee]: 2 });
    expect(await ordersOf()).toMatchObject([
      { status: 'placed', source: 'at_table', total: 19_950, packaging_fee: 0, platform_fee: 0, fulfilment: 'pickup' },
      { total: 14_700 },
    ]);
    const board = await callTables<{ orders: object[] }>(world, { method: 'GET', path: '/kitchen/orders' }, room.owner);
    expect(board.body.orders).toMatchObject([
      { table: { names: '7', guests: 2 }, customer_name: 'Meera' },
      { table: { names: '7' }, customer_name: 'Arjun' },
    ]);
    await serveAll();
    expect(await paymentsOf()).toEqual(['cod_due', 'cod_due']);
    expect((await arjun.read()).body.bill).toMatchObject({
      total: 346.5,
      left: 346.5,
      people: [
        { name: 'Meera', is_own: false, amount: 199.5, rounds: [{ status: 'picked_up' }] },
        { name: 'Arjun', is_own: true, amount: 147 },
      ],
    });
    // Nobody is written to: there is no account.
    const { rows } =
      await sql`select from notifications where user_id = ${room.owner.userId} and kind like 'order%'`.execute(
        world.deps.db,
      );
    expect(rows).toEqual([]);
  });

  test('what is sold out, of another kitchen, too much or nothing is refused, and nothing is sent (bills-3)', async () => {
    const { meera } = await party();
    const soldOut = await addDish(world.deps, room.kitchen, { sold_out: true });
    const elsewhere = await addDish(world.deps, (await addDiningRoom(world)).kitchen);
    expect((await meera.send({ [soldOut]: 1 })).status).toBe(409);
    expect((await meera.send({ [elsewhere]: 1 })).status).toBe(400);
    expect((await meera.send({ [dosa]: 21 })).status).toBe(400);
    expect((await meera.send({})).status).toBe(400);
    world.clock.set('2026-06-15T20:30:00Z');
    expect((await meera.send({ [dosa]: 1 })).status).toBe(409);
    expect(await ordersOf()).toEqual([]);
  });

  test('the first of a table is looked at, also where the kitchen takes every order at once (bills-4)', async () => {
    await world.deps.db
      .updateTable('restaurants')
      .set({ auto_accept: true })
      .where('restaurant_id', '=', room.kitchen.restaurant_id)
      .execute();
    const { meera } = await party();
    await meera.send({ [dosa]: 1 });
    expect(await ordersOf()).toMatchObject([{ status: 'placed' }]);
    await serve(world, room, (await room.billOf('7')).rounds[0]?.order_number ?? '', 'accepted');
    await meera.send({ [coffee]: 1 });
    expect((await ordersOf()).at(-1)).toMatchObject({ status: 'accepted' });
    // Guests whom the staff seated are known.
    await room.desk('POST', `/desk/tables/${room.ids['8']}/bill`);
    const seated = phoneAt(world, room.codes['8'] ?? '');
    expect((await seated.join('Sana')).status).toBe(409);
    await seated.join('Sana', (await room.billOf('8')).pin);
    await seated.send({ [dosa]: 1 });
    expect((await ordersOf()).at(-1)).toMatchObject({ status: 'accepted' });
  });

  test('that the kitchen turns away leaves the bill, and a sold-out dish lowers it (bills-5)', async () => {
    const { meera, arjun } = await party();
    await meera.send({ [dosa]: 1 });
    await arjun.send({ [coffee]: 2 });
    const [first, second] = (await room.billOf('7')).rounds;
    const reject = { to: 'rejected', version: 1, reason: 'TOO_BUSY' };
    await callTables(
      world,
      { method: 'PATCH', path: `/orders/${first?.order_number}/status`, body: reject },
      room.owner,
    );
    expect((await meera.read()).body.bill).toMatchObject({
      total: 147,
      people: [{ amount: 0, rounds: [{ status: 'rejected' }] }, {}],
    });
    await serve(world, room, second?.order_number ?? '', 'accepted');
    const { order_item_id, version } = await world.deps.db
      .selectFrom('order_items as i')
      .innerJoin('orders as o', 'o.order_id', 'i.order_id')
      .select(['i.order_item_id', 'o.version'])
      .where('o.order_number', '=', second?.order_number ?? '')
      .executeTakeFirstOrThrow();
    const short = { order_item_id, quantity: 1, version };
    const told = await callTables(
      world,
      { method: 'POST', path: `/kitchen/orders/${second?.order_number}/shortage`, body: short },
      room.owner,
    );
    expect(told.status).toBe(200);
    expect((await arjun.read()).body.bill).toMatchObject({ total: 73.5, less: 73.5, left: 73.5 });
  });
});

describe('paying', () => {
  test('parts are claimed at the amount that was read, and add up to the bill (bills-6)', async () => {
    const { meera, arjun } = await party();
    await meera.send({ [dosa]: 1, [coffee]: 1 });
    await arjun.send({ [coffee]: 1 });
    const { bill } = (await meera.read()).body;
    expect(bill?.ways).toEqual({ own: 199.5, equal: 136.5, all: 273 });
    expect((await meera.pay('own', 199)).status).toBe(409);
    expect((await meera.pay('own', 199.5)).body.bill).toMatchObject({ left: 273, ways: { own: 0, all: 73.5 } });
    // Asked twice it is one part, and another one is refused.
    expect((await meera.pay('own', 199.5)).status).toBe(200);
    expect((await meera.pay('all', 73.5)).status).toBe(409);
    expect((await arjun.pay('all', 273)).status).toBe(409);
    expect((await arjun.pay('equal', 73.5)).status).toBe(200);
    expect((await room.billOf('7')).parts).toMatchObject([
      { name: 'Meera', amount: 199.5 },
      { name: 'Arjun', amount: 73.5 },
    ]);
    expect((await meera.withdraw()).body.bill?.ways).toMatchObject({ own: 199.5, all: 199.5 });
    const { rows } = await sql<{ title: string }>`select title from notifications where user_id = ${room.owner.userId}
      and kind = 'kitchen_table'`.execute(world.deps.db);
    expect(rows).toEqual([{ title: 'Table 7 would like to pay' }, { title: 'Table 7 would like to pay' }]);
  });

  test('the staff takes each part once; paid and eaten the bill closes, its cash is booked, and the code opens a new one (bills-7)', async () => {
    const { meera, arjun } = await party();
    await meera.send({ [dosa]: 1, [coffee]: 1 });
    await arjun.send({ [coffee]: 1 });
    await serveAll();
    await meera.pay('own', 199.5);
    const [part] = (await room.billOf('7')).parts;
    const paid = await room.desk('PATCH', `/desk/table-parts/${part?.part_id}`, { to: 'paid' });
    expect(paid.body.tables[0]?.bill).toMatchObject({ left: 73.5, open: 73.5 });
    expect((await room.desk('PATCH', `/desk/table-parts/${part?.part_id}`, { to: 'paid' })).status).toBe(409);
    expect((await arjun.read()).body.bill?.people).toMatchObject([
      { name: 'Meera', is_paid: true },
      { is_paid: false },
    ]);
    const seen = await room.billOf('7');
    const rest = { amount: 73.5, version: seen.version };
    expect((await room.desk('POST', `/desk/table-bills/${seen.bill_id}/cash`, { ...rest, amount: 70 })).status).toBe(
      409,
    );
    const last = await room.desk('POST', `/desk/table-bills/${seen.bill_id}/cash`, rest);
    expect(last.body.tables[0]?.bill).toBeNull();
    expect(await paymentsOf()).toEqual(['cod_collected', 'cod_collected']);
    const { rows } = await sql<{
      part: string;
      amount: number;
    }>`select e.part, sum(e.amount)::int as amount from ledger_entries e
      join ledger_transactions t using (ledger_transaction_id) join orders o using (order_id)
      where o.restaurant_id = ${room.kitchen.restaurant_id} and e.account = 'restaurant_payable' and e.part in ('cash', 'food')
      group by 1 order by 1`.execute(world.deps.db);
    expect(rows).toEqual([
      { part: 'cash', amount: 27_300 },
      { part: 'food', amount: -26_000 },
    ]);
    // Whoever sat there reads how it ended; whoever scans now gets nothing of it.
    expect((await meera.read()).body).toMatchObject({ state: 'over', closed_as: 'paid', bill: null });
    expect((await meera.send({ [dosa]: 1 })).status).toBe(409);
    const next = phoneAt(world, code);
    expect((await next.read()).body).toMatchObject({ state: 'free', bill: null });
    expect((await next.join('Zoya')).body.bill).toMatchObject({ people: [{ name: 'Zoya' }], total: 0 });
    // A claim that comes late finds nothing to claim.
    expect((await arjun.pay('all', 73.5)).status).toBe(409);
  });

  test('paid before it is eaten, it closes by itself once the last dish is served (bills-7)', async () => {
    const { meera } = await party();
    await meera.send({ [dosa]: 1 });
    const seen = await room.billOf('7');
    await room.desk('POST', `/desk/table-bills/${seen.bill_id}/cash`, { amount: 126, version: seen.version });
    await sweepTables(world.deps);
    expect((await meera.read()).body).toMatchObject({ state: 'in', bill: { left: 0 } });
    expect(await paymentsOf()).toEqual(['cod_due']);
    await serveAll();
    await sweepTables(world.deps);
    expect((await meera.read()).body).toMatchObject({ state: 'over', closed_as: 'paid' });
    expect(await paymentsOf()).toEqual(['cod_collected']);
  });

  test('closed with something left, what was covered is booked and the rest stays due on its order (bills-8)', async () => {
    const { meera, arjun } = await party();
    await meera.send({ [dosa]: 1, [coffee]: 1 });
    await arjun.send({ [coffee]: 1 });
    const open = await room.billOf('7');
    expect(
      (await room.desk('PATCH', `/desk/table-bills/${open.bill_id}/close`, { version: open.version })).status,
    ).toBe(409);
    await serveAll();
    await meera.pay('own', 199.5);
    const [part] = (await room.billOf('7')).parts;
    await room.desk('PATCH', `/desk/table-parts/${part?.part_id}`, { to: 'paid' });
    const seen = await room.billOf('7');
    const close = (version: number) => room.desk('PATCH', `/desk/table-bills/${seen.bill_id}/close`, { version });
    expect((await close(seen.version - 1)).status).toBe(409);
    expect((await close(seen.version)).status).toBe(200);
    expect((await close(seen.version)).status).toBe(404);
    expect(await paymentsOf()).toEqual(['cod_collected', 'cod_due']);
    expect((await arjun.read()).body).toMatchObject({ state: 'over', closed_as: 'unpaid' });
    // The kitchen says later what became of it, as of any cash that nobody saw.
    const [, left] = await ordersOf(sql`order_number`);
    const told = await callTables(
      world,
      { method: 'POST', path: `/kitchen/orders/${String(left?.order_number)}/cash`, body: {} },
      room.owner,
    );
    expect(told.status).toBe(200);
  });

  test('cash that was paid at a table goes back there, not to an account (bills-8)', async () => {
    const { meera } = await party();
    await meera.send({ [dosa]: 1 });
    await serveAll();
    const seen = await room.billOf('7');
    await room.desk('POST', `/desk/table-bills/${seen.bill_id}/cash`, { amount: 126, version: seen.version });
    const office = await addPerson(world.deps, 'admin');
    const [order] = await ordersOf(sql`order_number`);
    const refund = { reason: 'The dosa was cold.', cause: 'quality', payer: 'kitchen' };
    const told = await callTables(
      world,
      { method: 'POST', path: `/admin/orders/${String(order?.order_number)}/refunds`, body: refund },
      office,
    );
    expect(told).toMatchObject({ status: 409, body: { message: expect.stringContaining('paid in cash at a table') } });
    expect((await sql`select from refunds`.execute(world.deps.db)).rows).toEqual([]);
  });
});

test('a bill of the release before has its PIN by both names, and so has one of this release (bills-2)', async () => {
  const { db } = world.deps;
  const opened = { table_id: room.ids['7'], at: world.clock.now() };
  await sql`insert into table_bills (restaurant_id, table_id, word, opened_by, opened_at)
    values (${room.kitchen.restaurant_id}, ${opened.table_id}, '0417', 'staff', ${opened.at})`.execute(db);
  expect((await phoneAt(world, code).join('Meera', '0417')).status).toBe(200);
  const { pin } = (await phoneAt(world, room.codes['8'] ?? '').join('Sana')).body;
  const { rows } = await sql`select word from table_bills where table_id = ${room.ids['8']}`.execute(db);
  expect(rows).toEqual([{ word: pin }]);
});

test('whatever was done here, the house’s books are right (bills-8)', async () => {
  expect(await findViolations(world.deps.db)).toEqual([]);
});
