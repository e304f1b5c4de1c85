import type { Lab } from './lab.ts';

// What the demo world becomes before it is measured: kitchens that never close, so that the hour of a run changes nothing,
// and enough people, dishes and past orders that a plan which reads all of them would show.
const restaurantsAdded = 1000;
const dishesOfEach = 20;
const customersAdded = 20_000;
const ordersOfEach = 2;

const openKitchens = `
  delete from restaurant_exceptions;
  delete from restaurant_hours;
  insert into restaurant_hours (restaurant_id, weekday, opens, closes)
    select restaurant_id, weekday, '00:00', '24:00' from restaurants, generate_series(0, 6) weekday;
  update restaurants set switch = 'online', switch_until = null where lifecycle = 'active'`;

const addPeople = (role: 'user' | 'restaurant', count: number) => `
  insert into users (role, name, username, email, mobile, password_hash)
    select '${role}', 'Grown ' || n, '${role}-grown-' || n, '${role}-grown-' || n || '@example.in', '9876543210', '-'
    from generate_series(1, ${count}) n`;

const addRestaurants = `
  insert into restaurants (owner_id, restaurant_name, slug, city_id, lifecycle, cuisine_type, restaurant_type, full_address,
      pincode, lat, lng, logo, cover_img, packaging_fee, delivery_fee)
    select u.user_id, m.restaurant_name || ' ' || u.user_id, m.slug || '-' || u.user_id, m.city_id, 'active', m.cuisine_type,
      m.restaurant_type, m.full_address, m.pincode, m.lat + random() / 10, m.lng + random() / 10, m.logo, m.cover_img,
      2000, 3900
    from users u join lateral (
      select * from restaurants r where r.lifecycle = 'active' order by md5(r.restaurant_id::text || u.user_id) limit 1) m on true
    where u.username like 'restaurant-grown-%'`;

const addDishes = `
  insert into dishes (restaurant_id, category_id, dish_name, dish_img, description, is_veg, price, num_of_order, position)
    select r.restaurant_id, m.category_id, m.dish_name, m.dish_img, m.description, m.is_veg, m.price, n, n
    from restaurants r cross join generate_series(1, ${dishesOfEach}) n
    join lateral (select * from dishes d order by md5(d.menu_id::text || r.restaurant_id || n) limit 1) m on true
    where r.owner_id in (select user_id from users where username like 'restaurant-grown-%')`;

const number = `'FD-' || translate(upper(lpad(to_hex((n * 7919 + 1048576) % 16777216), 6, '0')), '01IO', 'GHJK')`;
const copied = `restaurant_id, city_id, source, fulfilment, status, version, placed_at, promised_from, promised_to, prep_minutes,
  travel_minutes, closed_at, customer_name, contact_phone, address, restaurant, item_unavailable_pref, payment_method,
  item_total, discount_restaurant, discount_coupon, packaging_fee, delivery_fee, platform_fee, tax_total, tip, total,
  commission_bp, handover_code`;

const addOrders = `
  insert into orders (order_number, user_id, ${copied})
    select ${number}, buyer, ${copied}
    from (select user_id as buyer, row_number() over () as n from users, generate_series(1, ${ordersOfEach})
      where username like 'user-grown-%') people
    join (select *, row_number() over (order by order_id) - 1 as turn from orders where status = 'delivered') models
      on turn = n % (select count(*) from orders where status = 'delivered')
    on conflict do nothing`;

/** Fills the lab's database; the app makes its kept answers anew by itself within their short lives. */
export async function growWorld(lab: Pick<Lab, 'ask'>): Promise<void> {
  await lab.ask(addPeople('restaurant', restaurantsAdded));
  await lab.ask(addPeople('user', customersAdded));
  await lab.ask(addRestaurants);
  await lab.ask(addDishes);
  await lab.ask(addOrders);
  await lab.ask(openKitchens);
  await lab.ask('analyze');
}
