import { listOrders } from '@tawa/contract/ordering/orders';
import { dayMs } from '@tawa/domain/common/durations';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestCaller } from '#testing/caller.ts';
import { startTestApp, type TestApp } from '#testing/app.ts';

let world: TestApp;
let me: TestCaller;
let other: TestCaller;

/** So many days before now, three at each moment, so that a page ends between orders of one moment. */
const placed = { delivered: 23, cancelled: 4, picked_up: 2 } as const;

async function copyOrders(userId: number, status: keyof typeof placed, from: number): Promise<void> {
  await sql`with model as (select min(order_id) as order_id from orders where status = 'delivered'),
    copied as (insert into orders overriding system value
      select (jsonb_populate_record(o, jsonb_build_object('order_id', ${from}::int + n, 'user_id', ${userId}::int,
        'quote_id', null, 'status', ${status}::text,
        'placed_at', ${world.clock.now()}::timestamptz - (n / 3) * interval '10 days',
        'order_number', 'FD-' || upper(lpad(to_hex(${from}::int + n), 6, '0'))))).*
      from orders o join model using (order_id), generate_series(0, ${placed[status] - 1}::int) n returning order_id)
    insert into order_items overriding system value
      select (jsonb_populate_record(i, jsonb_build_object('order_id', c.order_id,
        'order_item_id', 10000000 + c.order_id * 10 + i.position))).*
      from copied c, order_items i join model on model.order_id = i.order_id`.execute(world.db);
}

beforeAll(async () => {
  world = await startTestApp({ isDemo: true });
  const [mine, theirs] = [await world.addUser(), await world.addUser()];
  [me, other] = [world.as(mine), world.as(theirs)];
  await copyOrders(mine.userId, 'delivered', 900_000);
  await copyOrders(mine.userId, 'cancelled', 901_000);
  await copyOrders(mine.userId, 'picked_up', 902_000);
});
afterAll(() => world.close());

type Tab = 'active' | 'past' | 'delivered' | 'cancelled' | 'all';
type Ask = { tab: Tab; days?: number };

async function walk(ask: Ask, caller = me): Promise<string[][]> {
  const pages: string[][] = [];
  let before: string | undefined;
  do {
    const { orders, next } = await caller.ok(listOrders, { query: { ...ask, ...(before && { before }) } });
    pages.push(orders.map(({ order_number }) => order_number));
    before = next ?? undefined;
  } while (before && pages.length < 20);
  return pages;
}

test('page by page every order comes once, the newest first, also where many were placed at one moment (orders-20)', async () => {
  const pages = await walk({ tab: 'past' });
  expect(pages.map((page) => page.length)).toEqual([10, 10, 9]);
  expect(new Set(pages.flat()).size).toBe(29);
  const { orders, total } = await me.ok(listOrders, { query: { tab: 'past' } });
  const times = orders.map(({ placed_at }) => Date.parse(placed_at));
  expect(times).toEqual(times.toSorted((one, two) => two - one));
  expect(total).toBe(29);
});

test.each([
  ['active', 0],
  ['past', 29],
  ['delivered', 25],
  ['cancelled', 4],
  ['all', 29],
] as const)('%s are %i of them (orders-20)', async (tab, count) => {
  expect((await walk({ tab })).flat()).toHaveLength(count);
});

test('only those of some days are listed and counted', async () => {
  const since = world.clock.now().getTime() - 30 * dayMs;
  const { orders, total } = await me.ok(listOrders, { query: { tab: 'all', days: 30 } });
  expect(orders.every(({ placed_at }) => Date.parse(placed_at) >= since)).toBe(true);
  const all = await walk({ tab: 'all', days: 30 });
  expect(all.flat()).toHaveLength(total);
  expect(total).toBeLessThan(29);
});

test('somebody else’s order as the place to read on from tells nothing', async () => {
  const [[number] = []] = await walk({ tab: 'all' });
  expect((await other.ok(listOrders, { query: { tab: 'all', before: number } })).orders).toEqual([]);
});
