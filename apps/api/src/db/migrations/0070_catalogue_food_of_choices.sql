-- What FSSAI has menus tell of a dish goes for each choice as well: who may eat it, what is in it, and what it adds in energy.
-- release before: runs
alter table options
  add column allergens text[] not null default '{}',
  add column suits text[] not null default '{}',
  add column calories int,
  add constraint options_allergens_check check (
    allergens <@ array['gluten', 'milk', 'egg', 'fish', 'crustaceans', 'peanuts', 'nuts', 'soy', 'sesame', 'mustard']) not valid,
  add constraint options_suits_check check (suits <@ array['egg', 'vegan', 'jain', 'halal']) not valid,
  add constraint options_calories_check check (calories between 0 and 5000) not valid;
comment on column options.calories is 'Kilocalories that it adds to a portion; null where the kitchen has not said.';

alter table dishes
  add column serving text,
  add constraint dishes_serving_check check (length(serving) between 1 and 40) not valid;
comment on column dishes.serving is 'What its energy is told for, like 250 g; null where the kitchen has not said.';
drop trigger dishes_edited_announce on dishes;
create trigger dishes_edited_announce after update of calories, serving, suits, published_on, deleted_on on dishes
  for each row when ((old.calories, old.serving, old.suits, old.published_on, old.deleted_on)
    is distinct from (new.calories, new.serving, new.suits, new.published_on, new.deleted_on))
  execute function announce_change('menu');
