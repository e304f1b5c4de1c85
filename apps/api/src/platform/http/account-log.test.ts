// What is done to accounts and their sessions can be told from the log afterwards: when, who, from where, with what outcome.
import { addUser, login, logout } from '@tawa/contract/accounts/auth';
import { listStaff } from '@tawa/contract/accounts/staff';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '#testing/app.ts';

let world: TestApp;
const lines: object[] = [];

beforeAll(async () => {
  world = await startTestApp({ env: { LOG_LEVEL: 'info' } });
  vi.spyOn(world.deps.log, 'info').mockImplementation((facts: unknown, message?: string) => {
    if (typeof facts === 'object') lines.push({ ...facts, message });
  });
});
afterAll(() => world.close());

const form = { name: 'Asha Rao', email: 'asha@example.in', password: 'blue-lantern-42', mobile: '9123456780' };
const open = (password: string) =>
  world.guest.call(login, { body: { usernameOrEmail: form.email, password, rememberMe: false } });

test('logins, right and wrong, and what ends a session each leave a line, and no line says a name or a password (security-2)', async () => {
  const { userId } = await world.guest.ok(addUser, { body: form });
  expect(lines).toContainEqual(
    expect.objectContaining({ message: 'account: /users/adduser', status: 201, address: '127.0.0.1' }),
  );
  await open('wrong-lantern-42');
  expect(lines).toContainEqual(
    expect.objectContaining({ path: '/api/users/login', code: 'signed_out', status: 401, address: '127.0.0.1' }),
  );
  await open(form.password);
  expect(lines).toContainEqual(
    expect.objectContaining({ message: 'a login', userId, factors: 'password', isOpen: true, address: '127.0.0.1' }),
  );
  await world.as({ userId, role: 'user' }).ok(logout, {});
  expect(lines).toContainEqual(expect.objectContaining({ message: 'account: /users/logout', userId }));
  expect(JSON.stringify(lines)).not.toMatch(/asha|lantern|9123456780/i);
});

test('who is refused what leaves a line with the account (security-2)', async () => {
  const { userId } = await world.addUser();
  await world.as({ userId, role: 'user' }).call(listStaff, {});
  expect(lines).toContainEqual(
    expect.objectContaining({ path: '/api/kitchen/staff', code: 'forbidden', status: 403, userId }),
  );
});
