-- An announcement named a topic alone, so one sold-out dish threw away what every process kept of every menu of every city. Now
-- it says as well which restaurant (r17), dish (d512) or city (c3) it is about: 'menu r17 d512'. Each is said once in a
-- transaction, and one that changes more than about two hundred parts says the whole topic. A process of the release before
-- hears the topic alone, on the channel and with the notice that it knows.
-- release before: runs
create function announce_part(topic text, part text) returns void language plpgsql as $$
declare
  told text := coalesce(nullif(current_setting('tawa.told', true), ''), '|');
  said text := topic || coalesce(' ' || part, '');
begin
  if strpos(told, '|' || topic || '|') > 0 or strpos(told, '|' || said || '|') > 0 then
    return;
  end if;
  if length(told) > 4000 then
    said := topic;
  end if;
  perform pg_notify('cache_parts', said);
  raise notice '%', said using errcode = 'TWPRT';
  if strpos(told, '|before:' || topic || '|') = 0 then
    perform pg_notify('cache', topic);
    raise notice '%', topic using errcode = 'TWCHG';
    told := told || 'before:' || topic || '|';
  end if;
  perform set_config('tawa.told', told || said || '|', true);
end $$;
comment on function announce_part is 'Makes what was made of a part of a public topic stale (of all of it without a part): in other processes once this is committed, in the own one before the commit is answered.';

create or replace function announce_topic(topic text) returns void language sql as $$
  select announce_part(topic, null);
$$;

-- What a row is about is found here and nowhere else. A row whose restaurant is gone already is about the whole topic.
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
      when 'dish_rating_summaries', 'dish_photos' then
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

create or replace function announce_part_stock() returns trigger language plpgsql as $$
begin
  if exists (select from dish_parts l where l.restaurant_id = new.restaurant_id and l.menu_id = new.menu_id
    and coalesce(old.daily_stock < l.quantity, false) <> coalesce(new.daily_stock < l.quantity, false)) then
    perform announce_part('menu', 'r' || new.restaurant_id);
  end if;
  return null;
end $$;

-- Only columns that an answer shows: an order that a kitchen left unanswered is none of them, nor is who edited a dish.
drop trigger restaurants_announce on restaurants;
create trigger restaurants_announce after insert or delete on restaurants
  for each row execute function announce_change('restaurants');
create trigger restaurants_changed_announce after update of
  restaurant_name, description, logo, cover_img, cuisine_type, restaurant_type, venue_name, city_id, statename, full_address,
  pincode, lat, lng, contact_number, website, fssai_number, timezone, lifecycle, hidden, switch, switch_until, busy_minutes,
  prep_minutes, travel_minutes, last_order_minutes, slot_minutes, slot_capacity_minutes, min_order, packaging_fee, delivery_fee,
  free_delivery_from, offers_delivery, offers_pickup on restaurants
  for each row when ((old.restaurant_name, old.description, old.logo, old.cover_img, old.cuisine_type, old.restaurant_type,
    old.venue_name, old.city_id, old.statename, old.full_address, old.pincode, old.lat, old.lng, old.contact_number, old.website,
    old.fssai_number, old.timezone, old.lifecycle, old.hidden, old.switch, old.switch_until, old.busy_minutes, old.prep_minutes,
    old.travel_minutes, old.last_order_minutes, old.slot_minutes, old.slot_capacity_minutes, old.min_order, old.packaging_fee,
    old.delivery_fee, old.free_delivery_from, old.offers_delivery, old.offers_pickup)
    is distinct from (new.restaurant_name, new.description, new.logo, new.cover_img, new.cuisine_type, new.restaurant_type,
    new.venue_name, new.city_id, new.statename, new.full_address, new.pincode, new.lat, new.lng, new.contact_number, new.website,
    new.fssai_number, new.timezone, new.lifecycle, new.hidden, new.switch, new.switch_until, new.busy_minutes, new.prep_minutes,
    new.travel_minutes, new.last_order_minutes, new.slot_minutes, new.slot_capacity_minutes, new.min_order, new.packaging_fee,
    new.delivery_fee, new.free_delivery_from, new.offers_delivery, new.offers_pickup))
  execute function announce_change('restaurants');

drop trigger dishes_announce on dishes;
create trigger dishes_announce after insert or delete on dishes
  for each row execute function announce_change('menu');
create trigger dishes_changed_announce after update of
  restaurant_id, category_id, dish_name, description, dish_img, is_veg, contains_egg, allergens, price,
  discounted_price, tax_category, preparation_time, position, isactive, sold_out, sold_out_until on dishes
  for each row when ((old.restaurant_id, old.category_id, old.dish_name, old.description, old.dish_img, old.is_veg,
    old.contains_egg, old.allergens, old.price, old.discounted_price, old.tax_category, old.preparation_time, old.position,
    old.isactive, old.sold_out, old.sold_out_until)
    is distinct from (new.restaurant_id, new.category_id, new.dish_name, new.description, new.dish_img, new.is_veg,
    new.contains_egg, new.allergens, new.price, new.discounted_price, new.tax_category, new.preparation_time, new.position,
    new.isactive, new.sold_out, new.sold_out_until))
  execute function announce_change('menu');
drop trigger dishes_edited_announce on dishes;
create trigger dishes_edited_announce after update of calories, suits, published_on, deleted_on on dishes
  for each row when ((old.calories, old.suits, old.published_on, old.deleted_on)
    is distinct from (new.calories, new.suits, new.published_on, new.deleted_on))
  execute function announce_change('menu');

-- Stars and photos are of a dish, and stand where dishes do.
drop trigger dish_rating_summaries_announce on dish_rating_summaries;
create trigger dish_rating_summaries_announce after insert or update or delete on dish_rating_summaries
  for each row execute function announce_change('menu');
drop trigger dish_photos_announce on dish_photos;
create trigger dish_photos_announce after insert or update or delete on dish_photos
  for each row execute function announce_change('menu');

-- Lists of a city ask these rows who is in them. What changes all evening (a busy kitchen, ratings, how long a delivery takes, how
-- often a dish was ordered) is not announced here: a list goes with the rows that it shows, and the rest it learns by its age.
create trigger restaurant_listings_announce after insert or delete on restaurant_listings
  for each row execute function announce_change('listings');
create trigger restaurant_listings_changed_announce after update of
  city_id, price_for_two, cuisine_type, restaurant_type, timezone, shifts, exceptional_days, exceptional, folded_name, folded, place
  on restaurant_listings
  for each row when ((old.city_id, old.price_for_two, old.cuisine_type, old.restaurant_type, old.timezone, old.shifts,
    old.exceptional_days, old.exceptional, old.folded_name, old.folded, old.place::text)
    is distinct from (new.city_id, new.price_for_two, new.cuisine_type, new.restaurant_type, new.timezone, new.shifts,
    new.exceptional_days, new.exceptional, new.folded_name, new.folded, new.place::text))
  execute function announce_change('listings');
create trigger search_dishes_announce after insert or delete on search_dishes
  for each row execute function announce_change('listings');
create trigger search_dishes_changed_announce after update of city_id, category_id, name_id on search_dishes
  for each row when ((old.city_id, old.category_id, old.name_id) is distinct from (new.city_id, new.category_id, new.name_id))
  execute function announce_change('listings');
create trigger restaurants_placed_announce after update of full_address, pincode on restaurants
  for each row when ((old.full_address, old.pincode) is distinct from (new.full_address, new.pincode))
  execute function announce_change('listings');
-- A kitchen that opens or closes by hand is looked for at once, by its owner first.
create trigger restaurants_opened_announce after update of switch on restaurants
  for each row when ((old.switch = 'offline') is distinct from (new.switch = 'offline'))
  execute function announce_change('listings');
