-- The payment of a part is found from its part, and a part has one.
-- release before: runs
-- way: concurrently
create unique index concurrently if not exists share_payments_part_way_key on share_payments (table_part_id) where held_reason is null;
create index concurrently if not exists share_payments_table_part_id_idx on share_payments (table_part_id) where table_part_id is not null;
create index concurrently if not exists table_parts_held_idx on table_parts (settled_at) where state = 'held';
create index concurrently if not exists table_parts_overdue_idx on table_parts (pay_by) where state = 'asked' and pay_by is not null;
