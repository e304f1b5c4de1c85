import { getNotificationChoices, updateNotificationChoice } from '@tawa/contract/accounts/notifications';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Sms } from '#platform/sms/sms.ts';
import { startTestApp, type TestApp } from '#testing/app.ts';
import { addRestaurant } from '#testing/factories.ts';
import { notify } from './notifications.service.ts';

let world: TestApp;
let sent: Parameters<Sms['send']>[0][];

beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.close());
beforeEach(() => {
  sent = [];
  world.deps.sms = { send: async (message) => void sent.push(message) };
});

const facts = { order_number: 'FD-7K3M9Q', total: 32_900, scheduled_for: null, time_zone: 'Asia/Kolkata' };
const tell = async (user_id: number) => {
  await notify(world.db, { to: { user_id }, kind: 'kitchen_order', facts });
  await world.deps.jobs.runDue();
  await world.deps.jobs.runDue();
};

async function addOwner() {
  const owner = await world.addUser({ role: 'restaurant' });
  await addRestaurant(world.deps, { owner_id: owner.userId });
  return owner;
}

test('with a provider a kitchen hears of a new order on its phone, until it switches that off', async () => {
  const owner = await addOwner();
  const caller = world.as(owner);
  expect((await caller.ok(getNotificationChoices, {})).offered).toContain('sms');
  await tell(owner.userId);
  expect(sent).toEqual([{ to: expect.stringMatching(/^\d{10}$/), text: 'New order. FD-7K3M9Q, ₹329.00' }]);
  await caller.ok(updateNotificationChoice, { body: { kind: 'kitchen_order', channel: 'sms', is_on: false } });
  await tell(owner.userId);
  expect(sent).toHaveLength(1);
});

test('without a provider nothing is offered and nothing waits for one', async () => {
  world.deps.sms = null;
  const owner = await addOwner();
  expect((await world.as(owner).ok(getNotificationChoices, {})).offered).not.toContain('sms');
  await tell(owner.userId);
  world.deps.sms = { send: async (message) => void sent.push(message) };
  await world.deps.jobs.runDue();
  expect(sent).toEqual([]);
});
