import { listNotifications, updateNotificationChoice } from '@tawa/contract/accounts/notifications';
import * as desk from '@tawa/contract/accounts/users.person';
import { blockUser } from '@tawa/contract/accounts/users.office';
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

const write = (user: TestUser, text: string, by = office) =>
  by.call(desk.writeToPerson, { params: { user_id: user.userId }, body: { text } });
const inboxOf = async (user: TestUser) => (await world.as(user).ok(listNotifications, {})).notifications;

test('a message stands in the inbox and in the picture, whole, and can be switched off by mail (person-13)', async () => {
  const user = await world.addUser();
  const text = 'x'.repeat(desk.personMessageMax);
  expect((await write(user, text)).status).toBe(200);
  expect(await inboxOf(user)).toEqual([
    expect.objectContaining({ kind: 'house_message', title: 'A message from Tawa', body: text, link: null }),
  ]);
  const { events } = await office.ok(desk.getPerson, { params: { user_id: user.userId }, query: { tab: 'account' } });
  expect(events.find(({ state }) => state === 'user.message')).toMatchObject({ words: text, actor: 'Ravi Nair' });
  const off = { kind: 'house_message', channel: 'email' as const, is_on: false };
  expect((await world.as(user).call(updateNotificationChoice, { body: off })).status).toBe(200);
});

test('an empty or too long message is none, and neither is one to nobody, to oneself or to a blocked account (person-13)', async () => {
  const user = await world.addUser();
  for (const text of [' ', 'x'.repeat(desk.personMessageMax + 1)]) expect((await write(user, text)).status).toBe(400);
  expect((await write({ ...user, userId: 999_999 }, 'Hello')).status).toBe(404);
  const support = await world.addUser({ role: 'admin', office_role: 'support' });
  expect((await write(support, 'Hello', world.as(support))).status).toBe(409);
  await office.ok(blockUser, { params: { user_id: user.userId }, body: { reason: 'Fraud' } });
  expect((await write(user, 'Hello')).status).toBe(409);
});

test.each([
  ['owner', 200],
  ['support', 200],
  ['content', 403],
  ['finance', 403],
] as const)('%s writes to a customer: %s (person-13)', async (office_role, status) => {
  const caller = world.as(await world.addUser({ role: 'admin', office_role }));
  expect((await write(await world.addUser(), 'Your bag is at our desk.', caller)).status).toBe(status);
});
