import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type World } from '@tawa/api/modules/ordering/orders/testing/world';
import { seedDemo } from '../demo.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
  await seedDemo(world.deps, undefined, 3);
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
  const open = new Set(['placed', 'accepted', 'preparing', 'ready', 'out_for_delivery']);
  const board = orders.filter((order) => open.has(order.status));
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
