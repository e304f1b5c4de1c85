-- Codes are asked about for a while after another took their place: a payment may have been on its way.
-- release before: runs
-- way: concurrently
create index concurrently if not exists payment_codes_closed_at_idx on payment_codes (closed_at) where closed_at is not null;
