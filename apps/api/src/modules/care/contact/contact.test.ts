import { createContact } from '@tawa/contract/care/contact';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#testing/app.ts';

let world: TestApp;
beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.close());

const letter = {
  name: 'Asha Rao',
  email: 'asha@example.in',
  mobile: '9876543210',
  subject: 'Hello',
  message: 'A word.',
};
const kept = () =>
  world.db
    .selectFrom('contact_messages')
    .select(['user_id', 'name', 'email', 'mobile', 'subject', 'message', 'status'])
    .orderBy('contact_id', 'desc')
    .execute();

test('anybody may leave a message, which is kept as new (contact-1)', async () => {
  const answered = await world.guest.ok(createContact, { body: { ...letter, userid: null } });
  expect(answered).toEqual({ message: 'Message sent successfully!' });
  expect((await kept())[0]).toEqual({ ...letter, user_id: null, status: 'new' });
});

test('a message of somebody who is signed in carries the account, and the mobile may be missing', async () => {
  const user = await world.addUser();
  const { mobile: _none, ...short } = letter;
  await world.as(user).ok(createContact, { body: { ...short, userid: null } });
  expect((await kept())[0]).toMatchObject({ user_id: user.userId, mobile: null });
});

test('a message in another account’s name is refused (contact-1)', async () => {
  const [user, other] = [await world.addUser(), await world.addUser()];
  const before = (await kept()).length;
  for (const caller of [world.guest, world.as(user)])
    expect((await caller.call(createContact, { body: { ...letter, userid: other.userId } })).status).toBe(403);
  expect(await kept()).toHaveLength(before);
});

test.each([
  ['name', '  ', 'Name is required'],
  ['email', 'asha', 'Invalid email'],
  ['email', '', 'Email is required'],
  ['mobile', '98765', 'Mobile must be 10 digits'],
  ['subject', '', 'Subject is required'],
  ['message', '', 'Message is required'],
  ['message', 'x'.repeat(4001), 'At most 4000 characters'],
])('%s as “%.20s” is refused with its own text', async (field, value, text) => {
  const answered = await world.guest.call(createContact, { body: { ...letter, [field]: value } });
  expect(answered).toMatchObject({ status: 400, body: { errors: { [field]: text }, message: text } });
});

test('one address cannot flood the office (contact-1)', async () => {
  const strict = await startTestApp({ env: { RATE_LIMIT_FACTOR: '1' } });
  const statuses = [];
  for (let sent = 0; sent < 21; sent++)
    statuses.push((await strict.guest.call(createContact, { body: letter })).status);
  await strict.close();
  expect(statuses.filter((status) => status === 201)).toHaveLength(20);
  expect(statuses.at(-1)).toBe(429);
});
