import type { Step } from './step.ts';

/** Accounts and orders of two years, as many as asked for: what the office's lists are tried with. */
export const officeSteps: readonly Step[] = [
  {
    says: 'customers',
    sql: `insert into users (role, name, username, email, mobile, password_hash, created_on)
      select 'user', pg_temp.pick(words.first, pg_temp.at(n, 51)) || ' ' || pg_temp.pick(words.second, pg_temp.at(n, 52)) || ' ' || n,
        'bench.customer.' || n, 'bench-customer-' || n || '@example.com', (9000000000 + n)::text, '',
        now() - pg_temp.at(n, 53) * interval '700 days'
      from generate_series(1, $1::int) n
      cross join (select max(list) filter (where key = 'firstWords') as first,
        max(list) filter (where key = 'secondWords') as second from words) words
      order by n`,
    with: 'customers',
  },
  {
    sql: `create temporary table customers as
      select row_number() over (order by user_id) as ordinal, user_id, name, mobile from users
      where username like 'bench.customer.%'`,
  },
  { sql: 'create unique index on customers (ordinal)' },
  { sql: 'analyze customers' },
  {
    says: 'orders',
    sql: `insert into orders (order_number, user_id, restaurant_id, city_id, source, fulfilment, status, placed_at, promised_from,
        promised_to, prep_minutes, travel_minutes, closed_at, delivered_at, cancelled_by, cancel_reason, customer_name,
        contact_phone, restaurant, item_unavailable_pref, payment_method, item_total, total, commission_bp, handover_code)
      select 'FD-' || lpad(upper(to_hex(n)), 6, '0'), c.user_id, r.restaurant_id, r.city_id, 'cart', 'pickup', state.status, at,
        at + interval '25 minutes', at + interval '35 minutes', 25, 10,
        case when state.status <> 'accepted' then at + interval '40 minutes' end,
        case when state.status = 'picked_up' then at + interval '40 minutes' end,
        case when state.status = 'cancelled' then 'customer' end, case when state.status = 'cancelled' then 'CHANGED_MIND' end,
        c.name, c.mobile, jsonb_build_object('restaurant_name', r.restaurant_name), 'refund', 'cod', amount, amount, 1800, '0000'
      from generate_series(1, $1::int) n
      join customers c on c.ordinal = 1 + floor(power(pg_temp.at(n, 61), 2) * (select max(ordinal) - 1 from customers))::bigint
      join kitchens k on k.ordinal = 1 + floor(power(pg_temp.at(n, 62), 2) * (select max(ordinal) - 1 from kitchens))::bigint
      join restaurants r on r.restaurant_id = k.restaurant_id
      cross join lateral (select now() - pg_temp.at(n, 63) * interval '700 days' - interval '1 hour' as at,
        9900 + floor(pg_temp.at(n, 64) * 900)::bigint * 100 as amount) o
      cross join lateral (select case when at > now() - interval '3 hours' then 'accepted'
        when pg_temp.at(n, 65) < .93 then 'picked_up' when pg_temp.at(n, 65) < .98 then 'cancelled' else 'rejected' end as status) state
      order by at
      on conflict (order_number) do nothing`,
    with: 'orders',
  },
  {
    sql: `create temporary table bills as
      select o.order_id, o.total, o.status, dish.menu_id, dish.dish_name, dish.is_veg, dish.dish_img
      from customers c join orders o using (user_id) join (
        select distinct on (restaurant_id) restaurant_id, menu_id, dish_name, is_veg, dish_img from dishes
        order by restaurant_id, menu_id) dish using (restaurant_id)`,
  },
  {
    says: 'dishes of orders',
    sql: `insert into order_items (order_id, menu_id, position, name, is_veg, dish_img, tax_category, rate_bp, unit_price,
        quantity, fulfilled_quantity, gross, discount, coupon_share, tax)
      select order_id, menu_id, 0, dish_name, is_veg, dish_img, 'restaurant_service', 0, total, 1, 1, total, 0, 0, 0
      from bills order by order_id`,
  },
  {
    says: 'lines of bills',
    sql: `insert into order_charges (order_id, position, key, label, amount)
      select order_id, 0, 'item_total', 'Item total', total from bills order by order_id`,
  },
  {
    says: 'payments',
    sql: `insert into payments (order_id, provider, method, amount, status)
      select order_id, 'cod', 'cod', total, case status when 'accepted' then 'cod_due' else 'cod_failed' end
      from bills order by order_id`,
  },
];
