-- Letters, notices and unanswered orders are taken from their own tables in shares: a job for each cost more than its work.
alter table mails
  add column tries      int not null default 0,
  add column send_after timestamptz not null default now();
create index mails_waiting_idx on mails (send_after) where sent_at is null and tries < 8;
comment on column mails.send_after is 'When it is tried next; while it is being sent, when another process may try.';

alter table notifications add column send_after timestamptz not null default now();
create index notifications_waiting_idx on notifications (send_after) where sent_at is null;
comment on column notifications.send_after is 'When it is passed on at the earliest.';

create or replace function notifications_told() returns trigger language plpgsql as $$
begin
  insert into live_events (audience, kind, payload)
    select distinct 'user:' || user_id, 'notification', '{}'::jsonb from added;
  if found then
    perform pg_notify('live', '');
  end if;
  return null;
end $$;

do $$
begin
  if to_regclass('graphile_worker.jobs') is not null then
    perform graphile_worker.complete_jobs(array(select id from graphile_worker.jobs
      where task_identifier in ('mail.send', 'notifications.send', 'orders.reject-unanswered')));
  end if;
end $$;
