alter table payout_transactions add column reason text not null default '' check (length(reason) <= 300);
comment on column payout_transactions.reason is 'Why a correction was made, in words that the restaurant reads; empty for what the week itself brought.';
create index payouts_period_from_payout_id_idx on payouts (period_from, payout_id);
