import { setTimeout as sleep } from 'node:timers/promises';
import { endpoint, answer } from '@tawa/contract/common/endpoint';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod/mini';
import { startTestApp, type TestApp } from '#testing/app.ts';
import type { Db } from './db.ts';
import { createInProcessCaller, route } from '../http/route.ts';
import { createServer } from '../http/server.ts';
import { transaction } from './transaction.ts';

// Two apps over one database stand for two processes: they share nothing else.
let one: TestApp;
let two: TestApp;
beforeAll(async () => {
  one = await startTestApp();
  two = await startTestApp({ databaseUrl: one.databaseUrl });
});
afterAll(async () => {
  await two.close();
  await one.close();
});

const announce = (tx: Db, topic: string) => sql`select announce_topic(${topic})`.execute(tx);
const soon = { timeout: 1000, interval: 10 };

describe('kept answers', () => {
  let made = 0;
  const thing = endpoint({
    method: 'GET',
    path: '/thing',
    summary: 'A thing',
    access: 'public',
    query: z.object({ q: z.optional(z.string()) }),
    responses: { 200: z.object({ made: z.int() }) },
    cache: { topics: ['menu'], maxAgeMs: 60_000 },
  });
  const servers: Awaited<ReturnType<typeof createServer>>[] = [];
  const serve = async ({ deps }: TestApp, handler: () => Promise<{ made: number }>) => {
    const { env, auth, rateLimit, cache, hub, load, log } = deps;
    const app = await createServer({
      env,
      gate: { auth, rateLimit, cache, hub, load, log },
      constraints: {},
    });
    route(app, thing, async () => answer(200, await handler()));
    servers.push(app);
    return { get: async (headers = {}) => app.inject({ url: '/api/thing', headers }) };
  };
  const count = async () => ({ made: ++made });
  /** The first answer that stays: a change announced by an earlier test may still be on its way. */
  const settled = async (get: () => Promise<{ body: string }>) =>
    vi.waitFor(async () => {
      const before = await get();
      await sleep(30);
      expect((await get()).body).toBe(before.body);
      return JSON.parse(before.body);
    }, soon);
  beforeEach(() => {
    one.deps.cache.raiseAll();
    two.deps.cache.raiseAll();
  });
  afterEach(async () => {
    await Promise.all(servers.splice(0).map((app) => app.close()));
  });

  test('an answer is made once until its topic changes', async () => {
    const { get } = await serve(one, count);
    const first = await settled(get);
    expect((await get()).json()).toEqual(first);
    await transaction(one.db, (tx) => announce(tx, 'cities'));
    expect((await get()).json()).toEqual(first);
    await transaction(one.db, (tx) => announce(tx, 'menu'));
    expect((await get()).json()).not.toEqual(first);
  });

  test('the process that changed something reads it back at once, the other within a second (cache-1)', async () => {
    const [here, there] = [await serve(one, count), await serve(two, count)];
    const [old, oldThere] = [(await here.get()).json(), (await there.get()).json()];
    await transaction(one.db, (tx) => announce(tx, 'menu'));
    expect((await here.get()).json()).not.toEqual(old);
    await vi.waitFor(async () => expect((await there.get()).json()).not.toEqual(oldThere), soon);
  });

  test('a change that was rolled back leaves the answer alone', async () => {
    const { get } = await serve(one, count);
    const first = await settled(get);
    const failing = transaction(one.db, async (tx) => {
      await announce(tx, 'menu');
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect((await get()).json()).toEqual(first);
  });

  test('what many ask for at once is made once, and a change meanwhile makes it again', async () => {
    let open = () => {};
    const gate = new Promise<void>((resolve) => (open = resolve));
    let makings = 0;
    const { get } = await serve(one, async () => {
      const own = ++makings;
      if (own === 1) await gate;
      return { made: own };
    });
    const early = [get(), get(), get()];
    await vi.waitFor(() => expect(makings).toBe(1), soon);
    one.deps.cache.raise(['menu']);
    expect((await get()).json()).toEqual({ made: 2 });
    open();
    expect((await Promise.all(early)).map((response) => response.json())).toEqual([1, 1, 1].map((made) => ({ made })));
    expect((await get()).json()).not.toEqual({ made: 1 });
  });

  test('an age that is over makes it again', async () => {
    const { get } = await serve(one, count);
    const first = (await get()).json();
    one.clock.advance(61_000);
    expect((await get()).json()).not.toEqual(first);
    one.clock.advance(-61_000);
  });

  test('while the database is away what was kept last is shown, though it has changed, for ten minutes (cache-8)', async () => {
    let isAway = false;
    const { get } = await serve(one, async () => {
      if (isAway) throw Object.assign(new Error('terminating connection'), { code: '57P01' });
      return { made: 1 };
    });
    expect((await get()).json()).toEqual({ made: 1 });
    isAway = true;
    one.deps.cache.raise(['menu']);
    expect((await get()).json()).toEqual({ made: 1 });
    const call = createInProcessCaller(servers.at(-1)?.gate ?? one.app.gate, {});
    expect((await call(thing, { query: {} })).ageMs).toBeGreaterThanOrEqual(thing.cache?.maxAgeMs ?? Infinity);
    one.clock.advance(11 * 60_000);
    expect((await get()).statusCode).toBe(503);
    one.clock.advance(-11 * 60_000);
  });

  test('who has the bytes already hears 304; brotli and gzip hold the same text', async () => {
    const { get } = await serve(one, async () => ({ made: 7 }));
    const first = await get();
    expect(first.headers['cache-control']).toBe('no-cache');
    const again = await get({ 'if-none-match': first.headers.etag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });
});

describe('budgets', () => {
  test('a used-up budget answers 429 with the seconds to wait', async () => {
    const strict = await startTestApp({ databaseUrl: one.databaseUrl, env: { RATE_LIMIT_FACTOR: '0.01' } });
    const answers = await Promise.all(Array.from({ length: 20 }, () => strict.app.inject('/api/cities/active')));
    await strict.close();
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect(refused.length).toBe(8);
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused[0]?.json()).toMatchObject({ code: 'busy' });
  });

  test('guessing addresses is counted', async () => {
    const strict = await startTestApp({ databaseUrl: one.databaseUrl, env: { RATE_LIMIT_FACTOR: '0.1' } });
    const answers = await Promise.all(
      Array.from({ length: 15 }, (_, index) => strict.app.inject(`/api/guess/${index}`)),
    );
    await strict.close();
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([...Array(12).fill(404), ...Array(3).fill(429)]);
  });
});

describe('the database door', () => {
  test('a full queue is refused at once with 503 and the time to come back', async () => {
    const tiny = await startTestApp({ databaseUrl: one.databaseUrl, env: { DATABASE_POOL: '2' } });
    const hold = (count: number) =>
      Array.from({ length: count }, () => sql`select pg_sleep(0.5)`.execute(tiny.db).catch(() => 'refused'));
    const sleeping = hold(202);
    await sleep(100);
    // A connection that stood already took its first one only now, which left room in the queue.
    sleeping.push(...hold(5));
    const before = performance.now();
    const response = await tiny.app.inject('/readyz');
    expect(response.statusCode).toBe(503);
    expect(response.headers['retry-after']).toBeDefined();
    expect(performance.now() - before).toBeLessThan(300);
    await Promise.all(sleeping);
    expect((await tiny.app.inject('/readyz')).statusCode).toBe(200);
    await tiny.close();
  });

  test('a connection that the server cut is replaced', async () => {
    const cut = sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and application_name like 'tawa%'`;
    await cut.execute(one.db);
    await vi.waitFor(async () => expect((await two.app.inject('/readyz')).statusCode).toBe(200), soon);
    await vi.waitFor(() => expect([one, two].map(({ deps }) => deps.listener.isConnected())).toEqual([true, true]), {
      timeout: 5000,
    });
  });

  test('a serialization failure runs the whole transaction again', async () => {
    let tries = 0;
    const outcome = await transaction(one.db, async () => {
      tries++;
      if (tries < 3) throw Object.assign(new Error('could not serialize'), { code: '40001' });
      return 'done';
    });
    expect([outcome, tries]).toEqual(['done', 3]);
  });

  test('integers of 8 bytes are numbers, and refuse to be inexact', async () => {
    const exact = await sql<{ n: number }>`select 9007199254740991::bigint as n`.execute(one.db);
    expect(exact.rows).toEqual([{ n: 9_007_199_254_740_991 }]);
    await expect(sql`select 9007199254740993::bigint as n`.execute(one.db)).rejects.toThrow(/too large/);
    const day = await sql`select date '2026-11-21' as day, 4.50::numeric as average`.execute(one.db);
    expect(day.rows).toEqual([{ day: '2026-11-21', average: 4.5 }]);
  });
});
