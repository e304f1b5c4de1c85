-- What is searched and listed: rows that triggers keep of dishes and restaurants, so that no search reads those.

create function fold_text(written text) returns text
  language sql immutable strict parallel safe
  return ' ' || btrim(regexp_replace(
    lower(unaccent('unaccent'::regdictionary, translate(normalize(written, nfkc), U&'''`\2018\2019\02BC\200C\200D', ''))),
    '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u2000-\u206f\u20a0-\u20cf\u3000-\u303f]+', ' ', 'g'));
comment on function fold_text is 'A text as searches compare it: lower case, no accents, no apostrophes, one space before each word. Nothing that is left means anything to LIKE or to a tsquery.';

create function words_of(folded text) returns text[]
  language sql immutable strict parallel safe
  return array_remove(string_to_array(btrim(folded), ' '), '');

create function scoped_lexemes(scope int, folded text) returns tsvector
  language sql immutable parallel safe cost 1000
  return (select array_to_tsvector(array_agg(scope || '/' || left(word, 60))) from unnest(words_of(folded)) as word);
comment on function scoped_lexemes is 'Every word behind its scope, so that a search in one city reads the entries of that city alone.';

create function popularity_of(num_of_order int) returns smallint
  language sql immutable strict parallel safe
  return floor(ln(num_of_order + 1) * 4)::smallint;
comment on function popularity_of is 'Rises by one with about every fourth part more orders, so that an ordered dish seldom changes its place.';

create table search_words (
  word text collate "C" primary key
);
comment on table search_words is 'Words of dishes and restaurants, among which a mistyped one is looked for. They stay when the last dish with them goes.';
create index search_words_word_trgm_idx on search_words using gin (word gin_trgm_ops);

create function keep_words(folded text) returns void
  language sql
begin atomic
  insert into search_words
    select distinct left(word, 60) as word from unnest(words_of(folded)) as word where word !~ '^[0-9]+$' order by word
  on conflict do nothing;
end;

create table search_names (
  name_id    int generated always as identity primary key,
  scope      int not null,
  folded     text collate "C" not null,
  popularity smallint not null,
  constraint search_names_scope_folded_key unique (scope, folded)
);
comment on table search_names is 'The different names of dishes, far fewer than dishes. They stay when the last dish goes; popularity is the highest that any of them reached.';
comment on column search_names.scope is 'The city whose dishes have this name; 0 for those of all cities together.';
create index search_names_scope_popularity_idx on search_names (scope, popularity desc, name_id) include (folded);
create index search_names_lexemes_idx on search_names using gin (scoped_lexemes(scope, folded)) with (fastupdate = off);

create table search_dishes (
  menu_id       int primary key references dishes on delete cascade,
  restaurant_id int not null references restaurants on delete cascade,
  city_id       int not null references cities,
  category_id   int references categories,
  name_id       int not null references search_names,
  any_name_id   int not null references search_names,
  popularity    smallint not null
);
comment on table search_dishes is 'What a search finds and what lists of dishes sort by, kept by triggers: dishes on sale in restaurants that are active and not hidden.';
comment on column search_dishes.any_name_id is 'The same name in scope 0.';
create index search_dishes_name_id_idx on search_dishes (name_id, popularity desc, menu_id) include (restaurant_id);
create index search_dishes_any_name_id_idx on search_dishes (any_name_id, popularity desc, menu_id) include (restaurant_id, city_id);
create index search_dishes_city_id_idx on search_dishes (city_id, popularity desc, menu_id);
create index search_dishes_category_id_idx on search_dishes (category_id, city_id, popularity desc, menu_id) include (restaurant_id);
create index search_dishes_restaurant_id_idx on search_dishes (restaurant_id);

create view searchable_dishes as
  select d.menu_id, d.restaurant_id, r.city_id, d.category_id, popularity_of(d.num_of_order) as popularity,
    fold_text(d.dish_name) as folded
  from dishes d join restaurants r using (restaurant_id)
  where d.isactive and r.lifecycle = 'active' and not r.hidden and r.city_id is not null;

create function keep_search_dishes(of_restaurant int, of_dish int) returns void
  language plpgsql as $$
begin
  delete from search_dishes s
  where s.restaurant_id = of_restaurant and (of_dish is null or s.menu_id = of_dish)
    and not exists (select from searchable_dishes d where d.menu_id = s.menu_id and d.restaurant_id = s.restaurant_id and d.city_id = s.city_id);
  perform keep_words(string_agg(d.folded, '')) from searchable_dishes d
  where d.restaurant_id = of_restaurant and (of_dish is null or d.menu_id = of_dish);
  insert into search_names (scope, folded, popularity)
    select scope, d.folded, max(d.popularity)
    from searchable_dishes d cross join lateral unnest(array[0, d.city_id]) as scope
    where d.restaurant_id = of_restaurant and (of_dish is null or d.menu_id = of_dish)
    group by scope, d.folded order by scope, d.folded
  on conflict do nothing;
  insert into search_dishes (menu_id, restaurant_id, city_id, category_id, name_id, any_name_id, popularity)
    select d.menu_id, d.restaurant_id, d.city_id, d.category_id, here.name_id, anywhere.name_id, d.popularity
    from searchable_dishes d
    join search_names here on here.scope = d.city_id and here.folded = d.folded
    join search_names anywhere on anywhere.scope = 0 and anywhere.folded = d.folded
    where d.restaurant_id = of_restaurant and (of_dish is null or d.menu_id = of_dish)
  on conflict (menu_id) do update
    set (category_id, name_id, any_name_id, popularity)
      = (excluded.category_id, excluded.name_id, excluded.any_name_id, excluded.popularity);
end $$;
comment on function keep_search_dishes is 'Names come before the rows that need them: one that somebody else adds at this moment is waited for and then seen.';

create function keep_search_dish() returns trigger
  language plpgsql as $$
begin
  perform keep_search_dishes(new.restaurant_id, new.menu_id);
  return null;
end $$;

-- A file of thousands of dishes is one statement: what is found and listed of them is made once, not once for each.
create function keep_added_dishes() returns trigger
  language plpgsql as $$
begin
  perform keep_search_dishes(a.restaurant_id, case when a.dishes = 1 then a.first end)
  from (select restaurant_id, count(*) as dishes, min(menu_id) as first from added group by 1 order by 1) a;
  return null;
end $$;

create trigger dishes_search_added after insert on dishes
  referencing new table as added for each statement execute function keep_added_dishes();
create trigger dishes_search after update of dish_name, isactive, category_id on dishes
  for each row when ((old.dish_name, old.isactive, old.category_id) is distinct from (new.dish_name, new.isactive, new.category_id))
  execute function keep_search_dish();

create function keep_search_restaurant() returns trigger
  language plpgsql as $$
begin
  perform keep_search_dishes(new.restaurant_id, null);
  return null;
end $$;

create trigger restaurants_search after update of lifecycle, hidden, city_id on restaurants
  for each row when ((old.lifecycle = 'active', old.hidden, old.city_id) is distinct from (new.lifecycle = 'active', new.hidden, new.city_id))
  execute function keep_search_restaurant();

create function keep_popularity() returns trigger
  language plpgsql as $$
declare
  reached smallint := popularity_of(new.num_of_order);
begin
  update search_names n set popularity = reached
  from search_dishes d where d.menu_id = new.menu_id and n.name_id in (d.name_id, d.any_name_id) and n.popularity < reached;
  update search_dishes set popularity = reached where menu_id = new.menu_id;
  return null;
end $$;

create trigger dishes_popularity after update of num_of_order on dishes
  for each row when (popularity_of(old.num_of_order) <> popularity_of(new.num_of_order))
  execute function keep_popularity();

create table restaurant_listings (
  restaurant_id    int primary key references restaurants on delete cascade,
  city_id          int not null references cities,
  delivery_minutes smallint not null,
  busy_minutes     smallint not null,
  rating_tenths    smallint not null,
  score            real not null,
  price_for_two    int not null,
  cuisine_type     text,
  restaurant_type  text,
  switch           text not null,
  switch_until     timestamptz,
  timezone         text not null,
  shifts           int4multirange not null,
  exceptional_days date[],
  exceptional      tsmultirange,
  folded_name      text not null,
  folded           text not null,
  place            point
);
comment on table restaurant_listings is 'What lists of restaurants filter and sort by, kept by triggers: one row for each that is active, not hidden, in a city, and has a dish on sale.';
comment on column restaurant_listings.delivery_minutes is 'With busy_minutes while the switch is busy, even when switch_until has passed.';
comment on column restaurant_listings.score is 'The average rating, drawn towards 3.8 as if fifteen more people had given that.';
comment on column restaurant_listings.price_for_two is 'Paise: twice the median dish, to ten rupees.';
comment on column restaurant_listings.shifts is 'Minutes from the start of the weekday on which a shift begins, plus 2880 for each weekday before it; 0 is Sunday.';
comment on column restaurant_listings.exceptional is 'Local times of the shifts that begin on exceptional_days, which have none of the weekday''s.';
comment on column restaurant_listings.place is 'Kilometres on the map of its city; null where the restaurant has not said where it is.';
create index restaurant_listings_city_id_score_idx on restaurant_listings (city_id, score desc, restaurant_id) include (folded_name, folded);
create index restaurant_listings_city_id_rating_tenths_idx on restaurant_listings (city_id, rating_tenths desc, restaurant_id);
create index restaurant_listings_city_id_delivery_minutes_idx on restaurant_listings (city_id, delivery_minutes, restaurant_id);
create index restaurant_listings_city_id_price_for_two_idx on restaurant_listings (city_id, price_for_two, restaurant_id);
create index restaurant_listings_lexemes_idx on restaurant_listings using gin ((scoped_lexemes(city_id, folded) || scoped_lexemes(0, folded))) with (fastupdate = off);
create index restaurant_listings_city_id_place_idx on restaurant_listings using gist (city_id, place);

-- Restaurants in the order of their distance. A city is small enough for a flat map of its own, on which the index of
-- places answers in the order of nearness without measuring every restaurant.
create function place_on_map(lat float8, lng float8, city_lat float8) returns point
  language sql immutable strict parallel safe
  return point(lng * cosd(city_lat) * 111.195, lat * 111.195);
comment on function place_on_map is 'Kilometres east and north on the flat map of a city; exact to about one part in a thousand within it.';

create view listable_restaurants as
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

create function keep_listing() returns trigger
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
comment on function keep_listing is 'Runs before the commit, never earlier, with the lock taken first, so that the last of several changes at once sees all of them.';

create constraint trigger restaurant_hours_listing after insert or update or delete on restaurant_hours
  deferrable initially deferred for each row execute function keep_listing();
create constraint trigger restaurant_exceptions_listing after insert or update or delete on restaurant_exceptions
  deferrable initially deferred for each row execute function keep_listing();
create constraint trigger rating_summaries_listing after insert or update or delete on rating_summaries
  deferrable initially deferred for each row execute function keep_listing();
create constraint trigger dishes_listing after insert or delete or update of isactive, price, discounted_price on dishes
  deferrable initially deferred for each row execute function keep_listing();
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
