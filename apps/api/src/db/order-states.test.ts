import { isFinal, openStates, orderStates, servedStates, unservedStates } from '@tawa/domain/ordering/order-states';
import { hasSlipped, isLate } from '@tawa/domain/ordering/order-promise';
import { isTicketLate } from '@tawa/domain/ordering/ticket-urgency';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/app.ts';
import {
  hasSlippedOrder,
  isCounted,
  isLateOrder,
  isOpenOrder,
  isServed,
  isTicketLateOrder,
  isToCook,
  isUnserved,
} from './order-states.ts';

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
  const kinds = ['delivery', 'pickup'] as const;
  const orders = orderStates.flatMap((status) =>
    [-60_000, -1, 0, 1, 60_000].map((ms, index) => ({
      status,
      fulfilment: kinds[index % 2] ?? 'delivery',
      promised_to: new Date(now.getTime() - late_after_minutes * 60_000 - ms),
      late_after_minutes,
    })),
  );
  const { rows } = await sql<{ is_late: boolean; has_slipped: boolean }>`
    select ${isLateOrder('o', now)} as is_late, ${hasSlippedOrder('o', now)} as has_slipped
    from unnest(${orders.map(({ status }) => status)}::text[], ${orders.map(({ fulfilment }) => fulfilment)}::text[],
      ${orders.map((order) => order.promised_to)}::timestamptz[],
      ${orders.map(() => late_after_minutes)}::int[]) with ordinality as o (status, fulfilment, promised_to, late_after_minutes, place)
    order by o.place`.execute(world.db);
  expect(rows).toEqual(orders.map((order) => ({ is_late: isLate(order, now), has_slipped: hasSlipped(order, now) })));
});

test('the database calls the same tickets late as the domain, to the millisecond (kitchen-board-7)', async () => {
  const now = new Date('2026-11-25T14:00:00Z');
  const kinds = ['delivery', 'pickup'] as const;
  const travel_minutes = 12;
  const tickets = orderStates.flatMap((status) =>
    kinds.flatMap((fulfilment) =>
      [-1, 0, 1].flatMap((ms) =>
        [0, travel_minutes * 60_000].map((more) => ({
          status,
          fulfilment,
          promised_to: new Date(now.getTime() - ms + more),
        })),
      ),
    ),
  );
  const { rows } = await sql<{ is_late: boolean }>`select ${isTicketLateOrder('o', now)} as is_late
    from unnest(${tickets.map(({ status }) => status)}::text[], ${tickets.map(({ fulfilment }) => fulfilment)}::text[],
      ${tickets.map(({ promised_to }) => promised_to)}::timestamptz[]) with ordinality as t (status, fulfilment, promised_to, place),
      lateral (select t.*, null::timestamptz as ready_by, null::timestamptz as scheduled_for, t.promised_to as promised_from, ${travel_minutes}::int as travel_minutes) o
    order by t.place`.execute(world.db);
  const times = { placed_at: now, accept_by: now, warn_minutes: 3, accepted_at: null, cook_by: null };
  expect(rows.map((row) => row.is_late)).toEqual(
    tickets.map((ticket) => {
      const ready_by = new Date(ticket.promised_to.getTime() - travel_minutes * 60_000);
      return isTicketLate({ ...times, ...ticket, ready_by }, now.getTime());
    }),
  );
});

test.each([
  ['open orders of a kitchen', () => isOpenOrder('o'), 'orders_restaurant_id_open_idx', 'o.restaurant_id = 1'],
  ['what a kitchen has to cook', () => isToCook('o'), 'orders_restaurant_id_open_idx', 'o.restaurant_id = 1'],
  [
    'told times',
    () => sql`o.expected_by <= now() and ${hasSlippedOrder('o', new Date())}`,
    'orders_expected_by_idx',
    'true',
  ],
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
