create table rider_links (
  order_id   int primary key references orders on delete cascade,
  nonce      uuid not null,
  token_hash bytea not null check (length(token_hash) = 32),
  made_at    timestamptz not null,
  expires_at timestamptz not null,
  constraint rider_links_token_hash_key unique (token_hash),
  constraint rider_links_expires_at_check check (expires_at > made_at)
);
comment on table rider_links is 'The link to the rider''s page of an order on its way. Its secret is made from number and nonce, so no row knows it.';

create unlogged table rider_places (
  order_id int primary key references rider_links on delete cascade,
  lat      double precision not null check (lat between -90 and 90),
  lng      double precision not null check (lng between -180 and 180),
  at       timestamptz not null
);
comment on table rider_places is 'Where a rider was last; in no log, no backup of the log, and gone with the link.';

-- Whatever ends a delivery, by hand, by code or by the clock, ends the rider's page and forgets the place.
create function rider_links_end() returns trigger language plpgsql as $$
begin
  delete from rider_links where order_id = new.order_id;
  return null;
end $$;
create trigger orders_rider_links_end after update of status on orders
  for each row when (old.status = 'out_for_delivery' and new.status <> 'out_for_delivery')
  execute function rider_links_end();
