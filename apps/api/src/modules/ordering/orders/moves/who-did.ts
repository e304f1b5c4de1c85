// What somebody reads who was second: what became of the order meanwhile, and by whom.
import { findOwn } from '@tawa/domain/common/own';
import type { Db } from '#platform/database/db.ts';
import { type Move, type Mover, refuse } from '../placing/attempt.ts';
import { findLastChange, type OrderRow } from '../orders.store.ts';

const actions: Readonly<Record<string, string>> = {
  placed: 'placed it',
  accepted: 'accepted it',
  preparing: 'started to prepare it',
  ready: 'marked it ready',
  out_for_delivery: 'sent it out',
  delivered: 'handed it over',
  picked_up: 'handed it over',
  rejected: 'rejected it',
  cancelled: 'cancelled it',
  delayed: 'moved its time',
  line_asked: 'asked the customer about a dish of it',
  line_kept: 'found a dish of it after all',
  line_removed: 'took a dish out of it',
  line_replaced: 'chose another dish for one of it',
  cancel_requested: 'asked to cancel it',
  moved: 'moved its table',
};

const others: Readonly<Record<string, string>> = { customer: 'The customer', admin: 'The office', system: 'The clock' };

type Change = Awaited<ReturnType<typeof findLastChange>>;

function sentence(change: Change, { actor, actor_id, partner_key_id }: Mover): string {
  const action = change && (findOwn(actions, change.type) ?? 'changed it');
  if (!action) return 'This order has changed meanwhile. Please look at it again.';
  const isTheirs = change.actor_type === actor;
  // Another system works in the name of the owner, who is somebody else than its key.
  const isSame = change.actor_id === actor_id && change.partner_key_id === (partner_key_id ?? null);
  if (isTheirs && change.actor_id !== null && isSame) return `You ${action} already, here or on another device.`;
  // Customers and the office read what the kitchen did; the names of its staff are for the kitchen alone.
  const kitchen = isTheirs && actor === 'restaurant' ? (change.partner ?? change.name ?? 'The rider') : 'The kitchen';
  return `${findOwn(others, change.actor_type) ?? kitchen} ${action} before you.`;
}

/** Refuses a step on an order that was not as its mover saw it, and says who was faster and with what. */
export const refuseStale = async (db: Db, order: OrderRow, mover: Mover): Promise<Move> =>
  refuse(order, 'STALE', sentence(await findLastChange(db, order.order_id), mover));
