create table categories (
  category_id   int generated always as identity primary key,
  category_name text not null check (length(category_name) between 1 and 60),
  slug          text not null constraint categories_slug_key unique,
  image         text,
  position      int not null default 0,
  isactive      boolean not null default true
);
create unique index categories_lower_category_name_key on categories (lower(category_name));

create table dishes (
  menu_id          int generated always as identity primary key,
  restaurant_id    int not null references restaurants on delete cascade,
  category_id      int references categories,
  dish_name        text not null check (length(dish_name) between 1 and 120),
  dish_img         text,
  description      text not null default '' check (length(description) <= 1000),
  is_veg           boolean not null,
  contains_egg     boolean not null default false,
  allergens        text[] not null default '{}',
  price            bigint not null check (price > 0),
  discounted_price bigint check (discounted_price > 0 and discounted_price <= price),
  preparation_time int not null default 20 check (preparation_time between 1 and 240),
  num_of_order     int not null default 0 check (num_of_order >= 0),
  tax_category     text not null default 'restaurant_service' check (tax_category in ('restaurant_service', 'packaged')),
  position         int not null default 0,
  isactive         boolean not null default true,
  sold_out         boolean not null default false,
  sold_out_until   timestamptz,
  daily_stock      int check (daily_stock >= 0),
  created_on       timestamptz not null default now()
);
comment on table dishes is 'Prices in paise, without GST. sold_out counts until sold_out_until passes, or until changed when that is null.';
create index dishes_restaurant_id_idx on dishes (restaurant_id, position);
create index dishes_category_id_idx on dishes (category_id);
create index dishes_dish_name_trgm_idx on dishes using gin (dish_name gin_trgm_ops);
create index dishes_num_of_order_idx on dishes (num_of_order desc) where isactive;

create table option_groups (
  option_group_id int generated always as identity primary key,
  restaurant_id   int not null references restaurants on delete cascade,
  group_name      text not null check (length(group_name) between 1 and 60),
  kind            text not null check (kind in ('size', 'addon')),
  min_choices     int not null default 0 check (min_choices >= 0),
  max_choices     int not null default 1,
  constraint option_groups_choices_check check (max_choices between greatest(min_choices, 1) and 20)
);
comment on table option_groups is 'Choices that dishes share; a size shows its full price, an add-on what it adds.';
create index option_groups_restaurant_id_idx on option_groups (restaurant_id);

create table options (
  option_id       int generated always as identity primary key,
  option_group_id int not null references option_groups on delete cascade,
  option_name     text not null check (length(option_name) between 1 and 60),
  price           bigint not null default 0 check (price >= 0),
  is_veg          boolean not null default true,
  position        int not null default 0,
  isactive        boolean not null default true,
  sold_out        boolean not null default false,
  constraint options_option_group_id_option_name_key unique (option_group_id, option_name)
);
comment on column options.price is 'Paise added to the dish.';

create table dish_option_groups (
  menu_id         int not null references dishes on delete cascade,
  option_group_id int not null references option_groups on delete cascade,
  position        int not null default 0,
  primary key (menu_id, option_group_id)
);
create index dish_option_groups_option_group_id_idx on dish_option_groups (option_group_id);
