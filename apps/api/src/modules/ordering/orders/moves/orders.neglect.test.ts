import { clockTime } from '@tawa/domain/common/clock-text';
import { cancelGraceMs, cancelRequestMs, lateAfterMs } from '@tawa/domain/common/limits';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sweepNeglected } from './orders.neglect.ts';
import { addCustomer, addDish, addKitchen, addPerson, putInCart } from '../testing/people.ts';
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

beforeAll(async () => {
  world = await openWorld();
  shop = shopper(world);
});
afterAll(() => world.close());
beforeEach(async () => {
  world.clock.set(noon);
  customer = await addCustomer(world.deps);
  kitchen = await addKitchen(world.deps);
});

const db = () => world.deps.db;
const read = (number: string) =>
  db().selectFrom('orders').selectAll().where('order_number', '=', number).executeTakeFirstOrThrow();
const sweep = () => sweepNeglected(world.deps);
const kindsTold = async ({ userId }: Person) =>
  (await db().selectFrom('notifications').select('kind').where('user_id', '=', userId).execute()).map(
    ({ kind }) => kind,
  );

async function accepted() {
  await putInCart(world.deps, customer, await addDish(world.deps, kitchen));
  const { body: quote } = await shop.quote(customer);
  const { body } = await shop.place(customer, quote);
  const number = String(body.order_number);
  await shop.move(kitchen.owner, { order_number: number, version: 1 }, 'accepted');
  return read(number);
}

const askToCancel = (number: string) =>
  world.call(customer, {
    method: 'POST',
    path: `/orders/${number}/cancel-request`,
    body: { reason: 'TOO_SLOW' },
  });

describe('an order ten minutes past its promise', () => {
  test('is late, once, and no press on it becomes stale by that (orders-11)', async () => {
    const order = await accepted();
    world.clock.set(new Date(order.promised_to.getTime() + lateAfterMs - 2000).toISOString());
    await sweep();
    expect((await read(order.order_number)).late_at).toBeNull();
    world.clock.advance(2001);
    await sweep();
    await sweep();
    const late = await read(order.order_number);
    expect(late).toMatchObject({ late_at: expect.any(Date), version: order.version });
    const { body } = await world.call(customer, { method: 'GET', path: `/orders/${order.order_number}` });
    expect(body.events).toMatchObject([{}, {}, { type: 'late', actor_type: 'system' }]);
    expect((await kindsTold(customer)).filter((kind) => kind === 'order_late')).toHaveLength(1);
    expect((await shop.move(kitchen.owner, order, 'preparing')).status).toBe(200);
  });

  test('has a new clock time on its page when its promise passes, and tells it once when it is late (promises-9)', async () => {
    const order = await accepted();
    const shown = async () => {
      const { body } = await world.call(customer, { method: 'GET', path: `/orders/${order.order_number}` });
      return Date.parse(String(body.expected_by));
    };
    const told = async () =>
      (
        await db()
          .selectFrom('notifications')
          .select('body')
          .where('kind', '=', 'order_late')
          .where('user_id', '=', customer.userId)
          .execute()
      ).map(({ body }) => body);
    world.clock.set(new Date(order.promised_to.getTime() + 1).toISOString());
    await sweep();
    const first = await shown();
    expect(first).toBeGreaterThan(order.promised_to.getTime());
    expect(first % (5 * 60_000)).toBe(0);
    expect(await told()).toEqual([]);
    world.clock.set(new Date(order.promised_to.getTime() + lateAfterMs + 1).toISOString());
    await sweep();
    expect(await shown()).toBe(first);
    expect(await told()).toEqual([
      `${order.order_number} from Dum & Handi is now expected by ${clockTime(new Date(first), 'Asia/Kolkata')}. Sorry for the wait.`,
    ]);
    world.clock.set(new Date(first + 1).toISOString());
    await sweep();
    expect(await shown()).toBeGreaterThan(first);
    expect(await told()).toHaveLength(1);
    expect(await read(order.order_number)).toMatchObject({ version: order.version, promised_to: order.promised_to });
  });

  test('that the kitchen moves then has a time from now, in the place of what was told (promises-10)', async () => {
    const order = await accepted();
    const late = new Date(order.promised_to.getTime() + lateAfterMs + 1);
    world.clock.set(late.toISOString());
    await sweep();
    const delay = {
      method: 'POST' as const,
      path: `/kitchen/orders/${order.order_number}/delay`,
      body: { minutes: 5 },
    };
    expect((await world.call(kitchen.owner, delay)).status).toBe(200);
    const moved = await read(order.order_number);
    expect(moved).toMatchObject({ expected_by: null, agreed_to: order.agreed_to });
    expect(moved.promised_to.getTime()).toBeGreaterThanOrEqual(late.getTime() + 5 * 60_000);
  });

  test('is not late when it was closed or its promise was moved (orders-11)', async () => {
    const order = await accepted();
    await world.call(kitchen.owner, {
      method: 'POST',
      path: `/kitchen/orders/${order.order_number}/delay`,
      body: { minutes: 15 },
    });
    world.clock.set(new Date(order.promised_to.getTime() + lateAfterMs + 1).toISOString());
    await sweep();
    expect((await read(order.order_number)).late_at).toBeNull();
    expect(await kindsTold(customer)).toContain('order_late');
  });
});

describe('a wish to cancel', () => {
  test('reaches the kitchen at once and the office after five minutes, once (orders-10)', async () => {
    const office = await addPerson(world.deps, 'admin');
    const order = await accepted();
    world.clock.advance(cancelGraceMs + 1);
    expect((await askToCancel(order.order_number)).status).toBe(200);
    expect(await kindsTold(kitchen.owner)).toContain('kitchen_cancel_request');
    world.clock.advance(cancelRequestMs - 2000);
    await sweep();
    expect((await read(order.order_number)).cancel_escalated_at).toBeNull();
    world.clock.advance(2000);
    await sweep();
    await sweep();
    expect(await read(order.order_number)).toMatchObject({
      cancel_escalated_at: expect.any(Date),
      review_reason: 'cancel_unanswered',
    });
    expect((await kindsTold(office)).filter((kind) => kind === 'office_stuck_order')).toHaveLength(1);
    const { version } = await read(order.order_number);
    const granted = await shop.move(office, { order_number: order.order_number, version }, 'cancelled', {
      reason: 'CUSTOMER_ASKED',
    });
    expect(granted.body).toMatchObject({ status: 'cancelled' });
  });

  test('that the kitchen granted in time never reaches the office (orders-10)', async () => {
    const order = await accepted();
    world.clock.advance(cancelGraceMs + 1);
    await askToCancel(order.order_number);
    const { version } = await read(order.order_number);
    await shop.move(kitchen.owner, { order_number: order.order_number, version }, 'cancelled', {
      reason: 'CUSTOMER_ASKED',
    });
    world.clock.advance(cancelRequestMs);
    await sweep();
    expect((await read(order.order_number)).cancel_escalated_at).toBeNull();
  });

  test('is refused with the reason while the customer can cancel alone, twice, and after the food is out', async () => {
    const order = await accepted();
    expect((await askToCancel(order.order_number)).body).toMatchObject({
      message: 'You can still cancel this order yourself.',
    });
    world.clock.advance(cancelGraceMs + 1);
    await askToCancel(order.order_number);
    expect((await askToCancel(order.order_number)).body).toMatchObject({
      message: 'You have asked the kitchen already.',
    });
  });
});

test('the answer of an order says what its reader may do, and why not (orders-12)', async () => {
  const order = await accepted();
  world.clock.advance(cancelGraceMs + 1);
  const { body } = await world.call(customer, { method: 'GET', path: `/orders/${order.order_number}` });
  expect(body.actions).toEqual([
    { action: 'cancel', allowed: false, reason: 'The kitchen has started, so it decides. You can ask it to cancel.' },
    { action: 'ask_to_cancel', allowed: true, reason: null },
  ]);
  const { body: board } = await world.call(kitchen.owner, { method: 'GET', path: '/kitchen/orders' });
  expect(board.orders).toMatchObject([
    {
      actions: expect.arrayContaining([
        { action: 'accept', allowed: false, reason: 'This order is already accepted.' },
        { action: 'take_out', allowed: true, reason: null },
      ]),
    },
  ]);
});
