import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addCustomer, addDish } from '#modules/ordering/orders/testing/people.ts';
import { noon, openWorld, type World } from '#modules/ordering/orders/testing/world.ts';
import { sweepTables } from './bills.timers.ts';
import { addDiningRoom, callTables, type DiningRoom, phoneAt, serve } from './testing/party.ts';

let world: World;
let room: DiningRoom;
let dosa: number;
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
  code = room.codes['7'] ?? '';
});

const later = (minutes: number) => world.clock.set(new Date(Date.parse(noon) + minutes * 60_000).toISOString());

/** Two phones at table 7. */
async function party() {
  const meera = phoneAt(world, code);
  const { pin } = (await meera.join('Meera')).body;
  await phoneAt(world, code).join('Arjun', pin ?? '');
  return { meera };
}

async function serveAll() {
  for (const { order_number, status } of (await room.billOf('7')).rounds)
    if (status === 'placed') await serve(world, room, order_number);
}

describe('the desk', () => {
  test('moves a party to a free table, and its phones go on (bills-9)', async () => {
    const { meera } = await party();
    await meera.send({ [dosa]: 1 });
    const seen = await room.billOf('7');
    const other = phoneAt(world, room.codes['8'] ?? '');
    await other.join('Zoya');
    const move = (version: number) =>
      room.desk('PATCH', `/desk/table-bills/${seen.bill_id}/table`, { table_id: room.ids['8'], version });
    expect((await move(seen.version)).status).toBe(409);
    const { bill_id, version } = await room.billOf('8');
    await room.desk('PATCH', `/desk/table-bills/${bill_id}/close`, { version });
    expect((await move(seen.version)).status).toBe(200);
    expect((await meera.read()).body).toMatchObject({ state: 'in', table: '8', bill: { total: 126 } });
    expect((await phoneAt(world, code).read()).body.state).toBe('free');
    const board = await callTables<{ orders: object[] }>(world, { method: 'GET', path: '/kitchen/orders' }, room.owner);
    expect(board.body.orders).toMatchObject([{ table: { names: '8' } }]);
  });

  test('is the own restaurant’s alone: others, customers and strangers reach nothing of it (bills-9)', async () => {
    const { meera } = await party();
    await meera.send({ [dosa]: 1 });
    await meera.pay('all', 126);
    const seen = await room.billOf('7');
    const other = await addDiningRoom(world);
    const calls = [
      ['PUT', `/tables/${room.ids['7']}/code`, undefined],
      ['DELETE', `/tables/${room.ids['7']}/code`, undefined],
      ['POST', `/desk/tables/${room.ids['8']}/bill`, undefined],
      ['PATCH', `/desk/table-bills/${seen.bill_id}/table`, { table_id: other.ids['8'], version: seen.version }],
      ['PATCH', `/desk/table-bills/${seen.bill_id}/close`, { version: seen.version }],
      ['POST', `/desk/table-bills/${seen.bill_id}/cash`, { amount: 126, version: seen.version }],
      ['PATCH', `/desk/table-parts/${seen.parts[0]?.part_id}`, { to: 'paid' }],
    ] as const;
    const customer = await addCustomer(world.deps);
    for (const [method, path, body] of calls) {
      expect((await other.desk(method, path, body)).status).toBe(404);
      expect((await callTables(world, { method, path, body }, customer)).status).toBe(403);
      expect((await callTables(world, { method, path, body })).status).toBe(401);
    }
    // Its own party cannot be sent to somebody else's table.
    const move = { table_id: other.ids['8'], version: seen.version };
    expect((await room.desk('PATCH', `/desk/table-bills/${seen.bill_id}/table`, move)).status).toBe(404);
  });

  test('a bill that everybody forgot ends, once, and the restaurant is told what was left of it (bills-10)', async () => {
    const { meera } = await party();
    await meera.send({ [dosa]: 1 });
    await phoneAt(world, room.codes['8'] ?? '').join('Zoya');
    later(59);
    await sweepTables(world.deps);
    expect((await room.billOf('8')).guests).toEqual(['Zoya']);
    later(61);
    await serveAll();
    await sweepTables(world.deps);
    await expect(room.billOf('8')).rejects.toThrow('No bill runs');
    later(6 * 60 + 1);
    const second = await openWorld(world.url);
    second.clock.set(new Date(Date.parse(noon) + 361 * 60_000).toISOString());
    await Promise.all([sweepTables(world.deps), sweepTables(second.deps)]);
    await second.close();
    expect((await meera.read()).body).toMatchObject({ state: 'over', closed_as: 'lapsed' });
    const { rows } = await sql<{ title: string; body: string }>`select title, body from notifications
      where user_id = ${room.owner.userId} and kind = 'kitchen_table'`.execute(world.deps.db);
    expect(rows).toEqual([
      { title: 'The bill of table 7 ended by itself', body: '₹126.00 of it was not paid. It stays due on its orders.' },
    ]);
  });
});
