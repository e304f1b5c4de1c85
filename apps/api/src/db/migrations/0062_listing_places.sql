-- Restaurants in the order of their distance. A city is small enough for a flat map of its own, on which the index of
-- places answers in the order of nearness without measuring every restaurant.
create function place_on_map(lat float8, lng float8, city_lat float8) returns point
  language sql immutable strict parallel safe
  return point(lng * cosd(city_lat) * 111.195, lat * 111.195);
comment on function place_on_map is 'Kilometres east and north on the flat map of a city; exact to about one part in a thousand within it.';

alter table restaurant_listings add column place point;
comment on column restaurant_listings.place is 'Kilometres on the map of its city; null where the restaurant has not said where it is.';

create or replace view listable_restaurants as
  select r.restaurant_id, r.city_id,
    (r.prep_minutes + r.travel_minutes + case r.switch when 'busy' then r.busy_minutes else 0 end)::smallint as delivery_minutes,
    r.busy_minutes::smallint as busy_minutes,
    coalesce(round(rated.points * 10 / nullif(rated.people, 0)), 0)::smallint as rating_tenths,
    ((coalesce(rated.points, 0) + 15 * 3.8) / (coalesce(rated.people, 0) + 15))::real as score,
    menu.price_for_two, r.cuisine_type, r.restaurant_type, r.switch, r.switch_until, r.timezone,
    coalesce(week.shifts, '{}') as shifts, dated.exceptional_days, dated.exceptional,
    fold_text(r.restaurant_name) as folded_name,
    fold_text(concat_ws(' ', r.restaurant_name, r.cuisine_type, r.venue_name, r.description)) as folded,
    place_on_map(r.lat, r.lng, (select c.lat from cities c where c.city_id = r.city_id)) as place
  from restaurants r
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
        switch, switch_until, timezone, shifts, exceptional_days, exceptional, folded_name, folded, place)
      = (excluded.city_id, excluded.delivery_minutes, excluded.busy_minutes, excluded.rating_tenths, excluded.score,
        excluded.price_for_two, excluded.cuisine_type, excluded.restaurant_type, excluded.switch, excluded.switch_until,
        excluded.timezone, excluded.shifts, excluded.exceptional_days, excluded.exceptional, excluded.folded_name,
        excluded.folded, excluded.place);
  return null;
end $$;

drop trigger restaurants_listing on restaurants;
create constraint trigger restaurants_listing
  after insert or update of restaurant_name, description, cuisine_type, restaurant_type, venue_name, city_id, lifecycle,
    hidden, switch, switch_until, busy_minutes, prep_minutes, travel_minutes, timezone, lat, lng on restaurants
  deferrable initially deferred for each row execute function keep_listing();

create function keep_places() returns trigger
  language plpgsql as $$
begin
  update restaurant_listings l set place = place_on_map(r.lat, r.lng, new.lat)
  from restaurants r where r.city_id = new.city_id and l.restaurant_id = r.restaurant_id;
  return null;
end $$;
create trigger cities_places after update of lat on cities
  for each row when (old.lat is distinct from new.lat) execute function keep_places();

update restaurant_listings l set place = place_on_map(r.lat, r.lng, c.lat)
from restaurants r join cities c using (city_id) where l.restaurant_id = r.restaurant_id;

create index restaurant_listings_city_id_place_idx on restaurant_listings using gist (city_id, place);
