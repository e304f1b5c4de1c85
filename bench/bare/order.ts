import { randomUUID } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import { insertOf, listRows, type Row, valuesOf, within } from './rows.ts';

const tables = ['order_items', 'order_taxes', 'order_charges', 'order_events', 'payments'] as const;

/** An order that the app has placed, with all its rows, to be written again under other numbers. */
export interface Model {
  quote: Row;
  order: Row;
  parts: { table: string; rows: Row[] }[];
}

const without = (rows: Row[], columns: readonly string[]): Row[] =>
  rows.map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => !columns.includes(name))));

const ownValues: Readonly<Record<string, string[]>> = {
  order_items: ['order_item_id'],
  order_events: ['order_event_id'],
  payments: ['payment_id', 'call_key'],
};

export async function readModel(pool: Pool, userId: string): Promise<Model> {
  const [order] = await listRows(pool, 'select * from orders where user_id = $1 order by order_id desc limit 1', [
    userId,
  ]);
  if (!order) throw new Error('The app has placed no order to copy.');
  const [quote] = await listRows(pool, 'select * from quotes where quote_id = $1', [order.quote_id]);
  if (!quote) throw new Error('The order has no quote.');
  const parts = tables.map(async (table) => {
    const rows = await listRows(pool, `select * from ${table} where order_id = $1`, [order.order_id]);
    return { table, rows: without(rows, ownValues[table] ?? []) };
  });
  return { quote, order, parts: await Promise.all(parts) };
}

const readFacts = {
  name: 'facts',
  text: `select r.*, u.name, u.mobile, u.cod_allowed, a.line1, a.pincode, a.lat, a.lng,
      (select json_agg(h) from restaurant_hours h where h.restaurant_id = r.restaurant_id) as hours,
      (select json_agg(d) from dishes d where d.menu_id = any($4::int[])) as dishes,
      (select json_agg(t) from tax_rates t) as rates,
      exists (select from orders o where o.user_id = u.user_id) as is_known
    from restaurants r, users u, addresses a where r.restaurant_id = $1 and u.user_id = $2 and a.address_id = $3`,
};
const claimKey = {
  name: 'key',
  text: 'insert into idempotency_keys (user_id, key, request_hash) values ($1, $2, $3) on conflict do nothing returning key',
};
const lockCustomer = {
  name: 'lock',
  text: `select q.request, q.lines, q.expires_at, nextval(pg_get_serial_sequence('orders', 'order_id')) as order_id
    from users u left join quotes q on q.quote_id = $2 and q.user_id = u.user_id where u.user_id = $1 for no key update of u`,
};
const takePortions = {
  name: 'portions',
  text: `with held as (select menu_id from dishes where menu_id = any($1::int[]) order by menu_id for no key update)
    update dishes d set num_of_order = num_of_order + 1 from held where d.menu_id = held.menu_id returning d.menu_id`,
};

function writeAll(order: Row, parts: Model['parts']) {
  const inserts = [{ table: 'orders', rows: [order] }, ...parts];
  let from = 1;
  const texts = inserts.map(({ table, rows }) => {
    const text = `${table}_rows as (${insertOf(table, rows, from)})`;
    from += valuesOf(rows).length;
    return text;
  });
  const told = `told as (insert into live_events (audience, kind, payload)
    values ($${from}, 'order', '{}'), ($${from + 1}, 'order', '{}'), ('admin', 'order', '{}'))`;
  const answered = `answered as (update idempotency_keys set status = 201, answer = '{}'
    where user_id = $${from + 2} and key = $${from + 3})`;
  const text = `with ${[...texts, told, answered].join(', ')} select 1`;
  // Bills differ in how many lines they have, and a name stands for one text.
  return {
    name: `write ${inserts.map(({ rows }) => rows.length).join('-')}`,
    text,
    values: inserts.flatMap(({ rows }) => valuesOf(rows)),
  };
}

export interface Buyer {
  userId: string;
  addressId: string;
  model: Model;
}

let ordered = 0;
// The app never draws a 1, so that no number is drawn twice.
const orderNumber = () => `FD-1${(ordered++).toString(36).toUpperCase().padStart(5, '0')}`;

/** The rows of one quote and of the order from it, read and written by pg alone. */
export async function orderOnce(pool: Pool, { userId, addressId, model }: Buyer): Promise<void> {
  const { restaurant_id = '' } = model.order;
  const menuIds = model.parts[0]?.rows.map((row) => row.menu_id) ?? [];
  const facts = { ...readFacts, values: [restaurant_id, userId, addressId, menuIds] };
  const quote = { ...model.quote, quote_id: randomUUID() };
  const key = randomUUID();
  await pool.query(facts);
  await pool.query({ name: 'quote', text: insertOf('quotes', [quote]), values: valuesOf([quote]) });
  await within(pool, async (client) => {
    await client.query({ ...claimKey, values: [userId, key, Buffer.alloc(32)] });
    const { rows } = await client.query({ ...lockCustomer, values: [userId, quote.quote_id] });
    await client.query(facts);
    await client.query({ ...takePortions, values: [menuIds] });
    const order = { ...model.order, order_id: rows[0].order_id, quote_id: quote.quote_id, order_number: orderNumber() };
    await write(client, { order, parts: model.parts, key });
  });
}

async function write(client: PoolClient, { order, parts, key }: { order: Row; parts: Model['parts']; key: string }) {
  const { order_id = '', user_id, restaurant_id } = order;
  const own = parts.map(({ table, rows }) => ({ table, rows: rows.map((row) => ({ ...row, order_id })) }));
  const { values, ...statement } = writeAll(order, own);
  const audiences = [`user:${user_id}`, `restaurant:${restaurant_id}`];
  await client.query({ ...statement, values: [...values, ...audiences, user_id, key] });
}
