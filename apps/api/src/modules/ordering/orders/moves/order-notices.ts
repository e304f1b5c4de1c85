import type { Called } from '@tawa/domain/catalogue/names/read-names';
import { reasonText } from '@tawa/domain/ordering/orders';
import type { Updateable } from 'kysely';
import { z } from 'zod/mini';
import { calledOf, type Kept, storedNames } from '#db/names.ts';
import type { DB } from '#db/tables.ts';
import { writeNotice, type WrittenNotice } from '#modules/accounts/notifications/notifications.service.ts';
import type { Attempt } from '../placing/attempt.ts';
import type { OrderRecord, OrderRow } from '../orders.store.ts';
import type { Priced } from '../checkout/priced.ts';
import { isAtTable, servingOf } from '../history/stored-words.ts';

const restaurantCopy = z.object({ restaurant_name: z.string(), names: storedNames, timezone: z.string() });

/** Guests at a table have no account: they read the bill on their phones. */
const readerOf = (order: { source: string; user_id: number }) =>
  isAtTable(order) ? ('nobody' as const) : { user_id: order.user_id };

interface Placed {
  called?: Called[];
  user_id: number;
  source: string;
  restaurant_id: number;
  order_number: string;
  restaurant_name: string;
  total: number;
  is_accepted: boolean;
  scheduled_for: Date | null;
  time_zone: string;
}

/** What both sides are told of an order that has come in. */
function noticesOfNew({ user_id, source, restaurant_id, ...facts }: Placed): WrittenNotice[] {
  const key = facts.order_number;
  return [
    writeNotice({ to: readerOf({ user_id, source }), kind: 'order_placed', facts, key }),
    writeNotice({ to: { restaurant_id }, kind: 'kitchen_order', facts, key }),
  ];
}

/** What is told when an order is written; nothing while it waits for its payment. */
export function noticesOfPlacement({ basket }: Priced, { order }: OrderRecord, user_id: number): WrittenNotice[] {
  if (order.status === 'pending_payment') return [];
  const { restaurant_id, restaurant_name, names, timezone: time_zone } = basket.kitchen;
  const { scheduled_for } = basket.request;
  return noticesOfNew({
    user_id,
    source: order.source,
    restaurant_id,
    restaurant_name,
    ...calledOf({ name: restaurant_name, names }),
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
  const { restaurant_name, names, timezone: time_zone } = z.parse(restaurantCopy, order.restaurant);
  const called = calledOf({ name: restaurant_name, names });
  if (step.to === 'placed')
    return noticesOfNew({ ...order, restaurant_name, ...called, time_zone, is_accepted: false });
  const promised_to = changes.promised_to instanceof Date ? changes.promised_to : order.promised_to;
  return [...forCustomer(attempt, { restaurant_name, ...called, time_zone, promised_to }), ...forKitchen(attempt)];
}

type Named = Pick<OrderRow, 'order_number' | 'user_id' | 'source' | 'restaurant_id' | 'restaurant'>;

/** An order's number, and the name and zone of its restaurant as they were. */
export function nameOf({ order_number, restaurant }: Named, ...dishes: readonly Kept[]) {
  const { names, ...copy } = z.parse(restaurantCopy, restaurant);
  return { order_number, ...copy, ...calledOf({ name: copy.restaurant_name, names }, ...dishes) };
}

/** The kitchen hears that a customer would like to cancel. */
export const cancelRequestNotice = ({ restaurant_id, order_number }: Named, reason: string) => ({
  to: { restaurant_id },
  kind: 'kitchen_cancel_request' as const,
  facts: { order_number, reason: reasonText(reason) },
  key: order_number,
});

/** The customer hears that it takes longer, with the new promise where there is one. */
export function lateNotice(order: Named, promised_to: Date | null) {
  const { timezone: time_zone, ...named } = nameOf(order);
  const key = `${order.order_number} ${promised_to?.toISOString() ?? 'late'}`;
  const facts = { ...named, promised_to, time_zone };
  return { to: readerOf(order), kind: 'order_late' as const, facts, key };
}

/** The customer is asked what becomes of a dish. */
export function questionNotice(order: Named, dish: Kept, until: Date) {
  const { timezone: time_zone, ...named } = nameOf(order, dish);
  const { name: dish_name } = dish;
  const key = `${order.order_number} ${dish_name}`;
  return {
    to: readerOf(order),
    kind: 'order_question' as const,
    facts: { ...named, dish_name, until, time_zone },
    key,
  };
}

/** The customer hears that a dish is there after all. */
export function keptNotice(order: Named, dish: Kept, at: Date) {
  const { timezone: _zone, ...named } = nameOf(order, dish);
  const { name: dish_name } = dish;
  const key = `${order.order_number} ${dish_name} ${at.toISOString()}`;
  return { to: readerOf(order), kind: 'order_kept' as const, facts: { ...named, dish_name }, key };
}

/** The customer hears what was left out and what the order comes to now. */
export function changedNotice(order: Named, dish: Kept, { left, refund }: { left: number; refund: number }) {
  const { timezone: _zone, ...named } = nameOf(order, dish);
  const { name: dish_name } = dish;
  const facts = { ...named, dish_names: [dish_name], total: left, refund };
  const key = `${order.order_number} ${dish_name} ${left}`;
  return { to: readerOf(order), kind: 'order_changed' as const, facts, key };
}

/** The office hears of an order that stands still. */
export function stuckNotice(order: Named, since: Date) {
  const { timezone: time_zone, ...named } = nameOf(order);
  return {
    to: 'office' as const,
    kind: 'office_stuck_order' as const,
    facts: { ...named, since, time_zone },
    key: order.order_number,
  };
}

interface CustomerFacts {
  called?: Called[];
  restaurant_name: string;
  time_zone: string;
  promised_to: Date;
}

function forCustomer({ order, step, mover, goodwill }: Attempt, customerFacts: CustomerFacts): WrittenNotice[] {
  const to = readerOf(order);
  const key = order.order_number;
  const serving = servingOf(order);
  const facts = { ...customerFacts, order_number: order.order_number, serving };
  const ended = endedFacts(order, step);
  if (step.to === 'accepted') return [writeNotice({ to, kind: 'order_accepted', facts, key })];
  if (step.to === 'ready' && serving !== 'delivery') return [writeNotice({ to, kind: 'order_ready', facts, key })];
  if (step.to === 'out_for_delivery') {
    const { rider_name = null } = step;
    return [writeNotice({ to, kind: 'order_out', facts: { ...facts, rider_name }, key })];
  }
  if (step.to === 'delivered' || step.to === 'picked_up')
    return [writeNotice({ to, kind: 'order_delivered', facts, key })];
  if (step.to === 'rejected') return [writeNotice({ to, kind: 'order_rejected', facts: ended, key })];
  if (step.to === 'cancelled' && mover.actor !== 'customer') return [cancelledNotice(order, step, goodwill)];
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

type Ended = Named & Pick<OrderRow, 'payment_method'>;
type Why = Pick<Attempt['step'], 'reason' | 'note'>;

function endedFacts(order: Ended, why: Why) {
  const { timezone: _zone, ...named } = nameOf(order);
  return { ...named, ...refundOf(order), reason: reasonOf(why) };
}

/** What a customer reads of an order that was cancelled for them; `goodwill` is credit in paise that comes with it. */
export const cancelledNotice = (order: Ended, why: Why, goodwill?: number): WrittenNotice =>
  writeNotice({
    to: readerOf(order),
    kind: 'order_cancelled',
    facts: { ...endedFacts(order, why), ...(goodwill && { goodwill }) },
    key: order.order_number,
  });

const reasonOf = ({ reason, note }: Why): string | null => (reason === undefined ? null : reasonText(reason, note));

/** Money that was paid online has its own words, with its own steps. */
const refundOf = ({ payment_method }: Pick<OrderRow, 'payment_method'>): { refund?: number } =>
  payment_method === 'cod' ? { refund: 0 } : {};
