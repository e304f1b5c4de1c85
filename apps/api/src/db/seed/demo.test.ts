import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pictures } from '@tawa/art/catalogue';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findProjectRoot } from '../../platform/paths.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { seedDemo } from './demo.ts';
import { seedRestaurants } from './shapes.ts';

let world: TestApp;
let tookMs: number;
beforeAll(async () => {
  world = await startTestApp();
  const start = performance.now();
  await seedDemo(world.deps);
  tookMs = performance.now() - start;
});
afterAll(() => world.close());

test('the world is as large as it says', async () => {
  const count = async (table: 'cities' | 'restaurants' | 'dishes' | 'categories') =>
    (await world.db.selectFrom(table).selectAll().execute()).length;
  expect(await count('cities')).toBeGreaterThanOrEqual(3);
  expect(await count('restaurants')).toBeGreaterThanOrEqual(8);
  expect(await count('dishes')).toBeGreaterThanOrEqual(80);
});

test('the world stands within five seconds', () => {
  expect(tookMs).toBeLessThan(5000);
});

test('a dish shows meat or egg in its picture only where its row says so', async () => {
  const dishes = await world.db
    .selectFrom('dishes')
    .select(['dish_name', 'dish_img', 'is_veg', 'contains_egg'])
    .execute();
  const wrong = dishes.filter(({ dish_img, is_veg, contains_egg }) => {
    const shown = pictures[dish_img ?? ''];
    return !shown || (is_veg && (shown.meat || shown.egg || contains_egg));
  });
  expect(wrong.map((dish) => dish.dish_name)).toEqual([]);
  expect(dishes.filter((dish) => dish.is_veg).length).toBeGreaterThan(20);
});

test('every kitchen of the world is listed with a menu, an address and a picture', async () => {
  const restaurants = await world.db
    .selectFrom('restaurants')
    .leftJoin('dishes', 'dishes.restaurant_id', 'restaurants.restaurant_id')
    .select((eb) => ['restaurant_name', 'lifecycle', 'logo', 'city_id', eb.fn.count<number>('menu_id').as('dishes')])
    .groupBy('restaurants.restaurant_id')
    .execute();
  const wanting = restaurants.filter((row) => !row.logo || !row.city_id || row.dishes === 0);
  expect(wanting).toEqual([]);
});

test('every picture of the world is there', async () => {
  const stored = await world.db.selectFrom('dishes').select('dish_img as path').execute();
  const logos = await world.db.selectFrom('restaurants').select(['logo', 'cover_img']).execute();
  const chefs = await world.db.selectFrom('chefs').select('chef_image').execute();
  const paths = [
    ...stored.map((row) => row.path),
    ...logos.flatMap((row) => [row.logo, row.cover_img]),
    ...chefs.map((row) => row.chef_image),
  ];
  const missing = paths.filter(
    (path) => path && !existsSync(join(findProjectRoot(), 'packages/art/pictures', path.replace('uploads/', ''))),
  );
  expect(missing).toEqual([]);
});

test('a veg dish never shows meat or egg, and egg is shown only where it is said', () => {
  const wrong = seedRestaurants.flatMap(({ dishes }) =>
    dishes.filter(({ mark, picture }) => {
      const shown = pictures[`uploads/dishes/${picture}.webp`];
      if (!shown) return true;
      if (mark === 'veg') return shown.meat || shown.egg;
      return mark === 'egg' && shown.meat;
    }),
  );
  expect(wrong.map((dish) => dish.name)).toEqual([]);
});

test('the rating summaries are the counts of the ratings', async () => {
  const counted = await world.db
    .selectFrom('ratings')
    .select(({ fn }) => fn.countAll<number>().as('all'))
    .executeTakeFirstOrThrow();
  const summaries = await world.db.selectFrom('rating_summaries').selectAll().execute();
  const sum = summaries.reduce(
    (all, row) => all + row.ratings_1 + row.ratings_2 + row.ratings_3 + row.ratings_4 + row.ratings_5,
    0,
  );
  expect(sum).toBe(counted.all);
});
