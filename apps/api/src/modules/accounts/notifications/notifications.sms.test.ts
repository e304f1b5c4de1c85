import { getNotificationChoices, updateNotificationChoice } from '@tawa/contract/accounts/notifications';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from 'kysely';
import type { Sms } from '#platform/sms/sms.ts';
import { startTestApp, type TestApp } from '#testing/app.ts';
import { addRestaurant } from '#testing/factories.ts';
import { notify } from './notifications.service.ts';
import { sendTexts } from './notifications.sms.service.ts';
import { sendNotices } from './sending.ts';

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

test('a message that the gateway refuses is tried again and goes out once, or is given up after six tries', async () => {
  const owner = await addOwner();
  let failures = 1;
  const tried: string[] = [];
  world.deps.sms = {
    async send(message) {
      tried.push(message.text);
      if (failures-- > 0) throw new Error('The gateway is busy.');
      sent.push(message);
    },
  };
  const again = async () => {
    await sql`update waiting_texts set send_after = now()`.execute(world.db);
    await world.deps.jobs.runDue();
  };
  await tell(owner.userId);
  expect([tried, sent]).toEqual([[expect.any(String)], []]);
  await again();
  await again();
  expect([tried.length, sent.length]).toEqual([2, 1]);
  failures = 100;
  await tell(owner.userId);
  for (let turn = 0; turn < 8; turn++) await again();
  expect(tried).toHaveLength(2 + 6);
  expect(await world.db.selectFrom('waiting_texts').selectAll().execute()).toEqual([]);
});

test('two processes that send at once send each message once', async () => {
  const owner = await addOwner();
  await notify(world.db, { to: { user_id: owner.userId }, kind: 'kitchen_order', facts });
  await sendNotices(world.deps, 50);
  await Promise.all([1, 2, 3, 4].map(() => sendTexts(world.deps, 10)));
  expect(sent).toHaveLength(1);
});
