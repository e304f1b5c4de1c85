-- Live events of three days lie in three partitions that take turns: whole days go by emptying one, which costs nothing. Deleted
-- row by row, each of an order's 24 events was written three times (made, placed, deleted) into five indexes, and vacuumed. What
-- is there is copied, a day's events: some seconds at a million of them.
-- release before: runs
-- unused since: 0041_platform_live_turns.sql
alter table live_events rename to live_events_before;
alter index live_events_audience_position_idx rename to live_events_before_audience_idx;
alter index live_events_unplaced_idx rename to live_events_before_unplaced_idx;

create table live_events (
  event_id   bigint generated always as identity,
  audience   text not null,
  kind       text not null,
  payload    jsonb not null,
  created_on timestamptz not null default now(),
  position   bigint,
  turn       smallint not null default (floor(extract(epoch from now()) / 86400)::int % 3)
) partition by list (turn);
comment on table live_events is 'What happened for whom, written with the change itself and sent to open pages.';
comment on column live_events.position is 'Its place in the order in which pages hear of it; null for the moment between its commit and place_live_events.';
comment on column live_events.turn is 'The partition it lies in, by the day (UTC) it was written on; a partition is emptied before its turn comes again.';
create table live_events_0 partition of live_events for values in (0);
create table live_events_1 partition of live_events for values in (1);
create table live_events_2 partition of live_events for values in (2);

-- No key of its own: nothing asks for one event, and each index is written twice for it.
create index live_events_position_idx on live_events (position) where position is not null;
create index live_events_audience_position_idx on live_events (audience, position) where position is not null;
create index live_events_unplaced_idx on live_events (event_id) where position is null;

insert into live_events (event_id, audience, kind, payload, created_on, position, turn) overriding system value
  select event_id, audience, kind, payload, created_on, position, floor(extract(epoch from created_on) / 86400)::int % 3
  from live_events_before where created_on > now() - interval '1 day';
select setval(pg_get_serial_sequence('live_events', 'event_id'), greatest(1, (select max(event_id) from live_events_before)));
alter sequence live_positions owned by live_events.position;
drop table live_events_before;

create trigger live_events_written after insert on live_events
  for each statement execute function live_events_written();

-- The release before forgets old events by their places in the table, which are another row's in another partition.
create function live_events_stay() returns trigger language plpgsql as $$
begin
  return case when old.created_on < now() - interval '1 day' then old end;
end $$;
create trigger live_events_stay before delete on live_events
  for each row execute function live_events_stay();

-- Both functions find what they place in the index of what has none.
create or replace function place_live_events(most int) returns int language plpgsql as $$
declare
  placed int;
begin
  if not pg_try_advisory_xact_lock(hashtext('live_positions')) then
    return null;
  end if;
  update live_events e set position = n.position
  from (
    select event_id, nextval('live_positions') as position from (
      select event_id from live_events where position is null order by event_id limit most) o) n
  where e.event_id = n.event_id and e.position is null;
  get diagnostics placed = row_count;
  if placed > 0 then
    perform pg_notify('live_placed', '');
  end if;
  return placed;
end $$;

create or replace function place_live_events(most int, announces boolean) returns table (audience text, told int, last bigint)
language plpgsql as $$
#variable_conflict use_column
begin
  if not pg_try_advisory_xact_lock(hashtext('live_positions')) then
    return query select null::text, null::int, null::bigint;
    return;
  end if;
  return query
    with placed as (
      update live_events e set position = n.position
      from (
        select event_id, nextval('live_positions') as position from (
          select event_id from live_events where position is null order by event_id limit most) o) n
      where e.event_id = n.event_id and e.position is null
      returning e.audience, e.position)
    select audience, count(*)::int, max(position) from placed group by audience;
  if announces and found then
    perform pg_notify('live_placed', '');
  end if;
end $$;
