-- The kitchen's clock is the true minute; only what the customer is promised is rounded. Before, the clock was counted back
-- from the promise, so that orders of one burst were all wanted at the same five minutes.
alter table orders add column ready_by timestamptz;
comment on column orders.ready_by is 'When the kitchen means to have it ready, as it said on accepting it, and later by what it asked for since. Null until it is accepted, and for a slot, which says it by itself.';
