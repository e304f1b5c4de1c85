import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '#testing/app.ts';
import type { TestUser } from '#testing/factories.ts';
import { closePages, openPage } from '#testing/live/page.ts';
import { announceEndedSessions } from '../keys/auth.ts';
import { publish, type Audience } from './events.ts';
import { transaction } from '../database/transaction.ts';
import type { Db } from '../database/db.ts';

let one: TestApp;
let two: TestApp;
let user: TestUser;
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
beforeEach(async () => {
  user = await one.addUser();
});
afterEach(closePages);

const listen = async (world: TestApp, lastEventId?: string, token?: string) =>
  openPage({ base: bases.get(world) ?? '', token: token ?? (await one.tokenOf(user)), lastEventId });

const tell = (db: Db, restaurant_id: number, audience: Audience = `user:${user.userId}`) =>
  publish(db, { audience, kind: 'kitchen', payload: { restaurant_id } });
const soon = { timeout: 3000, interval: 10 };

test('an event of one process reaches a page of another, and only its audience (events-1)', async () => {
  const page = await listen(two);
  await vi.waitFor(() => expect(page.heard.map(({ event }) => event)).toEqual(['ready']), soon);
  await tell(one.db, 1, 'user:1');
  await tell(one.db, 2);
  await vi.waitFor(() => expect(page.numbers()).toEqual([2]), soon);
});

test('an event that another program wrote, or a process that ended at once, is told within about a second (events-4)', async () => {
  const page = await listen(two);
  await vi.waitFor(() => expect(page.heard).toHaveLength(1), soon);
  const other = new pg.Client({ connectionString: one.databaseUrl });
  await other.connect();
  await other.query(
    `insert into live_events (audience, kind, payload) values ($1, 'kitchen', '{"restaurant_id": 1}')`,
    [`user:${user.userId}`],
  );
  await other.end();
  await vi.waitFor(() => expect(page.numbers()).toEqual([1]), soon);
});

test('a transaction that tells announces nothing itself, so that it commits beside others', async () => {
  const heard: string[] = [];
  const other = new pg.Client({ connectionString: one.databaseUrl });
  await other.connect();
  other.on('notification', ({ channel }) => heard.push(channel));
  await other.query('listen live; listen live_placed');
  await transaction(one.db, (tx) => tell(tx, 1));
  await vi.waitFor(() => expect(heard).toContain('live_placed'), soon);
  expect(heard).not.toContain('live');
  await other.end();
});

test('nothing is told of a change that was rolled back', async () => {
  const page = await listen(one);
  await vi.waitFor(() => expect(page.heard).toHaveLength(1), soon);
  const failing = transaction(one.db, async (tx) => {
    await tell(tx, 1);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  await tell(one.db, 2);
  await vi.waitFor(() => expect(page.numbers()).toEqual([2]), soon);
});

test('a page that comes back hears what it missed once, then what is new, also from another process (events-1)', async () => {
  const first = await listen(one);
  await vi.waitFor(() => expect(first.heard).toHaveLength(1), soon);
  await tell(one.db, 1);
  await vi.waitFor(() => expect(first.numbers()).toEqual([1]), soon);
  first.close();
  for (const number of [2, 3, 4]) await tell(two.db, number);
  const again = await listen(two, first.heard.at(-1)?.id);
  await tell(one.db, 5);
  await vi.waitFor(() => expect(again.numbers()).toEqual([2, 3, 4, 5]), soon);
});

test('a transaction that began earlier and commits later is neither skipped nor told twice', async () => {
  const page = await listen(one);
  await vi.waitFor(() => expect(page.heard).toHaveLength(1), soon);
  let finish = () => {};
  const held = new Promise<void>((resolve) => (finish = resolve));
  const slow = transaction(two.db, async (tx) => {
    await tell(tx, 1);
    await held;
  });
  await sleep(50);
  await tell(one.db, 2);
  await sleep(100);
  finish();
  await slow;
  await vi.waitFor(() => expect(page.numbers()).toHaveLength(2), soon);
  page.close();
  const again = await listen(two, page.heard[0]?.id);
  await vi.waitFor(() => expect(again.numbers()).toEqual(page.numbers()), soon);
});

test('a transaction that is open, here or in another database, delays nobody’s event (events-4)', async () => {
  const url = new URL(one.databaseUrl);
  const here = new pg.Client({ connectionString: url.href });
  url.pathname = '/postgres';
  const elsewhere = new pg.Client({ connectionString: url.href });
  for (const client of [here, elsewhere]) {
    await client.connect();
    await client.query('begin');
    await client.query('select pg_current_xact_id()');
  }
  const page = await listen(two);
  await vi.waitFor(() => expect(page.heard).toHaveLength(1), soon);
  for (const number of [1, 2, 3]) {
    const begun = performance.now();
    await tell(one.db, number);
    await vi.waitFor(() => expect(page.numbers()).toContain(number), soon);
    expect(performance.now() - begun).toBeLessThan(1500);
  }
  for (const client of [here, elsewhere]) {
    await client.query('commit');
    await client.end();
  }
  expect(page.numbers()).toEqual([1, 2, 3]);
});

test('more events than a process remembers are read from the database by who comes back (events-1)', async () => {
  const first = await listen(one);
  await vi.waitFor(() => expect(first.heard).toHaveLength(1), soon);
  await tell(one.db, 1);
  await vi.waitFor(() => expect(first.numbers()).toEqual([1]), soon);
  first.close();
  const reader = await one.addUser();
  const its: Audience = `user:${reader.userId}`;
  const other = await listen(one, undefined, await one.tokenOf(reader));
  for (let part = 0; part < 30; part++)
    await publish(
      one.db,
      Array.from({ length: 100 }, () => ({ audience: its, kind: 'kitchen', payload: { restaurant_id: 9 } }) as const),
    );
  await tell(one.db, 2);
  // What this process has not read yet would be heard by whoever opens a stream now.
  await tell(one.db, 4, its);
  await vi.waitFor(() => expect(other.numbers().at(-1)).toBe(4), soon);
  const stays = await listen(one);
  await vi.waitFor(() => expect(stays.heard).toHaveLength(1), soon);
  await tell(one.db, 3);
  await vi.waitFor(() => expect(stays.numbers()).toEqual([3]), soon);
  const again = await listen(one, first.heard.at(-1)?.id);
  await vi.waitFor(() => expect(again.numbers()).toEqual([2, 3]), soon);
  expect(other.numbers()).toHaveLength(3001);
});

test('events of many transactions at once have each one place, in the order in which every process hears them (events-4)', async () => {
  const pages = [await listen(one), await listen(two)];
  for (const page of pages) await vi.waitFor(() => expect(page.heard).toHaveLength(1), soon);
  const total = 200;
  await Promise.all(
    Array.from({ length: total }, (_event, number) =>
      transaction(number % 2 === 0 ? one.db : two.db, async (tx) => {
        await tell(tx, number);
        await sleep(number % 7);
      }),
    ),
  );
  for (const page of pages) await vi.waitFor(() => expect(page.numbers()).toHaveLength(total), soon);
  expect(new Set(pages[0]?.numbers()).size).toBe(total);
  expect(pages[1]?.numbers()).toEqual(pages[0]?.numbers());
});

test('readers that drop and return under traffic have no gap and no repeat (events-1)', async () => {
  const heard: number[] = [];
  const total = 120;
  const writing = Promise.all(
    [one, two].map(async ({ db }, offset) => {
      for (let number = 0; number < total / 2; number++) await tell(db, number * 2 + offset + 1);
    }),
  );
  let last: string | undefined = '0';
  const end = Date.now() + 20_000;
  for (let round = 0; heard.length < total && Date.now() < end; round++) {
    const page = await listen(round % 2 === 0 ? one : two, last);
    await sleep(40);
    page.close();
    heard.push(...page.numbers());
    last = page.heard.at(-1)?.id ?? last;
  }
  await writing;
  expect(heard.toSorted((a, b) => a - b)).toEqual(Array.from({ length: total }, (_, index) => index + 1));
});

test('a position nobody can have starts anew and says so', async () => {
  const page = await listen(one, '999999999999999');
  await vi.waitFor(() => expect(page.heard.map(({ event }) => event)).toEqual(['reset']), soon);
});

test('a fourth stream of one user ends the oldest', async () => {
  const pages = [await listen(one), await listen(one), await listen(one), await listen(one)];
  await vi.waitFor(() => expect(pages.map(({ state }) => state.isOver)).toEqual([true, false, false, false]), soon);
});

test('the end of a session ends its stream in every process', async () => {
  const token = await one.tokenOf(user);
  const [page, other] = [await listen(two, undefined, token), await listen(two)];
  await vi.waitFor(() => expect(page.heard).toHaveLength(1), soon);
  const claims = await one.deps.tokens.verify(token);
  await transaction(one.db, async (tx) => {
    await tx
      .updateTable('sessions')
      .set({ ended_at: new Date() })
      .where('session_id', '=', claims?.sessionId ?? '')
      .execute();
    await announceEndedSessions(tx, user.userId);
  });
  await vi.waitFor(() => expect(page.state.isOver).toBe(true), soon);
  expect(other.state.isOver).toBe(false);
});

test('a server that closes tells its pages to come back', async () => {
  const leaving = await startTestApp({ databaseUrl: one.databaseUrl });
  bases.set(leaving, await leaving.app.listen({ port: 0, host: '127.0.0.1' }));
  const page = await listen(leaving);
  await leaving.close();
  await vi.waitFor(() => expect(page.state.isOver).toBe(true), soon);
  expect(page.heard.at(-1)?.event).toBe('bye');
});
