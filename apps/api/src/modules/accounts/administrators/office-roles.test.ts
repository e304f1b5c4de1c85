import * as people from '@tawa/contract/accounts/administrators';
import * as contract from '@tawa/contract/accounts/administrators.roles';
import { login } from '@tawa/contract/accounts/auth';
import { beginVisit } from '@tawa/contract/accounts/auth.visits';
import { listAudit } from '@tawa/contract/insight/audit';
import { listAllOrders, noteOrders } from '@tawa/contract/ordering/orders.office';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestCaller } from '#testing/app.ts';
import { addRestaurant, type TestUser } from '#testing/factories.ts';

let world: TestApp;
let ravi: TestUser;
let owner: TestCaller;
beforeAll(async () => {
  world = await startTestApp();
  ravi = await world.addUser({ role: 'admin', name: 'Ravi Nair' });
  owner = world.as(ravi);
});
afterAll(() => world.close());

type Rights = contract.OfficeRoleForm['rights'];
const nightDesk: Rights = { orders: 'act', refunds: 'read', help: 'act' };
let made = 0;

async function add(rights: Rights = nightDesk, name = `Desk ${(made += 1)}`) {
  const { role } = await owner.ok(contract.addOfficeRole, { body: { name, text: 'At night', rights } });
  return { role, name, params: { office_role_id: Number(role) } };
}

const give = (user: TestUser, role: string, by = owner) =>
  by.call(people.changeOfficeRole, { params: { user_id: user.userId }, body: { role } });
const rowOf = async (role: string) =>
  (await owner.ok(contract.listOfficeRoles, {})).roles.find((row) => row.role === role);
const helper = (name = 'Asha Rao') => world.addUser({ role: 'admin', office_role: 'content', name });

test('a role of the office is given, changed for everybody who has it from the next call on, and told (administrators-4, administrators-6)', async () => {
  const asha = await helper();
  const desk = world.as(asha);
  expect((await desk.call(listAllOrders, {})).status).toBe(403);
  const { role, name, params } = await add();
  await give(asha, role);
  expect(await desk.ok(people.getOfficeAccess, {})).toMatchObject({ role, role_name: name, rights: nightDesk });
  expect((await desk.call(listAllOrders, {})).status).toBe(200);
  expect(await rowOf(role)).toMatchObject({ version: 1, holders: [{ name: 'Asha Rao', is_invited: false }] });

  const rights: Rights = { orders: 'read' };
  const body = { name, text: '', rights, version: 1 };
  await owner.ok(contract.updateOfficeRole, { params, body });
  expect((await desk.call(listAllOrders, {})).status).toBe(200);
  const note = { note: 'Called', order_numbers: ['FD-AAAAAA'] };
  expect((await desk.call(noteOrders, { body: note })).status).toBe(403);
  expect(await owner.call(contract.updateOfficeRole, { params, body })).toMatchObject({
    status: 409,
    body: { message: /Somebody changed this role meanwhile/ },
  });
  const { rows } = await owner.ok(listAudit, { query: { subject: 'office_role', subject_id: role } });
  expect(rows.map(({ action }) => action)).toEqual(['office_role.update', 'office_role.add']);
  expect(rows[0]).toMatchObject({ before: { orders: 'act', help: 'act' }, after: { orders: 'read' } });
});

test('a name is there once however it is written, and none is that of a ready role; a role gives something (administrators-4)', async () => {
  await add(nightDesk, 'Late shift');
  const tryName = (name: string, rights: Rights = nightDesk) =>
    owner.call(contract.addOfficeRole, { body: { name, text: '', rights } });
  expect(await tryName('LATE shift')).toMatchObject({ status: 409, body: { errors: { name: expect.anything() } } });
  expect(await tryName('support')).toMatchObject({ status: 400, body: { errors: { name: expect.anything() } } });
  expect(await tryName('Empty', {})).toMatchObject({ status: 400, body: { errors: { rights: expect.anything() } } });
  expect((await tryName('  ')).status).toBe(400);
  const wide = { name: 'Wide', text: '', rights: { administrators: 'act' } };
  const reply = await world.app.inject({
    method: 'POST',
    url: '/api/admin/roles',
    headers: { authorization: `Bearer ${await world.tokenOf(ravi)}` },
    payload: wide,
  });
  expect(reply.statusCode).toBe(400);
  const both = await Promise.all([tryName('Twice'), tryName('twice')]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
});

test('a copy says of what; ready roles cannot be changed or deleted, and nobody but an owner changes any (administrators-5)', async () => {
  const body = { name: 'Support without refunds', text: '', rights: nightDesk, copy_of: 'support' };
  const { role } = await owner.ok(contract.addOfficeRole, { body });
  const { rows } = await owner.ok(listAudit, { query: { subject: 'office_role', subject_id: role } });
  expect(rows).toMatchObject([{ action: 'office_role.copy', after: { copy_of: 'support' } }]);
  const reader = world.as(await world.addUser({ role: 'admin', rights: { administrators: 'read' } }));
  expect((await reader.call(contract.listOfficeRoles, {})).status).toBe(200);
  const params = { office_role_id: Number(role) };
  expect((await reader.call(contract.addOfficeRole, { body: { ...body, name: 'X' } })).status).toBe(403);
  expect((await reader.call(contract.deleteOfficeRole, { params, body: {} })).status).toBe(403);
  expect(
    (await reader.call(people.inviteAdministrator, { body: { name: 'X', email: 'x@example.in', role } })).status,
  ).toBe(403);
  expect((await owner.call(contract.deleteOfficeRole, { params: { office_role_id: 999 }, body: {} })).status).toBe(404);
});

test('an invitation carries a role of the office, which its link opens the office with (administrators-4)', async () => {
  const { role, name } = await add();
  const email = 'night.desk@example.in';
  await owner.ok(people.inviteAdministrator, { body: { name: 'Meera Das', email, role } });
  const tokenOf = async () => {
    const letters = (await world.letters()).filter(({ to }) => to === email);
    return /join-office#([\w-]+)/.exec(letters.at(-1)?.text ?? '')?.[1] ?? '';
  };
  expect(await world.guest.ok(people.readOfficeInvitation, { body: { token: await tokenOf() } })).toEqual({
    name: 'Meera Das',
    email,
    role_name: name,
    role_text: 'At night',
  });
  const { invitations } = await owner.ok(people.listAdministrators, {});
  const waiting = invitations.find((one) => one.email === email);
  expect(waiting).toMatchObject({ role, role_name: name });
  const params = { office_invitation_id: waiting?.office_invitation_id ?? 0 };
  await owner.ok(people.inviteAdministratorAgain, { params });
  const password = 'blue-lantern-42';
  const join = { token: await tokenOf(), mobile: '9845012345', password };
  const both = await Promise.all([1, 2].map(() => world.guest.call(people.acceptOfficeInvitation, { body: join })));
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422]);
  const entered = await world.guest.ok(login, { body: { usernameOrEmail: email, password, rememberMe: false } });
  const userId = 'userId' in entered ? entered.userId : 0;
  const desk = world.as({ userId, role: 'admin' });
  expect(await desk.ok(people.getOfficeAccess, {})).toMatchObject({ role, rights: nightDesk });
});

test('a process of the release before finds no invitation with a role of the office, and can renew none (administrators-6)', async () => {
  const { role } = await add();
  await owner.ok(people.inviteAdministrator, { body: { name: 'Old One', email: 'old.one@example.in', role } });
  const { rows } = await sql<{ bytes: number }>`select length(token_hash) as bytes from office_invitations
    where email = 'old.one@example.in'`.execute(world.db);
  expect(rows).toEqual([{ bytes: 33 }]);
  await expect(
    sql`update office_invitations set token_hash = substring(token_hash from 2) where email = 'old.one@example.in'`.execute(
      world.db,
    ),
  ).rejects.toThrow('office_invitations_token_hash_check');
  const asha = await world.addUser({ role: 'admin', rights: nightDesk });
  await sql`update users set office_role = 'content' where user_id = ${asha.userId}`.execute(world.db);
  expect(await world.as(asha).ok(people.getOfficeAccess, {})).toMatchObject({ role: 'content' });
});

test('a role that somebody has stays until all get another one in the same act, invitations too (administrators-7)', async () => {
  const { role, name, params } = await add();
  const asha = await helper('Asha Rao');
  await give(asha, role);
  await owner.ok(people.inviteAdministrator, { body: { name: 'Kiran Bhat', email: 'kiran@example.in', role } });
  expect(await owner.call(contract.deleteOfficeRole, { params, body: {} })).toMatchObject({
    status: 409,
    body: { message: 'Still in use by Asha Rao, Kiran Bhat. Choose the role they get instead.' },
  });
  expect((await owner.call(contract.deleteOfficeRole, { params, body: { instead: role } })).status).toBe(400);
  expect((await owner.call(contract.deleteOfficeRole, { params, body: { instead: 'owner' } })).status).toBe(400);
  await owner.ok(contract.deleteOfficeRole, { params, body: { instead: 'support' } });
  expect(await world.as(asha).ok(people.getOfficeAccess, {})).toMatchObject({ role: 'support' });
  const { administrators, invitations } = await owner.ok(people.listAdministrators, {});
  expect(administrators.find(({ user_id }) => user_id === asha.userId)).toMatchObject({ role: 'support' });
  expect(invitations.find(({ email }) => email === 'kiran@example.in')).toMatchObject({ role: 'support' });
  const { rows } = await owner.ok(listAudit, { query: { subject: 'user', subject_id: String(asha.userId) } });
  expect(rows[0]).toMatchObject({ before: { role: name }, after: { role: 'support' } });
  expect(await rowOf(role)).toBeUndefined();
  expect((await give(asha, role)).status).toBe(400);
});

test('whoever left keeps nothing of a role that is deleted meanwhile', async () => {
  const { role, params } = await add();
  const asha = await helper();
  await give(asha, role);
  await owner.ok(people.removeAdministrator, { params: { user_id: asha.userId } });
  await owner.ok(contract.deleteOfficeRole, { params, body: {} });
  await sql`update users set status = 'active', status_reason = null where user_id = ${asha.userId}`.execute(world.db);
  expect(await world.as(asha).ok(people.getOfficeAccess, {})).toMatchObject({ rights: {} });
  await sql`update users set status = 'blocked' where user_id = ${asha.userId}`.execute(world.db);
});

test('a role that is deleted while it is given is either gone or held, never both (administrators-7)', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { role, params } = await add();
    const asha = await helper();
    const [given, deleted] = await Promise.all([
      give(asha, role),
      owner.call(contract.deleteOfficeRole, { params, body: {} }),
    ]);
    expect([given.status, deleted.status]).toContainEqual(200);
    expect([given.status === 200, deleted.status === 200].filter(Boolean)).toHaveLength(1);
    const access = await world.as(asha).ok(people.getOfficeAccess, {});
    expect(access.role).toBe(given.status === 200 ? role : 'content');
  }
});

test('of two changes at once one counts, and an owner who was just demoted changes no role (administrators-5, administrators-7)', async () => {
  const { name, params } = await add();
  const edit = (text: string) =>
    owner.call(contract.updateOfficeRole, { params, body: { name, text, rights: nightDesk, version: 1 } });
  const both = await Promise.all([edit('One'), edit('Other')]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const [one, other] = [await world.addUser({ role: 'admin' }), await world.addUser({ role: 'admin' })];
  const role = params.office_role_id;
  const answers = await Promise.all([
    give(one, String(role), world.as(other)),
    give(other, String(role), world.as(one)),
  ]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('a visit ends with the right that it was begun by (administrators-6)', async () => {
  const { role, name, params } = await add({ restaurants: 'act' });
  const asha = await helper();
  await give(asha, role);
  const restaurant_id = await addRestaurant(world.deps);
  const reason = 'Cannot find the hours';
  const visit = await world.as(asha).call(beginVisit, { params: { restaurant_id }, body: { reason } });
  expect(visit.status).toBe(201);
  const open = () =>
    sql<{
      count: number;
    }>`select count(*)::int as count from sessions where visitor_id = ${asha.userId} and ended_at is null`.execute(
      world.db,
    );
  expect((await open()).rows).toEqual([{ count: 1 }]);
  const body = { name, text: '', rights: { restaurants: 'read' as const }, version: 1 };
  await owner.ok(contract.updateOfficeRole, { params, body });
  expect((await open()).rows).toEqual([{ count: 0 }]);
});
