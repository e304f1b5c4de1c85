import { randomUUID } from 'node:crypto';
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

interface Press {
  by?: TestCaller;
  key?: string;
}
const write = (user: TestUser, text: string, { by = office, key = randomUUID() }: Press = {}) =>
  by.call(desk.writeToPerson, { params: { user_id: user.userId }, body: { text, key } });
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

test('of forty presses with one key at once one message comes, and its words stay the first ones (person-13)', async () => {
  const user = await world.addUser();
  const key = randomUUID();
  const answers = await Promise.all(Array.from({ length: 40 }, () => write(user, 'Your bag is at our desk.', { key })));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await inboxOf(user)).toHaveLength(1);
  const { events } = await office.ok(desk.getPerson, { params: { user_id: user.userId }, query: { tab: 'account' } });
  expect(events.filter(({ state }) => state === 'user.message')).toHaveLength(1);
  expect(await write(user, 'Your bag is lost.', { key })).toMatchObject({
    status: 409,
    body: { message: 'This message was sent already, in its first words.' },
  });
  await office.ok(blockUser, { params: { user_id: user.userId }, body: { reason: 'Fraud' } });
  expect((await write(user, 'Your bag is at our desk.', { key })).status).toBe(200);
  expect((await write(user, 'Something else')).status).toBe(409);
  expect((await write(user, 'Hello', { key: 'x' })).status).toBe(400);
  const other = await world.addUser();
  await Promise.all(['One', 'Two'].map((text) => write(other, text)));
  expect((await inboxOf(other)).map(({ body }) => body).toSorted()).toEqual(['One', 'Two']);
});

test('an empty or too long message is none, and neither is one to nobody, to oneself or to a blocked account (person-13)', async () => {
  const user = await world.addUser();
  for (const text of [' ', 'x'.repeat(desk.personMessageMax + 1)]) expect((await write(user, text)).status).toBe(400);
  expect((await write({ ...user, userId: 999_999 }, 'Hello')).status).toBe(404);
  const support = await world.addUser({ role: 'admin', office_role: 'support' });
  expect((await write(support, 'Hello', { by: world.as(support) })).status).toBe(409);
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
  expect((await write(await world.addUser(), 'Your bag is at our desk.', { by: caller })).status).toBe(status);
});
