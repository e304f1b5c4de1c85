import { endpoints } from '@tawa/contract/all';
import { listActiveCities } from '@tawa/contract/catalogue/cities';
import { getDish, listDishesOfRestaurant } from '@tawa/contract/catalogue/menu';
import { getRestaurantStatus, listActiveRestaurants } from '@tawa/contract/catalogue/restaurants';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '../app.ts';

/** The bit of `pg_trigger.tgtype` for triggers that fire on an update. */
const updates = 16;

// Two apps over one database stand for two processes.
let one: TestApp;
let two: TestApp;
let tables: string[] = [];
const topicsOf = new Map<string, string[]>();
// Kept by triggers on tables that announce, and for the order of what is found by how often it was ordered.
// Nobody waits for the share of thirty days, which changes with every hand-over, nor for a minute more that another order
// adds to a kitchen's queue: cards may tell both some seconds late, and the quote tells them as they are. What is often ordered
// together needs many orders to change.
const derived = new Set([
  'kitchen_times',
  'order_items',
  'orders',
  'punctuality_summaries',
  'search_names',
  'search_words',
]);

beforeAll(async () => {
  one = await startTestApp({ isDemo: true });
  two = await startTestApp({ databaseUrl: one.databaseUrl });
  tables = (await one.db.introspection.getTables()).map(({ name }) => name);
  const { rows } = await sql<{ name: string; topic: string }>`
    select c.relname as name, convert_from(substring(t.tgargs from 1 for position('\\000'::bytea in t.tgargs) - 1), 'UTF8') as topic
    from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_proc p on p.oid = t.tgfoid
    where p.proname = 'announce_change'`.execute(one.db);
  // Which dishes are on sale, and for how much, lists ask of rows that are kept of them and announced.
  const kept = { name: 'dishes', topic: 'listings' };
  for (const { name, topic } of [...rows, kept]) topicsOf.set(name, [...(topicsOf.get(name) ?? []), topic]);
});
afterAll(async () => {
  await two.close();
  await one.close();
});

/** The tables whose names stand in the statements that `work` runs. */
async function tablesReadBy(work: () => Promise<unknown>): Promise<string[]> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  await work();
  const words = new Set(JSON.stringify(query.mock.calls).match(/\w+/g));
  query.mockRestore();
  return tables.filter((table) => words.has(table) && !derived.has(table));
}

const kept = endpoints.filter(({ endpoint }) => endpoint.cache);
test.each(kept)('$name is made again when any table changes that it reads (cache-1)', async ({ endpoint }) => {
  const words = { ':word': 'Rice', ':document': 'refund-policy' };
  const word = Object.entries(words).find(([name]) => endpoint.path.includes(name))?.[1] ?? '1';
  const get = async () => {
    const reply = await one.app.inject(`/api${endpoint.path.replaceAll(/:\w+/g, word)}?q=dal&dishes=1`);
    expect(reply.statusCode).toBe(200);
  };
  one.deps.cache.raiseAll();
  const read = await tablesReadBy(get);
  expect(read).not.toEqual([]);
  const topics: readonly string[] = endpoint.cache?.topics ?? [];
  const unheard = read.filter((table) => !topicsOf.get(table)?.some((topic) => topics.includes(topic)));
  expect(unheard).toEqual([]);
});

test('every column of such a table is announced, but for ids, dates of birth, the counters of orders, who pays for coupons, what only editors, kitchens and the office read, and what lists learn by their age (cache-1)', async () => {
  const { rows } = await sql<{ name: string; column: string }>`
    select c.relname as name, a.attname as column
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attidentity = ''
    where c.relname = any(${[...topicsOf.keys()].filter((name) => name !== 'users')}) and not exists (
      select from pg_trigger t join pg_proc p on p.oid = t.tgfoid where t.tgrelid = c.oid
        and p.proname = 'announce_change' and t.tgtype & ${updates} <> 0
          and (t.tgqual is null and t.tgattr::text = '' or a.attnum = any(t.tgattr)))
    order by 1, 2`.execute(one.db);
  expect(rows.map(({ name, column }) => `${name}.${column}`)).toEqual([
    'coupon_consents.agreed_by',
    'coupon_consents.agreed_on',
    'coupons.created_on',
    'coupons.owner_restaurant_id',
    'coupons.restaurant_share_bp',
    'coupons.used',
    'dish_counter_prices.declared_by',
    'dish_counter_prices.menu_id',
    'dish_counter_prices.told',
    'dishes.changed_by',
    'dishes.changed_on',
    'dishes.created_on',
    'dishes.daily_stock',
    'dishes.hidden_reason',
    'dishes.kitchen_name',
    'dishes.num_of_order',
    'dishes.reduced_from',
    'dishes.reduced_from_time',
    'dishes.reduced_price',
    'dishes.reduced_to',
    'dishes.reduced_to_time',
    'dishes.stock_day',
    'dishes.stock_per_day',
    'dishes.version',
    'restaurant_listings.busy_minutes',
    'restaurant_listings.delivery_minutes',
    'restaurant_listings.rating_tenths',
    'restaurant_listings.restaurant_id',
    'restaurant_listings.score',
    'restaurant_listings.switch',
    'restaurant_listings.switch_until',
    'restaurants.auto_accept',
    'restaurants.bell',
    'restaurants.commission_bp',
    'restaurants.created_on',
    'restaurants.delivery_pincodes',
    'restaurants.delivery_radius_m',
    'restaurants.gstin',
    'restaurants.hidden_reason',
    'restaurants.lifecycle_reason',
    'restaurants.missed_in_a_row',
    'restaurants.missed_orders',
    'restaurants.owner_id',
    'restaurants.printer_mm',
    'restaurants.reviewer_id',
    'restaurants.slug',
    'restaurants.specified_premises',
    'restaurants.submitted_on',
    'restaurants.switch_since',
    'restaurants.terms_signed_by',
    'restaurants.terms_signed_on',
    'restaurants.terms_version',
    'search_dishes.any_name_id',
    'search_dishes.menu_id',
    'search_dishes.popularity',
    'search_dishes.restaurant_id',
  ]);
});

describe('a change by any statement', () => {
  const dish = { params: { menu_id: 1 } };
  const read = async (world: TestApp) => ({
    city: (await world.guest.ok(listActiveCities, {})).map(({ cityname }) => cityname),
    restaurant: (await world.guest.ok(listActiveRestaurants, {})).map(({ restaurant_name }) => restaurant_name),
    status: (await world.guest.ok(getRestaurantStatus, { params: { id: 1 } })).reason,
    price: (await world.guest.ok(getDish, dish)).price,
    menu: (await world.guest.ok(listDishesOfRestaurant, { params: { id: 1 } })).map(({ dish_name }) => dish_name),
  });
  const changes: [string, keyof Awaited<ReturnType<typeof read>>, () => Promise<unknown>][] = [
    ['a city’s name', 'city', () => sql`update cities set cityname = 'Nagpur' where city_id = 1`.execute(one.db)],
    [
      'a restaurant that is hidden',
      'restaurant',
      () => sql`update restaurants set hidden = true where restaurant_id = 2`.execute(one.db),
    ],
    [
      'a switch',
      'status',
      () => sql`update restaurants set switch = 'offline' where restaurant_id = 1`.execute(one.db),
    ],
    ['a price', 'price', () => sql`update dishes set price = price + 5000 where menu_id = 1`.execute(one.db)],
    ['a dish taken off', 'menu', () => sql`update dishes set isactive = false where menu_id = 2`.execute(one.db)],
  ];
  test.each(changes)(
    '%s shows at once in the process that made it, and soon in the other',
    async (_what, key, change) => {
      const before = await read(one);
      expect((await read(two))[key]).toEqual(before[key]);
      await change();
      const after = await read(one);
      expect(after[key]).not.toEqual(before[key]);
      await vi.waitFor(async () => expect((await read(two))[key]).toEqual(after[key]), { timeout: 1000, interval: 5 });
    },
  );

  test('how often a dish was ordered is no reason to make everything again, its last portion is', async () => {
    const answer = () => one.app.inject('/api/menu/1');
    const etag = async () => (await answer()).headers.etag;
    const ordered = async (): Promise<unknown> => (await answer()).json().num_of_order;
    const portions = (left: number, count: number) =>
      sql`update dishes set num_of_order = ${count}, daily_stock = ${left} where menu_id = 1`.execute(one.db);
    await answer();
    // That portions are counted from now on is announced, and the process that did it hears it once more from the
    // database, whenever that comes: the quiet begins after both.
    await portions(900, 7001);
    await expect.poll(ordered).toBe(7001);
    let count = 7001;
    const isKeptThroughOrder = async () => {
      const before = await etag();
      await portions(7900 - ++count, count);
      return (await etag()) === before;
    };
    await expect.poll(isKeptThroughOrder).toBe(true);
    const before = await etag();
    await portions(0, 8000);
    await expect.poll(etag).not.toBe(before);
  });
});
