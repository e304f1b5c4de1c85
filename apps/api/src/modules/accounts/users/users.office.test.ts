import { listAudit } from '@tawa/contract/insight/audit';
import { login } from '@tawa/contract/accounts/auth';
import * as desk from '@tawa/contract/accounts/users.office';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestCaller } from '#testing/app.ts';
import type { TestUser } from '#testing/factories.ts';

let world: TestApp;
let admin: TestUser;
let office: TestCaller;

beforeAll(async () => {
  world = await startTestApp();
  admin = await world.addUser({ role: 'admin', name: 'Ravi Nair' });
  office = world.as(admin);
});
afterAll(() => world.close());

const paramsOf = ({ userId }: TestUser) => ({ params: { user_id: userId } });
const newest = async (user: TestUser) => {
  const query = { subject: 'user', subject_id: String(user.userId) };
  return (await office.ok(listAudit, { query })).rows[0];
};

test('a block ends every session at once, is told at the login, and is written down; taken back, it lets in again (users-1)', async () => {
  const user = await world.addUser();
  const token = await world.tokenOf(user);
  const me = () => world.app.inject({ url: '/api/users/me', headers: { authorization: `Bearer ${token}` } });
  const before = (await me()).statusCode;
  await office.ok(desk.blockUser, { ...paramsOf(user), body: { reason: 'Sold empty boxes' } });
  const credentials = { body: { usernameOrEmail: user.email, password: user.password } };
  expect([before, (await me()).statusCode]).toEqual([200, 401]);
  expect(await world.guest.call(login, credentials)).toMatchObject({
    status: 403,
    body: { message: 'This account is blocked. Sold empty boxes' },
  });
  expect(await newest(user)).toMatchObject({
    actor: 'Ravi Nair',
    action: 'user.block',
    reason: 'Sold empty boxes',
    before: { status: 'active' },
    after: { status: 'blocked' },
  });
  await office.ok(desk.unblockUser, { ...paramsOf(user), body: {} });
  expect((await world.guest.call(login, credentials)).status).toBe(200);
  expect(await newest(user)).toMatchObject({ action: 'user.unblock', after: { status: 'active' } });
});

test('nobody blocks himself, and of two administrators who block each other one stays (users-1)', async () => {
  expect((await office.call(desk.blockUser, { ...paramsOf(admin), body: { reason: 'Tired' } })).status).toBe(409);
  const [one, other] = [await world.addUser({ role: 'admin' }), await world.addUser({ role: 'admin' })];
  const block = (by: TestUser, whom: TestUser) =>
    world.as(by).call(desk.blockUser, { ...paramsOf(whom), body: { reason: 'Rivals' } });
  await Promise.all([world.as(one).ok(desk.listUsers, {}), world.as(other).ok(desk.listUsers, {})]);
  const answers = await Promise.all([block(one, other), block(other, one)]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const { rows } = await sql<{ active: number }>`select count(*) as active from users
    where user_id in (${one.userId}, ${other.userId}) and status = 'active'`.execute(world.db);
  expect(rows[0]?.active).toBe(1);
});

test('cash, notes and a reset link each leave their mark; a note’s words stay out of the log', async () => {
  const user = await world.addUser();
  await office.ok(desk.allowCash, { ...paramsOf(user), body: { allowed: false } });
  expect(await newest(user)).toMatchObject({ before: { cod_allowed: true }, after: { cod_allowed: false } });
  await office.ok(desk.addUserNote, { ...paramsOf(user), body: { note: 'Called about a late order' } });
  expect(JSON.stringify(await newest(user))).not.toContain('late order');
  await office.ok(desk.sendResetLink, { ...paramsOf(user), body: {} });
  expect((await world.letters()).filter(({ to }) => to === user.email)).toHaveLength(1);
  const shown = await office.ok(desk.getUser, paramsOf(user));
  expect(shown).toMatchObject({ cod_allowed: 0, notes: [{ note: 'Called about a late order', author: 'Ravi Nair' }] });
  expect(shown.history.map(({ action }) => action)).toEqual(['user.reset_link', 'user.note', 'user.cash']);
  const owner = await world.addUser({ role: 'restaurant' });
  expect((await office.call(desk.allowCash, { ...paramsOf(owner), body: { allowed: false } })).status).toBe(409);
});

test('who has no e-mail is sent no link, and the office is told so', async () => {
  const user = await world.addUser();
  await sql`update users set email = null, password_hash = null, mobile_verified_at = now()
    where user_id = ${user.userId}`.execute(world.db);
  expect(await office.call(desk.sendResetLink, { ...paramsOf(user), body: {} })).toMatchObject({ status: 409 });
  expect(await office.ok(desk.getUser, paramsOf(user))).toMatchObject({
    email: null,
    mobile_verified: true,
    has_password: false,
  });
  const found = await office.ok(desk.listUsers, { query: { search: user.name } });
  expect(found.rows.some(({ user_id }) => user_id === user.userId)).toBe(true);
});

test('a refused deed is not written down, and what was written is never changed (audit-1)', async () => {
  const user = await world.addUser();
  await office.call(desk.unblockUser, { ...paramsOf(user), body: {} });
  expect(await newest(user)).toBeUndefined();
  await expect(sql`update audit_entries set reason = 'x'`.execute(world.db)).rejects.toThrow('audit_entries');
  await expect(sql`delete from audit_entries`.execute(world.db)).rejects.toThrow('audit_entries');
});

test('pages are right from the first to the last, whichever way they are sorted, and search finds parts of words (lists-1)', async () => {
  await sql`insert into users (role, name, username, email, mobile, password_hash, created_on)
    select 'user', 'Guest ' || lpad(n::text, 3, '0'), 'guest.' || n, 'guest' || n || '@many.in', '9000000000', 'x',
      timestamptz '2025-03-01 10:00+05:30' + n * interval '1 hour' from generate_series(1, 130) n`.execute(world.db);
  const names = async (sort: string) => {
    const seen: string[] = [];
    for (let page = 1; page <= 6; page++) {
      const answer = await office.ok(desk.listUsers, { query: { search: '@MANY.in', sort, page } });
      expect(answer).toMatchObject({ total: 130, total_pages: 6 });
      seen.push(...answer.rows.map(({ name }) => name));
    }
    return seen;
  };
  const upward = await names('name');
  expect(upward).toHaveLength(130);
  expect(upward).toEqual(upward.toSorted());
  expect(await names('-name')).toEqual(upward.toReversed());
  expect(await names('created_on')).toEqual(upward);
  const beyond = await office.ok(desk.listUsers, { query: { search: '@many.in', sort: 'name', page: 99 } });
  expect(beyond.rows.map(({ name }) => name)).toEqual(upward.slice(125));
  const days = { search: '@many.in', from: '2025-03-02', to: '2025-03-02' };
  expect((await office.ok(desk.listUsers, { query: days })).total).toBe(24);
  expect((await office.call(desk.listUsers, { query: { from: '2025-02-30' } })).status).toBe(400);
  expect((await office.ok(desk.listUsers, { query: { search: '%' } })).total).toBe(0);
});

test('the file holds every row that the filters leave, and no formula (lists-2)', async () => {
  await world.addUser({ name: '=SUM(A1)' });
  const reply = await world.app.inject({
    url: '/api/admin/users/csv?search=SUM',
    headers: { authorization: `Bearer ${await world.tokenOf(admin)}` },
  });
  expect(reply.headers['content-type']).toContain('text/csv');
  const [head, row, rest] = reply.body.trim().split('\n');
  expect(head).toContain('user_id,role,name');
  expect(row).toContain("'=SUM(A1)");
  expect(rest).toBeUndefined();
});
