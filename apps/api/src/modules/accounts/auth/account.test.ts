import {
  changePassword,
  confirmTwoFactor,
  endOtherSessions,
  endSession,
  forgotPassword,
  getTwoFactor,
  listSessions,
  renewRecoveryCodes,
  resetPassword,
  sendEmailVerification,
  startTwoFactor,
  stopTwoFactor,
  updateProfile,
  verifyEmail,
} from '@tawa/contract/accounts/auth.account';
import { addUser, login, me } from '@tawa/contract/accounts/auth';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#testing/app.ts';
import { addRestaurant } from '#testing/factories.ts';

let world: TestApp;
let counter = 0;
const password = 'blue-lantern-42';
const other = 'green-kettle-77';

beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.close());

async function register() {
  counter += 1;
  const form = {
    name: 'Asha Rao',
    email: `asha${counter}@example.in`,
    password,
    mobile: String(9_100_000_000 + counter),
  };
  const { userId } = await world.guest.ok(addUser, { body: form });
  return { ...form, userId, caller: world.as({ userId, role: 'user' }) };
}
const open = (usernameOrEmail: string, secret: string, code?: string) =>
  world.guest.call(login, { body: { usernameOrEmail, password: secret, code } });

async function lastLetter(to: string) {
  const letter = (await world.letters()).findLast((one) => one.to === to);
  if (!letter) throw new Error(`No letter went to ${to}.`);
  return letter;
}
const tokenIn = (text: string): string => /#([\w-]{43})/.exec(text)?.[1] ?? '';

test('a forgotten password is replaced by a link that works once, and every session ends (auth-6)', async () => {
  const mine = await register();
  await mine.caller.ok(me, {});
  await world.guest.ok(forgotPassword, { body: { identifier: mine.email.toUpperCase() } });
  const token = tokenIn((await lastLetter(mine.email)).text);
  await world.guest.ok(resetPassword, { body: { token, newPassword: other } });
  expect((await lastLetter(mine.email)).subject).toBe('Your password was changed');
  expect((await mine.caller.call(me, {})).status).toBe(401);
  expect((await open(mine.email, password)).status).toBe(401);
  expect((await open(mine.email, other)).status).toBe(200);
  const again = await world.guest.call(resetPassword, { body: { token, newPassword: 'third-word-99' } });
  expect(again.status).toBe(422);
});

test('two presses of one reset link set one password (auth-6)', async () => {
  const mine = await register();
  await world.guest.ok(forgotPassword, { body: { identifier: mine.email } });
  const token = tokenIn((await lastLetter(mine.email)).text);
  const press = () => world.guest.call(resetPassword, { body: { token, newPassword: other } });
  const statuses = (await Promise.all([press(), press(), press()])).map((answer) => answer.status);
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 422, 422]);
});

test('an unknown account gets the same words and no letter (auth-7)', async () => {
  const mine = await register();
  const [known, unknown] = await Promise.all([
    world.guest.ok(forgotPassword, { body: { identifier: mine.email } }),
    world.guest.ok(forgotPassword, { body: { identifier: 'nobody@example.in' } }),
  ]);
  expect(unknown).toEqual(known);
  expect(unknown).toEqual({ success: true, msg: 'Password reset instructions sent to your email.' });
  expect((await world.letters()).filter((letter) => letter.to === 'nobody@example.in')).toEqual([]);
});

test('a reset link is dead after fifteen minutes, and when a newer one was sent (auth-6)', async () => {
  const mine = await register();
  await world.guest.ok(forgotPassword, { body: { identifier: mine.email } });
  const first = tokenIn((await lastLetter(mine.email)).text);
  await world.guest.ok(forgotPassword, { body: { identifier: mine.email } });
  const second = tokenIn((await lastLetter(mine.email)).text);
  const use = async (token: string) =>
    (await world.guest.call(resetPassword, { body: { token, newPassword: other } })).status;
  expect(await use(first)).toBe(422);
  world.clock.advance(16 * 60_000);
  expect(await use(second)).toBe(422);
});

test('only the outbox knows a link until it is sent, and nobody afterwards (auth-7)', async () => {
  const mine = await register();
  await world.guest.ok(forgotPassword, { body: { identifier: mine.email } });
  const token = tokenIn((await lastLetter(mine.email)).text);
  const rows = await world.db.selectFrom('mails').selectAll().where('recipient', '=', mine.email).execute();
  expect(JSON.stringify(rows)).not.toContain(token);
  expect(rows.every((row) => row.content === null && row.sent_at !== null)).toBe(true);
});

test('a change of password needs the old one, keeps this session and ends the others (auth-8)', async () => {
  const mine = await register();
  const here = world.as({ userId: mine.userId, role: 'user' });
  const elsewhere = world.as({ userId: mine.userId, role: 'user' });
  await Promise.all([here.ok(me, {}), elsewhere.ok(me, {})]);
  const change = (oldPassword: string, newPassword: string) =>
    here.call(changePassword, { body: { userid: mine.userId, oldPassword, newPassword } });
  expect(await change('not this one', other)).toMatchObject({
    status: 400,
    body: { errors: { oldPassword: 'The current password is not right.' } },
  });
  expect((await change(password, 'short')).status).toBe(400);
  expect(await change(password, other)).toMatchObject({
    status: 200,
    body: { message: 'Password changed successfully.' },
  });
  expect((await here.call(me, {})).status).toBe(200);
  expect((await elsewhere.call(me, {})).status).toBe(401);
});

test('an administrator’s new password is long and not common, a customer’s and an owner’s may be (auth-2)', async () => {
  const change = async (role: 'user' | 'restaurant' | 'admin', newPassword: string) => {
    const user = await world.addUser({ role, password });
    if (role === 'restaurant') await addRestaurant(world.deps, { owner_id: user.userId });
    const body = { userid: user.userId, oldPassword: password, newPassword };
    return (await world.as(user).call(changePassword, { body })).status;
  };
  for (const weak of ['qwerty', 'lantern-42x', 'password1234']) {
    expect(await change('admin', weak)).toBe(400);
    expect([await change('user', weak), await change('restaurant', weak)]).toEqual([200, 200]);
  }
  expect(await change('admin', other)).toBe(200);
});

test('somebody else’s id in the body of a password change is refused', async () => {
  const [mine, theirs] = [await register(), await register()];
  const body = { userid: theirs.userId, oldPassword: password, newPassword: other };
  expect((await mine.caller.call(changePassword, { body })).status).toBe(403);
  expect((await open(theirs.email, password)).status).toBe(200);
});

test('the address of a new account is proved by its mail, and only that address (auth-9)', async () => {
  const mine = await register();
  const token = tokenIn((await lastLetter(mine.email)).text);
  expect((await mine.caller.ok(me, {})).email_verified).toBe(false);
  await world.guest.ok(verifyEmail, { body: { token } });
  expect((await mine.caller.ok(me, {})).email_verified).toBe(true);

  await mine.caller.ok(sendEmailVerification, {});
  const old = tokenIn((await lastLetter(mine.email)).text);
  const moved = `moved.${mine.email}`;
  expect((await mine.caller.call(updateProfile, { body: { email: moved } })).status).toBe(400);
  await mine.caller.ok(updateProfile, { body: { email: moved, password } });
  expect((await mine.caller.ok(me, {})).email_verified).toBe(false);
  expect((await world.guest.call(verifyEmail, { body: { token: old } })).status).toBe(422);
  expect((await lastLetter(mine.email)).subject).toBe('Your e-mail address was changed');
  await world.guest.ok(verifyEmail, { body: { token: tokenIn((await lastLetter(moved)).text) } });
  expect((await mine.caller.ok(me, {})).email_verified).toBe(true);
  await world.db.updateTable('users').set({ language: 'kn' }).where('user_id', '=', mine.userId).execute();
  await mine.caller.ok(updateProfile, { body: { email: `again.${moved}`, password } });
  expect((await lastLetter(moved)).subject).toMatch(/\p{Script=Kannada}/u);
});

test('a taken username or e-mail is told at its field and changes nothing', async () => {
  const [mine, theirs] = [await register(), await register()];
  const { username } = await theirs.caller.ok(me, {});
  expect(await mine.caller.call(updateProfile, { body: { username, password } })).toMatchObject({
    status: 409,
    body: { errors: { username: 'This username is taken.' } },
  });
  expect((await mine.caller.call(updateProfile, { body: { email: theirs.email, password } })).status).toBe(409);
  expect((await mine.caller.ok(me, {})).email).toBe(mine.email);
});

test('whatever somebody logs in with changes only with the password, and anything else without it (auth-12)', async () => {
  const mine = await register();
  const before = await mine.caller.ok(me, {});
  for (const body of [{ username: 'somebody.else' }, { mobile: '9777700001' }, { email: 'else@example.in' }]) {
    const refused = await mine.caller.call(updateProfile, { body });
    expect(refused).toMatchObject({ status: 400, body: { errors: { password: expect.stringContaining('log in') } } });
    expect((await mine.caller.call(updateProfile, { body: { ...body, password: other } })).status).toBe(400);
  }
  expect(await mine.caller.ok(me, {})).toEqual(before);
  const { username } = before;
  const mobile = before.mobile ?? '';
  await mine.caller.ok(updateProfile, { body: { name: 'Asha R', username: username.toUpperCase(), mobile } });
  await mine.caller.ok(updateProfile, { body: { username: 'asha.of.the.lake', mobile: '9777700001', password } });
  expect(await mine.caller.ok(me, {})).toMatchObject({ username: 'asha.of.the.lake', mobile: '9777700001' });
});

test('sessions are listed and ended by their owner alone', async () => {
  const [mine, theirs] = [await register(), await register()];
  const elsewhere = world.as({ userId: mine.userId, role: 'user' });
  await elsewhere.ok(me, {});
  const { sessions } = await mine.caller.ok(listSessions, {});
  expect(sessions.filter((session) => session.is_current)).toHaveLength(1);
  const away = sessions.find((session) => !session.is_current)?.session_id ?? '';
  expect((await theirs.caller.call(endSession, { params: { session_id: away } })).status).toBe(404);
  expect((await elsewhere.call(me, {})).status).toBe(200);
  await mine.caller.ok(endSession, { params: { session_id: away } });
  expect((await elsewhere.call(me, {})).status).toBe(401);
  await open(mine.email, password);
  await mine.caller.ok(endOtherSessions, {});
  expect((await mine.caller.ok(listSessions, {})).sessions).toHaveLength(1);
});

const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: world.clock.now().getTime() });

test('the second step counts once confirmed, each code opens one session, a recovery code works once (auth-10)', async () => {
  const admin = await world.addUser({ role: 'admin', password });
  const caller = world.as(admin);
  const { secret, uri } = await caller.ok(startTwoFactor, { body: { password } });
  expect(uri).toContain('otpauth://totp/Tawa');
  expect((await open(admin.email, password)).status).toBe(200);
  expect((await caller.call(confirmTwoFactor, { body: { code: '000000' } })).status).toBe(400);
  const { recovery_codes } = await caller.ok(confirmTwoFactor, { body: { code: codeOf(secret) } });
  expect(recovery_codes).toHaveLength(10);
  for (const code of recovery_codes) expect(code).toMatch(/^[a-z2-7]{6}(-[a-z2-7]{6}){3}$/);

  expect(await open(admin.email, password)).toMatchObject({ status: 202, body: { needsCode: true } });
  expect((await open(admin.email, password, codeOf(secret))).status).toBe(401);
  world.clock.advance(60_000);
  const code = codeOf(secret);
  const twice = await Promise.all([open(admin.email, password, code), open(admin.email, password, code)]);
  expect(twice.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401]);
  const [first = ''] = recovery_codes;
  expect((await open(admin.email, password, first.toUpperCase())).status).toBe(200);
  expect((await open(admin.email, password, first)).status).toBe(401);
  await caller.ok(stopTwoFactor, { body: { password, code: recovery_codes[1] } });
  expect((await open(admin.email, password)).status).toBe(200);
});

test('where a second step is set, what opens the account changes with a code of it alone, which is used by that (auth-12)', async () => {
  const admin = await world.addUser({ role: 'admin', password });
  const caller = world.as(admin);
  const { secret } = await caller.ok(startTwoFactor, { body: { password } });
  const { recovery_codes } = await caller.ok(confirmTwoFactor, { body: { code: codeOf(secret) } });
  const changes = [
    (code?: string) => caller.call(updateProfile, { body: { mobile: '9777700009', password, code } }),
    (code?: string) => caller.call(renewRecoveryCodes, { body: { password, code } }),
    (code?: string) => caller.call(stopTwoFactor, { body: { password, code } }),
  ];
  for (const change of changes)
    for (const code of [undefined, '', '000000', codeOf(secret)])
      expect(await change(code)).toMatchObject({ status: 400, body: { errors: { code: expect.any(String) } } });
  await caller.ok(updateProfile, { body: { name: 'Asha of the office' } });
  world.clock.advance(60_000);
  const code = codeOf(secret);
  const [move, , stop] = changes;
  expect((await move?.(code))?.status).toBe(200);
  expect((await stop?.(code))?.status).toBe(400);
  expect((await stop?.(recovery_codes[0]))?.status).toBe(200);
});

test('new recovery codes need the password, end the old ones and are counted down (auth-11)', async () => {
  const admin = await world.addUser({ role: 'admin', password });
  const caller = world.as(admin);
  const renew = (secret: string) => caller.call(renewRecoveryCodes, { body: { password: secret } });
  expect((await renew(password)).status).toBe(409);
  const { secret, qr } = await caller.ok(startTwoFactor, { body: { password } });
  expect(qr).toMatch(/^<svg /);
  const { recovery_codes: old } = await caller.ok(confirmTwoFactor, { body: { code: codeOf(secret) } });
  expect((await lastLetter(admin.email)).subject).toBe('The second step was turned on');
  expect((await renew('not this one')).status).toBe(400);
  const { recovery_codes: fresh } = await caller.ok(renewRecoveryCodes, { body: { password, code: old[1] } });
  expect((await open(admin.email, password, old[0])).status).toBe(401);
  expect((await open(admin.email, password, fresh[0])).status).toBe(200);
  expect(await caller.ok(getTwoFactor, {})).toEqual({ on: true, recovery_codes_left: 9 });
  await caller.ok(stopTwoFactor, { body: { password, code: fresh[1] } });
  expect(await caller.ok(getTwoFactor, {})).toEqual({ on: false, recovery_codes_left: 0 });
  expect((await lastLetter(admin.email)).subject).toBe('The second step was turned off');
});

test('the secret of the second step is unreadable in the database', async () => {
  const admin = await world.addUser({ role: 'admin', password });
  const { secret } = await world.as(admin).ok(startTwoFactor, { body: { password } });
  const row = await world.db
    .selectFrom('users')
    .select('totp_secret')
    .where('user_id', '=', admin.userId)
    .executeTakeFirstOrThrow();
  expect(row.totp_secret).not.toContain(secret);
});

test('a device that was not seen before is told by mail, the first one is not (auth-13)', async () => {
  const mine = await register();
  const from = async (agent: string) =>
    world.app.inject({
      method: 'POST',
      url: '/api/users/login',
      headers: { 'user-agent': agent },
      payload: { usernameOrEmail: mine.email, password },
    });
  await from('Mozilla/5.0 (Windows NT 10.0) Chrome/140.0');
  expect((await lastLetter(mine.email)).subject).not.toContain('new device');
  await from('Mozilla/5.0 (Windows NT 10.0) Chrome/140.0');
  expect((await lastLetter(mine.email)).subject).not.toContain('new device');
  await from('Mozilla/5.0 (Linux; Android 15) Chrome/140.0');
  const letter = await lastLetter(mine.email);
  expect(letter.subject).toBe('A new device signed in');
  expect(letter.text).toContain('Chrome on Android');
});
