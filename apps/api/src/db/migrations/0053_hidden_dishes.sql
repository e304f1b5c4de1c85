alter table dishes
  add column hidden_reason text check (length(hidden_reason) between 1 and 300),
  add constraint dishes_hidden_by_office_check check (hidden_reason is null or not isactive);
comment on column dishes.hidden_reason is 'Why the office took the dish off; until it gives it back, the kitchen cannot put it on sale.';
create index dishes_hidden_reason_idx on dishes (menu_id) where hidden_reason is not null;
create index dishes_name_order_idx on dishes (lower(dish_name), menu_id) where deleted_on is null;
create index dishes_price_order_idx on dishes (price, menu_id) where deleted_on is null;
