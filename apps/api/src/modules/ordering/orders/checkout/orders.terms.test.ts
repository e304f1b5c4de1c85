import { changeSetting, getSetting } from '@tawa/contract/content/settings';
import { getSite } from '@tawa/contract/content/site';
import { hourMs, minuteMs } from '@tawa/domain/common/durations';
import type { SettingKey } from '@tawa/domain/content/settings';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTill, openWorld, type Till, type World } from '#modules/money/settlement/testing/till.ts';
import { expireIfUnpaid } from '#modules/money/settlement/settlement.service.ts';
import { sweepNeglected } from '../moves/orders.neglect.ts';
import { completeIfForgotten, sweepOrders } from '../moves/orders.timers.ts';
import { addPerson } from '../testing/people.ts';
import { noon } from '../testing/world.ts';

// The office's times and limits, one world for each, so that no value of one is the value of another.
let world: World;
let till: Till;
let day = 0;

beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  till = await openTill(world);
  day += 1;
  world.clock.set(new Date(Date.parse(noon) + day * 24 * hourMs).toISOString());
});

async function set(key: SettingKey, value: string | number) {
  world.clock.advance(1000);
  const body = { key, value, reason: 'We know better now' };
  await world.callerOf(till.admin).ok(changeSetting, { body });
}

const read = (path: string, who = till.admin) => world.call(who, { method: 'GET', path });
const listed = async (query: string): Promise<unknown> => (await read(`/admin/orders?${query}`)).body.total;
const switchOf = async () => {
  const row = world.deps.db.selectFrom('restaurants').select('switch');
  return (await row.where('restaurant_id', '=', till.kitchen.restaurant_id).executeTakeFirstOrThrow()).switch;
};

test('an order is late when the office says so, and keeps what was said when it was placed (checkout-5)', async () => {
  const before = await till.place('cod');
  await set('late_after', 25);
  const after = await till.place('cod');
  for (const number of [before, after]) await till.move(till.kitchen.owner, number, 'accepted');
  const lateOnes = async () => {
    await sweepNeglected(world.deps);
    return [(await till.order(before)).late_at !== null, (await till.order(after)).late_at !== null];
  };
  const query = `stuck=late&restaurant=${till.kitchen.restaurant_id}`;
  world.clock.set(new Date((await till.order(after)).promised_to.getTime() + 11 * minuteMs).toISOString());
  expect([await lateOnes(), await listed(query)]).toEqual([[true, false], 1]);
  world.clock.advance(15 * minuteMs);
  expect([await lateOnes(), await listed(query)]).toEqual([[true, true], 2]);
  await set('late_after', 10);
});

test('the kitchen and the office are warned of an unanswered order as early as the office says (checkout-5)', async () => {
  await set('accept_warning', 6);
  await till.place('cod');
  const { orders } = (await read('/kitchen/orders', till.kitchen.owner)).body;
  expect(orders).toMatchObject([{ warn_minutes: 6 }]);
  const query = `stuck=unanswered&restaurant=${till.kitchen.restaurant_id}`;
  expect(await listed(query)).toBe(0);
  world.clock.advance(2 * minuteMs + 1);
  expect(await listed(query)).toBe(1);
  await set('accept_warning', 3);
});

test('a kitchen is paused after as many missed orders as the office says (checkout-5)', async () => {
  await set('missed_orders', 1);
  await till.place('cod');
  world.clock.advance(9 * minuteMs);
  await sweepOrders(world.deps);
  expect(await switchOf()).toBe('paused');
  await set('missed_orders', 2);
});

test('a delivery closes by itself after the hours that count now, whenever it was sent out (checkout-5)', async () => {
  const number = await till.place('cod');
  for (const to of ['accepted', 'ready', 'out_for_delivery']) await till.move(till.kitchen.owner, number, to);
  await set('auto_complete', 5);
  const { order_id } = await till.order(number);
  world.clock.advance(4 * hourMs);
  expect(await completeIfForgotten(world.deps, order_id)).toBe(false);
  await sweepOrders(world.deps);
  expect((await till.order(number)).status).toBe('out_for_delivery');
  await set('auto_complete', 4);
  await sweepOrders(world.deps);
  expect((await till.order(number)).status).toBe('delivered');
  await set('auto_complete', 3);
});

test('an online order waits for its money as long as the office says, and its page knows the whole time (checkout-5)', async () => {
  await set('payment_window', 30);
  const number = await till.place('upi');
  await till.open(number);
  const { body } = await read(`/orders/${number}/payment`, till.customer);
  expect(Date.parse(String(body.expires_at)) - Date.parse(String(body.opened_at))).toBe(30 * minuteMs);
  const { order_id } = await till.order(number);
  world.clock.advance(29 * minuteMs);
  await expireIfUnpaid(world.deps, order_id);
  expect((await till.order(number)).status).toBe('pending_payment');
  world.clock.advance(minuteMs + 1000);
  await expireIfUnpaid(world.deps, order_id);
  expect((await till.order(number)).status).toBe('expired');
  await set('payment_window', 15);
});

test('cash ends for a customer after as many refused orders as the office says (checkout-5)', async () => {
  await set('cod_refusals', 1);
  const number = await till.place('cod');
  for (const to of ['accepted', 'ready', 'out_for_delivery']) await till.move(till.kitchen.owner, number, to);
  await till.move(till.admin, number, 'cancelled', { reason: 'CUSTOMER_UNREACHABLE' });
  const user = world.deps.db.selectFrom('users').select('cod_allowed').where('user_id', '=', till.customer.userId);
  expect(await user.executeTakeFirstOrThrow()).toEqual({ cod_allowed: false });
  await set('cod_refusals', 2);
});

test('orders for later are taken as far ahead as the office says (checkout-5)', async () => {
  await till.place('cod');
  const days = async () => {
    const { body } = await till.shop.quote(till.customer, {
      source: 'buy_now',
      items: [{ menu_id: till.dish, quantity: 1 }],
    });
    const slots: unknown = body.slots;
    return Array.isArray(slots) ? slots : [];
  };
  const first = (all: { slots: { at: string }[] }[]) =>
    Date.parse(all[0]?.slots[0]?.at ?? '') - world.clock.now().getTime();
  expect(await days()).toHaveLength(7);
  await set('schedule_days', 2);
  await set('schedule_lead', 180);
  const later = await days();
  expect(later).toHaveLength(2);
  expect(first(later)).toBeGreaterThanOrEqual(180 * minuteMs);
  await set('schedule_days', 7);
  await set('schedule_lead', 45);
});

test('a line holds as many portions as the office says: in the cart, on its pages, and for carts that held more before (checkout-5)', async () => {
  const add = (quantity: number) =>
    world.call(till.customer, {
      method: 'POST',
      path: '/cart/addtocart',
      body: { userid: till.customer.userId, menu_id: till.dish, quantity },
    });
  expect((await add(6)).status).toBe(200);
  await set('line_max', 4);
  expect((await world.callerOf().ok(getSite, {})).limits.portions).toBe(4);
  expect(await add(1)).toMatchObject({ status: 400, body: { errors: { quantity: 'At most 4 of one dish' } } });
  const { body } = await till.shop.quote(till.customer);
  expect(body.blocking).toMatchObject([
    { code: 'MAX_ORDER', message: expect.stringContaining('At most 4 of one dish') },
  ]);
  const cart = await world.deps.db
    .selectFrom('cart_items')
    .select('cart_id')
    .where('user_id', '=', till.customer.userId)
    .executeTakeFirstOrThrow();
  const change = (quantity: number) =>
    world.call(till.customer, { method: 'PATCH', path: `/cart/${cart.cart_id}`, body: { quantity } });
  expect([(await change(7)).status, (await change(5)).status, (await change(4)).status]).toEqual([400, 200, 200]);
  expect((await till.shop.quote(till.customer)).body.blocking).toEqual([]);
  await set('line_max', 20);
});

test('what a change of a fee would come to is counted from what was delivered in 30 days, with the rates in force (settings-3)', async () => {
  const number = await till.place('cod');
  for (const to of ['accepted', 'ready', 'out_for_delivery']) await till.move(till.kitchen.owner, number, to);
  const { handover_code: code, item_total, order_id } = await till.order(number);
  await till.move(till.kitchen.owner, number, 'delivered', { code });
  await till.place('cod');
  const base = async (key: string) => {
    world.clock.advance(minuteMs);
    const later = await addPerson(world.deps, 'admin');
    return (await world.callerOf(later).ok(getSetting, { params: { key } })).base;
  };
  const { rows } = await sql<{ commission: number }>`select (0 - sum(e.amount))::int as commission from ledger_entries e
    join ledger_transactions t using (ledger_transaction_id)
    where t.order_id = ${order_id} and e.account = 'commission_income'`.execute(world.deps.db);
  world.clock.advance(31 * 24 * hourMs);
  const none = await base('tds');
  expect(none).toMatchObject({ orders: 0, gross: 0, commission: 0, fee_gst_bp: 1800 });
  expect(none?.terms).toEqual({ commission_bp: 1800, commission_gst_bp: 1800, tds_bp: 10 });
  world.clock.advance(-2 * 24 * hourMs);
  const found = await base('platform_fee');
  const served = await world.deps.db
    .selectFrom('orders')
    .select('item_total')
    .where('status', '=', 'delivered')
    .where('placed_at', '>=', new Date(world.clock.now().getTime() - 30 * 24 * hourMs))
    .execute();
  expect(found?.orders).toBe(served.length);
  expect(found?.gross).toBe(served.reduce((sum, row) => sum + row.item_total, 0) / 100);
  expect(found?.gross).toBeGreaterThanOrEqual(item_total / 100);
  expect(found?.commission).toBe((rows[0]?.commission ?? Number.NaN) / 100);
  expect(await base('cod_max')).toBeNull();
});
