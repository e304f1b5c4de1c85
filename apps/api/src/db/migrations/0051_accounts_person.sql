-- What the office knows of a person and gives out of kindness: a pinned note, and credit that belongs to no order.
-- release before: runs
alter table user_notes add column pinned_on timestamptz;
comment on column user_notes.pinned_on is 'Since when it stands first; one of a person at most.';

create table goodwill (
  goodwill_id int generated always as identity primary key,
  user_id     int not null references users,
  call_key    uuid not null constraint goodwill_call_key_key unique,
  amount      bigint not null check (amount > 0),
  reason      text not null check (length(reason) between 1 and 300),
  given_by    int not null references users,
  given_on    timestamptz not null
);
comment on table goodwill is 'Credit that the office gave without an order; the ledger has each once, by its row.';
comment on column goodwill.amount is 'In paise.';
comment on column goodwill.call_key is 'Of the press that gave it: however often that is sent, it is given once.';
create index goodwill_user_id_idx on goodwill (user_id, given_on desc);
create index goodwill_given_by_idx on goodwill (given_by);
