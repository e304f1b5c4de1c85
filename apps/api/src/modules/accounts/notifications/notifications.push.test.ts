import { randomUUID } from 'node:crypto';
import { logout } from '@tawa/contract/accounts/auth';
import {
  addPushSubscription,
  deletePushSubscription,
  getPushKey,
  listNotifications,
  readNotification,
  updateNotificationChoice,
} from '@tawa/contract/accounts/notifications';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestCaller } from '#testing/app.ts';
import { notify } from './notifications.service.ts';
import { createBrowser, readVapid, startPushService } from './testing/push-stand-in.ts';

let service: Awaited<ReturnType<typeof startPushService>>;
let world: TestApp;
let me: TestCaller;
let userId: number;

beforeAll(async () => {
  service = await startPushService();
  world = await startTestApp({ env: { PUSH_SERVICES: service.origin } });
});
afterAll(async () => {
  await world.close();
  await service.close();
});
beforeEach(async () => {
  service.arrived.length = 0;
  service.answerWith = 201;
  const user = await world.addUser();
  userId = user.userId;
  me = world.as(user);
});

const facts = {
  order_number: 'FD-7K3M9Q',
  restaurant_name: 'Dum & Handi',
  promised_to: null,
  time_zone: 'Asia/Kolkata',
  serving: 'delivery',
} as const;
const tell = (user_id = userId) => notify(world.db, { to: { user_id }, kind: 'order_accepted', facts });
/** Does what is due, and what that queued in turn. */
const work = async () => {
  await world.deps.jobs.runDue();
  await world.deps.jobs.runDue();
};

async function subscribe(caller = me, path: string = randomUUID()) {
  const browser = createBrowser();
  const body = { endpoint: `${service.origin}/${path}`, keys: browser.keys };
  expect((await caller.call(addPushSubscription, { body })).status).toBe(200);
  return { ...browser, endpoint: body.endpoint, path: `/${path}` };
}
const browsers = async () =>
  (await world.db.selectFrom('push_subscriptions').select('endpoint').where('user_id', '=', userId).execute()).length;
/** A job that failed waits; this lets it come again at once. */
const hurry = () => sql`update graphile_worker._private_jobs set run_at = now() where attempts > 0`.execute(world.db);

test('a push is signed with the server’s key and only the browser can read it: title, text and link (notifications-5)', async () => {
  const browser = await subscribe();
  const { key } = await me.ok(getPushKey, {});
  await tell();
  await work();
  expect(service.arrived).toHaveLength(1);
  const [push] = service.arrived;
  expect(push?.path).toBe(browser.path);
  const vapid = readVapid(push?.headers.authorization);
  expect(vapid.key).toBe(key);
  expect(vapid.claims).toMatchObject({ aud: service.origin, sub: expect.stringMatching(/^(mailto:|https:)/) });
  expect(push?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', topic: expect.stringMatching(/^n\d+$/) });
  expect(Number(push?.headers.ttl)).toBeGreaterThan(0);
  expect(push?.body.toString('latin1')).not.toContain('Dum & Handi');
  const opened: unknown = JSON.parse(browser.open(push?.body ?? Buffer.alloc(0)));
  expect(opened).toEqual({
    title: 'Order accepted',
    body: 'Dum & Handi is cooking your order FD-7K3M9Q. With you soon.',
    link: '/myorders/FD-7K3M9Q',
    tag: push?.headers.topic,
  });
});

test('a service that fails is tried again; nobody is told twice', async () => {
  await subscribe();
  service.answerWith = 503;
  await tell();
  await work();
  expect(service.arrived).toHaveLength(1);
  service.answerWith = 201;
  await hurry();
  await work();
  await hurry();
  await work();
  expect(service.arrived).toHaveLength(2);
});

test.each([404, 410])('a browser that is gone (%d) is forgotten, the others stay (notifications-5)', async (status) => {
  await subscribe();
  service.answerWith = status;
  await tell();
  await work();
  expect(await browsers()).toBe(0);
  service.answerWith = 201;
  await subscribe();
  await tell();
  await work();
  expect(await browsers()).toBe(1);
  expect(service.arrived).toHaveLength(2);
});

test('whoever signed out of a browser is told nothing there (notifications-5)', async () => {
  await subscribe();
  await me.ok(logout, {});
  await tell();
  await work();
  expect(service.arrived).toEqual([]);
});

test('a browser belongs to whoever is signed in there last', async () => {
  await subscribe(me, 'shared');
  const other = await world.addUser();
  await subscribe(world.as(other), 'shared');
  await tell();
  await work();
  expect(service.arrived).toEqual([]);
  await tell(other.userId);
  await work();
  expect(service.arrived).toHaveLength(1);
});

test('what was read before its push went is not pushed any more, and what is switched off never is (notifications-5)', async () => {
  await subscribe();
  await tell();
  service.answerWith = 503;
  await work();
  const { notifications } = await me.ok(listNotifications, {});
  await me.ok(readNotification, { params: { notification_id: notifications[0]?.notification_id ?? 0 } });
  await me.ok(updateNotificationChoice, { body: { kind: 'order_accepted', channel: 'web_push', is_on: false } });
  await tell();
  service.arrived.length = 0;
  await hurry();
  await work();
  expect(service.arrived).toEqual([]);
});

test('a person keeps the ten newest browsers and can take one back; nobody takes another’s', async () => {
  for (let count = 0; count < 12; count++) await subscribe();
  expect(await browsers()).toBe(10);
  const { endpoint } = await subscribe();
  const stranger = world.as(await world.addUser());
  await stranger.ok(deletePushSubscription, { body: { endpoint } });
  expect(await browsers()).toBe(10);
  await me.ok(deletePushSubscription, { body: { endpoint } });
  expect(await browsers()).toBe(9);
});

test('the server is not made to call an address of somebody’s choice, nor to use what is no key (notifications-6)', async () => {
  const { keys } = createBrowser();
  const refused = [
    { endpoint: 'http://127.0.0.1:1/', keys },
    { endpoint: 'https://metadata.internal/latest', keys },
    { endpoint: `${service.origin}/x`, keys: { ...keys, p256dh: 'B'.repeat(87) } },
  ];
  for (const body of refused) expect((await me.call(addPushSubscription, { body })).status).toBe(400);
  expect(await browsers()).toBe(0);
});
