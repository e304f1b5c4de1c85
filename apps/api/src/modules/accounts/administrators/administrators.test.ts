import * as contract from '@tawa/contract/accounts/administrators';
import { listAudit } from '@tawa/contract/insight/audit';
import { login } from '@tawa/contract/accounts/auth';
import { listAllOrders } from '@tawa/contract/ordering/orders.office';
import * as office from '@tawa/contract/accounts/users.office';
import type { OfficeRole } from '@tawa/domain/accounts/administrators';
import { invitationDays } from '@tawa/domain/accounts/staff';
import { dayMs } from '@tawa/domain/common/durations';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestCaller } from '#testing/app.ts';
import type { TestUser } from '#testing/factories.ts';
import { openSession } from '#testing/sessions.ts';

let world: TestApp;
let ravi: TestUser;
let owner: TestCaller;
beforeAll(async () => {
  world = await startTestApp();
  ravi = await world.addUser({ role: 'admin', name: 'Ravi Nair' });
  owner = world.as(ravi);
});
afterAll(() => world.close());

const password = 'blue-lantern-42';
const invite = (email: string, role: OfficeRole, caller = owner) =>
  caller.call(contract.inviteAdministrator, { body: { name: 'Asha Rao', email, role } });

async function tokenFor(email: string): Promise<string> {
  const letters = (await world.letters()).filter(({ to, subject }) => to === email && subject.includes('invited'));
  return /join-office#([\w-]+)/.exec(letters.at(-1)?.text ?? '')?.[1] ?? '';
}
const accept = (token: string) =>
  world.guest.call(contract.acceptOfficeInvitation, { body: { token, mobile: '9845012345', password } });
const enter = (email: string) =>
  world.guest.call(login, { body: { usernameOrEmail: email, password, rememberMe: false } });

async function join(email: string, role: OfficeRole) {
  expect((await invite(email, role)).status).toBe(201);
  expect((await accept(await tokenFor(email))).status).toBe(201);
  const entered = await enter(email);
  if (entered.status !== 200) throw new Error('Nobody came in.');
  const { userId } = entered.body;
  return { userId, caller: world.as({ userId, role: 'admin' }) };
}

test('an invitation works once and opens the office with its role, which changes with the next call (administrators-2)', async () => {
  const email = 'asha.support@example.in';
  await invite(email, 'support');
  expect(await invite(email, 'content')).toMatchObject({ status: 409, body: { errors: { email: expect.anything() } } });
  const token = await tokenFor(email);
  expect(await world.guest.ok(contract.readOfficeInvitation, { body: { token } })).toEqual({
    name: 'Asha Rao',
    email,
    role_name: 'Support',
    role_text: expect.stringContaining('Orders'),
  });
  const both = await Promise.all([accept(token), accept(token)]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422]);
  const entered = await enter(email);
  expect(entered).toMatchObject({ status: 200, body: { userType: 'admin' } });
  const userId = 'userId' in entered.body ? entered.body.userId : 0;
  const asha = world.as({ userId, role: 'admin' });
  expect(await asha.ok(contract.getOfficeAccess, {})).toMatchObject({ role: 'support' });
  expect((await asha.call(listAllOrders, {})).status).toBe(200);
  const params = { user_id: userId };
  await owner.ok(contract.changeOfficeRole, { params, body: { role: 'content' } });
  expect(await asha.call(listAllOrders, {})).toMatchObject({
    status: 403,
    body: { message: 'Your role in the office does not include this.' },
  });
});

test('whoever is removed loses every session and comes back by an invitation alone; each step is written down', async () => {
  const email = 'meera.finance@example.in';
  const meera = await join(email, 'finance');
  const params = { user_id: meera.userId };
  await owner.ok(contract.changeOfficeRole, { params, body: { role: 'support' } });
  await owner.ok(contract.removeAdministrator, { params });
  expect((await meera.caller.call(contract.getOfficeAccess, {})).status).toBe(401);
  expect(await enter(email)).toMatchObject({ status: 403, body: { message: /no longer an administrator/ } });
  expect((await owner.call(contract.removeAdministrator, { params })).status).toBe(404);
  const again = await join(email, 'content');
  expect(again.userId).toBe(meera.userId);
  expect(await again.caller.ok(contract.getOfficeAccess, {})).toMatchObject({ role: 'content' });
  const { rows } = await owner.ok(listAudit, { query: { subject: 'user', subject_id: String(meera.userId) } });
  const steps = ['join', 'remove', 'role', 'join'].map((step) => `administrator.${step}`);
  expect(rows.map(({ action }) => action)).toEqual(steps);
  const today = new Date().toISOString().slice(0, 10);
  const log = async (query: object) => (await owner.ok(listAudit, { query })).total;
  expect(await log({ search: 'RAVI nair', subject: 'user' })).toBeGreaterThan(1);
  expect(await log({ search: 'administrator.remove' })).toBe(1);
  expect(await log({ actor: meera.userId })).toBe(2);
  expect(await log({ actor: meera.userId, to: '2020-01-01' })).toBe(0);
  expect(await log({ search: 'nobody of this name', from: today })).toBe(0);
  expect(rows[2]).toMatchObject({ before: { role: 'finance' }, after: { role: 'support' }, actor: 'Ravi Nair' });
});

test('an invitation ends by time, by another one, and by being taken back', async () => {
  const email = 'late.guest@example.in';
  await invite(email, 'support');
  const first = await tokenFor(email);
  const { invitations } = await owner.ok(contract.listAdministrators, {});
  const params = {
    office_invitation_id: invitations.find((one) => one.email === email)?.office_invitation_id ?? 0,
  };
  await owner.ok(contract.inviteAdministratorAgain, { params });
  expect((await accept(first)).status).toBe(422);
  const second = await tokenFor(email);
  world.clock.advance(invitationDays * dayMs + 1000);
  await openSession(world.deps, ravi);
  const later = world.as(ravi);
  expect((await accept(second)).status).toBe(422);
  expect((await later.ok(contract.listAdministrators, {})).invitations).toContainEqual(
    expect.objectContaining({ email, is_expired: true }),
  );
  await later.ok(contract.inviteAdministratorAgain, { params });
  const third = await tokenFor(email);
  await later.ok(contract.takeBackOfficeInvitation, { params });
  expect((await accept(third)).status).toBe(422);
  expect((await later.call(contract.inviteAdministratorAgain, { params })).status).toBe(404);
  owner = later;
});

test('nobody changes or removes himself, and of two owners who remove each other at once one stays (administrators-2)', async () => {
  const own = { params: { user_id: ravi.userId } };
  expect((await owner.call(contract.removeAdministrator, own)).status).toBe(409);
  expect((await owner.call(contract.changeOfficeRole, { ...own, body: { role: 'support' } })).status).toBe(409);
  for (const deed of ['remove', 'demote'] as const) {
    const pair = [await world.addUser({ role: 'admin' }), await world.addUser({ role: 'admin' })] as const;
    const act = (by: TestUser, whom: TestUser) => {
      const params = { user_id: whom.userId };
      const caller = world.as(by);
      return deed === 'remove'
        ? caller.call(contract.removeAdministrator, { params })
        : caller.call(contract.changeOfficeRole, { params, body: { role: 'content' } });
    };
    await Promise.all(pair.map((one) => world.as(one).ok(contract.getOfficeAccess, {})));
    const answers = await Promise.all([act(pair[0], pair[1]), act(pair[1], pair[0])]);
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
    const left = await world.db
      .selectFrom('users')
      .select('user_id')
      .where('user_id', 'in', [pair[0].userId, pair[1].userId])
      .where('office_role', '=', 'owner')
      .where('status', '=', 'active')
      .execute();
    expect(left).toHaveLength(1);
  }
});

test('the database keeps the last owner, whoever writes (administrators-2)', async () => {
  const shop = await startTestApp();
  try {
    const [one, other] = [await shop.addUser({ role: 'admin' }), await shop.addUser({ role: 'admin' })];
    const demote = (user: TestUser) =>
      sql`update users set office_role = 'support' where user_id = ${user.userId}`.execute(shop.db);
    const tried = await Promise.allSettled([demote(one), demote(other)]);
    expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(sql`update users set office_role = null where role = 'admin'`.execute(shop.db)).rejects.toThrow(
      'users_office_role_one_check',
    );
  } finally {
    await shop.close();
  }
});

test('support blocks customers but no administrator, and nobody but an owner reads or changes who works here', async () => {
  const support = world.as(await world.addUser({ role: 'admin', office_role: 'support' }));
  const customer = await world.addUser();
  const body = { reason: 'Sold empty boxes' };
  await support.ok(office.blockUser, { params: { user_id: customer.userId }, body });
  const content = await world.addUser({ role: 'admin', office_role: 'content' });
  const params = { user_id: content.userId };
  expect((await support.call(office.blockUser, { params, body })).status).toBe(403);
  await owner.ok(office.blockUser, { params, body });
  expect((await support.call(office.unblockUser, { params, body: {} })).status).toBe(403);
  expect((await support.call(contract.listAdministrators, {})).status).toBe(403);
  expect((await invite('x@example.in', 'owner', support)).status).toBe(403);
  expect((await support.call(contract.removeAdministrator, { params: { user_id: ravi.userId } })).status).toBe(403);
  const { email } = await world.addUser();
  expect((await invite(email, 'content')).status).toBe(201);
  expect(await accept(await tokenFor(email))).toMatchObject({
    status: 409,
    body: { message: 'This e-mail is registered already.' },
  });
});
