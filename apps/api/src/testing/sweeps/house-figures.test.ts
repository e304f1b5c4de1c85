import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Tx } from '#platform/database/db.ts';
import { buildApp } from '../../app.ts';
import { startTestApp, type TestApp } from '../app.ts';
import { writeAsRestored } from '../factories.ts';
import { readMetrics } from './read-metrics.ts';

let world: TestApp;
beforeAll(async () => {
  world = await startTestApp({ isDemo: true, poolerPort: 0 });
  // Events keep no place that nobody gives them.
  world.deps.hub.close();
});
afterAll(() => world.close());

async function figures() {
  const jobs = { ...world.deps.jobs, handle: () => {}, every: () => {}, drain: () => {} };
  const app = await buildApp({ ...world.deps, jobs });
  const found = await readMetrics(app);
  await app.close();
  return found;
}

/** What a change of rows does to figures. */
async function grown(change: () => Promise<unknown>) {
  const before = await figures();
  await change();
  const after = await figures();
  return (name: string) => (after.get(name) ?? NaN) - (before.get(name) ?? NaN);
}
const ago = (minutes: number) => new Date(world.clock.now().getTime() - minutes * 60_000);
const anOrder = sql`(select o.order_id from orders o join payments p using (order_id)
  where o.status in ('delivered', 'picked_up') and not p.is_extra and p.status = 'captured'
  order by o.order_id limit 1)`;

test('orders of the last minutes are told by what became of them, and those without an answer by how long (metrics-5)', async () => {
  // The demo world's own orders grow overdue while other files run.
  await sql`update orders set accept_by = ${ago(-60)} where status = 'placed'`.execute(world.db);
  const placed = await grown(() =>
    writeAsRestored(world.db, (tx) =>
      sql`update orders set status = 'placed', placed_at = ${ago(10)}, accept_by = ${ago(2)}, closed_at = null
        where order_id = ${anOrder}`.execute(tx),
    ),
  );
  expect(placed('tawa_house_recent_orders{outcome="unanswered"}')).toBe(1);
  expect(placed('tawa_house_unanswered_orders')).toBe(1);
  expect(placed('tawa_house_overdue_orders')).toBe(1);
  expect(placed('tawa_house_overdue_order_seconds')).toBeCloseTo(120, -1);
  const rejected = await grown(() =>
    sql`update orders set status = 'rejected', closed_at = ${ago(1)} where status = 'placed' and accept_by < ${ago(1)}`.execute(
      world.db,
    ),
  );
  expect(rejected('tawa_house_recent_orders{outcome="rejected"}')).toBe(1);
  expect(rejected('tawa_house_overdue_orders')).toBe(-1);
});

test('a payment of which nobody knows after its time, and money that is held back, are told (metrics-5)', async () => {
  const expired = ago(8);
  const write = async (tx: Tx) => {
    await sql`update payments set status = 'created', expires_at = ${expired}, received = 0 where payment_id =
      (select payment_id from payments p where order_id = ${anOrder} and not is_extra)`.execute(tx);
    await sql`update orders set status = 'pending_payment' where order_id =
      (select order_id from payments where expires_at = ${expired})`.execute(tx);
    await sql`update payments set held_reason = 'paid_twice' where payment_id =
      (select payment_id from payments where order_id = ${anOrder} and not is_extra)`.execute(tx);
  };
  const change = await grown(() => writeAsRestored(world.db, write));
  expect(change('tawa_house_unsettled_payments')).toBe(1);
  expect(change('tawa_house_unsettled_payment_seconds')).toBeCloseTo(480, -1);
  expect(change('tawa_house_held_payments')).toBe(1);
});

test('a refund is stuck an hour after it was decided, and one that waits for the office is not (metrics-5)', async () => {
  const add = (state: string, decided: Date | null) =>
    sql`insert into refunds (order_id, payment_id, amount, reason, liable_party, destination, origin, state, requested_at, decided_at)
      select order_id, payment_id, 100, 'Cold', 'platform', 'source', 'admin', ${state}, ${ago(300)}, ${decided}
      from payments where order_id = ${anOrder} and not is_extra`.execute(world.db);
  const change = await grown(async () => {
    await add('requested', null);
    await add('approved', ago(59));
    await add('processing', ago(90));
    await add('failed', ago(61));
  });
  for (const state of ['requested', 'approved', 'processing', 'failed'])
    expect(change(`tawa_house_open_refunds{state="${state}"}`)).toBe(1);
  expect(change('tawa_house_stuck_refunds')).toBe(2);
  expect(change('tawa_house_stuck_refund_seconds')).toBeCloseTo(5400, -1);
});

test('notices, text messages, live events and transactions that wait are told by the oldest (metrics-5)', async () => {
  const client = new pg.Client({ connectionString: world.databaseUrl });
  await client.connect();
  const { userId } = await world.addUser();
  const add = (sent: string, key: string) =>
    sql`insert into notifications (user_id, kind, subject_key, title, send_after, sent_at)
      values (${userId}, 'order_accepted', ${key}, 'Told', now() - interval '400 seconds', ${sql.raw(sent)}) returning notification_id`.execute(
      world.db,
    );
  const change = await grown(async () => {
    await add('null', 'one');
    await add("now() - interval '300 seconds'", 'two');
    await sql`insert into waiting_texts (notification_id) select notification_id from notifications where subject_key = 'two'`.execute(
      world.db,
    );
    await sql`insert into live_events (audience, kind, payload, created_on)
      values ('admin', 'order', '{}', now() - interval '200 seconds')`.execute(world.db);
    await client.query('begin; select 1');
  });
  expect(change('tawa_house_waiting_notices')).toBe(1);
  expect(change('tawa_house_oldest_notice_seconds')).toBeCloseTo(400, -1);
  expect(change('tawa_house_waiting_texts')).toBe(1);
  expect(change('tawa_house_oldest_text_seconds')).toBeCloseTo(300, -1);
  expect(change('tawa_house_unplaced_event_seconds')).toBeCloseTo(200, -1);
  // Of the whole server, where other files have transactions too: it is as old as this one at least.
  const { rows } = await client.query<{ age: number }>(
    'select extract(epoch from clock_timestamp() - now())::float8 as age',
  );
  expect((await figures()).get('tawa_house_oldest_transaction_seconds')).toBeGreaterThanOrEqual(rows[0]?.age ?? NaN);
  await client.end();
});
