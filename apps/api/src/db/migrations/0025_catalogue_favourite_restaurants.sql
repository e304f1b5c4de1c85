-- Restaurants can be saved as dishes can.
create table favourite_restaurants (
  user_id       int not null references users on delete cascade,
  restaurant_id int not null references restaurants on delete cascade,
  created_on    timestamptz not null default now(),
  primary key (user_id, restaurant_id)
);
comment on table favourite_restaurants is 'A restaurant that a customer saved, once.';
create index favourite_restaurants_restaurant_id_idx on favourite_restaurants (restaurant_id);
