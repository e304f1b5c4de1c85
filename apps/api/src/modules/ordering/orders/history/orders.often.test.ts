import { listOftenOrdered } from '@tawa/contract/ordering/orders.often';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#testing/app.ts';

let world: TestApp;
let user_id: number;
beforeAll(async () => {
  world = await startTestApp({ isDemo: true });
  const { rows } = await sql<{ user_id: number }>`
    select o.user_id from orders o join order_items i using (order_id)
    where o.status in ('delivered', 'picked_up') and i.menu_id is not null
    group by o.user_id, i.menu_id having count(distinct o.order_id) > 1 order by 1 limit 1`.execute(world.db);
  user_id = rows[0]?.user_id ?? 0;
});
afterAll(() => world.close());

const often = (city?: string) => world.as({ userId: user_id, role: 'user' }).ok(listOftenOrdered, { query: { city } });

/** How often this customer was served these dishes. */
async function timesServed(ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ menu_id: number; times: string }>`
    select i.menu_id, count(distinct o.order_id) as times from orders o join order_items i using (order_id)
    where o.user_id = ${user_id} and o.status in ('delivered', 'picked_up') and i.menu_id is not null
    group by 1`.execute(world.db);
  return ids.map((id) => Number(rows.find(({ menu_id }) => menu_id === id)?.times ?? 0));
}

test('who comes back for a dish finds it before a letter is typed: what was served at least twice, the most often first (search-11)', async () => {
  const dishes = await often();
  const times = await timesServed(dishes.map(({ menu_id }) => menu_id));
  expect(times.length).toBeGreaterThan(0);
  expect(times.length).toBeLessThanOrEqual(3);
  expect(times).toEqual(times.toSorted((one, other) => other - one));
  expect(Math.min(...times)).toBeGreaterThan(1);
});

test('another city, and a dish that was taken from the menu, leave no suggestion (search-11)', async () => {
  expect(await often('Nowhere')).toEqual([]);
  const [first] = await often();
  if (!first) throw new Error('Nothing is ordered often');
  await world.db.updateTable('dishes').set({ isactive: false }).where('menu_id', '=', first.menu_id).execute();
  expect((await often()).map(({ menu_id }) => menu_id)).not.toContain(first.menu_id);
});

test('nobody reads what somebody else orders often (search-11)', async () => {
  const { rows } = await sql<{ user_id: number }>`
    select user_id from users u where role = 'user' and not exists (select from orders o where o.user_id = u.user_id)
    limit 1`.execute(world.db);
  const other = world.as({ userId: rows[0]?.user_id ?? 0, role: 'user' });
  expect(await other.ok(listOftenOrdered, { query: {} })).toEqual([]);
  expect((await world.guest.call(listOftenOrdered, { query: {} })).status).toBe(401);
});
