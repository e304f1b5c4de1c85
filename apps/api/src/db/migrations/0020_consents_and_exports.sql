create table consents (
  consent_id bigint generated always as identity primary key,
  user_id    int not null references users on delete cascade,
  purpose    text not null check (purpose in ('term-of-use', 'privacy-policy', 'marketing-mail')),
  version    int,
  given      boolean not null,
  at         timestamptz not null,
  constraint consents_version_check check ((purpose = 'marketing-mail') = (version is null)),
  constraint consents_given_check check (given or purpose = 'marketing-mail'),
  foreign key (purpose, version) references legal_texts (document, version)
);
comment on table consents is 'Append only: what somebody agreed to and when, and what they took back; the newest row of a purpose counts.';
create index consents_user_id_idx on consents (user_id, purpose, consent_id desc);
create index consents_purpose_version_idx on consents (purpose, version);
create trigger consents_append_only before update on consents for each row execute function refuse_change();

create table data_exports (
  export_id    uuid primary key default gen_random_uuid(),
  user_id      int not null references users on delete cascade,
  requested_on timestamptz not null,
  ready_on     timestamptz,
  failed_on    timestamptz,
  expires_at   timestamptz not null,
  file         text,
  bytes        int check (bytes > 0),
  constraint data_exports_ready_check check (
    (ready_on is null) = (file is null) and (ready_on is null) = (bytes is null) and (ready_on is null or failed_on is null))
);
comment on table data_exports is 'Somebody’s own data in one file of the data folder, under a name nobody can guess; the row and the file go when it expires.';
create unique index data_exports_one_running_key on data_exports (user_id) where ready_on is null and failed_on is null;
create index data_exports_user_id_idx on data_exports (user_id, requested_on desc);
create index data_exports_expires_at_idx on data_exports (expires_at);

create table export_tickets (
  ticket_hash bytea primary key,
  export_id   uuid not null references data_exports on delete cascade,
  expires_at  timestamptz not null
);
comment on table export_tickets is 'Opens one download within seconds, so that the token of a session never stands in an address.';
create index export_tickets_export_id_idx on export_tickets (export_id);
create index export_tickets_expires_at_idx on export_tickets (expires_at);
