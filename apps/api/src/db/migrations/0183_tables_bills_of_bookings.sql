-- A party that booked is seated at a bill of its own, on which the dishes stand that it ordered ahead.
-- release before: runs
alter table table_bills
  add column booking_id int,
  add constraint table_bills_booking_id_fkey foreign key (booking_id) references bookings not valid;
comment on column table_bills.booking_id is 'The booking of the party that sits there, where it booked and was seated.';
