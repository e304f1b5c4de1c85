// Each row of the table of edge cases is a test of its name; the rows of hours stand in the tests of domain/hours-cases.
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { refuseViolations } from '#testing/invariants.ts';
import { addCoupon, addCustomer, addDish, addPerson, putInCart } from '#modules/ordering/orders/testing/people.ts';
import { reconcile } from './settlement.service.ts';
import { openTill, openWorld, type Till, type World } from './testing/till.ts';

type Body = Record<string, unknown>;

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
const db = () => world.deps.db;
const changeDish = (change: object) =>
  db().updateTable('dishes').set(change).where('menu_id', '=', till.dish).execute();
const changeKitchen = (change: object) =>
  db().updateTable('restaurants').set(change).where('restaurant_id', '=', till.kitchen.restaurant_id).execute();
async function newCategory(category_name: string): Promise<number> {
  const values = { category_name, slug: category_name.toLowerCase() };
  const added = db().insertInto('categories').values(values).returning('category_id');
  return (await added.executeTakeFirstOrThrow()).category_id;
}
const cart = async () => {
  const path = `/cart/byuser/${till.customer.userId}`;
  return (await world.call(till.customer, { method: 'GET', path })).body;
};
const tally = (answers: { status: number; body: Body }[]) =>
  answers.map(({ status, body }) => (status === 409 ? String(body.code) : String(status))).toSorted();

async function quoted(request: Body = {}): Promise<Body> {
  await putInCart(world.deps, till.customer, till.dish, 2);
  return (await till.shop.quote(till.customer, request)).body;
}
async function paid(): Promise<string> {
  const number = await till.place();
  await till.act(await till.open(number), 'pay');
  return number;
}

describe('between cart and pay (orders-18)', () => {
  test('restaurant closes: the quote shows until when orders are taken; after that 409 with the next slots, never another time (checkout-7)', async () => {
    world.clock.set('2026-06-15T16:45:00.000Z');
    const quote = await quoted();
    expect(quote.restaurant).toMatchObject({ orders_until: '2026-06-15T17:10:00.000Z' });
    world.clock.set('2026-06-15T17:11:00.000Z');
    world.clock.advance(-5 * minute);
    const fresh = (await till.shop.quote(till.customer)).body;
    world.clock.advance(6 * minute);
    const { status, body } = await till.shop.place(till.customer, fresh);
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'RESTAURANT_UNAVAILABLE' });
    expect(body.problems).toMatchObject([
      { next_slots: expect.arrayContaining([expect.stringMatching(/^2026-06-16T/)]) },
    ]);
    expect(body.quote).toMatchObject({ scheduled_for: null });
  });

  test('price up: 409 with the difference (orders-2)', async () => {
    const quote = await quoted();
    await changeDish({ price: 21_000 });
    const { body } = await till.shop.place(till.customer, quote);
    expect(body.code).toBe('PRICE_CHANGED');
    expect(body.problems).toContainEqual(expect.objectContaining({ name: 'Veg Biryani', old: 400, new: 420 }));
  });

  test('price down: the lower price is taken and told (orders-2)', async () => {
    const quote = await quoted();
    await changeDish({ price: 15_000 });
    const fresh = (await till.shop.quote(till.customer)).body;
    expect(fresh.warnings).toMatchObject([{ code: 'PRICE_CHANGED', old: 200, new: 150 }]);
    const { status, body } = await till.shop.place(till.customer, quote);
    expect(status).toBe(201);
    expect(body.total).toBe(fresh.total);
  });

  test('discount ended: the same as price up', async () => {
    await changeDish({ discounted_price: 15_000 });
    const quote = await quoted();
    await changeDish({ discounted_price: null });
    expect(await till.shop.place(till.customer, quote)).toMatchObject({ status: 409, body: { code: 'PRICE_CHANGED' } });
  });

  test('address outside the area: OUT_OF_AREA at the quote, not after paying', async () => {
    await changeKitchen({ delivery_pincodes: ['560001'] });
    const quote = await quoted();
    expect(quote.blocking).toMatchObject([{ code: 'OUT_OF_AREA' }]);
    const pressed = await till.shop.place(till.customer, quote, { payment_method: 'upi' });
    expect(pressed).toMatchObject({ status: 409, body: { code: 'OUT_OF_AREA' } });
  });

  test('clock: only the server’s time counts, and the promise is a time of day', async () => {
    const quote = await quoted();
    expect(quote.eta).toMatchObject({ to: expect.stringMatching(/T\d\d:[0-5][05]:00\.000Z$/) });
    world.clock.advance(11 * minute);
    expect(await till.shop.place(till.customer, quote)).toMatchObject({ body: { code: 'QUOTE_EXPIRED' } });
  });
});

describe('sold out (orders-18)', () => {
  test('in the cart: the entry is marked and stays', async () => {
    await putInCart(world.deps, till.customer, till.dish, 2);
    await changeDish({ sold_out: true });
    expect(await cart()).toMatchObject([{ availability: 'sold_out', problem: expect.any(String), quantity: 2 }]);
  });

  test('at pay: 409, and nothing is taken', async () => {
    const quote = await quoted();
    await changeDish({ sold_out: true });
    const pressed = await till.shop.place(till.customer, quote, { payment_method: 'upi' });
    expect(pressed).toMatchObject({ status: 409, body: { code: 'ITEM_UNAVAILABLE' } });
    expect(await till.stock()).toBe(50);
  });

  test('after accept: the line goes back as the customer wished', async () => {
    const other = await addDish(world.deps, till.kitchen, { price: 12_000 });
    await putInCart(world.deps, till.customer, other);
    const number = await paid();
    expect((await till.move(till.kitchen.owner, number, 'accepted')).status).toBe(200);
    const { order_id, version } = await till.order(number);
    const line = db().selectFrom('order_items').select('order_item_id').where('order_id', '=', order_id);
    const { order_item_id } = await line.where('menu_id', '=', other).executeTakeFirstOrThrow();
    const path = `/kitchen/orders/${number}/shortage`;
    const body = { version, order_item_id };
    expect((await world.call(till.kitchen.owner, { method: 'POST', path, body })).status).toBe(200);
    await world.deps.jobs.runDue();
    expect(await till.refunds(number)).toMatchObject([{ state: 'processed', amount: 12_600 }]);
    expect((await till.order(number)).status).toBe('accepted');
  });
});

describe('pressed more than once (orders-18)', () => {
  test('double click: one key is one order', async () => {
    const quote = await quoted();
    const key = randomUUID();
    const press = () => till.shop.place(till.customer, quote, {}, key);
    expect(tally(await Promise.all([press(), press()]))).toEqual(['200', '201']);
  });

  test('back button and second tab: the cart is empty there, and the order just placed is named (checkout-10)', async () => {
    const quote = await quoted();
    const second = (await till.shop.quote(till.customer)).body;
    const first = await till.shop.place(till.customer, quote);
    expect(await till.shop.place(till.customer, second)).toMatchObject({ status: 409, body: { code: 'CART_EMPTY' } });
    const again = await till.shop.place(till.customer, quote);
    expect(again.body.message).toBe(`This was ordered already: ${String(first.body.order_number)}.`);
  });

  test('two phones, last portion: one 201, one 409', async () => {
    await changeDish({ daily_stock: 1 });
    const items = [{ menu_id: till.dish, quantity: 1 }];
    const other = await addCustomer(world.deps);
    const buyers = [till.customer, other];
    const quotes = await Promise.all(buyers.map((each) => till.shop.quote(each, { source: 'buy_now', items })));
    const presses = buyers.map((each, index) => till.shop.place(each, quotes[index]?.body ?? {}));
    expect(tally(await Promise.all(presses))).toEqual(['201', 'ITEM_UNAVAILABLE']);
  });

  test('coupon raced by 50 users: exactly its limit succeed', async () => {
    await addCoupon(world.deps, { code: 'FIVEONLY', total_limit: 5 });
    const items = [{ menu_id: till.dish, quantity: 1 }];
    const users = await Promise.all(Array.from({ length: 50 }, () => addCustomer(world.deps)));
    await changeDish({ daily_stock: null });
    const request = { source: 'buy_now', items, coupon_code: 'FIVEONLY' };
    const quotes = await Promise.all(users.map((each) => till.shop.quote(each, request)));
    const presses = users.map((each, index) => till.shop.place(each, quotes[index]?.body ?? {}));
    expect(tally(await Promise.all(presses)).filter((word) => word === '201')).toHaveLength(5);
  });

  test('coupon’s user limit, two tabs: exactly one succeeds', async () => {
    await addCoupon(world.deps, { code: 'EACHONCE', per_user_limit: 1 });
    const request = { source: 'buy_now', items: [{ menu_id: till.dish, quantity: 1 }], coupon_code: 'EACHONCE' };
    const tabs = await Promise.all([1, 2].map(() => till.shop.quote(till.customer, request)));
    const presses = tabs.map(({ body }) => till.shop.place(till.customer, body));
    expect(tally(await Promise.all(presses))).toEqual(['201', 'COUPON_INVALID']);
  });
});

describe('money (orders-18)', () => {
  test('pays after expiry: it goes back by itself', async () => {
    const number = await till.place();
    const session = await till.open(number);
    world.clock.advance(16 * minute);
    await reconcile(world.deps);
    await till.act(session, 'pay');
    const { status, total, refunded_total } = await till.order(number);
    expect([status, refunded_total]).toEqual(['expired', total]);
  });

  test('webhook before the callback: one transition, the callback finds it done (payments-4)', async () => {
    const number = await paid();
    const path = `/orders/${number}/payment/check`;
    expect(await world.call(till.customer, { method: 'POST', path, body: {} })).toMatchObject({
      status: 200,
      body: { order_status: 'placed' },
    });
    expect(await till.events(number)).toEqual(['captured']);
    expect((await till.order(number)).version).toBe(2);
  });

  test('webhook twice: one transition (payments-4)', async () => {
    const number = await till.place();
    await till.act(await till.open(number), 'pay', { copies: 2 });
    expect((await till.order(number)).version).toBe(2);
  });

  test('webhook `failed` after `captured`: ignored but stored', async () => {
    const number = await till.place();
    await till.act(await till.open(number), 'pay', { also_failed: 'after' });
    expect(await till.events(number)).toEqual(['captured', 'ignored']);
    expect(await till.payment(number)).toMatchObject({ status: 'captured' });
  });

  test('webhook never comes: the reconciler finds the money within three minutes', async () => {
    const number = await till.place();
    await till.act(await till.open(number), 'pay', { copies: 0 });
    world.clock.advance(3 * minute);
    await reconcile(world.deps);
    expect((await till.order(number)).status).toBe('placed');
  });

  test('refund clicked twice, and by two admins: one, the second is 409', async () => {
    const number = await paid();
    for (const to of ['accepted', 'ready', 'out_for_delivery']) await till.move(till.kitchen.owner, number, to);
    const { total, handover_code: code } = await till.order(number);
    expect((await till.move(till.kitchen.owner, number, 'delivered', { code })).status).toBe(200);
    const path = `/admin/orders/${number}/refunds`;
    const body = { amount: total / 100, cause: 'overcharged', reason: 'Sorry' };
    const other = await addPerson(world.deps, 'admin');
    const answers = await Promise.all(
      [till.admin, till.admin, other].map((who) => world.call(who, { method: 'POST', path, body })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
    expect(await till.refunds(number)).toHaveLength(1);
  });
});

describe('two sides at once (orders-18)', () => {
  test('customer cancels while the restaurant accepts: one wins by version, the loser gets 409 and the new state', async () => {
    const number = await till.place('cod');
    const order = { order_number: number, version: 1 };
    const both = await Promise.all([
      till.shop.move(till.kitchen.owner, order, 'accepted'),
      till.shop.move(till.customer, order, 'cancelled', { reason: 'CHANGED_MIND' }),
    ]);
    const [won, lost] = both[0].status === 200 ? both : both.toReversed();
    expect([won?.status, lost?.status]).toEqual([200, 409]);
    expect(lost?.body).toMatchObject({ code: 'STALE', status: won?.body.status, version: 2 });
  });

  test('restaurant suspended with open orders: new ones stop, open ones finish, or the office ends them with a refund (cart-9)', async () => {
    const [finished, ended] = [await paid(), await paid()];
    const quote = await quoted();
    await changeKitchen({ lifecycle: 'suspended' });
    expect(await till.shop.place(till.customer, quote)).toMatchObject({ body: { code: 'RESTAURANT_UNAVAILABLE' } });
    for (const to of ['accepted', 'ready', 'out_for_delivery'])
      expect((await till.move(till.kitchen.owner, finished, to)).status).toBe(200);
    const { handover_code: code } = await till.order(finished);
    expect((await till.move(till.kitchen.owner, finished, 'delivered', { code })).status).toBe(200);
    await till.move(till.kitchen.owner, ended, 'accepted');
    expect((await till.move(till.admin, ended, 'cancelled', { reason: 'RESTAURANT_CLOSED' })).status).toBe(200);
    const { total, refunded_total } = await till.order(ended);
    expect(refunded_total).toBe(total);
  });

  test('restaurant goes offline while customers pay: what is paid in time is theirs, and can be rejected with all of it back (payments-9)', async () => {
    const number = await till.place();
    const session = await till.open(number);
    await changeKitchen({ switch: 'offline' });
    const refused = await till.shop.place(till.customer, (await till.shop.quote(till.customer)).body);
    expect(refused).toMatchObject({ body: { code: 'RESTAURANT_UNAVAILABLE' } });
    await till.act(session, 'pay');
    expect((await till.order(number)).status).toBe('placed');
    expect((await till.move(till.kitchen.owner, number, 'rejected', { reason: 'CLOSING' })).status).toBe(200);
    await world.deps.jobs.runDue();
    const { total, refunded_total } = await till.order(number);
    expect(refunded_total).toBe(total);
  });

  test('city deactivated: carts mark it, nothing new is ordered there, its orders go on as they are (cart-9)', async () => {
    const number = await paid();
    const quote = await quoted();
    const { city_id } = await till.order(number);
    const cities = db()
      .updateTable('cities')
      .where('city_id', '=', city_id ?? 0);
    await cities.set({ isactive: false }).execute();
    expect(await cart()).toMatchObject([{ availability: 'gone', problem: expect.stringContaining('does not take') }]);
    expect(await till.shop.place(till.customer, quote)).toMatchObject({ body: { code: 'RESTAURANT_UNAVAILABLE' } });
    expect((await till.move(till.kitchen.owner, number, 'accepted')).status).toBe(200);
    expect((await world.call(till.customer, { method: 'GET', path: `/orders/${number}` })).status).toBe(200);
    await cities.set({ isactive: true }).execute();
    expect(await cart()).toMatchObject([{ availability: 'available', problem: null }]);
  });

  test('category deleted: not while dishes stand in it; put into another one, carts and orders are unchanged', async () => {
    const number = await paid();
    await putInCart(world.deps, till.customer, till.dish, 1);
    const items = async () =>
      (await world.call(till.customer, { method: 'GET', path: `/orders/${number}` })).body.items;
    const before = [await cart(), await items()];
    const [old, other] = await Promise.all(['Soups', 'Broths'].map((name) => newCategory(name)));
    await changeDish({ category_id: old });
    const path = `/admin/categories/${old}`;
    expect(
      (
        await world.app.inject({
          method: 'DELETE',
          url: `/api${path}`,
          headers: { authorization: `Bearer ${till.admin.token}` },
        })
      ).statusCode,
    ).toBe(409);
    const into = { method: 'POST', path: `${path}/merge`, body: { into: other } } as const;
    expect(await world.call(till.admin, into)).toMatchObject({ status: 200, body: { moved: 1 } });
    expect([await cart(), await items()]).toEqual(before);
  });

  test('dish taken away: carts mark it, orders are unchanged (cart-9)', async () => {
    const number = await paid();
    const read = async () => (await world.call(till.customer, { method: 'GET', path: `/orders/${number}` })).body.items;
    const before = await read();
    await putInCart(world.deps, till.customer, till.dish, 1);
    await changeDish({ isactive: false, dish_name: 'Gone' });
    expect(await cart()).toMatchObject([{ availability: 'gone', problem: 'No longer on the menu' }]);
    expect(await read()).toEqual(before);
  });
});
