-- A line keeps what its dish was called in each language when it was ordered, beside the English name that papers say. Those of its
-- choices and parts stand within options and parts, that of the restaurant within its copy.
-- release before: runs
alter table order_items add column names jsonb;
comment on column order_items.names is 'What its dish was called by language, hi and kn, when it was ordered; null where it had English alone.';
alter table order_substitutes add column names jsonb;
comment on column order_substitutes.names is 'What the dish was called by language when it was offered.';
