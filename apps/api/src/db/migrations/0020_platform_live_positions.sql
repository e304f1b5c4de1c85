-- Events take their place in the order after they are committed, one process at a time. Before, a reader waited for every
-- transaction of the whole cluster that was still open: a batch or an index build in another database muted every page.
-- Nobody resumes from a place of the old order, and what was told already is not told again.
truncate live_events;
drop index live_events_txid_event_id_idx;
drop index live_events_audience_txid_event_id_idx;
alter table live_events drop column txid;
alter table live_events add column position bigint;
comment on table live_events is 'What happened for whom, written with the change itself and sent to open pages.';
comment on column live_events.position is 'Its place in the order in which pages hear of it; null for the moment between its commit and place_live_events.';
create sequence live_positions owned by live_events.position;

-- Partial, so that the transaction that causes an event pays for neither.
create unique index live_events_position_key on live_events (position) where position is not null;
create index live_events_audience_position_idx on live_events (audience, position) where position is not null;
create index live_events_unplaced_idx on live_events (event_id) where position is null;

-- The lock is held until the places are committed: whoever sees a place sees all before it. Null where another process
-- holds it, which may have looked before the caller's event was there.
create function place_live_events(most int) returns int language plpgsql as $$
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
  where e.event_id = n.event_id;
  get diagnostics placed = row_count;
  if placed > 0 then
    perform pg_notify('live_placed', '');
  end if;
  return placed;
end $$;
