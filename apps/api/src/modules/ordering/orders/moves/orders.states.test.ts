import { cancelGraceMs, autoCompleteMs, autoRejectMs } from '@tawa/domain/common/limits';
import { transitions } from '@tawa/domain/ordering/orders';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { completeIfForgotten, rejectIfUnanswered, sweepOrders } from './orders.timers.ts';
import { addCoupon, addCustomer, addDish, addKitchen, addPerson, putInCart } from '../testing/people.ts';
import {
  type Customer,
  noon,
  openWorld,
  type Person,
  shopper,
  type TestKitchen,
  type World,
} from '../testing/world.ts';

let world: World;
let shop: ReturnType<typeof shopper>;
let customer: Customer;
let kitchen: TestKitchen;
let admin: Person;
let dish: number;

beforeAll(async () => {
  world = await openWorld();
  shop = shopper(world);
});
afterAll(() => world.close());
beforeEach(async () => {
  world.clock.set(noon);
  customer = await addCustomer(world.deps);
  kitchen = await addKitchen(world.deps);
  admin = await addPerson(world.deps, 'admin');
  dish = await addDish(world.deps, kitchen, { daily_stock: 10 });
});
const db = () => world.deps.db;
const read = (number: string) =>
  db().selectFrom('orders').selectAll().where('order_number', '=', number).executeTakeFirstOrThrow();

async function placed(quote: Record<string, unknown> = {}): Promise<string> {
  await putInCart(world.deps, customer, dish, 2);
  const answer = await shop.quote(customer, quote);
  return String((await shop.place(customer, answer.body)).body.order_number);
}

async function move(who: Person, number: string, to: string, body: Record<string, unknown> = {}) {
  const { version } = await read(number);
  return shop.move(who, { order_number: number, version }, to, body);
}

async function advance(number: string, ...states: string[]) {
  for (const to of states) expect(await move(kitchen.owner, number, to)).toMatchObject({ status: 200 });
}

const paymentOf = async (number: string) => {
  const { order_id } = await read(number);
  return (await db().selectFrom('payments').select('status').where('order_id', '=', order_id).executeTakeFirstOrThrow())
    .status;
};
const stock = async () =>
  (await db().selectFrom('dishes').select('daily_stock').where('menu_id', '=', dish).executeTakeFirstOrThrow())
    .daily_stock;
const restaurant = () =>
  db()
    .selectFrom('restaurants')
    .selectAll()
    .where('restaurant_id', '=', kitchen.restaurant_id)
    .executeTakeFirstOrThrow();

test('an order goes from the kitchen to the door, and its cash is collected with the code', async () => {
  const number = await placed();
  expect((await move(kitchen.owner, number, 'accepted', { prep_minutes: 30 })).status).toBe(200);
  expect(await read(number)).toMatchObject({ prep_minutes: 30, promised_to: new Date('2026-06-15T07:50:00Z') });
  await advance(number, 'preparing', 'ready', 'out_for_delivery');
  const { handover_code: code } = await read(number);
  expect((await move(kitchen.owner, number, 'delivered', { code })).body).toMatchObject({ status: 'delivered' });
  expect(await paymentOf(number)).toBe('cod_collected');
});

describe('the handover code', () => {
  test('is shown to the customer from acceptance to delivery', async () => {
    const number = await placed();
    const shown = async () =>
      (await world.call(customer, { method: 'GET', path: `/orders/${number}` })).body.handover_code;
    expect(await shown()).toBeNull();
    await advance(number, 'accepted', 'ready', 'out_for_delivery');
    const code = await shown();
    expect(code).toMatch(/^\d{4}$/);
    await move(kitchen.owner, number, 'delivered', { code });
    expect(await shown()).toBeNull();
  });

  test('may be wrong three times; then the right one is refused too, and only the office closes the order (orders-9)', async () => {
    const number = await placed();
    await advance(number, 'accepted', 'ready', 'out_for_delivery');
    const { handover_code: right } = await read(number);
    const wrong = right === '0000' ? '1111' : '0000';
    const tries = [];
    for (let index = 0; index < 4; index++)
      tries.push((await move(kitchen.owner, number, 'delivered', { code: wrong })).body);
    expect(tries.map(({ code, tries_left }) => [code, tries_left])).toEqual([
      ['WRONG_CODE', 2],
      ['WRONG_CODE', 1],
      ['TOO_MANY_TRIES', 0],
      ['TOO_MANY_TRIES', 0],
    ]);
    expect((await move(kitchen.owner, number, 'delivered', { code: right })).body.code).toBe('TOO_MANY_TRIES');
    expect((await move(admin, number, 'delivered', { code: right })).status).toBe(200);
  });

  test('guessed by many at once is still checked three times at most (orders-9)', async () => {
    const number = await placed();
    await advance(number, 'accepted', 'ready', 'out_for_delivery');
    const { version } = await read(number);
    const guesses = Array.from({ length: 20 }, (_guess, index) =>
      shop.move(kitchen.owner, { order_number: number, version }, 'delivered', { code: String(1000 + index) }),
    );
    await Promise.all(guesses);
    expect((await read(number)).handover_tries).toBeLessThanOrEqual(3);
  });

  test('cannot be spared while cash is due (orders-9)', async () => {
    const number = await placed();
    await advance(number, 'accepted', 'ready', 'out_for_delivery');
    const note = 'With the guard at gate 2';
    expect((await move(kitchen.owner, number, 'delivered', { left_at_door: true, note })).body.code).toBe('CASH_DUE');
    expect((await move(kitchen.owner, number, 'delivered')).body.code).toBe('NEEDS_CODE');
  });
});

describe('what the table does not allow', () => {
  test('is a 409 with the present status and a plain why (orders-5)', async () => {
    const number = await placed();
    expect(await move(kitchen.owner, number, 'ready')).toMatchObject({
      status: 409,
      body: { code: 'ILLEGAL_TRANSITION', status: 'placed', message: 'An order cannot go from new to ready.' },
    });
    expect((await move(customer, number, 'accepted')).body.code).toBe('ILLEGAL_TRANSITION');
    expect((await move(admin, number, 'accepted')).body.code).toBe('ILLEGAL_TRANSITION');
  });

  test('an old version changes nothing (orders-5)', async () => {
    const number = await placed();
    await advance(number, 'accepted');
    const answer = await shop.move(kitchen.owner, { order_number: number, version: 1 }, 'preparing');
    expect(answer).toMatchObject({ status: 409, body: { code: 'STALE', status: 'accepted', version: 2 } });
  });

  test('a final order moves no more (orders-5)', async () => {
    const number = await placed();
    await move(customer, number, 'cancelled');
    for (const to of ['accepted', 'placed', 'cancelled'])
      expect((await move(kitchen.owner, number, to)).body.code).toBe('ILLEGAL_TRANSITION');
  });

  test('an order of somebody else is not there', async () => {
    const number = await placed();
    const stranger = await addCustomer(world.deps);
    const other = await addKitchen(world.deps);
    expect((await move(stranger, number, 'cancelled')).status).toBe(404);
    expect((await move(other.owner, number, 'accepted')).status).toBe(404);
    expect((await world.call(stranger, { method: 'GET', path: `/orders/${number}` })).status).toBe(404);
    const board = await world.call(other.owner, { method: 'GET', path: '/kitchen/orders' });
    expect(board.body.orders).toEqual([]);
  });

  test('a kitchen that refuses says why, with a reason that exists', async () => {
    const number = await placed();
    expect((await move(kitchen.owner, number, 'rejected')).body.code).toBe('NEEDS_REASON');
    expect((await move(kitchen.owner, number, 'rejected', { reason: 'CHANGED_MIND' })).status).toBe(400);
    expect((await move(kitchen.owner, number, 'rejected', { reason: 'OTHER' })).body.code).toBe('NEEDS_REASON');
    expect((await move(kitchen.owner, number, 'rejected', { reason: 'TOO_BUSY' })).status).toBe(200);
  });
});

describe('an order that ends without food', () => {
  test('gives coupon and portions back and owes nothing', async () => {
    const code = `B${Math.random().toString(36).slice(2, 9).toUpperCase()}`;
    const coupon_id = await addCoupon(world.deps, { code, total_limit: 1, per_user_limit: 1 });
    const number = await placed({ coupon_code: code });
    expect(await stock()).toBe(8);
    await move(kitchen.owner, number, 'rejected', { reason: 'ITEM_SOLD_OUT' });
    expect(await stock()).toBe(10);
    expect(await paymentOf(number)).toBe('cod_failed');
    const used = await db().selectFrom('coupons').select('used').where('coupon_id', '=', coupon_id).executeTakeFirst();
    const uses = await db()
      .selectFrom('coupon_user_usage')
      .select('used')
      .where('coupon_id', '=', coupon_id)
      .executeTakeFirst();
    expect([used, uses]).toEqual([{ used: 0 }, { used: 0 }]);
    expect((await read(await placed({ coupon_code: code }))).coupon_id).toBe(coupon_id);
  });

  test('keeps its portions once the kitchen has begun', async () => {
    const number = await placed();
    await advance(number, 'accepted', 'preparing');
    await move(kitchen.owner, number, 'cancelled', { reason: 'OTHER', note: 'The tandoor broke' });
    expect(await stock()).toBe(8);
    expect(await read(number)).toMatchObject({ cancelled_by: 'restaurant', cancel_note: 'The tandoor broke' });
  });
});

describe('a customer who changes their mind', () => {
  test('cancels alone within a minute after an accepted order was placed, and asks after it (orders-8)', async () => {
    const number = await placed();
    await advance(number, 'accepted');
    const ask = () =>
      world.call(customer, { method: 'POST', path: `/orders/${number}/cancel-request`, body: { reason: 'TOO_SLOW' } });
    expect((await ask()).status).toBe(409);
    world.clock.advance(cancelGraceMs + 1000);
    expect((await move(customer, number, 'cancelled')).body.code).toBe('TOO_LATE');
    expect((await ask()).status).toBe(200);
    expect((await ask()).status).toBe(409);
    expect((await read(number)).cancel_requested_at).not.toBeNull();
    expect((await move(kitchen.owner, number, 'cancelled', { reason: 'CUSTOMER_ASKED' })).status).toBe(200);
  });
});

describe('the clock', () => {
  const idOf = async (number: string) => (await read(number)).order_id;

  test('refuses an order at its hour, not before, and never one that was answered (orders-7)', async () => {
    const [open, answered] = [await placed(), await placed()];
    await advance(answered, 'accepted');
    world.clock.advance(autoRejectMs - 1000);
    await rejectIfUnanswered(world.deps, await idOf(open));
    expect((await read(open)).status).toBe('placed');
    world.clock.advance(1000);
    for (const number of [open, open, answered]) await rejectIfUnanswered(world.deps, await idOf(number));
    expect(await read(open)).toMatchObject({
      status: 'rejected',
      cancelled_by: 'system',
      cancel_reason: 'NOT_ANSWERED',
    });
    expect((await read(answered)).status).toBe('accepted');
    expect((await restaurant()).missed_in_a_row).toBe(1);
  });

  test('pauses a kitchen after two misses in a row, and an answer between them starts the count again (orders-7)', async () => {
    const miss = async () => {
      await placed();
      world.clock.advance(autoRejectMs);
      await sweepOrders(world.deps);
    };
    await miss();
    await advance(await placed(), 'accepted');
    await miss();
    expect(await restaurant()).toMatchObject({ switch: 'online', missed_in_a_row: 1 });
    await miss();
    expect(await restaurant()).toMatchObject({ switch: 'paused', switch_until: null, missed_in_a_row: 0 });
  });

  test('closes a delivery after three hours and leaves its cash unsettled (orders-15)', async () => {
    const number = await placed();
    await advance(number, 'accepted', 'ready', 'out_for_delivery');
    world.clock.advance(autoCompleteMs - 1000);
    await completeIfForgotten(world.deps, await idOf(number));
    expect((await read(number)).status).toBe('out_for_delivery');
    world.clock.advance(1000);
    await sweepOrders(world.deps);
    expect(await read(number)).toMatchObject({ status: 'delivered', review_reason: 'closed_by_itself' });
    expect(await paymentOf(number)).toBe('cod_due');
  });

  test('does its work through the queue that placing fills', async () => {
    const number = await placed();
    world.clock.advance(autoRejectMs);
    await world.deps.jobs.runDue();
    expect((await read(number)).status).toBe('rejected');
  });
});

test('a kitchen that accepts by itself has the order accepted at once', async () => {
  await db()
    .updateTable('restaurants')
    .set({ auto_accept: true })
    .where('restaurant_id', '=', kitchen.restaurant_id)
    .execute();
  expect(await read(await placed())).toMatchObject({ status: 'accepted', version: 2, accept_by: null });
});

test('whatever happened above, every history is a path of the state table that ends in the present status', async () => {
  const events = await db()
    .selectFrom('order_events')
    .selectAll()
    .where('to_status', 'is not', null)
    .orderBy('order_event_id')
    .execute();
  const last = new Map<number, string | null>();
  const wrong = events.filter(({ order_id, from_status, to_status }) => {
    const isNext = from_status === (last.get(order_id) ?? null);
    const isBegin = from_status === null && to_status === 'placed';
    last.set(order_id, to_status);
    return !isNext || !(isBegin || transitions.some((move) => move.from === from_status && move.to === to_status));
  });
  expect(wrong).toEqual([]);
  const orders = await db().selectFrom('orders').select(['order_id', 'status']).execute();
  expect(orders.length).toBeGreaterThan(15);
  expect(orders.filter(({ order_id, status }) => last.get(order_id) !== status)).toEqual([]);
});
