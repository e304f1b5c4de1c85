import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { refuseViolations } from '#testing/invariants.ts';
import { addCoupon } from '#modules/ordering/orders/testing/people.ts';
import { expireIfUnpaid, reconcile } from './settlement.service.ts';
import { openTill, openWorld, type Till, type World } from './testing/till.ts';

let world: World;
let till: Till;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  till = await openTill(world);
});
afterEach(() => refuseViolations(world.deps.db));

const minute = 60_000;

describe('an order that is paid online', () => {
  test('waits for its money: the kitchen hears nothing, and cart, coupon and stock are held (payments-2)', async () => {
    await addCoupon(world.deps, { code: 'HELD50' });
    const number = await till.place('upi', { coupon_code: 'HELD50' });
    expect(await till.order(number)).toMatchObject({ status: 'pending_payment', accept_by: null, accepted_at: null });
    expect(await till.payment(number)).toMatchObject({
      status: 'created',
      provider: 'demo',
      method: 'upi',
      received: 0,
    });
    expect([await till.cartSize(), await till.stock()]).toEqual([1, 48]);
    const board = await world.call(till.kitchen.owner, { method: 'GET', path: '/kitchen/orders' });
    expect(board.body.orders).toEqual([]);
    const { order_id } = await till.order(number);
    const use = world.deps.db.selectFrom('coupon_redemptions').select('state').where('order_id', '=', order_id);
    expect(await use.executeTakeFirstOrThrow()).toEqual({ state: 'reserved' });
  });

  test('goes to the kitchen when the provider says that it was paid, and only then the cart is emptied (payments-2)', async () => {
    await addCoupon(world.deps, { code: 'USED50' });
    const number = await till.place('card', { coupon_code: 'USED50' });
    await till.act(await till.open(number), 'pay');
    const order = await till.order(number);
    expect(order.status).toBe('placed');
    expect(order.accept_by?.getTime()).toBeGreaterThan(world.clock.now().getTime() + 7 * minute);
    expect(await till.payment(number)).toMatchObject({ status: 'captured', received: order.total });
    expect(await till.cartSize()).toBe(0);
  });

  test('is accepted at once by a kitchen that takes every order', async () => {
    const { restaurant_id } = till.kitchen;
    await world.deps.db
      .updateTable('restaurants')
      .set({ auto_accept: true })
      .where('restaurant_id', '=', restaurant_id)
      .execute();
    const number = await till.place();
    await till.act(await till.open(number), 'pay');
    expect((await till.order(number)).status).toBe('accepted');
  });

  test('stays waiting after a failed attempt, and is paid at the same place by the next', async () => {
    const number = await till.place();
    const session = await till.open(number);
    await till.act(session, 'fail');
    expect(await till.payment(number)).toMatchObject({ status: 'failed', attempts: 1 });
    expect((await till.order(number)).status).toBe('pending_payment');
    expect(await till.open(number)).toBe(session);
    await till.act(session, 'pay');
    expect((await till.order(number)).status).toBe('placed');
  });

  test('gives everything back when it expires, after the provider was asked once more (payments-3)', async () => {
    await addCoupon(world.deps, { code: 'BACK50', total_limit: 1 });
    const number = await till.place('upi', { coupon_code: 'BACK50' });
    await till.open(number);
    world.clock.advance(14 * minute);
    await reconcile(world.deps);
    expect((await till.order(number)).status).toBe('pending_payment');
    world.clock.advance(2 * minute);
    await reconcile(world.deps);
    expect((await till.order(number)).status).toBe('expired');
    expect([await till.cartSize(), await till.stock()]).toEqual([1, 50]);
    const coupon = world.deps.db.selectFrom('coupons').select('used').where('code', '=', 'BACK50');
    expect(await coupon.executeTakeFirstOrThrow()).toEqual({ used: 0 });
  });

  test('does not expire while its provider is silent (payments-3)', async () => {
    const number = await till.place();
    const { order_id } = await till.order(number);
    await till.open(number);
    world.clock.advance(20 * minute);
    const silent = { ...world.deps, providers: { ...world.deps.providers, named: () => undefined } };
    await expireIfUnpaid(silent, order_id);
    expect((await till.order(number)).status).toBe('pending_payment');
    await expireIfUnpaid(world.deps, order_id);
    expect((await till.order(number)).status).toBe('expired');
  });

  test('is found to be paid by the reconciler when no event ever comes (payments-4)', async () => {
    const number = await till.place();
    await till.act(await till.open(number), 'pay', { copies: 0 });
    expect((await till.order(number)).status).toBe('pending_payment');
    await reconcile(world.deps);
    expect((await till.order(number)).status).toBe('pending_payment');
    world.clock.advance(3 * minute);
    await reconcile(world.deps);
    expect((await till.order(number)).status).toBe('placed');
  });

  test('is found to be paid at its very end, when the provider is asked once more (payments-3)', async () => {
    const number = await till.place();
    await till.act(await till.open(number), 'pay', { copies: 0 });
    world.clock.advance(16 * minute);
    await expireIfUnpaid(world.deps, (await till.order(number)).order_id);
    expect((await till.order(number)).status).toBe('placed');
  });

  test('is found to be paid when the customer says so (payments-4)', async () => {
    const number = await till.place();
    await till.act(await till.open(number), 'pay', { copies: 0 });
    const path = `/orders/${number}/payment/check`;
    const checked = await world.call(till.customer, { method: 'POST', path, body: {} });
    expect(checked).toMatchObject({ status: 200, body: { status: 'captured', order_status: 'placed' } });
  });

  test('ends unpaid when its customer cancels it or orders anew', async () => {
    const first = await till.place();
    const quote = await till.shop.quote(till.customer, {});
    const again = await till.shop.place(till.customer, quote.body, { payment_method: 'card' });
    expect(again.status).toBe(201);
    expect((await till.order(first)).status).toBe('cancelled');
    expect(await till.stock()).toBe(48);
    const number = String(again.body.order_number);
    expect((await till.move(till.customer, number, 'cancelled', { reason: 'CHANGED_MIND' })).status).toBe(200);
    expect([await till.cartSize(), await till.stock()]).toEqual([1, 50]);
  });
});

describe('the payment’s page', () => {
  test('is its customer’s alone', async () => {
    const number = await till.place();
    const stranger = (await openTill(world)).customer;
    for (const [method, path] of [
      ['GET', `/orders/${number}/payment`],
      ['POST', `/orders/${number}/payment/open`],
      ['POST', `/orders/${number}/payment/check`],
    ] as const)
      expect(await world.call(stranger, { method, path, ...(method === 'POST' && { body: {} }) })).toMatchObject({
        status: 404,
      });
  });

  test('cannot be opened for an order that ended', async () => {
    const number = await till.place();
    await till.move(till.customer, number, 'cancelled', { reason: 'CHANGED_MIND' });
    const path = `/orders/${number}/payment/open`;
    expect(await world.call(till.customer, { method: 'POST', path, body: {} })).toMatchObject({
      status: 409,
      body: { order_status: 'cancelled' },
    });
  });
});

describe('money that comes late', () => {
  test.each(['expired', 'cancelled'])(
    'for an order that is %s goes back by itself, with a notice (payments-6)',
    async (end) => {
      const { db } = world.deps;
      const { restaurant_id } = till.kitchen;
      await db
        .updateTable('restaurants')
        .set({ names: '{"hi":"दम"}' })
        .where('restaurant_id', '=', restaurant_id)
        .execute();
      const number = await till.place();
      const session = await till.open(number);
      if (end === 'cancelled') await till.move(till.customer, number, 'cancelled', { reason: 'CHANGED_MIND' });
      else {
        world.clock.advance(16 * minute);
        await reconcile(world.deps);
      }
      expect((await till.order(number)).status).toBe(end);
      await till.act(session, 'pay');
      const { status, total, refunded_total } = await till.order(number);
      expect([status, refunded_total]).toEqual([end, total]);
      expect(await till.refunds(number)).toMatchObject([{ state: 'processed', amount: total, origin: 'automatic' }]);
      expect(await till.payment(number)).toMatchObject({ status: 'refunded', refunded: total });
      const told = db.selectFrom('notifications').select(['kind', 'data']).where('user_id', '=', till.customer.userId);
      expect(await told.execute()).toContainEqual({
        kind: 'payment_late',
        data: expect.objectContaining({
          order_number: number,
          called: [{ name: expect.any(String), names: { hi: 'दम' } }],
        }),
      });
    },
  );

  test('and of which no event comes is found by the reconciler and goes back (payments-6)', async () => {
    const number = await till.place();
    const session = await till.open(number);
    await till.move(till.customer, number, 'cancelled', { reason: 'CHANGED_MIND' });
    await till.act(session, 'pay', { copies: 0 });
    await reconcile(world.deps);
    await world.deps.jobs.runDue();
    expect(await till.refunds(number)).toMatchObject([{ state: 'processed' }]);
  });
});

describe('hostile events', () => {
  test('50 copies of one at once do one thing (payments-4)', async () => {
    const number = await till.place();
    await till.act(await till.open(number), 'pay', { copies: 50 });
    expect(await till.events(number)).toEqual(['captured']);
    const { payment_id } = await till.payment(number);
    const posted = world.deps.db
      .selectFrom('ledger_transactions')
      .select('kind')
      .where('posting_key', '=', `captured:${payment_id}`);
    expect(await posted.execute()).toHaveLength(1);
  });

  test('a forged one does nothing', async () => {
    const number = await till.place();
    await till.act(await till.open(number), 'pay', { forged: true });
    expect((await till.order(number)).status).toBe('pending_payment');
    expect(await till.events(number)).toEqual([]);
  });

  test('a failure that is told after the payment changes nothing and is kept', async () => {
    const number = await till.place();
    await till.act(await till.open(number), 'pay', { also_failed: 'after' });
    expect(await till.events(number)).toEqual(['captured', 'ignored']);
    expect((await till.order(number)).status).toBe('placed');
  });

  test('an event that comes again after the order was delivered drags nothing back', async () => {
    const number = await till.place();
    const session = await till.open(number);
    await till.act(session, 'pay');
    for (const to of ['accepted', 'ready', 'out_for_delivery']) await till.move(till.kitchen.owner, number, to);
    const { handover_code: code } = await till.order(number);
    await till.move(till.kitchen.owner, number, 'delivered', { code });
    await till.act(session, 'fail');
    expect((await till.order(number)).status).toBe('delivered');
    expect(await till.events(number)).toEqual(['captured', 'ignored']);
  });

  test('another amount than was asked serves nobody; the office is told and the money is kept apart (payments-5)', async () => {
    const number = await till.place();
    const session = await till.open(number);
    await till.act(session, 'pay', { claimed_amount: 1 });
    expect((await till.order(number)).status).toBe('pending_payment');
    expect(await till.events(number)).toEqual(['held']);
    const { order_id } = await till.order(number);
    const held = world.deps.db
      .selectFrom('payments')
      .selectAll()
      .where('order_id', '=', order_id)
      .where('is_extra', '=', true);
    expect(await held.execute()).toMatchObject([{ received: 100, held_reason: 'wrong_amount', refunded: 0 }]);
    const told = world.deps.db.selectFrom('notifications').select('kind').where('user_id', '=', till.admin.userId);
    expect((await told.execute()).map(({ kind }) => kind)).toContain('office_payment');
  });

  test('a second payment of the same order goes back by itself (payments-5)', async () => {
    const number = await till.place();
    const session = await till.open(number);
    await till.act(session, 'pay');
    await till.act(session, 'pay');
    expect(await till.events(number)).toEqual(['captured', 'returned']);
    expect(await till.refunds(number)).toMatchObject([{ state: 'processed', reason: 'Paid twice' }]);
    expect((await till.order(number)).refunded_total).toBe(0);
  });

  test('one of an order that nobody knows is kept and answered kindly', async () => {
    const number = await till.place();
    const before = await world.deps.db
      .selectFrom('payment_events')
      .select('result')
      .where('result', '=', 'unknown_order')
      .execute();
    const session = await till.open(number);
    await world.deps.db
      .updateTable('payments')
      .set({ provider_order_id: null })
      .where('provider_order_id', '=', session)
      .execute();
    await till.act(session, 'pay');
    const after = await world.deps.db
      .selectFrom('payment_events')
      .select('result')
      .where('result', '=', 'unknown_order')
      .execute();
    expect(after.length - before.length).toBe(1);
    expect(await till.open(number)).toBe(session);
    await world.call(till.customer, { method: 'POST', path: `/orders/${number}/payment/check`, body: {} });
    expect((await till.order(number)).status).toBe('placed');
  });
});

describe('an order that is paid and ends without food', () => {
  test.each([
    ['the kitchen says no', 'owner', 'rejected', { reason: 'TOO_BUSY' }],
    ['its customer cancels', 'customer', 'cancelled', { reason: 'CHANGED_MIND' }],
  ] as const)('because %s is refunded whole (refunds-1)', async (_why, who, to, body) => {
    const number = await till.place();
    await till.act(await till.open(number), 'pay');
    expect((await till.move(who === 'owner' ? till.kitchen.owner : till.customer, number, to, body)).status).toBe(200);
    await world.deps.jobs.runDue();
    const { total, refunded_total } = await till.order(number);
    expect(refunded_total).toBe(total);
    expect(await till.refunds(number)).toMatchObject([{ state: 'processed', bank_reference: expect.any(String) }]);
  });
});
