-- A list of restaurants heard of everything that changed in the lists of its city: a dish that was taken off a menu, or a price
-- that moved the middle of a menu, or hours of next week, made every page of the city's restaurants anew. Now 'places' says that a restaurant came
-- into the lists of a city, left them, or stands elsewhere in them for good; 'listings' goes on for lists of dishes, for searches by
-- words, for the cards themselves, and for processes of the release before.
-- release before: runs
create function announce_place() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.city_id is not null then
    perform announce_part('places', 'c' || old.city_id || ' r' || old.restaurant_id);
  end if;
  if tg_op <> 'DELETE' and new.city_id is not null then
    perform announce_part('places', 'c' || new.city_id || ' r' || new.restaurant_id);
  end if;
  return null;
end $$;
comment on function announce_place is 'Makes the lists of restaurants of a city stale: one came, left, or stands elsewhere in them.';

create trigger restaurant_listings_place_announce after insert or delete on restaurant_listings
  for each row execute function announce_place();
create trigger restaurant_listings_place_changed_announce after update of city_id, cuisine_type, restaurant_type, folded_name, place
  on restaurant_listings
  for each row when ((old.city_id, old.cuisine_type, old.restaurant_type, old.folded_name, old.place::text)
    is distinct from (new.city_id, new.cuisine_type, new.restaurant_type, new.folded_name, new.place::text))
  execute function announce_place();
create trigger restaurants_opened_place_announce after update of switch on restaurants
  for each row when ((old.switch = 'offline') is distinct from (new.switch = 'offline'))
  execute function announce_place();
