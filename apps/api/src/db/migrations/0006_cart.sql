create table favourites (
  user_id    int not null references users on delete cascade,
  menu_id    int not null references dishes on delete cascade,
  created_on timestamptz not null default now(),
  primary key (user_id, menu_id)
);
create index favourites_menu_id_idx on favourites (menu_id);

create table carts (
  user_id       int primary key references users on delete cascade,
  restaurant_id int not null references restaurants
);
comment on table carts is 'One for each user and one restaurant at a time; the row goes when its last entry goes.';
create index carts_restaurant_id_idx on carts (restaurant_id);

create table cart_items (
  cart_id    int generated always as identity primary key,
  user_id    int not null references carts on delete cascade,
  menu_id    int not null references dishes on delete cascade,
  option_ids int[] not null default '{}',
  quantity   int not null check (quantity between 1 and 20),
  note       text not null default '' check (length(note) <= 120),
  unit_price bigint not null check (unit_price >= 0),
  created_on timestamptz not null default now(),
  constraint cart_items_user_id_menu_id_option_ids_key unique (user_id, menu_id, option_ids)
);
comment on column cart_items.unit_price is 'Paise for one with its options when it was last shown; a difference is told to the customer.';
comment on column cart_items.option_ids is 'Sorted, so that the same choice is the same entry.';
create index cart_items_menu_id_idx on cart_items (menu_id);

create table addresses (
  address_id int generated always as identity primary key,
  user_id    int not null references users on delete cascade,
  label      text not null check (length(label) between 1 and 30),
  line1      text not null check (length(line1) between 3 and 120),
  line2      text not null default '' check (length(line2) <= 120),
  landmark   text not null default '' check (length(landmark) <= 80),
  city_id    int not null references cities,
  pincode    text not null check (pincode ~ '^[1-9][0-9]{5}$'),
  phone      text not null check (phone ~ '^[0-9]{10}$'),
  lat        double precision check (lat between -90 and 90),
  lng        double precision check (lng between -180 and 180),
  is_default boolean not null default false,
  created_on timestamptz not null default now()
);
comment on table addresses is 'Orders copy what they use, so deleting one is free.';
create index addresses_user_id_idx on addresses (user_id);
create index addresses_city_id_idx on addresses (city_id);
create unique index addresses_one_default_key on addresses (user_id) where is_default;
