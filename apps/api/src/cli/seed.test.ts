import { listActiveCities } from '@tawa/contract/catalogue/cities';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { runTawa } from './testing/run.ts';

let world: TestApp;
beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.close());

const seed = (...args: string[]) =>
  runTawa(['seed', 'city', ...args], { DATABASE_URL: world.databaseUrl, DATA_DIR: world.deps.env.DATA_DIR });

test('a city is there for visitors at once, with its other names, and once alone (cities-6)', async () => {
  const hubballi = ['--name', 'Hubballi', '--lat', '15.3647', '--lng', '75.124'];
  const made = await seed(...hubballi, '--json');
  expect(made.json()).toMatchObject({ ok: true, cityname: 'Hubballi', isactive: true });
  const cities = await world.guest.ok(listActiveCities, {});
  expect(cities).toMatchObject([
    { cityname: 'Hubballi', lat: 15.3647, lng: 75.124, other_names: expect.arrayContaining(['Hubli']) },
  ]);

  const twice = await seed(...hubballi.map((word) => word.toLowerCase()));
  expect(twice).toMatchObject({ code: 1, err: 'There is a city hubballi already.\n' });
  const both = await Promise.all([1, 2].map(() => seed('--name', 'Dharwad', '--lat', '15.46', '--lng', '75.01')));
  expect(both.filter(({ code }) => code === 0)).toHaveLength(1);
});

test('a city that was added switched off is not shown (cities-6)', async () => {
  expect(await seed('--name', 'Gadag', '--lat', '15.4', '--lng', '75.6', '--hidden')).toMatchObject({ code: 0 });
  expect((await world.guest.ok(listActiveCities, {})).map(({ cityname }) => cityname)).not.toContain('Gadag');
});

test.each([
  [['--lat', '15', '--lng', '75'], /--name/],
  [['--name', ' ', '--lat', '15', '--lng', '75'], /Name is required/],
  [['--name', 'x'.repeat(61), '--lat', '15', '--lng', '75'], /--name/],
  [['--name', 'Bidar', '--lat', '91', '--lng', '75'], /At most 90\./],
  [['--name', 'Bidar', '--lat', 'north', '--lng', '75'], /Must be a number\./],
  [['--name', 'Bidar', '--lat', '', '--lng', '75'], /Must be a number\./],
  [['--name', 'Bidar', '--lat', '17'], /--lng/],
])('a city is refused with %j (cities-6)', async (args, says) => {
  const run = await seed(...args);
  expect(run).toMatchObject({ code: 2, out: '' });
  expect(run.err).toMatch(says);
});
