-- A clock time on a card is believed when it stands beside how often it was kept.
create table punctuality_summaries (
  restaurant_id int primary key references restaurants on delete cascade,
  served        smallint not null check (served between 0 and 100),
  on_time       smallint not null check (on_time between 0 and served)
);
comment on table punctuality_summaries is 'How many of a restaurant''s last 100 served orders were not late, kept by a trigger on orders, so that lists never count. Those of a booked table keep the table''s hour and are left out.';

-- A ready order that waits for who picks it up is not the kitchen's lateness.
create function count_punctuality(kitchen int) returns void language sql as $$
  insert into punctuality_summaries as s (restaurant_id, served, on_time)
    select kitchen, count(*), count(*) filter (
      where case fulfilment when 'pickup' then coalesce(ready_at, delivered_at) else delivered_at end
        <= promised_to + late_after_minutes * interval '1 minute')
    from (select fulfilment, ready_at, delivered_at, promised_to, late_after_minutes from orders
      where restaurant_id = kitchen and status in ('delivered', 'picked_up') and booking_id is null
      order by placed_at desc limit 100) last
  on conflict (restaurant_id) do update set served = excluded.served, on_time = excluded.on_time
    where (s.served, s.on_time) <> (excluded.served, excluded.on_time);
$$;

create function count_punctuality_of_served() returns trigger language plpgsql as $$
begin
  perform count_punctuality(new.restaurant_id);
  return null;
end $$;
create trigger orders_punctuality after update of status on orders for each row
  when (old.status is distinct from new.status and new.status in ('delivered', 'picked_up'))
  execute function count_punctuality_of_served();

select count_punctuality(restaurant_id) from restaurants;
