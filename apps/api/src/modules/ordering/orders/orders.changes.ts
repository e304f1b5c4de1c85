import { delayedPromise, nextStates, readyAfter } from '@tawa/domain/ordering/orders';
import type { Updateable } from 'kysely';
import type { DB } from '#db/tables.ts';
import type { Deps } from '../../../deps.ts';
import type { Tx } from '#platform/database/db.ts';
import { publish } from '#platform/live/events.ts';
import { transaction } from '#platform/database/transaction.ts';
import { type Move, type Mover, notFound, refuse } from './placing/attempt.ts';
import { notify } from '#modules/accounts/notifications/notifications.service.ts';
import { liveEventsOf } from './moves/live-events.ts';
import { cancelRequestNotice, lateNotice } from './moves/order-notices.ts';
import * as store from './orders.store.ts';
import { refuseUnknownReason } from './moves/reasons.ts';
import { fulfilmentOf, statusOf } from './history/stored-words.ts';
import { refuseStale } from './moves/who-did.ts';

type ServiceDeps = Pick<Deps, 'db' | 'clock'>;
const cookable = ['accepted', 'preparing', 'ready'];

interface Note {
  mover: Mover;
  type: string;
  reason: string | null;
  meta: object;
  at: Date;
}

/** Changes an order without moving it, with its event and live messages. */
export async function amend(
  tx: Tx,
  order: store.OrderRow,
  changes: Updateable<DB['orders']>,
  { mover, meta, ...note }: Note,
): Promise<Move> {
  if (!(await store.updateOrder(tx, order, changes))) return refuseStale(tx, order, mover);
  const who = { actor_type: mover.actor, actor_id: mover.actor_id };
  await store.addEvent(tx, { order_id: order.order_id, ...who, ...note, meta: JSON.stringify(meta) });
  const amended = { ...order, version: order.version + 1 };
  await publish(tx, liveEventsOf(amended));
  return { ok: true, order: amended };
}

/** May the customer end this order alone, now? */
export const canCancel = (order: Pick<store.OrderRow, 'status' | 'fulfilment' | 'placed_at'>, now: Date): boolean =>
  nextStates(
    { status: statusOf(order.status), fulfilment: fulfilmentOf(order.fulfilment), placed_at: order.placed_at },
    'customer',
    now,
  ).includes('cancelled');

/** May the customer ask the kitchen to end it? Once, while it is cooked. */
export const canRequestCancel = (
  order: Pick<store.OrderRow, 'status' | 'fulfilment' | 'placed_at' | 'cancel_requested_at'>,
  now: Date,
): boolean => cookable.includes(order.status) && order.cancel_requested_at === null && !canCancel(order, now);

/** Asks the kitchen to cancel an order that it cooks; the kitchen alone decides. */
export function requestCancel(
  { db, clock }: ServiceDeps,
  mover: Mover,
  order_number: string,
  reason: string,
): Promise<Move> {
  refuseUnknownReason(mover.actor, { reason });
  return transaction(db, async (tx) => {
    const order = await store.lockOrder(tx, { order_number }, mover.scope);
    if (!order) throw notFound();
    const now = clock.now();
    if (canCancel(order, now)) return refuse(order, 'ILLEGAL_TRANSITION', 'You can still cancel this order yourself.');
    if (order.cancel_requested_at) return refuse(order, 'ILLEGAL_TRANSITION', 'You have asked the kitchen already.');
    if (!canRequestCancel(order, now)) return refuse(order, 'TOO_LATE', 'This order can no longer be cancelled.');
    const note = { mover, type: 'cancel_requested', reason, meta: {}, at: now };
    const move = await amend(tx, order, { cancel_requested_at: now }, note);
    if (move.ok) await notify(tx, cancelRequestNotice(order, reason));
    return move;
  });
}

/** Moves the promised time of an order that is being cooked or is on its way. */
export function delayOrder(
  { db, clock }: ServiceDeps,
  mover: Mover,
  order_number: string,
  minutes: number,
): Promise<Move> {
  return transaction(db, async (tx) => {
    const order = await store.lockOrder(tx, { order_number }, mover.scope);
    if (!order) throw notFound();
    if (![...cookable, 'out_for_delivery'].includes(order.status))
      return refuse(order, 'ILLEGAL_TRANSITION', 'Only an accepted order has a time to move.');
    const now = clock.now();
    const { from, to } = delayedPromise({ from: order.promised_from, to: order.promised_to }, minutes, now);
    const note = { mover, type: 'delayed', reason: null, meta: { minutes }, at: now };
    const ready_by = order.ready_by && readyAfter(order.ready_by, minutes);
    const move = await amend(tx, order, { promised_from: from, promised_to: to, expected_by: null, ready_by }, note);
    if (move.ok) await notify(tx, lateNotice(order, to));
    return move;
  });
}
