import type { LedgerSum } from '@tawa/domain/money/tax-ledger';
import type { Kept, Series, Supply, TaxParty } from '@tawa/domain/money/tax-month';
import { timeZoneDefault } from '@tawa/domain/common/limits';
import { sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';

/** From an instant up to but not with another. */
export interface Span {
  from: Date;
  to: Date;
}

const dayOf = (column: string) => sql`(${sql.ref(column)} at time zone ${sql.lit(timeZoneDefault)})::date`;
const isWithin = (column: string, { from, to }: Span) =>
  sql`${sql.ref(column)} >= ${from} and ${sql.ref(column)} < ${to}`;

/** The rate of a kind on the day of a column. */
const rateOn = (category: string, column: string) => sql`(select x.rate_bp from tax_rates x
  where x.category = ${category} and x.valid_from <= ${dayOf(column)}
    and (x.valid_to is null or x.valid_to > ${dayOf(column)}))`;

/** Invoices and credit notes of a span, by restaurant, code and rate. */
export async function sumSupplies(db: Db, span: Span): Promise<Supply[]> {
  // The papers are opened first and their days looked at afterwards: a rate changes once in years.
  const { rows } = await sql<Supply>`with rows as (
      select d.kind, g.value ->> 'of' as of, o.restaurant_id, d.facts -> 'restaurant' ->> 'gstin' as gstin,
        d.facts -> 'restaurant' ->> 'state' as state, d.facts -> 'issuer' ->> 'gstin' as registration,
        r.code, r.rate_bp, date_trunc('day', d.issued_at, ${sql.lit(timeZoneDefault)}) as day,
        sum(r.taxable) as taxable, sum(r.cgst) as cgst, sum(r.sgst) as sgst
      from documents d join orders o on o.order_id = d.order_id
        cross join lateral jsonb_array_elements(d.facts -> 'groups') g
        cross join lateral jsonb_to_recordset(g.value -> 'rows')
          as r (code text, rate_bp int, taxable bigint, cgst bigint, sgst bigint)
      where d.kind in ('invoice', 'credit_note') and ${isWithin('d.issued_at', span)}
      group by 1, 2, 3, 4, 5, 6, 7, 8, 9),
    days as (select day, coalesce(${rateOn('tcs', 'day')}, 0) as tcs_bp from (select distinct day from rows) every)
    select kind, of, restaurant_id, gstin, state, registration, code, rate_bp, tcs_bp,
      sum(taxable)::bigint as taxable, sum(cgst)::bigint as cgst, sum(sgst)::bigint as sgst
    from rows join days using (day) group by 1, 2, 3, 4, 5, 6, 7, 8, 9`.execute(db);
  return rows;
}

/** What was kept of sales, with the place of the order among the instants at which its terms were set otherwise. */
export type KeptRow = Omit<Kept, 'commission_gst_bp' | 'tds_bp'> & { turn: number };

const kept = (...parts: string[]) => sql`coalesce(sum(e.amount) filter (where e.part in (${sql.join(parts)})), 0)`;

/** What the accounts of restaurants were charged and earned in a span. */
export async function sumKept(db: Db, span: Span, turns: readonly Date[]): Promise<KeptRow[]> {
  const { rows } = await sql<KeptRow>`with rows as (
      select t.kind, t.restaurant_id, width_bucket(o.placed_at, ${[...turns]}::timestamptz[]) as turn,
        date_trunc('day', t.at, ${sql.lit(timeZoneDefault)}) as day,
        ${kept('commission')} as commission, ${kept('commission_gst')} as commission_gst,
        0 - ${kept('food', 'packaging')} as gross, ${kept('tds')} as tds
      from ledger_transactions t join orders o on o.order_id = t.order_id
        join ledger_entries e on e.ledger_transaction_id = t.ledger_transaction_id
      where t.kind in ('earned', 'refund') and ${isWithin('t.at', span)} and e.account = 'restaurant_payable'
      group by 1, 2, 3, 4),
    days as (select day, coalesce(${rateOn('tds', 'day')}, 0) as law_bp,
        coalesce(${rateOn('tds_no_pan', 'day')}, 0) as no_pan_bp from (select distinct day from rows) every)
    select kind, restaurant_id, turn, law_bp, no_pan_bp, sum(commission)::bigint as commission,
      sum(commission_gst)::bigint as commission_gst, sum(gross)::bigint as gross, sum(tds)::bigint as tds
    from rows join days using (day) group by 1, 2, 3, 4, 5`.execute(db);
  return rows;
}

/** What each restaurant sold in a span, before the platform kept anything. */
export async function sumGross(db: Db, span: Span): Promise<{ restaurant_id: number; gross: number }[]> {
  const { rows } = await sql<{ restaurant_id: number; gross: number }>`
    select t.restaurant_id, (0 - sum(e.amount))::bigint as gross
    from ledger_transactions t join ledger_entries e on e.ledger_transaction_id = t.ledger_transaction_id
    where t.kind in ('earned', 'refund') and ${isWithin('t.at', span)} and e.account = 'restaurant_payable'
      and e.part in ('food', 'packaging')
    group by 1`.execute(db);
  return rows;
}

/** The accounts of the ledger in a span, and apart from it the refunds whose credit notes bear a date of another one. */
export async function sumLedger(db: Db, span: Span): Promise<LedgerSum[]> {
  const { rows } = await sql<LedgerSum>`with month as materialized (
      select t.ledger_transaction_id, t.kind, t.restaurant_id from ledger_transactions t
      where t.kind in ('earned', 'refund') and ${isWithin('t.at', span)}),
    chosen as (
      select 'month' as of, ledger_transaction_id, kind, restaurant_id from month
      union all
      select 'sent_later', m.ledger_transaction_id, m.kind, m.restaurant_id
      from month m join ledger_transactions t on t.ledger_transaction_id = m.ledger_transaction_id
        left join documents d on d.refund_id = split_part(t.posting_key, ':', 2)::int
      where m.kind = 'refund' and (d.issued_at is null or not (${isWithin('d.issued_at', span)}))
      union all
      select 'sent_now', t.ledger_transaction_id, t.kind, t.restaurant_id
      from documents d join ledger_transactions t on t.posting_key = 'refund:' || d.refund_id
      where d.refund_id is not null and ${isWithin('d.issued_at', span)} and not (${isWithin('t.at', span)}))
    select c.of, c.kind, r.gstin is not null as is_registered, e.account, e.part, sum(e.amount)::bigint as amount
    from chosen c join ledger_entries e on e.ledger_transaction_id = c.ledger_transaction_id
      left join restaurants r on r.restaurant_id = c.restaurant_id
    group by 1, 2, 3, 4, 5`.execute(db);
  return rows;
}

/** The documents that bear a date of a span, by series. */
export async function sumSeries(db: Db, span: Span): Promise<Series[]> {
  const { rows } = await sql<Series>`select kind, count(*)::int as documents, sum(total)::bigint as amount,
      min(serial) as first_serial, max(serial) as last_serial,
      (array_agg(number order by serial))[1] as first, (array_agg(number order by serial desc))[1] as last
    from documents d where ${isWithin('d.issued_at', span)}
    group by kind, financial_year order by kind, financial_year`.execute(db);
  return rows;
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
    where valid_from < (${to}::timestamptz at time zone ${sql.lit(timeZoneDefault)})::date
      and (valid_to is null or valid_to > (${from}::timestamptz at time zone ${sql.lit(timeZoneDefault)})::date)
    order by category, valid_from`.execute(db);
  return rows;
}
