import { addRestaurant, addUser, login, logout, me } from '@tawa/contract/accounts/auth';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '#testing/app.ts';

let world: TestApp;
let counter = 0;
const form = () => {
  counter += 1;
  return {
    name: 'Asha Rao',
    email: `asha${counter}@example.in`,
    password: 'blue-lantern-42',
    mobile: String(9_100_000_000 + counter),
  };
};

beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.close());

const open = (usernameOrEmail: string, password: string, rememberMe = false) =>
  world.guest.call(login, { body: { usernameOrEmail, password, rememberMe } });

test('the first account has an id of at least 1001 (auth-1)', async () => {
  const { userId } = await world.guest.ok(addUser, { body: form() });
  expect(userId).toBeGreaterThanOrEqual(1001);
});

test('an account opens by e-mail in any case, by username and by phone however it is written (auth-14)', async () => {
  const mine = form();
  const { userId } = await world.guest.ok(addUser, { body: mine });
  const { username } = await world.as({ userId, role: 'user' }).ok(me, {});
  for (const name of [mine.email.toUpperCase(), username.toUpperCase(), mine.mobile, `+91 ${mine.mobile}`])
    expect(await open(name, mine.password)).toMatchObject({ status: 200, body: { userId, userType: 'user' } });
});

test('a password may be long and of any signs, and opens the account to its last letter alone', async () => {
  const mine = { ...form(), password: ` Đàn चाय 茶 🫖 "';--<b>${'x'.repeat(90)}é` };
  await world.guest.ok(addUser, { body: mine });
  expect((await open(mine.email, mine.password)).status).toBe(200);
  for (const wrong of [mine.password.slice(0, -1), mine.password.trim(), mine.password.toLowerCase()])
    expect((await open(mine.email, wrong)).status).toBe(401);
});

test('an unknown account and a wrong password are told the same (auth-3)', async () => {
  const mine = form();
  await world.guest.ok(addUser, { body: mine });
  const [wrong, unknown] = await Promise.all([
    open(mine.email, 'not this one'),
    open('nobody@example.in', 'not this one'),
  ]);
  expect(wrong.status).toBe(401);
  expect({ ...wrong.body, requestId: '' }).toEqual({ ...unknown.body, requestId: '' });
});

test('a hash of cheaper days is made anew by the right password, and by no other', async () => {
  const mine = form();
  const { userId } = await world.guest.ok(addUser, { body: mine });
  const kept = async () =>
    (await world.db.selectFrom('users').select('password_hash').where('user_id', '=', userId).execute())[0]
      ?.password_hash;
  const before = await kept();
  const judged = vi.spyOn(world.deps.passwords, 'isOutdated').mockReturnValue(true);
  await open(mine.email, 'wrong-lantern-42');
  expect(await kept()).toBe(before);
  expect((await open(mine.email, mine.password)).status).toBe(200);
  judged.mockRestore();
  const after = await kept();
  expect(after).not.toBe(before);
  expect((await open(mine.email, mine.password)).status).toBe(200);
  expect(await kept()).toBe(after);
});

test('a blocked account hears why only with the right password (auth-3)', async () => {
  const mine = form();
  const { userId } = await world.guest.ok(addUser, { body: mine });
  await world.db
    .updateTable('users')
    .set({ status: 'blocked', status_reason: 'Too many refused orders.' })
    .where('user_id', '=', userId)
    .execute();
  expect((await open(mine.email, 'not this one')).status).toBe(401);
  expect(await open(mine.email, mine.password)).toMatchObject({
    status: 403,
    body: { message: expect.stringContaining('Too many refused orders.') },
  });
});

test('logging out ends the token at once (auth-4)', async () => {
  const user = await world.addUser({ role: 'user' });
  const authorization = `Bearer ${await world.tokenOf(user)}`;
  const get = () => world.app.inject({ url: '/api/users/me', headers: { authorization } });
  expect((await get()).statusCode).toBe(200);
  await world.app.inject({ method: logout.method, url: `/api${logout.path}`, headers: { authorization } });
  expect((await get()).statusCode).toBe(401);
});

test('a login that comes with a session ends it, whoever opens what with it', async () => {
  const [mine, other] = [form(), form()];
  const { userId } = await world.guest.ok(addUser, { body: mine });
  await world.guest.ok(addUser, { body: other });
  const first = world.as({ userId, role: 'user' });
  const again = { usernameOrEmail: other.email, password: 'wrong-lantern-42', rememberMe: false };
  expect((await first.call(login, { body: again })).status).toBe(401);
  expect((await first.call(me, {})).status).toBe(200);
  await first.ok(login, { body: { ...again, password: other.password } });
  expect((await first.call(me, {})).status).toBe(401);
});

test('remember me keeps a session for 30 days, otherwise it lasts 12 hours (auth-4)', async () => {
  const mine = form();
  const { userId } = await world.guest.ok(addUser, { body: mine });
  await open(mine.email, mine.password);
  await open(mine.email, mine.password, true);
  const rows = await world.db
    .selectFrom('sessions')
    .select('expires_at')
    .where('user_id', '=', userId)
    .orderBy('expires_at')
    .execute();
  const hours = rows.map((row) => Math.round((row.expires_at.getTime() - world.clock.now().getTime()) / 3_600_000));
  expect(hours).toEqual([12, 720]);
});

test('40 registrations of one e-mail at once make one account', async () => {
  const mine = form();
  const replies = await Promise.all(Array.from({ length: 40 }, () => world.guest.call(addUser, { body: mine })));
  expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(replies.filter(({ status }) => status === 409)).toHaveLength(39);
  expect(replies.find(({ status }) => status === 409)?.body).toMatchObject({ errors: { email: expect.any(String) } });
});

test('each wrong field has its own text', async () => {
  const reply = await world.guest.call(addUser, {
    body: { name: ' ', email: 'nothing', password: '12345', mobile: '123' },
  });
  expect(reply).toMatchObject({
    status: 400,
    body: {
      errors: {
        name: 'Name is required',
        email: 'Invalid email',
        password: 'Password must be at least 6 characters',
        mobile: 'Mobile must be 10 digits',
      },
    },
  });
});

test.each([addUser, addRestaurant])(
  '6 characters are enough to register, common ones too: $path (auth-2)',
  async (endpoint) => {
    expect((await world.guest.call(endpoint, { body: { ...form(), password: 'qwert' } })).status).toBe(400);
    expect((await world.guest.call(endpoint, { body: { ...form(), password: 'qwerty' } })).status).toBe(201);
  },
);

test('a restaurant begins as a draft that nobody sees', async () => {
  const { restaurant_id } = await world.guest.ok(addRestaurant, { body: { ...form(), name: 'Spice & Sons' } });
  const row = await world.db
    .selectFrom('restaurants')
    .select('lifecycle')
    .where('restaurant_id', '=', restaurant_id)
    .executeTakeFirstOrThrow();
  expect(row.lifecycle).toBe('draft');
  expect((await world.app.inject(`/api/restaurant/restaurantdetails/${restaurant_id}`)).statusCode).toBe(404);
});
