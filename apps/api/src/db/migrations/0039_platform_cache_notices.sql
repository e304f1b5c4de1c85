-- Each connection of a process heard the channel `cache`, so that its own changes were known before their commit was answered:
-- every announcement woke every backend of the house, and a pooler that gives connections out by the transaction cannot pass
-- such a wish on. Now the transaction says the topic to its own connection as well, and one listener a process hears the others.
create function announce_topic(topic text) returns void language plpgsql as $$
begin
  perform pg_notify('cache', topic);
  raise notice '%', topic using errcode = 'TWCHG';
end $$;
comment on function announce_topic is 'Makes what was made of a public topic stale: in other processes once this is committed, in the own one before the commit is answered.';

create or replace function announce_change() returns trigger language plpgsql as $$
begin
  if tg_op <> 'UPDATE' or old is distinct from new then
    perform announce_topic(tg_argv[0]);
  end if;
  return null;
end $$;

create or replace function announce_part_stock() returns trigger language plpgsql as $$
begin
  if exists (select from dish_parts l where l.restaurant_id = new.restaurant_id and l.menu_id = new.menu_id
    and coalesce(old.daily_stock < l.quantity, false) <> coalesce(new.daily_stock < l.quantity, false)) then
    perform announce_topic('menu');
  end if;
  return null;
end $$;
