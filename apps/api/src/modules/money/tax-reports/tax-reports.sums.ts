// What the months are added up from, alike where it is counted once and where what came since is read live.
import { timeZoneDefault } from '@tawa/domain/common/limits';
import { type RawBuilder, sql, type SqlBool } from 'kysely';

const zone = sql.lit(timeZoneDefault);

/** The first day of the month in India that a column lies in. */
const monthOf = (column: string) => sql`date_trunc('month', ${sql.ref(column)} at time zone ${zone})::date`;
const dayOf = (column: string) => sql`(${sql.ref(column)} at time zone ${zone})::date`;

/** The rate of a kind on the day of a column; 0 before there was one. */
const rateOn = (category: string, column: string) => sql`coalesce((select x.rate_bp from tax_rates x
  where x.category = ${category} and x.valid_from <= ${sql.ref(column)}
    and (x.valid_to is null or x.valid_to > ${sql.ref(column)})), 0)`;

/** Rows of the invoices and credit notes that a condition on `d` chooses, added up; the columns of `tax_supplies`. */
export const suppliesOf = (which: RawBuilder<SqlBool>) => sql`(with rows as (
    select ${monthOf('d.issued_at')} as month, ${dayOf('d.issued_at')} as day, d.kind, g.value ->> 'of' as of, o.restaurant_id,
      coalesce(d.facts -> 'restaurant' ->> 'gstin', '') as gstin, coalesce(d.facts -> 'restaurant' ->> 'state', '') as state,
      coalesce(d.facts -> 'issuer' ->> 'gstin', '') as registration, r.code, r.rate_bp,
      sum(r.taxable) as taxable, sum(r.cgst) as cgst, sum(r.sgst) as sgst
    from documents d join orders o on o.order_id = d.order_id
      cross join lateral jsonb_array_elements(d.facts -> 'groups') g
      cross join lateral jsonb_to_recordset(g.value -> 'rows')
        as r (code text, rate_bp int, taxable bigint, cgst bigint, sgst bigint)
    where d.kind in ('invoice', 'credit_note') and ${which}
    group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10),
  days as (select day, ${rateOn('tcs', 'day')} as tcs_bp from (select distinct day from rows) every)
  select month, kind, of, restaurant_id, gstin, state, registration, code, rate_bp, tcs_bp,
    sum(taxable)::bigint as taxable, sum(cgst)::bigint as cgst, sum(sgst)::bigint as sgst
  from rows join days using (day) group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10)`;

/**
 * Entries of the sales and undone sales that a condition on `t` chooses, added up; the columns of `tax_sales`. `turns` are the
 * instants from which other terms counted, the first one first.
 */
export const salesOf = (which: RawBuilder<SqlBool>, turns: readonly Date[]) => sql`(with rows as (
    select ${monthOf('t.at')} as month, ${dayOf('t.at')} as day, e.account, e.part, t.kind, o.restaurant_id,
      width_bucket(o.placed_at, ${[...turns]}::timestamptz[]) as turn, sum(e.amount) as amount
    from ledger_transactions t join orders o on o.order_id = t.order_id
      join ledger_entries e on e.ledger_transaction_id = t.ledger_transaction_id
    where t.kind in ('earned', 'refund') and e.part <> 'refund' and ${which}
    group by 1, 2, 3, 4, 5, 6, 7),
  days as (select day, ${rateOn('tds', 'day')} as law_bp, ${rateOn('tds_no_pan', 'day')} as no_pan_bp
    from (select distinct day from rows) every)
  select month, account, part, kind, restaurant_id,
    coalesce((${[...turns]}::timestamptz[])[turn], 'epoch'::timestamptz) as terms_from, law_bp, no_pan_bp,
    sum(amount)::bigint as amount
  from rows join days using (day) group by 1, 2, 3, 4, 5, 6, 7, 8)`;
