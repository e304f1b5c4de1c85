-- A kitchen cooks at several stations, and each cook reads the own lines alone.
create table stations (
  station_id    int generated always as identity primary key,
  restaurant_id int not null references restaurants on delete cascade,
  station_name  text not null check (length(station_name) between 1 and 20),
  position      int not null,
  constraint stations_restaurant_id_station_id_key unique (restaurant_id, station_id)
);
comment on table stations is 'Where dishes are cooked, in the kitchen''s own order; what no station names is cooked at the first one.';
create unique index stations_restaurant_id_station_name_key on stations (restaurant_id, lower(station_name));

create table station_categories (
  restaurant_id int not null,
  category_id   int not null references categories on delete cascade,
  station_id    int not null,
  primary key (restaurant_id, category_id),
  constraint station_categories_station_id_fkey foreign key (restaurant_id, station_id)
    references stations (restaurant_id, station_id) on delete cascade
);
comment on table station_categories is 'At which station the dishes of a category are cooked, one at most.';
create index station_categories_station_id_idx on station_categories (restaurant_id, station_id);
create index station_categories_category_id_idx on station_categories (category_id);
