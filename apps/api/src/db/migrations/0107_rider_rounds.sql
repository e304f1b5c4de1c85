-- A link opens a round of stops; a link of one order is a round of one.
drop table rider_places;

alter table rider_links
  add column rider_link_id int generated always as identity,
  add column restaurant_id int;
update rider_links l set restaurant_id = o.restaurant_id from orders o where o.order_id = l.order_id;

create table rider_stops (
  order_id      int primary key references orders on delete cascade,
  rider_link_id int not null,
  position      smallint not null,
  constraint rider_stops_rider_link_id_position_key unique (rider_link_id, position),
  constraint rider_stops_position_check check (position > 0)
);
comment on table rider_stops is 'The orders of a rider''s round, in the order in which they are brought. An order is in one round at most.';
insert into rider_stops (order_id, rider_link_id, position) select order_id, rider_link_id, 1 from rider_links;

alter table rider_links
  drop column order_id,
  alter column restaurant_id set not null,
  add constraint rider_links_pkey primary key (rider_link_id),
  add constraint rider_links_restaurant_id_fkey foreign key (restaurant_id) references restaurants on delete cascade;
alter table rider_stops add constraint rider_stops_rider_link_id_fkey
  foreign key (rider_link_id) references rider_links on delete cascade;
create index rider_links_restaurant_id_idx on rider_links (restaurant_id);
comment on table rider_links is 'The link to the page of a rider''s round. Its secret is made from the nonce, so no row knows it.';

create unlogged table rider_places (
  rider_link_id int primary key references rider_links on delete cascade,
  lat           double precision not null check (lat between -90 and 90),
  lng           double precision not null check (lng between -180 and 180),
  at            timestamptz not null
);
comment on table rider_places is 'Where a rider was last; in no log, no backup of the log, and gone with the link.';

-- Whoever has the link may hand its orders over, so no other restaurant's can ever get into it.
create function rider_stops_restaurant() returns trigger language plpgsql as $$
begin
  if not exists (
    select from orders o join rider_links l using (restaurant_id)
    where o.order_id = new.order_id and l.rider_link_id = new.rider_link_id
  ) then
    raise exception 'a stop must be an order of the restaurant of its link' using errcode = 'check_violation';
  end if;
  return null;
end $$;
create trigger rider_stops_restaurant after insert or update on rider_stops
  for each row execute function rider_stops_restaurant();

-- The link's row is held, so that of two deliveries at one moment the second sees the first and ends the round.
create or replace function rider_links_end() returns trigger language plpgsql as $$
declare
  of_order int;
begin
  select rider_link_id into of_order from rider_stops where order_id = new.order_id;
  if not found then
    return null;
  end if;
  perform from rider_links where rider_link_id = of_order for update;
  delete from rider_links where rider_link_id = of_order and not exists (
    select from rider_stops s join orders o using (order_id)
    where s.rider_link_id = of_order and o.status = 'out_for_delivery'
  );
  return null;
end $$;
