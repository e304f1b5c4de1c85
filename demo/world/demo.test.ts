import { gstinChecksum } from '@tawa/domain/money/gst';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  category,
  dish,
  dishDetails,
  getDish,
  listCategories,
  listDishesOfRestaurant,
} from '@tawa/contract/catalogue/menu';
import { getRestaurantDetails, listActiveRestaurants, restaurantDetails } from '@tawa/contract/catalogue/restaurants';
import { email, phone } from '@tawa/contract/common/common';
import { withoutTint } from '@tawa/domain/catalogue/pictures';
import { findProjectRoot } from '@tawa/api/platform/files/paths';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod/mini';
import { startTestApp, type TestApp } from '@tawa/api/testing/app';
import { seedDemo } from './demo.ts';
import { kitchens } from './catalogue/kitchens.ts';
import { regionOf } from './catalogue/places.ts';

let world: TestApp;
beforeAll(async () => {
  world = await startTestApp();
  await seedDemo(world.deps, undefined, 14);
});
afterAll(() => world.close());

const listed = () => world.guest.ok(listActiveRestaurants, { query: {} });

test('every written kitchen, dish, chef and choice is in the database once', async () => {
  const count = async (table: 'cities' | 'restaurants' | 'dishes' | 'categories' | 'chefs' | 'dish_option_groups') =>
    (await world.db.selectFrom(table).selectAll().execute()).length;
  const dishes = kitchens.flatMap((kitchen) => kitchen.dishes);
  expect(await count('cities')).toBe(7);
  expect(await count('categories')).toBe(20);
  expect(await count('restaurants')).toBe(kitchens.length);
  expect(await count('dishes')).toBe(dishes.length);
  expect(await count('chefs')).toBe(kitchens.flatMap((kitchen) => kitchen.chefs).length);
  expect(await count('dish_option_groups')).toBe(dishes.flatMap((dish) => dish.groups).length);
});

test('Bengaluru is city 1, the demo kitchen restaurant 1, and its first biryani dish 1', async () => {
  expect(await world.guest.ok(getDish, { params: { menu_id: 1 } })).toMatchObject({
    dish_name: 'Hyderabadi Chicken Dum Biryani',
    restaurant_id: 1,
    restaurant_name: 'Dum & Handi',
    city_id: 1,
  });
});

test('what waits, is suspended or lies in an unserved city is not listed; everything else is', async () => {
  const names = new Set((await listed()).map((row) => row.restaurant_name));
  const hidden = kitchens.filter((kitchen) => !names.has(kitchen.name)).map((kitchen) => kitchen.name);
  expect(hidden.sort()).toEqual(['Bangkok Barsati', 'Deccan Dabba', 'Sichuan Darling']);
});

test('every part of the world has rows', async () => {
  const filled = ['bookings', 'booking_tables', 'dining_tables', 'orders', 'complaints', 'coupons', 'reviews'] as const;
  const others = ['chefs', 'payouts', 'favourites', 'kitchen_times', 'restaurant_documents'] as const;
  const empty: string[] = [];
  for (const table of [...filled, ...others])
    if (!(await world.db.selectFrom(table).selectAll().limit(1).executeTakeFirst())) empty.push(table);
  expect(empty).toEqual([]);
});

test('the restaurant that waits for a look has papers that open and a room for guests', async () => {
  const restaurant = await world.db
    .selectFrom('restaurants')
    .select('restaurant_id')
    .where('lifecycle', '=', 'submitted')
    .executeTakeFirstOrThrow();
  const papers = await world.db
    .selectFrom('restaurant_papers')
    .selectAll()
    .where('restaurant_id', '=', restaurant.restaurant_id)
    .execute();
  const scans = await world.db.selectFrom('restaurant_documents').selectAll().execute();
  const fssai = papers.find(({ field }) => field === 'fssai')?.proposed;
  expect(scans.map(({ filename }) => filename).sort()).toEqual([
    'Cancelled cheque.pdf',
    'FSSAI licence.pdf',
    'GST certificate.pdf',
    'PAN card.pdf',
  ]);
  expect(fssai).toMatchObject({
    document_id: scans.find(({ filename }) => filename.startsWith('FSSAI'))?.document_id,
    valid_until: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  });
  for (const { file, bytes } of scans) {
    const stream = await world.deps.privateFiles.papers.open(file);
    const parts = await stream?.toArray();
    expect(Buffer.concat(parts ?? [])).toHaveLength(bytes);
  }
  const venues = await world.db
    .selectFrom('venues')
    .select('name')
    .where('restaurant_id', '=', restaurant.restaurant_id)
    .execute();
  expect(venues.length).toBeGreaterThan(0);
});

test('every listed restaurant passes the contract, with its licence numbers in form', async () => {
  for (const { restaurant_id } of await listed()) {
    const answer = await world.guest.ok(getRestaurantDetails, { params: { id: restaurant_id } });
    expect(z.parse(restaurantDetails, answer)).toEqual(answer);
  }
  const rows = await world.db
    .selectFrom('restaurants as r')
    .innerJoin('cities as c', 'c.city_id', 'r.city_id')
    .select(['r.restaurant_name', 'c.cityname', 'r.fssai_number', 'r.gstin', 'r.contact_number', 'r.statename'])
    .execute();
  for (const { cityname, fssai_number, gstin, contact_number, statename } of rows) {
    const region = regionOf(cityname);
    expect(statename).toBe(region.state);
    expect(fssai_number).toMatch(new RegExp(`^[12]${region.fssai}\\d{11}$`));
    expect(gstin?.startsWith(region.gst)).toBe(true);
    expect(gstin?.at(-1)).toBe(gstinChecksum(gstin?.slice(0, 14) ?? ''));
    expect(contact_number).toMatch(new RegExp(`^${region.dial}0\\d{7}$`));
  }
  expect(new Set(rows.map((row) => row.gstin)).size).toBe(rows.length);
  expect(new Set(rows.map((row) => row.fssai_number)).size).toBe(rows.length);
});

test('every dish on sale passes the contract, with the choices of one in each restaurant', async () => {
  let seen = 0;
  for (const { restaurant_id } of await listed()) {
    const menu = await world.guest.ok(listDishesOfRestaurant, { params: { id: restaurant_id } });
    expect(z.parse(z.array(dish), menu)).toEqual(menu);
    const chosen = menu.find((row) => row.has_options);
    if (!chosen) throw new Error(`Nothing can be chosen at restaurant ${restaurant_id}.`);
    const details = await world.guest.ok(getDish, { params: { menu_id: chosen.menu_id } });
    expect(z.parse(dishDetails, details)).toEqual(details);
    seen += menu.length;
  }
  expect(seen).toBeGreaterThan(550);
});

test('every category has dishes on sale and passes the contract', async () => {
  const answer = await world.guest.ok(listCategories, {});
  expect(z.parse(z.array(category), answer)).toEqual(answer);
  const onSale = await world.db
    .selectFrom('search_dishes')
    .select('category_id')
    .groupBy('category_id')
    .having(({ fn }) => fn.countAll(), '>', 4)
    .execute();
  const full = new Set(onSale.map((row) => row.category_id));
  expect(answer.filter(({ category_id }) => !full.has(category_id))).toEqual([]);
});

test('every account passes the forms, with an address that reaches nobody', async () => {
  const users = await world.db.selectFrom('users').select(['email', 'mobile']).execute();
  for (const user of users) {
    expect(z.safeParse(email, user.email).success).toBe(true);
    expect(z.safeParse(phone, user.mobile).success).toBe(true);
    expect(user.email).toMatch(/@example\.com$/);
  }
});

test('every dish, restaurant, category and chef has a picture, and every path leads to one', async () => {
  const stored = await world.db.selectFrom('dishes').select('dish_img as path').execute();
  const restaurants = await world.db.selectFrom('restaurants').select(['logo', 'cover_img']).execute();
  const tiles = await world.db.selectFrom('categories').select('image').execute();
  const chefs = await world.db.selectFrom('chefs').select('chef_image').execute();
  const paths = [
    ...stored.map((row) => row.path),
    ...restaurants.flatMap((row) => [row.logo, row.cover_img]),
    ...tiles.map((row) => row.image),
    ...chefs.map((row) => row.chef_image),
  ];
  const missing = paths.filter(
    (path) => path && !existsSync(join(findProjectRoot(), 'demo/pictures', withoutTint(path).replace('uploads/', ''))),
  );
  expect(missing).toEqual([]);
  expect(restaurants.filter((row) => !row.logo || !row.cover_img)).toEqual([]);
  expect(stored.filter((row) => !row.path)).toEqual([]);
  expect(tiles.filter((row) => !row.image)).toEqual([]);
  expect(chefs.filter((row) => row.chef_image.endsWith('default.png'))).toEqual([]);
});

test('the rating summaries are the counts of the ratings, and the new restaurants have none', async () => {
  const ratings = await world.db
    .selectFrom('ratings')
    .select(['restaurant_id', 'rating'])
    .where('visible', '=', true)
    .execute();
  const summaries = await world.db.selectFrom('rating_summaries').selectAll().execute();
  for (const row of summaries) {
    const own = ratings.filter((each) => each.restaurant_id === row.restaurant_id);
    const count = (stars: number) => own.filter((each) => each.rating === stars).length;
    expect([row.ratings_1, row.ratings_2, row.ratings_3, row.ratings_4, row.ratings_5]).toEqual(
      [1, 2, 3, 4, 5].map(count),
    );
  }
  const unrated = (await listed()).filter((row) => row.rating_count === 0).map((row) => row.restaurant_name);
  expect(unrated.sort()).toEqual(['Besant Cantina', 'Ragi & Rye']);
});
