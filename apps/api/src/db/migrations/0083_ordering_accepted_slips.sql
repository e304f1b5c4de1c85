-- One paper for each station of an order as it was accepted.
-- release before: runs
-- way: concurrently
create unique index concurrently if not exists slips_accepted_key on slips (order_id, kind, station_name)
  where order_item_id is null;
