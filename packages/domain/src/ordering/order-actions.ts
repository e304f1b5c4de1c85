import { cancelRequestMs, prepMinutesMin } from '../common/limits.ts';
import { type Actor, type Fulfilment, isFinal, type OrderStatus, panelStateWords } from './order-states.ts';
import { decideTransition, type TransitionInput } from './orders.ts';
import { refuseUnpacked } from './packing.ts';
import { shortageStates } from './shortage.ts';

export const orderActionNames = [
  'accept',
  'reject',
  'prepare',
  'ready',
  'send_out',
  'deliver',
  'hand_over',
  'cancel',
  'ask_to_cancel',
  'delay',
  'take_out',
] as const;
export type OrderActionName = (typeof orderActionNames)[number];

/** Something that one could want to do with an order, and why not when it cannot be done. */
export interface OrderAction {
  action: OrderActionName;
  allowed: boolean;
  reason: string | null;
}

export interface OrderFacts {
  status: OrderStatus;
  fulfilment: Fulfilment;
  placed_at: Date;
  dispatched_at?: Date | null;
  cancel_requested_at: Date | null;
  cash_due?: boolean;
  /** Names of lines that are yet to be packed apart. */
  unpacked?: readonly string[];
}

const cookable: readonly OrderStatus[] = ['accepted', 'preparing', 'ready'];
const moves: Readonly<Partial<Record<OrderActionName, OrderStatus>>> = {
  accept: 'accepted',
  reject: 'rejected',
  prepare: 'preparing',
  ready: 'ready',
  send_out: 'out_for_delivery',
  deliver: 'delivered',
  hand_over: 'picked_up',
  cancel: 'cancelled',
};
/** Where an action moves an order; nothing where it stays. */
export const moveOfAction = (action: OrderActionName): OrderStatus | undefined => moves[action];

// What a person brings on the way is asked for there; an action is refused only for what nobody can bring.
const brought = { has_reason: true, prep_minutes: prepMinutesMin, code_ok: true } as const;

const actionsOf: Readonly<Record<Actor, readonly OrderActionName[]>> = {
  customer: ['cancel', 'ask_to_cancel'],
  restaurant: [
    'accept',
    'reject',
    'prepare',
    'ready',
    'send_out',
    'deliver',
    'hand_over',
    'cancel',
    'delay',
    'take_out',
  ],
  admin: ['cancel', 'deliver'],
  system: [],
};

/** Everything that an actor could want to do with an order now, each with the reason why not. */
export const orderActions = (order: OrderFacts, actor: Actor, now: Date): OrderAction[] =>
  actionsOf[actor].map((action) => {
    const reason = refusalOf(action, order, { actor, now });
    return { action, allowed: reason === null, reason };
  });

type Moment = Pick<TransitionInput, 'actor' | 'now'>;

function refusalOf(action: OrderActionName, order: OrderFacts, moment: Moment): string | null {
  const to = moves[action];
  if (to) return refusalOfMove(to, order, moment);
  if (isFinal(order.status)) return `This order is closed: ${panelStateWords[order.status].toLowerCase()}.`;
  if (action === 'ask_to_cancel') return refusalOfRequest(order, moment);
  if (action === 'take_out')
    return shortageStates.includes(order.status) ? null : 'Only what is not cooked yet can be taken out.';
  return [...cookable, 'out_for_delivery'].includes(order.status) ? null : 'Only an accepted order has a time to move.';
}

function refusalOfMove(to: OrderStatus, order: OrderFacts, moment: Moment): string | null {
  const decision = decideTransition({ ...order, ...moment, ...brought, from: order.status, to });
  if (!decision.ok) return decision.message;
  return to === 'ready' ? refuseUnpacked(order.unpacked ?? []) : null;
}

function refusalOfRequest(order: OrderFacts, moment: Moment): string | null {
  if (refusalOfMove('cancelled', order, moment) === null) return 'You can still cancel this order yourself.';
  if (order.cancel_requested_at) return 'You have asked the kitchen already.';
  return cookable.includes(order.status)
    ? null
    : 'The food has left the kitchen. Call the restaurant, or refuse it at the door.';
}

/** When a wish to cancel that the kitchen leaves unanswered goes to the office. */
export const escalatesAt = (requestedAt: Date): Date => new Date(requestedAt.getTime() + cancelRequestMs);
