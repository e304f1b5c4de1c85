import { sql } from 'kysely';
import { releasesCoupon } from '@tawa/domain/ordering/orders';
import type { OrderRecord } from '@tawa/api/modules/ordering/orders/orders.store';
import { actorOf, statusOf } from '@tawa/api/modules/ordering/orders/history/stored-words';
import type { Tx } from '@tawa/api/platform/database/db';
import { seedFunnel } from './funnel.ts';
import { demoBooksOf, moneyRows, paid } from './money.ts';
import type { PastOrder } from './past-order.ts';

const json = (rows: readonly object[]) => sql`${JSON.stringify(rows)}::jsonb`;

/** Ids that rows of this chunk get, in their order. */
export const reserveIn =
  (tx: Tx) =>
  async (table: string, column: string, count: number): Promise<number[]> => {
    const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence(${table}, ${column})) as id from generate_series(1, ${count}::int)`.execute(
      tx,
    );
    return rows.map((row) => row.id);
  };

/** Whether the end of this order gave its coupon back. */
function isReleased({ order, events }: OrderRecord): boolean {
  const last = events.at(-1);
  if (!last?.from_status) return false;
  return releasesCoupon(statusOf(last.from_status), statusOf(order.status), actorOf(last.actor_type));
}

function redemptionOf({ record, coupon }: PastOrder, order_id: number) {
  if (!coupon) return [];
  const state = isReleased(record) ? 'released' : 'redeemed';
  const { user_id, placed_at } = record.order;
  return [{ ...coupon, order_id, user_id, state, at: placed_at }];
}

/** Writes rows of one shape in one statement. */
export async function insertRows(tx: Tx, table: string, rows: readonly object[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = sql.join(Object.keys(first).map((name) => sql.ref(name)));
  const name = sql.table(table);
  await sql`insert into ${name} (${columns}) overriding system value
    select ${columns} from jsonb_populate_recordset(null::${name}, ${json(rows)})`.execute(tx);
}

const fromJson = (text: unknown): unknown => JSON.parse(String(text));

/** Writes some orders of the past in their order, with everything that hangs on them. */
export async function writePastOrders(tx: Tx, drawn: readonly PastOrder[]): Promise<void> {
  if (drawn.length === 0) return;
  const chunk = drawn.map((past) => paid(past));
  const reserve = reserveIn(tx);
  const ids = await reserve('orders', 'order_id', chunk.length);
  const idOf = (index: number): number => ids[index] ?? 0;
  const orders = chunk.map(({ record: { order } }, index) => ({
    ...order,
    address: fromJson(order.address),
    restaurant: fromJson(order.restaurant),
    order_id: idOf(index),
  }));
  const hanging = <T extends object>(rowsOf: (record: OrderRecord) => T[]) =>
    chunk.flatMap(({ record }, index) => rowsOf(record).map((row) => ({ ...row, order_id: idOf(index) })));
  await insertRows(tx, 'orders', orders);
  await insertRows(
    tx,
    'order_items',
    hanging((record) => record.items),
  );
  await insertRows(
    tx,
    'order_taxes',
    hanging(({ taxes }) =>
      taxes.map(({ category, rate_bp, taxable, cgst, sgst }) => ({ category, rate_bp, taxable, cgst, sgst })),
    ),
  );
  await insertRows(
    tx,
    'order_charges',
    hanging(({ charges }) =>
      charges.map(({ key, label, amount, was }, position) => ({ key, label, amount, was, position })),
    ),
  );
  const events = ({ events: recorded }: OrderRecord) =>
    recorded.map((row) => ({ ...row, reason: row.reason ?? null, meta: {} }));
  await insertRows(tx, 'order_events', hanging(events));
  await insertRows(
    tx,
    'coupon_redemptions',
    chunk.flatMap((past, index) => redemptionOf(past, idOf(index))),
  );
  await writeMoney(tx, await moneyRows(chunk, ids, reserve));
}

async function writeMoney(tx: Tx, rows: Awaited<ReturnType<typeof moneyRows>>): Promise<void> {
  await insertRows(tx, 'payments', rows.payments);
  await insertRows(tx, 'refunds', rows.refunds);
  await insertRows(tx, 'refund_files', rows.files);
  await insertRows(tx, 'ledger_transactions', rows.transactions);
  await insertRows(tx, 'ledger_entries', rows.entries);
  const books = demoBooksOf(rows.online);
  await insertRows(tx, 'demo_orders', books.orders);
  await insertRows(tx, 'demo_payments', books.payments);
}

/** Sets every counter to what the orders say, and those of the way to an order to what they may have been. */
export async function countAgain(tx: Tx): Promise<void> {
  await tx.deleteFrom('coupon_user_usage').execute();
  await sql`insert into coupon_user_usage (coupon_id, user_id, used)
    select coupon_id, user_id, count(*) from coupon_redemptions where state <> 'released' group by 1, 2`.execute(tx);
  await sql`update coupons c set used = u.used
    from (select coupon_id, sum(used)::int as used from coupon_user_usage group by 1) u where u.coupon_id = c.coupon_id`.execute(
    tx,
  );
  await sql`update coupon_consents a set spent = u.spent
    from (select u.coupon_id, o.restaurant_id, sum(u.restaurant_part)::bigint as spent
      from coupon_redemptions u join orders o using (order_id) where u.state <> 'released' group by 1, 2) u
    where u.coupon_id = a.coupon_id and u.restaurant_id = a.restaurant_id`.execute(tx);
  await sql`update dishes d set num_of_order = coalesce(o.ordered, 0)
    from (select d.menu_id, sum(i.quantity)::int as ordered from dishes d left join order_items i using (menu_id) group by 1) o
    where o.menu_id = d.menu_id`.execute(tx);
  await sql`select count_punctuality(restaurant_id) from restaurants`.execute(tx);
  await seedFunnel(tx);
}
