import { listKitchenOrders } from '@tawa/contract/ordering/orders.kitchen';
import { listKitchenHistory } from '@tawa/contract/ordering/orders.history';
import { getEditedMenu } from '@tawa/contract/catalogue/menu.kitchen';
import { timeZoneDefault } from '@tawa/domain/common/limits';
import { serviceDayAt } from '@tawa/domain/insight/statistics';
import { addDays } from '@tawa/domain/common/zoned-time';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '../app.ts';
import { growKitchen } from '../big-kitchen.ts';
import { kitchenPages, type OpenKitchen } from './kitchen-pages.ts';
import { isOfCall } from '../statements.ts';

// What a page of a restaurant's panel costs is how often it asks the database, and that must not grow with the kitchen.
const query = vi.spyOn(pg.Client.prototype, 'query');

let world: TestApp;
let kitchen: OpenKitchen;
const few = new Map<string, number>();

const idOf = async (statement: ReturnType<typeof sql<{ id: number }>>) =>
  (await statement.execute(world.db)).rows[0]?.id ?? 0;

async function statementsOf(page: string): Promise<number> {
  const { open, statements } = kitchenPages[page] ?? { open: () => [], statements: 0 };
  const calls = open(kitchen);
  const count = async () => {
    query.mockClear();
    for (const call of calls) await call();
    return query.mock.calls.filter(([asked]) => isOfCall(asked)).length;
  };
  // One after the other and twice: a connection or a session that is opened for a call asks something itself.
  await count();
  const counted = await count();
  // What a process keeps for some seconds may run out in the midst of a count.
  return counted === statements ? counted : Math.min(counted, await count());
}

beforeAll(async () => {
  world = await startTestApp({ isDemo: true });
  const { restaurant_id, owner_id } = await world.db
    .selectFrom('restaurants')
    .select(['restaurant_id', 'owner_id'])
    .where('restaurant_name', '=', 'Dum & Handi')
    .executeTakeFirstOrThrow();
  const order = world.db.selectFrom('orders').select('order_number').where('restaurant_id', '=', restaurant_id);
  const today = serviceDayAt(world.clock.now(), timeZoneDefault);
  kitchen = {
    caller: world.as({ userId: owner_id, role: 'restaurant' }),
    order_number: (await order.orderBy('order_id').executeTakeFirstOrThrow()).order_number,
    menu_id: await idOf(sql`select min(menu_id) as id from dishes where restaurant_id = ${restaurant_id}`),
    complaint_id: await idOf(sql`select min(complaint_id) as id from complaints join orders using (order_id)
      where restaurant_id = ${restaurant_id}`),
    today: { from: today, to: today, against: addDays(today, -7) },
    fortnight: { from: addDays(today, -13), to: today },
  };
  for (const page of Object.keys(kitchenPages)) few.set(page, await statementsOf(page));
  await growKitchen(world, restaurant_id, 30);
});
afterAll(async () => {
  query.mockRestore();
  await world.close();
});

test('the kitchen has grown', async () => {
  const { caller } = kitchen;
  expect((await caller.ok(listKitchenOrders, { query: {} })).counts.board).toBeGreaterThan(100);
  expect((await caller.ok(listKitchenHistory, { query: {} })).total).toBeGreaterThan(200);
  expect((await caller.ok(getEditedMenu, {})).dishes.length).toBeGreaterThan(500);
});

test.each(Object.entries(kitchenPages))('%s asks as often as before (processes-5)', async (page, { statements }) => {
  expect({ few: few.get(page), many: await statementsOf(page) }).toEqual({ few: statements, many: statements });
});
