-- Bookings and complaints are found by name and number like orders and people, however many there are.
-- release before: runs
-- way: concurrently
create index concurrently if not exists bookings_search_idx on bookings using gin
  ((lower(booking_number || ' ' || coalesce(name, '') || ' ' || coalesce(phone, ''))) gin_trgm_ops);
create index concurrently if not exists complaints_search_idx on complaints using gin
  ((lower('C-' || complaint_id::text || ' ' || name || ' ' || email || ' ' || coalesce(subject, ''))) gin_trgm_ops);
