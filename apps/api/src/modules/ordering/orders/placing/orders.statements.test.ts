import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi, inject } from 'vitest';
import { addCoupon, addCustomer, addDish, addKitchen, putInCart } from '../testing/people.ts';
import { isOfCall, textOf } from '#testing/statements.ts';
import { openWorld, shopper, type TestKitchen, type World } from '../testing/world.ts';

// What a checkout costs is above all how often it asks the database. A statement more here is a choice, not an accident.
const ofEveryCall = ['who calls, and one call less of the budget'].length;
const budgets = {
  quote: ofEveryCall + ['read all', 'keep the quote'].length,
  place: ofEveryCall + ['begin', 'claim and hold', 'read all', 'take portions and write all', 'commit'].length,
  repeat: ofEveryCall + ['begin', 'claim', 'read the answer', 'commit'].length,
  coupon: { quote: ['find'].length, place: ['find', 'use'].length },
  addToCart: ofEveryCall + ['begin', 'read and hold', 'add and count', 'commit'].length,
};

let world: World;
let shop: ReturnType<typeof shopper>;
let kitchen: TestKitchen;

beforeAll(async () => {
  world = await openWorld();
  shop = shopper(world);
  kitchen = await addKitchen(world.deps);
  // What a process reads once for all calls is read before.
  await shop.quote(await cartOf(1));
});
afterAll(async () => {
  query.mockRestore();
  await world.close();
});

const query = vi.spyOn(pg.Client.prototype, 'query');
/** What a call answers, and the statements it sent. */
async function counting<T>(work: () => Promise<T>): Promise<{ answer: T; statements: string[] }> {
  query.mockClear();
  const answer = await work();
  const sent = query.mock.calls.map(([asked]) => asked).filter(isOfCall);
  return { answer, statements: sent.map(textOf) };
}

const dishesOf = (count: number) =>
  Promise.all(Array.from({ length: count }, () => addDish(world.deps, kitchen, { price: 6000, daily_stock: 50 })));

async function cartOf(count: number) {
  const customer = await addCustomer(world.deps);
  for (const dish of await dishesOf(count)) await putInCart(world.deps, customer, dish);
  return customer;
}

async function order(count: number, request = {}) {
  const customer = await cartOf(count);
  const quoted = await counting(() => shop.quote(customer, request));
  const key = randomUUID();
  const press = () => shop.place(customer, quoted.answer.body, {}, key);
  return { quoted, placed: await counting(press), repeated: await counting(press) };
}

test.each([2, 12])(
  'a checkout of %d dishes stays within its statements, and so does a repeated press',
  async (count) => {
    const { quoted, placed, repeated } = await order(count);
    expect([quoted.answer.status, placed.answer.status, repeated.answer.status]).toEqual([200, 201, 200]);
    expect(quoted.statements).toHaveLength(budgets.quote);
    expect(placed.statements).toHaveLength(budgets.place);
    expect(repeated.statements).toHaveLength(budgets.repeat);
  },
);

const isBound = (asked: unknown): boolean => typeof asked === 'object' && asked !== null && 'name' in asked;

// Behind a pooler no connection is ours for longer than a transaction.
test.skipIf(inject('poolerPort') > 0)(
  'every statement of a checkout that has values is planned once in each connection and not in each call',
  async () => {
    for (let turn = 0; turn < 3; turn++) await order(2);
    const customer = await cartOf(2);
    query.mockClear();
    const quoted = await shop.quote(customer);
    await shop.place(customer, quoted.body);
    const sent = query.mock.calls.map(([asked]) => asked).filter(isOfCall);
    const anew = sent.filter((asked) => !isBound(asked)).map(textOf);
    expect(anew).toEqual(['begin', 'commit']);
  },
);

test('a coupon costs one statement of a quote and two of an order', async () => {
  await addCoupon(world.deps, { code: 'COUNTED5', value: 500, total_limit: 10, per_user_limit: 1 });
  const { quoted, placed } = await order(3, { coupon_code: 'COUNTED5' });
  expect([quoted.answer.status, placed.answer.status]).toEqual([200, 201]);
  expect(quoted.statements).toHaveLength(budgets.quote + budgets.coupon.quote);
  expect(placed.statements).toHaveLength(budgets.place + budgets.coupon.place);
});

test('adding to a cart stays within its statements, whether it is empty or not', async () => {
  const customer = await addCustomer(world.deps);
  for (const menu_id of await dishesOf(2)) {
    const body = { userid: customer.userId, menu_id, quantity: 1 };
    const added = await counting(() => world.call(customer, { method: 'POST', path: '/cart/addtocart', body }));
    expect(added.answer.status).toBe(200);
    expect(added.statements).toHaveLength(budgets.addToCart);
  }
});
