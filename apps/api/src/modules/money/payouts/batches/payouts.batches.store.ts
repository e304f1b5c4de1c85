import type { Batch, BatchLine } from '@tawa/contract/money/payouts.batches';
import type { BatchState } from '@tawa/domain/money/payout-batches';
import { type Insertable, sql, type SqlBool, type Updateable } from 'kysely';
import type { DB } from '#db/tables.ts';
import type { Db, Tx } from '#platform/database/db.ts';
import { holds, isoTime, type Listing, rupeesOf } from '#platform/database/listing.ts';
import { shortAccount } from './payouts.run.store.ts';

const counted = (outcome: string) => sql`(select count(*)::int from payout_batch_lines l
  where l.payout_batch_id = b.payout_batch_id and l.outcome = ${sql.lit(outcome)})`;

interface Listed {
  search: string;
  state?: BatchState | undefined;
  id?: number;
}

/** The files, with who made and released them. */
export const batchListing = ({ search, state, id }: Listed): Listing<Batch> => ({
  from: sql`payout_batches b`,
  joins: sql`join bank_formats f on f.bank_format_id = b.bank_format_id join users m on m.user_id = b.made_by
    left join users s on s.user_id = b.released_by`,
  select: sql<Batch>`b.payout_batch_id, f.name as format, b.state, b.lines, ${rupeesOf('b.total')} as total,
    ${counted('paid')} as paid, ${counted('failed')} as failed, ${counted('open')} as open, b.needs_second, b.made_by,
    m.name as made_by_name, ${isoTime('b.made_on')} as made_on, s.name as released_by_name,
    ${isoTime('b.released_on')} as released_on, ${isoTime('b.taken_on')} as taken_on, b.drop_reason`,
  key: 'b.payout_batch_id',
  sorts: { made_on: sql`b.made_on`, total: sql`b.total` },
  where: [
    holds(sql`b.payout_batch_id::text`, search),
    state !== undefined && sql<SqlBool>`b.state = ${state}`,
    id !== undefined && sql<SqlBool>`b.payout_batch_id = ${id}`,
  ],
});

export const addBatch = (tx: Tx, row: Insertable<DB['payout_batches']>) =>
  tx.insertInto('payout_batches').values(row).returning('payout_batch_id').executeTakeFirstOrThrow();

/** The number of the next file, which its references carry. */
export async function nextBatchId(tx: Tx): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('payout_batches', 'payout_batch_id'))::int as id`.execute(tx);
  return rows[0]?.id ?? 0;
}

export type LineInsert = Insertable<DB['payout_batch_lines']>;

// Thousands of lines have more values than one statement takes parameters, so they travel as one.
export const addLines = (tx: Tx, rows: readonly LineInsert[]) =>
  sql`insert into payout_batch_lines (payout_batch_id, payout_id, reference, mode, amount, holder, account, ifsc)
    select payout_batch_id, payout_id, reference, mode, amount, holder, account, ifsc
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as x (payout_batch_id int, payout_id int, reference text, mode text,
      amount bigint, holder text, account text, ifsc text)`.execute(tx);

export const findBatch = (db: Db, batchId: number) =>
  db.selectFrom('payout_batches').selectAll().where('payout_batch_id', '=', batchId).executeTakeFirst();

export const lockBatch = (tx: Tx, batchId: number) =>
  tx.selectFrom('payout_batches').selectAll().where('payout_batch_id', '=', batchId).forUpdate().executeTakeFirst();

export const updateBatch = (tx: Tx, batchId: number, changes: Updateable<DB['payout_batches']>) =>
  tx.updateTable('payout_batches').set(changes).where('payout_batch_id', '=', batchId).execute();

export const listLines = (db: Db, batchId: number) =>
  db
    .selectFrom('payout_batch_lines as l')
    .innerJoin('payouts as p', 'p.payout_id', 'l.payout_id')
    .innerJoin('restaurants as r', 'r.restaurant_id', 'p.restaurant_id')
    .selectAll('l')
    .select(['p.restaurant_id', 'r.restaurant_name', 'p.status', 'p.net', 'p.period_from', 'p.period_to'])
    .where('l.payout_batch_id', '=', batchId)
    .orderBy('l.payout_id')
    .execute();
export type LineRow = Awaited<ReturnType<typeof listLines>>[number];

/** The same as screens see them. */
export async function listShownLines(db: Db, batchId: number): Promise<Omit<BatchLine, 'problem'>[]> {
  const { rows } = await sql<
    Omit<BatchLine, 'problem'>
  >`select l.payout_id, p.restaurant_id, r.restaurant_name, l.reference,
      l.mode, ${rupeesOf('l.amount')} as amount, ${shortAccount(sql`l.ifsc`, sql`l.account`)} as account, l.outcome,
      l.bank_reference, l.reason
    from payout_batch_lines l join payouts p using (payout_id) join restaurants r on r.restaurant_id = p.restaurant_id
    where l.payout_batch_id = ${batchId} order by l.outcome <> 'failed', l.amount desc, l.payout_id`.execute(db);
  return rows;
}

/** Takes open lines out of a file: all of them, or those of some statements. Answers which. */
export async function dropLines(tx: Tx, batchId: number, payoutIds?: readonly number[]): Promise<number[]> {
  const some = payoutIds === undefined ? sql`` : sql`and payout_id = any (${[...payoutIds]}::int[])`;
  const { rows } = await sql<{ payout_id: number }>`update payout_batch_lines set outcome = 'dropped'
    where payout_batch_id = ${batchId} and outcome = 'open' ${some} returning payout_id`.execute(tx);
  return rows.map(({ payout_id }) => payout_id);
}

/** The file in which a statement waits for the bank, with its state; hold the statement before. */
export const findOpenLine = (tx: Tx, payoutId: number) =>
  tx
    .selectFrom('payout_batch_lines as l')
    .innerJoin('payout_batches as b', 'b.payout_batch_id', 'l.payout_batch_id')
    .select(['b.payout_batch_id', 'b.state'])
    .where('l.payout_id', '=', payoutId)
    .where('l.outcome', '=', 'open')
    .executeTakeFirst();

/** The line of a file that paid a statement. */
export const findPaidLine = (tx: Tx, payoutId: number) =>
  tx
    .selectFrom('payout_batch_lines')
    .select(['payout_batch_id', 'payout_id'])
    .where('payout_id', '=', payoutId)
    .where('outcome', '=', 'paid')
    .executeTakeFirst();

/** An answer to a file; the same bytes are the same answer. */
export async function keepAnswer(tx: Tx, row: Insertable<DB['bank_answers']>) {
  await tx
    .insertInto('bank_answers')
    .values(row)
    .onConflict((oc) => oc.columns(['payout_batch_id', 'sha256']).doNothing())
    .execute();
  return tx
    .selectFrom('bank_answers')
    .selectAll()
    .where('payout_batch_id', '=', row.payout_batch_id)
    .where('sha256', '=', row.sha256)
    .executeTakeFirstOrThrow();
}

export const lockAnswer = (tx: Tx, batchId: number, answerId: number) =>
  tx
    .selectFrom('bank_answers')
    .selectAll()
    .where('payout_batch_id', '=', batchId)
    .where('bank_answer_id', '=', answerId)
    .forUpdate()
    .executeTakeFirst();

export const noteApplied = (tx: Tx, answerId: number, { by, at, outcome }: { by: number; at: Date; outcome: object }) =>
  tx
    .updateTable('bank_answers')
    .set({ applied_by: by, applied_on: at, outcome: JSON.stringify(outcome) })
    .where('bank_answer_id', '=', answerId)
    .execute();

/** Which of the references stand in other files. */
export async function listElsewhere(db: Db, batchId: number, references: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ reference: string }>`select reference from payout_batch_lines
    where reference = any (${[...references]}::text[]) and payout_batch_id <> ${batchId}`.execute(db);
  return rows.map(({ reference }) => reference);
}

export const answerLine = (
  tx: Tx,
  { payout_batch_id, payout_id }: { payout_batch_id: number; payout_id: number },
  changes: Updateable<DB['payout_batch_lines']>,
) =>
  tx
    .updateTable('payout_batch_lines')
    .set(changes)
    .where('payout_batch_id', '=', payout_batch_id)
    .where('payout_id', '=', payout_id)
    .execute();

/** Lines of a file that the bank has not answered yet. */
export async function countOpen(tx: Tx, batchId: number): Promise<number> {
  const { count } = await tx
    .selectFrom('payout_batch_lines')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('payout_batch_id', '=', batchId)
    .where('outcome', '=', 'open')
    .executeTakeFirstOrThrow();
  return count;
}
