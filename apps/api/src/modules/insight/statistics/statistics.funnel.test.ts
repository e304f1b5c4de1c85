import { addToCart, clearCart } from '@tawa/contract/ordering/cart';
import { type FunnelStep, tellStep } from '@tawa/contract/insight/statistics.funnel';
import { getOwnStatistics, getOwnStatisticsCsv, getOwnStatisticsPdf } from '@tawa/contract/insight/statistics';
import { getStatistics } from '@tawa/contract/insight/statistics.office';
import { timeZoneDefault } from '@tawa/domain/common/limits';
import { serviceDayAt } from '@tawa/domain/insight/statistics';
import { addDays } from '@tawa/domain/common/zoned-time';
import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '#testing/app.ts';
import { addDish, addRestaurant, type TestUser } from '#testing/factories.ts';
import { textOf } from '#modules/money/documents/testing/pdf-text.ts';

let world: TestApp;
let owner: TestUser;
let restaurant_id: number;

beforeAll(async () => void (world = await startTestApp()));
afterAll(() => world.close());
beforeEach(async () => {
  owner = await world.addUser({ role: 'restaurant' });
  restaurant_id = await addRestaurant(world.deps, { owner_id: owner.userId });
});

const today = () => serviceDayAt(world.clock.now(), timeZoneDefault);
const period = (from = today(), to = from) => ({ query: { from, to } });
const tell = (step: FunnelStep, who = world.guest, id = restaurant_id) =>
  who.ok(tellStep, { params: { restaurant_id: id }, body: { step } });
const written = () => world.deps.jobs.runDue();

async function wayOf(from?: string, to?: string) {
  const { figures } = await world.as(owner).ok(getOwnStatistics, period(from, to));
  return [figures.views, figures.carts, figures.checkouts];
}

async function fileOf(path: string) {
  const { from, to } = period().query;
  const headers = { authorization: `Bearer ${await world.tokenOf(owner)}` };
  return world.app.inject({ url: `/api${path}?from=${from}&to=${to}`, headers });
}

test('opened pages, begun carts and seen checkouts stand before the orders, on the screen and in both files (statistics-5)', async () => {
  const customer = await world.addUser();
  const [first, second] = [await addDish(world.deps, restaurant_id), await addDish(world.deps, restaurant_id)];
  const put = (menu_id: number) =>
    world.as(customer).ok(addToCart, { body: { userid: customer.userId, menu_id, quantity: 1 } });
  for (let looks = 0; looks < 5; looks++) await tell('view');
  await put(first);
  await put(first);
  await put(second);
  await world.as(customer).ok(clearCart, { params: { userid: customer.userId } });
  await put(second);
  await tell('checkout', world.as(customer));
  await tell('buy_now', world.as(customer));
  await written();
  expect(await wayOf()).toEqual([5, 3, 2]);
  const csv: Record<string, string>[] = parse((await fileOf(getOwnStatisticsCsv.path)).body, { columns: true });
  const value = (name: string) => csv.find((row) => row.name === name)?.now;
  expect(['Menu opened', 'First dish added', 'Checkout reached'].map(value)).toEqual(['5', '3', '2']);
  expect(textOf((await fileOf(getOwnStatisticsPdf.path)).rawPayload)).toContain('Checkout reached');
});

test('a dish that replaces another restaurant’s cart begins one', async () => {
  const customer = await world.addUser();
  const other = await addDish(world.deps, await addRestaurant(world.deps));
  const put = (menu_id: number, forceClear: boolean) =>
    world.as(customer).call(addToCart, { body: { userid: customer.userId, menu_id, quantity: 2, forceClear } });
  await put(other, false);
  const mine = await addDish(world.deps, restaurant_id);
  expect((await put(mine, false)).status).toBe(409);
  await put(mine, true);
  await written();
  expect(await wayOf()).toEqual([0, 1, 0]);
});

test('machines, the people of restaurants and of the office are not counted (statistics-5)', async () => {
  const admin = await world.addUser({ role: 'admin' });
  const rival = await world.addUser({ role: 'restaurant' });
  await addRestaurant(world.deps, { owner_id: rival.userId });
  for (const who of [owner, rival, admin]) expect(await tell('view', world.as(who))).toEqual({ counted: false });
  for (const agent of ['', 'Mozilla/5.0 (compatible; Googlebot/2.1)', 'HeadlessChrome/140', 'curl/8.5.0']) {
    const reply = await world.app.inject({
      method: 'POST',
      url: `/api/restaurant/${restaurant_id}/steps`,
      headers: { 'user-agent': agent },
      payload: { step: 'view' },
    });
    expect([agent, reply.json()]).toEqual([agent, { counted: false }]);
  }
  await written();
  expect(await wayOf()).toEqual([0, 0, 0]);
});

test('a guest’s step costs no statement, many together cost one, and nothing is kept of who took them (statistics-5)', async () => {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  await Promise.all(Array.from({ length: 40 }, () => tell('view')));
  expect(query).not.toHaveBeenCalled();
  await written();
  const asked = query.mock.calls.filter(([call]) => JSON.stringify(call).includes('funnel_days'));
  query.mockRestore();
  expect(asked).toHaveLength(1);
  const { rows } = await sql<object>`select * from funnel_days where restaurant_id = ${restaurant_id}`.execute(
    world.db,
  );
  expect(Object.keys(rows[0] ?? {}).toSorted()).toEqual(['carts', 'checkouts', 'day', 'restaurant_id', 'views']);
  expect(await wayOf()).toEqual([40, 0, 0]);
});

test('two processes add up, also when they write at the same moment, and one that closes writes first (statistics-5)', async () => {
  const other = await startTestApp({ databaseUrl: world.databaseUrl });
  const second = await addRestaurant(world.deps, { owner_id: (await world.addUser({ role: 'restaurant' })).userId });
  for (let round = 0; round < 10; round++) {
    await Promise.all([tell('view'), tell('view', world.guest, second), tell('view', other.guest, second)]);
    await tell('checkout', other.guest);
    await Promise.all([written(), other.deps.jobs.runDue()]);
  }
  await tell('view', other.guest);
  await other.close();
  expect(await wayOf()).toEqual([11, 0, 10]);
});

test('what could not be written waits for the next time', async () => {
  await tell('view');
  await sql`alter table funnel_days rename to gone`.execute(world.db);
  await expect(written()).rejects.toThrow('funnel_days');
  await sql`alter table gone rename to funnel_days`.execute(world.db);
  await tell('view');
  await written();
  expect(await wayOf()).toEqual([2, 0, 0]);
});

test('a step before five in the morning belongs to the evening before, and days add up to their range', async () => {
  const now = world.clock.now();
  const day = addDays(today(), 30);
  world.clock.set(`${day}T04:59:30+05:30`);
  await tell('view');
  world.clock.set(`${day}T05:00:00+05:30`);
  await tell('view');
  await tell('checkout');
  // Written later, counted then.
  world.clock.set(`${addDays(day, 1)}T12:00:00+05:30`);
  await written();
  const eve = addDays(day, -1);
  expect([await wayOf(eve), await wayOf(day), await wayOf(eve, day)]).toEqual([
    [1, 0, 0],
    [1, 0, 1],
    [2, 0, 1],
  ]);
  const compared = await world.as(owner).ok(getOwnStatistics, period(day));
  expect(compared).toMatchObject({ before: { views: 1, checkouts: 0 }, counted_since: eve });
  world.clock.set(now);
});

test('the restaurants of a city come to the city; one that does not exist is nobody’s', async () => {
  const { city_id } = await world.db
    .selectFrom('restaurants')
    .select('city_id')
    .where('restaurant_id', '=', restaurant_id)
    .executeTakeFirstOrThrow();
  const neighbour = await addRestaurant(world.deps, { city_id });
  await tell('view');
  await tell('view', world.guest, neighbour);
  await tell('view', world.guest, 2_000_000_000);
  await written();
  const office = world.as(await world.addUser({ role: 'admin' }));
  const { query } = period();
  const read = async (scope: object) =>
    (await office.ok(getStatistics, { query: { ...query, ...scope } })).statistics.figures.views;
  const { rows } = await sql<{ views: number; all: number }>`select
      sum(f.views) filter (where r.city_id = ${city_id})::int as views, sum(f.views)::int as all
    from funnel_days f join restaurants r using (restaurant_id) where f.day = ${query.from}`.execute(world.db);
  expect([await read({ city: city_id }), await read({})]).toEqual([rows[0]?.views, rows[0]?.all]);
  expect(await read({ restaurant: neighbour })).toBe(1);
});
