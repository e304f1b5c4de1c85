import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCoupon, addCustomer, addDish, addKitchen, putInCart } from '../testing/people.ts';
import { type Customer, openWorld, shopper, type TestKitchen, type World } from '../testing/world.ts';

let world: World;
let second: World;
let kitchen: TestKitchen;
/** Two processes over one database; simultaneous calls go to both in turn. */
let shops: [ReturnType<typeof shopper>, ReturnType<typeof shopper>];

beforeAll(async () => {
  world = await openWorld();
  second = await openWorld(world.url);
  shops = [shopper(world), shopper(second)];
  kitchen = await addKitchen(world.deps);
});
afterAll(async () => {
  await second.close();
  await world.close();
});

const db = () => world.deps.db;
const shopOf = (index: number) => (index % 2 === 0 ? shops[0] : shops[1]);
const times = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_call, index) => work(index)));

const countOrders = async (column: 'user_id' | 'coupon_id', id: number) =>
  (await db().selectFrom('orders').select('order_id').where(column, '=', id).execute()).length;

const tally = (answers: { status: number; body: Record<string, unknown> }[]) => {
  const counts: Record<string, number> = {};
  for (const { status, body } of answers) {
    const key = `${status}${status === 409 ? ` ${String(body.code)}` : ''}`;
    counts[key] = (counts[key] ?? 0) + 1;
  }
  return counts;
};

async function cartOf(dish: number, coupon?: string): Promise<{ customer: Customer; quote: Record<string, unknown> }> {
  const customer = await addCustomer(world.deps);
  await putInCart(world.deps, customer, dish);
  const { status, body } = await shops[0].quote(customer, coupon ? { coupon_code: coupon } : {});
  expect({ status, blocking: body.blocking }).toEqual({ status: 200, blocking: [] });
  return { customer, quote: body };
}

test('one key pressed 40 times at once over two processes places one order and answers it 40 times (orders-1, orders-19)', async () => {
  const { customer, quote } = await cartOf(await addDish(world.deps, kitchen));
  const key = randomUUID();
  const answers = await times(40, (index) => shopOf(index).place(customer, quote, {}, key));
  expect(tally(answers)).toEqual({ 200: 39, 201: 1 });
  expect(new Set(answers.map(({ body }) => body.order_number)).size).toBe(1);
  expect(await countOrders('user_id', customer.userId)).toBe(1);
});

test('40 keys on one cart at once over two processes place one order', async () => {
  const { customer } = await cartOf(await addDish(world.deps, kitchen));
  const quotes = await times(40, (index) => shopOf(index).quote(customer));
  const answers = await times(40, (index) => shopOf(index).place(customer, quotes[index]?.body ?? {}));
  expect(tally(answers)).toEqual({ 201: 1, '409 CART_EMPTY': 39 });
  expect(await countOrders('user_id', customer.userId)).toBe(1);
});

test('40 keys on one Buy Now quote at once place one order', async () => {
  const customer = await addCustomer(world.deps);
  const items = [{ menu_id: await addDish(world.deps, kitchen), quantity: 1 }];
  const { body: quote } = await shops[0].quote(customer, { source: 'buy_now', items });
  const answers = await times(40, (index) => shopOf(index).place(customer, quote));
  expect(tally(answers)).toEqual({ 201: 1, '409 CART_EMPTY': 39 });
});

test('a coupon with one use left, raced by 50 customers over two processes, is used once (orders-19, coupons-1)', async () => {
  const code = 'RACE50';
  const coupon_id = await addCoupon(world.deps, { code, total_limit: 1 });
  const dish = await addDish(world.deps, kitchen);
  const carts = await times(50, () => cartOf(dish, code));
  const answers = await Promise.all(carts.map(({ customer, quote }, index) => shopOf(index).place(customer, quote)));
  expect(tally(answers)).toEqual({ 201: 1, '409 COUPON_INVALID': 49 });
  expect(await countOrders('coupon_id', coupon_id)).toBe(1);
  const coupon = await db().selectFrom('coupons').select('used').where('coupon_id', '=', coupon_id).executeTakeFirst();
  expect(coupon).toEqual({ used: 1 });
});

test('a coupon of one use each, raced by one customer in ten tabs, is used once (coupons-1)', async () => {
  const code = 'ONCEONLY';
  const coupon_id = await addCoupon(world.deps, { code, per_user_limit: 1 });
  const customer = await addCustomer(world.deps);
  const items = [{ menu_id: await addDish(world.deps, kitchen), quantity: 1 }];
  const request = { source: 'buy_now', items, coupon_code: code };
  const quotes = await times(10, (index) => shopOf(index).quote(customer, request));
  const answers = await times(10, (index) => shopOf(index).place(customer, quotes[index]?.body ?? {}));
  expect(tally(answers)).toEqual({ 201: 1, '409 COUPON_INVALID': 9 });
  expect(await countOrders('coupon_id', coupon_id)).toBe(1);
});

test('three portions, raced by 20 customers, are sold three times (orders-19)', async () => {
  const dish = await addDish(world.deps, kitchen, { daily_stock: 3 });
  const carts = await times(20, () => cartOf(dish));
  const answers = await Promise.all(carts.map(({ customer, quote }, index) => shopOf(index).place(customer, quote)));
  expect(tally(answers)).toEqual({ 201: 3, '409 ITEM_UNAVAILABLE': 17 });
  const left = await db()
    .selectFrom('dishes')
    .select(['daily_stock', 'num_of_order'])
    .where('menu_id', '=', dish)
    .executeTakeFirst();
  expect(left).toEqual({ daily_stock: 0, num_of_order: 3 });
});

test('orders of the same dishes in different order never wait for each other in a ring', async () => {
  const dishes = await times(3, () => addDish(world.deps, kitchen, { daily_stock: 1000 }));
  const answers = await times(24, async (index) => {
    const customer = await addCustomer(world.deps);
    const order = index % 2 === 0 ? dishes : dishes.toReversed();
    const items = order.map((menu_id) => ({ menu_id, quantity: 1 }));
    const { body } = await shopOf(index).quote(customer, { source: 'buy_now', items });
    return shopOf(index).place(customer, body);
  });
  expect(tally(answers)).toEqual({ 201: 24 });
});

test('a customer who cancels while the kitchen accepts: one wins and the other learns what the order is now (orders-19)', async () => {
  const dish = await addDish(world.deps, kitchen);
  for (let round = 0; round < 12; round++) {
    const { customer, quote } = await cartOf(dish);
    const { body } = await shops[0].place(customer, quote);
    const order = { order_number: String(body.order_number), version: 1 };
    const [accepted, cancelled] = await Promise.all([
      shopOf(round).move(kitchen.owner, order, 'accepted'),
      shopOf(round + 1).move(customer, order, 'cancelled'),
    ]);
    expect(tally([accepted, cancelled])).toEqual({ 200: 1, '409 STALE': 1 });
    const [winner, loser] = accepted.status === 200 ? [accepted, cancelled] : [cancelled, accepted];
    expect(loser.body).toMatchObject({ code: 'STALE', status: winner.body.status, version: 2 });
  }
});

test('whatever is ordered, lines, charges and total of the bill agree (checkout-1)', async () => {
  const dishes = await times(4, (index) =>
    addDish(world.deps, kitchen, {
      price: 3333 + index * 1717,
      discounted_price: index % 2 === 0 ? 2999 + index * 911 : null,
      tax_category: index === 3 ? 'packaged' : 'restaurant_service',
    }),
  );
  await addCoupon(world.deps, { code: 'THIRD33', type: 'percent', value: 33, max_discount: 7777 });
  const wanted = fc.record({
    quantities: fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 4, maxLength: 4 }),
    tip: fc.integer({ min: 0, max: 50 }),
    coupon_code: fc.constantFrom(null, 'THIRD33'),
    fulfilment: fc.constantFrom('delivery', 'pickup'),
  });
  await fc.assert(
    fc.asyncProperty(wanted, async ({ quantities, tip, ...request }) => {
      const customer = await addCustomer(world.deps);
      const items = dishes.map((menu_id, index) => ({ menu_id, quantity: quantities[index] ?? 1 }));
      const { body: quote } = await shops[0].quote(customer, { ...request, source: 'buy_now', items, tip });
      const { status } = await shops[0].place(customer, quote);
      expect(status).toBe(201);
    }),
    { numRuns: 30 },
  );
  const wrong = await db()
    .selectFrom('orders as o')
    .select((eb) => [
      'o.order_number',
      eb
        .selectFrom('order_charges as c')
        .select((e) => e.fn.sum<number>('c.amount').as('s'))
        .whereRef('c.order_id', '=', 'o.order_id')
        .as('charged'),
      eb
        .selectFrom('order_items as i')
        .select((e) => e.fn.sum<number>('i.coupon_share').as('s'))
        .whereRef('i.order_id', '=', 'o.order_id')
        .as('shares'),
      'o.total',
      'o.discount_coupon',
    ])
    .execute();
  expect(wrong.filter((order) => order.charged !== order.total)).toEqual([]);
  expect(wrong.filter((order) => order.shares !== order.discount_coupon)).toEqual([]);
});
