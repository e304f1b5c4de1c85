-- The tips of an order are found from it.
-- release before: runs
-- way: concurrently
create index concurrently if not exists table_parts_tip_order_id_idx on table_parts (tip_order_id) where tip_order_id is not null;
