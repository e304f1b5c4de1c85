import { addToCart, listCart } from '@tawa/contract/ordering/cart';
import { orderAgain, previewAgain } from '@tawa/contract/ordering/cart.reorder';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestCaller } from '#testing/app.ts';
import { addDish, addRestaurant } from '#testing/factories.ts';

let world: TestApp;
let customer: TestCaller;
let order: { order_id: number; order_number: string; user_id: number; restaurant_id: number };
let items: { menu_id: number | null; name: string; quantity: number }[];
beforeAll(async () => {
  world = await startTestApp({ isDemo: true });
  const orders = await world.db
    .selectFrom('orders')
    .select(['order_id', 'order_number', 'user_id', 'restaurant_id'])
    .where('status', '=', 'delivered')
    .orderBy('order_id')
    .execute();
  for (const each of orders) {
    const found = await world.db
      .selectFrom('order_items')
      .select(['menu_id', 'name', 'quantity'])
      .where('order_id', '=', each.order_id)
      .orderBy('position')
      .execute();
    if (found.length < 3 || new Set(found.map(({ menu_id }) => menu_id)).size < 3) continue;
    [order, items] = [each, found];
    break;
  }
  customer = world.as({ userId: order.user_id, role: 'user' });
  await world.db.deleteFrom('carts').execute();
  const ids = items.map(({ menu_id }) => menu_id ?? 0);
  await world.db
    .updateTable('dishes')
    .set({ isactive: true, sold_out: false, daily_stock: null })
    .where('menu_id', 'in', ids)
    .execute();
  await world.db.updateTable('options').set({ sold_out: false, isactive: true }).execute();
});
afterAll(() => world.close());

const params = () => ({ order_number: order.order_number });
const look = () => customer.ok(previewAgain, { params: params() });
const fill = (accept_total: number, force_clear = false) =>
  customer.call(orderAgain, { params: params(), body: { accept_total, force_clear } });
const inCart = async () =>
  (await customer.ok(listCart, { params: { userid: order.user_id } })).map(({ dish_name }) => dish_name);
const changeDish = (
  index: number,
  change: { isactive?: boolean; sold_out?: boolean; price?: number; discounted_price?: null },
) =>
  world.db
    .updateTable('dishes')
    .set(change)
    .where('menu_id', '=', items[index]?.menu_id ?? 0)
    .execute();

test('every difference is named before anything is put into the cart (cart-8)', async () => {
  const before = await look();
  await changeDish(0, { isactive: false });
  await changeDish(1, { sold_out: true });
  await changeDish(2, { price: 9_999_00, discounted_price: null });
  const { lines, total } = await look();
  expect(lines.slice(0, 3).map(({ state }) => state)).toEqual(['gone', 'sold_out', 'dearer']);
  expect(lines[0]?.now).toBeNull();
  expect(total).not.toBe(before.total);
  expect(await inCart()).toEqual([]);
  expect(await fill(before.total)).toMatchObject({ status: 409, body: { code: 'CHANGED', again: { total } } });
  expect(await inCart()).toEqual([]);
  await changeDish(0, { isactive: true });
  await changeDish(1, { sold_out: false });
});

test('another restaurant’s cart is asked about first, and cleared only when that is said (cart-8)', async () => {
  const other = await addDish(world.deps, await addRestaurant(world.deps), { dish_name: 'Theirs' });
  const userid = order.user_id;
  await customer.ok(addToCart, { body: { userid, menu_id: other, quantity: 1 } });
  const { total, in_cart } = await look();
  expect(in_cart).toMatchObject({ dishes: 1, total: 200 });
  expect(await fill(total)).toMatchObject({ status: 409, body: { code: 'CART_OF_ANOTHER_RESTAURANT' } });
  expect(await inCart()).toEqual(['Theirs']);
  expect((await fill(total, true)).status).toBe(200);
  expect(await inCart()).not.toContain('Theirs');
});

test('pressed twice at once it fills the cart with all of it, and never with more than a line holds', async () => {
  await world.db.deleteFrom('carts').execute();
  const { total } = await look();
  const answers = await Promise.all(Array.from({ length: 6 }, () => fill(total)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
  const entries = await customer.ok(listCart, { params: { userid: order.user_id } });
  for (const { quantity } of entries) expect(quantity).toBeLessThanOrEqual(20);
});

test('the cart that it begins is counted once, and one that was begun is not', async () => {
  await world.db.deleteFrom('carts').execute();
  const { total } = await look();
  world.deps.funnel.take(1000);
  await fill(total);
  await fill(total);
  const counted = world.deps.funnel.take(1000).filter(({ restaurant_id }) => restaurant_id === order.restaurant_id);
  expect(counted.reduce((sum, { carts }) => sum + carts, 0)).toBe(1);
});

test('an order of which nothing is left fills nothing, and nobody orders another’s again', async () => {
  await world.db.deleteFrom('carts').execute();
  await world.db
    .updateTable('dishes')
    .set({ isactive: false })
    .where('restaurant_id', '=', order.restaurant_id)
    .execute();
  expect(await fill(0)).toMatchObject({ status: 409, body: { code: 'NOTHING_LEFT' } });
  expect(await inCart()).toEqual([]);
  const stranger = world.as(await world.addUser());
  expect((await stranger.call(previewAgain, { params: params() })).status).toBe(404);
  const body = { accept_total: 0 };
  expect((await stranger.call(orderAgain, { params: params(), body })).status).toBe(404);
});
