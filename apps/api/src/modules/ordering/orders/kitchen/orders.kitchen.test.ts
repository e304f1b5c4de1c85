import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addCustomer, addDish, addKitchen, putInCart } from '../testing/people.ts';
import { type Customer, noon, openWorld, shopper, type TestKitchen, type World } from '../testing/world.ts';

let world: World;
let shop: ReturnType<typeof shopper>;
let customer: Customer;
let kitchen: TestKitchen;
let dish: number;

beforeAll(async () => {
  world = await openWorld();
  shop = shopper(world);
});
afterAll(() => world.close());
beforeEach(async () => {
  world.clock.set(noon);
  customer = await addCustomer(world.deps);
  kitchen = await addKitchen(world.deps);
  dish = await addDish(world.deps, kitchen);
});

async function placed(): Promise<string> {
  await putInCart(world.deps, customer, dish, 2);
  const { body } = await shop.quote(customer);
  return String((await shop.place(customer, body)).body.order_number);
}

async function advance(number: string, ...states: string[]): Promise<void> {
  for (const to of states) {
    const order = await world.deps.db
      .selectFrom('orders')
      .select(['order_number', 'version', 'handover_code as code'])
      .where('order_number', '=', number)
      .executeTakeFirstOrThrow();
    const body = to === 'delivered' ? { code: order.code } : {};
    expect((await shop.move(kitchen.owner, order, to, body)).status).toBe(200);
  }
}

const get = async (path: string) => (await world.call(kitchen.owner, { method: 'GET', path })).body;
const set = async (body: Record<string, unknown>) =>
  (await world.call(kitchen.owner, { method: 'PUT', path: '/kitchen/status', body })).body;

describe('the board', () => {
  test('shows what is open with everything needed to cook and bring it', async () => {
    const number = await placed();
    const { orders, counts } = await get('/kitchen/orders');
    expect(counts).toEqual({ board: 1, upcoming: 0, done: 0 });
    expect((await get('/kitchen/status')).open_orders).toBe(1);
    expect(orders).toMatchObject([
      {
        order_number: number,
        status: 'placed',
        customer_phone: '9876543210',
        phone_last4: '3210',
        address: '14, 3rd Cross, Bengaluru 560038',
        first_order: true,
        items: [{ name: 'Veg Biryani', quantity: 2, is_veg: 1 }],
        tries_left: 3,
      },
    ]);
    expect(orders).not.toHaveProperty('0.handover_code');
  });

  test('calls a dish by its kitchen name, and by the menu’s where it has none (menu-27)', async () => {
    await placed();
    const names = async () => (await get('/kitchen/orders')).orders;
    expect(await names()).toMatchObject([{ items: [{ name: 'Veg Biryani', kitchen_name: 'Veg Biryani' }] }]);
    await world.deps.db.updateTable('dishes').set({ kitchen_name: 'Veg Bir' }).where('menu_id', '=', dish).execute();
    expect(await names()).toMatchObject([{ items: [{ name: 'Veg Biryani', kitchen_name: 'Veg Bir' }] }]);
  });

  test('forgets phone and address when the order is delivered, and lists it under done until the service day ends', async () => {
    await advance(await placed(), 'accepted', 'ready', 'out_for_delivery', 'delivered');
    const { orders } = await get('/kitchen/orders?lane=done');
    expect((await get('/kitchen/status')).open_orders).toBe(0);
    expect(orders).toMatchObject([
      { status: 'delivered', customer_phone: null, address: null, phone_last4: '3210', cash_due: null },
    ]);
    world.clock.set('2026-06-15T23:29:00.000Z');
    expect((await get('/kitchen/orders')).counts).toMatchObject({ done: 1 });
    world.clock.set('2026-06-15T23:31:00.000Z');
    expect((await get('/kitchen/orders')).counts).toMatchObject({ done: 0 });
  });

  test('keeps what is done through the night where the kitchen never closes', async () => {
    const { restaurant_id } = kitchen;
    const day = { opens: '00:00', closes: '24:00' };
    await world.deps.db.updateTable('restaurant_hours').set(day).where('restaurant_id', '=', restaurant_id).execute();
    await advance(await placed(), 'accepted', 'ready', 'out_for_delivery', 'delivered');
    world.clock.set('2026-06-15T19:03:00.000Z');
    expect((await get('/kitchen/orders')).counts).toMatchObject({ done: 1 });
  });

  test('wants the food ready so long before the promise as the way takes', async () => {
    const number = await placed();
    const { orders } = await get('/kitchen/orders');
    const { promised_to, travel_minutes } = await world.deps.db
      .selectFrom('orders')
      .select(['promised_to', 'travel_minutes'])
      .where('order_number', '=', number)
      .executeTakeFirstOrThrow();
    const ready_by = new Date(promised_to.getTime() - travel_minutes * 60_000).toISOString();
    expect(orders).toMatchObject([{ ready_by, promised_to: promised_to.toISOString() }]);
    expect(travel_minutes).toBeGreaterThan(0);
  });

  test('shows who brings an order and their phone while it is out, and forgets the phone with the delivery', async () => {
    const number = await placed();
    await advance(number, 'accepted', 'ready');
    const order = { order_number: number, version: 3 };
    await shop.move(kitchen.owner, order, 'out_for_delivery', { rider_name: 'Suresh', rider_phone: '9812345670' });
    expect((await get('/kitchen/orders')).orders).toMatchObject([{ rider_name: 'Suresh', rider_phone: '9812345670' }]);
    await advance(number, 'delivered');
    expect((await get('/kitchen/orders?lane=done')).orders).toMatchObject([
      { rider_name: 'Suresh', rider_phone: null },
    ]);
  });

  test('tells customer, kitchen and office of every change', async () => {
    const number = await placed();
    await advance(number, 'accepted');
    const events = await world.deps.db
      .selectFrom('live_events')
      .select(['audience', 'payload'])
      .where('audience', 'in', [`user:${customer.userId}`, `restaurant:${kitchen.restaurant_id}`, 'admin'])
      .where('kind', '=', 'order')
      .where(sql<string>`payload->>'order_number'`, '=', number)
      .orderBy('event_id')
      .execute();
    expect(events.map(({ audience }) => audience.split(':')[0])).toEqual([
      'user',
      'restaurant',
      'admin',
      'user',
      'restaurant',
      'admin',
    ]);
    expect(events.at(-1)?.payload).toEqual({
      order_number: number,
      status: 'accepted',
      version: 2,
      restaurant_id: kitchen.restaurant_id,
    });
  });

  test('moves the promise of an accepted order by what the kitchen adds, and of no other', async () => {
    const number = await placed();
    const delay = () =>
      world.call(kitchen.owner, { method: 'POST', path: `/kitchen/orders/${number}/delay`, body: { minutes: 10 } });
    expect((await delay()).status).toBe(409);
    await advance(number, 'accepted');
    const before = (await world.call(customer, { method: 'GET', path: `/orders/${number}` })).body;
    expect((await delay()).body).toMatchObject({ status: 'accepted', version: 3 });
    const after = (await world.call(customer, { method: 'GET', path: `/orders/${number}` })).body;
    expect(Date.parse(String(after.promised_to)) - Date.parse(String(before.promised_to))).toBe(600_000);
  });
});

describe('the switch', () => {
  test('pauses for a while and comes back by itself', async () => {
    expect(await set({ switch: 'paused', minutes: 15 })).toMatchObject({ status: 'offline', reason: 'paused' });
    await putInCart(world.deps, customer, dish);
    expect((await shop.quote(customer)).body.blocking).toMatchObject([{ code: 'RESTAURANT_UNAVAILABLE' }]);
    world.clock.advance(15 * 60_000);
    expect(await get('/kitchen/status')).toMatchObject({ status: 'online', switch: 'online', switch_until: null });
    expect((await shop.quote(customer)).body.blocking).toEqual([]);
  });

  test('paused until tomorrow holds past midnight, to the end of the service day', async () => {
    kitchen = await addKitchen(world.deps, {}, { opens: '18:00', closes: '02:00' });
    world.clock.set('2026-06-15T17:00:00.000Z');
    expect(await set({ switch: 'paused', until_tomorrow: true })).toMatchObject({
      switch_until: '2026-06-15T20:30:00.000Z',
    });
    world.clock.set('2026-06-15T19:00:00.000Z');
    expect(await get('/kitchen/status')).toMatchObject({ status: 'offline', reason: 'paused' });
    world.clock.set('2026-06-16T13:00:00.000Z');
    expect(await get('/kitchen/status')).toMatchObject({ status: 'online' });
  });

  test('busy adds its minutes to every promise', async () => {
    await putInCart(world.deps, customer, dish);
    const eta = async () => {
      const { eta: promise } = (await shop.quote(customer)).body;
      return typeof promise === 'object' && promise !== null && 'to' in promise ? Date.parse(String(promise.to)) : 0;
    };
    const calm = await eta();
    await set({ switch: 'busy', minutes: 30 });
    expect(await eta()).toBe(calm + 30 * 60_000);
  });

  test('offline leaves open orders to be finished', async () => {
    const number = await placed();
    await set({ switch: 'offline' });
    await advance(number, 'accepted', 'ready');
    expect((await get('/kitchen/orders')).orders).toMatchObject([{ order_number: number, status: 'ready' }]);
  });
});

test('a customer lists own orders, newest first, active and past apart', async () => {
  const done = await placed();
  await advance(done, 'accepted', 'ready', 'out_for_delivery', 'delivered');
  world.clock.advance(60_000);
  const open = await placed();
  const list = async (tab: string) => {
    const { body } = await world.call(customer, { method: 'GET', path: `/orders?tab=${tab}` });
    return Array.isArray(body.orders) ? body.orders.map((order: { order_number: string }) => order.order_number) : [];
  };
  expect([await list('all'), await list('active'), await list('past')]).toEqual([[open, done], [open], [done]]);
});
