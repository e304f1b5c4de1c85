-- What a kitchen edits of its menu: drafts, versions, planned discounts, portions a day, its own order of categories.
alter table dishes
  add column version int not null default 1,
  add column changed_by int references users,
  add column changed_on timestamptz not null default now(),
  add column published_on timestamptz default now(),
  add column deleted_on timestamptz,
  add column calories int check (calories between 0 and 5000),
  add column stock_per_day int check (stock_per_day between 0 and 10000),
  add column stock_day date,
  add column reduced_price bigint,
  add column reduced_from date,
  add column reduced_to date,
  add column reduced_from_time time,
  add column reduced_to_time time,
  add constraint dishes_published_check check (not isactive or (published_on is not null and deleted_on is null)),
  add constraint dishes_stock_day_check check ((stock_per_day is null) = (stock_day is null)),
  add constraint dishes_reduced_price_check check (reduced_price > 0 and reduced_price <= price),
  add constraint dishes_reduced_days_check check (reduced_from <= reduced_to),
  add constraint dishes_reduced_hours_check check (
    (reduced_from_time is null) = (reduced_to_time is null) and reduced_from_time <> reduced_to_time),
  add constraint dishes_reduced_plan_check check (
    (reduced_price is not null) = (coalesce(reduced_from, reduced_to) is not null or reduced_from_time is not null));
comment on column dishes.version is 'Rises with every edit, so that of two devices the second one is told; orders and sold-out marks leave it alone.';
comment on column dishes.published_on is 'Null while it is a draft that no customer has seen.';
comment on column dishes.reduced_price is 'The discounted price of a plan of days and hours; discounted_price then is what holds at the moment, kept by a job.';
comment on column dishes.stock_per_day is 'What daily_stock begins with on each service day; stock_day is the day it was last filled.';
create index dishes_changed_by_idx on dishes (changed_by) where changed_by is not null;
create index dishes_reduced_price_idx on dishes (restaurant_id) where reduced_price is not null;
create index dishes_stock_per_day_idx on dishes (restaurant_id) where stock_per_day is not null;
create trigger dishes_edited_announce after update of calories, suits, published_on, deleted_on on dishes
  for each row execute function announce_change('menu');

-- A span that crosses midnight belongs to the day on which it begins.
create function planned_discount(d dishes, zone text, at timestamptz) returns bigint
  language sql stable
begin atomic
  select d.reduced_price
  from (select (at at time zone zone)::time as clock, (at at time zone zone)::date as today) l,
    lateral (select case when d.reduced_from_time > d.reduced_to_time and l.clock < d.reduced_to_time
      then l.today - 1 else l.today end as began) b
  where (d.reduced_from is null or b.began >= d.reduced_from) and (d.reduced_to is null or b.began <= d.reduced_to)
    and case
      when d.reduced_from_time is null then true
      when d.reduced_from_time < d.reduced_to_time then l.clock >= d.reduced_from_time and l.clock < d.reduced_to_time
      else l.clock >= d.reduced_from_time or l.clock < d.reduced_to_time
    end;
end;

create table dish_price_changes (
  change_id         int generated always as identity primary key,
  menu_id           int not null references dishes on delete cascade,
  price_before      bigint not null,
  price             bigint not null,
  discounted_before bigint,
  discounted        bigint,
  source            text not null check (source in ('edit', 'bulk', 'import')),
  changed_by        int references users,
  changed_on        timestamptz not null
);
comment on table dish_price_changes is 'Every price that a person set, in paise; what a plan switches on and off is not one.';
create index dish_price_changes_menu_id_idx on dish_price_changes (menu_id, change_id desc);
create index dish_price_changes_changed_by_idx on dish_price_changes (changed_by) where changed_by is not null;

create table restaurant_categories (
  restaurant_id int not null references restaurants on delete cascade,
  category_id   int not null references categories on delete cascade,
  position      int not null,
  primary key (restaurant_id, category_id)
);
comment on table restaurant_categories is 'The categories of one menu in its own order; a category that is missing here comes after them in the order of all.';
create index restaurant_categories_category_id_idx on restaurant_categories (category_id);
create trigger restaurant_categories_announce after insert or update or delete on restaurant_categories
  for each row execute function announce_change('menu');

alter table option_groups
  add column version int not null default 1;
-- A name that was taken off may be given again.
alter table options drop constraint options_option_group_id_option_name_key;
create unique index options_option_group_id_lower_idx on options (option_group_id, lower(option_name)) where isactive;
create index options_option_group_id_idx on options (option_group_id);

create table uploads (
  path       text primary key check (path ~ '^uploads/[a-z-]+/[0-9a-f]{32}\.webp$'),
  user_id    int not null references users on delete cascade,
  bytes      int not null check (bytes > 0),
  used_on    timestamptz,
  created_on timestamptz not null default now()
);
comment on table uploads is 'Pictures that accounts sent, for their quota; one that nothing used within a day goes.';
create index uploads_user_id_idx on uploads (user_id);
create index uploads_unused_idx on uploads (created_on) where used_on is null;
