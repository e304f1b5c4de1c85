import { listOftenWith } from '@tawa/contract/ordering/orders.often';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#testing/app.ts';

let world: TestApp;
let pair: { restaurant_id: number; menu_id: number; other: number };
beforeAll(async () => {
  world = await startTestApp({ isDemo: true });
  const { rows } = await sql<typeof pair>`
    select o.restaurant_id, i.menu_id, j.menu_id as other from orders o
    join order_items i using (order_id) join order_items j using (order_id)
    join dishes d on d.menu_id = j.menu_id and d.isactive
    where o.status in ('delivered', 'picked_up') and i.menu_id <> j.menu_id and i.menu_id is not null
    group by 1, 2, 3 having count(distinct o.user_id) >= 3
    order by count(distinct o.order_id) desc, 1, 2, 3 limit 1`.execute(world.db);
  if (!rows[0]) throw new Error('No two dishes of the demo world are ordered together by three customers');
  [pair] = rows;
  await sql`update dishes set sold_out = false, daily_stock = null`.execute(world.db);
});
afterAll(() => world.close());

const withIt = (dishes = String(pair.menu_id), id = pair.restaurant_id) =>
  world.guest.ok(listOftenWith, { params: { id }, query: { dishes } });
const ids = async (dishes?: string, id?: number) => (await withIt(dishes, id)).map(({ menu_id }) => menu_id);

/** How many customers were served both, and in how many orders. */
async function together(other: number) {
  const { rows } = await sql<{ orders: number; customers: number }>`
    select count(distinct o.order_id)::int as orders, count(distinct o.user_id)::int as customers from orders o
    join order_items i using (order_id) join order_items j using (order_id)
    where o.status in ('delivered', 'picked_up') and i.menu_id = ${pair.menu_id} and j.menu_id = ${other}`.execute(
    world.db,
  );
  return rows[0] ?? { orders: 0, customers: 0 };
}

test('what at least three customers had with a dish is offered, the most ordered first, four at most, of the same kitchen (often-1)', async () => {
  const found = await withIt();
  expect(found.length).toBeGreaterThan(0);
  expect(found.length).toBeLessThanOrEqual(4);
  const counts = await Promise.all(found.map(({ menu_id }) => together(menu_id)));
  expect(counts.map(({ orders }) => orders)).toEqual(counts.map(({ orders }) => orders).toSorted((a, b) => b - a));
  expect(Math.min(...counts.map(({ customers }) => customers))).toBeGreaterThanOrEqual(3);
  expect(found.every(({ restaurant_id }) => restaurant_id === pair.restaurant_id)).toBe(true);
});

test('what is in the cart already, sold out or off the menu is not offered (often-1)', async () => {
  const [first = 0, ...others] = await ids();
  expect(await ids(`${pair.menu_id},${first}`)).not.toContain(first);
  await world.db.updateTable('dishes').set({ sold_out: true }).where('menu_id', '=', first).execute();
  await expect.poll(() => ids()).not.toContain(first);
  expect(await ids()).toEqual(expect.arrayContaining(others));
  await world.db.updateTable('dishes').set({ sold_out: false, isactive: false }).where('menu_id', '=', first).execute();
  await expect.poll(() => ids()).not.toContain(first);
  await world.db.updateTable('dishes').set({ isactive: true }).where('menu_id', '=', first).execute();
});

test('what fewer than three customers had together tells nothing, nor does a dish of another kitchen (often-1)', async () => {
  const { rows } = await sql<{
    menu_id: number;
  }>`select menu_id from dishes d where isactive and restaurant_id <> ${pair.restaurant_id}
    limit 1`.execute(world.db);
  expect(await ids(String(rows[0]?.menu_id))).toEqual([]);
  const { rows: rare } = await sql<{ user_id: number }>`select min(o.user_id) as user_id from orders o`.execute(
    world.db,
  );
  await sql`update orders set user_id = ${rare[0]?.user_id} where restaurant_id = ${pair.restaurant_id}`.execute(
    world.db,
  );
  expect(await ids(`${pair.menu_id},1`)).toEqual([]);
});

test.each(['', 'x', '1,', '0', '1;2', '1,-2'])('dishes as "%s" are refused', async (dishes) => {
  expect((await world.guest.call(listOftenWith, { params: { id: 1 }, query: { dishes } })).status).toBe(400);
});
