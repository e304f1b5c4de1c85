import { addToCart, clearCart, deleteCartEntry, listCart, updateCartEntry } from '@tawa/contract/ordering/cart';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test, vi, inject } from 'vitest';
import { startTestApp, type TestApp, type TestCaller } from '#testing/app.ts';

let world: TestApp;
let userid: number;
let me: TestCaller;
const ids = new Map<string, number>();

beforeAll(async () => {
  world = await startTestApp({ isDemo: true });
  const rows = await world.db
    .selectFrom('dishes as d')
    .innerJoin('restaurants as r', 'r.restaurant_id', 'd.restaurant_id')
    .select(['d.menu_id', 'd.dish_name', 'r.restaurant_name'])
    .execute();
  for (const row of rows) ids.set(`${row.restaurant_name}/${row.dish_name}`, row.menu_id);
});
afterAll(() => world.close());

beforeEach(async () => {
  const user = await world.addUser({ role: 'user' });
  userid = user.userId;
  me = world.as(user);
});

const dish = (name: string) => ids.get(name) ?? 0;
const palak = () => dish('Dum & Handi/Palak Paneer');
const biryani = () => dish('Dum & Handi/Hyderabadi Chicken Dum Biryani');
const salad = () => dish('Forno Verde/Greek Salad');
const add = (menu_id: number, change: object = {}) =>
  me.call(addToCart, { body: { userid, menu_id, quantity: 1, ...change } });
const cart = () => me.ok(listCart, { params: { userid } });

async function portionOf(menuId: number, name: string): Promise<number> {
  const { option_id } = await world.db
    .selectFrom('dish_option_groups as l')
    .innerJoin('options as o', 'o.option_group_id', 'l.option_group_id')
    .select('o.option_id')
    .where('l.menu_id', '=', menuId)
    .where('o.option_name', '=', name)
    .executeTakeFirstOrThrow();
  return option_id;
}

test('the same dish again raises its quantity, with other options it is another entry (cart-2)', async () => {
  const [regular, large] = [await portionOf(biryani(), 'Regular'), await portionOf(biryani(), 'Large')];
  await add(biryani(), { options: [regular] });
  await add(biryani(), { options: [regular], quantity: 2 });
  await add(biryani(), { options: [large] });
  expect(await cart()).toMatchObject([
    { quantity: 3, price: 389, discounted_price: 329 },
    { quantity: 1, price: 499, discounted_price: 439 },
  ]);
});

test('a required choice is asked for, and a choice of another dish is refused', async () => {
  expect(await add(biryani(), { options: [] })).toMatchObject({
    status: 400,
    body: { errors: { options: expect.stringContaining('Portion') } },
  });
  const portion = await portionOf(biryani(), 'Regular');
  expect((await add(palak(), { options: [portion] })).status).toBe(400);
  expect(await cart()).toEqual([]);
});

test('a dish from another restaurant asks first and leaves the cart alone (cart-1)', async () => {
  await add(palak());
  expect(await add(salad())).toMatchObject({
    status: 409,
    body: {
      requireConfirmation: true,
      message: 'Clear your cart?',
      current: { restaurant_name: 'Dum & Handi', dishes: 1, total: 259 },
      adding: { restaurant_name: 'Forno Verde' },
    },
  });
  expect(await cart()).toMatchObject([{ menu_id: palak(), quantity: 1 }]);
});

test('confirmed, the other restaurant’s dish takes the cart’s place (cart-1)', async () => {
  await add(palak());
  expect((await add(salad(), { forceClear: true })).status).toBe(200);
  expect(await cart()).toMatchObject([{ menu_id: salad() }]);
});

test('a cart emptied by removals asks nothing (cart-3)', async () => {
  await add(palak());
  const [entry] = await cart();
  await me.ok(deleteCartEntry, { params: { cart_id: entry?.cart_id ?? 0 } });
  expect((await add(salad())).status).toBe(200);
});

test('first adds from two restaurants at once never mix (cart-1)', async () => {
  for (let round = 0; round < 10; round++) {
    await me.ok(clearCart, { params: { userid } });
    const replies = await Promise.all([add(palak()), add(salad())]);
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(new Set((await cart()).map((entry) => entry.restaurant_id)).size).toBe(1);
  }
});

test('40 adds of one dish at once stop exactly at 20 (cart-2)', async () => {
  const replies = await Promise.all(Array.from({ length: 40 }, () => add(palak())));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(20);
  expect(replies.filter(({ status }) => status === 400)).toHaveLength(20);
  expect(await cart()).toMatchObject([{ quantity: 20 }]);
});

test.each([0, -1, 1.5, 21, 1e9, '2'])('a quantity of %s is refused', async (quantity) => {
  expect(await add(palak(), { quantity })).toMatchObject({
    status: 400,
    body: { errors: { quantity: expect.any(String) } },
  });
});

test('a sold-out dish is refused with words, an unknown one is not found', async () => {
  expect((await add(dish('Dum & Handi/Malai Chicken Skewers'))).status).toBe(409);
  expect((await add(dish('Momo Junction/Rose Lassi'))).status).toBe(404);
  expect((await add(2_000_000_000)).status).toBe(404);
});

test('an offline kitchen’s dish can be added', async () => {
  expect((await add(dish('Leaf & Bowl/Greek Salad'))).status).toBe(200);
});

test('an entry of somebody else is not found and stays as it is', async () => {
  await add(palak());
  const [entry] = await cart();
  const cart_id = entry?.cart_id ?? 0;
  const stranger = world.as(await world.addUser({ role: 'user' }));
  expect((await stranger.call(updateCartEntry, { params: { cart_id }, body: { quantity: 9 } })).status).toBe(404);
  expect((await stranger.call(deleteCartEntry, { params: { cart_id } })).status).toBe(404);
  expect(await cart()).toMatchObject([{ quantity: 1 }]);
});

test('a changed price and a dish switched off are marked', async () => {
  await add(palak());
  await world.db.updateTable('dishes').set({ price: 27_500 }).where('menu_id', '=', palak()).execute();
  expect(await cart()).toMatchObject([{ price: 275, problem: 'The price has changed since you added it' }]);
  await world.db.updateTable('dishes').set({ isactive: false, price: 25_900 }).where('menu_id', '=', palak()).execute();
  expect(await cart()).toMatchObject([{ availability: 'gone', problem: 'No longer on the menu' }]);
  await world.db.updateTable('dishes').set({ isactive: true }).where('menu_id', '=', palak()).execute();
});

// Behind a pooler no connection is ours for longer than a transaction.
test.skipIf(inject('poolerPort') > 0)(
  'whoever adds again and again asks nothing that PostgreSQL plans anew',
  async () => {
    for (let round = 0; round < 4; round++) await add(palak());
    const query = vi.spyOn(pg.Client.prototype, 'query');
    await add(palak());
    const calls: readonly unknown[][] = [...query.mock.calls];
    query.mockRestore();
    expect(calls.some(([first]) => typeof first === 'object' && first !== null && 'name' in first)).toBe(true);
    // What is not prepared under a name comes as a text with its values.
    expect(
      calls.filter(
        ([first, values]) =>
          typeof first === 'string' && first.includes('cart') && Array.isArray(values) && values.length > 0,
      ),
    ).toEqual([]);
  },
);
