-- What a guest without an account reads the letters about their table in: the language of the page on which they asked.
-- release before: runs
alter table bookings
  add column language text,
  add constraint bookings_language_check check (language in ('en', 'hi', 'kn')) not valid;
comment on column bookings.language is 'Of the page on which it was booked; null where the staff wrote it down, which reads as English.';
alter table table_waits
  add column language text,
  add constraint table_waits_language_check check (language in ('en', 'hi', 'kn')) not valid;
comment on column table_waits.language is 'As of bookings.';
