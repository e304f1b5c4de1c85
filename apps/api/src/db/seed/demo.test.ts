import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pictures } from '@tawa/art/catalogue';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findProjectRoot } from '../../platform/paths.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { seedDemo } from './demo.ts';
import { seedRestaurants } from './shapes.ts';

let world: TestApp;
beforeAll(async () => {
  world = await startTestApp();
  await seedDemo(world.deps);
});
afterAll(() => world.close());

test('the world is as large as it says', async () => {
  const count = async (table: 'cities' | 'restaurants' | 'dishes' | 'categories') =>
    (await world.db.selectFrom(table).selectAll().execute()).length;
  expect(await count('cities')).toBeGreaterThanOrEqual(3);
  expect(await count('restaurants')).toBeGreaterThanOrEqual(8);
  expect(await count('dishes')).toBeGreaterThanOrEqual(80);
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
  expect(sum).toBe(Number(counted.all));
});
