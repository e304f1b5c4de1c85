// Tables that dishes are ordered ahead with.
import { sql } from 'kysely';
import type { Db, Tx } from '#platform/database/db.ts';

const uncooked = ['rejected', 'cancelled', 'expired'];

/** A customer's own booking, and the order that it has already. */
const tables = (db: Db, userId: number, booking_number: string) =>
  db
    .selectFrom('bookings as b')
    .select(['b.booking_id', 'b.booking_number', 'b.restaurant_id', 'b.state', 'b.starts_at'])
    .select((eb) =>
      eb
        .selectFrom('orders as o')
        .select('o.order_number')
        .whereRef('o.booking_id', '=', 'b.booking_id')
        .where('o.status', 'not in', uncooked)
        .as('order_number'),
    )
    .where('b.booking_number', '=', booking_number)
    .where('b.user_id', '=', userId);

export type Table = NonNullable<Awaited<ReturnType<typeof findTable>>>;

export const findTable = (db: Db, userId: number, booking_number: string) =>
  tables(db, userId, booking_number).executeTakeFirst();

/** The same, held as it is until the order is written: nobody moves or cancels the table meanwhile. */
export const holdTable = (tx: Db, userId: number, booking_number: string) =>
  tables(tx, userId, booking_number)
    .modifyEnd(sql`for share of b`)
    .executeTakeFirst();

/** The order of a table that was not ended, held still until the transaction ends. */
export const lockOrderOfTable = (tx: Tx, bookingId: number) =>
  tx
    .selectFrom('orders')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .where('status', 'not in', uncooked)
    .forUpdate()
    .executeTakeFirst();

/** Does an order stand on the bill of a table that runs? */
export async function standsOnBill(db: Db, orderId: number): Promise<boolean> {
  const row = await db
    .selectFrom('table_rounds as w')
    .innerJoin('table_bills as b', 'b.table_bill_id', 'w.table_bill_id')
    .select('w.order_id')
    .where('w.order_id', '=', orderId)
    .where('b.closed_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** What kitchen and customer read of the table: its names and guests. */
export const tableOf = sql<{ names: string; guests: number } | null>`case when o.source = 'at_table' then (
  select json_build_object('names', t.name, 'guests', greatest(1, (select count(*) from table_guests g
    where g.table_bill_id = b.table_bill_id)))
  from table_rounds tr join table_bills b using (table_bill_id) join dining_tables t on t.table_id = b.table_id
  where tr.order_id = o.order_id) else (
  select json_build_object('guests', b.guests, 'names', (select string_agg(t.name, ' + ' order by t.name)
    from booking_tables bt join dining_tables t using (table_id) where bt.booking_id = b.booking_id))
  from bookings b where b.booking_id = o.booking_id) end`;
