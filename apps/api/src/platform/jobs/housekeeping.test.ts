import { dayMs, hourMs } from '@tawa/domain/common/durations';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#testing/app.ts';
import { forgetOld } from '../database/forget.ts';

let world: TestApp;
beforeAll(async () => {
  world = await startTestApp({ env: { KEEP_NOTICES_DAYS: '10', KEEP_LETTERS_DAYS: '7' } });
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

test('live events can be resumed for a day and then go, a day of them at once', async () => {
  const event = { audience: 'admin', kind: 'order', payload: '{}' };
  const days = [-3, -2, -1, 0].map((at) => inHours(at * 24));
  const turn = (at: Date) => Math.floor(at.getTime() / dayMs) % 3;
  const write = (at: Date) =>
    world.db
      .insertInto('live_events')
      .values({ ...event, created_on: at, turn: turn(at) })
      .execute();
  for (const day of days.slice(1)) await write(day);
  const kept = async () =>
    (await world.db.selectFrom('live_events').select('created_on').execute()).map(({ created_on }) => created_on);
  expect(await kept()).toHaveLength(3);
  await run('platform.forget-events');
  expect((await kept()).toSorted((one, other) => one.getTime() - other.getTime())).toEqual(days.slice(2));
  world.clock.advance(24 * hourMs);
  const next = inHours(0);
  await write(next);
  await run('platform.forget-events');
  expect((await kept()).toSorted((one, other) => one.getTime() - other.getTime())).toEqual([days[3], next]);
});

test('the release before, which deletes by places in the table, takes no event that is needed', async () => {
  const { db } = world;
  // Whoever gives an event its place meanwhile moves its row, and the delete of that release passes it by.
  world.deps.hub.close();
  await sql`truncate live_events`.execute(db);
  await sql`insert into live_events (audience, kind, payload, turn, created_on)
    select 'admin', 'order', '{}', turn, now() - interval '1 hour' * (1 + 29 * (turn = 0)::int)
    from generate_series(0, 2) turn`.execute(db);
  await sql`delete from live_events where ctid = any(array(
    select ctid from live_events where created_on < now() - interval '1 day' limit 5000))`.execute(db);
  const left = await db.selectFrom('live_events').select('turn').orderBy('turn').execute();
  expect(left).toEqual([{ turn: 1 }, { turn: 2 }]);
});

test('notices and letters go when the days of the settings are over (notifications-3)', async () => {
  const { userId } = await world.addUser();
  for (const days of [9, 11])
    await world.db
      .insertInto('notifications')
      .values({ user_id: userId, kind: 'kept', title: `${days}`, created_at: inHours(-24 * days) })
      .execute();
  for (const days of [6, 8])
    await world.db
      .insertInto('mails')
      .values({ recipient: 'kept@example.in', subject: `${days}`, content: '{}', created_on: inHours(-24 * days) })
      .execute();
  await run('notifications.forget');
  await run('platform.forget-mails');
  const notices = await world.db.selectFrom('notifications').select('title').where('kind', '=', 'kept').execute();
  const letters = await world.db
    .selectFrom('mails')
    .select('subject')
    .where('recipient', '=', 'kept@example.in')
    .execute();
  expect({ notices, letters }).toEqual({ notices: [{ title: '9' }], letters: [{ subject: '6' }] });
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
