import { finishStation, getLine, listFinished, recallOrder, tickLines } from '@tawa/contract/ordering/orders.line';
import { getStations, saveStations } from '@tawa/contract/ordering/stations';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addCustomer, addDish, addKitchen, putInCart } from '../testing/people.ts';
import { type Customer, noon, openWorld, shopper, type TestKitchen, type World } from '../testing/world.ts';

let world: World;
let shop: ReturnType<typeof shopper>;
let customer: Customer;
let kitchen: TestKitchen;
let caller: ReturnType<World['callerOf']>;
let categories: number[];
let dishes: number[];
let tandoor: number;
let handi: number;

beforeAll(async () => {
  world = await openWorld();
  shop = shopper(world);
  const made = await world.deps.db
    .insertInto('categories')
    .values([
      { category_name: 'Breads', slug: 'breads' },
      { category_name: 'Curries', slug: 'curries' },
      { category_name: 'Sweets', slug: 'sweets' },
    ])
    .returning('category_id')
    .execute();
  categories = made.map(({ category_id }) => category_id);
});
afterAll(() => world.close());
beforeEach(async () => {
  world.clock.set(noon);
  customer = await addCustomer(world.deps);
  kitchen = await addKitchen(world.deps);
  caller = world.callerOf(kitchen.owner);
  dishes = [];
  for (const [place, dish_name] of ['Garlic Naan', 'Palak Paneer', 'Kulfi'].entries())
    dishes.push(await addDish(world.deps, kitchen, { dish_name, category_id: categories[place] ?? null }));
  const stations = [
    { station_id: null, station_name: 'Tandoor', category_ids: [categories[0] ?? 0] },
    { station_id: null, station_name: 'Handi', category_ids: [categories[1] ?? 0] },
  ];
  const { seen } = await caller.ok(getStations, {});
  const saved = await caller.ok(saveStations, { body: { seen, stations } });
  [tandoor = 0, handi = 0] = saved.stations.map(({ station_id }) => station_id);
});

async function placed(...which: number[]): Promise<string> {
  for (const place of which) await putInCart(world.deps, customer, dishes[place] ?? 0, 2);
  const { body } = await shop.quote(customer);
  return String((await shop.place(customer, body, { instructions: 'Third door, ring twice' })).body.order_number);
}
const rowOf = (order_number: string) =>
  world.deps.db.selectFrom('orders').selectAll().where('order_number', '=', order_number).executeTakeFirstOrThrow();
async function advance(number: string, ...states: string[]): Promise<string> {
  for (const to of states)
    expect((await shop.move(kitchen.owner, await rowOf(number), to, { rider_name: 'Suresh' })).status).toBe(200);
  return number;
}
const accepted = async (...which: number[]) => advance(await placed(...which), 'accepted');
const line = () => caller.ok(getLine, {});
const itemsOf = async (number: string) =>
  (await line()).orders.find(({ order_number }) => order_number === number)?.items ?? [];
const done = (order_number: string, station_id: number | null) =>
  caller.call(finishStation, { params: { order_number }, body: { station_id } });
const recall = (order_number: string, station_id: number | null) =>
  caller.call(recallOrder, { params: { order_number }, body: { station_id } });
const tick = (order_number: string, ...ticks: { order_item_id: number; ticked: boolean }[]) =>
  caller.call(tickLines, { params: { order_number }, body: { ticks } });
const finished = async (station_id?: number) =>
  (await caller.ok(listFinished, { query: { ...(station_id !== undefined && { station_id }) } })).map(
    ({ order_number }) => order_number,
  );
const eventsOf = async (number: string, type: string) =>
  (
    await world.deps.db
      .selectFrom('order_events as e')
      .innerJoin('orders as o', 'o.order_id', 'e.order_id')
      .select('e.type')
      .where('o.order_number', '=', number)
      .where('e.type', '=', type)
      .execute()
  ).length;

test('the line has accepted orders with their stations, and neither money, customer nor address (line-1)', async () => {
  await placed(0);
  const number = await accepted(0, 1, 2);
  const answer = await line();
  expect(answer.orders.map(({ order_number }) => order_number)).toEqual([number]);
  expect(answer.others.map(({ status }) => status)).toEqual(['placed']);
  expect(await itemsOf(number)).toMatchObject([
    { kitchen_name: 'Garlic Naan', quantity: 2, station_id: tandoor, ticked: false, done: false },
    { kitchen_name: 'Palak Paneer', station_id: handi },
    // No station names sweets, so they are the first one's.
    { kitchen_name: 'Kulfi', station_id: tandoor },
  ]);
  const words = JSON.stringify(answer);
  for (const secret of ['Asha', '9876543210', '3rd Cross', 'Third door', 'total', 'handover'])
    expect(words).not.toContain(secret);
});

test('words of an allergy are shown where it is cooked, whoever they were for (line-1)', async () => {
  await putInCart(world.deps, customer, dishes[0] ?? 0);
  const { body } = await shop.quote(customer);
  const { order_number } = (await shop.place(customer, body, { instructions: 'Nut allergy!' })).body;
  await advance(String(order_number), 'accepted');
  expect((await line()).orders).toMatchObject([{ note: 'Nut allergy!' }]);
});

test('a tick stands for every screen, twice is as good as once, and it makes no press on the board stale (line-2)', async () => {
  const number = await accepted(0, 1);
  const [naan] = await itemsOf(number);
  const id = naan?.order_item_id ?? 0;
  const { version } = await rowOf(number);
  for (const ticked of [true, true, false, true])
    expect((await tick(number, { order_item_id: id, ticked })).status).toBe(200);
  expect(await itemsOf(number)).toMatchObject([{ ticked: true }, { ticked: false }]);
  expect((await rowOf(number)).version).toBe(version);
  const told = await world.deps.db
    .selectFrom('live_events')
    .select('payload')
    .where('kind', '=', 'line')
    .where('audience', '=', `restaurant:${kitchen.restaurant_id}`)
    .execute();
  expect(told).toHaveLength(4);
  expect(told[0]?.payload).toEqual({ restaurant_id: kitchen.restaurant_id, order_number: number });
});

test('lines of another order are not found, and what is not cooked is refused (line-2)', async () => {
  const [first, second] = [await accepted(0), await accepted(1)];
  const [foreign] = await itemsOf(second);
  expect((await tick(first, { order_item_id: foreign?.order_item_id ?? 0, ticked: true })).status).toBe(404);
  const waiting = await placed(0);
  expect(await tick(waiting, { order_item_id: 1, ticked: true })).toMatchObject({ status: 409 });
  expect(await done(waiting, null)).toMatchObject({ status: 409, body: { code: 'TOO_LATE' } });
  expect((await done(first, 999_999)).status).toBe(404);
});

test('another kitchen finds neither the order nor the station (line-2)', async () => {
  const number = await accepted(0);
  const [item] = await itemsOf(number);
  const other = world.callerOf((await addKitchen(world.deps)).owner);
  const params = { order_number: number };
  const ticks = [{ order_item_id: item?.order_item_id ?? 0, ticked: true }];
  expect((await other.call(tickLines, { params, body: { ticks } })).status).toBe(404);
  for (const call of [finishStation, recallOrder])
    expect((await other.call(call, { params, body: { station_id: tandoor } })).status).toBe(404);
  expect((await other.ok(getLine, {})).orders).toEqual([]);
  expect(await other.ok(listFinished, { query: { station_id: tandoor } })).toEqual([]);
  expect(await itemsOf(number)).toMatchObject([{ ticked: false, done: false }]);
});

test('the last station’s done makes the order ready, in the way of the board (line-3)', async () => {
  const number = await accepted(0, 1);
  expect(await done(number, tandoor)).toMatchObject({ status: 200, body: { status: 'accepted' } });
  expect(await itemsOf(number)).toMatchObject([{ done: true }, { done: false }]);
  expect(await finished(tandoor)).toEqual([number]);
  expect(await finished(handi)).toEqual([]);
  expect(await done(number, handi)).toMatchObject({ status: 200, body: { status: 'ready' } });
  expect((await line()).orders).toEqual([]);
  expect(await eventsOf(number, 'ready')).toBe(1);
  expect(await finished()).toEqual([number]);
  // A press that comes after another screen's.
  expect(await done(number, handi)).toMatchObject({ status: 200, body: { status: 'ready' } });
  expect(await eventsOf(number, 'ready')).toBe(1);
});

test('two stations that finish at once make it ready once (line-3)', async () => {
  for (let round = 0; round < 5; round += 1) {
    const number = await accepted(0, 1);
    const answers = await Promise.all([done(number, tandoor), done(number, handi), done(number, handi)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await rowOf(number)).toMatchObject({ status: 'ready' });
    expect(await eventsOf(number, 'ready')).toBe(1);
  }
});

test('a done and the board’s Ready at once make it ready once (line-3)', async () => {
  const number = await accepted(0);
  const order = await rowOf(number);
  const [press] = await Promise.all([shop.move(kitchen.owner, order, 'ready'), done(number, null)]);
  expect([200, 409]).toContain(press.status);
  expect(await rowOf(number)).toMatchObject({ status: 'ready' });
  expect(await eventsOf(number, 'ready')).toBe(1);
});

test('while the customer is asked about a dish, the last done is refused and nothing of it is kept (line-3)', async () => {
  const number = await accepted(0, 1);
  const [naan] = await itemsOf(number);
  await world.deps.db
    .updateTable('order_items')
    .set({ shortage: 'asked', shortage_quantity: 1, shortage_at: new Date(noon), answer_by: new Date(noon) })
    .where('order_item_id', '=', naan?.order_item_id ?? 0)
    .execute();
  expect((await done(number, handi)).status).toBe(200);
  expect(await done(number, tandoor)).toMatchObject({
    status: 409,
    body: { message: 'The customer is still being asked about Garlic Naan.' },
  });
  expect(await itemsOf(number)).toMatchObject([{ done: false, asked: true }, { done: true }]);
});

test('a finished ticket comes back with its ticks, a ready one too and stays ready, until it has left (line-4)', async () => {
  const number = await accepted(0, 1);
  const [naan] = await itemsOf(number);
  await tick(number, { order_item_id: naan?.order_item_id ?? 0, ticked: true });
  await done(number, tandoor);
  expect((await recall(number, tandoor)).status).toBe(200);
  expect(await itemsOf(number)).toMatchObject([{ ticked: true, done: false }, { done: false }]);
  expect(await finished(tandoor)).toEqual([]);
  await done(number, null);
  expect((await recall(number, tandoor)).status).toBe(200);
  expect((await line()).orders).toMatchObject([
    { order_number: number, status: 'ready', recalled_at: expect.any(String) },
  ]);
  expect(await itemsOf(number)).toMatchObject([{ ticked: true, done: false }, { done: true }]);
  expect(await finished()).toEqual([]);
  expect((await done(number, tandoor)).status).toBe(200);
  expect(await eventsOf(number, 'ready')).toBe(1);
  expect((await line()).orders).toEqual([]);
  await advance(number, 'out_for_delivery');
  expect(await recall(number, tandoor)).toMatchObject({
    status: 409,
    body: { code: 'TOO_LATE', message: 'It is out with Suresh.' },
  });
  const read = await caller.ok(listFinished, { query: {} });
  expect(read).toMatchObject([{ order_number: number, status: 'out_for_delivery', rider_name: 'Suresh' }]);
});

test('what the board called ready can be called back to one station, and the other has nothing of it (line-4)', async () => {
  const number = await advance(await accepted(0, 1), 'ready');
  expect((await recall(number, handi)).status).toBe(200);
  expect(await itemsOf(number)).toMatchObject([{ done: true }, { done: false }]);
});

test('ten tickets can be called back, the newest first (line-4)', async () => {
  const numbers: string[] = [];
  for (let minute = 0; minute < 11; minute += 1) {
    const number = await accepted(0);
    world.clock.set(new Date(Date.parse(noon) + minute * 1000).toISOString());
    await done(number, null);
    numbers.unshift(number);
  }
  expect(await finished()).toEqual(numbers.slice(0, 10));
});
