import type { Actor, OrderStatus } from '@tawa/domain/orders';

/** What a shop is, told so simply that it cannot be wrong: the real one must never differ from it. */
export interface Model {
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
}

export type DishName = 'counted' | 'plain';
export type Pref = 'refund' | 'call' | 'cancel';

export interface ModelOrder {
  number: string;
  customer: number;
  status: OrderStatus;
  pref: Pref;
  lines: Map<DishName, number>;
  /** The dishes that the customer is asked about, and until when. */
  asked: Map<DishName, number>;
  hasCoupon: boolean;
  placedAt: number;
  dispatchedAt: number;
}

export const stockAtFirst = 12;
export const couponLimit = 3;
export const portionsMax = 5;

export const emptyModel = (): Model => ({
  minutes: 0,
  stock: stockAtFirst,
  couponUses: 0,
  couponUsers: new Set(),
  carts: new Map(),
  orders: [],
  missed: 0,
  isPaused: false,
});

export const cartOf = (model: Model, customer: number): Map<DishName, number> =>
  model.carts.get(customer) ?? new Map<DishName, number>();

/** Who may lead a delivery from where to where; everything else is refused. */
const edges: readonly (readonly [OrderStatus, OrderStatus, Actor])[] = [
  ['placed', 'accepted', 'restaurant'],
  ['placed', 'rejected', 'restaurant'],
  ['placed', 'cancelled', 'customer'],
  ['accepted', 'preparing', 'restaurant'],
  ['accepted', 'ready', 'restaurant'],
  ['accepted', 'cancelled', 'customer'],
  ['accepted', 'cancelled', 'restaurant'],
  ['accepted', 'cancelled', 'admin'],
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
  if (to === 'ready' && order.asked.size > 0) return false;
  const isGrace = order.status === 'accepted' && to === 'cancelled' && actor === 'customer';
  return !isGrace || model.minutes === order.placedAt;
}

/** Leads an order on, with everything that follows. */
export function lead(model: Model, order: ModelOrder, to: OrderStatus, actor: Actor): void {
  const from = order.status;
  const ends = to === 'rejected' || to === 'cancelled';
  if (ends && (from === 'placed' || from === 'accepted')) model.stock += order.lines.get('counted') ?? 0;
  const isLost = to === 'cancelled' && actor === 'customer' && from !== 'placed';
  if (ends && order.hasCoupon && !isLost) {
    model.couponUses -= 1;
    model.couponUsers.delete(order.customer);
  }
  if (from === 'placed' && actor === 'restaurant' && (to === 'accepted' || to === 'rejected')) model.missed = 0;
  if (to === 'out_for_delivery') order.dispatchedAt = model.minutes;
  order.status = to;
}

/** Takes a dish out of an order; the last one ends it. */
export function takeOut(model: Model, order: ModelOrder, dish: DishName): void {
  const portions = order.lines.get(dish) ?? 0;
  const left = [...order.lines.values()].reduce((sum, each) => sum + each, 0) - portions;
  order.asked.delete(dish);
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
    for (const [dish, until] of order.asked)
      if (['placed', 'accepted', 'preparing'].includes(order.status) && model.minutes >= until)
        takeOut(model, order, dish);
  }
}
