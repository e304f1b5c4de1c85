alter table bookings add constraint bookings_booking_id_restaurant_id_key unique (booking_id, restaurant_id);

alter table orders add column booking_id int;
comment on column orders.booking_id is 'The table that it was ordered ahead with: it is cooked for the hour of the table, moves with it and ends with it.';
alter table orders add constraint orders_booking_id_fkey
  foreign key (booking_id, restaurant_id) references bookings (booking_id, restaurant_id);
alter table orders add constraint orders_table_check
  check (booking_id is null or (fulfilment = 'pickup' and scheduled_for is not null));
-- Whatever ended without being cooked leaves room for another.
create unique index orders_booking_id_key on orders (booking_id)
  where booking_id is not null and status not in ('rejected', 'cancelled', 'expired');
create index orders_booking_id_restaurant_id_idx on orders (booking_id, restaurant_id) where booking_id is not null;

-- A restaurant's page says whether it takes table bookings.
create trigger booking_settings_announce after insert or update or delete on booking_settings
  for each row execute function announce_change('restaurants');
create trigger venues_announce after insert or update or delete on venues
  for each row execute function announce_change('restaurants');
create trigger dining_tables_announce after insert or update or delete on dining_tables
  for each row execute function announce_change('restaurants');
