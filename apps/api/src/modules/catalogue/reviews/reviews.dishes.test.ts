import { getDish } from '@tawa/contract/catalogue/menu';
import { getOrderFeedback, rateDish } from '@tawa/contract/catalogue/reviews';
import { dayMs } from '@tawa/domain/common/durations';
import { verifiedOrderDays } from '@tawa/domain/common/limits';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestCaller } from '#testing/app.ts';
import { writeAsRestored } from '#testing/factories.ts';

let world: TestApp;
let me: TestCaller;
let order: { order_id: number; order_number: string; user_id: number; menu_ids: number[] };

beforeAll(async () => {
  world = await startTestApp({ isDemo: true });
  await world.db.deleteFrom('dish_ratings').execute();
  const { rows } = await sql<typeof order>`
    select o.order_id, o.order_number, o.user_id, array_agg(distinct i.menu_id) as menu_ids
    from orders o join order_items i using (order_id) join dishes d on d.menu_id = i.menu_id and d.isactive
    where o.status = 'delivered' group by o.order_id having count(distinct i.menu_id) > 1
    order by o.order_id limit 1`.execute(world.db);
  if (!rows[0]) throw new Error('The demo world has no such order');
  [order] = rows;
  me = world.as({ userId: order.user_id, role: 'user' });
  const served = { delivered_at: world.clock.now(), closed_at: world.clock.now() };
  await world.db.updateTable('orders').set(served).where('order_id', '=', order.order_id).execute();
});
afterAll(() => world.close());

const rate = (menu_id: number, stars: number, caller = me) =>
  caller.call(rateDish, { params: { order_number: order.order_number }, body: { menu_id, stars } });
const shown = async (menu_id: number) => {
  const { average_rating, rating_count } = await world.guest.ok(getDish, { params: { menu_id } });
  return [average_rating, rating_count];
};
const counted = async () => {
  const { rows } = await sql`select menu_id from dish_rating_summaries s where (s.stars, s.count) <>
    (select coalesce(sum(r.stars), 0), count(*) from dish_ratings r where r.menu_id = s.menu_id)`.execute(world.db);
  return rows;
};

test('a dish of one’s own served order is rated once, and anew; its page shows it at once (reviews-11)', async () => {
  const [first = 0, second = 0] = order.menu_ids;
  expect(await shown(first)).toEqual([0, 0]);
  expect(await rate(first, 5)).toMatchObject({ status: 200 });
  expect(await shown(first)).toEqual([5, 1]);
  expect(await rate(first, 2)).toMatchObject({ status: 200 });
  expect(await shown(first)).toEqual([2, 1]);
  await rate(second, 4);
  const { dishes } = await me.ok(getOrderFeedback, { params: { order_number: order.order_number } });
  expect(new Map(dishes.map(({ menu_id, stars }) => [menu_id, stars])).get(second)).toBe(4);
  for (const stars of [0, 6, 2.5]) expect((await rate(first, stars)).status).toBe(400);
  expect(await counted()).toEqual([]);
});

test('twenty taps at once leave one rating, and the count is right (reviews-11)', async () => {
  const taps = order.menu_ids.flatMap((menu_id) => [1, 2, 3, 4, 5, 4, 3].map((stars) => rate(menu_id, stars)));
  expect(new Set((await Promise.all(taps)).map(({ status }) => status))).toEqual(new Set([200]));
  for (const menu_id of order.menu_ids) expect((await shown(menu_id))[1]).toBe(1);
  expect(await counted()).toEqual([]);
});

test('neither strangers nor dishes that were not brought, nor orders that were not served, nor late ratings count (reviews-11)', async () => {
  const [first = 0, second = 0] = order.menu_ids;
  expect((await rate(first, 5, world.as(await world.addUser()))).status).toBe(404);
  expect((await rate(2_000_000_000, 5)).status).toBe(404);
  const bring = (fulfilled_quantity: number) =>
    world.db
      .updateTable('order_items')
      .set({ fulfilled_quantity })
      .where('order_id', '=', order.order_id)
      .where('menu_id', '=', second)
      .execute();
  await bring(0);
  expect((await rate(second, 5)).status).toBe(404);
  await bring(1);
  const move = (status: string) =>
    writeAsRestored(world.db, (tx) =>
      tx.updateTable('orders').set({ status }).where('order_id', '=', order.order_id).execute(),
    );
  await move('cancelled');
  expect((await rate(first, 5)).status).toBe(404);
  await move('delivered');
  world.clock.advance(verifiedOrderDays * dayMs);
  const late = world.as({ userId: order.user_id, role: 'user' });
  expect(await rate(first, 5, late)).toMatchObject({ status: 409, body: { code: 'conflict' } });
});

test('what goes with an order goes from the count as well (reviews-11)', async () => {
  await world.db.deleteFrom('dish_ratings').where('order_id', '=', order.order_id).execute();
  expect(await counted()).toEqual([]);
  for (const menu_id of order.menu_ids) expect(await shown(menu_id)).toEqual([0, 0]);
});
