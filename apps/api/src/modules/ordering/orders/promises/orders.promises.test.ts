import { getRestaurantDetails } from '@tawa/contract/catalogue/restaurants';
import { dayMs, hourMs, minuteMs } from '@tawa/domain/common/durations';
import { promiseFor } from '@tawa/domain/ordering/orders';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addCustomer, addDish, addKitchen, putInCart } from '../testing/people.ts';
import { addServed, type Served } from '../testing/served-orders.ts';
import { type Customer, noon, openWorld, shopper, type TestKitchen, type World } from '../testing/world.ts';
import { measureRestaurant, measureSince, sayMinutes } from './promises.jobs.ts';

let world: World;
let shop: ReturnType<typeof shopper>;
let kitchen: TestKitchen;
let customer: Customer;
let dish: number;
let template: number;

beforeAll(async () => {
  world = await openWorld();
  shop = shopper(world);
  kitchen = await addKitchen(world.deps);
  customer = await addCustomer(world.deps);
  dish = await addDish(world.deps, kitchen);
  const number = await place();
  template = (await read(number)).order_id;
});
afterAll(() => world.close());
beforeEach(async () => {
  world.clock.set(noon);
  kitchen = await addKitchen(world.deps, { prep_minutes: 20, travel_minutes: 15 });
  customer = await addCustomer(world.deps);
  dish = await addDish(world.deps, kitchen, { preparation_time: 20 });
});

const db = () => world.deps.db;
const read = (number: string) =>
  db().selectFrom('orders').selectAll().where('order_number', '=', number).executeTakeFirstOrThrow();
const quoteOf = async (who: Customer, request = {}) => (await shop.quote(who, request)).body;
const promised = (prep: number, travel: number) => {
  const { from, to } = promiseFor({ now: world.clock.now(), prep_minutes: prep, travel_minutes: travel });
  return { from: from.toISOString(), to: to.toISOString() };
};

async function place(who = customer, request = {}) {
  await putInCart(world.deps, who, dish);
  const placed = await shop.place(who, await quoteOf(who, request));
  expect(placed.status).toBe(201);
  return String(placed.body.order_number);
}

/** Orders of the evenings before at this hour, from yesterday back. */
const weeksOf = (count: number, change: Partial<Served> = {}) =>
  addServed(
    db(),
    template,
    Array.from({ length: count }, (_, n) => ({
      kitchen: kitchen.restaurant_id,
      accepted_at: new Date(world.clock.now().getTime() - (1 + (n % 28)) * dayMs + n * 1000),
      cooking: 32,
      ...change,
    })),
  );

async function measure() {
  await measureRestaurant(world.deps, { restaurant_id: kitchen.restaurant_id, timezone: 'Asia/Kolkata' });
  return db()
    .selectFrom('kitchen_times')
    .selectAll()
    .where('restaurant_id', '=', kitchen.restaurant_id)
    .executeTakeFirstOrThrow();
}

async function quoted(request = {}) {
  customer = await addCustomer(world.deps);
  await putInCart(world.deps, customer, dish);
  return (await quoteOf(customer, request)).eta;
}

describe('a quote promises', () => {
  test('what was measured, and the order keeps it with what waited (promises-1)', async () => {
    await weeksOf(20);
    await measure();
    expect(await quoted()).toEqual(promised(32, 15));
    const order = await read(String((await shop.place(customer, await quoteOf(customer))).body.order_number));
    expect(order).toMatchObject({ prep_minutes: 32, travel_minutes: 15, kitchen_minutes: 20, queue_minutes: 0 });
    expect(order.agreed_to).toEqual(order.promised_to);
  });

  test('the kitchen’s own minutes while too few orders say anything, or what they say is old (promises-1)', async () => {
    await weeksOf(19);
    await measure();
    expect(await quoted()).toEqual(promised(20, 15));
    await weeksOf(1);
    await measure();
    expect(await quoted()).toEqual(promised(32, 15));
    const old = new Date(world.clock.now().getTime() - 97 * hourMs);
    await db()
      .updateTable('kitchen_times')
      .set({ measured_at: old })
      .where('restaurant_id', '=', kitchen.restaurant_id)
      .execute();
    expect(await quoted()).toEqual(promised(20, 15));
  });

  test('nothing from orders that were refused, cancelled, for later, at a table or of another season (promises-3)', async () => {
    await weeksOf(30, { status: 'rejected' });
    await weeksOf(30, { status: 'cancelled' });
    await weeksOf(30, { columns: { scheduled_for: world.clock.now() } });
    await weeksOf(30, { columns: { accepted_at: null } });
    await weeksOf(30, { accepted_at: new Date(world.clock.now().getTime() - 57 * dayMs) });
    expect(await measure()).toMatchObject({ orders: 0, ways: 0 });
  });

  test('a pickup without its way, and the minutes of its own kitchen alone', async () => {
    await weeksOf(40, { fulfilment: 'pickup', way: 90 });
    expect(await measure()).toMatchObject({ orders: 40, ways: 0 });
    expect(await quoted({ fulfilment: 'pickup' })).toEqual(promised(32, 0));
    const other = await addKitchen(world.deps, { prep_minutes: 20 });
    dish = await addDish(world.deps, other);
    expect(await quoted({ fulfilment: 'pickup' })).toEqual(promised(20, 0));
  });

  test('the way as it was measured from ready to the door (promises-6)', async () => {
    await weeksOf(30, { way: 24 });
    expect(await measure()).toMatchObject({ ways: 30, way_percent: 160, known_ways: 0 });
    expect(await quoted()).toEqual(promised(32, 24));
  });

  test('the same crowd once: what a busy kitchen asks for, or what its queue costs (promises-4)', async () => {
    await weeksOf(30);
    await measure();
    await db()
      .updateTable('restaurants')
      .set({ switch: 'busy', busy_minutes: 10, switch_until: new Date(world.clock.now().getTime() + hourMs) })
      .where('restaurant_id', '=', kitchen.restaurant_id)
      .execute();
    expect(await quoted()).toEqual(promised(42, 15));
  });

  test('an order for later its slot, and begins it early enough (promises-5)', async () => {
    await weeksOf(30);
    await measure();
    const scheduled_for = '2026-06-15T14:00:00.000Z';
    expect(await quoted({ scheduled_for })).toEqual({ from: scheduled_for, to: '2026-06-15T14:30:00.000Z' });
    const order = await read(await place(await addCustomer(world.deps), { scheduled_for }));
    expect(order).toMatchObject({ prep_minutes: 32, queue_minutes: null });
  });
});

describe('the queue', () => {
  const slower = async () => {
    await db()
      .updateTable('kitchen_times')
      .set({
        per_queue: 0.5,
        base_minutes: 32,
        kept_percent: 100,
        usual_queue: 0,
        hour_orders: Array.from({ length: 72 }, () => 0),
      })
      .where('restaurant_id', '=', kitchen.restaurant_id)
      .execute();
  };

  test('makes a promise longer with each order that is not cooked, and no longer with one that is (promises-1)', async () => {
    await weeksOf(30);
    await measure();
    await slower();
    const first = { order_number: await place(), version: 1 };
    expect(await quoted()).toEqual(promised(42, 15));
    for (const [step, to] of ['accepted', 'preparing', 'ready'].entries())
      expect((await shop.move(kitchen.owner, { ...first, version: step + 1 }, to)).status).toBe(200);
    expect(await quoted()).toEqual(promised(32, 15));
  });

  test('does not hold what was forgotten hours ago, nor what is for another day (promises-1)', async () => {
    await weeksOf(30);
    await measure();
    await slower();
    const hoursAgo = new Date(world.clock.now().getTime() - 3 * hourMs - minuteMs);
    await weeksOf(1, { status: 'preparing', accepted_at: hoursAgo, columns: { kitchen_minutes: 50 } });
    const tomorrow = new Date(world.clock.now().getTime() + dayMs);
    await weeksOf(1, { status: 'accepted', columns: { kitchen_minutes: 50, scheduled_for: tomorrow } });
    expect(await quoted()).toEqual(promised(32, 15));
    await weeksOf(1, { status: 'accepted', columns: { kitchen_minutes: 50, placed_at: world.clock.now() } });
    expect(await quoted()).toEqual(promised(57, 15));
  });

  test('of ten orders at once never shortens a promise, and the next one knows all ten', async () => {
    await weeksOf(30);
    await measure();
    await slower();
    const numbers = await Promise.all(Array.from({ length: 10 }, async () => place(await addCustomer(world.deps))));
    const orders = await Promise.all(numbers.map((number) => read(number)));
    for (const order of orders)
      expect(order.prep_minutes).toBe(Math.ceil(32 + Math.min(60, (order.queue_minutes ?? 0) / 2)));
    customer = await addCustomer(world.deps);
    expect((await read(await place())).queue_minutes).toBe(200);
  });
});

test('a card and a page say the minutes of a quote at a usual door, and lists find by them (promises-7)', async () => {
  await weeksOf(30, { way: 24 });
  await measure();
  const guest = world.callerOf();
  const page = await guest.ok(getRestaurantDetails, { params: { id: kitchen.restaurant_id } });
  expect(page.delivery_time).toBe(32 + 24);
  const listed = () =>
    db()
      .selectFrom('restaurant_listings')
      .select('delivery_minutes')
      .where('restaurant_id', '=', kitchen.restaurant_id)
      .executeTakeFirst();
  expect(await listed()).toEqual({ delivery_minutes: 20 + 15 });
  await sayMinutes(world.deps);
  expect(await listed()).toEqual({ delivery_minutes: 32 + 24 });
  world.clock.advance(97 * hourMs);
  await sayMinutes(world.deps);
  expect(await listed()).toEqual({ delivery_minutes: 20 + 15 });
});

test('the kitchen’s answer corrects the promise, whatever was measured (promises-8)', async () => {
  await weeksOf(30);
  await measure();
  const order_number = await place();
  await shop.move(kitchen.owner, { order_number, version: 1 }, 'accepted', { prep_minutes: 50 });
  const order = await read(order_number);
  expect(order.promised_to.toISOString()).toBe(promised(50, 15).to);
  expect(order.agreed_to).toEqual(order.promised_to);
});

test('the clock measures whoever cooked since, and leaves alone what it measured within six hours', async () => {
  const run = async () => {
    await measureSince(world.deps, 2 * hourMs);
    return db()
      .selectFrom('kitchen_times')
      .select('orders')
      .where('restaurant_id', '=', kitchen.restaurant_id)
      .executeTakeFirst();
  };
  const pass = (hours: number) => world.clock.set(new Date(Date.parse(noon) + hours * hourMs).toISOString());
  const cook = () => weeksOf(3, { accepted_at: new Date(world.clock.now().getTime() - hourMs) });
  await weeksOf(30);
  expect(await run()).toBeUndefined();
  await cook();
  expect(await run()).toMatchObject({ orders: 33 });
  pass(5);
  await cook();
  expect(await run()).toMatchObject({ orders: 33 });
  pass(7);
  await cook();
  expect(await run()).toMatchObject({ orders: 39 });
});
