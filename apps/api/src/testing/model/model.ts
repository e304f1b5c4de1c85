import type { Actor, OrderStatus } from '@tawa/domain/ordering/orders';

/** What a shop is, told so simply that it cannot be wrong: the real one must never differ from it. */
export interface Model {
  /** What a dish is called in Hindi, once it is. */
  called: Map<DishName, string>;
  /** Minutes that have passed. */
  minutes: number;
  /** Portions of the dish that is counted. */
  stock: number;
  couponUses: number;
  couponUsers: Set<number>;
  carts: Map<number, Map<DishName, number>>;
  orders: ModelOrder[];
  missed: number;
  isPaused: boolean;
  /** How often each customer did not pay cash at the door. */
  unpaidAtDoor: Map<number, number>;
}

export type DishName = 'counted' | 'plain';
export type Pref = 'refund' | 'call' | 'cancel';
export type Method = 'cod' | 'upi';

/** Money that the provider has booked for an order. */
export interface Attempt {
  /** An event that says so is under way. */
  isUnderWay: boolean;
  /** Its event names another sum than was asked for. */
  isWrong: boolean;
  /** It was heard of with another sum, so that only the office can say what it is. */
  isHeld: boolean;
}

export interface ModelOrder {
  number: string;
  /** What its dishes were called in Hindi when it was placed. */
  called: ReadonlyMap<DishName, string>;
  customer: number;
  status: OrderStatus;
  pref: Pref;
  lines: Map<DishName, number>;
  /** The dishes that the customer is asked about, and until when. */
  questions: Map<DishName, number>;
  hasCoupon: boolean;
  method: Method;
  /** Its lines were those of a group, so the cart stays as it is. */
  isGroup: boolean;
  /** When it was written; it waits for its money from then on. */
  writtenAt: number;
  placedAt: number;
  dispatchedAt: number;
  deliveredAt: number | null;
  /** Where it is paid, once its page was opened. */
  session: string | null;
  attempts: Attempt[];
  /** The money of its one payment has come in. */
  isPaid: boolean;
  /** What was paid went back, or is asked back, whole. */
  isBack: boolean;
  /** A refund that waits for the office. */
  openRequest: number | null;
}

export const stockAtFirst = 12;
export const couponLimit = 3;
export const portionsMax = 5;

export const emptyModel = (): Model => ({
  called: new Map(),
  minutes: 0,
  stock: stockAtFirst,
  couponUses: 0,
  couponUsers: new Set(),
  carts: new Map(),
  orders: [],
  missed: 0,
  isPaused: false,
  unpaidAtDoor: new Map(),
});

export const cartOf = (model: Model, customer: number): Map<DishName, number> =>
  model.carts.get(customer) ?? new Map<DishName, number>();

/** Who may lead a delivery from where to where; everything else is refused. */
const edges: readonly (readonly [OrderStatus, OrderStatus, Actor])[] = [
  ['pending_payment', 'cancelled', 'customer'],
  ['placed', 'accepted', 'restaurant'],
  ['placed', 'rejected', 'restaurant'],
  ['placed', 'cancelled', 'customer'],
  ['placed', 'cancelled', 'admin'],
  ['accepted', 'preparing', 'restaurant'],
  ['accepted', 'ready', 'restaurant'],
  ['accepted', 'cancelled', 'customer'],
  ['accepted', 'cancelled', 'restaurant'],
  ['accepted', 'cancelled', 'admin'],
  ['accepted', 'cancelled', 'system'],
  ['preparing', 'ready', 'restaurant'],
  ['preparing', 'cancelled', 'restaurant'],
  ['preparing', 'cancelled', 'admin'],
  ['ready', 'out_for_delivery', 'restaurant'],
  ['ready', 'cancelled', 'restaurant'],
  ['ready', 'cancelled', 'admin'],
  ['out_for_delivery', 'delivered', 'restaurant'],
  ['out_for_delivery', 'delivered', 'admin'],
  ['out_for_delivery', 'cancelled', 'admin'],
];

export function isLegal(model: Model, order: ModelOrder, to: OrderStatus, actor: Actor): boolean {
  const known = edges.some(([from, end, by]) => from === order.status && end === to && by === actor);
  if (!known) return false;
  if (to === 'ready' && order.questions.size > 0) return false;
  const isGrace = order.status === 'accepted' && to === 'cancelled' && actor === 'customer';
  return !isGrace || model.minutes === order.placedAt;
}

const withoutFood: ReadonlySet<OrderStatus> = new Set(['rejected', 'cancelled', 'expired']);

/** Leads an order on, with everything that follows. */
export function lead(model: Model, order: ModelOrder, to: OrderStatus, actor: Actor): void {
  const from = order.status;
  if (withoutFood.has(to)) end(model, order, to, actor);
  if (from === 'placed' && actor === 'restaurant' && (to === 'accepted' || to === 'rejected')) model.missed = 0;
  if (to === 'out_for_delivery') order.dispatchedAt = model.minutes;
  if (to === 'delivered') {
    order.deliveredAt = model.minutes;
    // Nobody saw the cash of an order that closed by itself.
    if (order.method === 'cod' && actor !== 'system') order.isPaid = true;
  }
  order.status = to;
}

function end(model: Model, order: ModelOrder, to: OrderStatus, actor: Actor): void {
  const { status: from, customer } = order;
  const isEarly = from === 'pending_payment' || from === 'placed';
  if (isEarly || from === 'accepted') model.stock += order.lines.get('counted') ?? 0;
  const isLost = to === 'cancelled' && actor === 'customer' && !isEarly;
  if (order.hasCoupon && !isLost) {
    model.couponUses -= 1;
    model.couponUsers.delete(customer);
  }
  // What was cooked and sent goes back only when the office says so.
  if (from !== 'out_for_delivery') order.isBack = order.isPaid;
  else if (order.method === 'cod') model.unpaidAtDoor.set(customer, (model.unpaidAtDoor.get(customer) ?? 0) + 1);
}

/** Takes a dish out of an order; the last one ends it. */
export function takeOut(model: Model, order: ModelOrder, dish: DishName): void {
  const portions = order.lines.get(dish) ?? 0;
  const left = [...order.lines.values()].reduce((sum, each) => sum + each, 0) - portions;
  order.questions.delete(dish);
  if (left === 0) lead(model, order, order.status === 'placed' ? 'rejected' : 'cancelled', 'restaurant');
  else order.lines.set(dish, 0);
}

/** What the clock does by itself when minutes have passed. */
export function letPass(model: Model, minutes: number): void {
  model.minutes += minutes;
  for (const order of model.orders) {
    if (order.status === 'placed' && model.minutes - order.placedAt >= 8) {
      lead(model, order, 'rejected', 'system');
      model.missed += 1;
      if (model.missed >= 2) model.isPaused = true;
    } else if (order.status === 'out_for_delivery' && model.minutes - order.dispatchedAt >= 180)
      lead(model, order, 'delivered', 'system');
    for (const [dish, until] of order.questions)
      if (['placed', 'accepted', 'preparing'].includes(order.status) && model.minutes >= until)
        takeOut(model, order, dish);
  }
  for (const order of model.orders) reconcile(model, order);
}

/** The money of an attempt has come to be known with the sum that was asked for. */
export function capture(model: Model, order: ModelOrder): void {
  if (order.isPaid) return;
  order.isPaid = true;
  if (order.status !== 'pending_payment') {
    order.isBack = true;
    return;
  }
  order.status = 'placed';
  order.placedAt = model.minutes;
  if (!order.isGroup) model.carts.delete(order.customer);
}

/** The events that are under way arrive. */
export function hear(model: Model): void {
  for (const order of model.orders)
    for (const attempt of order.attempts.filter(({ isUnderWay }) => isUnderWay)) {
      attempt.isUnderWay = false;
      if (!attempt.isWrong || order.isPaid) capture(model, order);
      else attempt.isHeld = true;
    }
}

/** The provider is asked what it has of an order. */
export function ask(model: Model, order: ModelOrder): void {
  for (const attempt of order.attempts) if (!attempt.isHeld) capture(model, order);
}

/** The provider is asked about an order that waits for two minutes and more; after fifteen it ends unpaid. */
function reconcile(model: Model, order: ModelOrder): void {
  const waited = model.minutes - order.writtenAt;
  if (order.status !== 'pending_payment' || waited < 2) return;
  ask(model, order);
  if (order.status === 'pending_payment' && waited >= 15) lead(model, order, 'expired', 'system');
}

/** Is something of what was paid with us, that nobody has asked back? */
export const isLeft = ({ isPaid, isBack, openRequest }: ModelOrder): boolean =>
  isPaid && !isBack && openRequest === null;
