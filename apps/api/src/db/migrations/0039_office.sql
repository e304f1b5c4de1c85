create table audit_entries (
  audit_id   bigint generated always as identity primary key,
  at         timestamptz not null default now(),
  actor_id   int not null references users,
  action     text not null check (action ~ '^[a-z_]+\.[a-z_]+$'),
  subject    text not null check (subject ~ '^[a-z_]{1,40}$'),
  subject_id text not null check (length(subject_id) between 1 and 60),
  reason     text not null default '' check (length(reason) <= 4000),
  before     jsonb not null default '{}' check (jsonb_typeof(before) = 'object'),
  after      jsonb not null default '{}' check (jsonb_typeof(after) = 'object')
);
comment on table audit_entries is 'What administrators wrote, in the transaction that wrote it; nobody changes or deletes a row.';
create index audit_entries_at_idx on audit_entries (at, audit_id);
create index audit_entries_subject_idx on audit_entries (subject, subject_id, at);
create index audit_entries_actor_id_idx on audit_entries (actor_id, at);

create trigger audit_entries_stay before update or delete on audit_entries
  for each row execute function refuse_change();

create table user_notes (
  user_note_id int generated always as identity primary key,
  user_id      int not null references users on delete cascade,
  author_id    int not null references users,
  note         text not null check (length(note) between 1 and 4000),
  created_on   timestamptz not null default now()
);
comment on table user_notes is 'What the office writes about an account for itself; goes when the account is deleted.';
create index user_notes_user_id_idx on user_notes (user_id, created_on);
create index user_notes_author_id_idx on user_notes (author_id);

create index users_created_on_idx on users (created_on, user_id);
create index users_name_user_id_idx on users (lower(name), user_id);
create index users_role_idx on users (role, created_on);
create index users_search_idx on users using gin
  ((lower(name || ' ' || email::text || ' ' || mobile || ' ' || username::text)) gin_trgm_ops);
