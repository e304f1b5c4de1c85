import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addCustomer, addDish, addKitchen, putInCart } from '../testing/people.ts';
import { type Customer, noon, openWorld, shopper, type TestKitchen, type World } from '../testing/world.ts';

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
  kitchen = await addKitchen(world.deps, { slot_capacity_minutes: 60, min_order: 0 });
  dish = await addDish(world.deps, kitchen, { price: 5000, preparation_time: 20 });
});

const db = () => world.deps.db;
/** 7:30 in the evening in the kitchen's zone. */
const evening = '2026-06-15T14:00:00.000Z';
const usedMinutes = async () =>
  (await db().selectFrom('kitchen_slots').selectAll().where('restaurant_id', '=', kitchen.restaurant_id).execute()).map(
    ({ starts_at, used_minutes }) => [starts_at.toISOString(), used_minutes],
  );

async function shopping(quantity = 1, scheduled_for: string | null = evening) {
  const customer = await addCustomer(world.deps);
  await putInCart(world.deps, customer, dish, quantity);
  return { customer, quote: (await shop.quote(customer, { scheduled_for })).body };
}

async function ordered(quantity = 1, scheduled_for: string | null = evening) {
  const { customer, quote } = await shopping(quantity, scheduled_for);
  const placed = await shop.place(customer, quote);
  expect(placed.status).toBe(201);
  return { customer, order: { order_number: String(placed.body.order_number), version: scheduled_for ? 2 : 1 } };
}

interface Offered {
  slots: { at: string; full: boolean }[];
}
const isOffered = (value: unknown): value is Offered[] => Array.isArray(value);
const fullOf = ({ slots }: Record<string, unknown>) =>
  (isOffered(slots) ? slots : []).flatMap((day) => day.slots.filter(({ full }) => full).map(({ at }) => at));

test('a scheduled order without a time is refused, and is not one for now (checkout-16)', async () => {
  const customer = await addCustomer(world.deps);
  await putInCart(world.deps, customer, dish, 1);
  const { body: quote } = await shop.quote(customer, { when: 'scheduled', scheduled_for: null });
  expect(quote.blocking).toMatchObject([{ code: 'TIME_REQUIRED', message: 'Pick a time for your order.' }]);
  expect(await shop.place(customer, quote)).toMatchObject({ status: 409, body: { code: 'TIME_REQUIRED' } });
  const now = await shop.quote(customer, { when: 'now', scheduled_for: null });
  expect(now.body.blocking).toEqual([]);
});

describe('a kitchen that counts its minutes', () => {
  test('fills a slot by what is cooked, not by how many order, and shows it as full (checkout-6)', async () => {
    await ordered(5);
    await ordered(1);
    expect(await usedMinutes()).toEqual([[evening, 60]]);
    const { customer, quote } = await shopping();
    expect(fullOf(quote)).toEqual([evening]);
    expect(quote.blocking).toMatchObject([
      {
        code: 'RESTAURANT_UNAVAILABLE',
        message: 'Dum & Handi has no room left at this time. Please choose another.',
      },
    ]);
    const refused = await shop.place(customer, quote);
    expect(refused).toMatchObject({ status: 409, body: { code: 'RESTAURANT_UNAVAILABLE' } });
    expect(refused.body.problems).toMatchObject([
      { next_slots: ['13:00', '13:30', '14:30', '15:00'].map((time) => `2026-06-15T${time}:00.000Z`) },
    ]);
    expect(JSON.stringify(refused.body.problems)).not.toContain(evening);
  });

  test('counts an order for now in the slot in which it arrives', async () => {
    const { order } = await ordered(1, null);
    const { promised_from } = await db()
      .selectFrom('orders')
      .select('promised_from')
      .where('order_number', '=', order.order_number)
      .executeTakeFirstOrThrow();
    expect(promised_from.toISOString()).toBe('2026-06-15T07:30:00.000Z');
    expect(await usedMinutes()).toEqual([['2026-06-15T07:30:00.000Z', 20]]);
  });

  test('has room for one order that is larger than a whole slot, and for no second one', async () => {
    await ordered(20);
    expect(await usedMinutes()).toEqual([[evening, 115]]);
    const { quote } = await shopping();
    expect(fullOf(quote)).toEqual([evening]);
  });

  test('gets the minutes of an order back that ends before the cooking, and not after it (checkout-6)', async () => {
    const early = await ordered(1);
    const late = await ordered(1);
    await shop.move(kitchen.owner, late.order, 'preparing');
    await shop.move(kitchen.owner, { ...late.order, version: 3 }, 'cancelled', { reason: 'CLOSING' });
    expect(await usedMinutes()).toEqual([[evening, 40]]);
    await shop.move(kitchen.owner, early.order, 'cancelled', { reason: 'CLOSING' });
    expect(await usedMinutes()).toEqual([[evening, 20]]);
  });

  test('raced by 20 customers for room for three takes three (checkout-6)', async () => {
    const racers: { customer: Customer; quote: Record<string, unknown> }[] = [];
    for (let left = 20; left > 0; left--) racers.push(await shopping());
    const placed = await Promise.all(racers.map(({ customer, quote }) => shop.place(customer, quote)));
    expect(placed.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(new Set(placed.filter(({ status }) => status !== 201).map(({ body }) => body.code))).toEqual(
      new Set(['RESTAURANT_UNAVAILABLE']),
    );
    expect(await usedMinutes()).toEqual([[evening, 60]]);
  });
});

test('slots of a quarter of an hour are offered and promised where a kitchen has them (checkout-8)', async () => {
  kitchen = await addKitchen(world.deps, { slot_minutes: 15 });
  dish = await addDish(world.deps, kitchen);
  const { quote } = await shopping(1, '2026-06-15T14:15:00.000Z');
  expect(quote).toMatchObject({
    blocking: [],
    eta: { from: '2026-06-15T14:15:00.000Z', to: '2026-06-15T14:30:00.000Z' },
  });
  const half = await addKitchen(world.deps);
  dish = await addDish(world.deps, half);
  const { quote: refused } = await shopping(1, '2026-06-15T14:15:00.000Z');
  expect(refused.blocking).toMatchObject([{ code: 'RESTAURANT_UNAVAILABLE' }]);
});

test('a kitchen that is switched off offers no time, one that is closed or paused offers its next ones (checkout-7)', async () => {
  const { restaurant_id } = kitchen;
  const set = (change: object) =>
    db().updateTable('restaurants').set(change).where('restaurant_id', '=', restaurant_id).execute();
  const offered = async () => {
    const { slots, blocking } = (await shopping(1, null)).quote;
    return [isOffered(slots) && slots.length > 0, blocking];
  };
  await set({ switch: 'paused', switch_until: new Date(world.clock.now().getTime() + 3_600_000) });
  expect(await offered()).toMatchObject([true, [{ code: 'RESTAURANT_UNAVAILABLE' }]]);
  await set({ switch: 'offline', switch_until: null });
  expect(await offered()).toMatchObject([false, [{ code: 'RESTAURANT_UNAVAILABLE', next_slots: [] }]]);
});
