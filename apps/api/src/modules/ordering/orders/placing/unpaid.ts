// Orders that wait for their money. What is paid is placed from here; what is not ends from here.
import type { Tx } from '#platform/database/db.ts';
import { addJob, removeJob } from '#platform/jobs/tasks.ts';
import { holdPortions } from '#modules/catalogue/menu/menu.service.ts';
import { holdCoupons } from '#modules/money/coupons/coupons.service.ts';
import type { Attempt, Mover } from './attempt.ts';
import * as store from '../orders.store.ts';
import { announceDue } from '../moves/orders.tasks.ts';
import { moveLocked } from '../moves/transitions.ts';
import { lockSlots } from '../slots/slots.store.ts';

export type { OrderRow } from '../orders.store.ts';

const system: Mover = { actor: 'system', actor_id: null, scope: {} };

/** Any order, held still until the transaction ends. */
export const lockAny = (tx: Tx, orderId: number) => store.lockOrder(tx, { order_id: orderId }, system.scope);

/** What an order that takes the place of an unpaid one counts up itself. */
interface Replacing {
  coupon_id: number | null;
  slot: Slot | null;
  menu_ids: readonly number[];
}
type Slot = Parameters<typeof lockSlots>[1][number];

/**
 * Ends an order that its customer left unpaid for another one; money that still comes for it goes back by itself. One
 * transaction gives back and takes here, so it first holds all of both in the order in which everybody holds them.
 */
export async function replaceUnpaid(tx: Tx, orderId: number, replacing: Replacing, now: Date): Promise<void> {
  const order = await lockAny(tx, orderId);
  if (order?.status !== 'pending_payment') return;
  await holdCoupons(
    tx,
    [order.coupon_id, replacing.coupon_id].filter((id) => id !== null),
  );
  const { restaurant_id, slot_at: starts_at } = order;
  await lockSlots(
    tx,
    [starts_at && { restaurant_id, starts_at }, replacing.slot].filter((slot) => slot !== null),
  );
  const portions = await store.listPortions(tx, orderId);
  await holdPortions(tx, [...portions.map(({ menu_id }) => menu_id), ...replacing.menu_ids]);
  const mover: Mover = { actor: 'customer', actor_id: order.user_id, scope: {} };
  await moveLocked(tx, { order, mover, step: { to: 'cancelled', reason: 'CHANGED_MIND' }, now });
}

async function step(tx: Tx, attempt: Attempt): Promise<store.OrderRow> {
  const move = await moveLocked(tx, attempt);
  if (!move.ok) throw new Error(`An unpaid order could not move: ${move.refusal.message}`);
  return { ...attempt.order, ...move.order };
}

/** The money is there: the order goes to the kitchen, which may take it at once. */
export async function placePaid(tx: Tx, order: store.OrderRow, now: Date): Promise<void> {
  const { order_id, scheduled_for } = order;
  await removeJob(tx, `order:${order_id}:payment`);
  const placed = await step(tx, { order, mover: system, step: { to: 'placed' }, now });
  if (scheduled_for === null && !(await store.acceptsAtOnce(tx, order.restaurant_id))) return;
  await step(tx, { order: placed, mover: system, step: { to: 'accepted' }, now });
  if (scheduled_for === null) return;
  const runAt = new Date(scheduled_for.getTime() - (order.prep_minutes + order.travel_minutes) * 60_000);
  await addJob(tx, announceDue, { order_id }, { runAt, jobKey: `order:${order_id}:due` });
}

/** Nobody paid in time. */
export const expire = (tx: Tx, order: store.OrderRow, now: Date) =>
  moveLocked(tx, { order, mover: system, step: { to: 'expired', reason: 'NOT_PAID' }, now });
