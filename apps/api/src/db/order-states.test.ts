import { isFinal, openStates, orderStates, servedStates, unservedStates } from '@tawa/domain/ordering/order-states';
import { isLate } from '@tawa/domain/ordering/order-promise';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { isCounted, isLateOrder, isOpenOrder, isServed, isUnserved } from './order-states.ts';

let world: TestApp;
beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.close());

test('every state is unpaid, open, served or ended without food, and those of the end are the final ones', () => {
  const parts = ['pending_payment', ...openStates, ...servedStates, ...unservedStates];
  expect(parts.toSorted()).toEqual([...orderStates].toSorted());
  for (const state of orderStates) expect(isFinal(state)).toBe(!['pending_payment', ...openStates].includes(state));
});

test('the database sorts states as the domain does; what counts is open or served', async () => {
  const { rows } = await sql<{ status: string; open: boolean; served: boolean; unserved: boolean; counted: boolean }>`
    select o.status, ${isOpenOrder('o')} as open, ${isServed('o')} as served, ${isUnserved('o')} as unserved,
      ${isCounted('o')} as counted
    from unnest(${[...orderStates]}::text[]) as o (status)`.execute(world.db);
  const within = (states: readonly string[], status: string) => states.includes(status);
  expect(rows).toEqual(
    orderStates.map((status) => ({
      status,
      open: within(openStates, status),
      served: within(servedStates, status),
      unserved: within(unservedStates, status),
      counted: within([...openStates, ...servedStates], status),
    })),
  );
});

test('the database calls the same orders late as the domain, to the millisecond', async () => {
  const now = new Date('2026-11-25T14:00:00Z');
  const late_after_minutes = 10;
  const orders = orderStates.flatMap((status) =>
    [-60_000, -1, 0, 1, 60_000].map((ms) => ({
      status,
      promised_to: new Date(now.getTime() - late_after_minutes * 60_000 - ms),
      late_after_minutes,
    })),
  );
  const { rows } = await sql<{ is_late: boolean }>`select ${isLateOrder('o', now)} as is_late
    from unnest(${orders.map(({ status }) => status)}::text[], ${orders.map((order) => order.promised_to)}::timestamptz[],
      ${orders.map(() => late_after_minutes)}::int[]) with ordinality as o (status, promised_to, late_after_minutes, place)
    order by o.place`.execute(world.db);
  expect(rows.map((row) => row.is_late)).toEqual(orders.map((order) => isLate(order, now)));
});

test.each([
  ['open orders of a kitchen', () => isOpenOrder('o'), 'orders_restaurant_id_open_idx', 'o.restaurant_id = 1'],
  ['the living order of a table', () => sql`not (${isUnserved('o')})`, 'orders_booking_id_key', 'o.booking_id = 1'],
])('the partial index of %s serves its condition', async (_name, condition, index, rest) => {
  const plan = await world.db.transaction().execute(async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx);
    await sql`set local enable_bitmapscan = off`.execute(tx);
    return sql<{
      'QUERY PLAN': string;
    }>`explain select from orders o where ${sql.raw(rest)} and ${condition()}`.execute(tx);
  });
  expect(plan.rows.map((row) => row['QUERY PLAN']).join('\n')).toContain(index);
});
