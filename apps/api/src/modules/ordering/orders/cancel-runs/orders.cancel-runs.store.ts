import { type Insertable, sql } from 'kysely';
import type { DB } from '#db/tables.ts';
import type { Db, Tx } from '#platform/database/db.ts';

/** The orders that were ticked, the oldest first. */
export const listTicked = (db: Db, order_numbers: readonly string[]) =>
  db.selectFrom('orders').selectAll().where('order_number', 'in', order_numbers).orderBy('placed_at').execute();

/** Which of these orders wait in a run, and in which. */
export const listWaiting = (db: Db, orderIds: readonly number[]) =>
  db
    .selectFrom('cancel_run_orders')
    .select(['order_id', 'cancel_run_id'])
    .where('order_id', '=', sql<number>`any (${[...orderIds]}::int[])`)
    .where('state', '=', 'waiting')
    .execute();

/** Writes a run; undefined where its starter has sent the same key before. */
export const addRun = (tx: Tx, run: Insertable<DB['cancel_runs']>) =>
  tx
    .insertInto('cancel_runs')
    .values(run)
    .onConflict((conflict) => conflict.columns(['started_by', 'request_key']).doNothing())
    .returning('cancel_run_id')
    .executeTakeFirst();

export const getByKey = (tx: Tx, startedBy: number, key: string) =>
  tx
    .selectFrom('cancel_runs')
    .select(['cancel_run_id', 'sha256'])
    .where('started_by', '=', startedBy)
    .where('request_key', '=', key)
    .executeTakeFirstOrThrow();

interface Planned {
  order_number: string;
  version: number;
  amount: number;
}

/** Puts orders into a run, in the order in which every run does so; an order of another run is left out with this reason. */
export async function addOrders(tx: Tx, runId: number, orders: readonly Planned[], held: { reason: string; at: Date }) {
  await sql`with planned as (
      select o.order_id, p.version, p.amount from jsonb_to_recordset(${JSON.stringify(orders)}::jsonb)
        as p (order_number text, version int, amount bigint) join orders o using (order_number)),
    waiting as (
      insert into cancel_run_orders (cancel_run_id, order_id, version, amount)
      select ${runId}::int, order_id, version, amount from planned order by order_id on conflict do nothing returning order_id)
    insert into cancel_run_orders (cancel_run_id, order_id, version, amount, state, left_reason, ended_on)
    select ${runId}::int, order_id, version, amount, 'left', ${held.reason}, ${held.at} from planned
    where order_id not in (select order_id from waiting)`.execute(tx);
}

export interface NextOrder {
  cancel_run_id: number;
  order_id: number;
  version: number;
  amount: number;
  tries: number;
  started_by: number;
  reason: string;
  note: string;
  goodwill: number;
  borne_by: string;
}

/** Holds the next order that waits in a run; whoever works beside takes another one. */
export async function holdNext(tx: Tx): Promise<NextOrder | undefined> {
  const { rows } = await sql<NextOrder>`
    select o.cancel_run_id, o.order_id, o.version, o.amount, o.tries, r.started_by, r.reason, r.note, r.goodwill, r.borne_by
    from cancel_run_orders o join cancel_runs r using (cancel_run_id)
    where o.state = 'waiting' order by o.tries, o.cancel_run_id, o.order_id limit 1
    for update of o skip locked`.execute(tx);
  return rows[0];
}

type Key = Pick<NextOrder, 'cancel_run_id' | 'order_id'>;

/** Says what became of an order that waited: cancelled, or left out for a reason. */
export const endOrder = (tx: Tx, { cancel_run_id, order_id }: Key, left_reason: string | null, ended_on: Date) =>
  tx
    .updateTable('cancel_run_orders')
    .set({ state: left_reason === null ? 'done' : 'left', left_reason, ended_on })
    .where('cancel_run_id', '=', cancel_run_id)
    .where('order_id', '=', order_id)
    .where('state', '=', 'waiting')
    .execute();

export const countTry = (db: Db, { cancel_run_id, order_id }: Key) =>
  db
    .updateTable('cancel_run_orders')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('cancel_run_id', '=', cancel_run_id)
    .where('order_id', '=', order_id)
    .where('state', '=', 'waiting')
    .execute();

export const hasOpen = async (db: Db): Promise<boolean> =>
  (await db
    .selectFrom('cancel_runs')
    .select('cancel_run_id')
    .where('ended_on', 'is', null)
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** Runs that have nothing left to do and were not ended. */
export async function listOver(db: Db): Promise<number[]> {
  const { rows } = await sql<{ cancel_run_id: number }>`select r.cancel_run_id from cancel_runs r
    where r.ended_on is null and not exists (select from cancel_run_orders o
      where o.cancel_run_id = r.cancel_run_id and o.state = 'waiting')`.execute(db);
  return rows.map(({ cancel_run_id }) => cancel_run_id);
}

/** Ends a run, once; answers who started it. */
export const endRun = (tx: Tx, runId: number, ended_on: Date) =>
  tx
    .updateTable('cancel_runs')
    .set({ ended_on })
    .where('cancel_run_id', '=', runId)
    .where('ended_on', 'is', null)
    .returning('started_by')
    .executeTakeFirst();

/** One run, or those that are open or ended after a moment; amounts in paise. */
export const listRuns = (db: Db, which: { id: number } | { endedAfter: Date }) =>
  db
    .selectFrom('cancel_runs as r')
    .innerJoin('users as u', 'u.user_id', 'r.started_by')
    .innerJoin('cancel_run_orders as o', 'o.cancel_run_id', 'r.cancel_run_id')
    .select(['r.cancel_run_id', 'r.reason', 'r.note', 'r.goodwill', 'r.borne_by', 'u.name as started_by_name'])
    .select(['r.started_on', 'r.ended_on'])
    .select([
      sql<number>`count(*) filter (where o.state = 'waiting')::int`.as('waiting'),
      sql<number>`count(*) filter (where o.state = 'done')::int`.as('done'),
      sql<number>`count(*) filter (where o.state = 'left')::int`.as('left'),
      sql<number>`coalesce(sum(o.amount) filter (where o.state = 'done'), 0)::bigint`.as('amount'),
    ])
    .where((eb) =>
      'id' in which
        ? eb('r.cancel_run_id', '=', which.id)
        : eb.or([eb('r.ended_on', 'is', null), eb('r.ended_on', '>', which.endedAfter)]),
    )
    .groupBy(['r.cancel_run_id', 'u.name'])
    .orderBy('r.cancel_run_id', 'desc')
    .limit(20)
    .execute();
export type RunRow = Awaited<ReturnType<typeof listRuns>>[number];

export const listRunOrders = (db: Db, runId: number) =>
  db
    .selectFrom('cancel_run_orders as c')
    .innerJoin('orders as o', 'o.order_id', 'c.order_id')
    .select(['o.order_number', 'o.customer_name', 'c.state', 'c.left_reason', 'c.amount'])
    .select(sql<string>`o.restaurant->>'restaurant_name'`.as('restaurant_name'))
    .where('c.cancel_run_id', '=', runId)
    .orderBy('o.placed_at')
    .orderBy('o.order_id')
    .execute();
