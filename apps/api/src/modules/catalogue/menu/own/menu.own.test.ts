import { getEditedDish, getEditedMenu, setDishState } from '@tawa/contract/catalogue/menu.kitchen';
import { getSections } from '@tawa/contract/catalogue/menu.sections';
import { compareMenus, copyDishes } from '@tawa/contract/catalogue/restaurants.own';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#testing/app.ts';
import { addDish, addOptionGroup, addParts, addRestaurant, type TestUser } from '#testing/factories.ts';

let world: TestApp;
let owner: TestUser;
let first = 0;
let second = 0;
beforeAll(async () => {
  world = await startTestApp();
});
beforeEach(async () => {
  owner = await world.addUser({ role: 'restaurant' });
  first = await addRestaurant(world.deps, { owner_id: owner.userId });
  second = await addRestaurant(world.deps, { owner_id: owner.userId });
});
afterAll(() => world.close());

const published = { published_on: new Date('2026-01-01'), isactive: true };
const at = (restaurant: number) => world.as({ ...owner, restaurant });
const menuOf = async (restaurant: number) => (await at(restaurant).ok(getEditedMenu, {})).dishes;
const compare = () => at(first).ok(compareMenus, { query: { first, second } });
const copy = (from = first, to = second) => at(first).call(copyDishes, { body: { from, to } });

async function addBreakfast(restaurant_id: number, menu_id: number): Promise<void> {
  const added = await world.db
    .insertInto('menu_sections')
    .values({
      restaurant_id,
      section_name: 'Breakfast',
      position: 0,
      outside: 'hide',
      opens: '07:00',
      closes: '11:30',
      weekdays: [0, 6],
    })
    .returning('section_id')
    .executeTakeFirstOrThrow();
  await world.db
    .insertInto('menu_section_dishes')
    .values({ ...added, menu_id, position: 1 })
    .execute();
}

test('two menus are compared by names: prices, what is sold out, and what only one has (own-restaurants-8)', async () => {
  for (const restaurant of [first, second]) await addDish(world.deps, restaurant, { dish_name: 'Dal', ...published });
  const naan = await addDish(world.deps, first, { dish_name: 'Naan', price: 5000, ...published });
  await addDish(world.deps, second, { dish_name: 'naan', price: 6000, ...published });
  await addDish(world.deps, first, { dish_name: 'Kulfi', ...published });
  await at(first).ok(setDishState, { body: { menu_ids: [naan], state: 'hidden' } });
  expect(await compare()).toEqual({
    same: 1,
    differing_count: 2,
    missing_count: 1,
    differing: [
      {
        dish_name: 'Naan',
        first: expect.objectContaining({ price: 50, state: 'hidden' }),
        second: expect.objectContaining({ price: 60, state: 'on' }),
      },
      { dish_name: 'Kulfi', first: expect.objectContaining({ price: 200 }), second: null },
    ],
  });
});

test('what a menu lacks is copied with choices, picture, section and its time; what it has stays as it is (own-restaurants-9)', async () => {
  const poha = await addDish(world.deps, first, {
    dish_name: '=Poha, "fresh"',
    description: '12,one\n34,two',
    dish_img: 'uploads/dishes/poha.webp',
    discounted_price: 15_000,
    ...published,
  });
  await addOptionGroup(world.deps, poha, { group_name: 'Size' });
  await addBreakfast(first, poha);
  await addDish(world.deps, first, { dish_name: 'Dal', price: 5000, ...published });
  await addDish(world.deps, second, { dish_name: 'Dal', price: 6000, ...published });
  expect(await copy()).toEqual({ status: 200, body: { copied: 1 } });

  const [dal, copied] = (await menuOf(second)).toSorted((one, other) => one.menu_id - other.menu_id);
  expect(dal).toMatchObject({ dish_name: 'Dal', price: 60 });
  expect(copied).toMatchObject({
    dish_img: 'uploads/dishes/poha.webp',
    price: 200,
    discounted_price: 150,
    state: 'on',
  });
  expect(copied?.menu_id).not.toBe(poha);
  const [before, after] = await Promise.all([
    at(first).ok(getEditedDish, { params: { menu_id: poha } }),
    at(second).ok(getEditedDish, { params: { menu_id: copied?.menu_id ?? 0 } }),
  ]);
  expect(after).toMatchObject({ dish_name: before.dish_name, description: before.description });
  expect(after.option_group_ids).toHaveLength(1);
  expect(after.option_group_ids).not.toEqual(before.option_group_ids);
  const [lead, follow] = [await at(first).ok(getSections, {}), await at(second).ok(getSections, {})];
  expect(follow.sections).toMatchObject([
    { section_name: 'Breakfast', outside: 'hide', time: lead.sections[0]?.time, menu_ids: [copied?.menu_id] },
  ]);

  expect(await copy()).toEqual({ status: 200, body: { copied: 0 } });
  expect((await compare()).differing.map(({ dish_name }) => dish_name)).toEqual(['Dal']);
});

test('a copied combo consists of the dishes of its new menu, and is hidden where one is missing (menu-39, own-restaurants-9)', async () => {
  const add = (restaurant: number, dish_name: string) => addDish(world.deps, restaurant, { dish_name, ...published });
  const [thali, lassi, chaas] = [await add(first, 'Thali'), await add(first, 'Lassi'), await add(first, 'Chaas')];
  await addParts(world.deps, await add(first, 'Lunch'), [thali, { menu_id: lassi, quantity: 2 }]);
  await addParts(world.deps, await add(first, 'Dinner'), [thali, chaas]);
  await world.db
    .updateTable('dishes')
    .set({ isactive: false, deleted_on: new Date() })
    .where('menu_id', '=', chaas)
    .execute();
  const own = await add(second, 'Thali');
  expect(await copy()).toEqual({ status: 200, body: { copied: 3 } });
  const menu = await menuOf(second);
  const copiedLassi = menu.find(({ dish_name }) => dish_name === 'Lassi')?.menu_id;
  expect(menu.find(({ dish_name }) => dish_name === 'Lunch')).toMatchObject({
    state: 'on',
    parts: [
      { menu_id: own, quantity: 1 },
      { menu_id: copiedLassi, quantity: 2 },
    ],
  });
  expect(menu.find(({ dish_name }) => dish_name === 'Dinner')).toMatchObject({
    state: 'hidden',
    parts: [{ menu_id: own }],
  });
});

test('two presses at once copy once (own-restaurants-9)', async () => {
  for (let count = 0; count < 40; count += 1) await addDish(world.deps, first, published);
  const replies = await Promise.all([copy(), copy(), copy()]);
  expect(
    replies.map(({ body }) => body).toSorted((one, other) => JSON.stringify(one).localeCompare(JSON.stringify(other))),
  ).toEqual([{ copied: 0 }, { copied: 0 }, { copied: 40 }]);
  expect(await menuOf(second)).toHaveLength(40);
});

test('a menu of somebody else is neither compared nor copied, and none before its review is written (own-restaurants-9)', async () => {
  const foreign = await addRestaurant(world.deps);
  await addDish(world.deps, foreign, published);
  await addDish(world.deps, first, published);
  for (const pair of [
    { from: foreign, to: second },
    { from: first, to: foreign },
  ]) {
    expect(await at(first).call(copyDishes, { body: pair })).toMatchObject({ status: 404 });
    expect(await at(first).call(compareMenus, { query: { first: pair.from, second: pair.to } })).toMatchObject({
      status: 404,
    });
  }
  expect(await at(first).call(copyDishes, { body: { from: first, to: first } })).toMatchObject({ status: 400 });
  const draft = await addRestaurant(world.deps, { owner_id: owner.userId, lifecycle: 'draft' });
  expect(await copy(first, draft)).toMatchObject({
    status: 409,
    body: { message: 'Dishes come after the review of your restaurant.' },
  });
  expect(
    (
      await sql<{
        count: number;
      }>`select count(*)::int as count from dishes where restaurant_id = any (${[second, draft]}::int[])`.execute(
        world.db,
      )
    ).rows,
  ).toEqual([{ count: 0 }]);
});
