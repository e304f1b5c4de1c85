import * as contract from '@tawa/contract/catalogue/menu/menu.counter';
import * as reported from '@tawa/contract/catalogue/menu/menu.reports';
import { decidePriceReport, listPriceReports } from '@tawa/contract/catalogue/menu/menu.reports.office';
import { dayMs } from '@tawa/domain/common/durations';
import { verifiedOrderDays } from '@tawa/domain/common/limits';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestCaller } from '#testing/app.ts';

let world: TestApp;
/** A second process over the same database; simultaneous calls go to both in turn. */
let second: TestApp;
let order: { order_id: number; user_id: number; menu_id: number; restaurant_id: number; owner_id: number };
let me: TestCaller;
let kitchen: TestCaller;
let office: TestCaller;

beforeAll(async () => {
  world = await startTestApp({ isDemo: true });
  second = await startTestApp({ databaseUrl: world.databaseUrl });
  const { rows } = await sql<typeof order>`
    select o.order_id, o.user_id, min(i.menu_id) as menu_id, r.restaurant_id, r.owner_id
    from orders o join order_items i using (order_id) join dishes d on d.menu_id = i.menu_id and d.isactive
      join restaurants r on r.restaurant_id = o.restaurant_id and not r.hidden and r.lifecycle = 'active'
    where o.status = 'delivered' group by o.order_id, r.restaurant_id order by o.order_id limit 1`.execute(world.db);
  if (!rows[0]) throw new Error('The demo world has no such order');
  [order] = rows;
  me = world.as({ userId: order.user_id, role: 'user' });
  kitchen = world.as({ userId: order.owner_id, role: 'restaurant' });
  office = world.as(await world.addUser({ role: 'admin' }));
});
afterAll(async () => {
  await second.close();
  await world.close();
});

/** Another moment, at which who was logged in logs in again. */
const at = (instant: Date) => {
  world.clock.set(instant);
  me = world.as({ userId: order.user_id, role: 'user' });
  kitchen = world.as({ userId: order.owner_id, role: 'restaurant' });
};
beforeEach(async () => {
  await world.db.deleteFrom('price_reports').execute();
  await world.db.deleteFrom('dish_counter_prices').execute();
  await world.db.deleteFrom('notifications').where('kind', 'in', ['price_report', 'kitchen_counter_price']).execute();
  await world.db
    .updateTable('dishes')
    .set({
      price: 15_000,
      discounted_price: null,
      reduced_price: null,
      reduced_from: null,
      reduced_to: null,
      reduced_from_time: null,
      reduced_to_time: null,
    })
    .where('menu_id', '=', order.menu_id)
    .execute();
  const served = { delivered_at: world.clock.now(), closed_at: world.clock.now() };
  await world.db.updateTable('orders').set(served).where('order_id', '=', order.order_id).execute();
  await declare(150);
});

const params = () => ({ menu_id: order.menu_id });
const declare = (counter_price: number) =>
  kitchen.ok(contract.declareCounterPrice, { params: params(), body: { counter_price } });
const report = (price_seen = 120, note = '', who = me) =>
  who.call(reported.reportPrice, { params: params(), body: { price_seen, note } });
const own = () => me.ok(reported.getOwnPriceReport, { params: params() });
const waiting = async () => (await office.ok(listPriceReports, { query: { state: 'waiting' } })).rows;
const decide = (
  price_report_id: number,
  decision: 'uphold' | 'dismiss',
  reason = 'We looked at the bill.',
  who = office,
) => who.call(decidePriceReport, { params: { price_report_id }, body: { decision, reason } });
const standing = async () => {
  const { dishes } = await world.guest.ok(contract.getCounterPrices, { params: { id: order.restaurant_id } });
  return dishes.find(({ menu_id }) => menu_id === order.menu_id) ?? null;
};
const told = async (user_id: number) =>
  (
    await world.db
      .selectFrom('notifications')
      .select('title')
      .where('user_id', '=', user_id)
      .where('kind', 'in', ['price_report', 'kitchen_counter_price'])
      .orderBy('notification_id')
      .execute()
  ).map(({ title }) => title);
const lastWords = async (user_id: number) =>
  (
    await world.db
      .selectFrom('notifications')
      .select('body')
      .where('user_id', '=', user_id)
      .orderBy('notification_id', 'desc')
      .limit(1)
      .executeTakeFirst()
  )?.body;
const firstWaiting = async () => (await waiting())[0]?.price_report_id ?? 0;

test('who was served there reports a price once; the restaurant reads it without a name, the office with the facts (counter-5)', async () => {
  expect(await own()).toEqual({ may_report: true, report: null });
  expect(await report(120, 'On the board at the door')).toMatchObject({ status: 201, body: { state: 'waiting' } });
  expect(await own()).toMatchObject({ may_report: false, report: { price_seen: 120, state: 'waiting', reason: null } });
  const { reports } = await kitchen.ok(contract.getKitchenCounter, {});
  expect(reports).toMatchObject([{ price_seen: 120, counter_price: 150, note: 'On the board at the door' }]);
  expect(Object.keys(reports[0] ?? {})).not.toContain('name');
  expect(await waiting()).toMatchObject([
    {
      user_id: order.user_id,
      price_seen: 120,
      counter_price: 150,
      counter_price_now: 150,
      menu_price: 150,
      customer_upheld: 0,
    },
  ]);
  expect((await told(order.owner_id))[0]).toMatch(/: a customer saw another price$/);
  expect(await report(110)).toMatchObject({
    status: 409,
    body: { message: 'You reported this dish already. You can again 90 days after that.' },
  });
});

test('of 40 reports of one customer at once over two processes one is kept, and the restaurant is told once (counter-5)', async () => {
  const there = second.as({ userId: order.user_id, role: 'user' });
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, index) => report(120, '', index % 2 === 0 ? me : there)),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(39);
  expect(await waiting()).toHaveLength(1);
  expect(await told(order.owner_id)).toHaveLength(1);
});

test('after 90 days the same dish can be reported again (counter-5)', async () => {
  await report();
  const day = world.clock.now().getTime();
  const again = new Date(day + 90 * dayMs);
  at(again);
  await world.db
    .updateTable('orders')
    .set({ delivered_at: again, closed_at: again })
    .where('order_id', '=', order.order_id)
    .execute();
  await declare(150);
  expect((await report()).status).toBe(201);
  at(new Date(day));
});

test('who was not served lately reports nothing, nor can what is not declared or not less be reported (counter-5)', async () => {
  const stranger = world.as(await world.addUser());
  expect((await report(120, '', stranger)).status).toBe(403);
  expect((await report(120, '', kitchen)).status).toBe(403);
  expect(await report(150)).toMatchObject({
    status: 400,
    body: { errors: { price_seen: 'The restaurant declares ₹150.00. Enter less than that.' } },
  });
  for (const wrong of [0, -5, 1e9]) expect((await report(wrong)).status).toBe(400);
  expect((await report(120, 'x'.repeat(301))).status).toBe(400);
  expect(
    (await me.call(reported.reportPrice, { params: { menu_id: 999_999 }, body: { price_seen: 100, note: '' } })).status,
  ).toBe(404);
  await kitchen.ok(contract.declareCounterPrice, { params: params(), body: { counter_price: null } });
  expect((await report()).status).toBe(409);
  await declare(150);
  const long = new Date(world.clock.now().getTime() - (verifiedOrderDays + 1) * dayMs);
  await world.db
    .updateTable('orders')
    .set({ delivered_at: long, closed_at: long })
    .where('user_id', '=', order.user_id)
    .where('restaurant_id', '=', order.restaurant_id)
    .where('status', 'in', ['delivered', 'picked_up'])
    .execute();
  await world.db.updateTable('bookings').set({ user_id: null }).where('user_id', '=', order.user_id).execute();
  expect((await report()).status).toBe(403);
  expect(await own()).toEqual({ may_report: false, report: null });
  expect(await waiting()).toEqual([]);
});

test('an upheld report takes back what is said until it is said anew, and both sides read why (counter-6)', async () => {
  await report();
  expect(await standing()).toMatchObject({ is: 'same' });
  expect(await decide(await firstWaiting(), 'uphold')).toMatchObject({ status: 200, body: { state: 'upheld' } });
  expect(await standing()).toBeNull();
  expect(await own()).toMatchObject({
    may_report: false,
    report: { state: 'upheld', reason: 'We looked at the bill.' },
  });
  expect(await told(order.user_id)).toEqual(['You were right about a price']);
  expect((await told(order.owner_id))[1]).toMatch(/: the report was right$/);
  expect(await lastWords(order.user_id)).toMatch(/ is withdrawn\. Thank you\.$/);
  expect(await lastWords(order.owner_id)).toMatch(/ is withdrawn until you declare it again\.$/);
  await kitchen.ok(contract.renewCounter, {});
  expect(await standing()).toBeNull();
  await declare(120);
  expect(await standing()).toMatchObject({ is: 'dearer', by: 30 });
});

test('a restaurant that went down to the reported price meanwhile keeps its word; one that only renewed does not (counter-6)', async () => {
  await report();
  await declare(120);
  await decide(await firstWaiting(), 'uphold');
  expect(await standing()).toMatchObject({ is: 'dearer', by: 30 });
  expect(await lastWords(order.user_id)).toMatch(/ has corrected it\. Thank you\.$/);
  expect(await lastWords(order.owner_id)).toMatch(/ You had corrected it already\.$/);
  await world.db.deleteFrom('price_reports').execute();
  await declare(150);
  await report();
  await kitchen.ok(contract.renewCounter, {});
  await decide(await firstWaiting(), 'uphold');
  expect(await standing()).toBeNull();
});

test('a dismissed report leaves what is said; a reason is needed, and the counts say what came of others (counter-6)', async () => {
  await report();
  const id = await firstWaiting();
  expect((await decide(id, 'dismiss', ' ')).status).toBe(400);
  expect((await decide(id, 'dismiss')).status).toBe(200);
  expect(await standing()).toMatchObject({ is: 'same' });
  expect(await told(order.user_id)).toEqual(['We looked at the price that you reported']);
  const { rows } = await office.ok(listPriceReports, { query: { state: 'dismissed' } });
  expect(rows).toMatchObject([
    { customer_dismissed: 1, customer_upheld: 0, restaurant_dismissed: 1, restaurant_upheld: 0 },
  ]);
  expect((await decide(id + 999, 'uphold')).status).toBe(404);
});

test.each([
  ['a guest', () => world.guest, 401, 401],
  ['a customer', () => me, 403, 403],
  ['the restaurant itself', () => kitchen, 403, 403],
  [
    'the office’s finance',
    async () => world.as(await world.addUser({ role: 'admin', office_role: 'finance' })),
    403,
    403,
  ],
  [
    'the office’s support',
    async () => world.as(await world.addUser({ role: 'admin', office_role: 'support' })),
    200,
    200,
  ],
] as const)('%s reads and decides reports as its role says (counter-6)', async (_name, who, listed, decided) => {
  await report();
  const id = await firstWaiting();
  const caller = await who();
  expect((await caller.call(listPriceReports, { query: {} })).status).toBe(listed);
  expect((await decide(id, 'dismiss', undefined, caller)).status).toBe(decided);
  expect(await waiting()).toHaveLength(decided === 200 ? 0 : 1);
});

test('of ten who decide at once over two processes one does, and the audit has one line of it (counter-6)', async () => {
  await report();
  const id = await firstWaiting();
  const there = second.as(await world.addUser({ role: 'admin' }));
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      decide(id, index % 2 === 0 ? 'uphold' : 'dismiss', undefined, index % 3 === 0 ? there : office),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(9);
  const lines = await world.db.selectFrom('audit_entries').select('action').where('subject_id', '=', `${id}`).execute();
  expect(lines.filter(({ action }) => action.startsWith('price_report.'))).toHaveLength(1);
});
