-- What was done in the office, and how often pages were seen.

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

create table funnel_days (
  restaurant_id int not null references restaurants on delete cascade,
  day           date not null,
  views         int not null default 0 check (views >= 0),
  carts         int not null default 0 check (carts >= 0),
  checkouts     int not null default 0 check (checkouts >= 0),
  primary key (restaurant_id, day)
);
comment on table funnel_days is 'How often a restaurant''s page was opened, a cart was begun with its dishes and their checkout was seen, by service day: numbers without persons.';
create index funnel_days_day_idx on funnel_days (day);
