-- What was chosen of a dish that is offered instead, and what was in it if it is a combo, as it was offered. A process of the release
-- before offers neither, and what it takes of one that has them is the dish at its price.
-- release before: runs
alter table order_substitutes
  add column options jsonb not null default '[]',
  add column parts jsonb not null default '[]';
comment on column order_substitutes.options is 'The choices without which it cannot be ordered, as they were offered: option_id, option_name, names and price.';
comment on column order_substitutes.parts is 'What was in one combo when it was offered: menu_id, name, names and quantity of each part.';
