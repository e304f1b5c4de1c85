import { officeSteps } from './office-sql.ts';
import type { Step } from './step.ts';

// The same world on every machine: a fraction from 0 to 1 is drawn from a row's number and a salt.
const helpers: Step[] = [
  {
    sql: `create function pg_temp.at(n bigint, salt int) returns double precision language sql immutable parallel safe
      return (hashint8extended(n, salt) & 1073741823) / 1073741824.0`,
  },
  {
    sql: `create function pg_temp.pick(list text[], fraction double precision) returns text language sql immutable parallel safe
      return list[1 + floor(fraction * cardinality(list))::int]`,
  },
  {
    sql: `create temporary table words as
      select e.key, array(select jsonb_array_elements_text(e.value)) as list from jsonb_each($1::jsonb) e`,
    with: 'words',
  },
];

// Early cities get many more restaurants than late ones.
const places: Step[] = [
  {
    says: 'cities',
    sql: `insert into cities (cityname, slug, lat, lng)
      select name, lower(name), 8 + pg_temp.at(place, 1) * 24, 70 + pg_temp.at(place, 2) * 20
      from words, unnest(list) with ordinality as of (name, place) where key = 'cities'
      on conflict do nothing`,
  },
  {
    says: 'owners',
    sql: `insert into users (role, name, username, email, mobile, password_hash)
      select 'restaurant', 'Bench Owner ' || n, 'bench.owner.' || n, 'bench-owner-' || n || '@example.com',
        (7000000000 + n)::text,
        coalesce((select password_hash from users where role = 'restaurant' order by user_id limit 1), '')
      from generate_series(1, $1::int) n order by n`,
    with: 'restaurants',
  },
  {
    says: 'restaurants',
    sql: `insert into restaurants (owner_id, restaurant_name, slug, description, logo, cover_img, cuisine_type,
        restaurant_type, venue_name, city_id, statename, full_address, pincode, lat, lng, contact_number, lifecycle,
        prep_minutes, travel_minutes, min_order, packaging_fee, delivery_fee, free_delivery_from)
      select u.user_id, title, lower(replace(title, ' ', '-')),
        title || ' cooks ' || lower(kind) || ' food near ' || area || ', fresh and on time.',
        demo.logos[1 + n % cardinality(demo.logos)], demo.covers[1 + n % cardinality(demo.covers)], kind,
        (array['both', 'veg', 'both', 'non-veg'])[1 + floor(pg_temp.at(n, 3) * 4)], area, c.city_id, 'India',
        n || ' ' || area || ', ' || c.cityname, '560001', c.lat + (pg_temp.at(n, 4) - .5) / 5,
        c.lng + (pg_temp.at(n, 5) - .5) / 5, (8000000000 + n)::text, 'active',
        10 + floor(pg_temp.at(n, 6) * 5)::int * 5, 8 + floor(pg_temp.at(n, 7) * 30)::int, 9900, 1000,
        floor(pg_temp.at(n, 8) * 5)::int * 1000, 29900
      from generate_series(1, $1::int) n
      join users u on u.email = ('bench-owner-' || n || '@example.com')::citext
      cross join (
        select (array_agg(city_id order by city_id))[:(select list[1]::int from words where key = 'cityCount')] as ids
        from cities where isactive) served
      join cities c on c.city_id = served.ids[1 + floor(power(pg_temp.at(n, 9), 1.75) * cardinality(served.ids))::int]
      cross join (
        select array_agg(distinct logo) filter (where logo is not null) as logos,
          array_agg(distinct cover_img) filter (where cover_img is not null) as covers from restaurants) demo
      cross join lateral (
        select pg_temp.pick((select list from words where key = 'firstWords'), pg_temp.at(n, 10)) || ' '
            || pg_temp.pick((select list from words where key = 'secondWords'), pg_temp.at(n, 11)) || ' ' || n as title,
          pg_temp.pick((select list from words where key = 'areas'), pg_temp.at(n, 12)) as area,
          (array['Indian', 'Chinese', 'Indian', 'Italian', 'Indian', 'Mexican', 'Indian', 'Thai'])[1 + floor(pg_temp.at(n, 13) * 8)] as kind) of
      order by n`,
    with: 'restaurants',
  },
  {
    sql: `create temporary table kitchens as
      select row_number() over (order by r.restaurant_id) as ordinal, r.restaurant_id,
        split_part(r.restaurant_name, ' ', 1) as word
      from restaurants r join users u on u.user_id = r.owner_id where u.username like 'bench.owner.%'`,
  },
  { sql: 'create unique index on kitchens (ordinal)' },
  { sql: 'analyze kitchens' },
];

// A third opens for lunch and dinner, a third all day, a third until past midnight; most have a day off.
const kitchens: Step[] = [
  {
    says: 'opening hours',
    sql: `insert into restaurant_hours (restaurant_id, weekday, opens, closes)
      select k.restaurant_id, weekday, shift.opens::time, shift.closes::time
      from kitchens k, generate_series(0, 6) weekday, lateral (values
        (0, '11:00', '15:00'), (0, '18:30', '23:00'), (1, '08:00', '22:30'), (2, '12:00', '02:00')) shift (kind, opens, closes)
      where shift.kind = k.ordinal % 3 and k.ordinal % 10 <> weekday`,
  },
  {
    says: 'summaries of ratings',
    sql: `insert into rating_summaries (restaurant_id, ratings_1, ratings_2, ratings_3, ratings_4, ratings_5)
      select restaurant_id, people * (1 - liked) * .3, people * (1 - liked) * .3, people * (1 - liked) * .4,
        people * liked * .4, people * liked * .6
      from (select restaurant_id, power(10, pg_temp.at(ordinal, 20) * 3.5) as people,
        .35 + pg_temp.at(ordinal, 21) * .6 as liked from kitchens) k`,
  },
  {
    says: 'groups of extras',
    sql: `insert into option_groups (restaurant_id, group_name, kind, min_choices, max_choices)
      select restaurant_id, 'Extras', 'addon', 0, 3 from kitchens where ordinal % 3 = 0`,
  },
  {
    says: 'extras',
    sql: `insert into options (option_group_id, option_name, price, position)
      select g.option_group_id, name, 2000 * place, place
      from option_groups g join kitchens k using (restaurant_id),
        unnest(array['Extra cheese', 'Raita', 'Boiled egg']) with ordinality as of (name, place)`,
  },
];

// Frequent words make frequent names, and a few dishes have most of the orders.
const menus: Step[] = [
  {
    says: 'dishes',
    sql: `insert into dishes (restaurant_id, category_id, dish_name, dish_img, description, is_veg, price,
        discounted_price, preparation_time, num_of_order, position)
      select k.restaurant_id, g.ids[1 + form_at % cardinality(g.ids)],
        case when mixed < .25 then main || ' ' || form when mixed < .92 then style || ' ' || main || ' ' || form
          else k.word || ' House ' || form end,
        g.pictures[1 + (main_at * 7 + form_at) % cardinality(g.pictures)],
        main || ' cooked to order, ' || lower(style) || ' style.', main_at < g.first_meat or mixed >= .92, price,
        case when pg_temp.at(n, 36) < .2 then price * 85 / 100 end, 8 + floor(pg_temp.at(n, 37) * 25)::int,
        floor(power(10, 3.8 * power(pg_temp.at(n, 38), 2.5)))::int - 1, n % 1000
      from generate_series(0, $1::int - 1) n
      cross join (
        select array(select category_id from categories where isactive order by position) as ids,
          array(select distinct dish_img from dishes where dish_img is not null) as pictures,
          (select list from words where key = 'styles') as styles, (select list from words where key = 'mains') as mains,
          (select list from words where key = 'forms') as forms,
          (select list[1]::int from words where key = 'firstMeat') as first_meat,
          (select count(*) from kitchens) as kitchens) g
      join kitchens k on k.ordinal = 1 + n * g.kitchens / $1::int
      cross join lateral (
        select floor(power(pg_temp.at(n, 31), 1.6) * cardinality(g.styles))::int as style_at,
          floor(pg_temp.at(n, 32) * cardinality(g.mains))::int as main_at,
          floor(power(pg_temp.at(n, 33), 1.6) * cardinality(g.forms))::int as form_at, pg_temp.at(n, 34) as mixed,
          6000 + floor(power(pg_temp.at(n, 35), 2) * 60)::bigint * 1000 as price) of
      cross join lateral (
        select g.styles[1 + style_at] as style, g.mains[1 + main_at] as main, g.forms[1 + form_at] as form) named`,
    with: 'dishes',
  },
  {
    says: 'dishes with extras',
    sql: `insert into dish_option_groups (menu_id, option_group_id)
      select d.menu_id, o.option_group_id
      from kitchens k join option_groups o using (restaurant_id) join dishes d using (restaurant_id)
      where d.menu_id % 4 = 0`,
  },
];

const tables = ['restaurants', 'restaurant_hours', 'rating_summaries', 'dishes', 'orders'];
const triggers = (way: 'enable' | 'disable'): Step[] =>
  tables.map((table) => ({ sql: `alter table ${table} ${way} trigger user` }));

// What the sleeping triggers would have kept, row by row.
const searches: Step[] = [
  {
    says: 'listings',
    sql: `insert into restaurant_listings select l.* from listable_restaurants l join kitchens k using (restaurant_id)`,
  },
  {
    sql: `create temporary table found as
      select s.* from searchable_dishes s join kitchens k using (restaurant_id)`,
  },
  {
    sql: `select keep_words(string_agg(word, ' ')) from (
        select distinct unnest(words_of(folded)) as word from (
          select folded from found union all select folded from restaurant_listings) texts) different`,
  },
  {
    says: 'names to search',
    sql: `insert into search_names (scope, folded, popularity)
      select scope, folded, max(popularity) from (
        select 0 as scope, folded, popularity from found union all select city_id, folded, popularity from found) scoped
      group by scope, folded
      on conflict (scope, folded) do update set popularity = greatest(search_names.popularity, excluded.popularity)`,
  },
  {
    says: 'dishes to search',
    sql: `insert into search_dishes (menu_id, restaurant_id, city_id, category_id, name_id, any_name_id, popularity)
      select f.menu_id, f.restaurant_id, f.city_id, f.category_id, here.name_id, anywhere.name_id, f.popularity
      from found f
      join search_names here on here.scope = f.city_id and here.folded = f.folded
      join search_names anywhere on anywhere.scope = 0 and anywhere.folded = f.folded`,
  },
];

/** Everything in its order, within one transaction. */
export const steps: readonly Step[] = [
  ...triggers('disable'),
  ...helpers,
  ...places,
  ...kitchens,
  ...menus,
  ...searches,
  ...officeSteps,
  { says: 'punctuality', sql: `select count_punctuality(restaurant_id) from kitchens` },
  ...triggers('enable'),
];
