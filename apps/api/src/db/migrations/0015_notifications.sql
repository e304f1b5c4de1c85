create table notifications (
  notification_id int generated always as identity primary key,
  user_id         int not null references users on delete cascade,
  kind            text not null check (kind ~ '^[a-z_]{3,40}$'),
  subject_key     text check (length(subject_key) between 1 and 100),
  title           text not null check (length(title) between 1 and 120),
  body            text not null default '' check (length(body) <= 400),
  link            text check (link ~ '^/([^/\\]|$)' and length(link) <= 300),
  data            jsonb not null default '{}',
  created_at      timestamptz not null default now(),
  read_at         timestamptz,
  sent_at         timestamptz,
  constraint notifications_user_id_kind_subject_key_key unique (user_id, kind, subject_key)
);
comment on table notifications is 'What a person was told, written with its cause: the inbox, and the outbox of every other way. One row for a subject key, however often it is caused.';
comment on column notifications.sent_at is 'When the worker passed it on to mail and push; null while that is still to do.';
create index notifications_inbox_idx on notifications (user_id, notification_id desc);
create index notifications_unread_idx on notifications (user_id) where read_at is null;
create index notifications_created_at_idx on notifications (created_at);

-- Whoever writes a row, open pages hear of it and the worker gets its job in the same transaction.
create function notifications_told() returns trigger language plpgsql as $$
begin
  insert into live_events (audience, kind, payload)
    select distinct 'user:' || user_id, 'notification', '{}'::jsonb from added;
  if found then
    perform pg_notify('live', '');
  end if;
  perform graphile_worker.add_job('notifications.send', json_build_object('notification_id', notification_id))
    from added where sent_at is null;
  return null;
end $$;
create trigger notifications_told after insert on notifications
  referencing new table as added for each statement execute function notifications_told();

create table notification_choices (
  user_id int not null references users on delete cascade,
  kind    text not null check (kind ~ '^[a-z_]{3,40}$'),
  channel text not null check (channel in ('email', 'web_push', 'sms')),
  is_on   boolean not null,
  primary key (user_id, kind, channel)
);
comment on table notification_choices is 'Only what somebody chose; the rest is as the table of kinds has it.';

create table push_subscriptions (
  subscription_id int generated always as identity primary key,
  user_id         int not null references users on delete cascade,
  session_id      uuid not null references sessions on delete cascade,
  endpoint        text not null constraint push_subscriptions_endpoint_key unique check (length(endpoint) <= 1000),
  p256dh          text not null check (length(p256dh) <= 100),
  auth            text not null check (length(auth) <= 40),
  created_on      timestamptz not null default now()
);
comment on table push_subscriptions is 'A browser that takes web push for whoever is signed in there; it lives no longer than the session.';
create index push_subscriptions_user_id_idx on push_subscriptions (user_id);
create index push_subscriptions_session_id_idx on push_subscriptions (session_id);
