import { listAudit } from '@tawa/contract/insight/audit';
import * as desk from '@tawa/contract/money/coupons.office';
import type { OfficeCouponForm } from '@tawa/contract/money/coupons.office';
import { addOwnCoupon, listOwnCoupons } from '@tawa/contract/money/coupons.kitchen';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestCaller } from '#testing/caller.ts';
import { addCustomer, addDish, addKitchen, addPerson, putInCart } from '#modules/ordering/orders/testing/people.ts';
import {
  type Customer,
  noon,
  openWorld,
  type Person,
  shopper,
  type TestKitchen,
  type World,
} from '#modules/ordering/orders/testing/world.ts';
import { fiftyOff } from './testing/coupon-forms.ts';

let world: World;
let shop: ReturnType<typeof shopper>;
let kitchen: TestKitchen;
let admin: Person;
let office: TestCaller;
let customer: Customer;
let number = 0;

const form = (change: Partial<OfficeCouponForm> = {}): OfficeCouponForm => ({
  code: `DESK${(number += 1)}`,
  ...fiftyOff,
  city_ids: [],
  restaurant_ids: [],
  funded_by: 'platform',
  restaurant_percent: null,
  ...change,
});

beforeAll(async () => {
  world = await openWorld();
  shop = shopper(world);
  admin = await addPerson(world.deps, 'admin');
  office = world.callerOf(admin);
});
afterAll(() => world.close());
beforeEach(async () => {
  world.clock.set(noon);
  kitchen = await addKitchen(world.deps);
  customer = await addCustomer(world.deps);
  await putInCart(world.deps, customer, await addDish(world.deps, kitchen, { price: 40_000 }));
});

const add = async (change?: Partial<OfficeCouponForm>) => {
  const body = form(change);
  return { ...(await office.ok(desk.addCoupon, { body })), code: body.code, body };
};
const move = (coupon_id: number, status: 'active' | 'paused' | 'ended', reason = status === 'active' ? '' : 'Enough') =>
  office.call(desk.moveCoupon, { params: { coupon_id }, body: { status, reason } });
async function start(change?: Partial<OfficeCouponForm>) {
  const coupon = await add(change);
  expect((await move(coupon.coupon_id, 'active')).status).toBe(200);
  return coupon;
}
const read = (coupon_id: number) => office.ok(desk.getCoupon, { params: { coupon_id } });
const quoted = async (code: string, who = customer) => (await shop.quote(who, { coupon_code: code })).body.coupon;
const actions = async (coupon_id: number) =>
  (await office.ok(listAudit, { query: { subject: 'coupon', subject_id: String(coupon_id) } })).rows;

describe('a coupon of the office', () => {
  test('comes back as it was sent, as a draft that nobody can use, and works in a checkout once it is started (coupons-8)', async () => {
    const { coupon_id, code, body } = await add({ city_ids: [1], per_user_limit: 1, weekdays: [1], ends_on: null });
    expect(await read(coupon_id)).toMatchObject({ form: { ...body }, state: 'draft', used: 0, cost_platform: 0 });
    await office.ok(desk.updateCoupon, { params: { coupon_id }, body: { ...body, city_ids: [] } });
    expect(await quoted(code)).toBeNull();
    await move(coupon_id, 'active');
    expect(await quoted(code)).toMatchObject({ code, discount: 50 });
    expect((await move(coupon_id, 'paused')).status).toBe(200);
    expect(await quoted(code)).toBeNull();
    expect((await move(coupon_id, 'ended')).status).toBe(200);
    for (const status of ['active', 'paused', 'ended'] as const)
      expect((await move(coupon_id, status)).status).toBe(409);
    expect((await office.call(desk.updateCoupon, { params: { coupon_id }, body })).status).toBe(409);
    expect((await actions(coupon_id)).map(({ action, reason }) => `${action} ${reason}`)).toEqual([
      'coupon.status Enough',
      'coupon.status Enough',
      'coupon.status ',
      'coupon.change ',
      'coupon.add ',
    ]);
    expect((await actions(coupon_id))[3]).toMatchObject({ before: { city_ids: [1] }, after: { city_ids: [] } });
  });

  test('shows what it cost each funder and what it brought, and keeps what it gives from its first use on (coupons-8)', async () => {
    const { coupon_id, code, body } = await start();
    const quote = await shop.quote(customer, { coupon_code: code });
    const placed = await shop.place(customer, quote.body);
    expect(placed.status).toBe(201);
    expect(await read(coupon_id)).toMatchObject({ used: 1, cost_platform: 50, cost_restaurants: 0, orders: 0 });
    const served = { delivered_at: world.clock.now(), closed_at: world.clock.now() };
    for (const status of ['accepted', 'ready', 'out_for_delivery', 'delivered'])
      await world.deps.db
        .updateTable('orders')
        .set({ status, ...(status === 'delivered' && served) })
        .where('order_number', '=', String(placed.body.order_number))
        .execute();
    expect(await read(coupon_id)).toMatchObject({ orders: 1, new_customers: 1, sales: 400 });
    const params = { coupon_id };
    for (const change of [{ value: 60 }, { funded_by: 'restaurant' as const }, { total_limit: null, code: 'OTHER1' }])
      expect((await office.call(desk.updateCoupon, { params, body: { ...body, ...change } })).status).toBe(409);
    expect((await office.call(desk.deleteCoupon, { params })).status).toBe(409);
    await office.ok(desk.updateCoupon, { params, body: { ...body, title: 'Fifty off', total_limit: 1 } });
    expect(await read(coupon_id)).toMatchObject({ state: 'used_up', title: 'Fifty off' });
  });

  test('that a restaurant shares in works there only as far as it agreed', async () => {
    const { coupon_id, code } = await start({ funded_by: 'split', restaurant_percent: 40 });
    expect(await quoted(code)).toBeNull();
    const agreement = { coupon_id, restaurant_id: kitchen.restaurant_id, budget: 2000 };
    await world.deps.db
      .insertInto('coupon_consents')
      .values({ ...agreement, valid_to: new Date('2026-06-30T00:00:00Z') })
      .execute();
    const quote = await shop.quote(customer, { coupon_code: code });
    expect((await shop.place(customer, quote.body)).status).toBe(201);
    expect(await read(coupon_id)).toMatchObject({
      cost_platform: 30,
      cost_restaurants: 20,
      agreements: [{ restaurant_id: kitchen.restaurant_id, budget: 20, spent: 20 }],
    });
  });

  test('has a code of its own, whatever its case', async () => {
    const { code } = await add();
    const reply = await office.call(desk.addCoupon, { body: form({ code: code.toLowerCase() }) });
    expect(reply).toMatchObject({ status: 409, body: { errors: { code: 'This code is taken.' } } });
  });

  test('is deleted as a draft alone, and the log keeps what it was (coupons-8)', async () => {
    const { coupon_id, code } = await add();
    await office.ok(desk.deleteCoupon, { params: { coupon_id } });
    expect((await office.call(desk.getCoupon, { params: { coupon_id } })).status).toBe(404);
    expect((await actions(coupon_id))[0]).toMatchObject({ action: 'coupon.delete', before: { code } });
  });
});

describe('who may use a coupon', () => {
  const reach = (coupon_id: number) => office.ok(desk.previewCoupon, { params: { coupon_id } });

  test('is counted by the checkout’s own decision: customers by their orders and uses, restaurants by place (coupons-9)', async () => {
    const { coupon_id } = await add({ new_customers_only: true, restaurant_ids: [kitchen.restaurant_id] });
    const before = await reach(coupon_id);
    expect(before.restaurants).toMatchObject({ may: 1, examples: [{ restaurant_id: kitchen.restaurant_id }] });
    expect(before.customers.examples.map(({ user_id }) => user_id)).toContain(customer.userId);
    const quote = await shop.quote(customer, {});
    expect((await shop.place(customer, quote.body)).status).toBe(201);
    const after = await reach(coupon_id);
    expect(after.customers.may).toBe(before.customers.may - 1);
    expect(after.customers.refusals).toContainEqual({
      message: 'This coupon is for a first order only.',
      count: after.customers.all - after.customers.may,
    });
    expect(after.customers.examples.map(({ user_id }) => user_id)).not.toContain(customer.userId);
  });

  test('leaves hours and days aside, waits for its first day, and says who did not agree', async () => {
    const { coupon_id } = await start({
      starts_on: '2026-06-20',
      weekdays: [2],
      from_time: '03:00',
      to_time: '04:00',
      funded_by: 'restaurant',
    });
    const { customers, restaurants } = await reach(coupon_id);
    expect(customers.may).toBe(customers.all);
    expect(restaurants).toMatchObject({
      may: 0,
      refusals: [{ message: 'This restaurant does not take this coupon at the moment.', count: restaurants.all }],
    });
    await move(coupon_id, 'ended');
    expect((await reach(coupon_id)).customers).toMatchObject({
      may: 0,
      refusals: [{ message: 'This coupon has ended.' }],
    });
  });
});

test('the list knows states, funders, and whose a coupon is; a restaurant’s own can only be ended, with a reason (coupons-8)', async () => {
  const owner = world.callerOf(kitchen.owner);
  const { city_ids: _c, restaurant_ids: _r, funded_by: _f, restaurant_percent: _p, ...fields } = form();
  const own = await owner.ok(addOwnCoupon, { body: { ...fields, ends_on: '2026-06-30', budget: 1000 } });
  const listed = async (query: object) => (await office.ok(desk.listCoupons, { query })).rows;
  expect(await listed({ search: own.code.toLowerCase() })).toMatchObject([
    { coupon_id: own.coupon_id, state: 'draft', funded_by: 'restaurant', owner: expect.any(String) },
  ]);
  expect(await listed({ by: 'office', search: own.code })).toEqual([]);
  const late = await start({ starts_on: '2026-06-20' });
  expect(await listed({ state: 'coming', search: late.code })).toHaveLength(1);
  world.clock.set('2026-06-21T07:00:00.000Z');
  expect(await listed({ state: 'running', search: late.code })).toHaveLength(1);
  world.clock.set('2026-07-01T07:00:00.000Z');
  expect(await listed({ state: 'over', funder: 'platform', search: late.code })).toHaveLength(1);
  const params = { coupon_id: own.coupon_id };
  expect((await office.call(desk.updateCoupon, { params, body: form({ code: own.code }) })).status).toBe(409);
  expect((await move(own.coupon_id, 'active')).status).toBe(409);
  expect((await office.call(desk.deleteCoupon, { params })).status).toBe(409);
  expect((await move(own.coupon_id, 'ended', ' ')).status).toBe(400);
  expect((await move(own.coupon_id, 'ended', 'Misleading title')).status).toBe(200);
  expect((await owner.ok(listOwnCoupons, {})).coupons).toMatchObject([{ state: 'ended' }]);
  expect((await actions(own.coupon_id))[0]).toMatchObject({ reason: 'Misleading title', after: { status: 'ended' } });
});

test.each([
  ['a percent without a cap', { type: 'percent', value: 20, max_discount: null }],
  ['more than the dishes', { value: 300 }],
  ['an end before the start', { ends_on: '2026-06-14' }],
  ['days that are over', { starts_on: '2026-06-01', ends_on: '2026-06-14' }],
  ['a shared cost without shares', { funded_by: 'split' }],
  ['shares of nothing', { restaurant_percent: 40 }],
  ['a code with a space', { code: 'NO GO' }],
] as const)('a coupon with %s is refused', async (_what, change) => {
  expect((await office.call(desk.addCoupon, { body: { ...form(), ...change } })).status).toBe(400);
});

test('guests, customers and restaurants are refused', async () => {
  const { coupon_id, body } = await add();
  const written = await actions(coupon_id);
  const params = { coupon_id };
  const strangers: [TestCaller, number][] = [
    [world.callerOf(), 401],
    [world.callerOf(customer), 403],
    [world.callerOf(kitchen.owner), 403],
  ];
  for (const [stranger, status] of strangers) {
    const replies = [
      await stranger.call(desk.listCoupons, {}),
      await stranger.call(desk.exportCoupons, {}),
      await stranger.call(desk.getCoupon, { params }),
      await stranger.call(desk.previewCoupon, { params }),
      await stranger.call(desk.listCouponRestaurants, {}),
      await stranger.call(desk.addCoupon, { body: form() }),
      await stranger.call(desk.updateCoupon, { params, body }),
      await stranger.call(desk.moveCoupon, { params, body: { status: 'active' } }),
      await stranger.call(desk.deleteCoupon, { params }),
    ];
    expect(replies.map((reply) => reply.status)).toEqual(replies.map(() => status));
  }
  expect(await actions(coupon_id)).toEqual(written);
});
