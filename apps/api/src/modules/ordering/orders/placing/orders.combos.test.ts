import { getDish, listDishesOfRestaurant } from '@tawa/contract/catalogue/menu';
import { listKitchenOrders } from '@tawa/contract/ordering/orders.kitchen';
import { getLine } from '@tawa/contract/ordering/orders.line';
import { addToCart, listCart } from '@tawa/contract/ordering/cart';
import type { Updateable } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { DB } from '#db/tables.ts';
import { addParts } from '#testing/factories.ts';
import { addCustomer, addDish, addKitchen } from '../testing/people.ts';
import { type Customer, openWorld, shopper, type TestKitchen, type World } from '../testing/world.ts';

let world: World;
let second: World;
let shops: [ReturnType<typeof shopper>, ReturnType<typeof shopper>];
let kitchen: TestKitchen;
let customer: Customer;
let thali: number;
let lassi: number;
let combo: number;

beforeAll(async () => {
  world = await openWorld();
  second = await openWorld(world.url);
  shops = [shopper(world), shopper(second)];
});
afterAll(async () => {
  await second.close();
  await world.close();
});
beforeEach(async () => {
  kitchen = await addKitchen(world.deps, { slug: `kitchen-${Math.random()}` });
  customer = await addCustomer(world.deps);
  const dish = (dish_name: string) => addDish(world.deps, kitchen, { dish_name });
  [thali, lassi, combo] = [await dish('Thali'), await dish('Mango Lassi'), await dish('Lunch Combo')];
  await addParts(world.deps, combo, [thali, { menu_id: lassi, quantity: 2 }]);
});

const db = () => world.deps.db;
const change = (menu_id: number, values: Updateable<DB['dishes']>) =>
  db().updateTable('dishes').set(values).where('menu_id', '=', menu_id).execute();
const stockOf = async (menu_id: number) =>
  (await db().selectFrom('dishes').select('daily_stock').where('menu_id', '=', menu_id).executeTakeFirstOrThrow())
    .daily_stock;
const menu = async (of: World = world) => {
  const dishes = await of.callerOf().ok(listDishesOfRestaurant, { params: { id: kitchen.restaurant_id } });
  return dishes.find(({ menu_id }) => menu_id === combo)?.availability;
};
const items = (...wanted: [number, number][]) => ({
  source: 'buy_now',
  items: wanted.map(([menu_id, quantity]) => ({ menu_id, quantity })),
});
const quote = (...wanted: [number, number][]) => shops[0].quote(customer, items(...wanted));
const messages = (body: Record<string, unknown>) => JSON.stringify(body.blocking);

/** What everybody says of the combo: its menu, its page, a cart and a bill. */
async function answers() {
  const body = { userid: customer.userId, menu_id: combo, quantity: 1, forceClear: true };
  const added = await world.callerOf(customer).call(addToCart, { body });
  const quoted = await quote([combo, 1]);
  return {
    menu: await menu(),
    page: (await world.callerOf().ok(getDish, { params: { menu_id: combo } })).availability,
    cart: added.status,
    blocking: messages(quoted.body),
  };
}
const onSale = { menu: 'available', page: 'available', cart: 200, blocking: '[]' };

test.each<[string, Updateable<DB['dishes']>, Updateable<DB['dishes']>]>([
  ['is marked sold out', { sold_out: true }, { sold_out: false }],
  ['is taken off sale', { isactive: false }, { isactive: true }],
  ['is deleted', { isactive: false, deleted_on: new Date() }, { isactive: true, deleted_on: null }],
  ['has one portion where the combo takes two', { daily_stock: 1 }, { daily_stock: 2 }],
])(
  'a combo sells out when its part %s, and returns with it, for everybody alike (menu-37)',
  async (_what, gone, back) => {
    expect(await answers()).toEqual(onSale);
    await change(lassi, gone);
    await vi.waitFor(async () => expect(await menu()).toBe('sold_out'), { interval: 5 });
    const soldOut = await answers();
    expect(soldOut).toMatchObject({ menu: 'sold_out', page: 'sold_out', cart: 409 });
    expect(soldOut.blocking).toContain('Lunch Combo is sold out because Mango Lassi is.');
    expect(await world.callerOf(customer).ok(listCart, { params: { userid: customer.userId } })).toMatchObject([
      { availability: 'sold_out', problem: 'Sold out because Mango Lassi is' },
    ]);
    await change(lassi, back);
    await vi.waitFor(async () => expect(await menu()).toBe('available'), { interval: 5 });
    expect(await answers()).toEqual(onSale);
  },
);

test('the other process shows a combo as sold out soon after the last portions that it needs are sold (menu-37, cache-1)', async () => {
  await change(lassi, { daily_stock: 3 });
  await vi.waitFor(async () => expect(await menu(second)).toBe('available'), { interval: 5 });
  const { body } = await quote([lassi, 2]);
  expect((await shops[0].place(customer, body)).status).toBe(201);
  await vi.waitFor(async () => expect(await menu(second)).toBe('sold_out'), { timeout: 1000, interval: 5 });
});

test('a bill counts a dish by itself and within combos together (menu-38)', async () => {
  await change(lassi, { daily_stock: 3 });
  const tooMany = await quote([lassi, 2], [combo, 1]);
  expect(messages(tooMany.body)).toContain('Only 3 of Mango Lassi left today.');
  expect(messages((await quote([combo, 2])).body)).toContain('Only 3 of Mango Lassi left today.');
  expect(messages((await quote([lassi, 1], [combo, 1])).body)).toBe('[]');
});

test('an order of combos takes the portions of their parts and gives the same back, whatever is in them by then (menu-38)', async () => {
  await change(lassi, { daily_stock: 5 });
  await change(thali, { daily_stock: 4 });
  const { body } = await quote([combo, 2], [lassi, 1]);
  const placed = await shops[0].place(customer, body);
  expect(placed.status).toBe(201);
  expect([await stockOf(thali), await stockOf(lassi)]).toEqual([2, 0]);
  const counts = await db()
    .selectFrom('dishes')
    .select(['dish_name', 'num_of_order'])
    .where('menu_id', 'in', [thali, lassi, combo])
    .orderBy('menu_id')
    .execute();
  expect(counts.map(({ num_of_order }) => num_of_order)).toEqual([0, 1, 2]);
  await db().deleteFrom('dish_parts').where('combo_id', '=', combo).execute();
  const order = { order_number: String(placed.body.order_number), version: 1 };
  expect((await shops[0].move(customer, order, 'cancelled')).status).toBe(200);
  expect([await stockOf(thali), await stockOf(lassi)]).toEqual([4, 5]);
});

test('the last portion of a part, raced by itself and within a combo, is sold once (menu-38, orders-19)', async () => {
  for (let round = 0; round < 6; round++) {
    await change(lassi, { daily_stock: 2 });
    const racers = await Promise.all(
      Array.from({ length: 8 }, async (_call, index) => {
        const who = await addCustomer(world.deps);
        const wanted = index % 2 === 0 ? items([combo, 1]) : items([lassi, 2]);
        return { who, quote: (await shops[0].quote(who, wanted)).body };
      }),
    );
    const results = await Promise.all(
      racers.map(({ who, quote: bill }, index) => shops[index % 4 < 2 ? 0 : 1].place(who, bill)),
    );
    const won = results.filter(({ status }) => status === 201);
    expect(won).toHaveLength(1);
    expect(results.filter(({ body }) => body.code === 'ITEM_UNAVAILABLE')).toHaveLength(7);
    expect(await stockOf(lassi)).toBe(0);
  }
});

test('combos and their parts ordered at once in any order never wait for each other in a ring (menu-38)', async () => {
  const other = await addDish(world.deps, kitchen, { dish_name: 'Dinner Combo' });
  await addParts(world.deps, other, [lassi, thali]);
  await change(lassi, { daily_stock: 1000 });
  await change(thali, { daily_stock: 1000 });
  const baskets = [items([combo, 1], [thali, 1]), items([thali, 1], [other, 1]), items([other, 1], [combo, 1])];
  const results = await Promise.all(
    Array.from({ length: 24 }, async (_call, index) => {
      const who = await addCustomer(world.deps);
      const { body } = await shops[0].quote(who, baskets[index % 3] ?? {});
      return (await shops[index % 2 === 0 ? 0 : 1].place(who, body)).status;
    }),
  );
  expect(results).toEqual(results.map(() => 201));
});

test('the database refuses a combo within a combo, a part of another kitchen, and a veg combo of what is not (menu-39)', async () => {
  const outer = await addDish(world.deps, kitchen);
  await expect(addParts(world.deps, outer, [combo, thali])).rejects.toThrow('a combo within a combo');
  await expect(addParts(world.deps, thali, [await addDish(world.deps, kitchen)])).rejects.toThrow(
    'a combo within a combo',
  );
  const abroad = await addDish(world.deps, await addKitchen(world.deps, { slug: `other-${Math.random()}` }));
  await expect(addParts(world.deps, outer, [abroad])).rejects.toThrow('dish_parts_menu_id_fkey');
  await expect(change(thali, { is_veg: false })).rejects.toThrow('a veg combo of a dish that is not');
  await change(combo, { is_veg: false });
  await change(thali, { is_veg: false });
  await expect(change(combo, { is_veg: true })).rejects.toThrow('a veg combo of a dish that is not');
});

test('a combo keeps what was in it: board and line read all its portions by the kitchen’s names, whatever is in it by then (menu-42)', async () => {
  await change(lassi, { kitchen_name: 'M Lassi' });
  expect(await world.callerOf().ok(getDish, { params: { menu_id: combo } })).toMatchObject({
    parts: [
      { dish_name: 'Thali', quantity: 1 },
      { dish_name: 'Mango Lassi', quantity: 2 },
    ],
  });
  const { body } = await quote([combo, 2], [thali, 1]);
  const placed = await shops[0].place(customer, body);
  const order = { order_number: String(placed.body.order_number), version: 1 };
  await db().deleteFrom('dish_parts').where('combo_id', '=', combo).execute();
  const parts = [
    { kitchen_name: 'Thali', quantity: 2 },
    { kitchen_name: 'M Lassi', quantity: 4 },
  ];
  const owner = world.callerOf(kitchen.owner);
  const [ticket] = (await owner.ok(listKitchenOrders, { query: { lane: 'board' } })).orders;
  expect(ticket?.items.map((item) => item.parts)).toEqual([parts, undefined]);
  expect((await shops[0].move(kitchen.owner, order, 'accepted')).status).toBe(200);
  const [cooked] = (await owner.ok(getLine, {})).orders;
  expect(cooked?.items.map((item) => item.parts)).toEqual([parts, undefined]);
});
