// The bill of a party that booked.
import { sql } from 'kysely';
import { isUnserved } from '#db/order-states.ts';
import type { Db, Tx } from '#platform/database/db.ts';

/** The first table of a booking that has a code, by its name. */
export const findCodedTable = (tx: Tx, bookingId: number) =>
  tx
    .selectFrom('booking_tables as bt')
    .innerJoin('table_codes as c', 'c.table_id', 'bt.table_id')
    .innerJoin('dining_tables as t', 't.table_id', 'bt.table_id')
    .select('bt.table_id')
    .where('bt.booking_id', '=', bookingId)
    .orderBy(sql`length(t.name)`)
    .orderBy('t.name')
    .limit(1)
    .executeTakeFirst();

/**
 * Puts the dishes that were ordered ahead with a booking on its bill, unless they were turned away or not paid yet; answers how many
 * orders that was.
 */
export async function addAhead(tx: Tx, billId: number, bookingId: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`insert into table_rounds (order_id, table_bill_id)
    select o.order_id, ${billId} from orders o
    where o.booking_id = ${bookingId} and o.status <> 'pending_payment' and not (${isUnserved('o')})
    on conflict do nothing`.execute(tx);
  return Number(numAffectedRows);
}

/** The running bill of a party that booked, held until the transaction ends. */
export const holdRunningOf = (tx: Tx, bookingId: number) =>
  tx
    .selectFrom('table_bills')
    .select(['table_bill_id', 'restaurant_id'])
    .where('booking_id', '=', bookingId)
    .where('closed_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** Bookings whose bill runs and lacks dishes that were ordered ahead: they were paid in the moment in which the party was seated. */
export const listLacking = (db: Db) =>
  db
    .selectFrom('table_bills as b')
    .innerJoin('orders as o', 'o.booking_id', 'b.booking_id')
    .select('b.booking_id')
    .distinct()
    .where('b.closed_at', 'is', null)
    .where('o.status', '<>', 'pending_payment')
    .where(sql<boolean>`not (${isUnserved('o')})`)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('table_rounds as w').select('w.order_id').whereRef('w.order_id', '=', 'o.order_id'))),
    )
    .execute();

/** The running bill of a booking, held until the transaction ends, with what the code of its table is made from. */
export const holdOfBooking = (tx: Tx, bookingId: number) =>
  tx
    .selectFrom('table_bills as b')
    .innerJoin('table_codes as c', 'c.table_id', 'b.table_id')
    .selectAll('b')
    .select(['c.nonce', 'c.token_hash'])
    .where('b.booking_id', '=', bookingId)
    .where('b.closed_at', 'is', null)
    .forNoKeyUpdate('b')
    .executeTakeFirst();

/** What was ordered ahead becomes the round of whoever booked, once they are in with their phone. */
export const giveAhead = (tx: Tx, billId: number, guestId: number) =>
  tx
    .updateTable('table_rounds')
    .set({ table_guest_id: guestId })
    .where('table_bill_id', '=', billId)
    .where('table_guest_id', 'is', null)
    .execute();
