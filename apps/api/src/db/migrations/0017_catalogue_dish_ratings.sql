-- Dishes of an order that was served are rated with one to five stars each, which menus show; thumbs could not be counted beside stars.
create table dish_ratings (
  order_id   int not null references orders on delete cascade,
  menu_id    int not null references dishes on delete cascade,
  user_id    int not null references users on delete cascade,
  stars      smallint not null check (stars between 1 and 5),
  created_on timestamptz not null,
  updated_on timestamptz,
  primary key (order_id, menu_id)
);
comment on table dish_ratings is 'Stars for a dish of an order that was served, one for each.';
create index dish_ratings_menu_id_idx on dish_ratings (menu_id);
create index dish_ratings_user_id_idx on dish_ratings (user_id);

create table dish_rating_summaries (
  menu_id int primary key references dishes on delete cascade,
  stars   bigint not null default 0,
  count   int not null default 0,
  constraint dish_rating_summaries_range_check check (stars between count and count::bigint * 5)
);
comment on table dish_rating_summaries is 'The sum and number of a dish''s stars, kept by triggers on dish_ratings, so that menus never count.';
create trigger dish_rating_summaries_announce after insert or update or delete on dish_rating_summaries
  for each row execute function announce_change('ratings');

-- Rows are locked by ascending id, so that two who rate several dishes never wait for each other in a ring.
create function apply_dish_ratings(dishes int[], given int[], changes int[]) returns void language sql as $$
  insert into dish_rating_summaries (menu_id)
    select distinct d from unnest(dishes) d where exists (select from dishes m where m.menu_id = d)
    order by d on conflict do nothing;
  with change as (
    select dish, sum(star * change) as stars, sum(change) as count
    from unnest(dishes, given, changes) as t (dish, star, change) group by dish),
  held as (
    select menu_id from dish_rating_summaries where menu_id in (select dish from change) order by menu_id for no key update)
  update dish_rating_summaries s set stars = s.stars + c.stars, count = s.count + c.count
  from held join change c on c.dish = held.menu_id
  where s.menu_id = held.menu_id and (c.stars, c.count) <> (0, 0);
$$;

create function count_dish_ratings() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform apply_dish_ratings(array_agg(menu_id), array_agg(stars), array_agg(1)) from added having count(*) > 0;
  elsif tg_op = 'DELETE' then
    perform apply_dish_ratings(array_agg(menu_id), array_agg(stars), array_agg(-1)) from gone having count(*) > 0;
  else
    perform apply_dish_ratings(array_agg(menu_id), array_agg(stars), array_agg(change)) from (
      select menu_id, stars, -1 as change from gone union all select menu_id, stars, 1 from added) c having count(*) > 0;
  end if;
  return null;
end $$;
create trigger dish_ratings_count_added after insert on dish_ratings
  referencing new table as added for each statement execute function count_dish_ratings();
create trigger dish_ratings_count_gone after delete on dish_ratings
  referencing old table as gone for each statement execute function count_dish_ratings();
create trigger dish_ratings_count_changed after update on dish_ratings
  referencing old table as gone new table as added for each statement execute function count_dish_ratings();

-- A thumb said liked or not, which are the ends of the stars.
insert into dish_ratings (order_id, menu_id, user_id, stars, created_on)
  select order_id, menu_id, user_id, case when up then 5 else 1 end, created_on from dish_thumbs;
drop table dish_thumbs;
