-- A row that public answers show announces its topic when it changes, whoever changes it: no write can forget to.
create function announce_change() returns trigger language plpgsql as $$
begin
  if tg_op <> 'UPDATE' or old is distinct from new then
    perform pg_notify('cache', tg_argv[0]);
  end if;
  return null;
end $$;

create trigger cities_announce after insert or update or delete on cities
  for each row execute function announce_change('cities');

create trigger restaurants_announce after insert or update or delete on restaurants
  for each row execute function announce_change('restaurants');
create trigger restaurant_hours_announce after insert or update or delete on restaurant_hours
  for each row execute function announce_change('restaurants');
create trigger restaurant_exceptions_announce after insert or update or delete on restaurant_exceptions
  for each row execute function announce_change('restaurants');
-- Every order raises counters; only what they make of an offer or a dish is announced, not each step.
create trigger coupons_announce after insert or delete or update of
  code, title, terms, type, value, max_discount, min_item_total, funded_by, restaurant_ids, city_ids, payment_methods,
  fulfilment, new_customers_only, total_limit, per_user_limit, valid_from, valid_to, weekdays, from_time, to_time,
  status, visible
  on coupons for each row execute function announce_change('restaurants');
create trigger coupons_used_up_announce after update on coupons
  for each row when ((old.used < old.total_limit) is distinct from (new.used < new.total_limit))
  execute function announce_change('restaurants');

create trigger categories_announce after insert or update or delete on categories
  for each row execute function announce_change('menu');
create trigger dishes_announce after insert or delete or update of
  restaurant_id, category_id, dish_name, description, dish_img, is_veg, contains_egg, allergens, price,
  discounted_price, tax_category, preparation_time, position, isactive, sold_out, sold_out_until
  on dishes for each row execute function announce_change('menu');
create trigger dishes_out_of_stock_announce after update on dishes
  for each row when ((old.daily_stock = 0) is distinct from (new.daily_stock = 0))
  execute function announce_change('menu');
create trigger option_groups_announce after insert or update or delete on option_groups
  for each row execute function announce_change('menu');
create trigger options_announce after insert or update or delete on options
  for each row execute function announce_change('menu');
create trigger dish_option_groups_announce after insert or update or delete on dish_option_groups
  for each row execute function announce_change('menu');

create trigger rating_summaries_announce after insert or update or delete on rating_summaries
  for each row execute function announce_change('ratings');
create trigger ratings_announce after insert or update or delete on ratings
  for each row execute function announce_change('ratings');
create trigger reviews_announce after insert or update or delete on reviews
  for each row execute function announce_change('ratings');
create trigger users_announce after update on users
  for each row when (old.name <> new.name) execute function announce_change('ratings');

create trigger blogs_announce after insert or update or delete on blogs
  for each row execute function announce_change('content');
create trigger chefs_announce after insert or update or delete on chefs
  for each row execute function announce_change('content');
create trigger faqs_announce after insert or update or delete on faqs
  for each row execute function announce_change('content');
create trigger legal_texts_announce after insert or update or delete on legal_texts
  for each row execute function announce_change('content');
create trigger team_members_announce after insert or update or delete on team_members
  for each row execute function announce_change('content');
create trigger testimonials_announce after insert or update or delete on testimonials
  for each row execute function announce_change('content');
