// The bill of a party that booked.
import { sql } from 'kysely';
import { isUnserved } from '#db/order-states.ts';
import type { Tx } from '#platform/database/db.ts';

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

/** Puts the dishes that were ordered ahead with a booking on its bill, unless they were turned away or never paid. */
export const addAhead = (tx: Tx, billId: number, bookingId: number) =>
  sql`insert into table_rounds (order_id, table_bill_id)
    select o.order_id, ${billId} from orders o
    where o.booking_id = ${bookingId} and o.status <> 'pending_payment' and not (${isUnserved('o')})
    on conflict do nothing`.execute(tx);

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
