-- Cities, restaurants with their hours and papers, menus, and what customers say of them.

create table cities (
  city_id  int generated always as identity primary key,
  cityname text not null,
  slug     text not null constraint cities_slug_key unique,
  lat      double precision not null check (lat between -90 and 90),
  lng      double precision not null check (lng between -180 and 180),
  isactive boolean not null default true
);
comment on table cities is 'An inactive city hides its restaurants from lists and keeps its orders.';
create unique index cities_lower_cityname_key on cities (lower(cityname));
create trigger cities_announce after insert or update or delete on cities
  for each row execute function announce_change('cities');

create table restaurants (
  restaurant_id         int generated always as identity primary key,
  owner_id              int not null constraint restaurants_owner_id_key unique references users,
  restaurant_name       text not null check (length(restaurant_name) between 1 and 80),
  slug                  text not null,
  description           text not null default '',
  logo                  text,
  cover_img             text,
  cuisine_type          text check (cuisine_type in ('Indian', 'Chinese', 'Italian', 'Mexican', 'Thai')),
  restaurant_type       text check (restaurant_type in ('veg', 'non-veg', 'both')),
  venue_name            text,
  city_id               int references cities,
  statename             text,
  full_address          text,
  pincode               text check (pincode ~ '^[1-9][0-9]{5}$'),
  lat                   double precision check (lat between -90 and 90),
  lng                   double precision check (lng between -180 and 180),
  contact_number        text,
  website               text,
  fssai_number          text check (fssai_number ~ '^[0-9]{14}$'),
  gstin                 text,
  specified_premises    boolean not null default false,
  timezone              text not null default 'Asia/Kolkata',
  lifecycle             text not null default 'draft'
    check (lifecycle in ('draft', 'submitted', 'in_review', 'changes_requested', 'rejected', 'active', 'suspended', 'closing', 'closed')),
  lifecycle_reason      text check (length(lifecycle_reason) <= 300),
  submitted_on          timestamptz,
  reviewer_id           int references users,
  hidden                boolean not null default false,
  hidden_reason         text check (length(hidden_reason) between 1 and 300),
  switch                text not null default 'online' check (switch in ('online', 'busy', 'paused', 'offline')),
  switch_until          timestamptz,
  busy_minutes          int not null default 0 check (busy_minutes between 0 and 120),
  missed_in_a_row       int not null default 0 check (missed_in_a_row >= 0),
  auto_accept           boolean not null default false,
  bell                  text not null default 'chime' check (bell in ('chime', 'bell', 'kitchen')),
  printer_mm            smallint not null default 80 check (printer_mm in (58, 80)),
  prep_minutes          int not null default 20 check (prep_minutes between 5 and 120),
  travel_minutes        int not null default 15 check (travel_minutes between 0 and 120),
  last_order_minutes    int not null default 20 check (last_order_minutes between 0 and 180),
  slot_minutes          int not null default 30 check (slot_minutes in (15, 30)),
  slot_capacity_minutes int check (slot_capacity_minutes between 5 and 10000),
  min_order             bigint not null default 0 check (min_order >= 0),
  packaging_fee         bigint not null default 0 check (packaging_fee >= 0),
  delivery_fee          bigint not null default 0 check (delivery_fee >= 0),
  free_delivery_from    bigint check (free_delivery_from >= 0),
  delivery_radius_m     int check (delivery_radius_m between 100 and 50000),
  delivery_pincodes     text[],
  offers_delivery       boolean not null default true,
  offers_pickup         boolean not null default true,
  commission_bp         int not null default 1800 check (commission_bp between 0 and 10000),
  terms_version         int,
  terms_signed_on       timestamptz,
  terms_signed_by       int references users,
  created_on            timestamptz not null default now(),
  constraint restaurants_signed_terms_check check ((terms_version is null) = (terms_signed_on is null))
);
comment on table restaurants is 'Lifecycle, switch and hours are three facts; a restaurant takes orders only when all three allow it. Money in paise.';
comment on column restaurants.reviewer_id is 'Who of the office took the restaurant for review.';
comment on column restaurants.hidden_reason is 'Why the office took the restaurant out of the lists; its owner reads it.';
comment on column restaurants.slot_capacity_minutes is 'Kitchen minutes that one slot holds; null where nothing is counted.';
create index restaurants_city_id_idx on restaurants (city_id) where lifecycle = 'active' and not hidden;
create index restaurants_terms_signed_by_idx on restaurants (terms_signed_by);
create index restaurants_reviewer_id_idx on restaurants (reviewer_id);
create index restaurants_waiting_idx on restaurants (submitted_on) where lifecycle in ('submitted', 'in_review');
create index restaurants_every_city_id_idx on restaurants (city_id);
create trigger restaurants_announce after insert or update or delete on restaurants
  for each row execute function announce_change('restaurants');

create table restaurant_hours (
  restaurant_hours_id int generated always as identity primary key,
  restaurant_id       int not null references restaurants on delete cascade,
  weekday             smallint not null check (weekday between 0 and 6),
  opens               time not null,
  closes              time not null,
  constraint restaurant_hours_restaurant_id_weekday_opens_key unique (restaurant_id, weekday, opens)
);
comment on table restaurant_hours is 'Weekday 0 is Sunday; closes at or before opens means the next day. Several rows a day are split shifts.';
create trigger restaurant_hours_announce after insert or update or delete on restaurant_hours
  for each row execute function announce_change('restaurants');

create table restaurant_exceptions (
  restaurant_id int not null references restaurants on delete cascade,
  on_date       date not null,
  intervals     jsonb not null default '[]' check (jsonb_typeof(intervals) = 'array'),
  reason        text,
  primary key (restaurant_id, on_date),
  constraint restaurant_exceptions_reason_check check (length(reason) <= 80)
);
comment on table restaurant_exceptions is 'Hours of one date in place of the week: [{"opens","closes"}], none when closed. A shift belongs to the day it starts.';
create trigger restaurant_exceptions_announce after insert or update or delete on restaurant_exceptions
  for each row execute function announce_change('restaurants');

create table restaurant_documents (
  document_id   uuid primary key default gen_random_uuid(),
  restaurant_id int not null references restaurants on delete cascade,
  file          text not null check (file ~ '^[0-9a-f]{32}$'),
  filename      text not null check (length(filename) between 1 and 120),
  media_type    text not null check (media_type in ('application/pdf', 'image/webp')),
  bytes         int not null check (bytes > 0),
  uploaded_on   timestamptz not null default now()
);
comment on table restaurant_documents is 'Scans of licences, in private files: only the owner and the office can open one.';
create index restaurant_documents_restaurant_id_idx on restaurant_documents (restaurant_id, uploaded_on desc);

create table restaurant_papers (
  restaurant_id int not null references restaurants on delete cascade,
  field         text not null check (field in ('fssai', 'gstin', 'pan', 'payout')),
  in_force      jsonb check (jsonb_typeof(in_force) = 'object'),
  proposed      jsonb check (jsonb_typeof(proposed) = 'object'),
  proposed_on   timestamptz,
  remark        text check (length(remark) between 1 and 300),
  primary key (restaurant_id, field),
  constraint restaurant_papers_either_check check (in_force is not null or proposed is not null),
  constraint restaurant_papers_waiting_check check ((proposed is null) = (proposed_on is null))
);
comment on table restaurant_papers is 'What the law and the bank want to know. A change waits in proposed until the office has looked; in_force counts meanwhile.';
comment on column restaurant_papers.remark is 'Why the office refused what was proposed last.';
create index restaurant_papers_proposed_on_idx on restaurant_papers (proposed_on) where proposed is not null;

create table restaurant_remarks (
  restaurant_id int not null references restaurants on delete cascade,
  item          text not null check (item ~ '^[a-z]{2,20}$'),
  remark        text not null check (length(remark) between 1 and 300),
  written_on    timestamptz not null default now(),
  primary key (restaurant_id, item)
);
comment on table restaurant_remarks is 'What the office asks to change, by item of the checklist; gone with the next sending.';

create table restaurant_steps (
  restaurant_step_id bigint generated always as identity primary key,
  restaurant_id      int not null references restaurants on delete cascade,
  from_state         text not null,
  to_state           text not null,
  actor_id           int references users,
  reason             text check (length(reason) <= 300),
  remarks            jsonb not null default '{}' check (jsonb_typeof(remarks) = 'object'),
  at                 timestamptz not null default now()
);
comment on table restaurant_steps is 'The life of a restaurant on Tawa, only ever added to.';
create index restaurant_steps_restaurant_id_idx on restaurant_steps (restaurant_id, restaurant_step_id desc);
create index restaurant_steps_actor_id_idx on restaurant_steps (actor_id);

create table restaurant_commissions (
  restaurant_commission_id int generated always as identity primary key,
  restaurant_id            int not null references restaurants on delete cascade,
  commission_bp            int not null check (commission_bp between 0 and 10000),
  valid_from               timestamptz not null,
  reason                   text not null check (length(reason) between 1 and 300),
  set_by                   int not null references users,
  set_on                   timestamptz not null default now(),
  constraint restaurant_commissions_valid_from_key unique (restaurant_id, valid_from)
);
comment on table restaurant_commissions is 'Basis points of the item total from a day on; restaurants.commission_bp counts before the first one. Orders keep the one of their moment.';
create index restaurant_commissions_set_by_idx on restaurant_commissions (set_by);

create function commission_of(restaurant int, before_all int) returns int language sql stable as $$
  select coalesce((select c.commission_bp from restaurant_commissions c
    where c.restaurant_id = restaurant and c.valid_from <= now()
    order by c.valid_from desc limit 1), before_all)
$$;
comment on function commission_of is 'The commission that counts for an order placed now, in basis points.';

create table chefs (
  chef_id       int generated always as identity primary key,
  restaurant_id int not null references restaurants on delete cascade,
  chef_name     text not null,
  chef_image    text not null default 'uploads/chefs/default.png',
  designation   text not null,
  description   text not null default '',
  position      int not null default 0,
  isactive      boolean not null default true
);
create index chefs_restaurant_id_idx on chefs (restaurant_id);
create trigger chefs_announce after insert or update or delete on chefs
  for each row execute function announce_change('content');

create table categories (
  category_id   int generated always as identity primary key,
  category_name text not null check (length(category_name) between 1 and 60),
  slug          text not null constraint categories_slug_key unique,
  image         text,
  position      int not null default 0,
  isactive      boolean not null default true
);
create unique index categories_lower_category_name_key on categories (lower(category_name));
create trigger categories_announce after insert or update or delete on categories
  for each row execute function announce_change('menu');

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

create table dishes (
  menu_id           int generated always as identity primary key,
  restaurant_id     int not null references restaurants on delete cascade,
  category_id       int references categories,
  dish_name         text not null check (length(dish_name) between 1 and 120),
  dish_img          text,
  description       text not null default '' check (length(description) <= 1000),
  is_veg            boolean not null,
  contains_egg      boolean not null default false,
  allergens         text[] not null default '{}',
  suits             text[] not null default '{}',
  calories          int check (calories between 0 and 5000),
  price             bigint not null check (price > 0),
  discounted_price  bigint check (discounted_price > 0 and discounted_price <= price),
  reduced_price     bigint,
  reduced_from      date,
  reduced_to        date,
  reduced_from_time time,
  reduced_to_time   time,
  preparation_time  int not null default 20 check (preparation_time between 1 and 240),
  tax_category      text not null default 'restaurant_service' check (tax_category in ('restaurant_service', 'packaged')),
  position          int not null default 0,
  isactive          boolean not null default true,
  hidden_reason     text check (length(hidden_reason) between 1 and 300),
  sold_out          boolean not null default false,
  sold_out_until    timestamptz,
  daily_stock       int check (daily_stock >= 0),
  stock_per_day     int check (stock_per_day between 0 and 10000),
  stock_day         date,
  num_of_order      int not null default 0 check (num_of_order >= 0),
  created_on        timestamptz not null default now(),
  published_on      timestamptz default now(),
  deleted_on        timestamptz,
  version           int not null default 1,
  changed_by        int references users,
  changed_on        timestamptz not null default now(),
  constraint dishes_suits_check check (suits <@ array['egg', 'vegan', 'jain', 'halal']),
  constraint dishes_allergens_check check (
    allergens <@ array['gluten', 'milk', 'egg', 'fish', 'crustaceans', 'peanuts', 'nuts', 'soy', 'sesame', 'mustard']),
  constraint dishes_published_check check (not isactive or (published_on is not null and deleted_on is null)),
  constraint dishes_stock_day_check check ((stock_per_day is null) = (stock_day is null)),
  constraint dishes_reduced_price_check check (reduced_price > 0 and reduced_price <= price),
  constraint dishes_reduced_days_check check (reduced_from <= reduced_to),
  constraint dishes_reduced_hours_check check (
    (reduced_from_time is null) = (reduced_to_time is null) and reduced_from_time <> reduced_to_time),
  constraint dishes_reduced_plan_check check (
    (reduced_price is not null) = (coalesce(reduced_from, reduced_to) is not null or reduced_from_time is not null)),
  constraint dishes_hidden_by_office_check check (hidden_reason is null or not isactive)
);
comment on table dishes is 'Prices in paise, without GST. sold_out counts until sold_out_until passes, or until changed when that is null.';
comment on column dishes.suits is 'What the kitchen says of it beside the food mark; egg says that there is egg but no meat or fish.';
comment on column dishes.reduced_price is 'The discounted price of a plan of days and hours; discounted_price then is what holds at the moment, kept by a job.';
comment on column dishes.hidden_reason is 'Why the office took the dish off; until it gives it back, the kitchen cannot put it on sale.';
comment on column dishes.stock_per_day is 'What daily_stock begins with on each service day; stock_day is the day it was last filled.';
comment on column dishes.published_on is 'Null while it is a draft that no customer has seen.';
comment on column dishes.version is 'Rises with every edit, so that of two devices the second one is told; orders and sold-out marks leave it alone.';
create index dishes_restaurant_id_idx on dishes (restaurant_id, position);
create index dishes_category_id_idx on dishes (category_id);
create index dishes_changed_by_idx on dishes (changed_by) where changed_by is not null;
create index dishes_reduced_price_idx on dishes (restaurant_id) where reduced_price is not null;
create index dishes_stock_per_day_idx on dishes (restaurant_id) where stock_per_day is not null;
create index dishes_hidden_reason_idx on dishes (menu_id) where hidden_reason is not null;
create index dishes_name_order_idx on dishes (lower(dish_name), menu_id) where deleted_on is null;
create index dishes_price_order_idx on dishes (price, menu_id) where deleted_on is null;
create index dishes_kept_category_id_idx on dishes (category_id) where deleted_on is null;
create trigger dishes_announce after insert or delete or update of
  restaurant_id, category_id, dish_name, description, dish_img, is_veg, contains_egg, allergens, price,
  discounted_price, tax_category, preparation_time, position, isactive, sold_out, sold_out_until
  on dishes for each row execute function announce_change('menu');
create trigger dishes_out_of_stock_announce after update on dishes
  for each row when ((old.daily_stock = 0) is distinct from (new.daily_stock = 0))
  execute function announce_change('menu');
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

create table option_groups (
  option_group_id int generated always as identity primary key,
  restaurant_id   int not null references restaurants on delete cascade,
  group_name      text not null check (length(group_name) between 1 and 60),
  kind            text not null check (kind in ('size', 'addon')),
  min_choices     int not null default 0 check (min_choices >= 0),
  max_choices     int not null default 1,
  version         int not null default 1,
  constraint option_groups_choices_check check (max_choices between greatest(min_choices, 1) and 20)
);
comment on table option_groups is 'Choices that dishes share; a size shows its full price, an add-on what it adds.';
create index option_groups_restaurant_id_idx on option_groups (restaurant_id);
create trigger option_groups_announce after insert or update or delete on option_groups
  for each row execute function announce_change('menu');

create table options (
  option_id       int generated always as identity primary key,
  option_group_id int not null references option_groups on delete cascade,
  option_name     text not null check (length(option_name) between 1 and 60),
  price           bigint not null default 0 check (price >= 0),
  is_veg          boolean not null default true,
  position        int not null default 0,
  isactive        boolean not null default true,
  sold_out        boolean not null default false
);
comment on column options.price is 'Paise added to the dish.';
-- A name that was taken off may be given again.
create unique index options_option_group_id_lower_idx on options (option_group_id, lower(option_name)) where isactive;
create index options_option_group_id_idx on options (option_group_id);
create trigger options_announce after insert or update or delete on options
  for each row execute function announce_change('menu');

create table dish_option_groups (
  menu_id         int not null references dishes on delete cascade,
  option_group_id int not null references option_groups on delete cascade,
  position        int not null default 0,
  primary key (menu_id, option_group_id)
);
create index dish_option_groups_option_group_id_idx on dish_option_groups (option_group_id);
create trigger dish_option_groups_announce after insert or update or delete on dish_option_groups
  for each row execute function announce_change('menu');

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

create table favourites (
  user_id    int not null references users on delete cascade,
  menu_id    int not null references dishes on delete cascade,
  created_on timestamptz not null default now(),
  primary key (user_id, menu_id)
);
create index favourites_menu_id_idx on favourites (menu_id);

create table rating_summaries (
  restaurant_id int primary key references restaurants on delete cascade,
  ratings_1     int not null default 0 check (ratings_1 >= 0),
  ratings_2     int not null default 0 check (ratings_2 >= 0),
  ratings_3     int not null default 0 check (ratings_3 >= 0),
  ratings_4     int not null default 0 check (ratings_4 >= 0),
  ratings_5     int not null default 0 check (ratings_5 >= 0)
);
comment on table rating_summaries is 'Counts of visible ratings, kept by triggers on ratings, so that lists never count.';
create trigger rating_summaries_announce after insert or update or delete on rating_summaries
  for each row execute function announce_change('ratings');

-- The counts follow the ratings themselves, whoever writes them; statement by statement, so that many cost as one.
create function apply_ratings(places int[], stars int[], changes int[]) returns void language sql as $$
  insert into rating_summaries (restaurant_id)
    select distinct p from unnest(places) p where exists (select from restaurants r where r.restaurant_id = p)
    order by p on conflict do nothing;
  update rating_summaries s set ratings_1 = s.ratings_1 + c.r1, ratings_2 = s.ratings_2 + c.r2,
    ratings_3 = s.ratings_3 + c.r3, ratings_4 = s.ratings_4 + c.r4, ratings_5 = s.ratings_5 + c.r5
  from (select place, coalesce(sum(change) filter (where star = 1), 0) as r1,
      coalesce(sum(change) filter (where star = 2), 0) as r2, coalesce(sum(change) filter (where star = 3), 0) as r3,
      coalesce(sum(change) filter (where star = 4), 0) as r4, coalesce(sum(change) filter (where star = 5), 0) as r5
    from unnest(places, stars, changes) as t (place, star, change) group by place order by place) c
  where s.restaurant_id = c.place and (c.r1, c.r2, c.r3, c.r4, c.r5) <> (0, 0, 0, 0, 0);
$$;

create table ratings (
  restaurant_id int not null references restaurants on delete cascade,
  user_id       int not null references users on delete cascade,
  rating        smallint not null check (rating between 1 and 5),
  visible       boolean not null default true,
  created_on    timestamptz not null default now(),
  updated_on    timestamptz,
  primary key (restaurant_id, user_id)
);
comment on table ratings is 'One for each customer and restaurant; only visible ones count.';
create index ratings_user_id_idx on ratings (user_id);
create trigger ratings_announce after insert or update or delete on ratings
  for each row execute function announce_change('ratings');

create function count_added_ratings() returns trigger language plpgsql as $$
begin
  perform apply_ratings(array_agg(restaurant_id), array_agg(rating), array_agg(1)) from added where visible having count(*) > 0;
  return null;
end $$;
create trigger ratings_count_added after insert on ratings
  referencing new table as added for each statement execute function count_added_ratings();

create function count_gone_ratings() returns trigger language plpgsql as $$
begin
  perform apply_ratings(array_agg(restaurant_id), array_agg(rating), array_agg(-1)) from gone where visible having count(*) > 0;
  return null;
end $$;
create trigger ratings_count_gone after delete on ratings
  referencing old table as gone for each statement execute function count_gone_ratings();

create function count_changed_ratings() returns trigger language plpgsql as $$
begin
  perform apply_ratings(array_agg(restaurant_id), array_agg(rating), array_agg(change)) from (
    select restaurant_id, rating, -1 as change from gone where visible
    union all select restaurant_id, rating, 1 from added where visible) c having count(*) > 0;
  return null;
end $$;
create trigger ratings_count_changed after update on ratings
  referencing old table as gone new table as added for each statement execute function count_changed_ratings();

create table reviews (
  review_id      int generated always as identity primary key,
  restaurant_id  int not null references restaurants on delete cascade,
  user_id        int not null references users on delete cascade,
  review         text not null check (length(review) between 1 and 2000),
  verified_order boolean not null default false,
  visible        boolean not null default true,
  reply          text,
  replied_on     timestamptz,
  replied_by     int references users,
  created_on     timestamptz not null default now(),
  updated_on     timestamptz,
  constraint reviews_restaurant_id_user_id_key unique (restaurant_id, user_id),
  constraint reviews_reply_check check (reply is null or length(reply) between 1 and 2000)
);
create index reviews_user_id_idx on reviews (user_id);
create index reviews_replied_by_idx on reviews (replied_by) where replied_by is not null;
create index reviews_restaurant_id_created_on_idx on reviews (restaurant_id, created_on desc);
create trigger reviews_announce after insert or update or delete on reviews
  for each row execute function announce_change('ratings');

create table review_reports (
  review_report_id int generated always as identity primary key,
  review_id        int not null references reviews on delete cascade,
  reporter_id      int not null references users on delete cascade,
  reason           text not null check (reason in ('offensive', 'untrue', 'spam', 'private', 'other')),
  note             text not null default '' check (length(note) <= 300),
  status           text not null default 'open' check (status in ('open', 'upheld', 'dismissed')),
  created_on       timestamptz not null default now(),
  settled_on       timestamptz,
  settled_by       int references users,
  constraint review_reports_review_id_reporter_id_key unique (review_id, reporter_id),
  constraint review_reports_settled_check check ((status = 'open') = (settled_on is null))
);
comment on table review_reports is 'Who thinks that a review should not be there; one for each person and review.';
create index review_reports_reporter_id_idx on review_reports (reporter_id);
create index review_reports_settled_by_idx on review_reports (settled_by);
create index review_reports_open_idx on review_reports (review_id) where status = 'open';

create table feedback_decisions (
  feedback_decision_id int generated always as identity primary key,
  restaurant_id        int not null references restaurants on delete cascade,
  user_id              int not null references users on delete cascade,
  decision             text not null check (decision in ('hide', 'publish', 'keep')),
  reason               text not null default '' check (length(reason) <= 300),
  admin_id             int not null references users,
  at                   timestamptz not null,
  constraint feedback_decisions_reason_given_check check (decision <> 'hide' or reason <> '')
);
comment on table feedback_decisions is 'What the office decided about somebody''s rating and review of a restaurant, never changed.';
create index feedback_decisions_restaurant_id_user_id_idx on feedback_decisions (restaurant_id, user_id, feedback_decision_id);
create index feedback_decisions_user_id_idx on feedback_decisions (user_id);
create index feedback_decisions_admin_id_idx on feedback_decisions (admin_id);

create table dish_thumbs (
  order_id   int not null,
  menu_id    int not null references dishes on delete cascade,
  user_id    int not null references users on delete cascade,
  up         boolean not null,
  created_on timestamptz not null,
  primary key (order_id, menu_id)
);
comment on table dish_thumbs is 'A thumb for a dish of a delivered order, one for each.';
create index dish_thumbs_menu_id_idx on dish_thumbs (menu_id);
create index dish_thumbs_user_id_idx on dish_thumbs (user_id);
