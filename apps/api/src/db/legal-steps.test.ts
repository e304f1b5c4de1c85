import { legalSteps, type StepSubject, stepSubjects } from '@tawa/domain/common/legal-steps';
import { paymentStates } from '@tawa/domain/money/payments';
import { refundStates } from '@tawa/domain/money/refunds';
import { orderStates } from '@tawa/domain/ordering/order-states';
import { bookingStates } from '@tawa/domain/tables/booking-states';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/app.ts';

let world: TestApp;
beforeAll(async () => {
  world = await startTestApp({ isDemo: true });
});
afterAll(() => world.close());

interface Kept {
  table: string;
  column: 'status' | 'state';
  states: readonly string[];
  which?: string;
}

const kept: Readonly<Record<StepSubject, Kept>> = {
  delivery_order: { table: 'orders', column: 'status', states: orderStates, which: `fulfilment = 'delivery'` },
  pickup_order: { table: 'orders', column: 'status', states: orderStates, which: `fulfilment = 'pickup'` },
  payment: { table: 'payments', column: 'status', states: paymentStates },
  refund: { table: 'refunds', column: 'state', states: refundStates },
  booking: { table: 'bookings', column: 'state', states: bookingStates },
};

const rowOf = ({ subject, from, to }: { subject: string; from: string; to: string }) =>
  `('${subject}', '${from}', '${to}')`;

test('the database knows exactly the steps of the state tables (steps-1)', async () => {
  const { rows } = await sql<{ subject: string; from: string; to: string }>`
    select subject, from_state as "from", to_state as "to" from legal_steps`.execute(world.db);
  const inDatabase = new Set(rows.map(rowOf));
  const inDomain = new Set(legalSteps.map(rowOf));
  // A migration inserts the first and deletes the second.
  expect([...inDomain].filter((row) => !inDatabase.has(row))).toEqual([]);
  expect([...inDatabase].filter((row) => !inDomain.has(row))).toEqual([]);
});

test.each(stepSubjects)('whoever writes, a %s goes only where its state table leads (steps-1)', async (subject) => {
  const { table, column, states, which = 'true' } = kept[subject];
  const key = `${table.slice(0, -1)}_id`;
  const wrong: string[] = [];
  const isOver = new Error('Nothing of this stays.');
  const tried = world.db.transaction().execute(async (tx) => {
    const run = (text: string) => sql.raw(text).execute(tx);
    const { rows } = await sql.raw<{ id: number }>(`select min(${key}) as id from ${table} where ${which}`).execute(tx);
    const id = rows[0]?.id;
    expect(id).toBeGreaterThan(0);
    // What a state asks of the other columns is not what is asked here, nor what hangs on it.
    await run(`do $$ declare c record; begin
      for c in select conname from pg_constraint where conrelid = '${table}'::regclass and contype = 'c' loop
        execute format('alter table ${table} drop constraint %I', c.conname); end loop; end $$`);
    for (const from of states)
      for (const to of states) {
        if (from === to) continue;
        await run(`savepoint before_step`);
        await run(`set local session_replication_role = replica`);
        await run(`update ${table} set ${column} = '${from}' where ${key} = ${id}`);
        await run(`set local session_replication_role = origin`);
        const refusal = await run(`update ${table} set ${column} = '${to}' where ${key} = ${id}`).then(
          () => '',
          (error: { constraint?: string; message: string }) => error.constraint ?? error.message,
        );
        const isLegal = legalSteps.some((step) => step.subject === subject && step.from === from && step.to === to);
        if (isLegal === (refusal === `${table}_legal_step_check`)) wrong.push(`${from} to ${to}: ${refusal}`);
        await run(`rollback to savepoint before_step`);
      }
    throw isOver;
  });
  await expect(tried).rejects.toBe(isOver);
  expect(wrong).toEqual([]);
});

test('a step that is refused names what it was, where to and where from, and nothing has moved (steps-1)', async () => {
  const { rows } = await sql<{ order_id: number }>`
    select order_id from orders where status = 'delivered' order by order_id limit 1`.execute(world.db);
  const order = rows[0]?.order_id;
  await expect(sql`update orders set status = 'placed' where order_id = ${order}`.execute(world.db)).rejects.toThrow(
    'a delivery order does not go from delivered to placed',
  );
  const after = await sql<{ status: string }>`select status from orders where order_id = ${order}`.execute(world.db);
  expect(after.rows).toEqual([{ status: 'delivered' }]);
});
