-- Paper for the kitchen: what is owed, which screen prints it now, and whether it was printed.
create table printing_devices (
  restaurant_id int not null references restaurants on delete cascade,
  device_id     uuid not null,
  device_name   text not null check (length(device_name) between 1 and 30),
  prints_since  timestamptz,
  seen_at       timestamptz not null,
  primary key (restaurant_id, device_id)
);
comment on table printing_devices is 'Browsers with the printing screen open, each under an id that it made for itself.';
comment on column printing_devices.prints_since is 'Since when it prints; null while its switch is off.';
create index printing_devices_seen_at_idx on printing_devices (seen_at);

create table slips (
  slip_id        int generated always as identity primary key,
  restaurant_id  int not null references restaurants on delete cascade,
  order_id       int not null references orders on delete cascade,
  station_id     int references stations on delete set null,
  station_name   text not null,
  order_item_ids int[] not null,
  due_at         timestamptz not null,
  claimed_by     uuid,
  claimed_at     timestamptz,
  claim          int not null default 0 check (claim >= 0),
  in_doubt       boolean not null default false,
  printed_at     timestamptz,
  printer_name   text,
  copies         int not null default 0 check (copies >= 0),
  constraint slips_order_id_station_name_key unique (order_id, station_name),
  constraint slips_claimed_by_fkey foreign key (restaurant_id, claimed_by)
    references printing_devices (restaurant_id, device_id) on delete set null (claimed_by)
);
comment on table slips is 'One paper for each station of an order, written when a printing screen first sees the order; later changes of stations leave it.';
comment on column slips.station_name is 'As it was called then; empty for the whole order of a kitchen without stations.';
comment on column slips.due_at is 'When it was accepted, or when an order for later is to be begun.';
comment on column slips.claimed_by is 'The device that prints it now, or that printed it.';
comment on column slips.claim is 'How often it was claimed; a claim names the one it has seen.';
comment on column slips.in_doubt is 'A device claimed it and was never heard of again: it may have been printed before, and the paper says so.';
create index slips_restaurant_id_claimed_by_idx on slips (restaurant_id, claimed_by);
create index slips_restaurant_id_printed_at_idx on slips (restaurant_id, printed_at);
create index slips_station_id_idx on slips (station_id);
create index slips_due_at_idx on slips (due_at);
