// Parts of bills that are paid online.
import { type Insertable, sql } from 'kysely';
import type { DB } from '#db/tables.ts';
import type { Db, Tx } from '#platform/database/db.ts';

/** The bill of a part, running or closed, held until the transaction ends. */
export const holdBillOf = (tx: Tx, partId: number) =>
  tx
    .selectFrom('table_bills as b')
    .innerJoin('table_parts as s', 's.table_bill_id', 'b.table_bill_id')
    .selectAll('b')
    .where('s.table_part_id', '=', partId)
    .forNoKeyUpdate('b')
    .executeTakeFirstOrThrow();

/** A closed bill, held until the transaction ends. */
export const holdClosed = (tx: Tx, billId: number) =>
  tx
    .selectFrom('table_bills')
    .selectAll()
    .where('table_bill_id', '=', billId)
    .where('closed_at', 'is not', null)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** A part as it stands in a held bill. */
export const findPart = (tx: Tx, partId: number) =>
  tx
    .selectFrom('table_parts')
    .select(['table_part_id', 'amount', 'state', 'method'])
    .where('table_part_id', '=', partId)
    .executeTakeFirstOrThrow();

/** The money of a part is there, of which nothing was heard before. */
export const holdPart = (tx: Tx, partId: number, settled_at: Date) =>
  tx.updateTable('table_parts').set({ state: 'held', settled_at }).where('table_part_id', '=', partId).execute();

/** Notes which rounds the held parts of a bill pay. */
export const addUses = (tx: Tx, uses: Insertable<DB['table_part_uses']>[]) =>
  tx.insertInto('table_part_uses').values(uses).execute();

/** What of the parts of a bill pays its rounds by now (paise). */
export async function sumOfUses(tx: Tx, billId: number): Promise<number> {
  const row = await tx
    .selectFrom('table_part_uses as u')
    .innerJoin('table_parts as s', 's.table_part_id', 'u.table_part_id')
    .select(sql<number>`coalesce(sum(u.amount), 0)::bigint`.as('sum'))
    .where('s.table_bill_id', '=', billId)
    .executeTakeFirstOrThrow();
  return row.sum;
}

/** Notes with which round the tip of a part goes to the restaurant. */
export const noteTip = (tx: Tx, partId: number, tip_order_id: number) =>
  tx.updateTable('table_parts').set({ tip_order_id }).where('table_part_id', '=', partId).execute();

/** Parts of running bills whose time to be paid is over. */
export const listOverdue = (db: Db, now: Date) =>
  db
    .selectFrom('table_parts')
    .select(['table_part_id', 'table_bill_id'])
    .where('state', '=', 'asked')
    .where('pay_by', '<=', now)
    .orderBy('table_part_id')
    .limit(200)
    .execute();

/** Gives up a part of a held bill whose time is over; false when it was paid or given up meanwhile. */
export async function endPart(tx: Tx, partId: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('table_parts')
    .set({ state: 'withdrawn', settled_at: now })
    .where('table_part_id', '=', partId)
    .where('state', '=', 'asked')
    .where('pay_by', '<=', now)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Bills for which money came online since a moment: running ones, and closed ones that have not spent all of it. */
export async function listHolding(db: Db, since: Date): Promise<{ running: number[]; unspent: number[] }> {
  const { rows } = await sql<{ table_bill_id: number; is_running: boolean }>`
    select b.table_bill_id, bool_and(b.closed_at is null) as is_running
    from table_parts s join table_bills b using (table_bill_id)
      join share_payments p on p.table_part_id = s.table_part_id and p.held_reason is null
    where s.state = 'held' and s.settled_at >= ${since}::timestamptz and (b.closed_at is null or s.amount + s.tip >
      (select coalesce(sum(u.amount), 0) from table_part_uses u where u.table_part_id = s.table_part_id)
      + case when s.tip_order_id is null then 0 else s.tip end + (select coalesce(sum(r.amount), 0) from share_refunds r where r.share_payment_id = p.share_payment_id and r.refund_id is null))
    group by b.table_bill_id order by b.table_bill_id limit 500`.execute(db);
  const of = (isRunning: boolean) =>
    rows.filter(({ is_running }) => is_running === isRunning).map(({ table_bill_id }) => table_bill_id);
  return { running: of(true), unspent: of(false) };
}

/** The parts that a phone claimed lately to pay online at a restaurant and that were not paid, the newest first, whatever became of their bill. */
export const listOwn = (db: Db, restaurantId: number, secret_hash: Buffer) =>
  db
    .selectFrom('table_parts as s')
    .innerJoin('table_guests as g', 'g.table_guest_id', 's.table_guest_id')
    .innerJoin('table_bills as b', 'b.table_bill_id', 'g.table_bill_id')
    .select('s.table_part_id')
    .where('b.restaurant_id', '=', restaurantId)
    .where('g.secret_hash', '=', secret_hash)
    .where('s.method', 'is not', null)
    .where('s.state', '<>', 'held')
    .orderBy('s.table_part_id', 'desc')
    .limit(3)
    .execute();

/** What the code of the table says at which a part is paid; undefined where it has none any more. */
export const findNonceOf = (db: Db, partId: number) =>
  db
    .selectFrom('table_parts as s')
    .innerJoin('table_bills as b', 'b.table_bill_id', 's.table_bill_id')
    .innerJoin('table_codes as c', 'c.table_id', 'b.table_id')
    .select('c.nonce')
    .where('s.table_part_id', '=', partId)
    .executeTakeFirst();
