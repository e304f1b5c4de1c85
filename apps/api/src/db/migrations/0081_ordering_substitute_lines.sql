-- An offer becomes one line at most, whatever the code does.
-- release before: runs
-- way: concurrently
create unique index concurrently if not exists order_items_order_substitute_id_key on order_items (order_substitute_id)
  where order_substitute_id is not null;
