-- What every room stands on: extensions, live events, announcements to caches, counted calls, the outbox.

create extension if not exists btree_gist;
create extension if not exists citext;
create extension if not exists fuzzystrmatch;
create extension if not exists pg_trgm;
create extension if not exists pgcrypto;
create extension if not exists unaccent;

create table live_events (
  event_id   bigint generated always as identity primary key,
  audience   text not null,
  kind       text not null,
  payload    jsonb not null,
  created_on timestamptz not null default now(),
  txid       xid8 not null default pg_current_xact_id()
);
comment on table live_events is 'What happened for whom, written with the change itself and sent to open pages; txid lets a reader wait for older transactions that are still open.';
create index live_events_created_on_idx on live_events (created_on);
-- Readers follow events in the order in which they became final; by event_id alone each notice read the whole day.
create index live_events_txid_event_id_idx on live_events (txid, event_id);
create index live_events_audience_txid_event_id_idx on live_events (audience, txid, event_id);

-- A row that public answers show announces its topic when it changes, whoever changes it: no write can forget to.
create function announce_change() returns trigger language plpgsql as $$
begin
  if tg_op <> 'UPDATE' or old is distinct from new then
    perform pg_notify('cache', tg_argv[0]);
  end if;
  return null;
end $$;

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% rows are never changed', tg_table_name using errcode = 'restrict_violation';
end $$;

create unlogged table rate_limits (
  bucket       text not null,
  window_start timestamptz not null,
  used         int not null default 0 check (used >= 0),
  primary key (bucket, window_start)
);
comment on table rate_limits is 'Counted calls of one caller in one window; shared by all processes, worthless after a crash.';
create index rate_limits_window_start_idx on rate_limits (window_start);

-- Letters are taken from their own table in shares: a job for each cost more than its work.
create table mails (
  mail_id    bigint generated always as identity primary key,
  recipient  text not null,
  subject    text not null,
  content    jsonb,
  created_on timestamptz not null default now(),
  send_after timestamptz not null default now(),
  tries      int not null default 0,
  last_error text,
  sent_at    timestamptz
);
comment on table mails is 'Written with its cause and sent by the worker; the content goes once it is sent, because it may hold a secret link.';
comment on column mails.send_after is 'When it is tried next; while it is being sent, when another process may try.';
create index mails_created_on_idx on mails (created_on);
create index mails_waiting_idx on mails (send_after) where sent_at is null and tries < 8;
