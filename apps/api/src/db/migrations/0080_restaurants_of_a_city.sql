create index restaurants_every_city_id_idx on restaurants (city_id);
