-- The orders of a group, ended ones too: the foreign key asks for them when the group is forgotten.
-- release before: runs
-- way: concurrently
create index concurrently if not exists orders_group_order_id_idx on orders (group_order_id) where group_order_id is not null;
