create table cities (
  city_id  int generated always as identity primary key,
  cityname text not null,
  slug     text not null constraint cities_slug_key unique,
  lat      double precision not null check (lat between -90 and 90),
  lng      double precision not null check (lng between -180 and 180),
  isactive boolean not null default true
);
comment on table cities is 'An inactive city hides its restaurants from lists and keeps its orders.';
create unique index cities_lower_cityname_key on cities (lower(cityname));

create table restaurants (
  restaurant_id          int generated always as identity primary key,
  owner_id               int not null constraint restaurants_owner_id_key unique references users,
  restaurant_name        text not null check (length(restaurant_name) between 1 and 80),
  slug                   text not null,
  description            text not null default '',
  logo                   text,
  cover_img              text,
  cuisine_type           text check (cuisine_type in ('Indian', 'Chinese', 'Italian', 'Mexican', 'Thai')),
  restaurant_type        text check (restaurant_type in ('veg', 'non-veg', 'both')),
  venue_name             text,
  city_id                int references cities,
  statename              text,
  full_address           text,
  pincode                text check (pincode ~ '^[1-9][0-9]{5}$'),
  lat                    double precision check (lat between -90 and 90),
  lng                    double precision check (lng between -180 and 180),
  contact_number         text,
  website                text,
  fssai_number           text check (fssai_number ~ '^[0-9]{14}$'),
  gstin                  text,
  specified_premises     boolean not null default false,
  timezone               text not null default 'Asia/Kolkata',
  lifecycle              text not null default 'draft'
    check (lifecycle in ('draft', 'submitted', 'in_review', 'changes_requested', 'rejected', 'active', 'suspended', 'closing', 'closed')),
  hidden                 boolean not null default false,
  switch                 text not null default 'online' check (switch in ('online', 'busy', 'paused', 'offline')),
  switch_until           timestamptz,
  busy_minutes           int not null default 0 check (busy_minutes between 0 and 120),
  missed_in_a_row        int not null default 0 check (missed_in_a_row >= 0),
  auto_accept            boolean not null default false,
  prep_minutes           int not null default 20 check (prep_minutes between 5 and 120),
  travel_minutes         int not null default 15 check (travel_minutes between 0 and 120),
  last_order_minutes     int not null default 20 check (last_order_minutes between 0 and 180),
  min_order              bigint not null default 0 check (min_order >= 0),
  packaging_fee          bigint not null default 0 check (packaging_fee >= 0),
  delivery_fee           bigint not null default 0 check (delivery_fee >= 0),
  free_delivery_from     bigint check (free_delivery_from >= 0),
  delivery_radius_m      int check (delivery_radius_m between 100 and 50000),
  delivery_pincodes      text[],
  offers_delivery        boolean not null default true,
  offers_pickup          boolean not null default true,
  commission_bp          int not null default 1800 check (commission_bp between 0 and 10000),
  created_on             timestamptz not null default now()
);
comment on table restaurants is 'Lifecycle, switch and hours are three facts; a restaurant takes orders only when all three allow it. Money in paise.';
create index restaurants_city_id_idx on restaurants (city_id) where lifecycle = 'active' and not hidden;
create index restaurants_restaurant_name_trgm_idx on restaurants using gin (restaurant_name gin_trgm_ops);

create table restaurant_hours (
  restaurant_hours_id int generated always as identity primary key,
  restaurant_id       int not null references restaurants on delete cascade,
  weekday             smallint not null check (weekday between 0 and 6),
  opens               time not null,
  closes              time not null,
  constraint restaurant_hours_restaurant_id_weekday_opens_key unique (restaurant_id, weekday, opens)
);
comment on table restaurant_hours is 'Weekday 0 is Sunday; closes at or before opens means the next day. Several rows a day are split shifts.';

create table restaurant_exceptions (
  restaurant_id int not null references restaurants on delete cascade,
  on_date       date not null,
  intervals     jsonb not null default '[]' check (jsonb_typeof(intervals) = 'array'),
  reason        text,
  primary key (restaurant_id, on_date)
);
comment on table restaurant_exceptions is 'Hours of one date in place of the week: [{"opens","closes"}], none when closed. A shift belongs to the day it starts.';
