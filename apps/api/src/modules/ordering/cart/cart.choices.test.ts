import { addToCart, clearCart, listCart, updateCartEntry } from '@tawa/contract/ordering/cart';
import { cartLinesMax } from '@tawa/domain/common/limits';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestCaller } from '#testing/app.ts';
import { addDish, addOptionGroup, addRestaurant } from '#testing/factories.ts';

let world: TestApp;
let me: TestCaller;
let userid: number;
let kitchen: number;

beforeAll(async () => {
  world = await startTestApp();
  kitchen = await addRestaurant(world.deps);
});
afterAll(() => world.close());
beforeEach(async () => {
  const user = await world.addUser();
  userid = user.userId;
  me = world.as(user);
});

const add = (menu_id: number, change: object = {}) =>
  me.call(addToCart, { body: { userid, menu_id, quantity: 1, ...change } });
const cart = () => me.ok(listCart, { params: { userid } });
const refusal = (text: string) => ({ status: 400, body: { errors: { options: expect.stringContaining(text) } } });

test('more choices than a group allows are refused with its rule', async () => {
  const dish = await addDish(world.deps, kitchen);
  const options = await addOptionGroup(world.deps, dish, { group_name: 'Sides', min_choices: 0, max_choices: 2 }, [
    {},
    {},
    {},
  ]);
  expect(await add(dish, { options })).toMatchObject(refusal('Sides: Choose up to 2'));
  expect(await add(dish, { options: options.slice(0, 2) })).toMatchObject({ status: 200 });
});

test('the listed fields alone take of each required group the cheapest on sale; an empty choice is refused (cart-4)', async () => {
  const dish = await addDish(world.deps, kitchen, { price: 20_000 });
  const [, , half = 0] = await addOptionGroup(world.deps, dish, { group_name: 'Size', min_choices: 1 }, [
    { price: 0, sold_out: true },
    { price: 9_000 },
    { price: 4_000 },
  ]);
  const [mild = 0, , medium = 0] = await addOptionGroup(world.deps, dish, { min_choices: 2, max_choices: 2 }, [
    { price: 0 },
    { price: 1_000 },
    { price: 500 },
  ]);
  await addOptionGroup(world.deps, dish, { group_name: 'Sides', min_choices: 0 });
  const body = { userid, menu_id: dish, quantity: 2 };
  expect(await me.call(addToCart, { body: { ...body, options: [] } })).toMatchObject(refusal('Size: Choose 1'));
  await me.ok(addToCart, { body });
  await me.ok(addToCart, { body: { ...body, forceClear: true } });
  const option_ids = [half, mild, medium].sort((a, b) => a - b);
  expect(await cart()).toMatchObject([{ quantity: 4, option_ids, price: 245 }]);
});

test('a required group with too little left is refused by its rule', async () => {
  const dish = await addDish(world.deps, kitchen);
  await addOptionGroup(world.deps, dish, { group_name: 'Size', min_choices: 1 }, [{ sold_out: true }]);
  expect(await add(dish)).toMatchObject(refusal('Size: Choose 1'));
});

test('a sold-out choice is refused by its name and one taken off is no longer offered', async () => {
  const dish = await addDish(world.deps, kitchen);
  const [soldOut = 0, gone = 0] = await addOptionGroup(world.deps, dish, {}, [
    { option_name: 'Raita', sold_out: true },
    { isactive: false },
  ]);
  expect(await add(dish, { options: [soldOut] })).toMatchObject(refusal('Raita is sold out'));
  expect(await add(dish, { options: [gone] })).toMatchObject(refusal('no longer offered'));
});

test('one choice in any order and named twice is one entry (cart-2)', async () => {
  const dish = await addDish(world.deps, kitchen);
  const [a = 0, b = 0] = await addOptionGroup(world.deps, dish, { max_choices: 2 });
  await add(dish, { options: [a, b] });
  await add(dish, { options: [b, a, b] });
  expect(await cart()).toMatchObject([{ quantity: 2, option_ids: [a, b] }]);
});

test('an entry changed to another entry’s choice joins it, and never beyond 20', async () => {
  const dish = await addDish(world.deps, kitchen);
  const [a = 0, b = 0] = await addOptionGroup(world.deps, dish);
  await add(dish, { options: [a], quantity: 2 });
  await add(dish, { options: [b], quantity: 18 });
  const params = { cart_id: (await cart())[0]?.cart_id ?? 0 };
  const tooMany = await me.call(updateCartEntry, { params, body: { options: [b], quantity: 3 } });
  expect(tooMany).toMatchObject({ status: 400, body: { errors: { quantity: expect.any(String) } } });
  expect((await cart()).map((entry) => entry.quantity).toSorted((a, b) => a - b)).toEqual([2, 18]);
  await me.ok(updateCartEntry, { params, body: { options: [b] } });
  expect(await cart()).toMatchObject([{ quantity: 20, option_ids: [b] }]);
});

test('an entry keeps its place and its number with other options, at today’s price, and says that there are some (cart-13)', async () => {
  const dish = await addDish(world.deps, kitchen, { price: 20_000 });
  const plain = await addDish(world.deps, kitchen);
  const [small = 0, large = 0] = await addOptionGroup(world.deps, dish, { min_choices: 1 }, [{}, { price: 5_000 }]);
  await add(dish, { options: [small], note: 'No onion' });
  await add(plain);
  const [first] = await cart();
  const params = { cart_id: first?.cart_id ?? 0 };
  await me.ok(updateCartEntry, { params, body: { options: [large], quantity: 3, note: '' } });
  expect(await cart()).toMatchObject([
    { ...params, option_ids: [large], quantity: 3, note: '', price: 250, problem: null, has_options: true },
    { menu_id: plain, has_options: false },
  ]);
  // The same choice again changes the rest alone.
  await me.ok(updateCartEntry, { params, body: { options: [large], quantity: 1, note: 'Hot' } });
  expect((await cart())[0]).toMatchObject({ ...params, quantity: 1, note: 'Hot' });
  expect(await me.call(updateCartEntry, { params, body: { options: [] } })).toMatchObject(refusal('Choose 1'));
});

test('two entries that are changed to one choice at once are one entry with all portions (cart-13)', async () => {
  const dish = await addDish(world.deps, kitchen);
  const [a = 0, b = 0, c = 0] = await addOptionGroup(world.deps, dish, {}, [{}, {}, {}]);
  for (let round = 0; round < 5; round++) {
    await add(dish, { options: [a], quantity: 2 });
    await add(dish, { options: [b], quantity: 3 });
    const change = ({ cart_id }: { cart_id: number }) =>
      me.call(updateCartEntry, { params: { cart_id }, body: { options: [c] } });
    const answers = await Promise.all((await cart()).map(change));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const [joined, ...rest] = await cart();
    expect([joined, rest]).toMatchObject([{ quantity: 5, option_ids: [c] }, []]);
    await me.ok(updateCartEntry, { params: { cart_id: joined?.cart_id ?? 0 }, body: { quantity: 1 } });
    await me.ok(clearCart, { params: { userid } });
  }
});

test.each([0, -1, 1.5, 21, 1e9])('an entry cannot be changed to a quantity of %s', async (quantity) => {
  await add(await addDish(world.deps, kitchen));
  const params = { cart_id: (await cart())[0]?.cart_id ?? 0 };
  expect(await me.call(updateCartEntry, { params, body: { quantity } })).toMatchObject({
    status: 400,
    body: { errors: { quantity: expect.any(String) } },
  });
  expect(await cart()).toMatchObject([{ quantity: 1 }]);
});

test('a full cart takes no other dish, but more of one it holds', async () => {
  const dishes = await Promise.all(Array.from({ length: cartLinesMax + 1 }, () => addDish(world.deps, kitchen)));
  const [first = 0] = dishes;
  for (const dish of dishes.slice(0, cartLinesMax)) expect((await add(dish)).status).toBe(200);
  expect((await add(dishes.at(-1) ?? 0)).status).toBe(409);
  expect(await add(first)).toMatchObject({ status: 200, body: { quantity: 2 } });
  expect(await cart()).toHaveLength(cartLinesMax);
});

test('confirmed adds from two restaurants at once leave a cart of one restaurant', async () => {
  const other = await addRestaurant(world.deps);
  const [mine, theirs] = [await addDish(world.deps, kitchen), await addDish(world.deps, other)];
  for (let round = 0; round < 5; round++) {
    const adds = [mine, theirs, mine, theirs].map((dish) => add(dish, { forceClear: true }));
    expect((await Promise.all(adds)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set((await cart()).map((entry) => entry.restaurant_id)).size).toBe(1);
  }
});

test('a dish of a kitchen that nobody may see is not found', async () => {
  const draft = await addRestaurant(world.deps, { lifecycle: 'draft' });
  expect((await add(await addDish(world.deps, draft))).status).toBe(404);
});
