-- A form that is kept for the files made with it is found by the newer one that it gave way to.
-- way: concurrently
-- release before: runs
create index concurrently if not exists bank_formats_follows_idx on bank_formats (follows);
