import {
  addOwnCoupon,
  deleteOwnCoupon,
  listOwnCoupons,
  moveOwnCoupon,
  type OwnCouponForm,
  updateOwnCoupon,
} from '@tawa/contract/money/coupons.kitchen';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestCaller } from '#testing/app.ts';
import { addCustomer, addDish, addKitchen, putInCart } from '#modules/ordering/orders/testing/people.ts';
import {
  type Customer,
  noon,
  openWorld,
  shopper,
  type TestKitchen,
  type World,
} from '#modules/ordering/orders/testing/world.ts';
import { fiftyOff } from './testing/coupon-forms.ts';

let world: World;
let shop: ReturnType<typeof shopper>;
let kitchen: TestKitchen;
let owner: TestCaller;
let customer: Customer;
let number = 0;

const form = (change: Partial<OwnCouponForm> = {}): OwnCouponForm => ({
  code: `OWN${(number += 1)}`,
  ...fiftyOff,
  budget: 1000,
  ...change,
});

beforeAll(async () => {
  world = await openWorld();
  shop = shopper(world);
});
afterAll(() => world.close());
beforeEach(async () => {
  world.clock.set(noon);
  kitchen = await addKitchen(world.deps);
  owner = world.callerOf(kitchen.owner);
  customer = await addCustomer(world.deps);
  await putInCart(world.deps, customer, await addDish(world.deps, kitchen, { price: 40_000 }));
});

const add = (change?: Partial<OwnCouponForm>) => owner.ok(addOwnCoupon, { body: form(change) });
const move = (coupon_id: number, status: 'active' | 'paused' | 'ended') =>
  owner.call(moveOwnCoupon, { params: { coupon_id }, body: { status } });
const listed = async (coupon_id: number) =>
  (await owner.ok(listOwnCoupons, {})).coupons.find((coupon) => coupon.coupon_id === coupon_id);

async function start(change?: Partial<OwnCouponForm>) {
  const coupon = await add(change);
  expect((await move(coupon.coupon_id, 'active')).status).toBe(200);
  return coupon;
}

async function order(code: string) {
  const quote = await shop.quote(customer, { coupon_code: code });
  return { quote, placed: await shop.place(customer, quote.body) };
}

describe('a coupon of a restaurant', () => {
  test('comes back as it was sent, as a draft that nobody can use', async () => {
    const sent = form({
      weekdays: [5, 6],
      from_time: '22:00',
      to_time: '02:00',
      total_limit: 10,
      payment_methods: ['upi'],
    });
    const coupon = await owner.ok(addOwnCoupon, { body: sent });
    expect(coupon).toMatchObject({ ...sent, state: 'draft', used: 0, spent: 0, orders: 0 });
    expect((await order(sent.code)).quote.body).toMatchObject({ coupon: null });
  });

  test('is used once it runs, at its own kitchen, and shows what it cost (coupons-6)', async () => {
    const coupon = await start();
    expect(await listed(coupon.coupon_id)).toMatchObject({ state: 'running' });
    const { quote, placed } = await order(coupon.code);
    expect(quote.body).toMatchObject({ coupon: { code: coupon.code, discount: 50 } });
    expect(placed.status).toBe(201);
    expect(await listed(coupon.coupon_id)).toMatchObject({ used: 1, spent: 50, orders: 0 });
  });

  test('is of no use at another kitchen (coupons-6)', async () => {
    const coupon = await start();
    const stranger = await addCustomer(world.deps);
    const other = await addKitchen(world.deps);
    await putInCart(world.deps, stranger, await addDish(world.deps, other, { price: 40_000 }));
    expect((await shop.quote(stranger, { coupon_code: coupon.code })).body).toMatchObject({ coupon: null });
  });

  test('stops at its budget (coupons-6)', async () => {
    const coupon = await start({ budget: 100, value: 80, min_item_total: 200 });
    expect((await order(coupon.code)).placed.status).toBe(201);
    await putInCart(world.deps, customer, await addDish(world.deps, kitchen, { price: 40_000 }));
    expect((await shop.quote(customer, { coupon_code: coupon.code })).body).toMatchObject({ coupon: null });
  });

  test('can be paused and started, and once ended stays so', async () => {
    const { coupon_id, code } = await start();
    expect((await move(coupon_id, 'paused')).body).toMatchObject({ state: 'paused' });
    expect((await order(code)).quote.body).toMatchObject({ coupon: null });
    expect((await move(coupon_id, 'active')).status).toBe(200);
    expect((await move(coupon_id, 'ended')).body).toMatchObject({ state: 'ended' });
    for (const status of ['active', 'paused', 'ended'] as const)
      expect((await move(coupon_id, status)).status).toBe(409);
    expect((await owner.call(updateOwnCoupon, { params: { coupon_id }, body: form({ code }) })).status).toBe(409);
  });

  test('keeps what it gives from its first use on; budget and days may change (coupons-6)', async () => {
    const coupon = await start({ code: 'STAYS1' });
    await order('STAYS1');
    const params = { coupon_id: coupon.coupon_id };
    const changed = await owner.call(updateOwnCoupon, { params, body: form({ code: 'STAYS1', value: 60 }) });
    expect(changed).toMatchObject({ status: 409, body: { errors: { value: expect.any(String) } } });
    const more = form({ code: 'STAYS1', budget: 5000, ends_on: '2026-07-31' });
    expect(await owner.ok(updateOwnCoupon, { params, body: more })).toMatchObject({
      budget: 5000,
      ends_on: '2026-07-31',
    });
    const less = await owner.call(updateOwnCoupon, {
      params,
      body: form({ code: 'STAYS1', total_limit: 1, budget: 100 }),
    });
    expect(less.status).toBe(200);
  });

  test('is deleted as a draft and never after its start', async () => {
    const { coupon_id } = await add();
    expect((await owner.call(deleteOwnCoupon, { params: { coupon_id } })).status).toBe(200);
    expect(await listed(coupon_id)).toBeUndefined();
    const running = await start();
    expect((await owner.call(deleteOwnCoupon, { params: { coupon_id: running.coupon_id } })).status).toBe(409);
  });

  test('has a code of its own in the whole house', async () => {
    const { code } = await add();
    const other = world.callerOf((await addKitchen(world.deps)).owner);
    const reply = await other.call(addOwnCoupon, { body: form({ code: code.toLowerCase() }) });
    expect(reply).toMatchObject({ status: 409, body: { errors: { code: 'This code is taken.' } } });
  });
});

test.each([
  ['a percent without a cap', { type: 'percent', value: 20, max_discount: null }],
  ['more than all', { type: 'percent', value: 101, max_discount: 100 }],
  ['more than the dishes', { type: 'flat', value: 300, min_item_total: 200 }],
  ['an end before the start', { ends_on: '2026-06-14' }],
  ['days that are over', { starts_on: '2026-06-01', ends_on: '2026-06-14' }],
  ['one time alone', { from_time: '10:00' }],
  ['free delivery for a pickup', { type: 'free_delivery', value: null, fulfilment: 'pickup' }],
  ['a category that it does not sell in', { category_ids: [99_999] }],
  ['a code with a space', { code: 'NO GO' }],
] as const)('a coupon with %s is refused', async (_what, change) => {
  const body = { ...form(), ...change, category_ids: 'category_ids' in change ? [...change.category_ids] : [] };
  expect((await owner.call(addOwnCoupon, { body })).status).toBe(400);
});

test('twenty at a time, also from two devices at once', async () => {
  for (let count = 0; count < 19; count++) await add();
  const replies = await Promise.all([1, 2, 3].map(() => owner.call(addOwnCoupon, { body: form() })));
  expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409, 409]);
});

test('another restaurant’s coupon and the office’s are found by nobody else', async () => {
  const { coupon_id, code } = await start();
  const other = world.callerOf((await addKitchen(world.deps)).owner);
  const params = { coupon_id };
  const replies = [
    await other.call(updateOwnCoupon, { params, body: form({ code }) }),
    await other.call(moveOwnCoupon, { params, body: { status: 'ended' } }),
    await other.call(deleteOwnCoupon, { params }),
  ];
  expect(replies.map(({ status }) => status)).toEqual([404, 404, 404]);
  expect((await other.ok(listOwnCoupons, {})).coupons).toEqual([]);
  expect(await listed(coupon_id)).toMatchObject({ state: 'running' });
});

test('what a restaurant does with its coupons stands in the office’s log, with what it changed (coupons-10)', async () => {
  const { coupon_id, code } = await start();
  const params = { coupon_id };
  await owner.ok(updateOwnCoupon, { params, body: form({ code, budget: 5000 }) });
  const draft = await add();
  await owner.ok(deleteOwnCoupon, { params: { coupon_id: draft.coupon_id } });
  const entries = await world.deps.db
    .selectFrom('audit_entries')
    .select(['action', 'before', 'after', 'actor_id'])
    .where('subject', '=', 'coupon')
    .where('subject_id', 'in', [String(coupon_id), String(draft.coupon_id)])
    .orderBy('audit_id')
    .execute();
  expect(entries.map(({ action }) => action)).toEqual([
    'coupon.add',
    'coupon.status',
    'coupon.change',
    'coupon.add',
    'coupon.delete',
  ]);
  expect(entries[1]).toMatchObject({ before: { status: 'draft' }, after: { status: 'active' } });
  expect(entries[2]).toMatchObject({ before: { budget: 1000 }, after: { budget: 5000 } });
  expect(new Set(entries.map(({ actor_id }) => actor_id))).toEqual(new Set([kitchen.owner.userId]));
});
