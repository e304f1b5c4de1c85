import type { Db, Tx } from '#platform/database/db.ts';

/** Ends a group whose order ended after it had taken the shares that guests paid: they went back with it. */
export const endWithOrder = (tx: Tx, groupId: number, ended_at: Date) =>
  tx
    .updateTable('group_orders')
    .set((eb) => ({ ended_at, ended_as: 'cancelled', version: eb('version', '+', 1) }))
    .where('group_order_id', '=', groupId)
    .where('ended_at', 'is', null)
    .execute();

export const findNonceOfShare = (db: Db, shareId: number) =>
  db
    .selectFrom('group_orders as g')
    .innerJoin('group_shares as s', 's.group_order_id', 'g.group_order_id')
    .select('g.nonce')
    .where('s.group_share_id', '=', shareId)
    .executeTakeFirst();

/** The bill of an order with its lines as they were ordered, each in its bag. */
export async function findBill(db: Db, order_number: string) {
  const order = db.selectFrom('orders as o').where('o.order_number', '=', order_number);
  const { total, tip } = await order.select(['o.total', 'o.tip']).executeTakeFirstOrThrow();
  const lines = await order
    .innerJoin('order_items as i', 'i.order_id', 'o.order_id')
    .select(['i.for_name', 'i.gross', 'i.discount', 'i.coupon_share', 'i.tax'])
    .where('i.order_substitute_id', 'is', null)
    .orderBy('i.position')
    .execute();
  return { total, tip, lines };
}
