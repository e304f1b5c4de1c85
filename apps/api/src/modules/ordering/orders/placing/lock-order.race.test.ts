import { afterAll, beforeAll, expect, test } from 'vitest';
import { refuseViolations } from '#testing/invariants.ts';
import { addCoupon, addCustomer, addDish, addKitchen, putInCart } from '../testing/people.ts';
import { type Customer, openWorld, shopper, type TestKitchen, type World } from '../testing/world.ts';

// Whoever waits in a ring waits a second, until PostgreSQL ends one of them and its transaction begins again: no answer
// shows it. So its count of them is looked at, as it is for every test file when its database is dropped.
let world: World;
let second: World;
let kitchen: TestKitchen;
let dishes: number[];
beforeAll(async () => {
  world = await openWorld();
  second = await openWorld(world.url);
  const { db } = world.deps;
  kitchen = await addKitchen(world.deps);
  dishes = [await addDish(world.deps, kitchen), await addDish(world.deps, kitchen)];
  await db.updateTable('dishes').set({ daily_stock: 5000 }).execute();
  await db.updateTable('restaurants').set({ slot_capacity_minutes: 10_000 }).execute();
  for (const code of ['RING10', 'RING20'])
    await addCoupon(world.deps, { code, total_limit: 5000, per_user_limit: 100 });
});
afterAll(async () => {
  await refuseViolations(world.deps.db);
  await second.close();
  await world.close();
});

const soon = ['2026-06-15T14:00:00.000Z', '2026-06-15T14:30:00.000Z'];
const pick = <T>(list: readonly T[], index: number): T => {
  const found = list[index % list.length];
  if (found === undefined) throw new Error('There is nothing to pick.');
  return found;
};
const worldOf = (index: number) => (index % 2 === 0 ? world : second);

interface Turn {
  customer: Customer;
  /** Says which dish, coupon, slot and process. */
  index: number;
  round: number;
}

async function quoteOf({ customer, index, round }: Turn) {
  await putInCart(world.deps, customer, pick(dishes, round + index), 1);
  const quote = await shopper(worldOf(index)).quote(customer, {
    coupon_code: pick(['RING10', 'RING20'], round + Math.floor(index / 2)),
    scheduled_for: pick(soon, round + Math.floor(index / 4)),
  });
  expect(quote).toMatchObject({ status: 200, body: { blocking: [] } });
  return quote.body;
}

async function order(turn: Turn, how: object): Promise<string> {
  const quote = await quoteOf(turn);
  const { status, body } = await shopper(worldOf(turn.index)).place(turn.customer, quote, { ...how });
  expect({ status, problems: body.problems }).toEqual({ status: 201, problems: undefined });
  return String(body.order_number);
}

/** The demo provider's name of an order's payment, opened as its page does. */
async function openPayment({ customer }: Turn, number: string): Promise<string> {
  const { body } = await world.call(customer, { method: 'POST', path: `/orders/${number}/payment/open`, body: {} });
  return String(body.url).replace('/pay/demo/', '');
}

async function pay({ customer, index }: Turn, session: string): Promise<void> {
  const path = `/demo-pay/${session}`;
  await worldOf(index + 1).call(customer, { method: 'POST', path, body: { action: 'pay' } });
  await worldOf(index + 1).deps.jobs.runDue();
}

/** The kitchen is out of the dish for today, and with it the order ends, as its customer wished. */
async function runOut(number: string, index: number): Promise<void> {
  const { db } = world.deps;
  const { order_id, version } = await db
    .selectFrom('orders')
    .select(['order_id', 'version'])
    .where('order_number', '=', number)
    .executeTakeFirstOrThrow();
  const line = await db
    .selectFrom('order_items')
    .select('order_item_id')
    .where('order_id', '=', order_id)
    .executeTakeFirstOrThrow();
  const answer = await worldOf(index).call(kitchen.owner, {
    method: 'POST',
    path: `/kitchen/orders/${number}/shortage`,
    body: { version, ...line, sold_out_today: true },
  });
  expect(answer.status).toBe(200);
}

const customersOf = (count: number) => Promise.all(Array.from({ length: count }, () => addCustomer(world.deps)));

test('40 customers who replace their unpaid orders at once, over two coupons, slots and dishes, never wait in a ring (orders-32)', async () => {
  const customers = await customersOf(40);
  for (const round of [0, 1])
    await Promise.all(customers.map((customer, index) => order({ customer, index, round }, { payment_method: 'upi' })));
  const unpaid = world.deps.db.selectFrom('orders').select('order_id').where('status', '=', 'pending_payment');
  expect(await unpaid.execute()).toHaveLength(40);
});

test('money that comes for an unpaid order while another takes its place, and dishes that run out, wait in no ring (orders-32)', async () => {
  const customers = await customersOf(24);
  const turns = customers.map((customer, index) => ({ customer, index, round: 0 }));
  const begun = await Promise.all(
    turns.map(async (turn) => {
      const isOnline = turn.index % 3 > 0;
      const number = await order(turn, { payment_method: isOnline ? 'upi' : 'cod' });
      if (!isOnline) return { turn, number, online: null };
      return {
        turn,
        number,
        online: { session: await openPayment(turn, number), next: await quoteOf({ ...turn, round: 1 }) },
      };
    }),
  );
  const placed: number[] = [];
  await Promise.all(
    begun.map(async ({ turn, number, online }) => {
      if (!online) return runOut(number, turn.index);
      const again = shopper(worldOf(turn.index)).place(turn.customer, online.next, { payment_method: 'card' });
      await Promise.all([pay(turn, online.session), again.then(({ status }) => placed.push(status))]);
    }),
  );
  // Whichever came first: the payment ordered the cart, its order gave way and the money goes back, or the dish is sold out.
  expect(placed.filter((status) => status !== 201 && status !== 409)).toEqual([]);
});
