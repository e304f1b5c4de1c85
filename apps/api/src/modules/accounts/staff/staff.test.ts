import { changePassword } from '@tawa/contract/accounts/auth.account';
import { login, me } from '@tawa/contract/accounts/auth';
import { getDeskDay } from '@tawa/contract/tables/bookings.kitchen';
import { getEditedMenu } from '@tawa/contract/catalogue/menu.kitchen';
import * as contract from '@tawa/contract/accounts/staff';
import { invitationDays, type InvitedRole } from '@tawa/domain/accounts/staff';
import { dayMs } from '@tawa/domain/common/durations';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestCaller } from '#testing/app.ts';
import { addRestaurant, type TestUser } from '#testing/factories.ts';
import { openSession } from '#testing/sessions.ts';

let world: TestApp;
let ravi: TestUser;
let owner: TestCaller;
let restaurant_id: number;
beforeAll(async () => {
  world = await startTestApp();
  ravi = await world.addUser({ role: 'restaurant' });
  restaurant_id = await addRestaurant(world.deps, { owner_id: ravi.userId, restaurant_name: 'Lotus Leaf' });
  owner = world.as(ravi);
});
afterAll(() => world.close());

const password = 'blue-lantern-42';
const invite = (email: string, role: InvitedRole, caller = owner) =>
  caller.call(contract.inviteStaff, { body: { name: 'Asha Rao', email, role } });

/** What stands behind # in the newest letter to somebody. */
async function tokenFor(email: string): Promise<string> {
  const letters = (await world.letters()).filter(({ to, subject }) => to === email && subject.includes('invites you'));
  return /join-staff#([\w-]+)/.exec(letters.at(-1)?.text ?? '')?.[1] ?? '';
}
const accept = (token: string) =>
  world.guest.call(contract.acceptInvitation, { body: { token, mobile: '9845012345', password } });
const enter = (email: string) =>
  world.guest.call(login, { body: { usernameOrEmail: email, password, rememberMe: false } });

async function join(email: string, role: InvitedRole) {
  expect((await invite(email, role)).status).toBe(201);
  expect((await accept(await tokenFor(email))).status).toBe(201);
  const entered = await enter(email);
  if (entered.status !== 200) throw new Error('Nobody came in.');
  const { userId } = entered.body;
  const { staff } = await owner.ok(contract.listStaff, {});
  const staff_id = staff.find((one) => one.email === email)?.staff_id ?? 0;
  return {
    userId,
    staff_id,
    restaurant_id: entered.body.restaurant_id,
    caller: world.as({ userId, role: 'restaurant' }),
  };
}

test('an invitation says who invites, works once, and opens an account of the restaurant with its role (staff-1)', async () => {
  const email = 'asha.desk@example.in';
  await invite(email, 'front_desk');
  const token = await tokenFor(email);
  expect(await world.guest.ok(contract.readInvitation, { body: { token } })).toEqual({
    restaurant_name: 'Lotus Leaf',
    name: 'Asha Rao',
    email,
    role: 'front_desk',
  });
  for (const weak of ['lantern-42x', 'password1234']) {
    const body = { token, mobile: '9845012345', password: weak };
    expect(await world.guest.call(contract.acceptInvitation, { body })).toMatchObject({
      status: 400,
      body: { errors: { password: expect.any(String) } },
    });
  }
  const both = await Promise.all([accept(token), accept(token)]);
  expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, 422]);
  expect((await world.guest.call(contract.readInvitation, { body: { token } })).status).toBe(422);
  const entered = await enter(email);
  expect(entered).toMatchObject({ status: 200, body: { userType: 'restaurant', restaurant_id } });
  const userId = 'userId' in entered.body ? entered.body.userId : 0;
  const asha = world.as({ userId, role: 'restaurant' });
  expect(await asha.ok(me, {})).toMatchObject({ restaurant_id, email_verified: true });
  expect(await asha.ok(contract.getOwnAccess, {})).toEqual({
    role: 'front_desk',
    areas: ['own', 'board', 'handing_over', 'desk', 'complaints'],
  });
  expect((await asha.call(getDeskDay, { query: {} })).status).toBe(200);
  expect(await asha.call(getEditedMenu, {})).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  const change = { userid: userId, oldPassword: password, newPassword: 'password1234' };
  expect((await asha.call(changePassword, { body: change })).status).toBe(400);
});

test('a role changes with the next call, and whoever leaves loses every session and comes back by an invitation alone (staff-1)', async () => {
  const email = 'meera.menu@example.in';
  const meera = await join(email, 'menu');
  expect((await meera.caller.call(getEditedMenu, {})).status).toBe(200);
  const params = { staff_id: meera.staff_id };
  await owner.ok(contract.changeStaffRole, { params, body: { role: 'front_desk' } });
  expect((await meera.caller.call(getEditedMenu, {})).status).toBe(403);
  expect((await meera.caller.call(getDeskDay, { query: {} })).status).toBe(200);
  await owner.ok(contract.removeStaff, { params });
  expect((await meera.caller.call(me, {})).status).toBe(401);
  expect(await enter(email)).toMatchObject({ status: 403, body: { message: /no longer on the staff of Lotus Leaf/ } });
  expect((await owner.call(contract.removeStaff, { params })).status).toBe(404);
  const again = await join(email, 'orders');
  expect(again.userId).toBe(meera.userId);
  const actions = await world.db
    .selectFrom('audit_entries')
    .select(['action', 'actor_id'])
    .where('subject', '=', 'restaurant')
    .where('subject_id', '=', String(restaurant_id))
    .orderBy('audit_id')
    .execute();
  const steps = ['invite', 'join', 'role', 'remove', 'invite', 'join'].map((step) => `staff.${step}`);
  expect(actions.slice(-6).map(({ action }) => action)).toEqual(steps);
  expect(actions.slice(-6).map(({ actor_id }) => actor_id)).toEqual(
    steps.map((step) => (step === 'staff.join' ? meera.userId : ravi.userId)),
  );
});

test('an invitation ends by time, by another one, and by being taken back (staff-1)', async () => {
  const email = 'late.guest@example.in';
  await invite(email, 'orders');
  expect(await invite(email, 'menu')).toMatchObject({ status: 409, body: { errors: { email: expect.anything() } } });
  const first = await tokenFor(email);
  const { staff } = await owner.ok(contract.listStaff, {});
  const one = staff.find((member) => member.email === email);
  expect(one).toMatchObject({ state: 'invited', role: 'orders' });
  const params = { staff_id: one?.staff_id ?? 0 };
  await owner.ok(contract.inviteStaffAgain, { params });
  expect((await accept(first)).status).toBe(422);
  const second = await tokenFor(email);
  world.clock.advance(invitationDays * dayMs + 1000);
  await openSession(world.deps, ravi);
  expect((await accept(second)).status).toBe(422);
  const later = world.as(ravi);
  expect((await later.ok(contract.listStaff, {})).staff).toContainEqual(
    expect.objectContaining({ email, state: 'expired' }),
  );
  await later.ok(contract.inviteStaffAgain, { params });
  const third = await tokenFor(email);
  await later.ok(contract.removeStaff, { params });
  expect((await accept(third)).status).toBe(422);
  owner = later;
});

test('nobody but the owner sees or changes the staff, and an address with an account of its own is no one’s staff (staff-1)', async () => {
  const manager = await join('kiran.manager@example.in', 'manager');
  const other = world.as(await world.addUser({ role: 'restaurant' }));
  const params = { staff_id: manager.staff_id };
  const stranger = await world.addUser({ role: 'restaurant' });
  await addRestaurant(world.deps, { owner_id: stranger.userId });
  for (const [caller, status] of [
    [manager.caller, 403],
    [world.as(await world.addUser()), 403],
    [world.guest, 401],
    [world.as(stranger), 404],
    [other, 403],
  ] as const) {
    expect((await caller.call(contract.changeStaffRole, { params, body: { role: 'menu' } })).status).toBe(status);
    expect((await caller.call(contract.removeStaff, { params })).status).toBe(status);
    expect((await caller.call(contract.inviteStaffAgain, { params })).status).toBe(status);
  }
  expect((await manager.caller.call(contract.listStaff, {})).status).toBe(403);
  expect((await invite('x@example.in', 'menu', manager.caller)).status).toBe(403);
  expect(await world.as(stranger).ok(contract.listStaff, {})).toEqual({ staff: [] });
  const customer = await world.addUser();
  expect((await invite(customer.email, 'manager')).status).toBe(201);
  expect(await accept(await tokenFor(customer.email))).toMatchObject({
    status: 409,
    body: { message: 'This e-mail is registered already.' },
  });
});
