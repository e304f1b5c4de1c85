create table document_series (
  kind           text not null check (kind in ('invoice', 'credit_note', 'refund_voucher', 'statement')),
  financial_year int not null,
  last           int not null default 0 check (last >= 0),
  primary key (kind, financial_year)
);
comment on table document_series is 'The last number given in a series; its row is locked by everybody who takes the next, so no number is left out.';

create table documents (
  document_id    int generated always as identity primary key,
  kind           text not null,
  financial_year int not null,
  serial         int not null check (serial > 0),
  number         text not null constraint documents_number_key unique check (length(number) between 1 and 16),
  order_id       int references orders,
  refund_id      int references refunds,
  payout_id      int references payouts,
  edition        int not null default 1 check (edition > 0),
  issued_at      timestamptz not null,
  total          bigint not null,
  facts          jsonb not null,
  constraint documents_kind_financial_year_serial_key unique (kind, financial_year, serial),
  constraint documents_series_fkey foreign key (kind, financial_year) references document_series,
  constraint documents_subject_check check (case kind
    when 'invoice' then order_id is not null and refund_id is null and payout_id is null
    when 'statement' then order_id is null and refund_id is null and payout_id is not null
    else order_id is not null and refund_id is not null and payout_id is null end)
);
comment on table documents is 'Papers with the figures (paise) they were issued with. Append only: a paper that was given out is never another.';
create unique index documents_order_id_key on documents (order_id) where kind = 'invoice';
create unique index documents_refund_id_key on documents (refund_id) where refund_id is not null;
create unique index documents_payout_id_edition_key on documents (payout_id, edition) where payout_id is not null;
create index documents_order_id_idx on documents (order_id) where order_id is not null;
create trigger documents_append_only before update or delete on documents
  for each row execute function refuse_change();
create trigger documents_kept before truncate on documents for each statement execute function refuse_change();

create index ledger_transactions_earned_idx on ledger_transactions (ledger_transaction_id) where kind = 'earned';
create index refunds_processed_idx on refunds (refund_id) where state = 'processed';
