import { getSpending } from '@tawa/contract/money/spending';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#testing/app.ts';

let world: TestApp;

beforeAll(async () => {
  world = await startTestApp({ isDemo: true });
});
afterAll(() => world.close());

const finished = ['delivered', 'picked_up'] as const;
const rupees = (paise: number) => Math.round(paise) / 100;

test('only finished orders count, less what was refunded, with every discount (spending-1)', async () => {
  const { user_id } = await world.db
    .selectFrom('orders')
    .select(({ fn }) => ['user_id', fn.countAll<number>().as('count')])
    .where('status', 'in', finished)
    .groupBy('user_id')
    .orderBy('count', 'desc')
    .executeTakeFirstOrThrow();
  const me = world.as({ userId: user_id, role: 'user' });
  const rows = await world.db.selectFrom('orders').selectAll().where('user_id', '=', user_id).execute();
  const done = rows.filter(({ status }) => status === 'delivered' || status === 'picked_up');
  const sum = (list: typeof done, part: (row: (typeof done)[number]) => number) =>
    rupees(list.reduce((total, row) => total + part(row), 0));
  const sums = (list: typeof done) => ({
    orders: list.length,
    spent: sum(list, (row) => row.total - row.refunded_total),
    saved: sum(list, (row) => row.discount_restaurant + row.discount_coupon + row.delivery_fee_waived),
  });
  const month = (at: Date) => at.toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' }).slice(0, 7);
  const now = month(world.clock.now());
  expect(await me.ok(getSpending, {})).toEqual({
    all: sums(done),
    month: sums(done.filter(({ placed_at }) => month(placed_at) === now)),
  });
});

test('nobody’s orders are nothing spent', async () => {
  const nothing = { orders: 0, spent: 0, saved: 0 };
  expect(await world.as(await world.addUser()).ok(getSpending, {})).toEqual({ month: nothing, all: nothing });
});
