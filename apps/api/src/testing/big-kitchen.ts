import { sql } from 'kysely';
import type { TestApp } from './app.ts';

const copyOrders = (restaurant: number, times: number) => sql`with
  copied as (insert into orders overriding system value
    select (jsonb_populate_record(o, jsonb_build_object('order_id', 900000 + o.order_id * 100 + n, 'quote_id', null,
      'booking_id', null, 'order_number', 'FD-' || upper(lpad(to_hex(1048576 + o.order_id * 100 + n), 6, '0'))))).*
    from orders o, generate_series(1, ${times}::int) n where o.restaurant_id = ${restaurant}
    returning order_id)
  insert into order_items overriding system value
    select (jsonb_populate_record(i, jsonb_build_object('order_id', c.order_id,
      'order_item_id', 10000000 + i.order_item_id * 100 + c.order_id % 100))).*
    from copied c join order_items i on i.order_id = (c.order_id - 900000) / 100`;

const copyDishes = (restaurant: number, times: number) => sql`with
  copied as (insert into dishes overriding system value
    select (jsonb_populate_record(d, jsonb_build_object('menu_id', 900000 + d.menu_id * 100 + n,
      'dish_name', d.dish_name || ' ' || n))).*
    from dishes d, generate_series(1, ${times}::int) n where d.restaurant_id = ${restaurant}
    returning menu_id)
  insert into dish_option_groups
    select (jsonb_populate_record(l, jsonb_build_object('menu_id', c.menu_id))).*
    from copied c join dish_option_groups l on l.menu_id = (c.menu_id - 900000) / 100`;

const copyThreads = (restaurant: number, times: number) => sql`with
  model as (select c.* from complaints c join orders o using (order_id) where o.restaurant_id = ${restaurant}
    order by c.complaint_id limit 1),
  copied as (insert into complaints overriding system value
    select (jsonb_populate_record(c, jsonb_build_object('complaint_id', 900000 + n))).*
    from complaints c join model using (complaint_id), generate_series(1, ${times}::int) n returning complaint_id)
  insert into complaint_messages (complaint_id, author_type, author_id, message)
    select c.complaint_id, 'customer', model.user_id, 'Word ' || n from copied c, model, generate_series(1, 3) n
    union all select model.complaint_id, 'customer', model.user_id, 'Word ' || n from model, generate_series(1, ${times}::int) n`;

const copyReviews = (restaurant: number, times: number) => sql`with
  writers as (select user_id from users u where role = 'user'
    and not exists (select from reviews r where r.user_id = u.user_id and r.restaurant_id = ${restaurant})
    and not exists (select from ratings r where r.user_id = u.user_id and r.restaurant_id = ${restaurant})
    order by user_id limit ${times}),
  rated as (insert into ratings (restaurant_id, user_id, rating) select ${restaurant}, user_id, 4 from writers)
  insert into reviews (restaurant_id, user_id, review) select ${restaurant}, user_id, 'Warm and quick.' from writers`;

const copyTables = (restaurant: number, times: number) => sql`with
  rooms as (insert into venues (restaurant_id, name) select ${restaurant}, 'Room ' || n
    from generate_series(1, ${times}::int) n returning venue_id)
  insert into dining_tables (venue_id, name, min_seats, max_seats, spot_x, spot_y)
    select venue_id, 'T' || n, 1, 4, n, 1 from rooms, generate_series(1, 4) n`;

const copyBookings = (restaurant: number, times: number) => sql`insert into bookings overriding system value
  select (jsonb_populate_record(b, jsonb_build_object('booking_id', 900000 + b.booking_id * 100 + n,
    'booking_number', 'TB-' || upper(lpad(to_hex(1048576 + b.booking_id * 100 + n), 6, '0'))))).*
  from bookings b, generate_series(1, ${times}::int) n
  where b.restaurant_id = ${restaurant} and b.state in ('completed', 'cancelled', 'no_show')`;

/** Makes a kitchen a big one: many times as many rows of everything that its panel lists. */
export async function growKitchen({ db }: Pick<TestApp, 'db'>, restaurant: number, times: number): Promise<void> {
  const statements = [
    copyOrders(restaurant, times),
    copyDishes(restaurant, times),
    copyThreads(restaurant, times),
    copyReviews(restaurant, times),
    copyTables(restaurant, times),
    copyBookings(restaurant, times),
    sql`insert into chefs (restaurant_id, chef_name, designation, position)
      select ${restaurant}, 'Chef ' || n, 'Cook', n from generate_series(1, 20) n`,
    sql`insert into blogs (title, author, blogtext, restaurant_id, status)
      select 'Post ' || n, 'The kitchen', '<p>Dough.</p>', ${restaurant}, 'draft' from generate_series(1, ${times}::int) n`,
    sql`insert into staff (restaurant_id, role, name, email, token_hash, expires_at, invited_by, invited_on)
      select restaurant_id, 'orders', 'Cook ' || n, 'cook' || n || '@example.in', decode(lpad(to_hex(n), 8, '0'), 'hex'),
        now() + interval '7 days', owner_id, now()
      from restaurants, generate_series(1, ${times}::int) n where restaurant_id = ${restaurant}`,
    sql`insert into payouts (restaurant_id, period_from, period_to, status, issued_at)
      select ${restaurant}, '2024-01-01'::date + n * 7, '2024-01-08'::date + n * 7, 'issued', now()
      from generate_series(1, ${times}::int) n`,
    sql`insert into coupons overriding system value
      select (jsonb_populate_record(c, jsonb_build_object('coupon_id', 900000 + c.coupon_id * 100 + n, 'code', c.code || n))).*
      from coupons c, generate_series(1, ${times}::int) n where c.owner_restaurant_id = ${restaurant}`,
    sql`insert into dish_price_changes (menu_id, price_before, price, source, changed_on)
      select menu_id, 10000, 12000, 'edit', now()
      from dishes, generate_series(1, ${times}::int) n where restaurant_id = ${restaurant} and menu_id < 900000`,
    sql`insert into notifications (user_id, kind, title, sent_at)
      select owner_id, 'kitchen_order', 'Notice ' || n, now()
      from restaurants, generate_series(1, ${times}::int) n where restaurant_id = ${restaurant}`,
    sql`insert into sessions (user_id, expires_at)
      select owner_id, now() + interval '9 days'
      from restaurants, generate_series(1, ${times}::int) n where restaurant_id = ${restaurant}`,
  ];
  for (const statement of statements) await statement.execute(db);
}
