import { listCategories } from '@tawa/contract/catalogue/menu';
import { search } from '@tawa/contract/catalogue/search';
import { startTestApp, type TestApp } from '@tawa/api/testing/app';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod/mini';

// Each line: what is typed | in which city | a dish or restaurant of which one must be among the first five.
const linesOf = (file: string) =>
  readFileSync(join(import.meta.dirname, file), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('|').map((part) => part.trim()));
const searches = linesOf('searches.txt').map(([q = '', city = '', expected = '']) => ({
  q,
  city,
  expected: expected.split(';').map((name) => name.trim()),
}));
const scripts = new Map(linesOf('names/searches.txt').map(([q = '', hi = '', kn = '']) => [q, { hi, kn }]));

let world: TestApp;
beforeAll(async () => {
  world = await startTestApp({ isDemo: true });
});
afterAll(() => world.close());

const first = 5;

async function firstNames(q: string, city: string): Promise<string[]> {
  const ask = (kind: 'dishes' | 'restaurants') => world.guest.ok(search, { query: { q, city, kind } });
  const [{ dishes }, { restaurants }] = await Promise.all([ask('dishes'), ask('restaurants')]);
  return [
    ...dishes.slice(0, first).map(({ dish_name }) => dish_name),
    ...restaurants.slice(0, first).map(({ restaurant_name }) => restaurant_name),
  ];
}

/** The searches, as they stand in the list, that do not find what was meant when they are typed so. */
async function listMisses(typedOf: (q: string) => string): Promise<string[]> {
  const misses: string[] = [];
  for (const { q, city, expected } of searches) {
    const names = await firstNames(typedOf(q), city);
    if (names.some((name) => expected.includes(name))) continue;
    process.stdout.write(`Missed: ${typedOf(q)} → ${names.join(', ')}\n`);
    misses.push(q);
  }
  return misses;
}

test('of a hundred searches as people type them, all have what was meant among the first five (search-6)', async () => {
  expect(searches.length).toBeGreaterThanOrEqual(100);
  expect(await listMisses((q) => q)).toEqual([]);
});

test.each(['hi', 'kn'] as const)('each of them finds it in the script of %s as well (names-1)', async (language) => {
  expect([...scripts.keys()]).toEqual([...new Set(searches.map(({ q }) => q))]);
  expect(await listMisses((q) => scripts.get(q)?.[language] ?? '')).toEqual([]);
});

const spoken = (file: string, language: 'hi' | 'kn'): unknown =>
  JSON.parse(
    readFileSync(join(import.meta.dirname, '../../../apps/web/src/lib/words', `${file}.${language}.json`), 'utf8'),
  );
const cuisinesIn = (language: 'hi' | 'kn') =>
  z.parse(z.object({ cuisine: z.record(z.string(), z.string()) }), spoken('words.texts', language)).cuisine;

test.each(['hi', 'kn'] as const)(
  'what pages call cuisines and categories in %s finds what their English finds (names-1)',
  async (language) => {
    const found = (q: string) => world.guest.ok(search, { query: { q } });
    for (const [english, word] of Object.entries(cuisinesIn(language))) {
      const [said, meant] = [await found(word), await found(english)];
      expect({ word, found: said.restaurants.map(({ restaurant_name }) => restaurant_name).sort() }).toEqual({
        word,
        found: meant.restaurants.map(({ restaurant_name }) => restaurant_name).sort(),
      });
      expect(meant.restaurant_count).toBeGreaterThan(0);
    }
    const categories = await world.guest.ok(listCategories, {});
    for (const { category_name, names } of categories) {
      const word = names?.[language];
      if (!word) continue;
      const { dish_count } = await found(word);
      expect({ category_name, word, found: dish_count > 0 }).toEqual({ category_name, word, found: true });
    }
  },
);

test.each([
  'veg biryani under 20',
  'asdfghjkl',
  'sushi open now under 10',
  'unicorn momos',
  'best food near me',
  '420',
])('a search for %j leaves no empty page (search-9)', async (q) => {
  const { dishes, nearby } = await world.guest.ok(search, { query: { q, city: 'Bengaluru' } });
  expect([...dishes, ...(nearby?.dishes ?? [])].length).toBeGreaterThan(0);
});
