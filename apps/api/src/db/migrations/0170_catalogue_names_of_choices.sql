-- A group of choices, a choice and a category may have names in Hindi and in Kannada, as dishes have them (0152). Each stands in the row
-- that it names, whose trigger announces it.
-- release before: runs
alter table option_groups
  add column names jsonb,
  add constraint option_groups_names_check check (names - array['hi', 'kn'] = '{}'
    and coalesce(length(names ->> 'hi'), 1) between 1 and 60 and coalesce(length(names ->> 'kn'), 1) between 1 and 60) not valid;
comment on column option_groups.names is 'Its names by language, as of dishes.';
alter table options
  add column names jsonb,
  add constraint options_names_check check (names - array['hi', 'kn'] = '{}'
    and coalesce(length(names ->> 'hi'), 1) between 1 and 60 and coalesce(length(names ->> 'kn'), 1) between 1 and 60) not valid;
comment on column options.names is 'Its names by language, as of dishes.';
alter table categories
  add column names jsonb,
  add constraint categories_names_check check (names - array['hi', 'kn'] = '{}'
    and coalesce(length(names ->> 'hi'), 1) between 1 and 60 and coalesce(length(names ->> 'kn'), 1) between 1 and 60) not valid;
comment on column categories.names is 'Its names by language, as of dishes; the office writes them.';
