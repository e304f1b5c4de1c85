alter table dishes
  add column suits text[] not null default '{}',
  add constraint dishes_suits_check check (suits <@ array['egg', 'vegan', 'jain', 'halal']),
  add constraint dishes_allergens_check check (
    allergens <@ array['gluten', 'milk', 'egg', 'fish', 'crustaceans', 'peanuts', 'nuts', 'soy', 'sesame', 'mustard']);
comment on column dishes.suits is 'What the kitchen says of it beside the food mark; egg says that there is egg but no meat or fish.';

create table diet_profiles (
  user_id    int primary key references users on delete cascade,
  diet       text not null check (diet in ('any', 'egg', 'veg', 'vegan', 'jain')),
  halal      boolean not null,
  allergens  text[] not null check (
    allergens <@ array['gluten', 'milk', 'egg', 'fish', 'crustaceans', 'peanuts', 'nuts', 'soy', 'sesame', 'mustard']),
  hide       boolean not null,
  updated_on timestamptz not null default now()
);
comment on table diet_profiles is 'What a customer eats; screens mark or hide dishes by it, the server never sorts by it.';
