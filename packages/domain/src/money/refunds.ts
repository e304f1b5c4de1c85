import { noMoney, type OrderMoney, subtractMoney } from './ledger.ts';
import { roundHalfUp, splitByLargestRemainder } from '../common/money.ts';

/** Paise that a restaurant may give back for one order inside a complaint, unless the office says otherwise. */
export const restaurantRefundMaxPaise = 50_000;

/** Days of orders of which refunds are counted. */
export const refundCountDays = 90;
/** The order with a refund, of these days, from which the office alone decides about money, and what the office may make of it. */
export const refundReview = {
  from: 4,
  range: {
    from: 2,
    to: 50,
    unit: `orders with a refund within ${refundCountDays} days`,
    help: 'Up to then a restaurant may give money back inside a complaint. The person reads the count and this number.',
  },
} as const;

/** An order's line as it was billed, in paise. */
export interface BilledLine {
  order_item_id: number;
  quantity: number;
  gross: number;
  discount: number;
  coupon_share: number;
  tax: number;
  /** The restaurant, not the platform, is liable for its tax. */
  own_tax: boolean;
  /** What of its coupon the restaurant bears, of a line that took another's place; the others share what the order says. */
  coupon_by_restaurant?: number | null;
}

/** Portions of one line. */
export interface LinePortion {
  order_item_id: number;
  quantity: number;
}

export const refundStates = ['requested', 'approved', 'processing', 'processed', 'failed', 'declined'] as const;
export type RefundState = (typeof refundStates)[number];

/** Every legal step of a refund: what is not here is refused. */
export const refundSteps: Readonly<Record<RefundState, readonly RefundState[]>> = {
  requested: ['approved', 'declined'],
  approved: ['processing'],
  processing: ['processed', 'failed'],
  failed: ['processing'],
  processed: [],
  declined: [],
};

/** May a refund go from one state to another? */
export const canRefundGo = (from: RefundState, to: RefundState): boolean => refundSteps[from].includes(to);

/** The share of an amount that belongs to the portions after `before`, exact over any way of taking them. */
function share(amount: number, before: number, portions: number, quantity: number): number {
  const upTo = (count: number) => roundHalfUp(amount * count, quantity);
  return upTo(before + portions) - upTo(before);
}

/** Does a line stand on the bill that was accepted? What took another's place does not. */
export const isBilled = ({ coupon_by_restaurant = null }: Pick<BilledLine, 'coupon_by_restaurant'>): boolean =>
  coupon_by_restaurant === null;

/** The part of each line's coupon that the restaurant bears, in the order of the lines. */
function borneByRestaurant(lines: readonly BilledLine[], couponByRestaurant: number): number[] {
  const shares = lines.map((line) => (isBilled(line) ? line.coupon_share : 0));
  const all = shares.reduce((sum, amount) => sum + amount, 0);
  const parts = splitByLargestRemainder(Math.min(couponByRestaurant, all), shares);
  return lines.map((line, index) => line.coupon_by_restaurant ?? parts[index] ?? 0);
}

interface Billed {
  lines: readonly BilledLine[];
  coupon_by_restaurant: number;
}

/**
 * What portions of lines come to: the dishes, their tax and their share of the coupon. `before` are portions that went
 * back already. Throws RangeError for a line that is not there or for more portions than are left.
 */
export function moneyOfPortions(
  { lines, coupon_by_restaurant }: Billed,
  before: readonly LinePortion[],
  portions: readonly LinePortion[],
): OrderMoney {
  const byRestaurant = borneByRestaurant(lines, coupon_by_restaurant);
  const money = { ...noMoney };
  for (const { order_item_id, quantity } of portions) {
    const index = lines.findIndex((line) => line.order_item_id === order_item_id);
    const line = lines[index];
    const gone = countOf(before, order_item_id);
    if (!line || quantity < 1 || gone + quantity > line.quantity)
      throw new RangeError(`Line ${order_item_id} has no ${quantity} portions left`);
    const part = (amount: number) => share(amount, gone, quantity, line.quantity);
    money.food += part(line.gross - line.discount);
    money.coupon_restaurant += part(byRestaurant[index] ?? 0);
    money.coupon_platform += part(line.coupon_share - (byRestaurant[index] ?? 0));
    if (line.own_tax) money.gst_restaurant += part(line.tax);
    else money.gst_platform += part(line.tax);
  }
  return money;
}

const countOf = (portions: readonly LinePortion[], id: number): number =>
  portions.reduce((sum, portion) => sum + (portion.order_item_id === id ? portion.quantity : 0), 0);

/** What is left of an order after some of it went back. */
export const moneyLeft = (whole: OrderMoney, gone: readonly OrderMoney[]): OrderMoney =>
  gone.reduce((left, part) => subtractMoney(left, part), whole);
