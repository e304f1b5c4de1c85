import { transitions } from '@tawa/domain/orders';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type World } from '../../modules/orders/testing/world.ts';
import { seedDemo } from './demo.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
  await seedDemo(world.deps);
});
afterAll(() => world.close());

test('the demo kitchen has orders in every lane, and the demo customer has past ones', async () => {
  const orders = await world.deps.db
    .selectFrom('orders')
    .innerJoin('restaurants', 'restaurants.restaurant_id', 'orders.restaurant_id')
    .innerJoin('users', 'users.user_id', 'orders.user_id')
    .select(['orders.status', 'orders.accept_by', 'users.email', 'restaurants.restaurant_name'])
    .orderBy('orders.placed_at')
    .execute();
  const own = orders.filter((order) => order.email === 'customer@example.com');
  expect(own.map((order) => order.status)).toEqual(['delivered', 'delivered', 'delivered']);
  const board = orders.filter((order) => order.status !== 'delivered');
  expect(new Set(board.map((order) => order.restaurant_name))).toEqual(new Set(['Dum & Handi']));
  expect(board.map((order) => order.status)).toEqual([
    'out_for_delivery',
    'ready',
    'preparing',
    'preparing',
    'placed',
    'placed',
  ]);
  const fresh = board.filter((order) => order.status === 'placed');
  for (const { accept_by } of fresh) expect(accept_by?.getTime()).toBeGreaterThan(world.clock.now().getTime());
});

test('every seeded order has a legal history and a bill that adds up', async () => {
  const events = await world.deps.db.selectFrom('order_events').selectAll().orderBy('order_event_id').execute();
  const moves = events.filter((event) => event.from_status !== null);
  const isLegal = (event: { from_status: string | null; to_status: string | null }) =>
    transitions.some((move) => move.from === event.from_status && move.to === event.to_status);
  expect(moves.every(isLegal)).toBe(true);
  const bills = await world.deps.db
    .selectFrom('orders as o')
    .innerJoin('order_charges as c', 'c.order_id', 'o.order_id')
    .select((eb) => ['o.order_id', 'o.total', eb.fn.sum<number>('c.amount').as('charged')])
    .groupBy('o.order_id')
    .execute();
  expect(bills.filter((bill) => bill.charged !== bill.total)).toEqual([]);
  expect(bills).toHaveLength(9);
});
