-- A translation that says something else than the English is taken off its pages. What people read stays as they read it, so the rows of
-- translations are never changed: a withdrawal says up to which revision of a language nothing is shown any more.
-- release before: runs
create table legal_withdrawals (
  document     text not null,
  language     text not null,
  revision     int not null,
  reason       text not null check (length(reason) between 1 and 500),
  withdrawn_by int references users,
  withdrawn_on timestamptz not null default now(),
  primary key (document, language, revision),
  foreign key (document, language, revision) references legal_translations (document, language, revision) on delete cascade
);
comment on table legal_withdrawals is 'Translations of legal texts that are not shown any more: this revision and all before it. A later revision is.';
create index legal_withdrawals_withdrawn_by_idx on legal_withdrawals (withdrawn_by);
create trigger legal_withdrawals_announce after insert or update or delete on legal_withdrawals
  for each row execute function announce_change('content');
