-- One paper for each dish that came later.
-- release before: runs
-- way: concurrently
create unique index concurrently if not exists slips_order_item_id_key on slips (order_item_id)
  where order_item_id is not null;
