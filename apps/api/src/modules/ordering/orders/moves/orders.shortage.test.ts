import { shortageAnswerMs } from '@tawa/domain/common/limits';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findViolations } from '#testing/invariants.ts';
import { settleIfUnanswered } from './orders.shortage.service.ts';
import { addCoupon, addCustomer, addDish, addKitchen, putInCart } from '../testing/people.ts';
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
let dishes: number[];

beforeAll(async () => {
  world = await openWorld();
  shop = shopper(world);
});
afterAll(() => world.close());
beforeEach(async () => {
  world.clock.set(noon);
  customer = await addCustomer(world.deps);
  kitchen = await addKitchen(world.deps);
  dishes = [
    await addDish(world.deps, kitchen, { dish_name: 'Dal Makhani', price: 20_000 }),
    await addDish(world.deps, kitchen, { dish_name: 'Gulab Jamun', price: 10_000, discounted_price: 8900 }),
  ];
});

const db = () => world.deps.db;
const read = (number: string) =>
  db().selectFrom('orders').selectAll().where('order_number', '=', number).executeTakeFirstOrThrow();
const linesOf = async (number: string) => {
  const { order_id } = await read(number);
  return db().selectFrom('order_items').selectAll().where('order_id', '=', order_id).orderBy('position').execute();
};
const seen = async (number: string) => (await world.call(customer, { method: 'GET', path: `/orders/${number}` })).body;
const cashDue = async (number: string) => {
  const { order_id } = await read(number);
  const row = await db().selectFrom('payments').selectAll().where('order_id', '=', order_id).executeTakeFirstOrThrow();
  return { status: row.status, amount: row.amount };
};

/** One Dal Makhani and two Gulab Jamun, accepted unless said otherwise. */
async function ordered(pref: string, { coupon, accept = true }: { coupon?: string; accept?: boolean } = {}) {
  await putInCart(world.deps, customer, dishes[0] ?? 0);
  await putInCart(world.deps, customer, dishes[1] ?? 0, 2);
  const { body: quote } = await shop.quote(customer, coupon ? { coupon_code: coupon } : {});
  const placed = await shop.place(customer, quote, { item_unavailable_pref: pref });
  const number = String(placed.body.order_number);
  if (accept) await shop.move(kitchen.owner, { order_number: number, version: 1 }, 'accepted');
  return number;
}

async function report(number: string, line: number, body: object = {}, who: Person = kitchen.owner) {
  const { version } = await read(number);
  const order_item_id = (await linesOf(number))[line]?.order_item_id;
  return world.call(who, {
    method: 'POST',
    path: `/kitchen/orders/${number}/shortage`,
    body: { version, order_item_id, ...body },
  });
}

async function answer(number: string, line: number, said: string, who: Person = customer) {
  const order_item_id = (await linesOf(number))[line]?.order_item_id;
  return world.call(who, { method: 'POST', path: `/orders/${number}/shortage`, body: { order_item_id, answer: said } });
}

describe('a dish that the kitchen is out of', () => {
  test('is taken out with its tax and its share of the coupon, and the rest is cooked and paid (orders-14)', async () => {
    await addCoupon(world.deps, { code: 'SPREAD50' });
    const number = await ordered('refund', { coupon: 'SPREAD50' });
    const [, line] = await linesOf(number);
    expect((await report(number, 1)).status).toBe(200);
    const amount = (line?.gross ?? 0) - (line?.discount ?? 0) - (line?.coupon_share ?? 0) + (line?.tax ?? 0);
    const { total, removed_total, status } = await read(number);
    expect({ removed_total, status }).toEqual({ removed_total: amount, status: 'accepted' });
    expect(await cashDue(number)).toEqual({ status: 'cod_due', amount: total - amount });
    expect(await seen(number)).toMatchObject({
      total: total / 100,
      removed_total: amount / 100,
      items: [{ shortage: null }, { shortage: { state: 'removed', quantity: 2 } }],
    });
    const { body: board } = await world.call(kitchen.owner, { method: 'GET', path: '/kitchen/orders' });
    expect(board.orders).toMatchObject([
      { cash_due: (total - amount) / 100, items: [{ quantity: 1 }, { quantity: 0 }] },
    ]);
    for (const [version, to] of [
      [3, 'ready'],
      [4, 'out_for_delivery'],
    ] as const)
      expect((await shop.move(kitchen.owner, { order_number: number, version }, to)).status).toBe(200);
    const { handover_code: code } = await read(number);
    await shop.move(kitchen.owner, { order_number: number, version: 5 }, 'delivered', { code });
    expect(await cashDue(number)).toEqual({ status: 'cod_collected', amount: total - amount });
  });

  test('can be missing in part, twice, to the paisa (orders-14)', async () => {
    const number = await ordered('refund');
    const [, line] = await linesOf(number);
    await report(number, 1, { quantity: 1 });
    expect(await linesOf(number)).toMatchObject([{}, { fulfilled_quantity: 1, shortage: 'removed' }]);
    await report(number, 1, { quantity: 1 });
    const whole = (line?.gross ?? 0) - (line?.discount ?? 0) + (line?.tax ?? 0);
    expect((await read(number)).removed_total).toBe(whole);
    expect(await report(number, 1, { quantity: 1 })).toMatchObject({
      status: 409,
      body: { message: 'There are 0 of Gulab Jamun in this order.' },
    });
  });

  test('ends the whole order where the customer wished so (orders-13)', async () => {
    const number = await ordered('cancel');
    expect((await report(number, 1)).body).toMatchObject({ status: 'cancelled' });
    expect(await read(number)).toMatchObject({ cancelled_by: 'restaurant', cancel_reason: 'ITEM_SOLD_OUT' });
    expect((await cashDue(number)).status).toBe('cod_failed');
  });

  test('is the end of an order that has nothing else: rejected before it was accepted, cancelled after', async () => {
    const fresh = await ordered('refund', { accept: false });
    await report(fresh, 0);
    expect((await report(fresh, 1)).body).toMatchObject({ status: 'rejected' });
    const accepted = await ordered('refund');
    await report(accepted, 1);
    expect((await report(accepted, 0)).body).toMatchObject({ status: 'cancelled' });
  });

  test('is sold out for everybody until the service day ends when the kitchen says so', async () => {
    const number = await ordered('refund');
    await report(number, 1, { sold_out_today: true });
    const dish = await db()
      .selectFrom('dishes')
      .selectAll()
      .where('menu_id', '=', dishes[1] ?? 0)
      .executeTakeFirstOrThrow();
    expect(dish).toMatchObject({ sold_out: true, sold_out_until: new Date('2026-06-15T17:30:00.000Z') });
    await putInCart(world.deps, customer, dishes[1] ?? 0, 2);
    const { body } = await shop.quote(customer);
    expect(body.blocking).toMatchObject([
      { code: 'ITEM_UNAVAILABLE', message: 'Gulab Jamun is sold out. Back at 11:00 pm.' },
    ]);
  });

  test('cannot be taken out once the food is ready, by another kitchen, or by an old look (orders-13)', async () => {
    const number = await ordered('refund');
    const other = await addKitchen(world.deps);
    expect((await report(number, 1, {}, other.owner)).status).toBe(404);
    expect((await report(number, 1, { version: 1 })).body).toMatchObject({ code: 'STALE' });
    await shop.move(kitchen.owner, { order_number: number, version: 2 }, 'ready');
    expect(await report(number, 1)).toMatchObject({
      status: 409,
      body: { code: 'ILLEGAL_TRANSITION', message: 'Only what is not cooked yet can be taken out.' },
    });
  });
});

describe('a customer who wants to be asked', () => {
  test('is asked for five minutes, and the food cannot be ready before (orders-13)', async () => {
    const number = await ordered('call');
    expect((await report(number, 1)).status).toBe(200);
    const [, asked] = await linesOf(number);
    expect(asked?.answer_by?.getTime()).toBe((asked?.shortage_at?.getTime() ?? 0) + shortageAnswerMs);
    const answer_by = asked?.answer_by?.toISOString();
    expect(await seen(number)).toMatchObject({
      removed_total: 0,
      items: [{}, { shortage: { state: 'asked', quantity: 2, answer_by } }],
    });
    const { version } = await read(number);
    expect(await shop.move(kitchen.owner, { order_number: number, version }, 'ready')).toMatchObject({
      status: 409,
      body: { message: 'The customer is still being asked about Gulab Jamun.' },
    });
    expect((await report(number, 1)).body).toMatchObject({
      message: 'The customer is being asked about Gulab Jamun already.',
    });
    const told = await db()
      .selectFrom('notifications')
      .select('title')
      .where('user_id', '=', customer.userId)
      .where('kind', '=', 'order_question')
      .execute();
    expect(told).toEqual([{ title: 'Gulab Jamun is sold out' }]);
  });

  test('is asked no more once the kitchen has the dish after all, which is sold again, and reads so (substitutes-8)', async () => {
    const number = await ordered('call');
    const before = await read(number);
    await report(number, 1, { sold_out_today: true });
    const line = (await linesOf(number))[1];
    const keep = (who: Person = kitchen.owner) =>
      world.call(who, {
        method: 'POST',
        path: `/kitchen/orders/${number}/shortage/keep`,
        body: { order_item_id: line?.order_item_id },
      });
    const other = await addKitchen(world.deps);
    expect((await keep(other.owner)).status).toBe(404);
    expect((await keep()).status).toBe(200);
    expect(await keep()).toMatchObject({ status: 409, body: { message: 'This question is settled already.' } });
    expect((await answer(number, 1, 'remove')).status).toBe(409);
    expect((await linesOf(number))[1]).toEqual({
      ...line,
      shortage: null,
      shortage_quantity: null,
      shortage_at: null,
      answer_by: null,
    });
    expect(await read(number)).toMatchObject({ total: before.total, removed_total: 0, status: 'accepted' });
    const dish = db()
      .selectFrom('dishes')
      .select(['sold_out', 'sold_out_until'])
      .where('menu_id', '=', dishes[1] ?? 0);
    expect(await dish.executeTakeFirstOrThrow()).toEqual({ sold_out: false, sold_out_until: null });
    const told = db()
      .selectFrom('notifications')
      .select('title')
      .where('user_id', '=', customer.userId)
      .where('kind', '=', 'order_kept');
    expect(await told.execute()).toEqual([{ title: 'Gulab Jamun is there after all' }]);
    world.clock.advance(shortageAnswerMs + 1);
    await settleIfUnanswered(world.deps, before.order_id);
    expect((await read(number)).removed_total).toBe(0);
    expect(
      (await shop.move(kitchen.owner, { order_number: number, version: (await read(number)).version }, 'ready')).status,
    ).toBe(200);
  });

  test('who answers while the kitchen takes the question back either chose or is asked no more, never both (substitutes-8)', async () => {
    const numbers = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const person = await addCustomer(world.deps);
        await putInCart(world.deps, person, dishes[0] ?? 0);
        await putInCart(world.deps, person, dishes[1] ?? 0, 2);
        const { body: quote } = await shop.quote(person);
        const placed = await shop.place(person, quote, { item_unavailable_pref: 'call' });
        const number = String(placed.body.order_number);
        await shop.move(kitchen.owner, { order_number: number, version: 1 }, 'accepted');
        await report(number, 1);
        return { number, person };
      }),
    );
    const outcomes = await Promise.all(
      numbers.map(async ({ number, person }) => {
        const order_item_id = (await linesOf(number))[1]?.order_item_id;
        const path = `/kitchen/orders/${number}/shortage/keep`;
        const both = await Promise.all([
          answer(number, 1, 'remove', person),
          world.call(kitchen.owner, { method: 'POST', path, body: { order_item_id } }),
        ]);
        const { fulfilled_quantity } = (await linesOf(number))[1] ?? {};
        return { statuses: both.map(({ status }) => status), fulfilled_quantity };
      }),
    );
    for (const { statuses, fulfilled_quantity } of outcomes) {
      expect([...statuses].sort((a, b) => a - b)).toEqual([200, 409]);
      expect(fulfilled_quantity).toBe(statuses[0] === 200 ? 0 : 2);
    }
    expect(await findViolations(db())).toEqual([]);
  });

  test('has the dish taken out, once', async () => {
    const number = await ordered('call');
    await report(number, 1);
    const stranger = await addCustomer(world.deps);
    expect((await answer(number, 1, 'remove', stranger)).status).toBe(404);
    expect((await answer(number, 1, 'remove')).status).toBe(200);
    expect((await read(number)).removed_total).toBeGreaterThan(0);
    expect(await answer(number, 1, 'cancel')).toMatchObject({
      status: 409,
      body: { message: 'This question is settled already.' },
    });
  });

  test('has the order cancelled', async () => {
    const number = await ordered('call');
    await report(number, 1);
    expect((await answer(number, 1, 'cancel')).body).toMatchObject({ status: 'cancelled' });
    expect(await read(number)).toMatchObject({ cancelled_by: 'restaurant', cancel_reason: 'ITEM_SOLD_OUT' });
  });

  test('who says nothing has it taken out when the five minutes are over, not before', async () => {
    const number = await ordered('call');
    await report(number, 1);
    const { order_id } = await read(number);
    world.clock.advance(shortageAnswerMs - 2000);
    await settleIfUnanswered(world.deps, order_id);
    expect((await read(number)).removed_total).toBe(0);
    world.clock.advance(2000);
    await settleIfUnanswered(world.deps, order_id);
    await settleIfUnanswered(world.deps, order_id);
    expect((await linesOf(number))[1]).toMatchObject({ fulfilled_quantity: 0, shortage: 'removed' });
    const { body } = await world.call(customer, { method: 'GET', path: `/orders/${number}` });
    expect(body.events).toMatchObject([{}, {}, { type: 'line_asked' }, { type: 'line_removed', actor_type: 'system' }]);
  });

  test('who answers while the clock does: one of them settles it', async () => {
    const number = await ordered('call');
    await report(number, 1);
    const { order_id } = await read(number);
    world.clock.advance(shortageAnswerMs);
    await Promise.all([
      answer(number, 1, 'cancel'),
      settleIfUnanswered(world.deps, order_id),
      settleIfUnanswered(world.deps, order_id),
      answer(number, 1, 'remove'),
    ]);
    const { status, removed_total } = await read(number);
    expect((status === 'cancelled') !== removed_total > 0).toBe(true);
  });
});

test('whatever happened above, nothing is out of balance', async () => {
  expect(await findViolations(db())).toEqual([]);
});
