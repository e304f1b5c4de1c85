// What goes back to whoever paid a share of a group.
import { type Insertable, sql, type Updateable } from 'kysely';
import type { DB } from '#db/tables.ts';
import type { Db, Tx } from '#platform/database/db.ts';

/** Counts a return against what came in, while there is enough left of it. */
export async function countReturn(tx: Tx, paymentId: number, amount: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('share_payments')
    .set((eb) => ({ returned: eb('returned', '+', amount) }))
    .where('share_payment_id', '=', paymentId)
    .where((eb) => eb(eb('returned', '+', amount), '<=', eb.ref('received')))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export const addBack = (tx: Tx, back: Insertable<DB['share_refunds']>) =>
  tx.insertInto('share_refunds').values(back).returningAll().executeTakeFirstOrThrow();

export type BackRow = NonNullable<Awaited<ReturnType<typeof findBack>>>;

export const findBack = (db: Db, id: number) =>
  db.selectFrom('share_refunds').selectAll().where('share_refund_id', '=', id).executeTakeFirst();

export const lockBack = (tx: Tx, id: number) =>
  tx.selectFrom('share_refunds').selectAll().where('share_refund_id', '=', id).forUpdate().executeTakeFirst();

export const findByProviderId = (db: Db, provider_refund_id: string) =>
  db
    .selectFrom('share_refunds')
    .select('share_refund_id')
    .where('provider_refund_id', '=', provider_refund_id)
    .executeTakeFirst();

type Changes = Updateable<DB['share_refunds']> & { state: string };

/** Moves a return that still is where it was read; false when somebody was faster. */
export async function moveBack(
  tx: Tx,
  { share_refund_id, state }: Pick<BackRow, 'share_refund_id' | 'state'>,
  changes: Changes,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('share_refunds')
    .set(changes)
    .where('share_refund_id', '=', share_refund_id)
    .where('state', '=', state)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** What a return belongs to in the ledger: its order with a refund, nothing without one. */
export async function movementOf(db: Db, refundId: number | null) {
  if (refundId === null) return { order_id: null, restaurant_id: null, user_id: null };
  return db
    .selectFrom('refunds as r')
    .innerJoin('orders as o', 'o.order_id', 'r.order_id')
    .select(['o.order_id', 'o.restaurant_id', 'o.user_id'])
    .where('r.refund_id', '=', refundId)
    .executeTakeFirstOrThrow();
}

interface Times {
  now: Date;
  /** What was decided before this should have left. */
  decidedBefore: Date;
  triesMax: number;
}

/** Returns that should have left by now and have not; what was refused is tried again, ever later. */
export const listUnfinished = (db: Db, { now, decidedBefore, triesMax }: Times) =>
  db
    .selectFrom('share_refunds')
    .select('share_refund_id')
    .where((eb) =>
      eb.or([
        eb.and([eb('state', 'in', ['approved', 'processing']), eb('decided_at', '<', decidedBefore)]),
        eb.and([
          eb('state', '=', 'failed'),
          eb('tries', '<', triesMax),
          sql<boolean>`decided_at + tries * tries * interval '30 minutes' <= ${now}`,
        ]),
      ]),
    )
    .orderBy('share_refund_id')
    .limit(100)
    .execute();

/** What of each share went back or will: paise, and whether all of it has left. */
export const listBacks = (db: Db, shareIds: readonly number[]) =>
  db
    .selectFrom('share_refunds as b')
    .innerJoin('share_payments as p', 'p.share_payment_id', 'b.share_payment_id')
    .select(['p.group_share_id', 'b.amount', 'b.state', 'b.reason', 'b.refund_id'])
    .where('p.group_share_id', '=', sql<number>`any (${[...shareIds]}::int[])`)
    .orderBy('b.share_refund_id')
    .execute();

/** What of an order's refunds (paise) was not for its shares, but for one of them. */
export async function sumOfHost(db: Db, orderId: number, except: number): Promise<number> {
  const row = await db
    .selectFrom('refunds as r')
    .innerJoin('payments as p', 'p.payment_id', 'r.payment_id')
    .select(sql<string>`coalesce(sum(r.amount - r.held_part), 0)`.as('sum'))
    .where('r.order_id', '=', orderId)
    .where('r.refund_id', '<>', except)
    .where('r.state', 'not in', ['requested', 'declined'])
    .where('p.is_extra', '=', false)
    .executeTakeFirstOrThrow();
  return Number(row.sum);
}

/** The lines of an order with whose bag each is in, and what it came to. */
export const listLines = (db: Db, orderId: number) =>
  db
    .selectFrom('order_items')
    .select(['order_item_id', 'for_name', 'quantity'])
    .select(sql<number>`gross - discount - coupon_share + tax`.as('paid'))
    .where('order_id', '=', orderId)
    .execute();

/** What parts of a table's bill paid of an order (paise), and what of that went back with refunds of the order, in the order in which they came. */
export const listUsesOf = (tx: Tx, orderId: number) =>
  tx
    .selectFrom('table_part_uses as u')
    .select(['u.table_part_id', 'u.amount'])
    .select(
      sql<number>`(select coalesce(sum(b.amount), 0) from share_refunds b join refunds r using (refund_id)
        join share_payments p using (share_payment_id) where r.order_id = u.order_id and p.table_part_id = u.table_part_id)::bigint`.as(
        'returned',
      ),
    )
    .where('u.order_id', '=', orderId)
    .orderBy('u.table_part_id')
    .execute();

/** Takes the names away of shares that no order has, once their group is forgotten. */
export const forgetNames = (db: Db) =>
  db
    .updateTable('group_shares')
    .set({ name: 'Guest' })
    .where('group_order_id', 'is', null)
    .where('order_id', 'is', null)
    .where('name', '<>', 'Guest')
    .execute();
