import { listNotifications } from '@tawa/contract/accounts/notifications';
import { chooseNews, listNewsPermissions, listReceivedNews } from '@tawa/contract/accounts/news';
import { getNewsReach, listSentNews, type NewsForm, sendNews, stopNews } from '@tawa/contract/accounts/news.kitchen';
import { listNewsOfRestaurant, stopNewsOfRestaurant } from '@tawa/contract/accounts/news.office';
import { listAudit } from '@tawa/contract/insight/audit';
import { newsPermissionsMax, permissionEnds } from '@tawa/domain/accounts/news';
import { dayMs } from '@tawa/domain/common/durations';
import { addDays, instantAt, minutesOf } from '@tawa/domain/common/zoned-time';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestCaller } from '#testing/app.ts';
import { addCity, addDish, addRestaurant, type TestUser } from '#testing/factories.ts';
import { findViolations } from '#testing/invariants.ts';
import { handOverNews } from './news.sending.ts';

let world: TestApp;
let second: TestApp;
let owner: TestUser;
let kitchen: TestCaller;
let restaurant_id: number;
let dish: number;

const today = new Date(Date.now() + 2 * dayMs).toISOString().slice(0, 10);
const india = (clock: string, day = 0) =>
  instantAt(addDays(today, day), minutesOf(clock), 'Asia/Kolkata').toISOString();
/** To the minute: the clock of a test goes on. */
const minute = (instant: string | undefined | null) => instant?.slice(0, 16);
const form: NewsForm = { title: 'Mango season', body: 'Aamras with every thali until Sunday.', menu_id: null };

beforeAll(async () => {
  world = await startTestApp();
  second = await startTestApp({ databaseUrl: world.databaseUrl });
});
afterAll(async () => {
  await second.close();
  await world.close();
});
beforeEach(async () => {
  for (const { clock } of [world, second]) clock.set(india('12:00'));
  await sql`update restaurant_news set state = 'done', ended_at = now() where state = 'sending'`.execute(world.db);
  owner = await world.addUser({ role: 'restaurant' });
  restaurant_id = await addRestaurant(world.deps, { owner_id: owner.userId, restaurant_name: 'Udupi Table' });
  dish = await addDish(world.deps, restaurant_id, { dish_name: 'Aamras' });
  kitchen = world.as(owner);
});

const choose = (person: TestCaller, given: boolean, id = restaurant_id) =>
  person.call(chooseNews, { params: { restaurant_id: id }, body: { given } });
/** Customers who let the restaurant write. */
async function addGuests(count: number): Promise<TestUser[]> {
  const guests: TestUser[] = [];
  for (let n = 0; n < count; n++) guests.push(await world.addUser());
  await world.db
    .insertInto('news_permissions')
    .values(
      guests.map(({ userId: user_id }) => ({
        user_id,
        restaurant_id,
        given_at: world.clock.now(),
        expires_at: permissionEnds(world.clock.now()),
      })),
    )
    .execute();
  return guests;
}
const handOver = () => world.letters();
const send = (change: Partial<NewsForm> = {}) => kitchen.call(sendNews, { body: { ...form, ...change } });
const received = async (person: TestCaller) => (await person.ok(listReceivedNews, {})).rows.map(({ title }) => title);

test('somebody lets a restaurant write for 90 days and takes that back at once; another’s is untouched (news-1)', async () => {
  const user = await world.addUser();
  const [first, other] = [world.as(user), world.as(await world.addUser())];
  let me = first;
  expect(await me.ok(listNewsPermissions, {})).toEqual([]);
  await choose(me, true);
  await choose(other, true);
  const [standing] = await me.ok(listNewsPermissions, {});
  expect(standing).toMatchObject({ restaurant_id, restaurant_name: 'Udupi Table', may_prolong: false });
  expect(minute(standing?.expires_at)).toBe(minute(permissionEnds(world.clock.now()).toISOString()));
  world.clock.advance(3_600_000);
  me = world.as(user);
  await choose(me, true);
  expect((await me.ok(listNewsPermissions, {}))[0]?.expires_at).toBe(standing?.expires_at);
  expect((await choose(me, false)).body).toMatchObject({ expires_at: null });
  expect((await choose(me, false)).status).toBe(200);
  expect(await me.ok(listNewsPermissions, {})).toEqual([]);
  expect(await other.ok(listNewsPermissions, {})).toHaveLength(1);
});

test('a permission runs out by itself, and is prolonged in its last two weeks (news-1)', async () => {
  const user = await world.addUser();
  await choose(world.as(user), true);
  world.clock.advance(80 * dayMs);
  const later = world.as(user);
  expect((await later.ok(listNewsPermissions, {}))[0]?.may_prolong).toBe(true);
  await choose(later, true);
  expect(minute((await later.ok(listNewsPermissions, {}))[0]?.expires_at)).toBe(
    minute(permissionEnds(world.clock.now()).toISOString()),
  );
  world.clock.advance(90 * dayMs);
  const last = world.as(user);
  expect(await last.ok(listNewsPermissions, {})).toEqual([]);
  expect((await world.as(owner).ok(getNewsReach, {})).people).toBe(0);
  await choose(last, true);
  expect(await last.ok(listNewsPermissions, {})).toHaveLength(1);
  const rows = await world.db
    .selectFrom('news_permissions')
    .select('ended_at')
    .where('user_id', '=', user.userId)
    .execute();
  expect(rows).toHaveLength(3);
  expect(rows.filter(({ ended_at }) => ended_at === null)).toHaveLength(1);
});

test('40 presses at once over two processes leave one permission, and the last place is given once (news-1)', async () => {
  const user = await world.addUser();
  const both = [world.as(user), second.as(user)];
  await Promise.all(Array.from({ length: 40 }, (_none, n) => choose(both[n % 2] ?? world.as(user), true)));
  expect(await world.as(user).ok(listNewsPermissions, {})).toHaveLength(1);
  const city_id = await addCity(world.deps);
  const others: number[] = [];
  for (let left = newsPermissionsMax + 1; left > 0; left--) {
    others.push(await addRestaurant(world.deps, { city_id }));
    await addDish(world.deps, others.at(-1) ?? 0);
  }
  const given_at = world.clock.now();
  await world.db
    .insertInto('news_permissions')
    .values(
      others
        .slice(3)
        .map((id) => ({ user_id: user.userId, restaurant_id: id, given_at, expires_at: permissionEnds(given_at) })),
    )
    .execute();
  const replies = await Promise.all(others.slice(0, 3).map((id, n) => choose(both[n % 2] ?? world.as(user), true, id)));
  expect(replies.map(({ status }) => status).toSorted((one, more) => one - more)).toEqual([200, 409, 409]);
});

test('a restaurant that nobody can see is not found, and who is no customer may allow nothing (news-1)', async () => {
  const me = world.as(await world.addUser());
  const hidden = await addRestaurant(world.deps, { hidden: true });
  for (const id of [hidden, 2_000_000_000]) expect((await choose(me, true, id)).status).toBe(404);
  expect((await choose(kitchen, true)).status).toBe(403);
  expect((await world.guest.call(listNewsPermissions, {})).status).toBe(401);
  expect((await me.call(sendNews, { body: form })).status).toBe(403);
  expect((await me.call(listSentNews, {})).status).toBe(403);
});

test('a restaurant hears how many there are in fives, and nothing of who they are (news-2)', async () => {
  expect((await kitchen.ok(getNewsReach, {})).people).toBe(0);
  const [first] = await addGuests(4);
  expect((await kitchen.ok(getNewsReach, {})).people).toBeNull();
  await addGuests(4);
  expect(await kitchen.ok(getNewsReach, {})).toEqual({ people: 5, next_from: null });
  await world.db
    .updateTable('users')
    .set({ status: 'blocked' })
    .where('user_id', '=', first?.userId ?? 0)
    .execute();
  await send();
  await handOver();
  const { rows } = await kitchen.ok(listSentNews, {});
  expect(rows).toMatchObject([{ title: form.title, told: 5, state: 'done' }]);
  expect(JSON.stringify(rows)).not.toContain('@');
});

test('whoever allows it gets it once, with its dish, in the list and as a notice (news-4)', async () => {
  const guests = await addGuests(60);
  const stranger = world.as(await world.addUser());
  expect((await send({ menu_id: dish })).status).toBe(201);
  await Promise.all(
    [world, second].map(async ({ deps }) => {
      for (let left = 12; left > 0; left--) {
        await handOverNews(deps, 25);
        await world.letters();
      }
    }),
  );
  const counts = await world.db
    .selectFrom('notifications')
    .select(({ fn }) => ['user_id', fn.countAll<number>().as('count')])
    .where('kind', '=', 'restaurant_news')
    .where(
      'user_id',
      'in',
      guests.map(({ userId }) => userId),
    )
    .groupBy('user_id')
    .execute();
  expect(counts).toHaveLength(60);
  expect(new Set(counts.map(({ count }) => count))).toEqual(new Set([1]));
  const [guest] = guests;
  const me = world.as(guest ?? owner);
  expect((await me.ok(listReceivedNews, {})).rows).toMatchObject([
    { restaurant_name: 'Udupi Table', title: form.title, body: form.body, menu_id: dish, dish_name: 'Aamras' },
  ]);
  const { notifications } = await me.ok(listNotifications, {});
  expect(notifications[0]).toMatchObject({ title: 'Udupi Table: Mango season', link: '/news' });
  expect(await received(stranger)).toEqual([]);
  expect((await kitchen.ok(listSentNews, {})).rows).toMatchObject([{ state: 'done', told: 60, dish_name: 'Aamras' }]);
});

test('one message goes out in seven days, out of 40 presses at once over two processes (news-3)', async () => {
  await addGuests(1);
  const both = [world.as(owner), second.as(owner)];
  const replies = await Promise.all(
    Array.from({ length: 40 }, (_none, n) => (both[n % 2] ?? kitchen).call(sendNews, { body: form })),
  );
  expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(replies.filter(({ status }) => status === 409)).toHaveLength(39);
  expect(minute((await kitchen.ok(getNewsReach, {})).next_from)).toBe(minute(india('12:00', 7)));
  world.clock.advance(7 * dayMs - 60_000);
  kitchen = world.as(owner);
  expect((await send()).status).toBe(409);
  world.clock.advance(60_000);
  expect((await send()).status).toBe(201);
});

test('what leads past Tawa is refused at its field, and so is a dish of others (news-3)', async () => {
  await addGuests(1);
  const elsewhere = await addDish(world.deps, await addRestaurant(world.deps));
  for (const [change, field] of [
    [{ title: 'Call 98450 12345' }, 'title'],
    [{ body: 'Order at www.udupi.example' }, 'body'],
    [{ body: '' }, 'body'],
    [{ title: 'x'.repeat(61) }, 'title'],
    [{ menu_id: elsewhere }, 'menu_id'],
  ] as const) {
    const { status, body } = await send(change);
    expect([400, 422]).toContain(status);
    expect('errors' in body && Object.keys(body.errors ?? {})).toEqual([field]);
  }
  expect((await send({ title: 'Mangoes', body: '<b>Sweet</b> & ripe 🥭' })).status).toBe(201);
});

test('nobody is told whose permission ended, in the share that waits for it too (news-5)', async () => {
  const [gone, stays, blocked] = await addGuests(3);
  expect((await send()).status).toBe(201);
  await choose(world.as(gone ?? owner), false);
  await world.db
    .updateTable('users')
    .set({ status: 'blocked' })
    .where('user_id', '=', blocked?.userId ?? 0)
    .execute();
  await handOver();
  expect(await received(world.as(gone ?? owner))).toEqual([]);
  expect(await received(world.as(stays ?? owner))).toEqual([form.title]);
});

test('40 take their permission back while the message goes out: who is told was told before the answer (news-5)', async () => {
  const guests = await addGuests(40);
  expect((await send()).status).toBe(201);
  const told = async (userId: number) =>
    world.db.selectFrom('news_receipts').select('receipt_id').where('user_id', '=', userId).execute();
  const after = Promise.all(
    guests.map(async (guest, n) => {
      expect((await choose((n % 2 ? world : second).as(guest), false)).status).toBe(200);
      return { userId: guest.userId, had: (await told(guest.userId)).length };
    }),
  );
  await handOver();
  for (const { userId, had } of await after) expect(await told(userId)).toHaveLength(had);
  await handOver();
  for (const { userId, had } of await after) expect(await told(userId)).toHaveLength(had);
});

test('at night a message waits for the morning; stopped before, nobody has it and the week is free (news-6)', async () => {
  world.clock.set(india('22:00'));
  kitchen = world.as(owner);
  const [guest] = await addGuests(1);
  const sent = await kitchen.ok(sendNews, { body: form });
  expect(sent.starts_at).toBe(india('09:00', 1));
  await handOver();
  expect(await received(world.as(guest ?? owner))).toEqual([]);
  const params = { news_id: sent.news_id };
  const stranger = await world.addUser({ role: 'restaurant' });
  await addRestaurant(world.deps, { owner_id: stranger.userId });
  expect((await world.as(stranger).call(stopNews, { params })).status).toBe(404);
  expect(await kitchen.ok(stopNews, { params })).toMatchObject({ state: 'stopped', told: 0 });
  expect((await kitchen.call(stopNews, { params })).status).toBe(200);
  world.clock.set(india('09:30', 1));
  kitchen = world.as(owner);
  await handOver();
  expect(await received(world.as(guest ?? owner))).toEqual([]);
  expect((await send({ title: 'Anew' })).status).toBe(201);
  await handOver();
  expect(await received(world.as(guest ?? owner))).toEqual(['Anew']);
  const [last] = (await kitchen.ok(listSentNews, {})).rows;
  expect((await kitchen.call(stopNews, { params: { news_id: last?.news_id ?? 0 } })).status).toBe(409);
});

test('nobody’s order stands behind news: a share waits while others’ notices do (news-4)', async () => {
  await addGuests(30);
  const { userId } = await world.addUser();
  await send();
  await sql`insert into notifications (user_id, kind, title, subject_key)
    select ${userId}, 'order_placed', 'Placed', 'waits' || n from generate_series(1, 25) n`.execute(world.db);
  expect(await handOverNews(world.deps, 25)).toBe(0);
  await handOver();
  await world.letters();
  expect((await kitchen.ok(listSentNews, {})).rows).toMatchObject([{ told: 30, state: 'done' }]);
});

test('a restaurant that is hidden meanwhile tells nobody more, and one that nobody allowed writes to nobody (news-5)', async () => {
  expect((await send()).status).toBe(409);
  const [guest] = await addGuests(1);
  expect((await send()).status).toBe(201);
  await world.db.updateTable('restaurants').set({ hidden: true }).where('restaurant_id', '=', restaurant_id).execute();
  await handOver();
  expect(await received(world.as(guest ?? owner))).toEqual([]);
  expect((await kitchen.ok(listSentNews, {})).rows).toMatchObject([{ state: 'stopped', told: 0 }]);
  world.clock.advance(8 * dayMs);
  kitchen = world.as(owner);
  expect((await send()).status).toBe(409);
});

test('the office reads what a restaurant writes and stops it with a reason; the week is used up then (news-8)', async () => {
  world.clock.set(india('22:00'));
  const office = world.as(await world.addUser({ role: 'admin' }));
  kitchen = world.as(owner);
  const [guest] = await addGuests(1);
  const { news_id } = await kitchen.ok(sendNews, { body: form });
  const params = { restaurant_id, news_id };
  expect(await office.ok(listNewsOfRestaurant, { params })).toMatchObject({
    people: null,
    news: [{ news_id, told: 0 }],
  });
  expect((await office.call(stopNewsOfRestaurant, { params, body: { reason: ' ' } })).status).toBe(400);
  const elsewhere = { restaurant_id: await addRestaurant(world.deps), news_id };
  const body = { reason: 'It speaks ill of a neighbour.' };
  expect((await office.call(stopNewsOfRestaurant, { params: elsewhere, body })).status).toBe(404);
  expect(await office.ok(stopNewsOfRestaurant, { params, body })).toMatchObject({ state: 'stopped' });
  world.clock.set(india('10:00', 1));
  kitchen = world.as(owner);
  await handOver();
  expect(await received(world.as(guest ?? owner))).toEqual([]);
  expect((await send()).status).toBe(409);
  const { rows } = await world.as(await world.addUser({ role: 'admin' })).ok(listAudit, { query: { subject: 'news' } });
  expect(rows[0]).toMatchObject({ action: 'news.stop', reason: body.reason });
  expect((await kitchen.call(listNewsOfRestaurant, { params })).status).toBe(403);
});

test('after all this, every promise of the database stands (news-5)', async () => {
  expect(await findViolations(world.db)).toEqual([]);
});
