import type { RefundState } from '@tawa/domain/money/refunds';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { DB } from '#db/tables.ts';
import type { Db, Tx } from '#platform/database/db.ts';

/** The order of a refund, held still: every change of its money waits here first. */
export const lockOrder = (tx: Tx, which: { order_id: number } | { order_number: string }) =>
  tx
    .selectFrom('orders')
    .select([
      'order_id',
      'order_number',
      'user_id',
      'source',
      'restaurant_id',
      'status',
      'total',
      'delivered_at',
      'payment_method',
    ])
    .where((eb) =>
      'order_id' in which ? eb('order_id', '=', which.order_id) : eb('order_number', '=', which.order_number),
    )
    .forUpdate()
    .executeTakeFirst();

export type RefundOrder = NonNullable<Awaited<ReturnType<typeof lockOrder>>>;

type NewRefund = Omit<Insertable<DB['refunds']>, 'items' | 'money'> & { items: object | null; money: object | null };

export const addRefund = (tx: Tx, { items, money, ...refund }: NewRefund) =>
  tx
    .insertInto('refunds')
    .values({ ...refund, items: items && JSON.stringify(items), money: money && JSON.stringify(money) })
    .returningAll()
    .executeTakeFirstOrThrow();

export type RefundRow = Awaited<ReturnType<typeof addRefund>>;

export const lockRefund = (tx: Tx, refundId: number) =>
  tx.selectFrom('refunds').selectAll().where('refund_id', '=', refundId).forUpdate().executeTakeFirst();

export const findRefund = (db: Db, refundId: number) =>
  db.selectFrom('refunds').selectAll().where('refund_id', '=', refundId).executeTakeFirst();

export const findByProviderId = (db: Db, provider_refund_id: string) =>
  db
    .selectFrom('refunds')
    .select(['refund_id', 'order_id'])
    .where('provider_refund_id', '=', provider_refund_id)
    .executeTakeFirst();

/** Moves a refund that still is where it was read; false when somebody was faster. */
export async function moveRefund(
  tx: Tx,
  { refund_id, state }: Pick<RefundRow, 'refund_id' | 'state'>,
  changes: Updateable<DB['refunds']> & { state: RefundState },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('refunds')
    .set(changes)
    .where('refund_id', '=', refund_id)
    .where('state', '=', state)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export const updateRefund = (tx: Tx, refundId: number, changes: Updateable<DB['refunds']>) =>
  tx.updateTable('refunds').set(changes).where('refund_id', '=', refundId).execute();

/** What of an order went back or may: portions of lines, and whether a sum went back that is no part of it. */
export async function findGone(db: Db, orderId: number, except = 0) {
  const rows = await db
    .selectFrom('refunds as r')
    .innerJoin('payments as p', 'p.payment_id', 'r.payment_id')
    .select(['r.state', 'r.undoes_sale'])
    .select(sql<{ order_item_id: number; quantity: number }[] | null>`r.items`.as('items'))
    .where('r.order_id', '=', orderId)
    .where('r.refund_id', '<>', except)
    .where('r.state', '<>', 'declined')
    .where('p.is_extra', '=', false)
    .execute();
  return {
    portions: rows.flatMap(({ items }) => items ?? []),
    hasSum: rows.some(({ state, undoes_sale }) => state !== 'requested' && !undoes_sale),
  };
}

/** The sum (paise) of a payment's refunds that have left. */
export async function sumProcessed(db: Db, paymentId: number): Promise<number> {
  const row = await db
    .selectFrom('refunds')
    .select(sql<string>`coalesce(sum(amount), 0)`.as('sum'))
    .where('payment_id', '=', paymentId)
    .where('state', '=', 'processed')
    .executeTakeFirstOrThrow();
  return Number(row.sum);
}

/** The sum (paise) of a payment's refunds that go back over its provider, but for one of them. */
export async function sumSentBack(db: Db, paymentId: number, except: number): Promise<number> {
  const row = await db
    .selectFrom('refunds')
    .select(sql<string>`coalesce(sum(amount - credit_part), 0)`.as('sum'))
    .where('payment_id', '=', paymentId)
    .where('refund_id', '<>', except)
    .where('state', '<>', 'declined')
    .where('destination', '=', 'source')
    .executeTakeFirstOrThrow();
  return Number(row.sum);
}

/** Refunds that should have left by now and have not, a limited number of them. */
export const listUnfinished = (db: Db, before: Date) =>
  db
    .selectFrom('refunds')
    .select('refund_id')
    .where('state', 'in', ['approved', 'processing'])
    .where('destination', '=', 'source')
    .where('decided_at', '<', before)
    .orderBy('refund_id')
    .limit(100)
    .execute();
