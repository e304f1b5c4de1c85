import { becomeOwner, getOfficeAccess, readOwnerLink } from '@tawa/contract/accounts/administrators';
import { confirmTwoFactor, startTwoFactor } from '@tawa/contract/accounts/auth.account';
import { listAudit } from '@tawa/contract/insight/audit';
import { login } from '@tawa/contract/accounts/auth';
import { ownerLinkHours } from '@tawa/domain/accounts/administrators';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addOwner } from '#cli/owner.ts';
import { startTestApp, type TestApp } from '#testing/app.ts';
import { makeFirstLink } from './owner-links.service.ts';

let world: TestApp;
let two: TestApp;
beforeAll(async () => {
  world = await startTestApp();
  two = await startTestApp({ databaseUrl: world.databaseUrl });
});
afterAll(async () => {
  await two.close();
  await world.close();
});
beforeEach(() => {
  world.clock.advance(60_000);
  two.clock.set(world.clock.now());
});

const password = 'green-harbour-77';
const tokenIn = (text: string) => /become-owner#([\w-]{43})$/m.exec(text)?.[1] ?? '';
const firstLink = async (app = world) => {
  const made = await makeFirstLink(app.deps);
  return made === null || made === 'told' ? made : tokenIn(made.url);
};
const linkFor = async (email: string) => {
  const { lines } = await addOwner(world.deps, email);
  return tokenIn(lines.join('\n'));
};
const use = (token: string | null, email: string, wish: object = {}) =>
  world.guest.call(becomeOwner, {
    body: { token: token ?? '', name: 'Asha Rao', email, mobile: '9845012345', password, ...wish },
  });
const enter = (email: string) =>
  world.guest.call(login, { body: { usernameOrEmail: email, password, rememberMe: false } });
const countAdmins = async () =>
  (await world.db.selectFrom('users').select('user_id').where('role', '=', 'admin').execute()).length;

test('each start while nobody has the office makes a link, and of several at once only one does (administrators-3)', async () => {
  const both = await Promise.all([firstLink(), firstLink(two)]);
  expect(both.filter((made) => made === 'told')).toHaveLength(1);
  const first = both.find((made) => made !== 'told');
  expect(await world.guest.ok(readOwnerLink, { body: { token: first ?? '' } })).toEqual({ email: null, name: null });
  world.clock.advance(60_000);
  const second = await firstLink();
  expect((await use(first ?? '', 'first@example.in')).status).toBe(422);
  const rows = await world.db.selectFrom('owner_links').selectAll().execute();
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(second);
});

test('a first link ends after a day, and asks for a password that is long and not common (administrators-3)', async () => {
  const token = await firstLink();
  expect(await use(token, 'a@example.in', { password: 'short-one' })).toMatchObject({ status: 400 });
  expect(await use(token, 'a@example.in', { password: 'passwordpassword' })).toMatchObject({
    status: 400,
    body: { errors: { password: expect.anything() } },
  });
  world.clock.advance(ownerLinkHours * 3_600_000 + 1);
  expect((await world.guest.call(readOwnerLink, { body: { token: token ?? '' } })).status).toBe(422);
  expect((await use(token, 'a@example.in')).status).toBe(422);
  expect(await countAdmins()).toBe(0);
});

test('of two who use one link at once one becomes the owner, and with that nobody makes or uses a first link any more (administrators-3)', async () => {
  const customer = await world.addUser();
  const token = await firstLink();
  expect((await use(token, customer.email)).status).toBe(409);
  const both = await Promise.all([use(token, 'asha@example.in'), use(token, 'ravi@example.in')]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422]);
  expect(await countAdmins()).toBe(1);
  expect(await firstLink()).toBeNull();
  expect((await use(token, 'meera@example.in')).status).toBe(422);
  const email = both[0].status === 201 ? 'asha@example.in' : 'ravi@example.in';
  const entered = await enter(email);
  expect(entered).toMatchObject({ status: 200, body: { userType: 'admin' } });
  const owner = world.as({ userId: 'userId' in entered.body ? entered.body.userId : 0, role: 'admin' });
  expect(await owner.ok(getOfficeAccess, {})).toMatchObject({ role: 'owner' });
  const { rows } = await owner.ok(listAudit, { query: { search: 'administrator.by_link' } });
  expect(rows).toMatchObject([{ after: { role: 'owner' } }]);
});

test('a first link of before counts no more once somebody came in another way', async () => {
  const fresh = await startTestApp();
  const made = await makeFirstLink(fresh.deps);
  await fresh.addUser({ role: 'admin' });
  const body = { token: made !== null && made !== 'told' ? tokenIn(made.url) : '' };
  expect((await fresh.guest.call(readOwnerLink, { body })).status).toBe(422);
  const form = { ...body, name: 'Asha Rao', email: 'late@example.in', mobile: '9845012345', password };
  expect((await fresh.guest.call(becomeOwner, { body: form })).status).toBe(422);
  await fresh.close();
});

test('an owner who is locked out comes in again by the command line; the second step is off, and the others hear of it (administrators-3)', async () => {
  const other = await world.addUser({ role: 'admin', name: 'Meera Iyer' });
  const locked = await world.addUser({ role: 'admin', password });
  const caller = world.as(locked);
  const { secret } = await caller.ok(startTwoFactor, { body: { password } });
  const timestamp = world.clock.now().getTime();
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
  await caller.ok(confirmTwoFactor, { body: { code } });
  await world.db
    .updateTable('users')
    .set({ office_role: 'support', status: 'blocked', status_reason: 'By mistake' })
    .where('user_id', '=', locked.userId)
    .execute();
  const token = await linkFor(locked.email);
  expect(await world.guest.ok(readOwnerLink, { body: { token } })).toMatchObject({ email: locked.email });
  expect((await use(token, 'somebody.else@example.in')).status).toBe(201);
  expect((await use(token, locked.email)).status).toBe(422);
  expect(await enter(locked.email)).toMatchObject({ status: 200, body: { userId: locked.userId } });
  expect((await caller.call(getOfficeAccess, {})).status).toBe(401);
  const again = world.as({ userId: locked.userId, role: 'admin' });
  expect(await again.ok(getOfficeAccess, {})).toMatchObject({ role: 'owner' });
  const { rows } = await again.ok(listAudit, { query: { subject: 'user', subject_id: String(locked.userId) } });
  expect(rows).toMatchObject([{ before: { role: 'support', status: 'blocked' }, after: { role: 'owner' } }]);
  const heard = (await world.letters()).filter(({ subject }) => subject.includes('became an owner'));
  expect(heard.map(({ to }) => to)).toContain(other.email);
});

test('the command line makes a new owner too, and none of an account outside the office (administrators-3)', async () => {
  const email = 'new.owner@example.in';
  expect((await use(await linkFor(email), email)).status).toBe(201);
  expect(await enter(email)).toMatchObject({ status: 200, body: { userType: 'admin' } });
  const customer = await world.addUser();
  await expect(linkFor(customer.email)).rejects.toThrow(/outside the office/);
});
