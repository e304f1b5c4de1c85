import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { restaurantFilters } from '@tawa/contract/catalogue/restaurants.list';
import { Kysely, PostgresDialect, type CompiledQuery } from 'kysely';
import pg from 'pg';
import { z } from 'zod/mini';
import { openDatabase } from '../../database.ts';
import { listDishes, listDishesOfCategory, listDishPage } from '#modules/catalogue/menu/menu.lists.service.ts';
import { listRestaurants } from '#modules/catalogue/restaurants/list/restaurants.list.service.ts';
import { listActiveRestaurants } from '#modules/catalogue/restaurants/restaurants.service.ts';
import { search, suggest } from '#modules/catalogue/search/search.service.ts';
import { Cache } from '#platform/cache/cache.ts';
import { systemClock } from '../../platform/clock.ts';
import type { Db } from '#platform/database/db.ts';
import { parseEnv } from '../../platform/env.ts';
import { messageOf } from '#platform/http/errors.ts';
import { Listener } from '#platform/database/listener.ts';
import { createLog } from '../../platform/log.ts';
import { onePlan } from '#platform/database/prepared.ts';
import type { DB } from '../tables.ts';

// Writes the plans of lists and searches beside this file, to be read in review when a statement or an index changes.
// They mean something on a large database only: npm run seed:bench first.

interface World {
  db: Db;
  cache: Cache;
  now: Date;
}

const city = 'Bengaluru';
// Always the same moment, so that plans differ only where they differ.
const now = new Date('2026-06-15T07:00:00Z');
const list = { city, ...z.parse(restaurantFilters, {}), page: 1 };
const searchQuery = { city, without: [], kind: 'dishes' as const, page: 1 };

const questions: Record<string, (world: World) => Promise<unknown>> = {
  'search-dishes': ({ db, cache, now }) => search({ db, cache }, { ...searchQuery, q: 'paneer tikka' }, now),
  'search-restaurants-everywhere': ({ db, cache, now }) =>
    search({ db, cache }, { ...searchQuery, q: 'paneer tikka', city: undefined, kind: 'restaurants' }, now),
  'search-mistyped': ({ db, cache, now }) => search({ db, cache }, { ...searchQuery, q: 'hydrabadi chiken' }, now),
  suggest: ({ db, cache, now }) => suggest({ db, cache }, { city, without: [], q: 'bir' }, now),
  'search-filtered': ({ db, cache, now }) => search({ db, cache }, { ...searchQuery, q: 'veg biryani under 250' }, now),
  'restaurants-page': ({ db, cache, now }) => listRestaurants({ db, cache }, list, now),
  'restaurants-narrowed': ({ db, cache, now }) =>
    listRestaurants({ db, cache }, { ...list, cuisines: ['Thai'], rating: 4, open: true, sort: 'time' }, now),
  'restaurants-with-offers': ({ db, cache, now }) =>
    listRestaurants({ db, cache }, { ...list, offers: true, page: 20 }, now),
  'restaurants-near': ({ db, cache, now }) =>
    listRestaurants({ db, cache }, { ...list, sort: 'distance', near: { lat: 12.9716, lng: 77.5946 } }, now),
  'restaurants-active': ({ db, now }) => listActiveRestaurants(db, { city, limit: 200 }, now),
  'dishes-of-a-city': (world) => listDishes(world, { city, page: 1 }, now),
  'dishes-of-a-category': (world) => listDishesOfCategory(world, { word: 'Biryani', limit: 12 }, now),
  'dishes-page': (world) => listDishPage(world, { city, search: 'soup', category: '', food: 'veg', page: 1 }, now),
};

/** The plan without what differs from machine to machine; the one of a prepared statement is the one for all values. */
async function planOf(client: pg.Client, { sql, parameters }: CompiledQuery): Promise<string> {
  const isPrepared = sql.includes(onePlan);
  const explain = isPrepared ? 'explain (generic_plan, costs off)' : 'explain (costs off)';
  const { rows } = await client.query<{ 'QUERY PLAN': string }>({
    text: `${explain} ${sql}`,
    values: isPrepared ? [] : [...parameters],
  });
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

async function print(url: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  // The server may be gone before its idle connections are.
  pool.on('error', () => undefined);
  const queries: CompiledQuery[] = [];
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }), log: ({ query }) => void queries.push(query) });
  const cache = new Cache({ listener: new Listener({ url, log: createLog('warn') }), clock: systemClock });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const [name, ask] of Object.entries(questions)) {
      queries.length = 0;
      cache.raiseAll();
      await ask({ db, cache, now });
      const plans = [];
      for (const query of queries) plans.push(await planOf(client, query));
      writeFileSync(join(import.meta.dirname, `${name}.txt`), `${plans.join('\n\n')}\n`);
      process.stdout.write(`${name}: ${plans.length} statements\n`);
    }
  } finally {
    await client.end();
    await db.destroy();
  }
}

async function main(): Promise<void> {
  const database = await openDatabase(parseEnv(), () => undefined);
  try {
    await print(database.url);
  } finally {
    await database.stop();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${messageOf(error)}\n`);
  process.exitCode = 1;
});
