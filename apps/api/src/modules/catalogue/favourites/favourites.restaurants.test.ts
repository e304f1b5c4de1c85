import { addFavourite } from '@tawa/contract/catalogue/favourites';
import {
  addFavouriteRestaurant,
  deleteFavouriteRestaurant,
  listFavouriteRestaurants,
} from '@tawa/contract/catalogue/favourites.restaurants';
import { favouritesMax } from '@tawa/domain/common/limits';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestCaller } from '#testing/app.ts';
import { addCity, addDish, addRestaurant } from '#testing/factories.ts';

let world: TestApp;
let me: TestCaller;
let userid: number;

beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.close());
beforeEach(async () => {
  const user = await world.addUser();
  userid = user.userId;
  me = world.as(user);
});

/** One that stands in lists, for which it needs a dish. */
async function addKitchen(change: Parameters<typeof addRestaurant>[1] = {}): Promise<number> {
  const kitchen = await addRestaurant(world.deps, change);
  await addDish(world.deps, kitchen);
  return kitchen;
}
const save = (restaurant_id: number) => me.call(addFavouriteRestaurant, { body: { userid, restaurant_id } });
const saved = async () =>
  (await me.ok(listFavouriteRestaurants, { params: { userid } })).map(({ restaurant_id }) => restaurant_id);

test('saved restaurants stand newest first, and a forgotten one is gone, however often it is forgotten (favourites-3)', async () => {
  const [first, second] = [await addKitchen(), await addKitchen()];
  await save(first);
  await save(second);
  expect(await saved()).toEqual([second, first]);
  for (let twice = 0; twice < 2; twice++) {
    const forgotten = await me.call(deleteFavouriteRestaurant, { params: { userid, restaurant_id: second } });
    expect(forgotten.status).toBe(200);
  }
  expect(await saved()).toEqual([first]);
});

test('a restaurant saved 20 times at once is saved once (favourites-3)', async () => {
  const kitchen = await addKitchen();
  const replies = await Promise.all(Array.from({ length: 20 }, () => save(kitchen)));
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await saved()).toEqual([kitchen]);
});

test('an unknown restaurant and one that nobody may see are not found (favourites-3)', async () => {
  for (const id of [await addKitchen({ hidden: true }), 2_000_000_000]) expect((await save(id)).status).toBe(404);
  expect(await saved()).toEqual([]);
});

test('a restaurant that is hidden leaves the list and comes back (favourites-3)', async () => {
  const kitchen = await addKitchen();
  await save(kitchen);
  const set = (hidden: boolean) =>
    world.db.updateTable('restaurants').set({ hidden }).where('restaurant_id', '=', kitchen).execute();
  await set(true);
  await expect.poll(saved).toEqual([]);
  await set(false);
  await expect.poll(saved).toEqual([kitchen]);
});

test('nobody saves, reads or forgets in another’s name (favourites-3)', async () => {
  const kitchen = await addKitchen();
  await save(kitchen);
  const stranger = world.as(await world.addUser());
  expect((await stranger.call(addFavouriteRestaurant, { body: { userid, restaurant_id: kitchen } })).status).toBe(403);
  expect((await stranger.call(listFavouriteRestaurants, { params: { userid } })).status).toBe(403);
  const params = { userid, restaurant_id: kitchen };
  expect((await stranger.call(deleteFavouriteRestaurant, { params })).status).toBe(403);
  expect(await saved()).toEqual([kitchen]);
});

test('no more can be saved than the limit, in however many tries at once; one saved already is still saved (favourites-4)', async () => {
  const kitchen = await addKitchen();
  await save(kitchen);
  const city_id = await addCity(world.deps);
  const others: number[] = [];
  for (let left = favouritesMax - 2; left > 0; left--) others.push(await addKitchen({ city_id }));
  await world.db
    .insertInto('favourite_restaurants')
    .values(others.map((restaurant_id) => ({ user_id: userid, restaurant_id })))
    .execute();
  const last = [await addKitchen(), await addKitchen(), await addKitchen()];
  const statuses = (await Promise.all(last.map(save))).map(({ status }) => status);
  expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 409, 409]);
  expect((await save(kitchen)).status).toBe(200);
  expect(await saved()).toHaveLength(favouritesMax);
});

test('no more dishes can be saved than the limit either (favourites-4)', async () => {
  const kitchen = await addKitchen();
  const dishes: number[] = [];
  for (let left = favouritesMax; left > 0; left--) dishes.push(await addDish(world.deps, kitchen));
  const [last = 0, ...others] = dishes;
  await world.db
    .insertInto('favourites')
    .values(others.map((menu_id) => ({ user_id: userid, menu_id })))
    .execute();
  const add = (menu_id: number) => me.call(addFavourite, { body: { userid, menu_id } });
  expect((await add(last)).status).toBe(200);
  expect((await add(await addDish(world.deps, kitchen))).status).toBe(409);
  expect((await add(last)).status).toBe(200);
});
