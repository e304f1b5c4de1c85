-- A promise is believed when it is made of what was measured: how long this kitchen cooks at this hour, what waits in it,
-- and how long the way takes.
alter table orders
  add column kitchen_minutes int check (kitchen_minutes >= 0),
  add column queue_minutes   int check (queue_minutes >= 0),
  add column agreed_to       timestamptz,
  add column expected_by     timestamptz;
comment on column orders.kitchen_minutes is 'How long it keeps the kitchen busy, as it was placed.';
comment on column orders.queue_minutes is 'Kitchen minutes that were open at its restaurant when it was placed; null for later and before this was noted.';
comment on column orders.agreed_to is 'The end of the promise as the kitchen accepted it; what it asks for afterwards does not make it punctual.';
comment on column orders.expected_by is 'The time that was told when the promise had slipped.';

create index orders_expected_by_idx on orders (expected_by)
  where expected_by is not null and status in ('placed', 'accepted', 'preparing', 'ready', 'out_for_delivery');

create table kitchen_times (
  restaurant_id     int primary key references restaurants on delete cascade,
  orders            int not null check (orders >= 0),
  base_minutes      float8 not null,
  per_queue         float8 not null check (per_queue between 0 and 1),
  per_own           float8 not null check (per_own between 0 and 1),
  usual_queue       int not null,
  usual_own         int not null,
  kept_percent      smallint not null,
  hour_orders       int[] not null check (cardinality(hour_orders) = 72),
  hour_percents     int[] not null check (cardinality(hour_percents) = 72),
  ways              int not null,
  way_percent       smallint not null,
  known_ways        int not null,
  known_way_percent smallint not null,
  measured_at       timestamptz not null,
  said_minutes      smallint check (said_minutes between 0 and 240)
);
comment on table kitchen_times is 'How long a restaurant and its riders took for what they served in the last weeks, measured by a job, so that no order counts. Lists have an entry for each hour of Monday to Thursday, then of Friday, then of Saturday and Sunday.';
comment on column kitchen_times.base_minutes is 'Clock minutes of cooking before per_queue for each kitchen minute that waits and per_own for each of the order itself.';
comment on column kitchen_times.kept_percent is 'Percent of those minutes within which most orders were ready.';
comment on column kitchen_times.way_percent is 'From ready to the door, in percent of the minutes that the restaurant says for the way.';
comment on column kitchen_times.known_way_percent is 'The same for known distances, in percent of what the distance takes.';
comment on column kitchen_times.said_minutes is 'What a card says at this hour with the usual queue, busy minutes aside; lists filter and sort by it. Null before it was said.';
create index kitchen_times_measured_at_idx on kitchen_times (measured_at);

-- Lists find by the minutes that their cards say.
create or replace view listable_restaurants as
  select r.restaurant_id, r.city_id,
    (coalesce(k.said_minutes, r.prep_minutes + r.travel_minutes) + case r.switch when 'busy' then r.busy_minutes else 0 end)::smallint as delivery_minutes,
    r.busy_minutes::smallint as busy_minutes,
    coalesce(round(rated.points * 10 / nullif(rated.people, 0)), 0)::smallint as rating_tenths,
    ((coalesce(rated.points, 0) + 15 * 3.8) / (coalesce(rated.people, 0) + 15))::real as score,
    menu.price_for_two, r.cuisine_type, r.restaurant_type, r.switch, r.switch_until, r.timezone,
    coalesce(week.shifts, '{}') as shifts, dated.exceptional_days, dated.exceptional,
    fold_text(r.restaurant_name) as folded_name,
    fold_text(concat_ws(' ', r.restaurant_name, r.cuisine_type, r.venue_name, r.description)) as folded,
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

create constraint trigger kitchen_times_listing after insert or delete or update of said_minutes on kitchen_times
  deferrable initially deferred for each row execute function keep_listing();

create table punctuality_days (
  restaurant_id int not null references restaurants on delete cascade,
  on_day        date not null,
  served        int not null check (served > 0),
  on_time       int not null check (on_time between 0 and served),
  primary key (restaurant_id, on_day)
);
comment on table punctuality_days is 'How many orders a restaurant handed over on a day of its own zone and how many of them were not late, for the last 30 days. Those of a booked table keep the table''s hour and are left out.';

alter table punctuality_summaries drop constraint punctuality_summaries_served_check;
alter table punctuality_summaries alter column served type int, alter column on_time type int;
alter table punctuality_summaries add constraint punctuality_summaries_served_check check (served >= 0);
comment on table punctuality_summaries is 'The sum of punctuality_days, so that lists never count.';

drop trigger orders_punctuality on orders;
drop function count_punctuality_of_served();
drop function count_punctuality(int);

create function sum_punctuality(kitchen int, today date) returns void language sql as $$
  delete from punctuality_days where restaurant_id = kitchen and on_day <= today - 30;
  insert into punctuality_summaries as s (restaurant_id, served, on_time)
    select kitchen, coalesce(sum(served), 0), coalesce(sum(on_time), 0)
    from punctuality_days where restaurant_id = kitchen and on_day > today - 30
  on conflict (restaurant_id) do update set served = excluded.served, on_time = excluded.on_time
    where (s.served, s.on_time) <> (excluded.served, excluded.on_time);
$$;

-- A ready order that waits for who picks it up is not the kitchen's lateness.
create function is_on_time(o orders) returns boolean language sql stable parallel safe as $$
  select case o.fulfilment when 'pickup' then coalesce(o.ready_at, o.delivered_at) else o.delivered_at end
    <= coalesce(o.agreed_to, o.promised_to) + o.late_after_minutes * interval '1 minute';
$$;

create function count_punctuality_of_served() returns trigger language plpgsql as $$
declare
  today date := (select (new.delivered_at at time zone timezone)::date from restaurants where restaurant_id = new.restaurant_id);
begin
  insert into punctuality_days as d (restaurant_id, on_day, served, on_time)
    values (new.restaurant_id, today, 1, is_on_time(new)::int)
  on conflict (restaurant_id, on_day) do update
    set served = d.served + 1, on_time = d.on_time + excluded.on_time;
  perform sum_punctuality(new.restaurant_id, today);
  return null;
end $$;
create trigger orders_punctuality after update of status on orders for each row
  when (old.status is distinct from new.status and new.status in ('delivered', 'picked_up') and new.booking_id is null)
  execute function count_punctuality_of_served();

create function count_punctuality(kitchen int) returns void language sql as $$
  delete from punctuality_days where restaurant_id = kitchen;
  insert into punctuality_days (restaurant_id, on_day, served, on_time)
    select kitchen, (o.delivered_at at time zone r.timezone)::date, count(*), count(*) filter (where is_on_time(o))
    from orders o join restaurants r using (restaurant_id)
    where o.restaurant_id = kitchen and o.status in ('delivered', 'picked_up') and o.booking_id is null
    group by 2;
  select sum_punctuality(kitchen, coalesce(max(on_day), current_date)) from punctuality_days where restaurant_id = kitchen;
$$;
comment on function count_punctuality is 'Counts the days of a restaurant again, for rows that were written without their way.';

select count_punctuality(restaurant_id) from restaurants;
