-- Where NATS tells the other processes, whoever places events must know whose they are, and PostgreSQL announces nothing: an
-- announcement wakes every process and holds the commits of the whole cluster up. The older function stays for a release before this.
-- release before: runs
create function place_live_events(most int, announces boolean) returns table (audience text, told int, last bigint)
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
      where e.event_id = n.event_id
      returning e.audience, e.position)
    select audience, count(*)::int, max(position) from placed group by audience;
  if announces and found then
    perform pg_notify('live_placed', '');
  end if;
end $$;
comment on function place_live_events(int, boolean) is 'Gives committed events their places and answers for each audience how many and the last one; one row of nulls where another process holds the lock.';
