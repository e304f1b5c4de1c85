-- PostgreSQL lets one transaction of a cluster at a time commit with an announcement, and not before the disk has it: with
-- NOTIFY in each, no two orders were ever written to the disk together. So the transaction only says to its own connection
-- that it wrote events; the process gives them their places once it has ended, and that is announced.
create function live_events_written() returns trigger language plpgsql as $$
begin
  raise notice 'live events were written' using errcode = 'TWLEV';
  return null;
end $$;
create trigger live_events_written after insert on live_events
  for each statement execute function live_events_written();

create or replace function notifications_told() returns trigger language plpgsql as $$
begin
  insert into live_events (audience, kind, payload)
    select distinct 'user:' || user_id, 'notification', '{}'::jsonb from added;
  return null;
end $$;
