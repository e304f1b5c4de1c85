-- Sales and documents of a month are read by their days, not by walking all years.
-- way: concurrently
-- release before: runs
create index concurrently if not exists ledger_transactions_sales_at_idx on ledger_transactions (at) where kind in ('earned', 'refund');

create index concurrently if not exists ledger_transactions_refunds_at_idx on ledger_transactions (at) where kind = 'refund';

create index concurrently if not exists documents_issued_at_idx on documents (issued_at)
  include (kind, financial_year, serial, total);
