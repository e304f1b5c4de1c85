// Who packs for somebody with an allergy says so of each line, by name and time. The order's version stays: a tick must not make a
// press on the board stale.
import type { Received } from '@tawa/contract/common/endpoint';
import type { packApart as contract } from '@tawa/contract/ordering/orders.kitchen';
import { canPackApart } from '@tawa/domain/ordering/packing';
import { sql } from 'kysely';
import type { Deps } from '../../../../deps.ts';
import type { Tx } from '#platform/database/db.ts';
import { transaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/http/errors.ts';
import { publish } from '#platform/live/events.ts';
import { statusOf } from '../history/stored-words.ts';
import { addEvent, lockOrder } from '../orders.store.ts';
import { type Move, type Mover, notFound, refuse } from '../placing/attempt.ts';
import { liveEventsOf } from '../moves/live-events.ts';

/** Ticks a line that has something to be kept out of, or takes the tick back; its name, where that changed it. */
async function mark(tx: Tx, line: { order_id: number; order_item_id: number }, at: Date | null) {
  const { order_id, order_item_id } = line;
  return tx
    .updateTable('order_items')
    .set({ packed_apart_at: at })
    .where('order_id', '=', order_id)
    .where('order_item_id', '=', order_item_id)
    .where(sql<boolean>`(packed_apart_at is null) = ${at !== null}`)
    .returning('name')
    .executeTakeFirst();
}

const findLine = (tx: Tx, orderId: number, lineId: number) =>
  tx
    .selectFrom('order_items')
    .select('avoids')
    .where('order_id', '=', orderId)
    .where('order_item_id', '=', lineId)
    .where('fulfilled_quantity', '>', 0)
    .executeTakeFirst();

/** Says that a line is packed apart, or takes it back; said twice it counts once. */
export function packApart(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  mover: Mover,
  order_number: string,
  { order_item_id, mark: wanted }: Received<typeof contract>['body'],
): Promise<Move> {
  return transaction(db, async (tx) => {
    const order = await lockOrder(tx, { order_number }, mover.scope);
    if (!order) throw notFound();
    const { order_id } = order;
    const line = await findLine(tx, order_id, order_item_id);
    if (!line || line.avoids.length === 0)
      throw new AppError('not_found', 'There is no such dish with an allergy on this order.');
    if (!canPackApart(statusOf(order.status)))
      return refuse(order, 'TOO_LATE', 'Only what is still in the kitchen can be ticked.');
    const at = clock.now();
    const changed = await mark(tx, { order_id, order_item_id }, wanted === 'packed' ? at : null);
    if (!changed) return { ok: true, order };
    await addEvent(tx, {
      order_id,
      type: wanted === 'packed' ? 'packed_apart' : 'unpacked',
      actor_type: mover.actor,
      actor_id: mover.actor_id,
      // The history is never changed, so it does not say of what: that goes with the account.
      reason: changed.name,
      at,
    });
    await publish(tx, liveEventsOf(order));
    return { ok: true, order };
  });
}

/** Forgets what a customer told kitchens of allergies; the orders stay as papers. */
export async function forgetAllergies(tx: Tx, userId: number): Promise<void> {
  await sql`update order_items i set avoids = '{}', packed_apart_at = null
    from orders o where o.order_id = i.order_id and o.user_id = ${userId} and o.allergies <> '{}' and i.avoids <> '{}'`.execute(
    tx,
  );
  await sql`update orders set allergies = '{}' where user_id = ${userId} and allergies <> '{}'`.execute(tx);
}
