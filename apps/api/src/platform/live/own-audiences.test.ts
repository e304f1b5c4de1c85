import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '#testing/app.ts';
import { addRestaurant } from '#testing/factories.ts';
import { closePages, openPage } from '#testing/live/page.ts';
import { eventsFor, publish, type Audience } from './events.ts';

let one: TestApp;
let two: TestApp;
const bases = new Map<TestApp, string>();

beforeAll(async () => {
  one = await startTestApp();
  two = await startTestApp({ databaseUrl: one.databaseUrl });
  for (const world of [one, two]) bases.set(world, await world.app.listen({ port: 0, host: '127.0.0.1' }));
});
afterAll(async () => {
  await two.close();
  await one.close();
});
afterEach(closePages);

const soon = { timeout: 5000, interval: 10 };
const tell = (world: TestApp, audience: Audience, ...numbers: number[]) =>
  publish(
    world.db,
    numbers.map((restaurant_id) => ({ audience, kind: 'kitchen', payload: { restaurant_id } }) as const),
  );
const open = async (world: TestApp, token: string, lastEventId?: string) => {
  const page = await openPage({ base: bases.get(world) ?? '', token, lastEventId });
  await vi.waitFor(() => expect(page.heard.length).toBeGreaterThan(0), soon);
  return page;
};
const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

/** An account of a restaurant, whose page hears the restaurant and the person. */
async function addKitchen(world = one) {
  const owner = await world.addUser({ role: 'restaurant' });
  const restaurant: Audience = `restaurant:${await addRestaurant(world.deps, { owner_id: owner.userId })}`;
  return { restaurant, person: `user:${owner.userId}` as const, token: await world.tokenOf(owner) };
}

test('each process reads what its own streams hear and nothing else, in order, none missed, none twice (fan-out-1)', async () => {
  const kitchens = [await addKitchen(), await addKitchen(), await addKitchen()];
  const [here, there, nowhere] = kitchens;
  if (!here || !there || !nowhere) throw new Error('three kitchens');
  const pages = [await open(one, here.token), await open(two, there.token), await open(two, there.token)];
  const before = [one, two].map(({ deps }) => deps.hub.counts());
  for (let number = 1; number <= 60; number += 1) {
    const teller = number % 2 === 0 ? one : two;
    for (const { restaurant, person } of kitchens) await tell(teller, number % 3 === 0 ? person : restaurant, number);
  }
  for (const page of pages) await vi.waitFor(() => expect(page.numbers()).toEqual(upTo(60)), soon);
  const counted = [one, two].map(({ deps }, index) => {
    const [now, then] = [deps.hub.counts(), before[index]];
    return { rows: now.rows - (then?.rows ?? 0), delivered: now.delivered - (then?.delivered ?? 0) };
  });
  expect(counted).toEqual([
    { rows: 60, delivered: 60 },
    { rows: 60, delivered: 120 },
  ]);
});

test('a stream of somebody new that opens while a statement without it is on its way misses nothing and hears nothing twice (fan-out-2)', async () => {
  const alone = await startTestApp();
  bases.set(alone, await alone.app.listen({ port: 0, host: '127.0.0.1' }));
  const [known, added] = [await addKitchen(alone), await addKitchen(alone)];
  const first = await open(alone, known.token);
  const lock = new pg.Client({ connectionString: alone.databaseUrl });
  await lock.connect();
  try {
    await lock.query('begin; lock table live_events in access exclusive mode');
    await lock.query(
      `insert into live_events (audience, kind, payload)
        select audience, 'kitchen', '{"restaurant_id": 1}' from unnest($1::text[]) audience`,
      [[known.restaurant, added.restaurant]],
    );
    await lock.query('select place_live_events(10)');
    // Within a second the process looks, and its statement waits for the lock.
    await vi.waitFor(async () => {
      const { rows } = await sql`select from pg_stat_activity where datname = current_database()
        and wait_event_type = 'Lock' and query like '%up_to%'`.execute(alone.db);
      expect(rows).toHaveLength(1);
    }, soon);
    const base = bases.get(alone) ?? '';
    const page = await openPage({ base, token: added.token, lastEventId: first.lastId() });
    await sleep(50);
    await lock.query('commit');
    await vi.waitFor(() => expect([first.numbers(), page.numbers()]).toEqual([[1], [1]]), soon);
    for (const { restaurant } of [added, known]) await tell(alone, restaurant, 2);
    await vi.waitFor(() => expect([first.numbers(), page.numbers()]).toEqual([upTo(2), upTo(2)]), soon);
  } finally {
    await lock.end();
    await alone.close();
  }
});

test('whoever comes back to a process where nobody heard the same meanwhile is told everything once (fan-out-2)', async () => {
  const [kitchen, other] = [await addKitchen(), await addKitchen()];
  const stays = await open(two, other.token);
  const page = await open(one, kitchen.token);
  await tell(one, kitchen.restaurant, 1);
  await vi.waitFor(() => expect(page.numbers()).toEqual([1]), soon);
  page.close();
  await tell(one, kitchen.restaurant, 2);
  await tell(one, other.restaurant, 1);
  // Everything of it is read on the other process, but of another audience.
  await vi.waitFor(() => expect(stays.numbers()).toEqual([1]), soon);
  for (const world of [two, one, two]) {
    const again = await open(world, kitchen.token, page.lastId());
    await vi.waitFor(() => expect(again.numbers()).toEqual([2]), soon);
    again.close();
  }
});

test('streams that open and close under traffic of many audiences have no gap and no repeat (fan-out-2)', async () => {
  const kitchens = await Promise.all(upTo(8).map(() => addKitchen()));
  const last = 80;
  const began = (await open(one, kitchens[0]?.token ?? '')).lastId();
  const telling = (async () => {
    for (const number of upTo(last))
      await Promise.all(kitchens.map(({ restaurant }, at) => tell(at % 2 ? one : two, restaurant, number)));
  })();
  const read = async ({ token }: { token: string }, at: number) => {
    const heard: number[] = [];
    let id = began;
    for (let round = at; heard.length < last && round < at + 200; round += 1) {
      const page = await openPage({ base: bases.get(round % 2 ? one : two) ?? '', token, lastEventId: id });
      await sleep(20 + (round % 5) * 10);
      page.close();
      heard.push(...page.numbers());
      id = page.heard.findLast((each) => each.id !== '')?.id ?? id;
    }
    return heard;
  };
  const heard = await Promise.all(kitchens.map(read));
  await telling;
  expect(heard).toEqual(kitchens.map(() => upTo(last)));
}, 30_000);

test('2,000 audiences are asked for in one statement, which looks at what is new alone (fan-out-1)', async () => {
  const { db } = one;
  await sql`insert into live_events (audience, kind, payload, turn)
    select 'user:' || n % 5000, 'kitchen', '{"restaurant_id": 1}', n % 3 from generate_series(1, 30000) n`.execute(db);
  for (let placed = 1; placed > 0;) {
    const { rows } = await sql<{ placed: number }>`select place_live_events(30000) as placed`.execute(db);
    placed = rows[0]?.placed ?? 1;
  }
  await sql`analyze live_events`.execute(db);
  const present = await sql<{ at: number }>`select max(position) as at from live_events`.execute(db);
  const audiences = Array.from({ length: 2000 }, (_audience, at) => `user:${1000 + at * 2}`);
  const asked = eventsFor(audiences, (present.rows[0]?.at ?? 0) - 40, 500);
  expect((await asked.execute(db)).rows.filter(({ position }) => position !== null)).toHaveLength(19);
  const { rows } = await sql<{ 'QUERY PLAN': string }>`explain (analyze, costs off, timing off) ${asked}`.execute(db);
  const plan = rows.map((row) => row['QUERY PLAN']);
  const scans = plan.filter((line) => line.includes(' on live_events'));
  expect(scans.every((line) => line.includes('using live_events_'))).toBe(true);
  const looked = scans.map((line) => Number(/rows=([\d.]+)/.exec(line)?.[1]));
  expect(Math.max(...looked)).toBeLessThanOrEqual(40);
});
