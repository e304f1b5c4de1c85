-- A group is ordered once at a time; what ended without food leaves room for another.
-- release before: runs
-- way: concurrently
create unique index concurrently if not exists orders_group_order_id_key on orders (group_order_id)
  where group_order_id is not null and status not in ('rejected', 'cancelled', 'expired');
