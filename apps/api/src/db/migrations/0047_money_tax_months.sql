-- A month of sales and documents is read by its days, not by walking all years.
-- way: concurrently
-- release before: runs
create index concurrently if not exists ledger_transactions_sales_at_idx on ledger_transactions (at)
  include (ledger_transaction_id, kind, order_id, restaurant_id) where kind in ('earned', 'refund');

create index concurrently if not exists documents_issued_at_idx on documents (issued_at);
