import { proveMobile, sendMobileCode } from '@tawa/contract/accounts/auth.codes';
import { changeSetting } from '@tawa/contract/content/settings';
import type { SettingKey } from '@tawa/domain/content/settings';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCaller } from '#testing/caller.ts';
import { addCustomer, addDish, addKitchen, addPerson, putInCart } from '../testing/people.ts';
import { type Customer, openWorld, type Person, shopper, type World } from '../testing/world.ts';

let world: World;
let customer: Customer;
let admin: Person;
let set: (key: SettingKey, value: number | string) => Promise<number>;

beforeAll(async () => {
  world = await openWorld();
  customer = await addCustomer(world.deps);
  const kitchen = await addKitchen(world.deps);
  await putInCart(world.deps, customer, await addDish(world.deps, kitchen), 3);
  admin = await addPerson(world.deps, 'admin');
  const office = callerOf(admin);
  set = async (key, value) => {
    world.clock.advance(1000);
    return (await office.call(changeSetting, { body: { key, value, reason: 'Costs rose' } })).status;
  };
});
afterAll(() => world.close());

const callerOf = ({ token }: { token: string }) =>
  createCaller((request) =>
    world.app.inject({ ...request, headers: { ...request.headers, authorization: `Bearer ${token}` } }),
  );

const quote = async (body = {}) => (await shopper(world).quote(customer, body)).body;

test('the fee of the office is on the next bill with its tax, and a total that was seen before it is asked about again (checkout-4)', async () => {
  const before = await quote();
  expect(await set('platform_fee', 1600)).toBe(201);
  const after = await quote();
  expect(Number(after.total) - Number(before.total)).toBeCloseTo(11.8, 5);
  const placed = await shopper(world).place(customer, before);
  expect(placed).toMatchObject({ status: 409, body: { code: 'PRICE_CHANGED' } });
});

test('where the office wants it, a number is proved once before the first cash order (checkout-30)', async () => {
  const texts: { code?: string }[] = [];
  world.deps.sms = { send: async (message) => void texts.push(message) };
  await set('cod_proof', 'proved');
  const cash = await quote({ payment_method: 'cod' });
  expect(cash.blocking).toMatchObject([{ code: 'PHONE_UNPROVED' }]);
  expect(await shopper(world).place(customer, cash)).toMatchObject({ status: 409, body: { code: 'PHONE_UNPROVED' } });
  world.deps.sms = null;
  expect((await quote({ payment_method: 'cod' })).blocking).toEqual([]);
  world.deps.sms = { send: async (message) => void texts.push(message) };
  const own = callerOf(customer);
  await own.ok(sendMobileCode, { body: {} });
  await own.ok(proveMobile, { body: { code: texts.at(-1)?.code ?? '' } });
  expect((await quote({ payment_method: 'cod' })).blocking).toEqual([]);
  await set('cod_proof', 'free');
});

test('cash and the largest order end where the office says (checkout-4)', async () => {
  await set('cod_max', 50_000);
  const cash = await quote({ payment_method: 'cod' });
  expect(cash.blocking).toMatchObject([
    { code: 'COD_UNAVAILABLE', message: 'Cash is taken for orders up to ₹500.00.' },
  ]);
  await set('cod_max', 150_000);
  await set('order_max', 100_000);
  expect((await quote({ payment_method: 'cod' })).blocking).toEqual([]);
  await putInCart(world.deps, customer, await addDish(world.deps, { ...(await kitchenOfCart()) }, { price: 90_000 }));
  expect((await quote()).blocking).toMatchObject([
    { code: 'MAX_ORDER', message: 'The largest order is ₹1,000.00. Please make it smaller.' },
  ]);
  await set('order_max', 2_500_000);
});

const kitchenOfCart = async () => {
  const row = await world.deps.db.selectFrom('carts').select('restaurant_id').executeTakeFirstOrThrow();
  return { restaurant_id: row.restaurant_id, owner: customer };
};

test('a kitchen has the time to answer that the office gives it (checkout-4)', async () => {
  await set('auto_reject', 12);
  const cash = await addCustomer(world.deps);
  await putInCart(world.deps, cash, await addDish(world.deps, await kitchenOfCart()));
  const { body } = await shopper(world).quote(cash, { payment_method: 'cod' });
  const order = await shopper(world).place(cash, body);
  expect(order.status).toBe(201);
  const row = world.deps.db.selectFrom('orders').select(['accept_by', 'placed_at']).orderBy('order_id', 'desc');
  const { accept_by, placed_at } = await row.executeTakeFirstOrThrow();
  expect(Number(accept_by) - Number(placed_at)).toBe(12 * 60_000);
});

test('the quote and the order have the rate of their own instant: at midnight the new one, an order of before keeps the old (tax-rates-1)', async () => {
  const buyer = await addCustomer(world.deps);
  const night = await addKitchen(world.deps, {}, { opens: '10:00', closes: '02:00' });
  const dish = await addDish(world.deps, night, { price: 50_000 });
  const fill = () => putInCart(world.deps, buyer, dish);
  const rateOf = async (order: Record<string, unknown>) => {
    const number = String(order.order_number);
    const found = world.deps.db
      .selectFrom('order_taxes as t')
      .innerJoin('orders as o', 'o.order_id', 't.order_id')
      .select('t.rate_bp')
      .where('o.order_number', '=', number)
      .where('t.category', '=', 'restaurant_service');
    return (await found.executeTakeFirstOrThrow()).rate_bp;
  };
  const cash = { payment_method: 'cod' };
  await fill();
  world.clock.set('2026-06-16T18:29:00.000Z');
  const body = { category: 'restaurant_service', rate_bp: 1200, valid_from: '2026-06-17', reason: 'New law' };
  expect((await world.call(admin, { method: 'POST', path: '/admin/tax-rates', body })).status).toBe(201);

  world.clock.set('2026-06-16T18:29:58.000Z');
  const seen = (await shopper(world).quote(buyer, cash)).body;
  const early = await shopper(world).place(buyer, seen);
  expect(early.status).toBe(201);
  await fill();
  const shown = (await shopper(world).quote(buyer, cash)).body;
  world.clock.set('2026-06-16T18:30:00.000Z');
  expect(await shopper(world).place(buyer, shown)).toMatchObject({ status: 409, body: { code: 'PRICE_CHANGED' } });
  const anew = (await shopper(world).quote(buyer, cash)).body;
  expect(Number(anew.total) - Number(shown.total)).toBeCloseTo(36.4, 5);
  const late = await shopper(world).place(buyer, anew);
  expect(late.status).toBe(201);
  expect([await rateOf(early.body), await rateOf(late.body)]).toEqual([500, 1200]);
});
