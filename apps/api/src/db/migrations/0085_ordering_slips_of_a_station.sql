-- A station may get a paper more than once for an order; slips_accepted_key holds what this held for the accepted one.
-- release before: runs
alter table slips drop constraint slips_order_id_kind_station_name_key;
