-- A booking has one bill.
-- release before: runs
-- way: concurrently
create unique index concurrently if not exists table_bills_booking_id_key on table_bills (booking_id) where booking_id is not null;
