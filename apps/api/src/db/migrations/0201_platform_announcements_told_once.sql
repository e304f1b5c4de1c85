-- The process of a change hears of it twice, from its own connection and on the channel, and made what it had just made once
-- more. An announcement of a part now carries the transaction that it is of ('menu r17 d512 x8812'), so that it is counted once,
-- whichever way it comes first. One of a whole topic stays bare: a process of the release before would take the number for a part.
-- release before: runs
create or replace function announce_part(topic text, part text) returns void language plpgsql as $$
declare
  told text := coalesce(nullif(current_setting('tawa.told', true), ''), '|');
  said text := topic || coalesce(' ' || part, '');
  sent text;
begin
  if strpos(told, '|' || topic || '|') > 0 or strpos(told, '|' || said || '|') > 0 then
    return;
  end if;
  if length(told) > 4000 then
    said := topic;
  end if;
  sent := said || case when said = topic then '' else ' x' || pg_current_xact_id() end;
  perform pg_notify('cache_parts', sent);
  raise notice '%', sent using errcode = 'TWPRT';
  if strpos(told, '|before:' || topic || '|') = 0 then
    perform pg_notify('cache', topic);
    raise notice '%', topic using errcode = 'TWCHG';
    told := told || 'before:' || topic || '|';
  end if;
  perform set_config('tawa.told', told || said || '|', true);
end $$;
