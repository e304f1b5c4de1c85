-- A combo is a dish that consists of other dishes of its kitchen; it sells out and returns with them.
alter table dishes add constraint dishes_restaurant_id_menu_id_key unique (restaurant_id, menu_id);

create table dish_parts (
  restaurant_id int not null,
  combo_id      int not null,
  menu_id       int not null,
  quantity      int not null check (quantity between 1 and 10),
  position      int not null,
  primary key (combo_id, menu_id),
  constraint dish_parts_combo_id_fkey foreign key (restaurant_id, combo_id)
    references dishes (restaurant_id, menu_id) on delete cascade,
  constraint dish_parts_menu_id_fkey foreign key (restaurant_id, menu_id)
    references dishes (restaurant_id, menu_id) on delete cascade
);
comment on table dish_parts is 'What a combo consists of: dishes of its own restaurant, none of which is a combo.';
comment on column dish_parts.quantity is 'How many portions of the part one combo takes.';
create index dish_parts_combo_id_idx on dish_parts (restaurant_id, combo_id);
create index dish_parts_menu_id_idx on dish_parts (restaurant_id, menu_id);
create trigger dish_parts_announce after insert or update or delete on dish_parts
  for each row execute function announce_change('menu');

-- A combo that takes two of a part is sold out while one is left.
create function announce_part_stock() returns trigger language plpgsql as $$
begin
  if exists (select from dish_parts l where l.restaurant_id = new.restaurant_id and l.menu_id = new.menu_id
    and coalesce(old.daily_stock < l.quantity, false) <> coalesce(new.daily_stock < l.quantity, false)) then
    perform pg_notify('cache', 'menu');
  end if;
  return null;
end $$;
create trigger dishes_part_stock_announce after update on dishes
  for each row when (old.daily_stock is distinct from new.daily_stock and least(old.daily_stock, new.daily_stock) < 10)
  execute function announce_part_stock();

-- Whoever writes parts holds the rows of the combo and of its parts, so that two who write at once see each other here.
create function refuse_false_combo() returns trigger language plpgsql as $$
begin
  if exists (select from dish_parts l join dish_parts inner_part on inner_part.combo_id = l.menu_id
    where new.menu_id in (l.combo_id, l.menu_id, inner_part.menu_id)) then
    raise exception 'a combo within a combo' using errcode = 'check_violation', constraint = 'dish_parts_nested_check';
  end if;
  if exists (select from dish_parts l join dishes c on c.menu_id = l.combo_id join dishes p on p.menu_id = l.menu_id
    where new.menu_id in (l.combo_id, l.menu_id) and c.is_veg and not p.is_veg and c.deleted_on is null) then
    raise exception 'a veg combo of a dish that is not' using errcode = 'check_violation', constraint = 'dish_parts_veg_check';
  end if;
  return null;
end $$;
create constraint trigger dish_parts_check after insert or update on dish_parts deferrable initially deferred
  for each row execute function refuse_false_combo();
create constraint trigger dishes_mark_check after update of is_veg on dishes deferrable initially deferred
  for each row when (old.is_veg <> new.is_veg) execute function refuse_false_combo();

alter table order_items add column parts jsonb not null default '[]';
comment on column order_items.parts is 'What was in one combo when it was ordered: menu_id, name and quantity of each part.';
