-- Printing screens print bills too, each order's once, from the moment on that one of them has a printer for bills.
alter table slips add column kind text not null default 'kitchen' constraint slips_kind_check check (kind in ('kitchen', 'bill'));
comment on column slips.kind is 'What the kitchen cooks by, or the bill for the bag; a bill is read when it is printed and none of it is kept here.';
alter table slips drop constraint slips_order_id_station_name_key;
alter table slips add constraint slips_order_id_kind_station_name_key unique (order_id, kind, station_name);
alter table printing_devices add column bills_since timestamptz;
comment on column printing_devices.bills_since is 'Since when it prints the bills of orders; null while it does not.';
