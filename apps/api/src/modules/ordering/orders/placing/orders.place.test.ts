import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addAddress, addCoupon, addCustomer, addDish, addKitchen, putInCart } from '../testing/people.ts';
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
const ordersOf = (userId: number) => db().selectFrom('orders').selectAll().where('user_id', '=', userId).execute();

async function quoted(body: Record<string, unknown> = {}, quantity = 1) {
  await putInCart(world.deps, customer, dish, quantity);
  const { status, body: quote } = await shop.quote(customer, body);
  expect(status).toBe(200);
  return quote;
}

/** A quote of two portions, something that happens, and what placing then answers. */
async function placedAfter(happens: (menuId: number) => Promise<unknown>) {
  const quote = await quoted({}, 2);
  await happens(dish);
  return shop.place(customer, quote);
}

const changeDish = (change: object) => (menuId: number) =>
  db().updateTable('dishes').set(change).where('menu_id', '=', menuId).execute();
const changeKitchen = (change: object) => () =>
  db().updateTable('restaurants').set(change).where('restaurant_id', '=', kitchen.restaurant_id).execute();

test('a quote names how the last order was paid (checkout-19)', async () => {
  const first = await quoted();
  expect(first.last_payment_method).toBeNull();
  expect((await shop.place(customer, first)).status).toBe(201);
  expect((await quoted()).last_payment_method).toBe('cod');
});

test('an order is placed with the total that was quoted, and the cart is empty after it', async () => {
  const quote = await quoted({ tip: 20 }, 2);
  const { status, body } = await shop.place(customer, quote);
  expect({ status, total: body.total }).toEqual({ status: 201, total: quote.total });
  const [order] = await ordersOf(customer.userId);
  expect(order).toMatchObject({ order_number: body.order_number, status: 'placed', tip: 2000, source: 'cart' });
  expect(await db().selectFrom('carts').selectAll().where('user_id', '=', customer.userId).execute()).toEqual([]);
  const payments = await db()
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', order?.order_id ?? 0)
    .execute();
  expect(payments).toMatchObject([{ status: 'cod_due', amount: order?.total }]);
});

test.each([0.5, 20.25, 1001, -1])('a tip of ₹%d is refused by the quote (checkout-13)', async (tip) => {
  expect((await shop.quote(customer, { tip })).status).toBe(400);
});

test('the printed lines of the bill add up to its total (checkout-1)', async () => {
  await shop.place(customer, await quoted({ tip: 7 }, 3));
  const [order] = await ordersOf(customer.userId);
  const charges = await db()
    .selectFrom('order_charges')
    .select('amount')
    .where('order_id', '=', order?.order_id ?? 0)
    .execute();
  expect(charges.reduce((sum, line) => sum + line.amount, 0)).toBe(order?.total);
});

describe('a press that is repeated', () => {
  test('gets the first answer, though the cart is empty by then (orders-1)', async () => {
    const quote = await quoted();
    const key = randomUUID();
    const first = await shop.place(customer, quote, {}, key);
    const second = await shop.place(customer, quote, {}, key);
    expect([first.status, second.status]).toEqual([201, 200]);
    expect(second.body).toEqual(first.body);
    expect(await ordersOf(customer.userId)).toHaveLength(1);
  });

  test('with another body is refused (orders-1)', async () => {
    const quote = await quoted();
    const key = randomUUID();
    await shop.place(customer, quote, {}, key);
    const other = await shop.place(customer, quote, { instructions: 'Leave it at the gate' }, key);
    expect(other).toMatchObject({ status: 422, body: { code: 'IDEMPOTENCY_KEY_REUSED' } });
  });

  test('after a refusal is a new try: a refusal does not burn the key (orders-1)', async () => {
    const quote = await quoted();
    const key = randomUUID();
    await changeDish({ price: 25_000 })(dish);
    const refused = await shop.place(customer, quote, {}, key);
    expect(refused).toMatchObject({ status: 409, body: { code: 'PRICE_CHANGED' } });
    const fresh = refused.body.quote;
    if (typeof fresh !== 'object' || fresh === null) throw new Error('no fresh quote');
    const again = await shop.place(customer, { ...fresh }, {}, key);
    expect(again.status).toBe(201);
  });

  test('with another key finds the same quote ordered already', async () => {
    const quote = await quoted({ source: 'buy_now', items: [{ menu_id: dish, quantity: 1 }] });
    expect((await shop.place(customer, quote)).status).toBe(201);
    expect(await shop.place(customer, quote)).toMatchObject({ status: 409, body: { code: 'CART_EMPTY', quote: null } });
    expect(await ordersOf(customer.userId)).toHaveLength(1);
  });
});

describe('what changed between quote and press is a 409 with a fresh quote, and nothing is kept', () => {
  const cases: [string, string, () => (menuId: number) => Promise<unknown>][] = [
    ['a higher price', 'PRICE_CHANGED', () => changeDish({ price: 21_000 })],
    ['a fee that rose', 'PRICE_CHANGED', () => changeKitchen({ packaging_fee: 2500 })],
    ['a dish sold out', 'ITEM_UNAVAILABLE', () => changeDish({ sold_out: true })],
    ['a dish taken off', 'ITEM_UNAVAILABLE', () => changeDish({ isactive: false })],
    ['one portion left', 'ITEM_UNAVAILABLE', () => changeDish({ daily_stock: 1 })],
    ['the switch turned off', 'RESTAURANT_UNAVAILABLE', () => changeKitchen({ switch: 'offline' })],
    ['a kitchen suspended', 'RESTAURANT_UNAVAILABLE', () => changeKitchen({ lifecycle: 'suspended' })],
    ['a delivery given up', 'RESTAURANT_UNAVAILABLE', () => changeKitchen({ offers_delivery: false })],
    ['a higher minimum', 'MIN_ORDER', () => changeKitchen({ min_order: 90_000 })],
    ['an area narrowed', 'OUT_OF_AREA', () => changeKitchen({ delivery_pincodes: ['560001'] })],
  ];
  test.each(cases)('%s', async (_name, code, happens) => {
    const { status, body } = await placedAfter(happens());
    expect({ status, code: body.code }).toEqual({ status: 409, code });
    expect(body.quote).not.toBeNull();
    expect(await ordersOf(customer.userId)).toEqual([]);
    expect(await db().selectFrom('carts').selectAll().where('user_id', '=', customer.userId).execute()).toHaveLength(1);
  });

  test('a higher price names the dish with its old and its new amount (orders-2)', async () => {
    const { body } = await placedAfter(changeDish({ price: 21_000 }));
    expect(body.problems).toContainEqual(expect.objectContaining({ name: 'Veg Biryani', old: 400, new: 420 }));
  });

  test('the last order is taken by the clock, not by the quote', async () => {
    world.clock.set('2026-06-15T17:08:00.000Z');
    const quote = await quoted();
    world.clock.set('2026-06-15T17:11:00.000Z');
    const { status, body } = await shop.place(customer, quote);
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'RESTAURANT_UNAVAILABLE' });
    expect(body.problems).toMatchObject([{ next_open_at: '2026-06-16T04:30:00.000Z' }]);
  });

  test('a quote older than ten minutes', async () => {
    const quote = await quoted();
    world.clock.advance(10 * 60_000 + 1000);
    expect(await shop.place(customer, quote)).toMatchObject({ status: 409, body: { code: 'QUOTE_EXPIRED' } });
  });

  test('a cart that holds something else', async () => {
    const quote = await quoted();
    await putInCart(world.deps, customer, await addDish(world.deps, kitchen, { dish_name: 'Raita', price: 4000 }));
    expect(await shop.place(customer, quote, { accept_total: 5000 })).toMatchObject({
      status: 409,
      body: { code: 'PRICE_CHANGED' },
    });
  });

  test('an emptied cart', async () => {
    const quote = await quoted();
    await db().deleteFrom('carts').where('user_id', '=', customer.userId).execute();
    expect(await shop.place(customer, quote)).toMatchObject({ status: 409, body: { code: 'CART_EMPTY', quote: null } });
  });

  test('a coupon that ended, with a quote without it', async () => {
    const code = `C${randomUUID().slice(0, 8).toUpperCase()}`;
    const coupon_id = await addCoupon(world.deps, { code });
    const quote = await quoted({ coupon_code: code });
    expect(quote.coupon).toMatchObject({ code, discount: 50 });
    await db().updateTable('coupons').set({ status: 'paused' }).where('coupon_id', '=', coupon_id).execute();
    const { status, body } = await shop.place(customer, quote);
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'COUPON_INVALID' });
    expect(body.quote).toMatchObject({ coupon: null, blocking: [] });
  });

  test('a bill too large for cash (checkout-3)', async () => {
    const quote = await quoted({}, 5);
    await changeDish({ price: 40_000 })(dish);
    expect(await shop.place(customer, quote)).toMatchObject({ status: 409, body: { code: 'COD_UNAVAILABLE' } });
  });
});

test('the note that is handed over must cover the total, and the kitchen reads it (checkout-14)', async () => {
  const quote = await quoted();
  const small = await shop.place(customer, quote, { change_for: 100 });
  expect(small).toMatchObject({ status: 400, body: { errors: { change_for: 'The note must cover the total.' } } });
  expect((await shop.place(customer, quote, { change_for: 500 })).status).toBe(201);
  expect((await ordersOf(customer.userId))[0]?.change_for).toBe(50_000);
  const { body } = await world.call(kitchen.owner, { method: 'GET', path: '/kitchen/orders' });
  expect(body.orders).toMatchObject([{ change_for: 500 }]);
});

test('a lower price is taken (orders-2)', async () => {
  const quote = await quoted({}, 2);
  await changeDish({ discounted_price: 15_000 })(dish);
  const { status, body } = await shop.place(customer, quote);
  expect(status).toBe(201);
  expect(body.total).toBeLessThan(Number(quote.total));
});

test('a quote of somebody else is not there', async () => {
  const quote = await quoted();
  const stranger = await addCustomer(world.deps);
  expect((await shop.place(stranger, quote)).status).toBe(404);
});

test('an address of somebody else is not there', async () => {
  await putInCart(world.deps, customer, dish);
  const stranger = await addCustomer(world.deps);
  expect((await shop.quote(customer, { address_id: stranger.address_id })).status).toBe(404);
});

test('Buy Now leaves the cart alone and takes nothing but dish, quantity and options', async () => {
  await putInCart(world.deps, customer, dish);
  const other = await addDish(world.deps, kitchen, { price: 30_000 });
  const items = [{ menu_id: other, quantity: 1 }];
  const { body: quote } = await shop.quote(customer, { source: 'buy_now', items });
  expect(
    (await shop.quote(customer, { source: 'buy_now', items: [{ menu_id: other, quantity: 1, price: 1 }] })).status,
  ).toBe(400);
  expect((await shop.place(customer, quote)).status).toBe(201);
  expect(await db().selectFrom('cart_items').selectAll().where('user_id', '=', customer.userId).execute()).toHaveLength(
    1,
  );
});

test.each([0, -1, 1.5, 1e9, 21])('a quantity of %d is refused', async (quantity) => {
  const items = [{ menu_id: dish, quantity }];
  expect((await shop.quote(customer, { source: 'buy_now', items })).status).toBe(400);
});

test('an order keeps its lines, prices, address and restaurant whatever the menu becomes (orders-4)', async () => {
  await shop.place(customer, await quoted());
  const read = async () => {
    const [order] = await ordersOf(customer.userId);
    const answer = await world.call(customer, { method: 'GET', path: `/orders/${order?.order_number}` });
    return answer.body;
  };
  const before = await read();
  await changeDish({ dish_name: 'Other', price: 1, is_veg: false })(dish);
  await changeKitchen({ restaurant_name: 'Other', packaging_fee: 1 })();
  await db()
    .updateTable('addresses')
    .set({ line1: 'Elsewhere' })
    .where('address_id', '=', customer.address_id)
    .execute();
  expect(await read()).toEqual(before);
});

test('a coupon is counted, noted on the order and shown in the bill (coupons-1)', async () => {
  const code = `C${randomUUID().slice(0, 8).toUpperCase()}`;
  const coupon_id = await addCoupon(world.deps, { code });
  await shop.place(customer, await quoted({ coupon_code: code }, 2));
  const [order] = await ordersOf(customer.userId);
  expect(order).toMatchObject({ coupon_id, coupon_code: code, discount_coupon: 5000 });
  const coupon = await db().selectFrom('coupons').select('used').where('coupon_id', '=', coupon_id).executeTakeFirst();
  expect(coupon).toEqual({ used: 1 });
});

describe('a scheduled order', () => {
  test('is accepted at once and waits in the lane of upcoming orders', async () => {
    const scheduled_for = '2026-06-16T08:00:00.000Z';
    const { body } = await shop.place(customer, await quoted({ scheduled_for }));
    expect(body.status).toBe('accepted');
    const lane = async (name: string) =>
      (await world.call(kitchen.owner, { method: 'GET', path: `/kitchen/orders?lane=${name}` })).body.counts;
    expect(await lane('board')).toEqual({ board: 0, upcoming: 1, done: 0 });
    world.clock.set('2026-06-16T07:30:00.000Z');
    expect(await lane('board')).toEqual({ board: 1, upcoming: 0, done: 0 });
  });

  test('is offered no slot that came too near since the last quote', async () => {
    const firstSlot = async (at: string) => {
      world.clock.set(at);
      const { slots } = (await shop.quote(customer)).body;
      return JSON.stringify(slots).slice(0, 110);
    };
    await putInCart(world.deps, customer, dish);
    expect(await firstSlot('2026-06-15T07:14:40.000Z')).toContain('2026-06-15T08:00:00.000Z');
    const later = await firstSlot('2026-06-15T07:15:10.000Z');
    expect(later).toContain('2026-06-15T08:30:00.000Z');
    expect(later).not.toContain('2026-06-15T08:00:00.000Z');
  });

  test.each([
    '2026-06-15T07:30:00.000Z',
    '2026-06-15T20:00:00.000Z',
    '2026-06-24T08:00:00.000Z',
    '2026-06-16T08:10:00.000Z',
  ])('cannot be for %s: too soon, closed, too far or between slots (checkout-7)', async (scheduled_for) => {
    const quote = await quoted({ scheduled_for });
    expect(quote.blocking).toMatchObject([{ code: 'RESTAURANT_UNAVAILABLE' }]);
  });
});

test('an address is out of area by distance where both places are known', async () => {
  await changeKitchen({ lat: 12.97, lng: 77.64, delivery_radius_m: 3000 })();
  await putInCart(world.deps, customer, dish);
  const near = await addAddress(world.deps, customer.userId, { lat: 12.98, lng: 77.64, pincode: '560001' });
  const far = await addAddress(world.deps, customer.userId, { lat: 13.1, lng: 77.64 });
  expect((await shop.quote(customer, { address_id: near })).body.blocking).toEqual([]);
  expect((await shop.quote(customer, { address_id: far })).body.blocking).toMatchObject([{ code: 'OUT_OF_AREA' }]);
});

test('a price that rose in the cart is told once', async () => {
  await putInCart(world.deps, customer, dish);
  await changeDish({ price: 21_000 })(dish);
  expect((await shop.quote(customer)).body.warnings).toMatchObject([{ code: 'PRICE_CHANGED', old: 200, new: 210 }]);
  expect((await shop.quote(customer)).body.warnings).toEqual([]);
});

test('an empty cart cannot be quoted', async () => {
  expect(await shop.quote(customer)).toMatchObject({ status: 409, body: { code: 'CART_EMPTY' } });
});
