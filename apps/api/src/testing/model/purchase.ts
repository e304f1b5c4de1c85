import { cartOf, couponLimit, lead, type Method, type Model, type ModelOrder, type Pref } from './model.ts';

interface Purchase {
  customer: number;
  hasCoupon: boolean;
  pref: Pref;
  method: Method;
  isGroup?: boolean;
}

/** An order of this customer that waits for its money; it ends with the next one that is placed. */
export const waitingOf = (model: Model, customer: number): ModelOrder | undefined =>
  model.orders.find((order) => order.customer === customer && order.status === 'pending_payment');

const refusalsAtDoorMax = 2;

/** Why an order would be refused; null when it would not. */
export function refusalOf(model: Model, { customer, hasCoupon, method }: Purchase): string | null {
  const cart = cartOf(model, customer);
  const waiting = waitingOf(model, customer);
  if (cart.size === 0) return 'CART_EMPTY';
  if (model.isPaused) return 'RESTAURANT_UNAVAILABLE';
  if ((cart.get('counted') ?? 0) > model.stock + (waiting?.lines.get('counted') ?? 0)) return 'ITEM_UNAVAILABLE';
  const released = waiting?.hasCoupon ? 1 : 0;
  const isUsedUp = model.couponUses - released >= couponLimit || (released === 0 && model.couponUsers.has(customer));
  if (hasCoupon && isUsedUp) return 'COUPON_INVALID';
  const isTrusted = (model.unpaidAtDoor.get(customer) ?? 0) < refusalsAtDoorMax;
  return method === 'cod' && !isTrusted ? 'COD_UNAVAILABLE' : null;
}

/** Takes everything that an order needs; it waits for its money or goes to the kitchen. */
export function placeOrder(
  model: Model,
  { customer, hasCoupon, pref, method, isGroup = false }: Purchase,
  number: string,
): void {
  const waiting = waitingOf(model, customer);
  if (waiting) lead(model, waiting, 'cancelled', 'customer');
  const lines = new Map(cartOf(model, customer));
  model.stock -= lines.get('counted') ?? 0;
  if (hasCoupon) {
    model.couponUses += 1;
    model.couponUsers.add(customer);
  }
  if (method === 'cod') model.carts.delete(customer);
  model.orders.push({
    number,
    called: new Map(model.called),
    customer,
    status: method === 'cod' ? 'placed' : 'pending_payment',
    pref,
    method,
    lines,
    questions: new Map(),
    hasCoupon,
    isGroup,
    writtenAt: model.minutes,
    placedAt: model.minutes,
    dispatchedAt: 0,
    deliveredAt: null,
    session: null,
    attempts: [],
    isPaid: false,
    isBack: false,
    openRequest: null,
  });
}
