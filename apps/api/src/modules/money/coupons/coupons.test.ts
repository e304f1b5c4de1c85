import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addCoupon, addCustomer, addDish, addKitchen, putInCart } from '#modules/ordering/orders/testing/people.ts';
import {
  type Customer,
  noon,
  openWorld,
  shopper,
  type TestKitchen,
  type World,
} from '#modules/ordering/orders/testing/world.ts';

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
  await db().updateTable('coupons').set({ status: 'ended' }).execute();
  customer = await addCustomer(world.deps);
  kitchen = await addKitchen(world.deps);
  dish = await addDish(world.deps, kitchen, { price: 40_000 });
});

const db = () => world.deps.db;
const year = new Date('2027-06-15T07:00:00.000Z');
const agree = (coupon_id: number, budget: number, change: object = {}) =>
  db()
    .insertInto('coupon_consents')
    .values({ coupon_id, restaurant_id: kitchen.restaurant_id, budget, valid_to: year, ...change })
    .execute();
const spentOf = async (coupon_id: number) =>
  (
    await db()
      .selectFrom('coupon_consents')
      .select('spent')
      .where('coupon_id', '=', coupon_id)
      .where('restaurant_id', '=', kitchen.restaurant_id)
      .executeTakeFirstOrThrow()
  ).spent;
const stateOf = async (coupon_id: number) =>
  db()
    .selectFrom('coupons as c')
    .leftJoin('coupon_redemptions as r', 'r.coupon_id', 'c.coupon_id')
    .leftJoin('coupon_user_usage as u', 'u.coupon_id', 'c.coupon_id')
    .select(['c.used', 'r.state', 'r.amount', 'r.restaurant_part', 'u.used as by_user'])
    .where('c.coupon_id', '=', coupon_id)
    .executeTakeFirstOrThrow();

const list = async (body: object = {}) => {
  const answer = await world.call(customer, {
    method: 'POST',
    path: '/checkout/coupons',
    body: { source: 'cart', address_id: customer.address_id, ...body },
  });
  expect(answer.status).toBe(200);
  return answer.body.coupons;
};

let number = 0;
const code = () => `CODE${(number += 1)}`;
const add = (change: Parameters<typeof addCoupon>[1] = {}) => addCoupon(world.deps, { code: code(), ...change });

describe('the coupons of an order', () => {
  test('come with the best first, and those that do not fit last with the reason (coupons-2)', async () => {
    await putInCart(world.deps, customer, dish);
    await add({ code: 'SMALL10', value: 1000 });
    await add({ code: 'BEST60', type: 'percent', value: 60, max_discount: 12_000 });
    await add({ code: 'BIGCART', value: 15_000, min_item_total: 56_800 });
    await add({ code: 'NIGHTS', value: 9000, from_time: '22:00', to_time: '02:00' });
    await add({ code: 'COMING', value: 9000, valid_from: new Date('2026-06-16T00:00:00Z') });
    await add({ code: 'PICKUPS', value: 9000, fulfilment: 'pickup' });
    expect(await list()).toEqual([
      expect.objectContaining({ code: 'BEST60', saves: 120, usable: true, best: true, note: null }),
      expect.objectContaining({ code: 'SMALL10', saves: 10, usable: true, best: false }),
      expect.objectContaining({ code: 'BIGCART', usable: false, note: 'Add dishes worth ₹168.00 more to use it.' }),
      expect.objectContaining({ code: 'NIGHTS', note: 'This coupon works from 10:00 pm to 2:00 am.' }),
      expect.objectContaining({ code: 'COMING', note: 'This coupon has not started yet.' }),
      expect.objectContaining({ code: 'PICKUPS', saves: 0, note: 'This coupon is not for delivery orders.' }),
    ]);
  });

  test('never name what is hidden, over, paused, or for other cities and restaurants', async () => {
    await putInCart(world.deps, customer, dish);
    await add({ visible: false });
    await add({ status: 'paused' });
    await add({ status: 'draft' });
    await add({ valid_to: new Date('2026-06-15T06:59:00Z') });
    await add({ restaurant_ids: [kitchen.restaurant_id + 1] });
    await add({ city_ids: [9999] });
    expect(await list()).toEqual([]);
  });

  test('of an empty cart are none', async () => expect(await list()).toEqual([]));

  test('are counted for the dishes of their categories alone', async () => {
    const { category_id } = await db()
      .insertInto('categories')
      .values({ category_name: 'Sweets', slug: 'sweets' })
      .returning('category_id')
      .executeTakeFirstOrThrow();
    const sweet = await addDish(world.deps, kitchen, { price: 10_000, category_id });
    await putInCart(world.deps, customer, dish);
    await putInCart(world.deps, customer, sweet);
    await add({ code: 'SWEET50', type: 'percent', value: 50, category_ids: [category_id] });
    expect(await list()).toMatchObject([{ code: 'SWEET50', saves: 50 }]);
  });
});

describe('a coupon that is taken without asking', () => {
  test('is the best of those that are, and only where the customer named none (coupons-3)', async () => {
    await putInCart(world.deps, customer, dish);
    await add({ code: 'OWN20', value: 2000, auto_apply: true });
    await add({ code: 'OWN30', value: 3000, auto_apply: true });
    await add({ code: 'ASKED90', value: 9000 });
    const auto = await shop.quote(customer, { auto_coupon: true });
    expect(auto.body.coupon).toMatchObject({ code: 'OWN30', discount: 30 });
    expect((await shop.quote(customer, { auto_coupon: true, coupon_code: 'ASKED90' })).body.coupon).toMatchObject({
      code: 'ASKED90',
    });
    expect((await shop.quote(customer, {})).body.coupon).toBeNull();
    const placed = await shop.place(customer, auto.body);
    expect(placed).toMatchObject({ status: 201, body: { total: auto.body.total } });
  });

  test('is left out when it does not fit', async () => {
    await putInCart(world.deps, customer, dish);
    await add({ auto_apply: true, min_item_total: 90_000 });
    expect((await shop.quote(customer, { auto_coupon: true })).body).toMatchObject({ coupon: null, blocking: [] });
  });
});

describe('a coupon that the restaurant pays for', () => {
  const funded = (change: object = {}) => add({ value: 5000, funded_by: 'restaurant', ...change });

  test('needs its consent (coupons-4)', async () => {
    await putInCart(world.deps, customer, dish);
    const coupon_id = await funded({ code: 'NOCONS' });
    const { body } = await shop.quote(customer, { coupon_code: 'NOCONS' });
    expect(body.blocking).toMatchObject([{ code: 'COUPON_INVALID', name: 'NOT_AGREED' }]);
    await agree(coupon_id, 100_000, { valid_to: new Date(noon) });
    expect((await shop.quote(customer, { coupon_code: 'NOCONS' })).body.coupon).toBeNull();
  });

  test('notes its part on redemption and order, and gives everything back with the order, once (coupons-5)', async () => {
    await putInCart(world.deps, customer, dish);
    const coupon_id = await funded({ code: 'SHARED', funded_by: 'split', restaurant_share_bp: 3000 });
    await agree(coupon_id, 100_000);
    const { body: quote } = await shop.quote(customer, { coupon_code: 'SHARED' });
    const { body: order } = await shop.place(customer, quote);
    expect(await stateOf(coupon_id)).toEqual({
      used: 1,
      by_user: 1,
      state: 'redeemed',
      amount: 5000,
      restaurant_part: 1500,
    });
    expect(await spentOf(coupon_id)).toBe(1500);
    const kept = await db().selectFrom('orders').selectAll().where('coupon_id', '=', coupon_id).executeTakeFirst();
    expect(kept).toMatchObject({ coupon_by_restaurant: 1500, discount_coupon: 5000, coupon_code: 'SHARED' });
    const moved = { order_number: String(order.order_number), version: 1 };
    expect((await shop.move(customer, moved, 'cancelled', { reason: 'CHANGED_MIND' })).status).toBe(200);
    expect(await stateOf(coupon_id)).toMatchObject({ used: 0, by_user: 0, state: 'released' });
    expect(await spentOf(coupon_id)).toBe(0);
  });

  test('raced by 20 customers with a budget for three is used three times (coupons-4)', async () => {
    const coupon_id = await funded({ code: 'BUDGET3' });
    await agree(coupon_id, 17_000);
    const racers = await Promise.all(Array.from({ length: 20 }, () => addCustomer(world.deps)));
    const quotes = await Promise.all(
      racers.map(async (racer) => {
        await putInCart(world.deps, racer, dish);
        return (await shop.quote(racer, { coupon_code: 'BUDGET3' })).body;
      }),
    );
    const placed = await Promise.all(racers.map((racer, index) => shop.place(racer, quotes[index] ?? {})));
    expect(placed.filter(({ status }) => status === 201)).toHaveLength(3);
    const refused = placed.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(17);
    expect(new Set(refused.map(({ body }) => body.code))).toEqual(new Set(['COUPON_INVALID']));
    expect({ ...(await stateOf(coupon_id)), spent: await spentOf(coupon_id) }).toMatchObject({
      used: 3,
      spent: 15_000,
    });
  });
});

test.each([
  ['rejected by the kitchen', 'restaurant', { to: 'rejected', reason: 'TOO_BUSY' }, 'released'],
  ['cancelled before the kitchen answered', 'customer', { to: 'cancelled' }, 'released'],
  ['cancelled by the kitchen after it accepted', 'kitchen-later', { to: 'cancelled', reason: 'CLOSING' }, 'released'],
  ['cancelled by the customer after acceptance', 'customer-later', { to: 'cancelled' }, 'redeemed'],
] as const)('the coupon of an order that was %s is %4$s (coupons-5)', async (_name, who, { to, ...step }, state) => {
  await putInCart(world.deps, customer, dish);
  const name = code();
  const coupon_id = await add({ code: name });
  const { body: quote } = await shop.quote(customer, { coupon_code: name });
  const { body } = await shop.place(customer, quote);
  const order = { order_number: String(body.order_number), version: 1 };
  const isLater = who.endsWith('later');
  if (isLater) await shop.move(kitchen.owner, order, 'accepted');
  const mover = who.startsWith('customer') ? customer : kitchen.owner;
  const answer = await shop.move(mover, { ...order, version: isLater ? 2 : 1 }, to, step);
  expect(answer.status).toBe(200);
  expect(await stateOf(coupon_id)).toMatchObject({ state, used: state === 'released' ? 0 : 1 });
});
