import * as contract from '@tawa/contract/catalogue/menu.kitchen';
import type { OptionGroupForm } from '@tawa/contract/catalogue/menu.form';
import { getDish, listDishesOfRestaurant } from '@tawa/contract/catalogue/menu';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestCaller } from '#testing/app.ts';
import { addDish, addOptionGroup, addRestaurant } from '#testing/factories.ts';
import { newDish } from '../testing/kitchens.ts';

let world: TestApp;
let kitchen: TestCaller;
let stranger: TestCaller;
let restaurantId: number;
let categories: number[];
beforeAll(async () => {
  world = await startTestApp();
  const [owner, other] = [await world.addUser({ role: 'restaurant' }), await world.addUser({ role: 'restaurant' })];
  restaurantId = await addRestaurant(world.deps, { owner_id: owner.userId });
  await addRestaurant(world.deps, { owner_id: other.userId });
  [kitchen, stranger] = [world.as(owner), world.as(other)];
  const names = ['Biryani', 'Curries', 'Breads'];
  const rows = names.map((category_name, position) => ({ category_name, slug: category_name, position }));
  const added = await world.db.insertInto('categories').values(rows).returning('category_id').execute();
  categories = added.map(({ category_id }) => category_id);
});
afterAll(() => world.close());

const menu = () => kitchen.ok(contract.getEditedMenu, {});
const shownIds = async () => {
  world.deps.cache.raiseAll();
  return (await world.guest.ok(listDishesOfRestaurant, { params: { id: restaurantId } })).map((dish) => dish.menu_id);
};
const place = (menu_id: number, category_id: number | null, after: number | null) =>
  kitchen.call(contract.placeDish, { params: { menu_id }, body: { category_id, after } });
const inBiryani = async (count: number) => {
  const ids: number[] = [];
  for (let i = 0; i < count; i++)
    ids.push(await addDish(world.deps, restaurantId, { category_id: categories[0], position: i }));
  return ids;
};

describe('the order of a menu', () => {
  test('is the same for the kitchen and its customers, by categories and within them (menu-18)', async () => {
    const [a = 0, b = 0, c = 0] = await inBiryani(3);
    const naan = await addDish(world.deps, restaurantId, { category_id: categories[2] });
    expect((await place(c, categories[0] ?? null, null)).status).toBe(200);
    expect((await place(a, categories[0] ?? null, b)).status).toBe(200);
    expect(await shownIds()).toEqual([c, b, a, naan]);
    const [biryani = 0, curries = 0, breads = 0] = categories;
    await kitchen.ok(contract.arrangeCategories, { body: { category_ids: [breads, curries, biryani] } });
    expect(await shownIds()).toEqual([naan, c, b, a]);
    expect((await menu()).categories.map(({ category_id }) => category_id)).toEqual([breads, curries, biryani]);
  });

  test('survives two people who move at once', async () => {
    const ids = await inBiryani(6);
    const answers = await Promise.all(ids.map((id) => place(id, categories[0] ?? null, null)));
    expect(answers.map(({ status }) => status)).toEqual(ids.map(() => 200));
    const { rows } = { rows: (await menu()).dishes.filter(({ menu_id }) => ids.includes(menu_id)) };
    expect(rows.map(({ menu_id }) => menu_id).toSorted((a, b) => a - b)).toEqual(ids);
    const positions = await world.db.selectFrom('dishes').select('position').where('menu_id', 'in', ids).execute();
    expect(new Set(positions.map(({ position }) => position)).size).toBe(ids.length);
  });

  test('a category that still has dishes cannot be left out', async () => {
    await addDish(world.deps, restaurantId, { category_id: categories[1] });
    const left = { category_ids: [categories[0] ?? 0, categories[2] ?? 0] };
    expect(await kitchen.call(contract.arrangeCategories, { body: left })).toMatchObject({
      status: 409,
      body: { message: 'Move the dishes of Curries first.' },
    });
  });
});

describe('choices that dishes share', () => {
  const group = (part: Partial<OptionGroupForm> = {}): OptionGroupForm => ({
    group_name: 'Portion',
    kind: 'size',
    min_choices: 1,
    max_choices: 1,
    options: [
      { option_id: null, option_name: 'Half', price: 0, is_veg: 1, sold_out: false },
      { option_id: null, option_name: 'Full', price: 120, is_veg: 1, sold_out: false },
    ],
    ...part,
  });

  test('change for all of them at once; what was taken off can be put back by its name', async () => {
    const added = await kitchen.ok(contract.addOptionGroup, { body: group() });
    const body = newDish({ option_group_ids: [added.option_group_id] });
    const one = await kitchen.ok(contract.addDish, { body });
    const two = await kitchen.ok(contract.addDish, { body });
    await kitchen.ok(contract.setDishState, { body: { menu_ids: [one.menu_id, two.menu_id], state: 'on' } });
    const params = { option_group_id: added.option_group_id };
    const fresh = { option_id: null, option_name: 'Family', price: 290, is_veg: 1, sold_out: false } as const;
    const write = (version: number, options: OptionGroupForm['options']) =>
      kitchen.call(contract.updateOptionGroup, { params, body: { version, group: group({ options }) } });
    expect((await write(1, [...added.options.slice(0, 1), fresh])).status).toBe(200);
    for (const { menu_id } of [one, two]) {
      world.deps.cache.raiseAll();
      const { option_groups } = await world.guest.ok(getDish, { params: { menu_id } });
      expect(option_groups[0]?.options.map(({ option_name }) => option_name)).toEqual(['Half', 'Family']);
    }
    expect(await write(1, added.options)).toMatchObject({
      status: 409,
      body: { current: { version: 2, dish_count: 2 } },
    });
    const now = (await menu()).option_groups.find((each) => each.option_group_id === added.option_group_id);
    const again = [...(now?.options ?? []), { ...fresh, option_name: 'Full' }];
    expect(await write(2, again)).toMatchObject({ status: 200, body: { version: 3 } });
  });

  test('refuse two of one name, fewer than must be made, and an option of other choices', async () => {
    const options = group().options.map((option) => ({ ...option, option_name: 'Half' }));
    const refused = [group({ options }), group({ min_choices: 3, max_choices: 3 }), group({ options: [] })];
    for (const body of refused) expect((await kitchen.call(contract.addOptionGroup, { body })).status).toBe(400);
    const menu_id = await addDish(world.deps, restaurantId);
    const [foreign = 0] = await addOptionGroup(world.deps, menu_id);
    const mine = await kitchen.ok(contract.addOptionGroup, { body: group() });
    const taken = group({
      options: [{ option_id: foreign, option_name: 'Mine', price: 0, is_veg: 1, sold_out: false }],
    });
    const params = { option_group_id: mine.option_group_id };
    const answer = await kitchen.call(contract.updateOptionGroup, {
      params,
      body: { version: 1, group: { ...taken, min_choices: 0 } },
    });
    expect(answer.status).toBe(404);
  });
});

describe('prices of many dishes', () => {
  test('change together or not at all, and leave a trace (menu-15)', async () => {
    const one = await addDish(world.deps, restaurantId, { price: 20_000 });
    const two = await addDish(world.deps, restaurantId, { price: 30_000, discounted_price: 25_000 });
    const change = (amount: number, version = 1) => ({
      body: { dishes: [one, two].map((menu_id) => ({ menu_id, version })), by: 'percent' as const, amount },
    });
    const done = await kitchen.ok(contract.changePrices, change(10));
    expect(done.dishes).toMatchObject([
      { price: 220, discounted_price: null, version: 2 },
      { price: 330, discounted_price: 275, version: 2 },
    ]);
    const history = await kitchen.ok(contract.priceHistory, { params: { menu_id: two } });
    expect(history).toMatchObject([{ price_before: 300, price: 330, discounted: 275, source: 'bulk' }]);
    expect(await kitchen.call(contract.changePrices, change(10))).toMatchObject({
      status: 409,
      body: { menu_ids: [one, two] },
    });
    expect((await kitchen.call(contract.changePrices, change(-99.9, 2))).status).toBe(400);
    expect((await kitchen.ok(contract.getEditedDish, { params: { menu_id: one } })).price).toBe(220);
  });

  test('of two changes at once one holds (menu-14)', async () => {
    const menu_id = await addDish(world.deps, restaurantId, { price: 20_000 });
    const body = { dishes: [{ menu_id, version: 1 }], by: 'rupees' as const, amount: 10 };
    const answers = await Promise.all([1, 2, 3].map(() => kitchen.call(contract.changePrices, { body })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await kitchen.ok(contract.getEditedDish, { params: { menu_id } })).price).toBe(210);
  });
});

test('ids of another restaurant give nothing and change nothing (menu-19)', async () => {
  const menu_id = await addDish(world.deps, restaurantId, { dish_name: 'Ours' });
  await addOptionGroup(world.deps, menu_id);
  const { option_group_id = 0, options = [] } = (await menu()).option_groups.at(-1) ?? {};
  const group = { group_name: 'Taken', kind: 'addon' as const, min_choices: 0, max_choices: 1, options };
  const at = { params: { menu_id } };
  const answers = [
    await stranger.call(contract.getEditedDish, at),
    await stranger.call(contract.updateDish, { ...at, body: { version: 1, price: 1 } }),
    await stranger.call(contract.deleteDish, at),
    await stranger.call(contract.priceHistory, at),
    await stranger.call(contract.placeDish, { ...at, body: { category_id: null, after: null } }),
    await stranger.call(contract.setDishState, { body: { menu_ids: [menu_id], state: 'hidden' } }),
    await stranger.call(contract.changePrices, {
      body: { dishes: [{ menu_id, version: 1 }], by: 'rupees', amount: 1 },
    }),
    await stranger.call(contract.addDish, { body: newDish({ option_group_ids: [option_group_id] }) }),
    await stranger.call(contract.updateOptionGroup, { params: { option_group_id }, body: { version: 1, group } }),
    await stranger.call(contract.deleteOptionGroup, { params: { option_group_id } }),
  ];
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
  expect((await stranger.ok(contract.getEditedMenu, {})).dishes).toEqual([]);
  expect(await kitchen.ok(contract.getEditedDish, at)).toMatchObject({
    dish_name: 'Ours',
    price: 200,
    state: 'on',
    version: 1,
  });
});
