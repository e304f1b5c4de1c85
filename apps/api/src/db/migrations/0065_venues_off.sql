alter table venues
  add column off_reason text check (length(off_reason) between 1 and 300),
  add constraint venues_off_by_office_check check (off_reason is null or not isactive);
comment on column venues.off_reason is 'Why the office took the venue out; until it gives it back, the restaurant cannot use it.';
