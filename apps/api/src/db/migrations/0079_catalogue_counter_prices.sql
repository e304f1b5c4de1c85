-- release before: runs
-- What a restaurant says that a dish costs at its own counter, and what customers saw there instead.
create table dish_counter_prices (
  menu_id     int primary key references dishes on delete cascade,
  price       bigint not null check (price between 100 and 10000000),
  declared_at timestamptz not null,
  declared_by int not null references users,
  told        text not null default 'nothing' check (told in ('nothing', 'soon', 'lapsed')),
  refuted_at  timestamptz,
  constraint dish_counter_prices_refuted_check check (refuted_at >= declared_at)
);
comment on table dish_counter_prices is 'What a dish costs at the counter of its restaurant, as the restaurant said it last, in paise. It counts for 90 days.';
comment on column dish_counter_prices.told is 'Which of the two reminders of its end the restaurant has had.';
comment on column dish_counter_prices.refuted_at is 'When the office upheld a report of it; what is said anew begins without.';
create index dish_counter_prices_declared_at_idx on dish_counter_prices (declared_at) where told <> 'lapsed';
create index dish_counter_prices_declared_by_idx on dish_counter_prices (declared_by);

create table price_reports (
  price_report_id int generated always as identity primary key,
  menu_id       int not null references dishes on delete cascade,
  user_id       int not null references users on delete cascade,
  price_seen    bigint not null check (price_seen between 100 and 10000000),
  counter_price bigint not null,
  menu_price    bigint not null check (menu_price > 0),
  note          text not null default '' check (length(note) <= 300),
  created_on    timestamptz not null,
  again_from    timestamptz not null,
  state         text not null default 'waiting' check (state in ('waiting', 'upheld', 'dismissed')),
  reason        text check (length(reason) between 1 and 300),
  decided_on    timestamptz,
  decided_by    int references users,
  constraint price_reports_less_check check (price_seen < counter_price),
  constraint price_reports_once_excl
    exclude using gist (menu_id with =, user_id with =, tstzrange(created_on, again_from) with &&),
  constraint price_reports_decided_check check ((state = 'waiting') = (decided_on is null) and (decided_on is null) = (decided_by is null)),
  constraint price_reports_decided_reason_check check ((state = 'waiting') = (reason is null))
);
comment on table price_reports is 'A customer who was served there saw a dish for less than its restaurant says that it costs at the counter; once for each dish and customer in 90 days.';
comment on column price_reports.counter_price is 'What the restaurant said then, in paise.';
comment on column price_reports.menu_price is 'What the dish cost here then, in paise.';
comment on column price_reports.again_from is 'From when this customer may report this dish again.';
create index price_reports_menu_id_idx on price_reports (menu_id, price_report_id desc);
create index price_reports_user_id_idx on price_reports (user_id);
create index price_reports_decided_by_idx on price_reports (decided_by) where decided_by is not null;
create index price_reports_state_idx on price_reports (state, price_report_id);

-- As before, with a price at the counter being about its dish.
create or replace function announce_change() returns trigger language plpgsql as $$
declare
  topic text := tg_argv[0];
  changed record;
  restaurant int;
  restaurants int[];
  about text;
begin
  -- By the image, for a place on a map has no equality.
  if tg_op = 'UPDATE' and old *= new then
    return null;
  end if;
  for pass in 1..2 loop
    if pass = 1 then
      continue when tg_op = 'INSERT';
      changed := old;
    else
      continue when tg_op = 'DELETE';
      changed := new;
    end if;
    restaurant := null;
    restaurants := null;
    about := null;
    case tg_table_name
      when 'restaurants', 'restaurant_listings', 'search_dishes' then
        restaurant := changed.restaurant_id;
        -- Who is in no city is in no list.
        continue when topic = 'listings' and changed.city_id is null;
        about := case when topic = 'listings' then 'c' || changed.city_id || ' ' else '' end || 'r' || restaurant;
      when 'restaurant_hours', 'restaurant_exceptions', 'restaurant_categories', 'rating_summaries', 'ratings', 'reviews', 'venues',
        'booking_settings', 'coupon_consents', 'option_groups', 'menu_sections', 'dish_parts' then
        restaurant := changed.restaurant_id;
      when 'dining_tables' then
        select v.restaurant_id into restaurant from venues v where v.venue_id = changed.venue_id;
      when 'options' then
        select g.restaurant_id into restaurant from option_groups g where g.option_group_id = changed.option_group_id;
      when 'dish_option_groups', 'menu_section_dishes' then
        select d.restaurant_id into restaurant from dishes d where d.menu_id = changed.menu_id;
      when 'dish_rating_summaries', 'dish_photos', 'dish_counter_prices' then
        select d.restaurant_id into restaurant from dishes d where d.menu_id = changed.menu_id;
        about := 'r' || restaurant || ' d' || changed.menu_id;
      when 'dishes' then
        restaurant := changed.restaurant_id;
        -- A combo shows what its parts are.
        if not exists (select from dish_parts p where p.restaurant_id = restaurant and p.menu_id = changed.menu_id) then
          about := 'r' || restaurant || ' d' || changed.menu_id;
        end if;
      when 'coupons' then
        restaurants := nullif(changed.restaurant_ids, '{}');
      else
        null;
    end case;
    if restaurants is not null then
      perform announce_part(topic, 'r' || r) from unnest(restaurants) r;
    else
      perform announce_part(topic, coalesce(about, 'r' || restaurant));
    end if;
  end loop;
  return null;
end $$;

create trigger dish_counter_prices_announce after insert or delete on dish_counter_prices
  for each row execute function announce_change('menu');
-- Who was reminded is shown to nobody.
create trigger dish_counter_prices_changed_announce after update of price, declared_at, refuted_at on dish_counter_prices
  for each row when ((old.price, old.declared_at, old.refuted_at) is distinct from (new.price, new.declared_at, new.refuted_at))
  execute function announce_change('menu');
