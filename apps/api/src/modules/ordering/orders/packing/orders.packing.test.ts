// From the allergy that a customer chose to tell to the tick without which nothing is ready.
import { saveDiet } from '@tawa/contract/accounts/diet';
import { getOrder } from '@tawa/contract/ordering/orders';
import { getKitchenOrder } from '@tawa/contract/ordering/orders.history';
import { listKitchenOrders, moveKitchenOrders, packApart } from '@tawa/contract/ordering/orders.kitchen';
import { finishStation, getLine } from '@tawa/contract/ordering/orders.line';
import { getPrinting, savePrintingDevice } from '@tawa/contract/ordering/orders.printing';
import { noDiet } from '@tawa/domain/accounts/diet';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { deleteDueAccounts } from '#modules/accounts/deletion/deletion.service.ts';
import { addOptionGroup, writeAsRestored } from '#testing/factories.ts';
import { addCustomer, addDish, addKitchen, addPerson, putInCart } from '../testing/people.ts';
import {
  type Customer,
  noon,
  openWorld,
  type Person,
  shopper,
  type TestKitchen,
  type World,
} from '../testing/world.ts';

let world: World;
let shop: ReturnType<typeof shopper>;
let customer: Customer;
let kitchen: TestKitchen;
let caller: ReturnType<World['callerOf']>;
beforeAll(async () => {
  world = await openWorld();
  shop = shopper(world);
});
afterAll(() => world.close());
beforeEach(async () => {
  world.clock.set(noon);
  customer = await addCustomer(world.deps);
  kitchen = await addKitchen(world.deps);
  caller = world.callerOf(kitchen.owner);
  await world.deps.db
    .updateTable('users')
    .set({ name: 'Asha Owner' })
    .where('user_id', '=', kitchen.owner.userId)
    .execute();
});

const rowOf = (order_number: string) =>
  world.deps.db.selectFrom('orders').selectAll().where('order_number', '=', order_number).executeTakeFirstOrThrow();
const linesOf = async (order_number: string) => {
  const { order_id } = await rowOf(order_number);
  return world.deps.db
    .selectFrom('order_items')
    .selectAll()
    .where('order_id', '=', order_id)
    .orderBy('position')
    .execute();
};

/** Momos without peanuts and noodles with them, both accepted. */
async function accepted(change: Record<string, unknown> = { allergies: ['peanuts'] }): Promise<string> {
  await putInCart(world.deps, customer, await addDish(world.deps, kitchen, { dish_name: 'Momos' }));
  const noodles = await addDish(world.deps, kitchen, { dish_name: 'Noodles', allergens: ['peanuts', 'soy'] });
  await putInCart(world.deps, customer, noodles);
  const { body: quote } = await shop.quote(customer);
  const placed = await shop.place(customer, quote, change);
  expect(placed.status).toBe(201);
  const number = String(placed.body.order_number);
  expect((await shop.move(kitchen.owner, await rowOf(number), 'accepted', { prep_minutes: 20 })).status).toBe(200);
  return number;
}
const ready = async (number: string, person: Person = kitchen.owner) => shop.move(person, await rowOf(number), 'ready');
const pack = (order_number: string, order_item_id: number, mark: 'packed' | 'open' = 'packed', by = caller) =>
  by.call(packApart, { params: { order_number }, body: { order_item_id, mark } });
const board = async () => (await caller.ok(listKitchenOrders, { query: {} })).orders;
async function firstLine(number: string): Promise<number> {
  const [line] = await linesOf(number);
  return line?.order_item_id ?? 0;
}
async function member(role: string): Promise<Person> {
  const person = await addPerson(world.deps, 'restaurant');
  const at = world.clock.now();
  const { restaurant_id, owner } = kitchen;
  await world.deps.db
    .insertInto('staff')
    .values({ restaurant_id, role, user_id: person.userId, invited_by: owner.userId, invited_on: at, accepted_on: at })
    .execute();
  return person;
}

test('what was told is kept for each line but for what was ordered in it knowingly, and shown while it is open (packing-1)', async () => {
  const number = await accepted();
  expect(await rowOf(number)).toMatchObject({ allergies: ['peanuts'] });
  expect((await linesOf(number)).map(({ avoids }) => avoids)).toEqual([['peanuts'], []]);
  const shown = {
    allergies: ['peanuts'],
    items: [
      { name: 'Momos', avoids: ['peanuts'], packed_apart: false },
      { name: 'Noodles', avoids: [], packed_apart: false },
    ],
  };
  expect(await board()).toMatchObject([shown]);
  expect((await caller.ok(getLine, {})).orders).toMatchObject([{ items: [{ avoids: ['peanuts'] }, { avoids: [] }] }]);
  expect(await world.callerOf(customer).ok(getOrder, { params: { order_number: number } })).toMatchObject({
    allergies: ['peanuts'],
  });
  await world.deps.db
    .updateTable('orders')
    .set({ status: 'cancelled', closed_at: world.clock.now() })
    .where('order_number', '=', number)
    .execute();
  const { orders } = await caller.ok(listKitchenOrders, { query: { lane: 'done' } });
  expect(orders).toMatchObject([{ order_number: number, allergies: [] }]);
});

test('an option that brings the allergen in knowingly is not to be kept out of its own line (packing-1)', async () => {
  const dish = await addDish(world.deps, kitchen, { dish_name: 'Salad' });
  const [peanuts = 0] = await addOptionGroup(world.deps, dish, { min_choices: 0 }, [{ allergens: ['peanuts'] }]);
  await putInCart(world.deps, customer, dish);
  await world.deps.db
    .updateTable('cart_items')
    .set({ option_ids: [peanuts] })
    .where('user_id', '=', customer.userId)
    .execute();
  const { body: quote } = await shop.quote(customer);
  const { body } = await shop.place(customer, quote, { allergies: ['peanuts', 'milk'] });
  expect((await linesOf(String(body.order_number))).map(({ avoids }) => avoids)).toEqual([['milk']]);
});

test('nothing of a diet is told that its owner did not tick, and kitchens without such lines notice nothing (packing-1)', async () => {
  await world.callerOf(customer).ok(saveDiet, { body: { ...noDiet, allergens: ['peanuts'] } });
  const number = await accepted({});
  expect(await board()).toMatchObject([{ allergies: [], items: [{ avoids: [] }, { avoids: [] }] }]);
  expect(await ready(number)).toMatchObject({ status: 200 });
});

test.each([['air'], ['peanuts; drop table orders'], [7], [null]])(
  'an allergy of %j is refused (packing-1)',
  async (what) => {
    await putInCart(world.deps, customer, await addDish(world.deps, kitchen));
    const { body: quote } = await shop.quote(customer);
    expect((await shop.place(customer, quote, { allergies: [what] })).status).toBe(400);
  },
);

test('without the tick it is not ready, on the board, together with others, and by the line’s last station (packing-2)', async () => {
  const number = await accepted();
  const message = 'Tick “Packed apart” for Momos first. The customer told you of an allergy.';
  const [order] = await board();
  expect(order?.actions).toContainEqual({ action: 'ready', allowed: false, reason: message });
  const refused = { status: 409, body: { code: 'NOT_PACKED_APART', message, status: 'accepted' } };
  expect(await ready(number)).toMatchObject(refused);
  const { version } = await rowOf(number);
  const body = { to: 'ready' as const, orders: [{ order_number: number, version }] };
  expect(await caller.ok(moveKitchenOrders, { body })).toMatchObject({ orders: [{ refused: message }] });
  const params = { order_number: number };
  expect(await caller.call(finishStation, { params, body: { station_id: null } })).toMatchObject(refused);
  expect((await linesOf(number)).every(({ done_at }) => done_at === null)).toBe(true);

  expect(await pack(number, await firstLine(number))).toMatchObject({ status: 200, body: { version } });
  const [after] = await board();
  expect(after).toMatchObject({ items: [{ packed_apart: true }, { packed_apart: false }] });
  expect(after?.actions).toContainEqual({ action: 'ready', allowed: true, reason: null });
  expect(await ready(number)).toMatchObject({ status: 200, body: { status: 'ready' } });
});

test('the tick stands in the order’s history with who and when, and taking it back does too (packing-2)', async () => {
  const number = await accepted();
  const line = await firstLine(number);
  await pack(number, line);
  await pack(number, line, 'open');
  expect(await ready(number)).toMatchObject({ status: 409 });
  await pack(number, line);
  const { events } = await caller.ok(getKitchenOrder, { params: { order_number: number } });
  const told = events.filter(({ type }) => type === 'packed_apart' || type === 'unpacked');
  expect(told).toMatchObject([
    { type: 'packed_apart', actor_type: 'restaurant', actor: 'Asha Owner', reason: 'Momos' },
    { type: 'unpacked', actor: 'Asha Owner' },
    { type: 'packed_apart', actor: 'Asha Owner' },
  ]);
  expect(Date.parse(told[2]?.at ?? '')).toBeGreaterThan(0);
});

test('two devices that tick at once leave one mark, and ready with it at once never passes before it (packing-2)', async () => {
  const number = await accepted();
  const line = await firstLine(number);
  const ticks = await Promise.all([pack(number, line), pack(number, line), pack(number, line)]);
  expect(ticks.map(({ status }) => status)).toEqual([200, 200, 200]);
  const { order_id } = await rowOf(number);
  const told = () =>
    world.deps.db
      .selectFrom('order_events')
      .select('type')
      .where('order_id', '=', order_id)
      .where('type', '=', 'packed_apart')
      .execute();
  expect(await told()).toHaveLength(1);
  for (let round = 0; round < 5; round++) {
    customer = await addCustomer(world.deps);
    const next = await accepted();
    const [moved] = await Promise.all([ready(next), pack(next, await firstLine(next))]);
    const packed = (await linesOf(next))[0]?.packed_apart_at;
    expect(moved.status === 200 && packed === null).toBe(false);
    expect((await rowOf(next)).status).toBe(moved.status === 200 ? 'ready' : 'accepted');
  }
});

test('only whoever cooks or packs ticks, only lines with an allergy, and only of the own kitchen (packing-2)', async () => {
  const number = await accepted();
  const [momos, noodles] = (await linesOf(number)).map(({ order_item_id }) => order_item_id);
  const as = (person: Person) => world.callerOf(person);
  expect((await pack(number, momos ?? 0, 'packed', as(await member('menu')))).status).toBe(403);
  expect((await pack(number, momos ?? 0, 'packed', as(customer))).status).toBe(403);
  const other = await addKitchen(world.deps);
  expect((await pack(number, momos ?? 0, 'packed', as(other.owner))).status).toBe(404);
  expect((await pack(number, noodles ?? 0)).status).toBe(404);
  expect((await pack(number, 2_000_000_000)).status).toBe(404);
  const elsewhere = await accepted();
  expect((await pack(elsewhere, momos ?? 0)).status).toBe(404);
  for (const role of ['cook', 'packer'])
    expect((await pack(number, momos ?? 0, 'packed', as(await member(role)))).status).toBe(200);
  expect(await ready(number, await member('packer'))).toMatchObject({ status: 200 });
  expect(await pack(number, momos ?? 0, 'open')).toMatchObject({ status: 409, body: { code: 'TOO_LATE' } });
});

test('a line that was taken out is not waited for (packing-2)', async () => {
  const number = await accepted();
  await world.deps.db
    .updateTable('order_items')
    .set({ fulfilled_quantity: 0 })
    .where('order_item_id', '=', await firstLine(number))
    .execute();
  expect(await ready(number)).toMatchObject({ status: 200 });
});

test('what was told goes with the account, and the order stays (packing-1)', async () => {
  const number = await accepted();
  await pack(number, await firstLine(number));
  await ready(number);
  const ended = { status: 'delivered', delivered_at: world.clock.now(), closed_at: world.clock.now() };
  await writeAsRestored(world.deps.db, (tx) =>
    tx.updateTable('orders').set(ended).where('order_number', '=', number).execute(),
  );
  await world.deps.db
    .updateTable('users')
    .set({ deletion_due: new Date(world.clock.now().getTime() - 1000) })
    .where('user_id', '=', customer.userId)
    .execute();
  await deleteDueAccounts(world.deps);
  expect(await rowOf(number)).toMatchObject({ status: 'delivered', allergies: [] });
  expect(await linesOf(number)).toMatchObject([
    { name: 'Momos', avoids: [], packed_apart_at: null },
    { name: 'Noodles', avoids: [] },
  ]);
});

test('a slip has what must be kept out of each line (packing-3)', async () => {
  const device = { device_id: randomUUID(), device_name: 'Counter', prints: true };
  await caller.ok(savePrintingDevice, { body: device });
  world.clock.advance(1000);
  await accepted();
  await caller.ok(savePrintingDevice, { body: device });
  const { waiting } = await caller.ok(getPrinting, {});
  expect(waiting).toMatchObject([{ items: [{ avoids: ['peanuts'] }, { avoids: [] }] }]);
});
