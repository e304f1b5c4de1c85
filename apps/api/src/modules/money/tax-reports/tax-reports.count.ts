// Adds up what is over, each document and each entry once: the row of tax_progress is held while a share of them is counted.
import { hourMs } from '@tawa/domain/common/durations';
import { sql, type SqlBool } from 'kysely';
import type { Deps } from '../../../deps.ts';
import type { Tx } from '#platform/database/db.ts';
import { transaction } from '#platform/database/transaction.ts';
import { listTurns } from '#modules/content/settings/settings.service.ts';
import { holdSeries } from '#modules/money/documents/documents.service.ts';
import { salesOf, suppliesOf } from './tax-reports.sums.ts';

const documentsOnce = 1000;
const roundsMax = 200;
const movementsOnce = 5000;
/** No transaction lasts as long, so after it no movement with a lower number comes. */
const settledMs = hourMs;

const lockProgress = (tx: Tx) => tx.selectFrom('tax_progress').selectAll().forUpdate().executeTakeFirstOrThrow();

/** The next documents; answers whether there may be more. */
async function countDocuments(tx: Tx): Promise<boolean> {
  // Whoever numbers documents holds the series until they are there, so none with a lower id comes later.
  await holdSeries(tx, ['invoice', 'credit_note']);
  const { document_id } = await lockProgress(tx);
  const { rows } = await sql<{
    last: number | null;
  }>`select max(document_id) as last from (select document_id from documents
    where document_id > ${document_id} order by document_id limit ${documentsOnce}) next`.execute(tx);
  const last = rows[0]?.last ?? null;
  if (last === null) return false;
  const which = sql<SqlBool>`d.document_id > ${document_id} and d.document_id <= ${last}`;
  await sql`insert into tax_supplies as s (month, kind, of, restaurant_id, gstin, state, registration, code, rate_bp, tcs_bp,
      taxable, cgst, sgst) select * from ${suppliesOf(which)} counted
    on conflict on constraint tax_supplies_pkey do update set taxable = s.taxable + excluded.taxable,
      cgst = s.cgst + excluded.cgst, sgst = s.sgst + excluded.sgst`.execute(tx);
  await sql`update tax_progress set document_id = ${last}`.execute(tx);
  return true;
}

/** The next movements of the ledger; answers whether there may be more. */
async function countSales(tx: Tx, now: Date): Promise<boolean> {
  const { ledger_transaction_id: from, seen_id, seen_on } = await lockProgress(tx);
  if (from >= seen_id || now.getTime() - seen_on.getTime() < settledMs) return false;
  const to = Math.min(from + movementsOnce, seen_id);
  const which = sql<SqlBool>`t.ledger_transaction_id > ${from} and t.ledger_transaction_id <= ${to}`;
  const turns = await listTurns(tx, ['commission_gst', 'tds']);
  await sql`insert into tax_sales as s (month, account, part, kind, restaurant_id, terms_from, law_bp, no_pan_bp, amount)
    select * from ${salesOf(which, turns)} counted
    on conflict on constraint tax_sales_pkey do update set amount = s.amount + excluded.amount`.execute(tx);
  await sql`update tax_progress set ledger_transaction_id = ${to}`.execute(tx);
  return to < seen_id;
}

/** Notes which movements are there once those of before are counted. */
async function lookAhead(tx: Tx, now: Date): Promise<boolean> {
  const { ledger_transaction_id, seen_id } = await lockProgress(tx);
  if (ledger_transaction_id === seen_id)
    await sql`update tax_progress set seen_on = ${now},
      seen_id = coalesce((select max(ledger_transaction_id) from ledger_transactions), 0)`.execute(tx);
  return false;
}

/** Adds up what is over and was not counted, a share in each transaction. */
export async function countMonths({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  const steps = [(tx: Tx) => countDocuments(tx), (tx: Tx) => countSales(tx, now), (tx: Tx) => lookAhead(tx, now)];
  for (const step of steps)
    for (let round = 0, isMore = true; isMore && round < roundsMax; round++)
      isMore = await transaction(db, (tx) => step(tx));
}

/** The work of the clock. */
export function taxReportJobs(deps: Pick<Deps, 'db' | 'clock' | 'jobs'>): void {
  deps.jobs.every('*/10 * * * *', 'tax-reports.count', () => countMonths(deps));
}
