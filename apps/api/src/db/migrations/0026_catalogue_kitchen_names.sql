-- A menu's names are written for guests; a cook reads short ones from two metres.
alter table dishes
  add column kitchen_name text not null default '' check (length(kitchen_name) <= 22);
comment on column dishes.kitchen_name is 'What the kitchen calls it on tickets, screens and slips; empty while the menu''s name will do.';
