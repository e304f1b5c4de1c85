import {
  countUnread,
  getNotificationChoices,
  listNotifications,
  readAllNotifications,
  readNotification,
  updateNotificationChoice,
} from '@tawa/contract/accounts/notifications';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestCaller } from '#testing/app.ts';
import { addRestaurant } from '#testing/factories.ts';
import { notify } from './notifications.service.ts';

let world: TestApp;
let me: TestCaller;
let userId: number;

beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.close());
beforeEach(async () => {
  const user = await world.addUser();
  userId = user.userId;
  me = world.as(user);
});

async function tell(count: number, user_id = userId) {
  for (let each = 0; each < count; each++)
    await notify(world.db, { to: { user_id }, kind: 'security_sign_in', facts: { device: `Device ${each}` } });
}
const bodies = async (query = {}) =>
  (await me.ok(listNotifications, { query })).notifications.map(({ body }) => body.split('.')[0]);

test('the inbox comes newest first, a page at a time, each notification once though new ones arrive', async () => {
  await tell(45);
  const seen: number[] = [];
  let before: number | null = null;
  do {
    const page: Awaited<ReturnType<typeof load>> = await load(before);
    seen.push(...page.notifications.map((one) => one.notification_id));
    await tell(1);
    before = page.next;
  } while (before !== null);
  expect(seen).toHaveLength(45);
  expect(new Set(seen).size).toBe(45);
  expect(seen).toEqual(seen.toSorted((one, other) => other - one));
});
const load = (before: number | null) => me.ok(listNotifications, { query: before === null ? {} : { before } });

test('the bell leaves out what the board of a kitchen shows by itself; the inbox keeps it (notifications-12)', async () => {
  await tell(1);
  for (const order_number of ['FD-7K3M9Q', 'FD-8K3M9Q'])
    await notify(world.db, { to: { user_id: userId }, kind: 'kitchen_order_missed', facts: { order_number } });
  const { notifications, unread } = await me.ok(listNotifications, {});
  expect(notifications).toHaveLength(3);
  expect([unread, (await me.ok(countUnread, {})).unread]).toEqual([1, 1]);
});

test('reading one lowers the count once, and other pages of the reader hear of it', async () => {
  await tell(2);
  const { notifications, unread } = await me.ok(listNotifications, {});
  expect(unread).toBe(2);
  const [newest] = notifications;
  const read = () => me.ok(readNotification, { params: { notification_id: newest?.notification_id ?? 0 } });
  expect(await read()).toEqual({ unread: 1 });
  expect(await read()).toEqual({ unread: 1 });
  expect(await bodies({ only: 'unread' })).toEqual(['Device 0']);
  const events = await world.db
    .selectFrom('live_events')
    .select('kind')
    .where('audience', '=', `user:${userId}`)
    .execute();
  expect(events).toHaveLength(3);
});

test('reading all leaves what came after the list was shown', async () => {
  await tell(3);
  const { notifications } = await me.ok(listNotifications, {});
  await tell(1);
  const up_to = notifications[0]?.notification_id ?? 0;
  expect(await me.ok(readAllNotifications, { body: { up_to } })).toEqual({ unread: 1 });
  expect(await me.ok(countUnread, {})).toEqual({ unread: 1 });
});

test('nobody reads, counts or marks what was told to another (notifications-4)', async () => {
  await tell(2);
  const { notifications } = await me.ok(listNotifications, {});
  const notification_id = notifications[0]?.notification_id ?? 0;
  const stranger = world.as(await world.addUser({ role: 'admin' }));
  expect(await stranger.ok(listNotifications, {})).toEqual({ notifications: [], next: null, unread: 0 });
  expect((await stranger.call(readNotification, { params: { notification_id } })).status).toBe(404);
  expect(await stranger.ok(readAllNotifications, { body: { up_to: notification_id } })).toEqual({ unread: 0 });
  expect(await me.ok(countUnread, {})).toEqual({ unread: 2 });
});

test.each(['user', 'restaurant', 'admin'] as const)(
  'a choice of the role %s is kept, and only its own (notifications-3)',
  async (role) => {
    const enter = async () => {
      const user = await world.addUser({ role });
      if (role === 'restaurant') await addRestaurant(world.deps, { owner_id: user.userId });
      return world.as(user);
    };
    const caller = await enter();
    const before = await caller.ok(getNotificationChoices, {});
    expect(before.offered).toEqual(['email', 'web_push']);
    const kinds = before.sections.flatMap((section) => section.kinds);
    const one = kinds.find(({ channels }) => channels.email === 'on');
    if (!one) throw new Error('Nothing to choose.');
    const set = (is_on: boolean) =>
      caller.ok(updateNotificationChoice, { body: { kind: one.kind, channel: 'email', is_on } });
    const now = async (who: TestCaller) =>
      (await who.ok(getNotificationChoices, {})).sections
        .flatMap((section) => section.kinds)
        .find(({ kind }) => kind === one.kind)?.channels.email;
    await set(false);
    expect(await now(caller)).toBe('off');
    expect(await now(await enter())).toBe('on');
    await set(true);
    expect(await now(caller)).toBe('on');
  },
);

test('what cannot be switched, is not offered or is not the role’s is refused (notifications-3)', async () => {
  const refused = [
    { kind: 'security_password', channel: 'email', is_on: false },
    { kind: 'order_placed', channel: 'sms', is_on: true },
    { kind: 'kitchen_order', channel: 'email', is_on: true },
    { kind: 'nothing_such', channel: 'email', is_on: true },
  ] as const;
  for (const body of refused) {
    const { status } = await me.call(updateNotificationChoice, { body });
    expect({ body, status }).toEqual({ body, status: 400 });
  }
  expect(await world.db.selectFrom('notification_choices').selectAll().where('user_id', '=', userId).execute()).toEqual(
    [],
  );
});

/** The kinds that somebody chooses among beside those that everybody is told. */
async function listed(who: TestCaller) {
  const { sections } = await who.ok(getNotificationChoices, {});
  const all = sections.flatMap(({ kinds }) => kinds.map(({ kind }) => kind));
  return all.filter((kind) => !kind.startsWith('security_') && kind !== 'house_message');
}

const ofOrders = 'kitchen_order kitchen_order_missed kitchen_cancel_request kitchen_order_cancelled kitchen_paused';

test.each([
  [
    'manager',
    `${ofOrders} kitchen_life kitchen_review kitchen_coupon kitchen_counter_price kitchen_booking kitchen_table kitchen_complaint`,
  ],
  ['orders', ofOrders],
  ['menu', 'kitchen_counter_price'],
  ['front_desk', 'kitchen_booking kitchen_table kitchen_complaint'],
  ['cook', ''],
  ['packer', ''],
])('of the staff, %s chooses among what that role is told (notifications-10)', async (role, kinds) => {
  const { userId: owner } = await world.addUser({ role: 'restaurant' });
  const restaurant_id = await addRestaurant(world.deps, { owner_id: owner });
  const cook = await world.addUser({ role: 'restaurant' });
  const at = world.clock.now();
  await world.db
    .insertInto('staff')
    .values({ restaurant_id, role, user_id: cook.userId, invited_by: owner, invited_on: at, accepted_on: at })
    .execute();
  expect((await listed(world.as(cook))).join(' ')).toBe(kinds);
  const choose = (who: TestCaller) =>
    who.call(updateNotificationChoice, { body: { kind: 'kitchen_payout', channel: 'email', is_on: false } });
  expect((await choose(world.as(cook))).status).toBe(400);
  const chief = world.as({ userId: owner, role: 'restaurant' });
  expect(await listed(chief)).toEqual(expect.arrayContaining([...kinds.split(' ').filter(Boolean), 'kitchen_payout']));
  expect((await choose(chief)).status).toBe(200);
});

test.each([
  ['content', ''],
  ['finance', 'office_refund office_payment office_event'],
] as const)('of the office, %s chooses among what that role is told (notifications-10)', async (office_role, kinds) => {
  const writer = world.as(await world.addUser({ role: 'admin', office_role }));
  expect((await listed(writer)).join(' ')).toBe(kinds);
  const body = { kind: 'office_restaurant', channel: 'email', is_on: false } as const;
  expect((await writer.call(updateNotificationChoice, { body })).status).toBe(400);
});
