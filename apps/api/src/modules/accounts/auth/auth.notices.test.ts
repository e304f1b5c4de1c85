import { changePassword, requestDeletion } from '@tawa/contract/accounts/auth.account';
import { addUser, login } from '@tawa/contract/accounts/auth';
import { dayMs } from '@tawa/domain/common/durations';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#testing/app.ts';
import { deleteDueAccounts } from '#modules/accounts/deletion/deletion.service.ts';

let world: TestApp;
let counter = 0;
const password = 'blue-lantern-42';

beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.close());

async function register() {
  counter += 1;
  const email = `told${counter}@example.in`;
  const form = { name: 'Asha Rao', email, password, mobile: String(9_200_000_000 + counter) };
  const { userId } = await world.guest.ok(addUser, { body: form });
  return { email, userId, caller: world.as({ userId, role: 'user' }) };
}
const told = (userId: number) =>
  world.db.selectFrom('notifications').select(['kind', 'body', 'link']).where('user_id', '=', userId).execute();

async function openWith(email: string, userAgent: string) {
  const payload = { usernameOrEmail: email, password };
  const headers = { 'user-agent': userAgent };
  expect((await world.app.inject({ method: 'POST', url: `/api${login.path}`, headers, payload })).statusCode).toBe(200);
}

test('a new device is told in the inbox, the first one and a known one are not (auth-26)', async () => {
  const { email, userId } = await register();
  const phone = 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0';
  await openWith(email, phone);
  await openWith(email, phone);
  expect(await told(userId)).toEqual([]);
  await openWith(email, 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0');
  expect(await told(userId)).toEqual([
    {
      kind: 'security_sign_in',
      body: 'Firefox on Windows. If this was not you, change your password now.',
      link: '/change-password',
    },
  ]);
});

test('a changed password and a wish to delete are told, with one letter each and not two (auth-26)', async () => {
  const { email, userId, caller } = await register();
  const newPassword = 'green-kettle-77';
  await caller.ok(changePassword, { body: { userid: userId, oldPassword: password, newPassword } });
  await caller.ok(requestDeletion, { body: { password: newPassword } });
  expect((await told(userId)).map(({ kind }) => kind)).toEqual(['security_password', 'security_deletion']);
  const subjects = (await world.letters()).filter((letter) => letter.to === email).map(({ subject }) => subject);
  expect(subjects.filter((subject) => /password was changed/.test(subject))).toHaveLength(1);
  expect(subjects.filter((subject) => /will be deleted/.test(subject))).toHaveLength(1);
});

test('a refused change is not told', async () => {
  const { userId, caller } = await register();
  const body = { userid: userId, oldPassword: 'not this one', newPassword: 'green-kettle-77' };
  expect((await caller.call(changePassword, { body })).status).toBe(400);
  expect(await told(userId)).toEqual([]);
});

test('what a person was told goes with the account (auth-26)', async () => {
  const { userId, caller } = await register();
  await caller.ok(requestDeletion, { body: { password } });
  expect(await told(userId)).toHaveLength(1);
  world.clock.advance(8 * dayMs);
  await deleteDueAccounts(world.deps);
  expect(await told(userId)).toEqual([]);
});
