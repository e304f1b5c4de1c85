import { endpoints } from '@tawa/contract/all';
import type { Endpoint } from '@tawa/contract/common/endpoint';
import { listFaqs } from '@tawa/contract/content/faqs';
import { listRestaurants } from '@tawa/contract/catalogue/restaurants.list';
import { search } from '@tawa/contract/catalogue/search';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createRandom } from '@tawa/domain/common/random';
import { nameOf } from '#platform/http/gate.ts';
import { startTestApp, type TestApp } from '../app.ts';
import { exampleOf } from '../fuzz/shapes.ts';
import { requestOf } from '../request.ts';

let world: TestApp;
beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.close());
afterEach(() => void vi.restoreAllMocks());

const kept = endpoints.filter(({ endpoint }) => endpoint.cache);
const made = { x: '1', constructor: '1', __proto__x: '2', PAGE: '9', utm_source: 'letter' };

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const plain = (value: unknown) => (isPlain(value) ? value : {});

function keyFor(endpoint: Endpoint, input: { params?: unknown; query?: unknown }): string {
  const bound = world.app.gate.bound.get(nameOf(endpoint));
  if (!bound) throw new Error(`${nameOf(endpoint)} is not bound`);
  return bound.read(input).key;
}

const examplesOf = (endpoint: Endpoint) => {
  const random = createRandom(11);
  return Array.from({ length: 20 }, () => ({
    params: plain(endpoint.params && exampleOf(endpoint.params, random)),
    query: plain(endpoint.query && exampleOf(endpoint.query, random)),
  }));
};

/** The keys under which something was kept or looked for while these addresses were asked. */
async function keysOf(urls: readonly string[]): Promise<string[]> {
  const get = vi.spyOn(world.deps.cache, 'get');
  for (const url of urls) expect((await world.app.inject(url)).statusCode).toBeLessThan(500);
  return [...new Set(get.mock.calls.map(([key]) => key))];
}

describe('the key of a kept answer', () => {
  test.each(kept)(
    '$name: what nobody declared makes no second one, and no order does (cache-2)',
    async ({ endpoint }) => {
      for (const { params, query } of examplesOf(endpoint)) {
        const key = keyFor(endpoint, { params, query });
        expect(keyFor(endpoint, { params, query: { ...made, ...query } })).toBe(key);
        const turned = Object.fromEntries(Object.entries(query).toReversed());
        expect(keyFor(endpoint, { params, query: turned })).toBe(key);
      }
    },
  );

  test.each(kept)('$name: many made-up queries over the wire are one key', async ({ endpoint }) => {
    const [{ params, query } = { params: {}, query: {} }] = examplesOf(endpoint);
    const urls = [{}, { x: '1' }, { x: '2' }, made].map((more) => {
      const { url } = requestOf(endpoint, { params, query: { ...query, ...more } });
      return url;
    });
    expect((await keysOf(urls)).filter((key) => key.startsWith(`${nameOf(endpoint)} `))).toHaveLength(1);
  });

  test('defaults, cases, spaces, numbers and lists have one form (cache-2)', () => {
    const plainList = keyFor(listRestaurants, {});
    for (const query of [
      { page: '1', sort: 'relevance', search: ' ', cuisines: '' },
      { page: '01', open: '0', near: '12.9,77.6' },
      { page: 1, cuisines: ',' },
    ])
      expect(keyFor(listRestaurants, { query })).toBe(plainList);
    const narrowed = { city: 'Bengaluru', search: 'Masala Dosa', cuisines: 'Indian,Thai', rating: '4', page: '2' };
    const said = {
      city: ' bengaluru',
      search: 'masala  dosa ',
      cuisines: 'Thai,Indian,Thai',
      rating: '4.0',
      page: '02',
    };
    expect(keyFor(listRestaurants, { query: said })).toBe(keyFor(listRestaurants, { query: narrowed }));
    expect(keyFor(listRestaurants, { query: narrowed })).not.toBe(plainList);
    expect(keyFor(search, { query: { q: 'DAL ' } })).toBe(keyFor(search, { query: { q: 'dal', kind: 'dishes' } }));
    expect(keyFor(listFaqs, { query: { type: 'Customer' } })).toBe(keyFor(listFaqs, {}));
  });

  test('another question has another key', () => {
    const keys = [{}, { page: 2 }, { city: 'pune' }, { sort: 'rating' }, { near: '1,2', sort: 'distance' }].map(
      (query) => keyFor(listRestaurants, { query }),
    );
    expect(new Set(keys).size).toBe(keys.length);
  });
});

test('who asks for ever new answers is told to wait, and still gets what is kept (cache-5)', async () => {
  const few = await startTestApp({ databaseUrl: world.databaseUrl, env: { RATE_LIMIT_FACTOR: '0.02' } });
  const ask = async (q: string) => few.app.inject(`/api/search?q=${q}`);
  const statuses: number[] = [];
  for (let at = 0; at < 14; at++) statuses.push((await ask(`made${at}`)).statusCode);
  expect(statuses).toEqual([...Array.from({ length: 12 }, () => 200), 429, 429]);
  const refused = await ask('made13');
  expect([refused.json(), Number(refused.headers['retry-after'])]).toMatchObject([
    { code: 'busy', message: expect.stringContaining('wait') },
    expect.any(Number),
  ]);
  expect((await ask('made3')).statusCode).toBe(200);
  few.deps.cache.raise(['menu']);
  expect((await ask('made4')).statusCode).toBe(200);
  await few.close();
});
