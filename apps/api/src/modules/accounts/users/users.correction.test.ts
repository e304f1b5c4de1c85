import { verifyEmail } from '@tawa/contract/accounts/auth.account';
import * as desk from '@tawa/contract/accounts/users.person';
import { getUser } from '@tawa/contract/accounts/users.office';
import { listAudit } from '@tawa/contract/insight/audit';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestCaller } from '#testing/app.ts';
import type { TestUser } from '#testing/factories.ts';

let world: TestApp;
let office: TestCaller;

beforeAll(async () => {
  world = await startTestApp();
  office = world.as(await world.addUser({ role: 'admin', name: 'Ravi Nair' }));
});
afterAll(() => world.close());

const reason = 'Called from the proved number';
const paramsOf = ({ userId }: TestUser) => ({ params: { user_id: userId } });
type Who = { name: string; email: string | null; mobile: string | null };
const nobody: Who = { name: '', email: null, mobile: null };
async function seenOf(user: TestUser): Promise<Who> {
  const told = await office.call(getUser, paramsOf(user));
  if (told.status !== 200) return nobody;
  const { name, email, mobile } = told.body;
  return { name, email, mobile };
}
const correct = async (user: TestUser, body: Partial<Record<keyof Who, string>>, by = office, seen?: Who) =>
  by.call(desk.correctPerson, { ...paramsOf(user), body: { ...body, reason, seen: seen ?? (await seenOf(user)) } });
const entriesOf = async ({ userId }: TestUser) =>
  (await office.ok(listAudit, { query: { subject: 'user', subject_id: String(userId) } })).rows;
const prove = (user: TestUser, mobile: string) =>
  sql`update users set mobile = ${mobile}, mobile_verified_at = now(), email_verified_at = now()
    where user_id = ${user.userId}`.execute(world.db);

test('a name, e-mail and number are corrected: both are proved again, the e-mail before is told, sessions stay (person-9)', async () => {
  const user = await world.addUser();
  await prove(user, '9002930030');
  const token = await world.tokenOf(user);
  const fresh = `kiran.${user.userId}@example.in`;
  expect(await correct(user, { name: 'Kiran Bhat', email: fresh.toUpperCase(), mobile: '90029 30031' })).toMatchObject({
    status: 200,
  });
  expect(await office.ok(getUser, paramsOf(user))).toMatchObject({
    name: 'Kiran Bhat',
    email: fresh,
    email_verified: false,
    mobile: '9002930031',
    mobile_verified: false,
  });
  const letters = await world.letters();
  expect(letters.filter(({ to }) => to === user.email).map(({ subject }) => subject)).toEqual([
    'Your e-mail address was changed',
  ]);
  const proof = letters.find(({ to }) => to === fresh);
  expect(proof?.subject).toBe('Confirm your e-mail address');
  await world
    .as(user)
    .ok(verifyEmail, { body: { token: /verify-email#([\w-]+)/.exec(JSON.stringify(proof))?.[1] ?? '' } });
  expect((await office.ok(getUser, paramsOf(user))).email_verified).toBe(true);
  expect(
    (await world.app.inject({ url: '/api/users/me', headers: { authorization: `Bearer ${token}` } })).statusCode,
  ).toBe(200);
  const [entry] = await entriesOf(user);
  expect(entry).toMatchObject({ action: 'user.correct', reason, after: { corrected: ['name', 'e-mail', 'mobile'] } });
  expect(JSON.stringify(entry?.after) + JSON.stringify(entry?.before)).not.toMatch(/example|9002930031/);
});

test('a name alone leaves what was proved, and nobody is written to (person-9)', async () => {
  const user = await world.addUser();
  await prove(user, '9002930040');
  expect((await correct(user, { name: 'Meera Das', mobile: '9002930040' })).status).toBe(200);
  expect(await office.ok(getUser, paramsOf(user))).toMatchObject({ email_verified: true, mobile_verified: true });
  expect((await world.letters()).filter(({ to }) => to === user.email)).toEqual([]);
  expect((await entriesOf(user))[0]).toMatchObject({ after: { corrected: ['name'] } });
});

test('what belongs to somebody else is refused under its field, and nothing is changed (person-9)', async () => {
  const user = await world.addUser();
  const other = await world.addUser();
  await prove(other, '9002930050');
  expect(await correct(user, { name: 'Not Kept', email: other.email })).toMatchObject({
    status: 409,
    body: { errors: { email: 'Another account has this e-mail.' } },
  });
  expect(await correct(user, { name: 'Not Kept', mobile: '9002930050' })).toMatchObject({
    status: 409,
    body: { errors: { mobile: 'Another account has confirmed this number.' } },
  });
  expect((await office.ok(getUser, paramsOf(user))).name).not.toBe('Not Kept');
  expect(await entriesOf(user)).toEqual([]);
});

test('a correction without a change, a form or a reason is none (person-9)', async () => {
  const user = await world.addUser();
  for (const bad of [{ name: ' ' }, { email: 'kiran' }, { mobile: '12' }])
    expect((await correct(user, bad)).status).toBe(400);
  const body = { name: 'Kiran', reason: '  ', seen: nobody };
  expect((await office.call(desk.correctPerson, { ...paramsOf(user), body })).status).toBe(400);
  expect((await correct(user, {})).status).toBe(409);
  expect((await correct({ ...user, userId: 999_999 }, { name: 'Kiran' })).status).toBe(404);
});

test('of two presses one counts, and two who correct different things both do (person-9)', async () => {
  const user = await world.addUser();
  const email = `twice.${user.userId}@example.in`;
  const twice = await Promise.all([correct(user, { email }), correct(user, { email })]);
  expect(twice.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 409]);
  expect((await world.letters()).filter(({ to }) => to === user.email)).toHaveLength(1);
  const both = await Promise.all([correct(user, { name: 'Leela Nambiar' }), correct(user, { mobile: '9002930060' })]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(await office.ok(getUser, paramsOf(user))).toMatchObject({
    name: 'Leela Nambiar',
    mobile: '9002930060',
    email,
  });
  const rivals = [await world.addUser(), await world.addUser()];
  const wanted = `one.${user.userId}@example.in`;
  const raced = await Promise.all(rivals.map((rival) => correct(rival, { email: wanted })));
  expect(raced.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 409]);
});

test('of many who correct one field at once one does, and the others read what the account says by now (person-14)', async () => {
  const user = await world.addUser();
  const seen = await seenOf(user);
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, one) =>
      correct(user, { name: `Name ${String.fromCodePoint(65 + one)}` }, office, seen),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const now = await seenOf(user);
  expect(now.name).toMatch(/^Name [A-L]$/);
  const late = answers.filter(({ status }) => status === 409);
  expect(late).toHaveLength(11);
  for (const { body } of late) expect(body).toMatchObject({ current: now });
  expect(await entriesOf(user)).toHaveLength(1);
  expect((await correct(user, { name: 'Over it' }, office, now)).status).toBe(200);
});

test('what its person changed meanwhile is not written over, and what nobody corrects may have changed (person-14)', async () => {
  const user = await world.addUser();
  const seen = await seenOf(user);
  await sql`update users set name = 'Own Name' where user_id = ${user.userId}`.execute(world.db);
  expect(await correct(user, { name: 'Kiran' }, office, seen)).toMatchObject({
    status: 409,
    body: { current: { ...seen, name: 'Own Name' } },
  });
  expect((await correct(user, { mobile: '9002930077' }, office, seen)).status).toBe(200);
  expect(await seenOf(user)).toMatchObject({ name: 'Own Name', mobile: '9002930077' });
  for (const poor of [{ name: 'x' }, { ...seen, more: 1 }]) {
    const body = { name: 'Kiran', reason, seen: poor };
    const url = `/api${desk.correctPerson.path.replace(':user_id', String(user.userId))}`;
    const headers = { authorization: `Bearer ${await world.tokenOf(await world.addUser({ role: 'admin' }))}` };
    expect((await world.app.inject({ method: 'PATCH', url, headers, payload: body })).statusCode).toBe(400);
  }
});

test.each([
  ['owner', 200],
  ['support', 200],
  ['content', 403],
  ['finance', 403],
] as const)('%s corrects a customer: %s (person-9)', async (office_role, status) => {
  const caller = world.as(await world.addUser({ role: 'admin', office_role }));
  expect((await correct(await world.addUser(), { name: 'Kiran' }, caller)).status).toBe(status);
});

test('an administrator is an owner’s to correct, and nobody corrects themselves here (person-9)', async () => {
  const support = await world.addUser({ role: 'admin', office_role: 'support' });
  const finance = await world.addUser({ role: 'admin', office_role: 'finance' });
  expect((await correct(finance, { name: 'Leela' }, world.as(support))).status).toBe(403);
  expect((await correct(support, { name: 'Leela' }, world.as(support))).status).toBe(409);
  expect((await correct(finance, { name: 'Leela' })).status).toBe(200);
});
