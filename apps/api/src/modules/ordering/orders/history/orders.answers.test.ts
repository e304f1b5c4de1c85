// Each row of the table of what placing answers is a test of its name.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addCoupon, addCustomer, addDish, addKitchen, putInCart } from '../testing/people.ts';
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

const db = () => world.deps.db;
const ordersOf = async () =>
  (await db().selectFrom('orders').select('order_id').where('user_id', '=', customer.userId).execute()).length;
const changeDish = (change: object) => db().updateTable('dishes').set(change).where('menu_id', '=', dish).execute();
const changeKitchen = (change: object) =>
  db().updateTable('restaurants').set(change).where('restaurant_id', '=', kitchen.restaurant_id).execute();

async function quoted(body: Record<string, unknown> = {}): Promise<Record<string, unknown>> {
  await putInCart(world.deps, customer, dish, 2);
  return (await shop.quote(customer, body)).body;
}

test('same key, same body: the first answer again, 200 (orders-3)', async () => {
  const quote = await quoted();
  const key = randomUUID();
  const first = await shop.place(customer, quote, {}, key);
  const again = await shop.place(customer, quote, {}, key);
  expect([first.status, again.status]).toEqual([201, 200]);
  expect(again.body).toEqual(first.body);
});

test('same key, same body, while the first is still running: every press gets that one answer', async () => {
  const quote = await quoted();
  const key = randomUUID();
  const answers = await Promise.all(Array.from({ length: 8 }, () => shop.place(customer, quote, {}, key)));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([...Array(7).fill(200), 201]);
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(await ordersOf()).toBe(1);
});

test('same key, other body: 422 IDEMPOTENCY_KEY_REUSED', async () => {
  const quote = await quoted();
  const key = randomUUID();
  await shop.place(customer, quote, {}, key);
  expect(await shop.place(customer, quote, { instructions: 'Ring twice' }, key)).toMatchObject({
    status: 422,
    body: { code: 'IDEMPOTENCY_KEY_REUSED' },
  });
  expect(await ordersOf()).toBe(1);
});

test('total differs from accept_total: 409 PRICE_CHANGED with old and new line by line, a fresh quote, nothing charged (orders-3)', async () => {
  const quote = await quoted();
  await changeDish({ price: 21_000 });
  const { status, body } = await shop.place(customer, quote, { payment_method: 'upi' });
  expect({ status, code: body.code }).toEqual({ status: 409, code: 'PRICE_CHANGED' });
  expect(body.problems).toContainEqual(expect.objectContaining({ name: 'Veg Biryani', old: 400, new: 420 }));
  expect(body.quote).toMatchObject({ quote_id: expect.not.stringMatching(String(quote.quote_id)), blocking: [] });
  expect(await ordersOf()).toBe(0);
  const paid = db().selectFrom('payments as p').innerJoin('orders as o', 'o.order_id', 'p.order_id');
  expect(await paid.select('p.payment_id').where('o.user_id', '=', customer.userId).execute()).toEqual([]);
});

test('accept_total below what the quote said: 409 PRICE_CHANGED, a client sets no price', async () => {
  const quote = await quoted();
  expect(await shop.place(customer, quote, { accept_total: 1 })).toMatchObject({
    status: 409,
    body: { code: 'PRICE_CHANGED' },
  });
});

test('dish gone: 409 ITEM_UNAVAILABLE and which one (orders-3)', async () => {
  const quote = await quoted();
  await changeDish({ isactive: false });
  expect(await shop.place(customer, quote)).toMatchObject({
    status: 409,
    body: { code: 'ITEM_UNAVAILABLE', problems: [{ code: 'ITEM_UNAVAILABLE', name: 'Veg Biryani' }] },
  });
});

test('option gone: 409 ITEM_UNAVAILABLE and which dish', async () => {
  const { restaurant_id } = kitchen;
  const group = { restaurant_id, group_name: 'Size', kind: 'size', min_choices: 1, max_choices: 1 };
  const { option_group_id } = await db()
    .insertInto('option_groups')
    .values(group)
    .returning('option_group_id')
    .executeTakeFirstOrThrow();
  await db().insertInto('dish_option_groups').values({ menu_id: dish, option_group_id }).execute();
  const choices = [
    { option_group_id, option_name: 'Half', price: 0 },
    { option_group_id, option_name: 'Full', price: 5000 },
  ];
  const [half] = await db().insertInto('options').values(choices).returning('option_id').execute();
  const option_id = half?.option_id ?? 0;
  const items = [{ menu_id: dish, quantity: 1, options: [option_id] }];
  const { body: quote } = await shop.quote(customer, { source: 'buy_now', items });
  expect(quote.blocking).toEqual([]);
  await db().updateTable('options').set({ sold_out: true }).where('option_id', '=', option_id).execute();
  const { status, body } = await shop.place(customer, quote);
  expect({ status, code: body.code }).toEqual({ status: 409, code: 'ITEM_UNAVAILABLE' });
  expect(body.problems).toMatchObject([{ name: 'Veg Biryani', message: expect.stringContaining('Half') }]);
});

test('restaurant closed: 409 RESTAURANT_UNAVAILABLE and the next opening (orders-3)', async () => {
  world.clock.set('2026-06-15T17:05:00.000Z');
  const quote = await quoted();
  world.clock.set('2026-06-15T17:13:00.000Z');
  const { status, body } = await shop.place(customer, quote);
  expect({ status, code: body.code }).toEqual({ status: 409, code: 'RESTAURANT_UNAVAILABLE' });
  expect(body.problems).toMatchObject([{ next_open_at: '2026-06-16T04:30:00.000Z' }]);
});

test('restaurant paused: 409 RESTAURANT_UNAVAILABLE and when it comes back', async () => {
  const quote = await quoted();
  await changeKitchen({ switch: 'paused', switch_until: new Date('2026-06-15T07:30:00.000Z') });
  const { status, body } = await shop.place(customer, quote);
  expect({ status, code: body.code }).toEqual({ status: 409, code: 'RESTAURANT_UNAVAILABLE' });
  expect(body.problems).toMatchObject([{ next_open_at: '2026-06-15T07:30:00.000Z' }]);
});

test('slot full: 409 RESTAURANT_UNAVAILABLE and the next slots', async () => {
  await changeKitchen({ slot_capacity_minutes: 20 });
  const evening = '2026-06-15T14:00:00.000Z';
  const quote = await quoted({ scheduled_for: evening });
  const first = await addCustomer(world.deps);
  await putInCart(world.deps, first, dish, 2);
  const taken = await shop.quote(first, { scheduled_for: evening });
  expect((await shop.place(first, taken.body)).status).toBe(201);
  const { status, body } = await shop.place(customer, quote);
  expect({ status, code: body.code }).toEqual({ status: 409, code: 'RESTAURANT_UNAVAILABLE' });
  expect(body.problems).toMatchObject([
    { next_slots: ['13:00', '13:30', '14:30', '15:00'].map((time) => `2026-06-15T${time}:00.000Z`) },
  ]);
  expect(JSON.stringify(body.problems)).not.toContain(evening);
});

test('coupon no longer valid: 409 COUPON_INVALID with the reason and a quote without it', async () => {
  await addCoupon(world.deps, { code: 'GONE50', valid_to: new Date('2026-06-15T07:05:00.000Z') });
  const quote = await quoted({ coupon_code: 'GONE50' });
  expect(quote.coupon).toMatchObject({ code: 'GONE50' });
  world.clock.set('2026-06-15T07:05:30.000Z');
  const { status, body } = await shop.place(customer, quote);
  expect({ status, code: body.code }).toEqual({ status: 409, code: 'COUPON_INVALID' });
  expect(body.problems).toContainEqual(
    expect.objectContaining({ code: 'COUPON_INVALID', message: 'This coupon has ended.' }),
  );
  expect(body.quote).toMatchObject({ coupon: null, blocking: [] });
});

test('cart empty: 409 CART_EMPTY (orders-3)', async () => {
  expect(await shop.quote(customer)).toMatchObject({ status: 409, body: { code: 'CART_EMPTY' } });
  const quote = await quoted();
  await db().deleteFrom('carts').where('user_id', '=', customer.userId).execute();
  expect(await shop.place(customer, quote)).toMatchObject({ status: 409, body: { code: 'CART_EMPTY' } });
});
