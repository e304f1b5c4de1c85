import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addCustomer, addDish, addKitchen, putInCart } from '#modules/ordering/orders/testing/people.ts';
import {
  type Customer,
  noon,
  openWorld,
  shopper,
  type TestKitchen,
  type World,
} from '#modules/ordering/orders/testing/world.ts';

let world: World;
let shop: ReturnType<typeof shopper>;
let kitchen: TestKitchen;
let dish: number;
interface Placed {
  number: string;
  customer: Customer;
}

beforeAll(async () => {
  world = await openWorld();
  shop = shopper(world);
});
afterAll(() => world.close());
beforeEach(async () => {
  world.clock.set(noon);
  kitchen = await addKitchen(world.deps);
  dish = await addDish(world.deps, kitchen);
});

const minuteMs = 60_000;
const read = (number: string) =>
  world.deps.db
    .selectFrom('orders')
    .select(['order_id', 'order_number', 'version', 'handover_code as code', 'promised_to', 'expected_by', 'late_at'])
    .where('order_number', '=', number)
    .executeTakeFirstOrThrow();

async function ready(): Promise<Placed> {
  const customer = await addCustomer(world.deps);
  await putInCart(world.deps, customer, dish, 1);
  const { body } = await shop.quote(customer);
  const number = String((await shop.place(customer, body)).body.order_number);
  for (const to of ['accepted', 'ready'])
    expect((await shop.move(kitchen.owner, await read(number), to)).status).toBe(200);
  return { number, customer };
}

/** A round that has left, and the secret of its rider. */
async function leave(stops: number) {
  const placed: Placed[] = [];
  for (let each = 0; each < stops; each += 1) placed.push(await ready());
  const body = { stops: placed.map(({ number }) => number) };
  const made = await world.call(kitchen.owner, { method: 'POST', path: '/kitchen/orders/round', body });
  return { placed, token: String(made.body.url).split('/r/')[1] ?? '' };
}

async function rider(what: string, token: string, body: Record<string, unknown>) {
  const response = await world.app.inject({ method: 'POST', url: `/api/riders/${what}`, payload: { token, ...body } });
  return response.statusCode;
}
const deliver = async (token: string, stop: number, { number }: Placed) =>
  rider('delivered', token, { stop, code: (await read(number)).code });
const lateLetters = async ({ customer }: Placed) =>
  (
    await world.deps.db
      .selectFrom('notifications')
      .select('body')
      .where('user_id', '=', customer.userId)
      .where('kind', '=', 'order_late')
      .execute()
  ).map(({ body }) => body);
const timesOf = (placed: readonly Placed[]) =>
  Promise.all(placed.map(async ({ number }) => (await read(number)).expected_by?.toISOString() ?? null));

test('a stop that took long is told to those that follow, once each, with the time from then on (riders-8)', async () => {
  const { placed, token } = await leave(4);
  const [first, second, third, fourth] = placed;
  if (!first || !second || !third || !fourth) throw new Error('Four were placed');
  const { promised_to } = await read(first.number);
  await world.deps.db
    .updateTable('orders')
    .set({ promised_to: new Date(promised_to.getTime() + 60 * minuteMs) })
    .where('order_number', '=', fourth.number)
    .execute();
  world.clock.set(promised_to);
  expect(await deliver(token, 1, first)).toBe(200);
  await world.deps.jobs.runDue();
  const from = (minutes: number) => new Date(promised_to.getTime() + minutes * minuteMs).toISOString();
  expect(await timesOf(placed)).toEqual([null, from(10), from(20), null]);
  expect(await lateLetters(second)).toEqual([expect.stringContaining('expected by')]);
  expect(await lateLetters(fourth)).toEqual([]);
  const shown = await world.call(second.customer, { method: 'GET', path: `/orders/${second.number}` });
  expect(shown.body).toMatchObject({ expected_by: from(10) });

  world.clock.set(new Date(promised_to.getTime() + 30 * minuteMs));
  expect(await deliver(token, 2, second)).toBe(200);
  await world.deps.jobs.runDue();
  expect(await timesOf([third])).toEqual([from(40)]);
  expect(await lateLetters(third)).toHaveLength(1);
});

test('a round that is in time tells nobody, and neither does an order alone (riders-8)', async () => {
  const { placed, token } = await leave(2);
  const [first] = placed;
  if (!first) throw new Error('Two were placed');
  expect(await deliver(token, 1, first)).toBe(200);
  await world.deps.jobs.runDue();
  expect(await timesOf(placed)).toEqual([null, null]);
});

test('what nobody opened for holds the others up, and is not promised again itself (riders-8)', async () => {
  const { placed, token } = await leave(3);
  const [first, second, third] = placed;
  if (!first || !second || !third) throw new Error('Three were placed');
  const { promised_to } = await read(first.number);
  world.clock.set(new Date(promised_to.getTime() + minuteMs));
  expect(await rider('undelivered', token, { stop: 1, reason: 'NOBODY_THERE' })).toBe(200);
  expect(await deliver(token, 2, second)).toBe(200);
  await world.deps.jobs.runDue();
  const [ofFirst, , ofThird] = await timesOf(placed);
  expect(ofFirst).toBeNull();
  expect(ofThird).toBe(new Date(promised_to.getTime() + 10 * minuteMs).toISOString());
});

test('stops that are left at one moment tell the rest once (riders-8)', async () => {
  const { placed, token } = await leave(4);
  const [first, second, third, fourth] = placed;
  if (!first || !second || !third || !fourth) throw new Error('Four were placed');
  const { promised_to } = await read(first.number);
  world.clock.set(new Date(promised_to.getTime() + 5 * minuteMs));
  expect(await Promise.all([deliver(token, 1, first), deliver(token, 2, second)])).toEqual([200, 200]);
  await Promise.all([world.deps.jobs.runDue(), world.deps.jobs.runDue()]);
  expect(await lateLetters(third)).toHaveLength(1);
  expect(await lateLetters(fourth)).toHaveLength(1);
});
