import { changeOfficeRole } from '@tawa/contract/accounts/administrators';
import { listAudit } from '@tawa/contract/insight/audit';
import { listSessions, updateProfile } from '@tawa/contract/accounts/auth.account';
import { logout, me } from '@tawa/contract/accounts/auth';
import { endpoints } from '@tawa/contract/all';
import { createContact } from '@tawa/contract/care/contact';
import { getOwnAccess, listStaff } from '@tawa/contract/accounts/staff';
import { beginVisit } from '@tawa/contract/accounts/auth.visits';
import { visitMinutes } from '@tawa/domain/accounts/administrators';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { audiencesOf } from '#platform/live/events.ts';
import { startTestApp, type TestApp, type TestCaller } from '#testing/app.ts';
import { createCaller } from '#testing/caller.ts';
import { addRestaurant, type TestUser } from '#testing/factories.ts';
import { openSession } from '#testing/sessions.ts';
import { noteVisits } from './auth.visits.service.ts';

let world: TestApp;
let admin: TestUser;
let office: TestCaller;
let ravi: TestUser;
let restaurant_id: number;
beforeAll(async () => {
  world = await startTestApp();
  admin = await world.addUser({ role: 'admin', name: 'Nila Office' });
  office = world.as(admin);
  ravi = await world.addUser({ role: 'restaurant' });
  restaurant_id = await addRestaurant(world.deps, { owner_id: ravi.userId, restaurant_name: 'Lotus Leaf' });
});
afterAll(() => world.close());

const begin = (caller = office) =>
  caller.call(beginVisit, { params: { restaurant_id }, body: { reason: 'Cannot find the hours' } });

/** Calls with the token of a visit. */
const withToken = (token: string) =>
  createCaller((request) =>
    world.app.inject({ ...request, headers: { ...request.headers, authorization: `Bearer ${token}` } }),
  );

async function visit() {
  const answer = await begin();
  if (answer.status !== 201) throw new Error(`No visit: ${answer.status}`);
  return { ...answer.body, caller: withToken(answer.body.token) };
}

const actions = async () =>
  (await office.ok(listAudit, { query: { subject: 'restaurant', subject_id: String(restaurant_id) } })).rows;

test('a visit reads what the owner reads, for half an hour, and is written down with its reason from begin to end (auth-28)', async () => {
  const { caller, token, ...told } = await visit();
  expect(token).not.toBe('');
  expect(told).toMatchObject({ userId: ravi.userId, restaurant_id, restaurant_name: 'Lotus Leaf' });
  expect(await caller.ok(me, {})).toMatchObject({ userType: 'restaurant', restaurant_id });
  expect(await caller.ok(getOwnAccess, {})).toMatchObject({ role: 'owner' });
  expect((await actions())[0]).toMatchObject({
    action: 'restaurant.visit_begin',
    actor: 'Nila Office',
    reason: 'Cannot find the hours',
    after: { until: told.expires_at },
  });
  await caller.ok(logout, {});
  expect((await caller.call(me, {})).status).toBe(401);
  expect((await actions())[0]).toMatchObject({ action: 'restaurant.visit_end', actor: 'Nila Office' });
});

test('a visit that nobody ends is over with its time, and that is written down once', async () => {
  const { caller } = await visit();
  const before = (await actions()).length;
  world.clock.advance(visitMinutes * 60_000 + 1000);
  expect((await caller.call(me, {})).status).toBe(401);
  await openSession(world.deps, admin);
  office = world.as(admin);
  await Promise.all([noteVisits(world.deps), noteVisits(world.deps)]);
  const after = await actions();
  expect(after).toHaveLength(before + 1);
  expect(after[0]).toMatchObject({ action: 'restaurant.visit_end' });
});

describe('nothing is written on a visit (auth-28)', () => {
  let token = '';
  beforeAll(async () => {
    token = (await visit()).token;
  });
  const writes = endpoints.filter(({ name, endpoint }) => endpoint.method !== 'GET' && name !== 'logout');
  test.each(writes)('$name', async ({ endpoint }) => {
    const reply = await world.app.inject({
      method: endpoint.method,
      url: `/api${endpoint.path.replaceAll(/:\w+/g, '2000000000')}`,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      payload: '{}',
    });
    expect(reply.statusCode).toBe(403);
  });

  test('not even what would be right otherwise', async () => {
    const caller = withToken(token);
    const body = { name: 'Someone Else' };
    expect(await caller.call(updateProfile, { body })).toMatchObject({
      status: 403,
      body: { message: 'You are only looking. Nothing can be changed here.' },
    });
    const message = { name: 'Asha Rao', email: 'a@example.in', subject: 'Hello', message: 'Where is my order?' };
    expect((await caller.call(createContact, { body: message })).status).toBe(403);
    expect((await caller.call(listStaff, {})).status).toBe(200);
  });
});

describe('a visit sees the panel, and nothing of the person', () => {
  let token = '';
  beforeAll(async () => {
    token = (await visit()).token;
  });
  const readable = endpoints.filter(
    ({ endpoint: { method, access, stream } }) =>
      method === 'GET' && !stream && access !== 'public' && access.includes('restaurant'),
  );
  const ofPerson = `/users/deletion /users/two-factor /users/sessions /users/consents /users/exports /users/views
    /notifications /notifications/unread /notifications/choices /notifications/push-key /kitchen/pin /kitchen/tablet`.split(
    /\s+/,
  );
  test.each(readable)('$name', async ({ endpoint: { path } }) => {
    const reply = await world.app.inject({
      url: `/api${path.replaceAll(/:\w+/g, '2000000000')}`,
      headers: { authorization: `Bearer ${token}` },
    });
    expect(reply.statusCode === 403).toBe(ofPerson.includes(path));
  });

  test('hears what happens in the panel alone', () => {
    const owner = { role: 'restaurant', userId: 7, restaurantId: 3 } as const;
    const caller = { ...owner, sessionId: '', staffRole: 'owner', rights: {}, tablet: null } as const;
    expect(audiencesOf({ ...caller, visitorId: 1 })).toEqual(['restaurant:3']);
    expect(audiencesOf({ ...caller, visitorId: null })).toEqual(['user:7', 'restaurant:3']);
  });
});

test('the owner neither sees a visit among the devices nor loses one to it', async () => {
  const owner = world.as(ravi);
  const { sessions } = await owner.ok(listSessions, {});
  await visit();
  expect((await owner.ok(listSessions, {})).sessions).toHaveLength(sessions.length);
});

test('it is for owners and support alone, of a restaurant that is there, and ends with the role', async () => {
  const support = await world.addUser({ role: 'admin', office_role: 'support' });
  const answer = await begin(world.as(support));
  expect(answer.status).toBe(201);
  const token = answer.status === 201 ? answer.body.token : '';
  await office.ok(changeOfficeRole, { params: { user_id: support.userId }, body: { role: 'content' } });
  expect((await withToken(token).call(me, {})).status).toBe(401);
  for (const office_role of ['content', 'finance'] as const)
    expect((await begin(world.as(await world.addUser({ role: 'admin', office_role })))).status).toBe(403);
  for (const who of [await world.addUser(), ravi]) expect((await begin(world.as(who))).status).toBe(403);
  expect((await begin(world.guest)).status).toBe(401);
  const params = { restaurant_id: 2_000_000_000 };
  expect((await office.call(beginVisit, { params, body: { reason: 'Look' } })).status).toBe(404);
  expect((await office.call(beginVisit, { params: { restaurant_id }, body: { reason: ' ' } })).status).toBe(400);
});
