// What a rider does with an order on its way. The kitchen gave the link away, so the kitchen is who moves it.
import { undeliveredWords, type UndeliveredReason } from '@tawa/domain/ordering/riders';
import type { Deps } from '../../../../deps.ts';
import { AppError } from '#platform/http/errors.ts';
import type { Tx } from '#platform/database/db.ts';
import { addJob } from '#platform/jobs/tasks.ts';
import { publish } from '#platform/live/events.ts';
import { transaction } from '#platform/database/transaction.ts';
import { type Move, type Mover, notFound } from '../placing/attempt.ts';
import { liveEventsOf } from './live-events.ts';
import * as store from '../orders.store.ts';
import { correctRoundOf } from './orders.tasks.ts';
import { moveLocked } from './transitions.ts';

type ServiceDeps = Pick<Deps, 'db' | 'clock'>;
const rider: Mover = { actor: 'restaurant', actor_id: null, scope: {} };

export interface RiderStep {
  code?: string | undefined;
  left_at_door?: boolean | undefined;
  note?: string | undefined;
}

/** Lets the stops that follow hear of what this one took; most links bring one order. */
async function lookAtRest(tx: Tx, order_id: number): Promise<void> {
  const left = await store.listStopsLeft(tx, order_id);
  if (left.length > 0) await addJob(tx, correctRoundOf, { order_id });
}

/** Hands an order over by its code, or leaves it at the door; the state table decides as for the kitchen itself. */
export function handOverByRider({ db, clock }: ServiceDeps, order_id: number, step: RiderStep): Promise<Move> {
  return transaction(db, async (tx) => {
    const order = await store.lockOrder(tx, { order_id }, rider.scope);
    if (!order) throw notFound();
    const moved = await moveLocked(tx, { order, mover: rider, step: { to: 'delivered', ...step }, now: clock.now() });
    if (moved.ok) await lookAtRest(tx, order_id);
    return moved;
  });
}

/** These orders of a kitchen, held still and as they were asked for. */
export async function holdRound(tx: Tx, restaurantId: number, numbers: readonly string[]): Promise<store.OrderRow[]> {
  const held = new Map((await store.lockOrders(tx, numbers, restaurantId)).map((order) => [order.order_number, order]));
  return numbers.map((number) => {
    const order = held.get(number);
    if (!order) throw notFound();
    return order;
  });
}

interface SentBy {
  actor_id: number;
  rider_name?: string | undefined;
  rider_phone?: string | undefined;
  now: Date;
}

/** Sends held orders out where they are not out yet. One that may not go keeps all of them here. */
export async function sendRoundOut(tx: Tx, orders: readonly store.OrderRow[], by: SentBy): Promise<void> {
  const { actor_id, now, ...named } = by;
  const mover = { ...rider, actor_id };
  for (const order of orders.filter(({ status }) => status !== 'out_for_delivery')) {
    const move = await moveLocked(tx, { order, mover, step: { to: 'out_for_delivery', ...named }, now });
    if (!move.ok) throw new AppError('conflict', `${order.order_number} stays here: ${move.refusal.message}`);
  }
}

export interface Undelivered {
  reason: UndeliveredReason;
  note: string;
}

/** Notes why an order could not be handed over, for the kitchen and the office; once for each delivery. */
export function noteUndelivered(
  { db, clock }: ServiceDeps,
  order_id: number,
  { reason, note }: Undelivered,
): Promise<void> {
  return transaction(db, async (tx) => {
    const order = await store.lockOrder(tx, { order_id }, rider.scope);
    if (order?.status !== 'out_for_delivery') throw notFound();
    if (order.review_reason === 'undelivered') throw new AppError('conflict', 'The kitchen knows already.');
    await store.flagOrder(tx, order_id, { review_reason: 'undelivered' });
    const words = [undeliveredWords[reason], note].filter(Boolean).join(': ');
    await store.addEvent(tx, {
      order_id,
      type: 'undelivered',
      actor_type: rider.actor,
      actor_id: null,
      reason,
      meta: JSON.stringify({ words }),
      at: clock.now(),
    });
    await publish(tx, liveEventsOf(order));
    await lookAtRest(tx, order_id);
  });
}
