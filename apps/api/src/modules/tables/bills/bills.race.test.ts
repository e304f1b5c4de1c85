import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addDish } from '#modules/ordering/orders/testing/people.ts';
import { noon, openWorld, type World } from '#modules/ordering/orders/testing/world.ts';
import { findViolations } from '#testing/invariants.ts';
import { sweepTables } from './bills.timers.ts';
import { addDiningRoom, type DiningRoom, phoneAt, pressBank, serve } from './testing/party.ts';

let world: World;
let second: World;
let room: DiningRoom;
let dosa: number;
let code: string;

beforeAll(async () => {
  world = await openWorld();
  second = await openWorld(world.url);
});
afterAll(async () => {
  await second.close();
  await world.close();
});
beforeEach(async () => {
  world.clock.set(noon);
  second.clock.set(noon);
  room = await addDiningRoom(world);
  dosa = await addDish(world.deps, room.kitchen, { dish_name: 'Masala Dosa', price: 12_000 });
  code = room.codes['7'] ?? '';
});

const many = 40;
const at = (index: number) => (index % 2 === 0 ? world : second);
const together = <T>(work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: many }, (_, index) => work(index)));
const counted = (told: readonly { status: number }[]) => {
  const counts: Record<number, number> = {};
  for (const { status } of told) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};
const countOf = async (table: string) =>
  (
    await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)} where table_bill_id in
      (select table_bill_id from table_bills where restaurant_id = ${room.kitchen.restaurant_id})`.execute(
      world.deps.db,
    )
  ).rows[0]?.n;

test('forty phones begin one bill, and only the first is in without its PIN (bills-2)', async () => {
  const phones = Array.from({ length: many }, () => phoneAt(world, code));
  expect(counted(await together((i) => phones[i]?.join(`Guest ${i}`, undefined, at(i)) ?? Promise.reject()))).toEqual({
    200: 1,
    409: 39,
  });
  expect(await countOf('table_bills')).toBe(1);
  const { pin, guests } = await room.billOf('7');
  expect(guests).toHaveLength(1);
  // With the PIN there is room for thirty.
  const late = Array.from({ length: many }, () => phoneAt(world, code));
  expect(counted(await together((i) => late[i]?.join(`Late ${i}`, pin, at(i)) ?? Promise.reject()))).toEqual({
    200: 29,
    409: 11,
  });
});

test('one press that is sent forty times is one round (bills-3)', async () => {
  const meera = phoneAt(world, code);
  await meera.join('Meera');
  const key = randomUUID();
  expect(counted(await together((i) => meera.send({ [dosa]: 1 }, key, at(i))))).toEqual({ 200: 39, 201: 1 });
  expect(await countOf('table_rounds')).toBe(1);
  expect((await meera.send({ [dosa]: 2 }, key)).status).toBe(409);
});

test('thirty phones claim the whole bill at once: one has it, and it is taken once (bills-6, bills-7)', async () => {
  const first = phoneAt(world, code);
  const pin = (await first.join('Guest')).body.pin ?? '';
  const others = Array.from({ length: 19 }, () => phoneAt(world, code));
  for (const [i, phone] of others.entries()) await phone.join(`Guest ${i}`, pin);
  await first.send({ [dosa]: 3 });
  const phones = [first, ...others];
  const claims = await together((i) => phones[i % 20]?.pay('all', 378, at(i)) ?? Promise.reject());
  // The same phone that asks twice reads its own claim again.
  expect(claims.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(2);
  expect(await countOf('table_parts')).toBe(1);
  const bill = await room.billOf('7');
  await serve(world, room, bill.rounds[0]?.order_number ?? '');
  const path = `/desk/table-parts/${bill.parts[0]?.part_id}`;
  const taken = counted(await together((i) => room.desk('PATCH', path, { to: 'paid' }, at(i))));
  expect(taken[200]).toBe(1);
  const { rows } = await sql<{
    status: string;
    received: number;
  }>`select p.status, p.received from payments p join orders o using (order_id)
    where o.restaurant_id = ${room.kitchen.restaurant_id}`.execute(world.deps.db);
  expect(rows).toEqual([{ status: 'cod_collected', received: 37_800 }]);
});

test('rounds that are sent while the desk closes stand on the bill or are refused (bills-8)', async () => {
  const meera = phoneAt(world, code);
  await meera.join('Meera');
  const { bill_id, version } = await room.billOf('7');
  const told = await together(async (i) => {
    const close = () => room.desk('PATCH', `/desk/table-bills/${bill_id}/close`, { version }, second);
    return (i === 5 ? await close() : await meera.send({ [dosa]: 1 }, randomUUID(), at(i))).status;
  });
  const sent = told.filter((status) => status === 201).length;
  expect(await countOf('table_rounds')).toBe(sent);
  const { rows } = await sql<{
    n: number;
  }>`select count(*)::int as n from orders where restaurant_id = ${room.kitchen.restaurant_id}`.execute(world.deps.db);
  expect(rows).toEqual([{ n: sent }]);
});

/** Forty presses of twenty phones over both processes; a bill of ₹378.00 that is served. */
async function twentyPhones() {
  const first = phoneAt(world, code);
  const pin = (await first.join('Guest')).body.pin ?? '';
  const others = Array.from({ length: 19 }, () => phoneAt(world, code));
  for (const [i, phone] of others.entries()) await phone.join(`Guest ${i}`, pin);
  await first.send({ [dosa]: 3 });
  const { rounds } = await room.billOf('7');
  await serve(world, room, rounds[0]?.order_number ?? '');
  return [first, ...others];
}
const heldNow = async () =>
  (
    await sql<{
      state: string;
      amount: number;
    }>`select state, amount from table_parts join table_bills using (table_bill_id)
      where restaurant_id = ${room.kitchen.restaurant_id} and state <> 'withdrawn' order by table_part_id`.execute(
      world.deps.db,
    )
  ).rows;

test('forty phones pay everything online while the staff takes it in cash: one of them has it, and it is paid once (bills-12, bills-13)', async () => {
  const phones = await twentyPhones();
  const { bill_id, version } = await room.billOf('7');
  const cash = () => room.desk('POST', `/desk/table-bills/${bill_id}/cash`, { amount: 378, version }, second);
  const told = await together(async (i) => {
    if (i % 10 !== 9) return phones[i % 20]?.open('all', 378, {}, at(i));
    await cash();
    return undefined;
  });
  const page = told.find((each) => each?.status === 200);
  const parts = await heldNow();
  expect(parts).toHaveLength(1);
  expect(parts[0]?.amount).toBe(37_800);
  if (page) await pressBank(world, page, { copies: 10 });
  await sweepTables(world.deps);
  expect((await phones[0]?.read())?.body).toMatchObject({ state: 'over', closed_as: 'paid' });
});

test('the bank tells of a payment ten times while the staff closes the bill: it pays the round or goes back, once (bills-13, bills-14)', async () => {
  for (const amounts of [
    [378, 0],
    [189, 189],
  ]) {
    const phones = await twentyPhones();
    const [one, other] = phones;
    const page = await one?.open(amounts[0] === 378 ? 'all' : 'equal', amounts[0] ?? 0, { of: 2 });
    if (other && amounts[1]) await pressBank(world, await other.open('all', amounts[1], {}, second));
    const { bill_id, version } = await room.billOf('7');
    const close = () => room.desk('PATCH', `/desk/table-bills/${bill_id}/close`, { version }, second);
    if (page) await Promise.all([pressBank(world, page, { copies: 10 }), close(), close(), close()]);
    await world.deps.jobs.runDue();
    expect(await findViolations(world.deps.db)).toEqual([]);
    room = await addDiningRoom(world);
    dosa = await addDish(world.deps, room.kitchen, { dish_name: 'Masala Dosa', price: 12_000 });
    code = room.codes['7'] ?? '';
  }
});

test('whatever was done here, the house’s books are right (bills-8)', async () => {
  expect(await findViolations(world.deps.db)).toEqual([]);
});
