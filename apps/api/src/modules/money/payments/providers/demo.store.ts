import type { Insertable } from 'kysely';
import type { DB } from '#db/tables.ts';
import type { Db } from '#platform/database/db.ts';

/** Opens an order of the demo provider, once for each key; answers its id. */
export async function addOrder(db: Db, order: Insertable<DB['demo_orders']>): Promise<string> {
  await db
    .insertInto('demo_orders')
    .values(order)
    .onConflict((conflict) => conflict.column('call_key').doNothing())
    .execute();
  const row = await db
    .selectFrom('demo_orders')
    .select('demo_order_id')
    .where('call_key', '=', order.call_key)
    .executeTakeFirstOrThrow();
  return row.demo_order_id;
}

export const findOrder = (db: Db, id: string) =>
  db.selectFrom('demo_orders').selectAll().where('demo_order_id', '=', id).executeTakeFirst();

export const listPayments = (db: Db, orderId: string) =>
  db
    .selectFrom('demo_payments')
    .selectAll()
    .where('demo_order_id', '=', orderId)
    .orderBy('created_on')
    .orderBy('demo_payment_id')
    .execute();

export const addPayment = (db: Db, payment: Insertable<DB['demo_payments']>) =>
  db.insertInto('demo_payments').values(payment).execute();

/** Gives back, once for each key; undefined for a payment that is not known. */
export async function addRefund(db: Db, refund: Insertable<DB['demo_refunds']>): Promise<string | undefined> {
  const payment = await db
    .selectFrom('demo_payments')
    .select('demo_payment_id')
    .where('demo_payment_id', '=', refund.demo_payment_id)
    .executeTakeFirst();
  if (!payment) return undefined;
  await db
    .insertInto('demo_refunds')
    .values(refund)
    .onConflict((conflict) => conflict.column('call_key').doNothing())
    .execute();
  const row = await db
    .selectFrom('demo_refunds')
    .select('demo_refund_id')
    .where('call_key', '=', refund.call_key)
    .executeTakeFirstOrThrow();
  return row.demo_refund_id;
}
