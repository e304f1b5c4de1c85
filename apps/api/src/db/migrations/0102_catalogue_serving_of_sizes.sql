-- What FSSAI has menus tell of a dish's energy is told for a serving, and a size has one of its own.
-- release before: runs
alter table options
  add column serving text,
  add constraint options_serving_check check (serving ~ '^[^,()|:"]{1,40}$') not valid;
comment on column options.serving is 'What a portion of this size is, like 500 g; null where the kitchen has not said.';
