-- One owner has several restaurants. A visit and a shared tablet work for the one that they were opened for.
alter table restaurants drop constraint restaurants_owner_id_key;
create index restaurants_owner_id_idx on restaurants (owner_id);

alter table sessions add column restaurant_id int references restaurants on delete cascade;
comment on column sessions.restaurant_id is 'Of a visit and of a shared tablet: the one restaurant that it works for, whatever its account owns beside it.';
create index sessions_restaurant_id_idx on sessions (restaurant_id) where restaurant_id is not null;

update sessions s set restaurant_id = t.restaurant_id from tablets t where t.tablet_id = s.tablet_id;
-- Until now nobody owned two.
update sessions s set restaurant_id = r.restaurant_id from restaurants r
  where s.visitor_id is not null and r.owner_id = s.user_id;
