import { addUser, login, me } from '@tawa/contract/accounts/auth';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#testing/app.ts';

let world: TestApp;
beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.close());

const password = 'blue-lantern-42';
const register = (name: string, email: string, mobile: string) =>
  world.guest.ok(addUser, { body: { name, email, mobile, password } });
const open = (usernameOrEmail: string) => world.guest.call(login, { body: { usernameOrEmail, password } });
const usernameOf = async (userId: number) => (await world.as({ userId, role: 'user' }).ok(me, {})).username;
const setStatus = (userId: number, status: string) =>
  world.db.updateTable('users').set({ status }).where('user_id', '=', userId).execute();

test('nobody takes the phone of another as a username and so keeps them out', async () => {
  const { userId } = await register('Meera Iyer', 'meera@example.in', '9811122233');
  await register('9811122233', 'thief@example.in', '9811122244');
  await register('98111-22233', 'thief2@example.in', '9811122255');
  expect(await open('9811122233')).toMatchObject({ status: 200, body: { userId } });
});

test('a phone that two accounts share opens neither, their e-mails still open both', async () => {
  await register('Ravi Nair', 'ravi@example.in', '9822233344');
  await register('Ravi Nair', 'nair@example.in', '9822233344');
  expect((await open('9822233344')).status).toBe(401);
  expect((await open('ravi@example.in')).status).toBe(200);
  expect((await open('nair@example.in')).status).toBe(200);
});

test('30 people of one name at once get 30 usernames', async () => {
  const everyone = await Promise.all(
    Array.from({ length: 30 }, (_, index) =>
      register('Priya Shah', `priya${index}@example.in`, `${9_700_000_000 + index}`),
    ),
  );
  const usernames = await Promise.all(everyone.map(({ userId }) => usernameOf(userId)));
  expect(new Set(usernames).size).toBe(30);
});

test('a name of signs alone still makes an account', async () => {
  const { userId } = await register('\u{1F35B}', 'curry@example.in', '9833344455');
  expect(await usernameOf(userId)).toMatch(/\w/);
});

test('a second account of one e-mail in another case is refused at its field', async () => {
  await register('Dev Menon', 'dev@example.in', '9844455566');
  const reply = await world.guest.call(addUser, {
    body: { name: 'Dev', email: 'DEV@Example.in', mobile: '9844455577', password },
  });
  expect(reply).toMatchObject({ status: 409, body: { errors: { email: expect.any(String) } } });
});

test.each(['blocked', 'deleted'])('a token ends at once when its account is %s', async (status) => {
  const user = await world.addUser();
  const caller = world.as(user);
  expect((await caller.call(me, {})).status).toBe(200);
  await setStatus(user.userId, status);
  expect((await caller.call(me, {})).status).toBe(401);
});

test('a deleted account reads as unknown even with its right password', async () => {
  const { userId } = await register('Gone Girl', 'gone@example.in', '9855566677');
  await setStatus(userId, 'deleted');
  const [deleted, unknown] = [await open('gone@example.in'), await open('never@example.in')];
  expect({ ...deleted, body: { ...deleted.body, requestId: '' } }).toEqual({
    ...unknown,
    body: { ...unknown.body, requestId: '' },
  });
});

test('a session past its end and a token of another key count as no token', async () => {
  const user = await world.addUser();
  const token = await world.tokenOf(user);
  const get = async (bearer: string) =>
    (await world.app.inject({ url: '/api/users/me', headers: { authorization: `Bearer ${bearer}` } })).statusCode;
  expect(await get(token)).toBe(200);
  const [head = '', body = ''] = token.split('.');
  expect(await get(`${head}.${body}.${'A'.repeat(43)}`)).toBe(401);
  await world.db
    .updateTable('sessions')
    .set({ expires_at: new Date(Date.now() - 1000) })
    .where('user_id', '=', user.userId)
    .execute();
  expect(await get(token)).toBe(401);
});

test('ten wrong passwords are all that an account has, whichever of its names is typed (auth-15)', async () => {
  const strict = await startTestApp({ env: { RATE_LIMIT_FACTOR: '1' } });
  try {
    const mine = { name: 'Sana Rao', email: 'sana@example.in', mobile: '9855566677', password };
    const { userId } = await strict.guest.ok(addUser, { body: mine });
    const { username } = await strict.as({ userId, role: 'user' }).ok(me, {});
    const names = [mine.email, username, mine.mobile, `+91 ${mine.mobile}`, `account:${userId}`];
    const guess = async (usernameOrEmail = '', word = 'not this one') =>
      (await strict.guest.call(login, { body: { usernameOrEmail, password: word } })).status;
    for (let turn = 0; turn < 10; turn += 1) expect(await guess(names[turn % 4])).toBe(401);
    expect(await Promise.all(names.map((name) => guess(name, password)))).toEqual([429, 429, 429, 429, 401]);
  } finally {
    await strict.close();
  }
});

test('no login reads through all accounts: whatever opens one has an index', async () => {
  const { rows } = await sql<{ leading: string }>`select distinct a.attname as leading
    from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
    where i.indrelid = 'users'::regclass and i.indpred is null`.execute(world.db);
  expect(rows.map(({ leading }) => leading)).toEqual(expect.arrayContaining(['email', 'username', 'mobile']));
});
