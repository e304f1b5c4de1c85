import { logout, me } from '@tawa/contract/accounts/auth';
import { streamEvents } from '@tawa/contract/common/live';
import { SignJWT } from 'jose';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#testing/app.ts';
import { createTestClock } from '#testing/clock.ts';
import type { TestUser } from '#testing/factories.ts';
import { createTokens } from './tokens.ts';

let world: TestApp;
let user: TestUser;
beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.close());
beforeEach(async () => {
  user = await world.addUser();
});

const callWith = (authorization: string) => world.app.inject({ url: '/api/users/me', headers: { authorization } });
const hour = 3_600_000;

test('an account of a restaurant that has none may do nothing', async () => {
  const nobody = await world.addUser({ role: 'restaurant' });
  expect((await callWith(`Bearer ${await world.tokenOf(nobody)}`)).statusCode).toBe(403);
});

test('a session of today is its user', async () => {
  expect(await world.as(user).ok(me, {})).toMatchObject({ userId: user.userId, userType: 'user', restaurant_id: null });
});

describe('a token that does not count is a guest', () => {
  const keyOf = (secret: string) => new TextEncoder().encode(secret);
  const own = () => keyOf(world.deps.env.JWT_SECRETS[0]);
  const sid = '00000000-0000-4000-8000-000000000000';
  const draft = (claims = {}) =>
    new SignJWT({ sid, userType: 'user', ...claims }).setSubject(String(user.userId)).setExpirationTime('1h');
  const header = { alg: 'HS256', typ: 'session' };

  const cases: [string, () => Promise<string>][] = [
    ['no token', async () => 'Bearer'],
    ['garbage', async () => 'Bearer a.b.c'],
    ['a very long one', async () => `Bearer ${'a'.repeat(5000)}.b.c`],
    [
      'another key',
      () =>
        draft()
          .setProtectedHeader(header)
          .setAudience('tawa')
          .sign(keyOf('x'.repeat(40))),
    ],
    ['another audience', () => draft().setProtectedHeader(header).setAudience('else').sign(own())],
    [
      'another kind of token',
      () => draft().setProtectedHeader({ alg: 'HS256', typ: 'reset' }).setAudience('tawa').sign(own()),
    ],
    [
      'another algorithm',
      () =>
        draft()
          .setProtectedHeader({ ...header, alg: 'HS512' })
          .setAudience('tawa')
          .sign(own()),
    ],
    ['no session of that id', () => draft().setProtectedHeader(header).setAudience('tawa').sign(own())],
  ];
  test.each(cases)('%s', async (_name, make) => {
    const token = await make();
    const response = await callWith(token.startsWith('Bearer') ? token : `Bearer ${token}`);
    expect(response.statusCode).toBe(401);
    expect(response.json()).toMatchObject({ code: 'signed_out' });
  });

  test('an unsigned one', async () => {
    const [, payload] = (await world.tokenOf(user)).split('.');
    const none = Buffer.from('{"alg":"none","typ":"session"}').toString('base64url');
    expect((await callWith(`Bearer ${none}.${payload}.`)).statusCode).toBe(401);
  });

  test('an expired one', async () => {
    const token = await world.tokenOf(user);
    world.clock.advance(13 * hour);
    const response = await callWith(`Bearer ${token}`);
    world.clock.advance(-13 * hour);
    expect(response.statusCode).toBe(401);
  });
});

test('a token that was right before ends with its time, and makes no other one right', async () => {
  const clock = createTestClock();
  const tokens = createTokens(world.deps.env.JWT_SECRETS, clock);
  const expiresAt = new Date(Math.ceil(clock.now().getTime() / 1000) * 1000 + 60_000);
  const sessionId = '2e17b120-09ae-4620-b342-a78140e9d080';
  const token = await tokens.sign({ userId: user.userId, sessionId, userType: 'user', expiresAt });
  expect(await tokens.verify(token)).toMatchObject({ sessionId });
  expect(await tokens.verify(`${token.slice(0, -2)}AA`)).toBeUndefined();
  expect(await tokens.verify(token)).toMatchObject({ sessionId });
  clock.advance(61_000);
  expect(await tokens.verify(token)).toBeUndefined();
});

test('a call counts against its caller’s budget once, and not at all after the session ended', async () => {
  const caller = world.as(user);
  const statuses = [(await caller.call(logout, {})).status, (await caller.call(logout, {})).status];
  const { used } = await world.db
    .selectFrom('rate_limits')
    .select((eb) => eb.fn.sum<number>('used').as('used'))
    .where('bucket', '=', `write:user:${user.userId}`)
    .executeTakeFirstOrThrow();
  expect({ statuses, used }).toEqual({ statuses: [200, 401], used: 1 });
});

test('a session that ended counts no more, at once (auth-4)', async () => {
  const caller = world.as(user);
  await caller.ok(me, {});
  await world.db.updateTable('sessions').set({ ended_at: new Date() }).where('user_id', '=', user.userId).execute();
  expect(await caller.call(me, {})).toMatchObject({ status: 401 });
});

const lastSeen = async (userId: number) =>
  world.db.selectFrom('sessions').select('last_seen_at').where('user_id', '=', userId).executeTakeFirstOrThrow();
const leaveFor = (userId: number, time: string) =>
  sql`update sessions set last_seen_at = now() - ${time}::interval where user_id = ${userId}`.execute(world.db);

test('when a session was last used is written down, every few minutes (auth-17)', async () => {
  const caller = world.as(user);
  await caller.ok(me, {});
  await leaveFor(user.userId, '4 minutes');
  const before = await lastSeen(user.userId);
  await caller.ok(me, {});
  expect(await lastSeen(user.userId)).toEqual(before);
  await leaveFor(user.userId, '20 days');
  await Promise.all([caller.ok(me, {}), caller.ok(me, {}), caller.ok(me, {})]);
  expect((await lastSeen(user.userId)).last_seen_at > before.last_seen_at).toBe(true);
});

test('a session of the office ends when nobody used it for a day (auth-17)', async () => {
  const admin = await world.addUser({ role: 'admin' });
  const caller = world.as(admin);
  await caller.ok(me, {});
  await leaveFor(admin.userId, '23 hours 59 minutes');
  await caller.ok(me, {});
  await leaveFor(admin.userId, '24 hours 1 second');
  expect((await caller.call(me, {})).status).toBe(401);
});

test('a blocked user is out at once', async () => {
  const caller = world.as(user);
  await caller.ok(me, {});
  await world.db.updateTable('users').set({ status: 'blocked' }).where('user_id', '=', user.userId).execute();
  expect(await caller.call(me, {})).toMatchObject({ status: 401 });
});

test('the role of the token must be that of the account', async () => {
  const token = await world.tokenOf({ userId: user.userId, role: 'admin' });
  expect((await callWith(`Bearer ${token}`)).statusCode).toBe(401);
});

test('the token of one user with the session of another is a guest', async () => {
  const other = await world.addUser();
  const claims = await createTokens(world.deps.env.JWT_SECRETS, world.clock).verify(await world.tokenOf(other));
  const mixed = await world.deps.tokens.sign({
    ...claims,
    userId: user.userId,
    userType: 'user',
    sessionId: claims?.sessionId ?? '',
    expiresAt: new Date(Date.now() + hour),
  });
  expect((await callWith(`Bearer ${mixed}`)).statusCode).toBe(401);
});

test('a stream asks for a login too', async () => {
  expect(await world.guest.call(streamEvents, {})).toMatchObject({ status: 401 });
});
