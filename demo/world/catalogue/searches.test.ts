import { search } from '@tawa/contract/catalogue/search';
import { startTestApp, type TestApp } from '@tawa/api/testing/app';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

// Each line: what is typed | in which city | a dish or restaurant of which one must be among the first five.
const searches = readFileSync(join(import.meta.dirname, 'searches.txt'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [q = '', city = '', expected = ''] = line.split('|').map((part) => part.trim());
    return { q, city, expected: expected.split(';').map((name) => name.trim()) };
  });

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

test('of a hundred searches as people type them, 95 have what was meant among the first five (search-6)', async () => {
  expect(searches.length).toBeGreaterThanOrEqual(100);
  const misses: string[] = [];
  for (const { q, city, expected } of searches) {
    const names = await firstNames(q, city);
    if (!names.some((name) => expected.includes(name))) misses.push(`${q} → ${names.join(', ')}`);
  }
  if (misses.length > 0) process.stdout.write(`Searches that missed:\n${misses.join('\n')}\n`);
  expect(misses.length).toBeLessThanOrEqual(searches.length - 95);
});

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
