alter table users add column cash_restored_at timestamptz;
comment on column users.cash_restored_at is 'Cash orders that were refused before this moment no longer count.';

create table payouts (
  payout_id     int generated always as identity primary key,
  restaurant_id int not null references restaurants,
  period_from   date not null,
  period_to     date not null,
  status        text not null default 'draft' check (status in ('draft', 'issued', 'paid', 'disputed')),
  net           bigint not null default 0,
  reference     text check (length(reference) between 1 and 60),
  dispute       text check (length(dispute) between 1 and 1000),
  issued_at     timestamptz,
  paid_at       timestamptz,
  disputed_at   timestamptz,
  created_on    timestamptz not null default now(),
  constraint payouts_restaurant_id_period_from_key unique (restaurant_id, period_from),
  constraint payouts_period_check check (period_to > period_from),
  constraint payouts_paid_check check ((status = 'paid') = (paid_at is not null) and (status = 'paid') = (reference is not null)),
  constraint payouts_issued_check check (status = 'draft' or issued_at is not null)
);
comment on table payouts is 'A week of a restaurant; net is in paise, negative when it holds more cash than it earned.';
create index payouts_status_idx on payouts (status, period_from) where status <> 'paid';

create table payout_transactions (
  ledger_transaction_id bigint primary key references ledger_transactions,
  payout_id             int not null references payouts
);
comment on table payout_transactions is 'Which movements a statement covers: each one exactly once, and never another.';
create index payout_transactions_payout_id_idx on payout_transactions (payout_id);
