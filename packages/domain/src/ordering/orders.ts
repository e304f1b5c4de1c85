import { autoCompleteMs, cancelGraceMs, prepMinutesMax, prepMinutesMin } from '../common/limits.ts';
import {
  type Actor,
  type Fulfilment,
  isFinal,
  orderStates,
  type OrderStatus,
  panelStateWords,
} from './order-states.ts';

export * from './order-promise.ts';
export * from './order-states.ts';

export interface Transition {
  from: OrderStatus;
  to: OrderStatus;
  by: readonly Actor[];
  /** Only orders of this kind may move here. */
  fulfilment?: Fulfilment;
  /** These actors must say why. */
  reasonFrom?: readonly Actor[];
  /** Restaurant and admin show the customer's code, or say where the order was left. */
  needsCode?: true;
  /** Needs a promised preparation time. */
  needsPrep?: true;
  /** Only this long after placing (ms). */
  withinMs?: number;
  /** The system moves it only when it was sent out long ago. */
  systemWaits?: true;
}

const staff = ['restaurant', 'admin'] as const;

/** Every legal move of an order: what is not here is refused. */
export const transitions: readonly Transition[] = [
  { from: 'pending_payment', to: 'placed', by: ['system'] },
  { from: 'pending_payment', to: 'expired', by: ['system'] },
  { from: 'pending_payment', to: 'cancelled', by: ['customer'] },
  { from: 'placed', to: 'accepted', by: ['restaurant', 'system'], needsPrep: true },
  { from: 'placed', to: 'rejected', by: ['restaurant', 'system'], reasonFrom: ['restaurant'] },
  { from: 'placed', to: 'cancelled', by: ['customer', 'admin'], reasonFrom: ['admin'] },
  { from: 'accepted', to: 'preparing', by: ['restaurant'] },
  { from: 'accepted', to: 'ready', by: ['restaurant'] },
  {
    from: 'accepted',
    to: 'cancelled',
    by: ['customer', ...staff, 'system'],
    reasonFrom: staff,
    withinMs: cancelGraceMs,
  },
  { from: 'preparing', to: 'ready', by: ['restaurant'] },
  { from: 'preparing', to: 'cancelled', by: staff, reasonFrom: staff },
  { from: 'ready', to: 'out_for_delivery', by: ['restaurant'], fulfilment: 'delivery' },
  { from: 'ready', to: 'picked_up', by: ['restaurant'], fulfilment: 'pickup', needsCode: true },
  { from: 'ready', to: 'cancelled', by: staff, reasonFrom: staff },
  {
    from: 'out_for_delivery',
    to: 'delivered',
    by: [...staff, 'system'],
    fulfilment: 'delivery',
    needsCode: true,
    systemWaits: true,
  },
  { from: 'out_for_delivery', to: 'cancelled', by: ['admin'], reasonFrom: ['admin'] },
];

const includes = <T>(list: readonly T[], item: T): boolean => list.includes(item);

export interface TransitionInput {
  from: OrderStatus;
  to: OrderStatus;
  actor: Actor;
  fulfilment: Fulfilment;
  placed_at: Date;
  now: Date;
  has_reason?: boolean;
  prep_minutes?: number | null;
  /** The handover code was the right one. */
  code_ok?: boolean;
  /** A note says where the order was left. */
  left_at_door?: boolean;
  /** Money is still to be collected at the door. */
  cash_due?: boolean;
  dispatched_at?: Date | null;
  /** How long after dispatch the system closes it (ms). */
  auto_complete_ms?: number;
}
export type TransitionRefusal =
  | 'ILLEGAL_TRANSITION'
  | 'TOO_LATE'
  | 'TOO_EARLY'
  | 'NEEDS_REASON'
  | 'NEEDS_PREP_TIME'
  | 'NEEDS_CODE'
  | 'CASH_DUE';
export type TransitionDecision = { ok: true } | { ok: false; code: TransitionRefusal; message: string };

const refuse = (code: TransitionRefusal, message: string): TransitionDecision => ({ ok: false, code, message });

const findTransition = (from: OrderStatus, to: OrderStatus): Transition | undefined =>
  transitions.find((move) => move.from === from && move.to === to);

/** May this actor move an order so, now, with what they brought? Otherwise why not, in plain words. */
export function decideTransition(input: TransitionInput): TransitionDecision {
  const move = findTransition(input.from, input.to);
  if (!move || !includes(move.by, input.actor)) return refuse('ILLEGAL_TRANSITION', illegalMessage(input, move));
  if (move.fulfilment && move.fulfilment !== input.fulfilment)
    return refuse('ILLEGAL_TRANSITION', `This is a ${input.fulfilment} order.`);
  if (!inTime(move, input)) return untimely(input.actor);
  if (move.reasonFrom && includes(move.reasonFrom, input.actor) && !input.has_reason)
    return refuse('NEEDS_REASON', 'Please say why.');
  if (move.needsPrep && !isPrepTime(input.prep_minutes))
    return refuse('NEEDS_PREP_TIME', `Preparation takes ${prepMinutesMin} to ${prepMinutesMax} minutes.`);
  return move.needsCode && input.actor !== 'system' ? decideHandover(input) : { ok: true };
}

function illegalMessage({ from, to, actor }: TransitionInput, move: Transition | undefined): string {
  if (isFinal(from)) return `This order is closed: ${panelStateWords[from].toLowerCase()}.`;
  if (from === to) return `This order is already ${panelStateWords[from].toLowerCase()}.`;
  if (to === 'cancelled' && actor === 'customer')
    return 'This order can no longer be cancelled here. You can ask the kitchen to cancel it.';
  const change = `from ${panelStateWords[from].toLowerCase()} to ${panelStateWords[to].toLowerCase()}`;
  return move ? `You may not move an order ${change}.` : `An order cannot go ${change}.`;
}

function inTime(move: Transition, { actor, placed_at, now, ...sent }: TransitionInput): boolean {
  if (actor === 'customer' && move.withinMs !== undefined) return now.getTime() - placed_at.getTime() <= move.withinMs;
  const { dispatched_at, auto_complete_ms = autoCompleteMs } = sent;
  if (actor === 'system' && move.systemWaits)
    return dispatched_at ? now.getTime() - dispatched_at.getTime() >= auto_complete_ms : false;
  return true;
}

const untimely = (actor: Actor): TransitionDecision =>
  actor === 'customer'
    ? refuse('TOO_LATE', 'The kitchen has started, so it decides. You can ask it to cancel.')
    : refuse('TOO_EARLY', 'This delivery may still be on its way.');

const isPrepTime = (minutes: number | null | undefined): boolean =>
  typeof minutes === 'number' && Number.isInteger(minutes) && minutes >= prepMinutesMin && minutes <= prepMinutesMax;

function decideHandover({ code_ok, left_at_door, cash_due, to }: TransitionInput): TransitionDecision {
  if (code_ok) return { ok: true };
  if (to === 'picked_up') return refuse('NEEDS_CODE', 'Please enter the 4-digit code that the customer shows.');
  if (!left_at_door) return refuse('NEEDS_CODE', 'Please enter the 4-digit code, or say where the order was left.');
  return cash_due ? refuse('CASH_DUE', 'Cash is due, so the order must be handed over with its code.') : { ok: true };
}

/** Where this actor could move an order now, given what a reason, code or time asked for on the way may add. */
export function nextStates(
  order: { status: OrderStatus; fulfilment: Fulfilment; placed_at: Date; dispatched_at?: Date | null },
  actor: Actor,
  now: Date,
): OrderStatus[] {
  const brought = { has_reason: true, prep_minutes: prepMinutesMin, code_ok: true };
  return orderStates.filter((to) => decideTransition({ ...order, from: order.status, to, actor, now, ...brought }).ok);
}

/** Does this end of an order give its coupon back? Only a customer who cancels after acceptance loses it. */
export function releasesCoupon(from: OrderStatus, to: OrderStatus, actor: Actor): boolean {
  if (to === 'cancelled') return actor !== 'customer' || from === 'placed' || from === 'pending_payment';
  return to === 'rejected' || to === 'expired';
}

/** Does this end of an order give its portions back to the day's stock? Not once the kitchen has begun. */
export const returnsStock = (from: OrderStatus, to: OrderStatus): boolean =>
  includes<OrderStatus>(['rejected', 'cancelled', 'expired'], to) &&
  includes<OrderStatus>(['pending_payment', 'placed', 'accepted'], from);
