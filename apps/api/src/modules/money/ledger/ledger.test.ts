import { changeSetting } from '@tawa/contract/content/settings';
import type { SettingKey } from '@tawa/domain/content/settings';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { findViolations } from '#testing/invariants.ts';
import {
  addCoupon,
  addCustomer,
  addDish,
  addKitchen,
  addPerson,
  putInCart,
} from '#modules/ordering/orders/testing/people.ts';
import {
  type Customer,
  noon,
  openWorld,
  shopper,
  type TestKitchen,
  type World,
} from '#modules/ordering/orders/testing/world.ts';
import { giveCredit, useCredit } from './ledger.service.ts';

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
  kitchen = await addKitchen(world.deps, { commission_bp: 2000 });
});
const db = () => world.deps.db;

async function serve(quote: Record<string, unknown> = {}) {
  await putInCart(world.deps, customer, await addDish(world.deps, kitchen), 2);
  const answer = await shop.quote(customer, quote);
  const number = String((await shop.place(customer, answer.body)).body.order_number);
  const read = () => db().selectFrom('orders').selectAll().where('order_number', '=', number).executeTakeFirstOrThrow();
  for (const to of ['accepted', 'ready', 'out_for_delivery'])
    await shop.move(kitchen.owner, { order_number: number, version: (await read()).version }, to);
  const { version, handover_code: code } = await read();
  return {
    order: await read(),
    deliver: () => shop.move(kitchen.owner, { order_number: number, version }, 'delivered', { code }),
  };
}

const entriesOf = async (orderId: number) =>
  (
    await sql<{ account: string; amount: number }>`
    select e.account, sum(e.amount) as amount from ledger_entries e join ledger_transactions t using (ledger_transaction_id)
    where t.order_id = ${orderId} group by 1 having sum(e.amount) <> 0 order by 1`.execute(db())
  ).rows;

test('cash that was handed over is earned: the restaurant holds it and owes what is not its own', async () => {
  const { order, deliver } = await serve();
  expect(await entriesOf(order.order_id)).toEqual([]);
  expect((await deliver()).status).toBe(200);
  const balances = new Map((await entriesOf(order.order_id)).map(({ account, amount }) => [account, amount]));
  const own = order.item_total + order.packaging_fee + order.delivery_fee - 8000 - 1440 - 42;
  expect(balances.get('restaurant_payable')).toBe(order.total - own);
  expect(balances.get('commission_income')).toBe(-8000);
  expect(balances.get('platform_fee_income')).toBe(-600);
  expect(balances.has('customer_funds')).toBe(false);
  expect(await findViolations(db())).toEqual([]);
});

test('what is kept of a sale has the rates of when it was placed, whenever it is earned (ledger-2)', async () => {
  const office = world.callerOf(await addPerson(world.deps, 'admin'));
  const set = async (key: SettingKey, value: number) => {
    world.clock.advance(1000);
    await office.ok(changeSetting, { body: { key, value, reason: 'New law' } });
  };
  const kept = async ({ order, deliver }: Awaited<ReturnType<typeof serve>>) => {
    expect((await deliver()).status).toBe(200);
    const balances = new Map((await entriesOf(order.order_id)).map(({ account, amount }) => [account, amount]));
    const onFee = (await taxesOf(order.order_id)).fee;
    return { gst: 0 - (balances.get('gst_output') ?? 0) - onFee, tds: 0 - (balances.get('tds_payable') ?? 0) };
  };
  const before = await serve();
  await set('commission_gst', 1200);
  await set('tds', 100);
  const after = await serve();
  expect(await kept(before)).toEqual({ gst: 1440, tds: 42 });
  expect(await kept(after)).toEqual({ gst: 960, tds: 420 });
  expect(await findViolations(db())).toEqual([]);
  await set('commission_gst', 1800);
  await set('tds', 10);
});

const taxesOf = async (orderId: number) => {
  const rows = await db().selectFrom('order_taxes').selectAll().where('order_id', '=', orderId).execute();
  const own = rows.filter(({ category }) => category === 'platform_fee');
  return { fee: own.reduce((sum, { cgst, sgst }) => sum + cgst + sgst, 0) };
};

test('a coupon is paid for by whoever funds it', async () => {
  const charged = async (code: string, funded_by: 'platform' | 'restaurant') => {
    const coupon_id = await addCoupon(world.deps, { code, funded_by });
    const agreed = { coupon_id, restaurant_id: kitchen.restaurant_id, budget: 50_000, valid_to: '2027-01-01' };
    await db().insertInto('coupon_consents').values(agreed).execute();
    customer = await addCustomer(world.deps);
    const { order, deliver } = await serve({ coupon_code: code });
    await deliver();
    return (await entriesOf(order.order_id)).find(({ account }) => account === 'coupon_cost')?.amount;
  };
  expect(await charged('OURS50', 'platform')).toBe(5000);
  expect(await charged('THEIRS50', 'restaurant')).toBeUndefined();
  expect(await findViolations(db())).toEqual([]);
});

test('nothing is earned from an order that nobody paid', async () => {
  const { order } = await serve();
  const { version } = order;
  const { order_number } = order;
  const admin = await addPerson(world.deps, 'admin');
  const moved = await shop.move(admin, { order_number, version }, 'cancelled', { reason: 'UNDELIVERABLE' });
  expect(moved.status).toBe(200);
  expect(await entriesOf(order.order_id)).toEqual([]);
});

test('credit is used while there is enough of it, at any number of uses at once (credit-1)', async () => {
  const at = world.clock.now();
  const { userId: user_id } = customer;
  await db()
    .transaction()
    .execute((tx) => giveCredit(tx, { user_id, amount: 10_000, at, cause: `test-${user_id}` }));
  const movement = { order_id: null, restaurant_id: null, user_id, at };
  const uses = Array.from({ length: 20 }, (_use, index) =>
    db()
      .transaction()
      .execute((tx) => useCredit(tx, 900_000 + index, 3000, movement)),
  );
  const taken = await Promise.all(uses);
  expect(taken.filter(Boolean)).toHaveLength(3);
  const { balance } = await db()
    .selectFrom('store_credits')
    .select('balance')
    .where('user_id', '=', user_id)
    .executeTakeFirstOrThrow();
  expect(balance).toBe(1000);
  expect(await findViolations(db())).toEqual([]);
});

test('the same cause is written once (ledger-1)', async () => {
  const give = () =>
    db()
      .transaction()
      .execute((tx) =>
        giveCredit(tx, {
          user_id: customer.userId,
          amount: 500,
          at: world.clock.now(),
          cause: `once-${customer.userId}`,
        }),
      );
  await give();
  await expect(give()).rejects.toThrow('ledger_transactions_posting_key_key');
});

test('the database refuses entries that do not sum to zero, and any change of what is written (ledger-1)', async () => {
  const lone = sql`with t as (insert into ledger_transactions (posting_key, kind, at) values ('lone', 'adjustment', now())
      returning ledger_transaction_id)
    insert into ledger_entries (ledger_transaction_id, position, account, part, amount)
    select ledger_transaction_id, 1, 'bank', 'payout', 5 from t`;
  await expect(lone.execute(db())).rejects.toThrow('do not sum to zero');
  const { deliver } = await serve();
  await deliver();
  await expect(sql`update ledger_entries set amount = amount + 1`.execute(db())).rejects.toThrow('never changed');
  await expect(sql`delete from ledger_entries`.execute(db())).rejects.toThrow('never changed');
  await expect(sql`delete from ledger_transactions`.execute(db())).rejects.toThrow('never changed');
  await expect(sql`truncate ledger_entries`.execute(db())).rejects.toThrow('never changed');
});
