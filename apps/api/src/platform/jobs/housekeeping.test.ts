import { hourMs } from '@tawa/domain/common/durations';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#testing/app.ts';
import { forgetOld } from '../database/forget.ts';

let world: TestApp;
beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.close());

const inHours = (hours: number) => new Date(world.clock.now().getTime() + hours * hourMs);

/** Runs the work of the clock now, as the queue does. */
async function run(name: string): Promise<void> {
  await sql`select graphile_worker.add_job(${name}::text)`.execute(world.db);
  await world.deps.jobs.runDue();
  const { rows } = await sql`select last_error from graphile_worker.jobs`.execute(world.db);
  expect(rows).toEqual([]);
}

test('live events can be resumed for a day and then go', async () => {
  const event = { audience: 'admin', kind: 'order', payload: '{}' };
  const hours = [-30, -23, -1];
  await world.db
    .insertInto('live_events')
    .values(hours.map((at) => ({ ...event, created_on: inHours(at) })))
    .execute();
  const count = async () => (await world.db.selectFrom('live_events').select('event_id').execute()).length;
  await run('platform.forget-events');
  expect(await count()).toBe(2);
  world.clock.advance(2 * hourMs);
  await run('platform.forget-events');
  expect(await count()).toBe(1);
});

test('a session goes once its token has been worthless for a day, not before', async () => {
  const user = await world.addUser();
  const add = (expires_at: Date) => world.db.insertInto('sessions').values({ user_id: user.userId, expires_at });
  await add(inHours(1)).execute();
  await add(inHours(30 * 24)).execute();
  const count = async () => (await world.db.selectFrom('sessions').select('session_id').execute()).length;
  world.clock.advance(24 * hourMs);
  await run('auth.forget-sessions');
  expect(await count()).toBe(2);
  world.clock.advance(2 * hourMs);
  await run('auth.forget-sessions');
  expect(await count()).toBe(1);
});

test('a budget is held for its window, and its count goes when the window is long over', async () => {
  const { rateLimit } = world.deps;
  await rateLimit.claim('registration', 'somebody');
  const count = async () => (await world.db.selectFrom('rate_limits').select('used').execute()).length;
  await run('platform.forget-counts');
  expect(await count()).toBe(1);
  world.clock.advance(49 * hourMs);
  await run('platform.forget-counts');
  expect(await count()).toBe(0);
});

test('more old rows than one statement takes all go, and the others stay', async () => {
  await sql`insert into rate_limits (bucket, window_start)
    select 'many:' || n, ${inHours(-50)} from generate_series(1, 12000) n`.execute(world.db);
  await world.deps.rateLimit.claim('write', 'somebody');
  await forgetOld(world.db, { table: 'rate_limits', column: 'window_start', before: inHours(-49) });
  expect(await world.db.selectFrom('rate_limits').select('bucket').execute()).toEqual([{ bucket: 'write:somebody' }]);
});
