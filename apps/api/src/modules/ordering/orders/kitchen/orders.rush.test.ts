// What a rush asks of a kitchen's screen: many answers at once, true minutes, and why no order comes any more.
import {
  delayOrder,
  getKitchenStatus,
  listKitchenOrders,
  moveKitchenOrders,
  setKitchenStatus,
} from '@tawa/contract/ordering/orders.kitchen';
import { autoRejectMs } from '@tawa/domain/common/limits';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { figureConditions } from '#db/order-figures.ts';
import { sweepOrders } from '../moves/orders.timers.ts';
import { addCustomer, addDish, addKitchen, addPerson, putInCart } from '../testing/people.ts';
import { noon, openWorld, shopper, type TestKitchen, type World } from '../testing/world.ts';

let world: World;
let shop: ReturnType<typeof shopper>;
let kitchen: TestKitchen;
let dish: number;

beforeAll(async () => {
  world = await openWorld();
  shop = shopper(world);
});
afterAll(() => world.close());
beforeEach(async () => {
  world.clock.set(noon);
  kitchen = await addKitchen(world.deps);
  dish = await addDish(world.deps, kitchen);
});

async function placed(): Promise<string> {
  const customer = await addCustomer(world.deps);
  await putInCart(world.deps, customer, dish);
  const { body } = await shop.quote(customer);
  return String((await shop.place(customer, body)).body.order_number);
}
const order = (number: string) =>
  world.deps.db.selectFrom('orders').selectAll().where('order_number', '=', number).executeTakeFirstOrThrow();
const owner = () => world.callerOf(kitchen.owner);
async function several(numbers: readonly string[], step: { to: 'accepted' | 'ready'; prep_minutes?: number }) {
  const orders = await Promise.all(numbers.map(order));
  const named = orders.map(({ order_number, version }) => ({ order_number, version }));
  return (await owner().ok(moveKitchenOrders, { body: { ...step, orders: named } })).orders;
}
const inTurn = async (count: number, make: () => Promise<string>) => {
  const made: string[] = [];
  for (let place = 0; place < count; place += 1) made.push(await make());
  return made;
};

describe('several orders at once', () => {
  test('are accepted with one cooking time and marked ready, each with its own event (kitchen-board-11)', async () => {
    const numbers = await inTurn(3, placed);
    expect(await several(numbers, { to: 'accepted', prep_minutes: 35 })).toEqual(
      numbers.map((order_number) => ({ order_number, refused: null })),
    );
    for (const number of numbers)
      expect(await order(number)).toMatchObject({ status: 'accepted', prep_minutes: 35, version: 2 });
    await several(numbers, { to: 'ready' });
    const events = world.deps.db.selectFrom('order_events as e').innerJoin('orders as o', 'o.order_id', 'e.order_id');
    const types = await events.select('e.type').where('o.order_number', 'in', numbers).execute();
    expect(types.filter(({ type }) => type === 'ready')).toHaveLength(3);
  });

  test('are answered each on its own: what is over or of another kitchen leaves the others alone (kitchen-board-11)', async () => {
    const [first, gone, last] = await inTurn(3, placed);
    const own = kitchen;
    kitchen = await addKitchen(world.deps);
    dish = await addDish(world.deps, kitchen);
    const foreign = await placed();
    kitchen = own;
    await shop.move(kitchen.owner, { order_number: gone ?? '', version: 1 }, 'rejected', { reason: 'TOO_BUSY' });
    const answers = await several([first ?? '', gone ?? '', foreign, last ?? ''], { to: 'accepted' });
    expect(answers).toEqual([
      { order_number: first, refused: null },
      { order_number: gone, refused: 'This order is closed: rejected.' },
      { order_number: foreign, refused: 'Order not found.' },
      { order_number: last, refused: null },
    ]);
    expect(await order(foreign)).toMatchObject({ status: 'placed', version: 1 });
  });

  test('pressed on two tablets at the same moment move once; the slower one reads so (kitchen-board-11)', async () => {
    const numbers = await inTurn(4, placed);
    const body = {
      to: 'accepted' as const,
      orders: numbers.map((order_number) => ({ order_number, version: 1 })),
    };
    const backwards = { ...body, orders: body.orders.toReversed() };
    const answers = await Promise.all([
      owner().ok(moveKitchenOrders, { body: { ...body, prep_minutes: 20 } }),
      owner().ok(moveKitchenOrders, { body: { ...backwards, prep_minutes: 40 } }),
    ]);
    for (const number of numbers) {
      const said = answers.flatMap(({ orders }) => orders.filter((each) => each.order_number === number));
      expect(said.filter(({ refused }) => refused === null)).toHaveLength(1);
      expect((await order(number)).version).toBe(2);
    }
    const accepted = await world.deps.db
      .selectFrom('order_events as e')
      .innerJoin('orders as o', 'o.order_id', 'e.order_id')
      .select('e.type')
      .where('o.order_number', 'in', numbers)
      .where('e.type', '=', 'accepted')
      .execute();
    expect(accepted).toHaveLength(numbers.length);
  });

  test('are none, twice the same, or of a customer: refused', async () => {
    const named = { order_number: await placed(), version: 1 };
    const send = (who: Parameters<World['callerOf']>[0], orders: object[]) =>
      world.call(who ?? kitchen.owner, {
        method: 'POST',
        path: '/kitchen/orders/moves',
        body: { to: 'accepted', orders },
      });
    expect((await send(kitchen.owner, [])).status).toBe(400);
    expect((await send(kitchen.owner, [named, named])).status).toBe(400);
    expect((await send(await addCustomer(world.deps), [named])).status).toBe(403);
    expect((await order(named.order_number)).status).toBe('placed');
  });
});

const minutesFrom = (one: string | Date | null | undefined, other: string | Date | null | undefined) =>
  (new Date(other ?? 0).getTime() - new Date(one ?? 0).getTime()) / 60_000;

describe('the kitchen’s clock', () => {
  test('is the true minute, while the customer’s promise is rounded up; what it asks for moves both (kitchen-board-8)', async () => {
    world.clock.set('2026-06-15T07:01:17.000Z');
    const number = await placed();
    await several([number], { to: 'accepted', prep_minutes: 20 });
    const seen = async () => (await owner().ok(listKitchenOrders, {})).orders[0];
    const before = await seen();
    expect(minutesFrom(before?.accepted_at, before?.ready_by)).toBe(20);
    expect(Date.parse(before?.ready_by ?? '') % 300_000).not.toBe(0);
    expect(Date.parse(before?.promised_to ?? '') % 300_000).toBe(0);
    await owner().ok(delayOrder, { params: { order_number: number }, body: { minutes: 5 } });
    const after = await seen();
    expect(minutesFrom(after?.accepted_at, after?.ready_by)).toBe(25);
    expect(Date.parse(after?.promised_to ?? '') - Date.parse(before?.promised_to ?? '')).toBe(300_000);
  });

  test('begins at once where the kitchen accepts by itself (kitchen-board-8)', async () => {
    await world.deps.db
      .updateTable('restaurants')
      .set({ auto_accept: true })
      .where('restaurant_id', '=', kitchen.restaurant_id)
      .execute();
    world.clock.set('2026-06-15T07:01:17.000Z');
    const { ready_by, accepted_at, prep_minutes } = await order(await placed());
    expect(minutesFrom(accepted_at, ready_by)).toBe(prep_minutes);
  });
});

describe('a kitchen that was paused by itself', () => {
  async function miss(): Promise<string> {
    const number = await placed();
    world.clock.advance(autoRejectMs);
    await sweepOrders(world.deps);
    return number;
  }

  test('reads since when and for which orders, until somebody sets the switch (kitchen-board-9)', async () => {
    await several([await placed()], { to: 'accepted' });
    const missed = await inTurn(2, miss);
    const { closed_at } = await order(missed[1] ?? '');
    const since = closed_at?.toISOString() ?? '';
    world.clock.advance(60_000);
    expect(await owner().ok(getKitchenStatus, {})).toMatchObject({
      switch: 'paused',
      switch_since: since,
      missed_orders: missed,
    });
    const stays = await owner().ok(setKitchenStatus, { body: { switch: 'paused', minutes: 30 } });
    expect(stays).toMatchObject({ switch: 'paused', missed_orders: [] });
    expect(minutesFrom(since, stays.switch_since)).toBeGreaterThanOrEqual(1);
  });
});

test('refused at the door counts what came back from a door, not cash that was never due (statistics-7)', async () => {
  const [rejected, refused] = await inTurn(2, placed);
  await shop.move(kitchen.owner, { order_number: rejected ?? '', version: 1 }, 'rejected', { reason: 'TOO_BUSY' });
  await several([refused ?? ''], { to: 'accepted' });
  await several([refused ?? ''], { to: 'ready' });
  await shop.move(kitchen.owner, { order_number: refused ?? '', version: 3 }, 'out_for_delivery');
  const counted = () =>
    world.deps.db
      .selectFrom('orders as o')
      .select('o.order_number')
      .where('o.restaurant_id', '=', kitchen.restaurant_id)
      .where(figureConditions.cash_refused)
      .execute();
  expect(await counted()).toEqual([]);
  const admin = await addPerson(world.deps, 'admin');
  await shop.move(admin, { order_number: refused ?? '', version: 4 }, 'cancelled', { reason: 'UNDELIVERABLE' });
  expect(await counted()).toEqual([{ order_number: refused }]);
});
