-- A menu's names are written for guests; a cook reads short ones from two metres.
-- Step by step: PostgreSQL 15 adds no column with a default to a table whose rows a function takes.
alter table dishes add column kitchen_name text;
alter table dishes alter column kitchen_name set default '';
update dishes set kitchen_name = '';
alter table dishes
  alter column kitchen_name set not null,
  add constraint dishes_kitchen_name_check check (length(kitchen_name) <= 22);
comment on column dishes.kitchen_name is 'What the kitchen calls it on tickets, screens and slips; empty while the menu''s name will do.';
