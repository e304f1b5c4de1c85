create extension if not exists pg_trgm;
create extension if not exists unaccent;
create extension if not exists citext;
create extension if not exists btree_gist;
create extension if not exists pgcrypto;

create table live_events (
  event_id   bigint generated always as identity primary key,
  audience   text not null,
  kind       text not null,
  payload    jsonb not null,
  created_on timestamptz not null default now(),
  txid       xid8 not null default pg_current_xact_id()
);
comment on table live_events is 'What happened for whom, written with the change itself and sent to open pages; txid lets a reader wait for older transactions that are still open.';
create index live_events_audience_event_id_idx on live_events (audience, event_id);
create index live_events_created_on_idx on live_events (created_on);

create unlogged table rate_limits (
  bucket       text not null,
  window_start timestamptz not null,
  used         int not null default 0 check (used >= 0),
  primary key (bucket, window_start)
);
comment on table rate_limits is 'Counted calls of one caller in one window; shared by all processes, worthless after a crash.';
create index rate_limits_window_start_idx on rate_limits (window_start);

create table topic_versions (
  topic   text primary key,
  version bigint not null default 1
);
comment on table topic_versions is 'Raised with every change of a family of public rows, so that kept answers of all processes are made again.';
insert into topic_versions (topic) values ('cities'), ('restaurants'), ('menu'), ('ratings'), ('content');
