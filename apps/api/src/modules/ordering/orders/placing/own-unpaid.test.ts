import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { refuseViolations } from '#testing/invariants.ts';
import { addCoupon, addCustomer, putInCart } from '../testing/people.ts';
import { openTill, openWorld, type Till, type World } from '#modules/money/settlement/testing/till.ts';

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

const db = () => world.deps.db;
const stock = (daily_stock: number) =>
  db().updateTable('dishes').set({ daily_stock }).where('menu_id', '=', till.dish).execute();
const evening = '2026-06-15T14:00:00.000Z';

test('who goes back from paying for the last portion can order it again, and then the first order ends (checkout-15)', async () => {
  await stock(2);
  const first = await till.place();
  expect(await till.stock()).toBe(0);
  const { body } = await till.shop.quote(till.customer);
  expect(body).toMatchObject({ blocking: [], lines: [{ quantity: 2, available: true }] });
  const cart = await world.call(till.customer, { method: 'GET', path: `/cart/byuser/${till.customer.userId}` });
  expect(JSON.stringify(cart.body)).not.toContain('sold_out');
  expect((await till.shop.place(till.customer, body, { payment_method: 'card' })).status).toBe(201);
  expect([(await till.order(first)).status, await till.stock()]).toEqual(['cancelled', 0]);
});

test('a dish whose last portions the own unpaid order holds can be put into the cart, and by nobody else (checkout-15)', async () => {
  await stock(2);
  await till.place();
  const add = (who: typeof till.customer) =>
    world.call(who, {
      method: 'POST',
      path: '/cart/addtocart',
      body: { userid: who.userId, menu_id: till.dish, quantity: 1 },
    });
  expect((await add(till.customer)).status).toBe(200);
  const other = await addCustomer(world.deps);
  expect((await add(other)).status).toBe(409);
});

test('what others hold stays sold', async () => {
  await stock(2);
  await till.place();
  const other = await addCustomer(world.deps);
  await putInCart(world.deps, other, till.dish, 1);
  expect((await till.shop.quote(other)).body).toMatchObject({ blocking: [{ code: 'ITEM_UNAVAILABLE' }] });
});

test('the coupon of an unpaid order, its last use and for new customers only, can be taken for the next one (checkout-15)', async () => {
  await addCoupon(world.deps, { code: 'ONCE50', total_limit: 1, per_user_limit: 1, new_customers_only: true });
  await till.place('upi', { coupon_code: 'ONCE50' });
  const { body } = await till.shop.quote(till.customer, { coupon_code: 'ONCE50' });
  expect(body).toMatchObject({ blocking: [], coupon: { code: 'ONCE50' } });
  expect((await till.shop.place(till.customer, body)).status).toBe(201);
  const after = await till.shop.quote(till.customer, { coupon_code: 'ONCE50' });
  expect(JSON.stringify(after.body)).not.toContain('"code":"ONCE50"');
  const coupon = db().selectFrom('coupons').select('used').where('code', '=', 'ONCE50');
  expect(await coupon.executeTakeFirstOrThrow()).toEqual({ used: 1 });
});

test('the slot that an unpaid order fills has room for the next one of the same customer alone (checkout-15)', async () => {
  const { restaurant_id } = till.kitchen;
  await db()
    .updateTable('restaurants')
    .set({ slot_capacity_minutes: 5 })
    .where('restaurant_id', '=', restaurant_id)
    .execute();
  await till.place('upi', { scheduled_for: evening });
  const { body } = await till.shop.quote(till.customer, { scheduled_for: evening });
  expect(body).toMatchObject({ blocking: [] });
  const other = await addCustomer(world.deps);
  await putInCart(world.deps, other, till.dish, 1);
  const theirs = await till.shop.quote(other, { scheduled_for: evening });
  expect(theirs.body).toMatchObject({ blocking: [{ code: 'RESTAURANT_UNAVAILABLE' }] });
  expect((await till.shop.place(till.customer, body)).status).toBe(201);
});
