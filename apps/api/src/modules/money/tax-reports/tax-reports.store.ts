import type { LedgerSum } from '@tawa/domain/money/tax-ledger';
import type { Kept, Series, Supply, TaxParty } from '@tawa/domain/money/tax-month';
import { timeZoneDefault } from '@tawa/domain/common/limits';
import { documentNumber } from '@tawa/domain/money/gst';
import { sql, type SqlBool } from 'kysely';
import type { Db } from '#platform/database/db.ts';
import { salesOf, suppliesOf } from './tax-reports.sums.ts';

/** From an instant up to but not with another. */
export interface Span {
  from: Date;
  to: Date;
}

/** How far documents and the ledger are added up. */
export interface Progress {
  document_id: number;
  ledger_transaction_id: number;
}

/** What is read of a month: whose sums are kept as far as that, and what came since is read live. */
export interface Reading extends Progress {
  span: Span;
  /** The instants from which orders were placed under other terms, the first one first. */
  turns: readonly Date[];
}

const isWithin = (column: string, { from, to }: Span) =>
  sql<SqlBool>`${sql.ref(column)} >= ${from} and ${sql.ref(column)} < ${to}`;
const firstDay = (at: Date) => sql`(${at}::timestamptz at time zone ${sql.lit(timeZoneDefault)})::date`;
const isMonthOf = ({ from, to }: Span) => sql`month >= ${firstDay(from)} and month < ${firstDay(to)}`;
const later = (one: Date, other: Date): Date => (one > other ? one : other);

export const findProgress = (db: Db): Promise<Progress> =>
  db.selectFrom('tax_progress').select(['document_id', 'ledger_transaction_id']).executeTakeFirstOrThrow();

/** Invoices and credit notes of a month, by restaurant, code and rate. */
export async function sumSupplies(db: Db, { span, document_id }: Reading): Promise<Supply[]> {
  const live = sql<SqlBool>`d.document_id > ${document_id} and ${isWithin('d.issued_at', span)}`;
  const { rows } =
    await sql<Supply>`select kind, of, restaurant_id, nullif(gstin, '') as gstin, nullif(state, '') as state,
      registration, code, rate_bp, tcs_bp, sum(taxable)::bigint as taxable, sum(cgst)::bigint as cgst, sum(sgst)::bigint as sgst
    from (select * from tax_supplies where ${isMonthOf(span)} union all select * from ${suppliesOf(live)} live) every
    group by 1, 2, 3, 4, 5, 6, 7, 8, 9`.execute(db);
  return rows;
}

/** The kept sums of a span of months with what came since. */
const salesIn = ({ span, turns, ledger_transaction_id: counted }: Reading) => {
  const live = sql<SqlBool>`t.ledger_transaction_id > ${counted} and ${isWithin('t.at', span)}`;
  return sql`(select * from tax_sales where ${isMonthOf(span)} union all select * from ${salesOf(live, turns)} live)`;
};

/** What was kept of sales, with the instant from which the terms of their orders counted. */
export type KeptRow = Omit<Kept, 'commission_gst_bp' | 'tds_bp'> & { terms_from: Date };

const parts = (...names: string[]) => sql`coalesce(sum(amount) filter (where part in (${sql.join(names)})), 0)::bigint`;

/** What the accounts of restaurants were charged and earned in a month. */
export async function sumKept(db: Db, reading: Reading): Promise<KeptRow[]> {
  const { rows } = await sql<KeptRow>`select kind, restaurant_id, terms_from, law_bp, no_pan_bp,
      ${parts('commission')} as commission, ${parts('commission_gst')} as commission_gst,
      (0 - ${parts('food', 'packaging')})::bigint as gross, ${parts('tds')} as tds
    from ${salesIn(reading)} every where account = 'restaurant_payable' group by 1, 2, 3, 4, 5`.execute(db);
  return rows;
}

/** What each restaurant sold in a span of months, before the platform kept anything. */
export async function sumGross(db: Db, reading: Reading): Promise<{ restaurant_id: number; gross: number }[]> {
  const { rows } = await sql<{ restaurant_id: number; gross: number }>`
    select restaurant_id, (0 - sum(amount))::bigint as gross from ${salesIn(reading)} every
    where account = 'restaurant_payable' and part in ('food', 'packaging') group by 1`.execute(db);
  return rows;
}

const hasInvoice = (transaction: string) => sql`exists (select from documents d
  where d.order_id = ${sql.ref(transaction)}.order_id and d.kind = 'invoice')`;

/** Orders of a span that have no invoice. */
export async function countWithoutInvoice(db: Db, span: Span): Promise<number> {
  const { rows } = await sql<{ orders: number }>`select count(*)::int as orders from ledger_transactions t
    where t.kind = 'earned' and ${isWithin('t.at', span)} and not ${hasInvoice('t')}`.execute(db);
  return rows[0]?.orders ?? 0;
}

/** The accounts of the ledger in a month. */
export async function sumLedger(db: Db, reading: Reading): Promise<LedgerSum[]> {
  const { rows } =
    await sql<LedgerSum>`select 'month' as of, s.kind, r.gstin is not null as is_registered, s.account, s.part,
      sum(s.amount)::bigint as amount
    from ${salesIn(reading)} s join restaurants r on r.restaurant_id = s.restaurant_id
    group by 1, 2, 3, 4, 5`.execute(db);
  return rows;
}

/**
 * What the ledger has apart from the documents of a month: refunds whose credit notes bear a date of another month, and what was
 * earned since an instant and has no invoice yet.
 */
export async function sumApart(db: Db, span: Span, since: Date): Promise<LedgerSum[]> {
  const { rows } = await sql<LedgerSum>`with chosen as (
      select 'sent_later' as of, t.ledger_transaction_id, t.kind
      from ledger_transactions t left join documents d on d.refund_id = split_part(t.posting_key, ':', 2)::int
      where t.kind = 'refund' and ${isWithin('t.at', span)} and (d.issued_at is null or not (${isWithin('d.issued_at', span)}))
      union all
      select 'invoiced_soon', t.ledger_transaction_id, t.kind from ledger_transactions t
      where t.kind = 'earned' and ${isWithin('t.at', { ...span, from: later(span.from, since) })} and not ${hasInvoice('t')}
      union all
      select 'sent_now', t.ledger_transaction_id, t.kind
      from documents d join ledger_transactions t on t.posting_key = 'refund:' || d.refund_id
      where d.kind = 'credit_note' and ${isWithin('d.issued_at', span)} and not (${isWithin('t.at', span)}))
    select c.of, c.kind, false as is_registered, e.account, e.part, sum(e.amount)::bigint as amount
    from chosen c join ledger_entries e on e.ledger_transaction_id = c.ledger_transaction_id
    where e.part <> 'refund'
    group by 1, 2, 3, 4, 5`.execute(db);
  return rows;
}

type SeriesRow = Omit<Series, 'first' | 'last'> & { financial_year: number };

/** The documents that bear a date of a span, by series. */
export async function sumSeries(db: Db, span: Span): Promise<Series[]> {
  const { rows } = await sql<SeriesRow>`select kind, financial_year, count(*)::int as documents,
      sum(total)::bigint as amount, min(serial) as first_serial, max(serial) as last_serial
    from documents d where ${isWithin('d.issued_at', span)}
    group by kind, financial_year order by kind, financial_year`.execute(db);
  return rows.map((row) => ({
    ...row,
    first: documentNumber(row.kind, row.financial_year, row.first_serial),
    last: documentNumber(row.kind, row.financial_year, row.last_serial),
  }));
}

/** What the tax offices know restaurants by. */
export async function listParties(db: Db, restaurants: readonly number[]): Promise<TaxParty[]> {
  const { rows } =
    await sql<TaxParty>`select r.restaurant_id, r.restaurant_name as restaurant, r.gstin, r.statename as state,
      p.in_force ->> 'legal_name' as legal_name,
      coalesce(p.in_force ->> 'number', substr(r.gstin, 3, 10)) as pan
    from restaurants r left join restaurant_papers p on p.restaurant_id = r.restaurant_id and p.field = 'pan'
    where r.restaurant_id = any (${[...restaurants]}::int[])`.execute(db);
  return rows;
}

export interface LawRate {
  category: string;
  rate_bp: number;
  valid_from: string;
  source: string;
}

/** The rates of the law that count on some day of a span. */
export async function listLawRates(db: Db, { from, to }: Span): Promise<LawRate[]> {
  const { rows } = await sql<LawRate>`select category, rate_bp, valid_from::text, reason as source from tax_rates
    where valid_from < ${firstDay(to)} and (valid_to is null or valid_to > ${firstDay(from)})
    order by category, valid_from`.execute(db);
  return rows;
}
