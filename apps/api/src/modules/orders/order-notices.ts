import { reasonText } from '@tawa/domain/orders';
import type { Updateable } from 'kysely';
import { z } from 'zod/mini';
import type { DB } from '../../db/tables.ts';
import { writeNotice, type WrittenNotice } from '../notifications/notifications.service.ts';
import type { Attempt } from './attempt.ts';
import type { OrderRecord, OrderRow } from './orders.store.ts';
import type { Priced } from './priced.ts';
import { fulfilmentOf } from './stored-words.ts';

const restaurantCopy = z.object({ restaurant_name: z.string(), timezone: z.string() });

interface Placed {
  user_id: number;
  restaurant_id: number;
  order_number: string;
  restaurant_name: string;
  total: number;
  is_accepted: boolean;
  scheduled_for: Date | null;
  time_zone: string;
}

/** What both sides are told of an order that has come in. */
function noticesOfNew({ user_id, restaurant_id, ...facts }: Placed): WrittenNotice[] {
  const key = facts.order_number;
  return [
    writeNotice({ to: { user_id }, kind: 'order_placed', facts, key }),
    writeNotice({ to: { restaurant_id }, kind: 'kitchen_order', facts, key }),
  ];
}

/** What is told when an order is written; nothing while it waits for its payment. */
export function noticesOfPlacement({ basket }: Priced, { order }: OrderRecord, user_id: number): WrittenNotice[] {
  if (order.status === 'pending_payment') return [];
  const { restaurant_id, restaurant_name, timezone: time_zone } = basket.kitchen;
  const { scheduled_for } = basket.request;
  return noticesOfNew({
    user_id,
    restaurant_id,
    restaurant_name,
    time_zone,
    order_number: order.order_number,
    total: order.total,
    is_accepted: order.status === 'accepted',
    scheduled_for: scheduled_for === null ? null : new Date(scheduled_for),
  });
}

/** What the customer and the kitchen are told of a move. Nobody is told what they have just done themselves. */
export function noticesOfMove(attempt: Attempt, changes: Updateable<DB['orders']>): WrittenNotice[] {
  const { order, step } = attempt;
  const { restaurant_name, timezone: time_zone } = z.parse(restaurantCopy, order.restaurant);
  if (step.to === 'placed') return noticesOfNew({ ...order, restaurant_name, time_zone, is_accepted: false });
  const promised_to = changes.promised_to instanceof Date ? changes.promised_to : order.promised_to;
  return [...forCustomer(attempt, { restaurant_name, time_zone, promised_to }), ...forKitchen(attempt)];
}

interface Told {
  restaurant_name: string;
  time_zone: string;
  promised_to: Date;
}

function forCustomer({ order, step, mover }: Attempt, told: Told): WrittenNotice[] {
  const to = { user_id: order.user_id };
  const key = order.order_number;
  const fulfilment = fulfilmentOf(order.fulfilment);
  const facts = { ...told, order_number: order.order_number, fulfilment };
  const ended = { ...facts, ...refundOf(order), reason: reasonOf(step) };
  if (step.to === 'accepted') return [writeNotice({ to, kind: 'order_accepted', facts, key })];
  if (step.to === 'ready' && fulfilment === 'pickup') return [writeNotice({ to, kind: 'order_ready', facts, key })];
  if (step.to === 'out_for_delivery') {
    const { rider_name = null } = step;
    return [writeNotice({ to, kind: 'order_out', facts: { ...facts, rider_name }, key })];
  }
  if (step.to === 'delivered' || step.to === 'picked_up')
    return [writeNotice({ to, kind: 'order_delivered', facts, key })];
  if (step.to === 'rejected') return [writeNotice({ to, kind: 'order_rejected', facts: ended, key })];
  if (step.to === 'cancelled' && mover.actor !== 'customer')
    return [writeNotice({ to, kind: 'order_cancelled', facts: ended, key })];
  return [];
}

function forKitchen({ order, step, mover }: Attempt): WrittenNotice[] {
  const to = { restaurant_id: order.restaurant_id };
  const { order_number } = order;
  const key = order_number;
  if (step.to === 'rejected' && mover.actor === 'system')
    return [writeNotice({ to, kind: 'kitchen_order_missed', facts: { order_number }, key })];
  // An unpaid order was never the kitchen's.
  if (step.to !== 'cancelled' || order.status === 'pending_payment') return [];
  if (mover.actor !== 'customer' && mover.actor !== 'admin') return [];
  const by = mover.actor === 'customer' ? 'customer' : 'office';
  return [
    writeNotice({ to, kind: 'kitchen_order_cancelled', facts: { order_number, by, reason: reasonOf(step) }, key }),
  ];
}

const reasonOf = ({ reason, note }: Attempt['step']): string | null =>
  reason === undefined ? null : reasonText(reason, note);

/** Money that was paid online has its own words, with its own steps. */
const refundOf = ({ payment_method }: OrderRow): { refund?: number } => (payment_method === 'cod' ? { refund: 0 } : {});
