import type { ProviderName } from '@tawa/domain/money/payments';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { DB } from '#db/tables.ts';
import type { Db, Tx } from '#platform/database/db.ts';

export type Provider = 'cod' | 'credit' | ProviderName;

interface NewPayment {
  order_id: number;
  provider: Provider;
  method: string;
  amount: number;
  status: string;
  received?: number;
  credit_part?: number;
  held_part?: number;
  expires_at?: Date | null;
  captured_at?: Date | null;
  created_on: Date;
  updated_on: Date;
}

/** The statement that adds a payment. */
export const addingPayment = (tx: Tx, payment: NewPayment) => tx.insertInto('payments').values(payment);

/** Notes that the cash of an order was taken, beside what guests at its table had paid online; nothing when none was due. */
export const collectCash = (tx: Tx, orderId: number, at: Date) =>
  tx
    .updateTable('payments')
    .set((eb) => ({
      status: sql<string>`case when held_part = amount and amount > 0 then 'captured' else 'cod_collected' end`,
      received: eb.ref('amount'),
      captured_at: at,
      updated_on: at,
    }))
    .where('order_id', '=', orderId)
    .where('status', '=', 'cod_due')
    .returning(['payment_id', 'amount', 'held_part'])
    .executeTakeFirst();

/** The cash of an order will not be taken any more; nothing when none was due. */
export const failCash = (tx: Tx, orderId: number, at: Date) =>
  tx
    .updateTable('payments')
    .set({ status: 'cod_failed', updated_on: at })
    .where('order_id', '=', orderId)
    .where('status', '=', 'cod_due')
    .returning(['payment_id', 'held_part'])
    .executeTakeFirst();

/** Notes what guests at a table paid online of the cash that is due for an order (paise). */
export const holdPart = (tx: Tx, orderId: number, held_part: number, at: Date) =>
  tx
    .updateTable('payments')
    .set({ held_part, updated_on: at })
    .where('order_id', '=', orderId)
    .where('status', '=', 'cod_due')
    .execute();

/** Lowers the cash that is still to be collected; false when none is. */
export async function lowerCash(tx: Tx, orderId: number, amount: number, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('payments')
    .set((eb) => ({ amount: eb('amount', '-', amount), updated_on: at }))
    .where('order_id', '=', orderId)
    .where('status', '=', 'cod_due')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export type PaymentRow = NonNullable<Awaited<ReturnType<typeof findPayment>>>;

const ofOrder = (db: Db, orderId: number) =>
  db.selectFrom('payments').selectAll().where('order_id', '=', orderId).where('is_extra', '=', false);

/** The payment of an order, which it has one of. */
export const findPayment = (db: Db, orderId: number) => ofOrder(db, orderId).executeTakeFirst();

/** The same, held still until the transaction ends; the order itself is held before. */
export const lockPayment = (tx: Tx, orderId: number) => ofOrder(tx, orderId).forUpdate().executeTakeFirst();

export const lockPaymentById = (tx: Tx, paymentId: number) =>
  tx.selectFrom('payments').selectAll().where('payment_id', '=', paymentId).forUpdate().executeTakeFirst();

export const updatePayment = (tx: Db, paymentId: number, changes: Updateable<DB['payments']>) =>
  tx.updateTable('payments').set(changes).where('payment_id', '=', paymentId).execute();

/** Counts a refund against what came in, while there is enough left of it. */
export async function countRefund(tx: Tx, paymentId: number, amount: number, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('payments')
    .set((eb) => ({ refunded: eb('refunded', '+', amount), updated_on: at }))
    .where('payment_id', '=', paymentId)
    .where((eb) => eb(eb('refunded', '+', amount), '<=', eb.ref('received')))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Takes a refund that will not be out of the count. */
export const uncountRefund = (tx: Tx, paymentId: number, amount: number, at: Date) =>
  tx
    .updateTable('payments')
    .set((eb) => ({ refunded: eb('refunded', '-', amount), updated_on: at }))
    .where('payment_id', '=', paymentId)
    .execute();

/** The payment that a provider's order is for, not held. */
export const findByProviderOrder = (db: Db, provider: string, provider_order_id: string) =>
  db
    .selectFrom('payments')
    .select(['payment_id', 'order_id'])
    .where('provider', '=', provider)
    .where('provider_order_id', '=', provider_order_id)
    .where('is_extra', '=', false)
    .executeTakeFirst();

export const addExtra = (tx: Tx, payment: Insertable<DB['payments']>) =>
  tx
    .insertInto('payments')
    .values({ ...payment, is_extra: true })
    .onConflict((conflict) => conflict.column('provider_payment_id').doNothing())
    .returningAll()
    .executeTakeFirst();

export const findPaymentById = (db: Db, paymentId: number) =>
  db.selectFrom('payments').selectAll().where('payment_id', '=', paymentId).executeTakeFirstOrThrow();

/** Is this payment of the provider kept under another row? */
export async function isKnownElsewhere(db: Db, paymentId: number, providerPaymentId: string): Promise<boolean> {
  const row = await db
    .selectFrom('payments')
    .select('payment_id')
    .where('provider_payment_id', '=', providerPaymentId)
    .where('payment_id', '<>', paymentId)
    .executeTakeFirst();
  return row !== undefined;
}

const refusals = ['UNDELIVERABLE', 'CUSTOMER_UNREACHABLE'];

/** Cash orders that a customer did not take at the door, since the office last forgave them. */
export async function countRefusedCash(db: Db, userId: number): Promise<number> {
  const row = await db
    .selectFrom('orders as o')
    .innerJoin('payments as p', 'p.order_id', 'o.order_id')
    .innerJoin('users as u', 'u.user_id', 'o.user_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('o.user_id', '=', userId)
    .where('o.status', '=', 'cancelled')
    .where('o.cancel_reason', 'in', refusals)
    .where('p.status', '=', 'cod_failed')
    .where((eb) => eb.or([eb('u.cash_restored_at', 'is', null), eb('o.closed_at', '>', eb.ref('u.cash_restored_at'))]))
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Keeps the provider's name of a payment that has none yet. */
export const openPayment = (db: Db, paymentId: number, changes: Updateable<DB['payments']>) =>
  db
    .updateTable('payments')
    .set(changes)
    .where('payment_id', '=', paymentId)
    .where('provider_order_id', 'is', null)
    .execute();
