-- Rooms with tables and who sits there when.

create table venues (
  venue_id      int generated always as identity primary key,
  restaurant_id int not null references restaurants on delete cascade,
  name          text not null check (length(name) between 1 and 60),
  type          text not null default 'indoor' check (type in ('indoor', 'rooftop', 'garden', 'private')),
  address       text not null default '' check (length(address) <= 200),
  photo         text,
  amenities     text[] not null default '{}' check (cardinality(amenities) <= 12),
  own_hours     jsonb check (jsonb_typeof(own_hours) = 'array'),
  isactive      boolean not null default true,
  off_reason    text check (length(off_reason) between 1 and 300),
  created_on    timestamptz not null default now(),
  constraint venues_restaurant_id_name_key unique (restaurant_id, name),
  constraint venues_venue_id_restaurant_id_key unique (venue_id, restaurant_id),
  constraint venues_off_by_office_check check (off_reason is null or not isactive)
);
comment on column venues.own_hours is 'The week as [{"weekday","opens","closes"}] where it is not the restaurant''s; closed dates are always the restaurant''s.';
comment on column venues.off_reason is 'Why the office took the venue out; until it gives it back, the restaurant cannot use it.';
create trigger venues_announce after insert or update or delete on venues
  for each row execute function announce_change('restaurants');

create table dining_tables (
  table_id  int generated always as identity primary key,
  venue_id  int not null references venues on delete cascade,
  name      text not null check (length(name) between 1 and 12),
  min_seats smallint not null check (min_seats between 1 and 20),
  max_seats smallint not null check (max_seats <= 20),
  spot_x    smallint not null check (spot_x between 0 and 11),
  spot_y    smallint not null check (spot_y between 0 and 7),
  isactive  boolean not null default true,
  constraint dining_tables_seats_check check (max_seats >= min_seats),
  constraint dining_tables_venue_id_name_key unique (venue_id, name),
  constraint dining_tables_spot_key unique (venue_id, spot_x, spot_y) deferrable initially deferred,
  constraint dining_tables_table_id_venue_id_key unique (table_id, venue_id)
);
comment on table dining_tables is 'A spot is a square of the floor plan, twelve across and eight down; no two tables stand on one.';
create trigger dining_tables_announce after insert or update or delete on dining_tables
  for each row execute function announce_change('restaurants');

create table table_joins (
  venue_id  int not null,
  table_id  int not null,
  joined_id int not null,
  primary key (table_id, joined_id),
  constraint table_joins_once_check check (table_id < joined_id),
  constraint table_joins_table_id_fkey foreign key (table_id, venue_id)
    references dining_tables (table_id, venue_id) on delete cascade,
  constraint table_joins_joined_id_fkey foreign key (joined_id, venue_id)
    references dining_tables (table_id, venue_id) on delete cascade
);
comment on table table_joins is 'Two tables of one venue that can be pushed together.';
create index table_joins_joined_id_idx on table_joins (joined_id);
create index table_joins_venue_id_idx on table_joins (venue_id);

create table booking_settings (
  restaurant_id      int primary key references restaurants on delete cascade,
  takes_bookings     boolean not null default false,
  auto_confirm       boolean not null default true,
  slot_minutes       smallint not null default 30 check (slot_minutes in (15, 30, 60)),
  stay_small         smallint not null default 90 check (stay_small between 30 and 360),
  stay_medium        smallint not null default 120 check (stay_medium between 30 and 360),
  stay_large         smallint not null default 150 check (stay_large between 30 and 360),
  lead_minutes       smallint not null default 60 check (lead_minutes between 0 and 1440),
  horizon_days       smallint not null default 30 check (horizon_days between 1 and 90),
  covers_per_quarter smallint not null default 10 check (covers_per_quarter between 1 and 200),
  cancel_hours       smallint not null default 2 check (cancel_hours between 0 and 48),
  hold_minutes       smallint not null default 10 check (hold_minutes between 2 and 30),
  grace_minutes      smallint not null default 15 check (grace_minutes between 5 and 60)
);
comment on table booking_settings is 'Whoever takes or moves a booking locks this row first, so that what is free is decided by one at a time.';
-- A restaurant's page says whether it takes table bookings.
create trigger booking_settings_announce after insert or update or delete on booking_settings
  for each row execute function announce_change('restaurants');

create table bookings (
  booking_id     int generated always as identity primary key,
  booking_number text not null constraint bookings_booking_number_key unique check (booking_number ~ '^TB-[0-9A-Z]{6}$'),
  restaurant_id  int not null references restaurants,
  venue_id       int not null,
  user_id        int references users,
  source         text not null default 'web' check (source in ('web', 'phone', 'walk_in')),
  state          text not null check (state in ('held', 'requested', 'confirmed', 'arrived', 'seated', 'completed',
    'declined', 'expired', 'cancelled', 'no_show')),
  version        int not null default 1,
  guests         smallint not null check (guests between 1 and 20),
  starts_at      timestamptz not null,
  ends_at        timestamptz not null,
  held_until     timestamptz,
  name           text check (length(name) between 2 and 100),
  email          text check (length(email) <= 254),
  phone          text check (phone ~ '^[0-9]{10}$'),
  occasion       text check (occasion in ('birthday', 'anniversary', 'date', 'business', 'other')),
  note           text not null default '' check (length(note) <= 300),
  staff_note     text not null default '' check (length(staff_note) <= 300),
  code_hash      bytea,
  code_until     timestamptz,
  code_tries     smallint not null default 0,
  verified_at    timestamptz,
  reminded_at    timestamptz,
  cancelled_by   text check (cancelled_by in ('customer', 'restaurant', 'admin', 'system')),
  reason         text check (length(reason) <= 300),
  created_on     timestamptz not null default now(),
  constraint bookings_venue_id_fkey foreign key (venue_id, restaurant_id) references venues (venue_id, restaurant_id),
  constraint bookings_time_check check (ends_at > starts_at and ends_at <= starts_at + interval '6 hours'),
  constraint bookings_held_check check (state <> 'held' or held_until is not null),
  constraint bookings_named_check check (state in ('held', 'expired') or name is not null),
  constraint bookings_web_check
    check (state in ('held', 'expired') or source <> 'web' or (email is not null and phone is not null)),
  constraint bookings_as_seated_key unique (booking_id, venue_id, starts_at, ends_at, state),
  constraint bookings_booking_id_restaurant_id_key unique (booking_id, restaurant_id)
);
create index bookings_restaurant_id_starts_at_idx on bookings (restaurant_id, starts_at);
create index bookings_user_id_idx on bookings (user_id, starts_at desc);
create index bookings_venue_id_idx on bookings (venue_id);
create index bookings_held_until_idx on bookings (held_until) where state = 'held';

create table booking_tables (
  booking_id int not null,
  table_id   int not null,
  venue_id   int not null,
  starts_at  timestamptz not null,
  ends_at    timestamptz not null,
  state      text not null,
  primary key (booking_id, table_id),
  constraint booking_tables_booking_id_fkey foreign key (booking_id, venue_id, starts_at, ends_at, state)
    references bookings (booking_id, venue_id, starts_at, ends_at, state) on update cascade on delete cascade,
  constraint booking_tables_table_id_fkey foreign key (table_id, venue_id) references dining_tables (table_id, venue_id),
  constraint booking_tables_taken_excl exclude using gist (table_id with =, tstzrange(starts_at, ends_at) with &&)
    where (state in ('held', 'requested', 'confirmed', 'arrived', 'seated'))
);
comment on table booking_tables is 'The tables of a booking with its time and state, which follow the booking by the foreign key: no two living bookings ever share a table at one time, whatever the code does.';
create unique index booking_tables_seated_key on booking_tables (table_id) where state = 'seated';
create index booking_tables_table_id_idx on booking_tables (table_id, venue_id);
create index booking_tables_venue_id_idx on booking_tables (venue_id, starts_at);

create function require_table() returns trigger language plpgsql as $$
begin
  if exists (
    select from bookings b where b.booking_id = new.booking_id
      and b.state in ('held', 'requested', 'confirmed', 'arrived', 'seated')
      and not exists (select from booking_tables t where t.booking_id = b.booking_id)) then
    raise exception 'A booking has no table.' using errcode = 'check_violation', constraint = 'bookings_table_check';
  end if;
  return null;
end $$;

create constraint trigger bookings_table_check after insert or update of state, venue_id, starts_at, ends_at on bookings
  deferrable initially deferred for each row execute function require_table();

create table booking_events (
  booking_event_id int generated always as identity primary key,
  booking_id       int not null references bookings on delete cascade,
  type             text not null,
  from_state       text,
  to_state         text,
  actor_type       text not null check (actor_type in ('customer', 'guest', 'restaurant', 'admin', 'system')),
  actor_id         int references users,
  reason           text,
  at               timestamptz not null default clock_timestamp()
);
create index booking_events_booking_id_idx on booking_events (booking_id);
create index booking_events_actor_id_idx on booking_events (actor_id);
create unique index booking_events_once_key on booking_events (booking_id, to_state) where to_state in ('expired', 'declined', 'no_show', 'cancelled');

create table table_waits (
  wait_id       int generated always as identity primary key,
  restaurant_id int not null references restaurants on delete cascade,
  user_id       int references users,
  source        text not null default 'web' check (source in ('web', 'walk_in')),
  name          text not null check (length(name) between 2 and 100),
  email         text check (length(email) <= 254),
  phone         text check (phone ~ '^[0-9]{10}$'),
  guests        smallint not null check (guests between 1 and 20),
  wanted_at     timestamptz not null,
  state         text not null default 'waiting' check (state in ('waiting', 'told', 'seated', 'left')),
  told_at       timestamptz,
  created_on    timestamptz not null default now(),
  constraint table_waits_reach_check check (source = 'walk_in' or email is not null)
);
create index table_waits_restaurant_id_idx on table_waits (restaurant_id, wanted_at) where state in ('waiting', 'told');
create index table_waits_user_id_idx on table_waits (user_id);
create unique index table_waits_once_key on table_waits (restaurant_id, lower(email), wanted_at) where state = 'waiting';
