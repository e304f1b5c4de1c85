-- A file of thousands of dishes is one statement: what is found and listed of them is made once, not once for each.
create function keep_added_dishes() returns trigger
  language plpgsql as $$
begin
  perform keep_search_dishes(a.restaurant_id, case when a.dishes = 1 then a.first end)
  from (select restaurant_id, count(*) as dishes, min(menu_id) as first from added group by 1 order by 1) a;
  return null;
end $$;
drop trigger dishes_search on dishes;
create trigger dishes_search_added after insert on dishes
  referencing new table as added for each statement execute function keep_added_dishes();
create trigger dishes_search after update of dish_name, isactive, category_id on dishes
  for each row when ((old.dish_name, old.isactive, old.category_id) is distinct from (new.dish_name, new.isactive, new.category_id))
  execute function keep_search_dish();

create or replace function keep_listing() returns trigger
  language plpgsql as $$
declare
  changed int := case tg_op when 'DELETE' then old.restaurant_id else new.restaurant_id end;
  listed restaurant_listings;
begin
  -- At the end of a transaction the first of its triggers has seen everything that the next ones would see.
  if current_setting('tawa.listed', true) = changed::text then
    return null;
  end if;
  perform set_config('tawa.listed', changed::text, true);
  perform pg_advisory_xact_lock(746177, changed);
  select * into listed from listable_restaurants l where l.restaurant_id = changed;
  if listed.restaurant_id is null then
    delete from restaurant_listings l where l.restaurant_id = changed;
    return null;
  end if;
  perform keep_words(listed.folded);
  insert into restaurant_listings select listed.*
  on conflict (restaurant_id) do update
    set (city_id, delivery_minutes, busy_minutes, rating_tenths, score, price_for_two, cuisine_type, restaurant_type,
        switch, switch_until, timezone, shifts, exceptional_days, exceptional, folded_name, folded)
      = (excluded.city_id, excluded.delivery_minutes, excluded.busy_minutes, excluded.rating_tenths, excluded.score,
        excluded.price_for_two, excluded.cuisine_type, excluded.restaurant_type, excluded.switch, excluded.switch_until,
        excluded.timezone, excluded.shifts, excluded.exceptional_days, excluded.exceptional, excluded.folded_name, excluded.folded);
  return null;
end $$;
comment on function keep_listing is 'Runs before the commit, never earlier, with the lock taken first, so that the last of several changes at once sees all of them.';
