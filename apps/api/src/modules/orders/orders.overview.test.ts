import { overview as shape } from '@tawa/contract/overview';
import { z } from 'zod/mini';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCustomer } from './testing/people.ts';
import { openTill, openWorld, type Till, type World } from '../settlement/testing/till.ts';

let world: World;
let till: Till;
beforeAll(async () => {
  world = await openWorld();
  till = await openTill(world);
});
afterAll(() => world.close());

const read = (path: string, who = till.admin) => world.call(who, { method: 'GET', path });
const overview = async () => z.parse(shape, (await read('/admin/overview')).body);
const totalOf = async (query: string): Promise<unknown> => (await read(`/admin/orders?${query}`)).body.total;

test('every figure of the office’s first page is the number of rows behind its link', async () => {
  const late = await till.place('cod');
  await till.move(till.kitchen.owner, late, 'accepted', { prep_minutes: 20 });
  const ended = await till.place('cod');
  await till.move(till.kitchen.owner, ended, 'rejected', { reason: 'TOO_BUSY' });
  await till.place('cod');
  const { waiting, live, today, late_orders } = await overview();
  expect(late_orders).toEqual([]);
  expect(today).toMatchObject({ placed: 3, ended: 1, sales: 0 });
  expect(live.toSorted((a, b) => a.status.localeCompare(b.status))).toEqual([
    { status: 'accepted', count: 1 },
    { status: 'placed', count: 1 },
  ]);
  const rows = [
    [waiting.unanswered, 'stuck=unanswered'],
    [waiting.late, 'stuck=late'],
    [waiting.paid, 'stuck=paid'],
    [waiting.refunds, 'refund=requested'],
    [today.placed, 'today=placed'],
    [today.ended, 'today=ended'],
  ] as const;
  for (const [figure, query] of rows) expect([query, await totalOf(query)]).toEqual([query, figure]);

  const early = await addCustomer(world.deps);
  const atNight = await addCustomer(world.deps);
  for (const [{ userId }, joined] of [
    [early, '2026-06-15T05:01:00+05:30'],
    [atNight, '2026-06-15T04:59:00+05:30'],
  ] as const)
    await world.deps.db
      .updateTable('users')
      .set({ created_on: new Date(joined) })
      .where('user_id', '=', userId)
      .execute();
  expect((await overview()).today.customers).toBe(1);
  expect((await read('/admin/users?role=user&today=1')).body).toMatchObject({
    total: 1,
    rows: [{ user_id: early.userId }],
  });

  world.clock.advance(2 * 3_600_000);
  const later = await overview();
  expect(later.waiting.late).toBe(await totalOf('stuck=late'));
  expect(later.late_orders).toContainEqual(expect.objectContaining({ order_number: late, status: 'accepted' }));
  for (const stranger of [till.customer, till.kitchen.owner])
    expect((await read('/admin/overview', stranger)).status).toBe(403);
});
