import type { QueryResultRow } from 'pg';

export type Ask = <Row extends QueryResultRow>(sql: string, values?: unknown[]) => Promise<Row[]>;

// What the seeded world becomes before it is measured: kitchens that never close, so that the hour of a run changes nothing,
// and enough people and past orders that a plan which reads all of them would show.
const customersAdded = 20_000;
const ordersOfEach = 2;

const openKitchens = `
  delete from restaurant_exceptions;
  delete from restaurant_hours;
  insert into restaurant_hours (restaurant_id, weekday, opens, closes)
    select restaurant_id, weekday, '00:00', '24:00' from restaurants, generate_series(0, 6) weekday;
  update restaurants set switch = 'online', switch_until = null where lifecycle = 'active'`;

const addPeople = `
  insert into users (role, name, username, email, mobile, password_hash)
    select 'user', 'Grown ' || n, 'user-grown-' || n, 'user-grown-' || n || '@example.in', '9876543210', '-'
    from generate_series(1, ${customersAdded}) n`;

const number = `'FD-' || translate(upper(lpad(to_hex((n * 7919 + 1048576) % 16777216), 6, '0')), '01IO', 'GHJK')`;
const copied = `restaurant_id, city_id, source, fulfilment, status, version, placed_at, promised_from, promised_to, prep_minutes,
  travel_minutes, closed_at, customer_name, contact_phone, address, restaurant, item_unavailable_pref, payment_method,
  item_total, discount_restaurant, discount_coupon, packaging_fee, delivery_fee, platform_fee, tax_total, tip, total,
  commission_bp, handover_code`;

const printed = ['order_items', 'order_taxes', 'order_charges'] as const;

async function columnsOf(ask: Ask, table: string): Promise<string> {
  const rows = await ask<{ name: string }>(
    `select column_name as name from information_schema.columns where table_schema = 'public' and table_name = $1
      and is_identity = 'NO' and is_generated = 'NEVER' and column_name <> 'order_id'`,
    [table],
  );
  return rows.map(({ name }) => name).join(', ');
}

/** Copies delivered orders with all that is printed on them, so that what holds of every order holds of these. */
async function addOrders(ask: Ask): Promise<void> {
  const copies = await Promise.all(
    printed.map(async (table) => {
      const columns = await columnsOf(ask, table);
      return `${table}_copied as (insert into ${table} (order_id, ${columns})
        select linked.order_id, ${columns} from linked join ${table} t on t.order_id = linked.model)`;
    }),
  );
  await ask(`with models as (
      select *, row_number() over (order by order_id) - 1 as turn from orders where status = 'delivered' and booking_id is null),
    people as (select user_id as buyer, row_number() over () as n from users, generate_series(1, ${ordersOfEach})
      where username like 'user-grown-%'),
    pairs as materialized (select ${number} as number, buyer, models.* from people
      join models on turn = n % (select count(*) from models)),
    placed as (insert into orders (order_number, user_id, ${copied}) select number, buyer, ${copied} from pairs
      on conflict do nothing returning order_id, order_number),
    linked as materialized (select placed.order_id, pairs.order_id as model from placed
      join pairs on pairs.number = placed.order_number),
    ${copies.join(', ')} select 1`);
}

/** Adds what a large marketplace has beside its restaurants and dishes. */
export async function growWorld(ask: Ask): Promise<void> {
  await ask(addPeople);
  await addOrders(ask);
  for (const statement of [openKitchens, 'analyze']) await ask(statement);
}
