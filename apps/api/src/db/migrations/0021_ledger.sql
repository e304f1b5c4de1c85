create table ledger_accounts (
  account text primary key,
  kind    text not null check (kind in ('asset', 'liability', 'income', 'expense')),
  title   text not null
);
insert into ledger_accounts (account, kind, title) values
  ('provider', 'asset', 'Money that payment providers hold for us'),
  ('bank', 'asset', 'Our bank account'),
  ('customer_funds', 'liability', 'Paid by customers and not earned yet'),
  ('unmatched_funds', 'liability', 'Paid without an order that claims it'),
  ('refunds_due', 'liability', 'Refunds that were decided and have not left'),
  ('store_credit', 'liability', 'Credit of customers'),
  ('restaurant_payable', 'liability', 'Owed to restaurants, less the cash that they hold'),
  ('gst_9_5', 'liability', 'GST for which the platform is liable in the place of restaurants'),
  ('gst_output', 'liability', 'GST on the platform’s own fee and commission'),
  ('tds_payable', 'liability', 'Tax deducted from restaurants'),
  ('commission_income', 'income', 'Commission'),
  ('platform_fee_income', 'income', 'Platform fee'),
  ('coupon_cost', 'expense', 'Coupons that the platform pays for'),
  ('refund_cost', 'expense', 'Refunds and kindness that the platform bears'),
  ('adjustments', 'expense', 'Corrections with restaurants');

create table ledger_transactions (
  ledger_transaction_id bigint generated always as identity primary key,
  posting_key   text not null constraint ledger_transactions_posting_key_key unique,
  kind          text not null check (kind in ('captured', 'unmatched', 'cash_collected', 'credit_used', 'credit_given', 'earned', 'refund', 'refund_paid', 'payout', 'adjustment')),
  order_id      int references orders,
  restaurant_id int references restaurants,
  user_id       int references users,
  at            timestamptz not null
);
comment on table ledger_transactions is 'One movement of money with its cause; the key keeps a cause from being written twice. Append only.';
create index ledger_transactions_order_id_idx on ledger_transactions (order_id);
create index ledger_transactions_restaurant_id_idx on ledger_transactions (restaurant_id, at) where restaurant_id is not null;
create index ledger_transactions_user_id_idx on ledger_transactions (user_id) where user_id is not null;

create table ledger_entries (
  ledger_transaction_id bigint not null references ledger_transactions,
  position smallint not null,
  account  text not null references ledger_accounts,
  part     text not null check (part in ('payment', 'cash', 'credit', 'food', 'packaging', 'delivery', 'tip', 'gst', 'platform_fee', 'commission', 'commission_gst', 'tds', 'coupon', 'refund', 'payout', 'adjustment')),
  amount   bigint not null check (amount <> 0),
  primary key (ledger_transaction_id, position)
);
comment on table ledger_entries is 'Paise: debits positive, credits negative; the entries of a transaction sum to zero. Append only.';

-- All entries of a movement come in one statement, so the sum can be asked once for a statement and never later.
create function refuse_unbalanced_entries() returns trigger language plpgsql as $$
declare
  wrong bigint;
begin
  select ledger_transaction_id into wrong from added group by ledger_transaction_id having sum(amount) <> 0 limit 1;
  if found then
    raise exception 'the entries of ledger transaction % do not sum to zero', wrong using errcode = 'check_violation';
  end if;
  return null;
end $$;
create trigger ledger_entries_balanced after insert on ledger_entries
  referencing new table as added for each statement execute function refuse_unbalanced_entries();
create trigger ledger_entries_append_only before update or delete on ledger_entries
  for each row execute function refuse_change();
create trigger ledger_transactions_append_only before update or delete on ledger_transactions
  for each row execute function refuse_change();
create trigger ledger_entries_kept before truncate on ledger_entries
  for each statement execute function refuse_change();
create trigger ledger_transactions_kept before truncate on ledger_transactions
  for each statement execute function refuse_change();

create table store_credits (
  user_id    int primary key references users,
  balance    bigint not null default 0 check (balance >= 0),
  updated_on timestamptz not null default now()
);
comment on table store_credits is 'What the ledger says of a customer’s credit, in paise; a use is a conditional update of this row.';
