import { addFavourite, deleteFavourite, listFavourites } from '@tawa/contract/catalogue/favourites';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestCaller } from '#testing/app.ts';
import { addDish, addRestaurant } from '#testing/factories.ts';

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

const save = (menu_id: number) => me.call(addFavourite, { body: { userid, menu_id } });
const saved = async () => (await me.ok(listFavourites, { params: { userid } })).map((dish) => dish.menu_id);

test('saved dishes stand newest first', async () => {
  const [first, second] = [await addDish(world.deps, kitchen), await addDish(world.deps, kitchen)];
  await save(first);
  await save(second);
  expect(await saved()).toEqual([second, first]);
});

test('a dish saved 20 times at once is saved once', async () => {
  const dish = await addDish(world.deps, kitchen);
  const replies = await Promise.all(Array.from({ length: 20 }, () => save(dish)));
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await saved()).toEqual([dish]);
});

test('a dish is forgotten, and forgetting it again changes nothing', async () => {
  const [gone, kept] = [await addDish(world.deps, kitchen), await addDish(world.deps, kitchen)];
  await save(gone);
  await save(kept);
  for (let twice = 0; twice < 2; twice++)
    expect((await me.call(deleteFavourite, { params: { userid, menu_id: gone } })).status).toBe(200);
  expect(await saved()).toEqual([kept]);
});

test('an unknown dish and one off the menu are not found', async () => {
  const off = await addDish(world.deps, kitchen, { isactive: false });
  for (const dish of [off, 2_000_000_000]) expect((await save(dish)).status).toBe(404);
  expect(await saved()).toEqual([]);
});

test('a dish of a kitchen that nobody may see is not found', async () => {
  const hidden = await addDish(world.deps, await addRestaurant(world.deps, { hidden: true }));
  expect((await save(hidden)).status).toBe(404);
});

test('a dish taken off the menu leaves the list and comes back with the menu', async () => {
  const dish = await addDish(world.deps, kitchen);
  await save(dish);
  const set = (isactive: boolean) =>
    world.db.updateTable('dishes').set({ isactive }).where('menu_id', '=', dish).execute();
  await set(false);
  expect(await saved()).toEqual([]);
  await set(true);
  expect(await saved()).toEqual([dish]);
});

test('nobody saves, reads or forgets in another’s name', async () => {
  const dish = await addDish(world.deps, kitchen);
  await save(dish);
  const stranger = world.as(await world.addUser());
  const other = await addDish(world.deps, kitchen);
  expect((await stranger.call(addFavourite, { body: { userid, menu_id: other } })).status).toBe(403);
  expect((await stranger.call(listFavourites, { params: { userid } })).status).toBe(403);
  expect((await stranger.call(deleteFavourite, { params: { userid, menu_id: dish } })).status).toBe(403);
  expect(await saved()).toEqual([dish]);
});
