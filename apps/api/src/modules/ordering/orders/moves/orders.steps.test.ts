// Each row of the table of an order's states is a test of its name: who may take the step, under which guard, and what follows.
import { cancelGraceMs } from '@tawa/domain/common/limits';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { refuseViolations } from '#testing/invariants.ts';
import { giveCredit } from '#modules/money/ledger/ledger.service.ts';
import { transaction } from '#platform/database/transaction.ts';
import { reconcile } from '#modules/money/settlement/settlement.service.ts';
import { openTill, openWorld, type Till, type World } from '#modules/money/settlement/testing/till.ts';
import { sweepNeglected } from './orders.neglect.ts';
import { sweepOrders } from './orders.timers.ts';
import { addCoupon } from '../testing/people.ts';

let world: World;
let till: Till;
let coupons = 0;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  till = await openTill(world);
});
afterEach(() => refuseViolations(world.deps.db));

const minute = 60_000;
const db = () => world.deps.db;
/** The clock goes on while a test runs, so what is left is rounded up. */
const minutesUntil = (then: Date | null) => Math.ceil(((then?.getTime() ?? 0) - world.clock.now().getTime()) / minute);

async function placed(method = 'upi', quote: Record<string, unknown> = {}): Promise<string> {
  const number = await till.place(method, quote);
  if (method !== 'cod') await till.act(await till.open(number), 'pay');
  expect((await till.order(number)).status).toBe('placed');
  return number;
}
const kitchenMoves = (number: string, to: string, body = {}) => till.move(till.kitchen.owner, number, to, body);
async function led(number: string, ...states: string[]): Promise<string> {
  for (const to of states) expect(await kitchenMoves(number, to)).toMatchObject({ status: 200, body: { status: to } });
  return number;
}
async function newCoupon(): Promise<string> {
  coupons += 1;
  const code = `STEP${String(coupons).padStart(3, '0')}`;
  await addCoupon(world.deps, { code, total_limit: 1 });
  return code;
}
const couponOf = async (number: string) => {
  const { order_id } = await till.order(number);
  const uses = db().selectFrom('coupon_redemptions').select('state').where('order_id', '=', order_id);
  return (await uses.executeTakeFirstOrThrow()).state;
};
const heardBy = async (user_id: number) =>
  (await db().selectFrom('notifications').select('kind').where('user_id', '=', user_id).execute()).map(
    ({ kind }) => kind,
  );

/** Everything that was paid went back by itself, at the cost of whoever ended it. */
async function expectRefunded(number: string, liable_party: string): Promise<void> {
  await world.deps.jobs.runDue();
  const { total, refunded_total } = await till.order(number);
  expect(refunded_total).toBe(total);
  expect(await till.refunds(number)).toMatchObject([{ state: 'processed', amount: total, liable_party }]);
}

describe('begins', () => {
  test('– → pending_payment by the customer who pays online: coupon and stock are held for 15 minutes', async () => {
    const number = await till.place('upi', { coupon_code: await newCoupon() });
    expect(await till.order(number)).toMatchObject({ status: 'pending_payment', accept_by: null });
    expect([await couponOf(number), await till.stock(), await till.cartSize()]).toEqual(['reserved', 48, 1]);
    const { expires_at } = await till.payment(number);
    expect(minutesUntil(expires_at)).toBe(15);
  });

  test('– → placed by the customer who pays in cash: the holds are used, the kitchen hears and has 8 minutes', async () => {
    const number = await till.place('cod', { coupon_code: await newCoupon() });
    const order = await till.order(number);
    expect(order.status).toBe('placed');
    expect(minutesUntil(order.accept_by)).toBe(8);
    expect([await couponOf(number), await till.stock(), await till.cartSize()]).toEqual(['redeemed', 48, 0]);
    expect(await heardBy(till.kitchen.owner.userId)).toEqual(['kitchen_order']);
  });

  test('– → placed by the customer for whom nothing is left to pay, because credit covers it', async () => {
    const credit = { user_id: till.customer.userId, amount: 200_000, at: world.clock.now() };
    await transaction(db(), (tx) => giveCredit(tx, { ...credit, cause: `steps-${till.customer.userId}` }));
    const number = await till.place('credit');
    expect((await till.order(number)).status).toBe('placed');
    expect(await till.payment(number)).toMatchObject({ status: 'captured' });
  });

  test('– → placed is refused in cash to whom cash is not allowed', async () => {
    await db().updateTable('users').set({ cod_allowed: false }).where('user_id', '=', till.customer.userId).execute();
    await expect(till.place('cod')).rejects.toThrow('COD_UNAVAILABLE');
  });
});

describe('while it waits for its money (orders-6)', () => {
  test('pending_payment → placed by the system once amount and currency are there; only now the cart is cleared', async () => {
    const other = await openTill(world);
    const wrong = await other.place();
    await other.act(await other.open(wrong), 'pay', { claimed_amount: 1 });
    expect([(await other.order(wrong)).status, await other.cartSize()]).toEqual(['pending_payment', 1]);
    const number = await till.place();
    expect(await till.cartSize()).toBe(1);
    await till.act(await till.open(number), 'pay');
    const { status, total } = await till.order(number);
    expect([status, await till.cartSize()]).toEqual(['placed', 0]);
    expect(await till.payment(number)).toMatchObject({ status: 'captured', received: total });
  });

  test('pending_payment → expired by the system after 15 minutes, when the provider knows of no payment', async () => {
    const number = await till.place('upi', { coupon_code: await newCoupon() });
    await till.open(number);
    world.clock.advance(16 * minute);
    await reconcile(world.deps);
    expect((await till.order(number)).status).toBe('expired');
    expect([await couponOf(number), await till.stock(), await till.cartSize()]).toEqual(['released', 50, 1]);
  });

  test('pending_payment → cancelled by the customer: the holds are released', async () => {
    const number = await till.place('upi', { coupon_code: await newCoupon() });
    expect((await till.move(till.customer, number, 'cancelled', { reason: 'CHANGED_MIND' })).status).toBe(200);
    expect([await couponOf(number), await till.stock()]).toEqual(['released', 50]);
    expect(await till.refunds(number)).toEqual([]);
  });
});

describe('at the kitchen', () => {
  test('placed → accepted by the restaurant with 5 to 120 minutes: the promise is computed and the customer told (orders-6)', async () => {
    const number = await placed();
    for (const prep_minutes of [4, 121])
      expect((await kitchenMoves(number, 'accepted', { prep_minutes })).status).toBe(400);
    const { promised_to } = await till.order(number);
    expect((await kitchenMoves(number, 'accepted', { prep_minutes: 120 })).status).toBe(200);
    const order = await till.order(number);
    expect(order.prep_minutes).toBe(120);
    expect(order.promised_to.getTime()).toBeGreaterThan(promised_to.getTime());
    expect(await heardBy(till.customer.userId)).toContain('order_accepted');
  });

  test('placed → accepted by the system where the kitchen takes every order', async () => {
    const { restaurant_id } = till.kitchen;
    const mine = db().updateTable('restaurants').where('restaurant_id', '=', restaurant_id);
    await mine.set({ auto_accept: true }).execute();
    expect((await till.order(await till.place('cod'))).status).toBe('accepted');
  });

  test('placed → rejected by the restaurant with a reason: full refund, coupon and stock back (orders-6)', async () => {
    const number = await placed('upi', { coupon_code: await newCoupon() });
    expect((await kitchenMoves(number, 'rejected')).body.code).toBe('NEEDS_REASON');
    expect((await kitchenMoves(number, 'rejected', { reason: 'ITEM_SOLD_OUT' })).status).toBe(200);
    expect([await couponOf(number), await till.stock()]).toEqual(['released', 50]);
    await expectRefunded(number, 'restaurant');
  });

  test('placed → rejected by the system at accept_by: full refund, and the second miss in a row pauses the restaurant (orders-7)', async () => {
    const numbers = [await placed(), await placed()];
    world.clock.advance(8 * minute);
    await sweepOrders(world.deps);
    for (const number of numbers) {
      expect(await till.order(number)).toMatchObject({ status: 'rejected', cancelled_by: 'system' });
      await expectRefunded(number, 'platform');
    }
    expect(await till.stock()).toBe(50);
    const { restaurant_id } = till.kitchen;
    const row = db().selectFrom('restaurants').select('switch').where('restaurant_id', '=', restaurant_id);
    expect(await row.executeTakeFirstOrThrow()).toEqual({ switch: 'paused' });
  });

  test('placed → cancelled by the customer: full refund', async () => {
    const number = await placed('upi', { coupon_code: await newCoupon() });
    expect((await till.move(till.customer, number, 'cancelled', { reason: 'WRONG_ADDRESS' })).status).toBe(200);
    expect([await couponOf(number), await till.stock()]).toEqual(['released', 50]);
    await expectRefunded(number, 'platform');
  });

  test('accepted → cancelled by the customer within 60 seconds of placing: full refund, the coupon stays used', async () => {
    const number = await led(await placed('upi', { coupon_code: await newCoupon() }), 'accepted');
    world.clock.advance(cancelGraceMs - 15_000);
    expect((await till.move(till.customer, number, 'cancelled', { reason: 'TOO_SLOW' })).status).toBe(200);
    expect([await couponOf(number), await till.stock()]).toEqual(['redeemed', 50]);
    await expectRefunded(number, 'platform');
  });

  test.each([
    ['accepted → preparing → ready', ['accepted', 'preparing', 'ready']],
    ['accepted → ready', ['accepted', 'ready']],
  ])('%s by the restaurant', async (_steps, states) => {
    const number = await led(await placed(), ...states);
    expect((await till.order(number)).ready_at).not.toBeNull();
  });
});

describe('on its way', () => {
  test('ready → out_for_delivery by the restaurant, for a delivery only, with or without the rider’s name', async () => {
    const [named, nameless] = [await placed(), await placed()];
    for (const number of [named, nameless]) await led(number, 'accepted', 'ready');
    const rider = { rider_name: 'Ravi', rider_phone: '9876500000' };
    expect((await kitchenMoves(named, 'out_for_delivery', rider)).status).toBe(200);
    expect((await kitchenMoves(nameless, 'out_for_delivery')).status).toBe(200);
    expect(await till.order(named)).toMatchObject(rider);
    const pickup = await led(await placed('upi', { fulfilment: 'pickup' }), 'accepted', 'ready');
    expect((await kitchenMoves(pickup, 'out_for_delivery')).body.code).toBe('ILLEGAL_TRANSITION');
  });

  test('out_for_delivery → delivered by the restaurant with the code: cash is collected, two hours to ask for a refund', async () => {
    const number = await led(await placed('cod'), 'accepted', 'ready', 'out_for_delivery');
    const { handover_code: code } = await till.order(number);
    expect((await kitchenMoves(number, 'delivered', { code })).status).toBe(200);
    expect(await till.payment(number)).toMatchObject({ status: 'cod_collected' });
    const open = async () =>
      (await world.call(till.customer, { method: 'GET', path: `/orders/${number}/refunds` })).body.can_request;
    world.clock.advance(119 * minute);
    expect(await open()).toBe(true);
    world.clock.advance(2 * minute);
    expect(await open()).toBe(false);
  });

  test('out_for_delivery → delivered by the restaurant at the door with a note, where nothing is due', async () => {
    const number = await led(await placed(), 'accepted', 'ready', 'out_for_delivery');
    expect((await kitchenMoves(number, 'delivered', { left_at_door: true })).status).toBe(409);
    expect((await kitchenMoves(number, 'delivered', { left_at_door: true, note: 'By the lamp' })).status).toBe(200);
    expect((await till.order(number)).left_at_door_note).toBe('By the lamp');
  });

  test('out_for_delivery → delivered by the office', async () => {
    const number = await led(await placed(), 'accepted', 'ready', 'out_for_delivery');
    const { handover_code: code } = await till.order(number);
    expect((await till.move(till.admin, number, 'delivered', { code })).status).toBe(200);
  });

  test('ready → picked_up by the restaurant, for a pickup only, with the code', async () => {
    const number = await led(await placed('cod', { fulfilment: 'pickup' }), 'accepted', 'ready');
    expect((await kitchenMoves(number, 'picked_up')).body.code).toBe('NEEDS_CODE');
    const { handover_code: code } = await till.order(number);
    expect((await kitchenMoves(number, 'picked_up', { code })).status).toBe(200);
    expect(await till.payment(number)).toMatchObject({ status: 'cod_collected' });
    const delivery = await led(await placed(), 'accepted', 'ready');
    expect((await kitchenMoves(delivery, 'picked_up', { code })).body.code).toBe('ILLEGAL_TRANSITION');
  });
});

describe('ends without food', () => {
  const begun = [['accepted'], ['accepted', 'preparing'], ['accepted', 'preparing', 'ready']];
  test.each(begun.map((states) => [states.at(-1), states]))(
    '%s → cancelled by the restaurant with a reason: full refund at its cost',
    async (_from, states) => {
      const number = await led(await placed(), ...states);
      expect((await kitchenMoves(number, 'cancelled')).body.code).toBe('NEEDS_REASON');
      expect((await kitchenMoves(number, 'cancelled', { reason: 'CLOSING' })).status).toBe(200);
      await expectRefunded(number, 'restaurant');
    },
  );

  test.each(begun.map((states) => [states.at(-1), states]))(
    '%s → cancelled by the office with a reason: full refund at the platform’s cost',
    async (_from, states) => {
      const number = await led(await placed(), ...states);
      expect((await till.move(till.admin, number, 'cancelled', { reason: 'RESTAURANT_CLOSED' })).status).toBe(200);
      await expectRefunded(number, 'platform');
    },
  );

  test('out_for_delivery → cancelled by the office alone; what goes back is decided by it', async () => {
    const number = await led(await placed(), 'accepted', 'ready', 'out_for_delivery');
    expect((await kitchenMoves(number, 'cancelled', { reason: 'CLOSING' })).body.code).toBe('ILLEGAL_TRANSITION');
    expect((await till.move(till.admin, number, 'cancelled', { reason: 'CUSTOMER_UNREACHABLE' })).status).toBe(200);
    expect(await till.refunds(number)).toEqual([]);
    const body = { amount: 100, cause: 'overcharged', reason: 'Half of it' };
    const path = `/admin/orders/${number}/refunds`;
    expect((await world.call(till.admin, { method: 'POST', path, body })).status).toBe(201);
    expect(await till.refunds(number)).toMatchObject([{ amount: 10_000 }]);
  });
});

test('everything else is 409 ILLEGAL_TRANSITION with the present status (orders-6)', async () => {
  const number = await led(await placed(), 'accepted');
  for (const [who, to] of [
    [till.kitchen.owner, 'delivered'],
    [till.kitchen.owner, 'placed'],
    [till.customer, 'ready'],
    [till.admin, 'accepted'],
  ] as const)
    expect(await till.move(who, number, to)).toMatchObject({
      status: 409,
      body: { code: 'ILLEGAL_TRANSITION', status: 'accepted' },
    });
});

test('after 60 seconds a customer only asks: the restaurant may grant it, after 5 minutes it is the office’s', async () => {
  const number = await led(await placed(), 'accepted');
  world.clock.advance(cancelGraceMs + 1000);
  expect((await till.move(till.customer, number, 'cancelled', { reason: 'TOO_SLOW' })).body.code).toBe('TOO_LATE');
  const path = `/orders/${number}/cancel-request`;
  expect((await world.call(till.customer, { method: 'POST', path, body: { reason: 'TOO_SLOW' } })).status).toBe(200);
  expect((await till.order(number)).status).toBe('accepted');
  world.clock.advance(5 * minute);
  await sweepNeglected(world.deps);
  expect((await till.order(number)).cancel_escalated_at).not.toBeNull();
  expect((await kitchenMoves(number, 'cancelled', { reason: 'CUSTOMER_ASKED' })).status).toBe(200);
  await expectRefunded(number, 'restaurant');
});
