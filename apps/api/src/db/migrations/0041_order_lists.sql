create index orders_placed_at_idx on orders (placed_at, order_id);
create index orders_total_idx on orders (total, order_id);
create index orders_status_idx on orders (status, placed_at);
create index orders_customer_name_idx on orders (lower(customer_name), order_id);
create index orders_search_idx on orders using gin
  ((lower(order_number || ' ' || customer_name || ' ' || contact_phone)) gin_trgm_ops);
create index refunds_waiting_idx on refunds (order_id) where state in ('requested', 'failed');
