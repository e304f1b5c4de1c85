import { search } from '@tawa/contract/catalogue/search';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '@tawa/api/testing/app';
import { invariants } from '@tawa/api/testing/invariants';
import { seedBench } from './bench.ts';
import { seedWeeks } from './weeks.ts';

let world: TestApp;
const said: string[] = [];

beforeAll(async () => {
  world = await startTestApp({ isDemo: true });
  await seedBench(world.databaseUrl, { restaurants: 40, dishes: 900, customers: 300, orders: 300, cities: 3 }, (line) =>
    said.push(line),
  );
});
afterAll(() => world.close());

const count = async (from: string) => {
  const { rows } = await sql<{ rows: number }>`select count(*) as rows from ${sql.raw(from)}`.execute(world.db);
  return rows[0]?.rows;
};

test('it adds what was asked for beside the demo world, says so, and does it once', async () => {
  const added = `dishes join restaurants using (restaurant_id) join users on user_id = owner_id where username like 'bench.%'`;
  expect(await count(added)).toBe(900);
  expect(await count(`users where username like 'bench.owner.%'`)).toBe(40);
  expect(await count(`orders join users using (user_id) where username like 'bench.customer.%'`)).toBe(300);
  expect(said.some((line) => line.includes('900 dishes in'))).toBe(true);
  await seedBench(world.databaseUrl, { restaurants: 1, dishes: 1, customers: 1, orders: 1, cities: 1 }, (line) =>
    said.push(line),
  );
  expect(said.at(-1)).toMatch(/already/);
  expect(await count(added)).toBe(900);
});

test('lists and searches hold exactly what the triggers would have kept', async () => {
  const kept = 'menu_id, restaurant_id, city_id, category_id, popularity';
  const pairs = [
    [`select ${kept} from search_dishes`, `select ${kept} from searchable_dishes`],
    // As text, for points have no equality.
    ['select to_jsonb(l) from restaurant_listings l', 'select to_jsonb(l) from listable_restaurants l'],
  ] as const;
  for (const [stored, due] of pairs) {
    expect(await count(`((${stored}) except (${due})) wrong`)).toBe(0);
    expect(await count(`((${due}) except (${stored})) missing`)).toBe(0);
  }
  const { dishes } = await world.guest.ok(search, { query: { q: 'paneer' } });
  expect(dishes).toHaveLength(24);
});

test('weeks of orders come with money, books, papers and statements, and leave the last week open', async () => {
  const { log, clock } = world.deps;
  const weeks = { url: world.databaseUrl, log, clock, weeks: 2, aWeek: 140, say: (line: string) => said.push(line) };
  await seedWeeks(weeks);
  const kept = `join restaurants r using (restaurant_id) join users u on u.user_id = r.owner_id where u.username like 'bench.owner.%'`;
  expect(await count(`ledger_transactions t ${kept} and t.kind = 'earned'`)).toBeGreaterThan(100);
  expect(await count(`documents d join orders using (order_id) ${kept}`)).toBeGreaterThan(100);
  expect(await count(`payouts p ${kept} and p.status = 'paid'`)).toBeGreaterThan(10);
  expect(await count(`payouts p ${kept} and p.status <> 'paid'`)).toBe(0);
  await seedWeeks(weeks);
  expect(said.at(-1)).toMatch(/already/);
});

test('what must be true of every database is true of this one', async () => {
  const broken: string[] = [];
  for (const [what, check] of Object.entries(invariants)) {
    const { rows } = await sql<{ which: string }>`${sql.raw(check)}`.execute(world.db);
    broken.push(...rows.map(({ which }) => `${what}: ${which}`));
  }
  expect(broken).toEqual([]);
});

test('new rows are kept again afterwards', async () => {
  const [dish] = await world.db.selectFrom('dishes').select('menu_id').orderBy('menu_id', 'desc').limit(1).execute();
  await world.db
    .updateTable('dishes')
    .set({ dish_name: 'Zarda Shakuntala' })
    .where('menu_id', '=', dish?.menu_id ?? 0)
    .execute();
  expect((await world.guest.ok(search, { query: { q: 'shakunt' } })).dishes).toHaveLength(1);
});
