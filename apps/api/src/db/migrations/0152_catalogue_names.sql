-- A dish, a section and a restaurant may have a name in Hindi and in Kannada. They stand in the row that they name: its version,
-- its announcements and its end are theirs as well, and no list reads another table for them.
-- release before: runs
-- Without a default: PostgreSQL 15 adds none to a table whose rows a function takes.
alter table dishes
  add column names jsonb,
  add constraint dishes_names_check check (names - array['hi', 'kn'] = '{}'
    and coalesce(length(names ->> 'hi'), 1) between 1 and 120 and coalesce(length(names ->> 'kn'), 1) between 1 and 120) not valid;
comment on column dishes.names is 'Its names by language, hi and kn; one that is missing is shown in English, as all are where it is null.';
alter table menu_sections
  add column names jsonb not null default '{}',
  add constraint menu_sections_names_check check (names - array['hi', 'kn'] = '{}'
    and coalesce(length(names ->> 'hi'), 1) between 1 and 40 and coalesce(length(names ->> 'kn'), 1) between 1 and 40) not valid;
comment on column menu_sections.names is 'Its names by language, as of dishes.';
alter table restaurants
  add column names jsonb not null default '{}',
  add constraint restaurants_names_check check (names - array['hi', 'kn'] = '{}'
    and coalesce(length(names ->> 'hi'), 1) between 1 and 80 and coalesce(length(names ->> 'kn'), 1) between 1 and 80) not valid;
comment on column restaurants.names is 'Its names by language, as of dishes.';

create trigger dishes_named_announce after update of names on dishes
  for each row when (old.names is distinct from new.names) execute function announce_change('menu');
create trigger restaurants_named_announce after update of names on restaurants
  for each row when (old.names is distinct from new.names) execute function announce_change('restaurants');

-- A name that is searched is the English one, and behind a sign that no folded text has those in other languages.
create or replace view searchable_dishes as
  select d.menu_id, d.restaurant_id, r.city_id, d.category_id, popularity_of(d.num_of_order) as popularity,
    fold_text(d.dish_name) || coalesce(' ·' || fold_text(d.names ->> 'hi'), '') || coalesce(' ·' || fold_text(d.names ->> 'kn'), '')
      as folded
  from dishes d join restaurants r using (restaurant_id)
  where d.isactive and r.lifecycle = 'active' and not r.hidden and r.city_id is not null;

drop trigger dishes_search on dishes;
create trigger dishes_search after update of dish_name, names, isactive, category_id on dishes
  for each row when ((old.dish_name, old.names, old.isactive, old.category_id)
    is distinct from (new.dish_name, new.names, new.isactive, new.category_id))
  execute function keep_search_dish();

create or replace view listable_restaurants as
  select r.restaurant_id, r.city_id,
    (coalesce(k.said_minutes, r.prep_minutes + r.travel_minutes) + case r.switch when 'busy' then r.busy_minutes else 0 end)::smallint as delivery_minutes,
    r.busy_minutes::smallint as busy_minutes,
    coalesce(round(rated.points * 10 / nullif(rated.people, 0)), 0)::smallint as rating_tenths,
    ((coalesce(rated.points, 0) + 15 * 3.8) / (coalesce(rated.people, 0) + 15))::real as score,
    menu.price_for_two, r.cuisine_type, r.restaurant_type, r.switch, r.switch_until, r.timezone,
    coalesce(week.shifts, '{}') as shifts, dated.exceptional_days, dated.exceptional,
    fold_text(concat_ws(' ', r.restaurant_name, r.names ->> 'hi', r.names ->> 'kn')) as folded_name,
    fold_text(concat_ws(' ', r.restaurant_name, r.cuisine_type, r.venue_name, r.description, r.names ->> 'hi', r.names ->> 'kn')) as folded,
    place_on_map(r.lat, r.lng, (select c.lat from cities c where c.city_id = r.city_id)) as place
  from restaurants r
  left join kitchen_times k on k.restaurant_id = r.restaurant_id
  join lateral (
    select (round(2 * percentile_cont(0.5) within group (order by coalesce(d.discounted_price, d.price)) / 1000) * 1000)::int as price_for_two
    from dishes d where d.restaurant_id = r.restaurant_id and d.isactive) menu on menu.price_for_two is not null
  left join lateral (
    select (s.ratings_1 + s.ratings_2 * 2 + s.ratings_3 * 3 + s.ratings_4 * 4 + s.ratings_5 * 5)::numeric as points,
      s.ratings_1 + s.ratings_2 + s.ratings_3 + s.ratings_4 + s.ratings_5 as people
    from rating_summaries s where s.restaurant_id = r.restaurant_id) rated on true
  left join lateral (
    select range_agg(int4range(h.weekday * 2880 + t.opens, h.weekday * 2880 + t.closes + case when t.closes <= t.opens then 1440 else 0 end)) as shifts
    from restaurant_hours h,
      lateral (select extract(epoch from h.opens)::int / 60 as opens, extract(epoch from h.closes)::int / 60 as closes) t
    where h.restaurant_id = r.restaurant_id) week on true
  left join lateral (
    select array_agg(distinct x.on_date) as exceptional_days,
      range_agg(tsrange(x.on_date + (i ->> 'opens')::time,
        x.on_date + (i ->> 'closes')::time + case when (i ->> 'closes')::time <= (i ->> 'opens')::time then interval '1 day' else interval '0' end)) filter (where i is not null) as exceptional
    from restaurant_exceptions x left join lateral jsonb_array_elements(x.intervals) i on true
    where x.restaurant_id = r.restaurant_id) dated on true
  where r.lifecycle = 'active' and not r.hidden and r.city_id is not null;

drop trigger restaurants_listing on restaurants;
create constraint trigger restaurants_listing
  after insert or update of restaurant_name, names, description, cuisine_type, restaurant_type, venue_name, city_id, lifecycle,
    hidden, switch, switch_until, busy_minutes, prep_minutes, travel_minutes, timezone, lat, lng on restaurants
  deferrable initially deferred for each row execute function keep_listing();
