import { createComplaint } from '@tawa/contract/care/complaints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestCaller } from '#testing/app.ts';

let world: TestApp;
let mine: { order_id: number; order_number: string; user_id: number };
let theirs: { order_id: number; order_number: string };
let caller: TestCaller;

beforeAll(async () => {
  world = await startTestApp({ isDemo: true });
  const orders = world.db.selectFrom('orders').select(['order_id', 'order_number', 'user_id']).orderBy('order_id');
  mine = await orders.executeTakeFirstOrThrow();
  theirs = await orders.where('user_id', '!=', mine.user_id).executeTakeFirstOrThrow();
  caller = world.as({ userId: mine.user_id, role: 'user' });
  await world.db.deleteFrom('complaints').execute();
});
afterAll(() => world.close());

const filled = (change: object = {}) => ({
  userId: `${mine.user_id}`,
  orderId: mine.order_number,
  email: 'asha@example.in',
  phone: '9876543210',
  name: 'Asha Rao',
  message: 'The curry was cold.',
  ...change,
});
const kept = () =>
  world.db
    .selectFrom('complaints')
    .select(['complaint_id', 'user_id', 'order_id', 'name', 'email', 'phone', 'subject', 'message', 'status'])
    .orderBy('complaint_id', 'desc')
    .execute();

test('a complaint about an own order is kept as open', async () => {
  const { complaint_id, message } = await caller.ok(createComplaint, { body: filled({ subject: 'Cold food' }) });
  expect(message).toBe('Complaint submitted successfully.');
  expect((await kept())[0]).toEqual({
    complaint_id,
    user_id: mine.user_id,
    order_id: mine.order_id,
    name: 'Asha Rao',
    email: 'asha@example.in',
    phone: '9876543210',
    subject: 'Cold food',
    message: 'The curry was cold.',
    status: 'open',
  });
});

test('the order may be named by its number in any case, with spaces around it, or by its id (complaints-1)', async () => {
  for (const orderId of [` ${mine.order_number.toLowerCase()} `, `${mine.order_id}`, mine.order_id])
    await caller.ok(createComplaint, { body: filled({ orderId }) });
  expect((await kept()).slice(0, 3).map((row) => row.order_id)).toEqual([mine.order_id, mine.order_id, mine.order_id]);
  expect((await kept())[0]?.subject).toBeNull();
});

test('somebody else’s order reads like one that does not exist (complaints-1)', async () => {
  const before = (await kept()).length;
  for (const orderId of [theirs.order_number, `${theirs.order_id}`, 'FD-ZZZZZZ', '999999', "' or 1=1"]) {
    const answered = await caller.call(createComplaint, { body: filled({ orderId }) });
    expect(answered).toMatchObject({ status: 400, body: { errors: { orderId: 'This is not one of your orders.' } } });
  }
  expect(await kept()).toHaveLength(before);
});

test('nobody complains in another account’s name, as a guest, or from a panel (complaints-1)', async () => {
  const body = filled({ userId: `${mine.user_id + 1}` });
  expect((await caller.call(createComplaint, { body })).status).toBe(403);
  expect((await world.guest.call(createComplaint, { body: filled() })).status).toBe(401);
  for (const role of ['restaurant', 'admin'] as const)
    expect((await world.as(await world.addUser({ role })).call(createComplaint, { body: filled() })).status).toBe(403);
});

test.each([
  ['userId', '', 'User ID is required'],
  ['userId', '99', 'User ID is too short.'],
  ['orderId', ' ', 'Order ID is required'],
  ['email', '', 'Email is required'],
  ['email', 'asha@example', 'Invalid email address.'],
  ['phone', '', 'Mobile number is required'],
  ['phone', '98765432100', 'Mobile number must be 10 digits.'],
  ['phone', '98765 4321', 'Mobile number must be 10 digits.'],
  ['name', '', 'Name is required'],
  ['name', 'A', 'Name is too short.'],
  ['subject', 'ab', 'Subject is too short.'],
  ['message', '', 'Message is required'],
  ['message', '  short   ', 'Message must be at least 10 characters.'],
])('%s as “%s” is refused with its own text (complaints-1)', async (field, value, text) => {
  const answered = await caller.call(createComplaint, { body: filled({ [field]: value }) });
  expect(answered).toMatchObject({ status: 400, body: { errors: { [field]: text } } });
});

test('every missing field is named at once', async () => {
  const reply = await world.app.inject({
    method: 'POST',
    url: '/api/complaints',
    headers: {
      authorization: `Bearer ${await world.tokenOf({ userId: mine.user_id, role: 'user' })}`,
      'content-type': 'application/json',
    },
    payload: '{}',
  });
  expect(reply.statusCode).toBe(400);
  expect(Object.keys(reply.json().errors)).toEqual(['userId', 'orderId', 'email', 'phone', 'name', 'message']);
});
