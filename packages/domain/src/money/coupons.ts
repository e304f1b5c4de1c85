import { formatPaise, roundHalfUp } from '../common/money.ts';
import { clockText } from '../common/clock-text.ts';
import { isWithinHours, minutesOf, zonedParts } from '../common/zoned-time.ts';

export type CouponType = 'percent' | 'flat' | 'free_delivery';
export type CouponStatus = 'draft' | 'active' | 'paused' | 'ended';
/** Who bears what a coupon is worth. */
export type CouponFunder = 'platform' | 'restaurant' | 'split';
type Fulfilment = 'delivery' | 'pickup';

/** A coupon as stored; `null` or an empty list means no limit of that kind, amounts are paise. */
export interface Coupon {
  code: string;
  type: CouponType;
  status: CouponStatus;
  /** Whole percent, or paise for a flat coupon; unused for free delivery. */
  value: number;
  max_discount: number | null;
  /** What the dishes it covers must come to, after the restaurant's discounts. */
  min_item_total: number;
  valid_from: Date | null;
  valid_to: Date | null;
  /** 0 = Sunday; the day on which the hours start. */
  weekdays: readonly number[] | null;
  /** 'HH:MM' in the restaurant's zone; a window that ends before it starts passes midnight. */
  hours: { from: string; to: string } | null;
  cities: readonly number[] | null;
  restaurants: readonly number[] | null;
  categories: readonly number[] | null;
  fulfilment: readonly Fulfilment[] | null;
  payment_methods: readonly string[] | null;
  new_customers_only: boolean;
  total_limit: number | null;
  per_user_limit: number | null;
  /** Uses so far, reserved ones too. */
  used: number;
  funded_by: CouponFunder;
  /** The restaurant's part of a split coupon, in basis points. */
  restaurant_share_bp: number | null;
  /** What this restaurant agreed to bear: paise that are left of its budget, and until when; `null` = nothing. */
  consent: { until: Date; left: number } | null;
}

export interface CouponContext {
  now: Date;
  /** The restaurant's zone. */
  time_zone: string;
  city_id: number | null;
  restaurant_id: number | null;
  fulfilment: Fulfilment;
  /** `null` while none is chosen: then no coupon is refused for it. */
  payment_method: string | null;
  is_new_customer: boolean;
  /** This customer's uses so far, reserved ones too. */
  user_uses: number;
  /** Paise that delivery would cost without a coupon. */
  delivery_fee?: number;
  /** The dishes' paise after the restaurant's discounts. */
  lines: readonly { category_id: number | null; amount: number }[];
}

export type CouponRefusal =
  | 'NOT_FOUND'
  | 'NOT_STARTED'
  | 'ENDED'
  | 'PAUSED'
  | 'MIN_TOTAL'
  | 'NOT_NOW'
  | 'WRONG_CITY'
  | 'WRONG_RESTAURANT'
  | 'WRONG_FULFILMENT'
  | 'WRONG_PAYMENT'
  | 'NEW_CUSTOMERS'
  | 'LIMIT_REACHED'
  | 'USER_LIMIT'
  | 'NOT_AGREED';
export type CouponDecision =
  | { ok: true; discount: number; free_delivery: boolean }
  | { ok: false; reason: CouponRefusal; message: string };
type Problem = { reason: CouponRefusal; message: string } | null;

/** A typed code as it is stored. */
export const normaliseCode = (code: string): string => code.trim().toUpperCase();

/**
 * Is a coupon usable for an order, and what is it worth in paise? What the customer can still mend (payment, dishes) is
 * refused last, so that the reason shown is the one that matters.
 */
export function decideCoupon(coupon: Coupon | null, context: CouponContext): CouponDecision {
  if (!coupon) return { ok: false, ...notFound };
  const checks = [lifeProblem, limitProblem, placeProblem, timeProblem, choiceProblem, totalProblem];
  for (const check of checks) {
    const problem = check(coupon, context);
    if (problem) return { ok: false, ...problem };
  }
  const decision = { discount: discountOf(coupon, context), free_delivery: coupon.type === 'free_delivery' };
  const problem = fundingProblem(coupon, couponWorth({ ok: true, ...decision }, context.delivery_fee ?? 0), context);
  return problem ? { ok: false, ...problem } : { ok: true, ...decision };
}

const notFound = { reason: 'NOT_FOUND', message: 'There is no coupon with this code.' } as const;

function lifeProblem(coupon: Coupon, { now }: CouponContext): Problem {
  if (coupon.status === 'draft') return notFound;
  if (coupon.status === 'ended' || (coupon.valid_to && now >= coupon.valid_to))
    return { reason: 'ENDED', message: 'This coupon has ended.' };
  if (coupon.status === 'paused') return { reason: 'PAUSED', message: 'This coupon is paused at the moment.' };
  if (coupon.valid_from && now < coupon.valid_from)
    return { reason: 'NOT_STARTED', message: 'This coupon has not started yet.' };
  return null;
}

function limitProblem(coupon: Coupon, { is_new_customer, user_uses }: CouponContext): Problem {
  if (coupon.total_limit !== null && coupon.used >= coupon.total_limit)
    return { reason: 'LIMIT_REACHED', message: 'This coupon has been used up.' };
  if (coupon.per_user_limit !== null && user_uses >= coupon.per_user_limit)
    return { reason: 'USER_LIMIT', message: usedMessage(coupon.per_user_limit) };
  if (coupon.new_customers_only && !is_new_customer)
    return { reason: 'NEW_CUSTOMERS', message: 'This coupon is for a first order only.' };
  return null;
}

const usedMessage = (limit: number): string =>
  limit === 1 ? 'You have used this coupon already.' : `You have used this coupon ${limit} times, which is its limit.`;

const excludes = <T>(list: readonly T[] | null, item: T | null): boolean =>
  list !== null && list.length > 0 && (item === null || !list.includes(item));

function placeProblem(coupon: Coupon, context: CouponContext): Problem {
  if (excludes(coupon.cities, context.city_id))
    return { reason: 'WRONG_CITY', message: 'This coupon is not for restaurants in this city.' };
  if (excludes(coupon.restaurants, context.restaurant_id))
    return { reason: 'WRONG_RESTAURANT', message: 'This coupon is not for this restaurant.' };
  return null;
}

function timeProblem({ weekdays, hours }: Coupon, { now, time_zone }: CouponContext): Problem {
  const days = weekdays && weekdays.length > 0 ? weekdays : null;
  if (!days && !hours) return null;
  const span = hours ? { from: minutesOf(hours.from), to: minutesOf(hours.to) } : { from: 0, to: 1440 };
  if (isWithinHours(zonedParts(now, time_zone), { ...span, weekdays: days })) return null;
  const message = `This coupon works ${[days && onDays(days), hours && betweenHours(hours)].filter(Boolean).join(', ')}.`;
  return { reason: 'NOT_NOW', message };
}

const dayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const onDays = (weekdays: readonly number[]): string =>
  `on ${dayNames.filter((_name, weekday) => weekdays.includes(weekday)).join(', ')}`;
const betweenHours = ({ from, to }: { from: string; to: string }): string =>
  `from ${clockText(from)} to ${clockText(to)}`;

function choiceProblem(coupon: Coupon, { fulfilment, payment_method }: CouponContext): Problem {
  if (excludes(coupon.fulfilment, fulfilment) || (coupon.type === 'free_delivery' && fulfilment === 'pickup'))
    return { reason: 'WRONG_FULFILMENT', message: `This coupon is not for ${fulfilment} orders.` };
  if (payment_method !== null && excludes(coupon.payment_methods, payment_method))
    return { reason: 'WRONG_PAYMENT', message: 'This coupon does not work with the chosen way to pay.' };
  return null;
}

function coveredTotal({ categories }: Coupon, { lines }: CouponContext): number {
  const covered = lines.filter((line) => !excludes(categories, line.category_id));
  return covered.reduce((sum, line) => sum + line.amount, 0);
}

function totalProblem(coupon: Coupon, context: CouponContext): Problem {
  const covered = coveredTotal(coupon, context);
  const missing = coupon.min_item_total - covered;
  if (missing > 0) {
    const which = coupon.categories?.length ? ' that it covers' : '';
    return { reason: 'MIN_TOTAL', message: `Add dishes${which} worth ${formatPaise(missing)} more to use it.` };
  }
  if (covered === 0) return { reason: 'MIN_TOTAL', message: 'Add a dish that it covers to use it.' };
  return null;
}

function discountOf(coupon: Coupon, context: CouponContext): number {
  if (coupon.type === 'free_delivery') return 0;
  const covered = coveredTotal(coupon, context);
  const worth = coupon.type === 'percent' ? roundHalfUp(covered * coupon.value, 100) : coupon.value;
  return Math.max(0, Math.min(worth, coupon.max_discount ?? worth, covered));
}

/** Paise of a coupon's worth that the restaurant bears; the platform bears the rest. */
export function restaurantPart(
  { funded_by, restaurant_share_bp }: Pick<Coupon, 'funded_by' | 'restaurant_share_bp'>,
  worth: number,
): number {
  if (funded_by === 'platform') return 0;
  return funded_by === 'restaurant' ? worth : roundHalfUp(worth * (restaurant_share_bp ?? 5000), 10_000);
}

/** A restaurant bears nothing that it did not agree to. */
function fundingProblem(coupon: Coupon, worth: number, { now }: CouponContext): Problem {
  if (coupon.funded_by === 'platform') return null;
  const { consent } = coupon;
  if (consent && consent.until > now && restaurantPart(coupon, worth) <= consent.left) return null;
  return { reason: 'NOT_AGREED', message: 'This restaurant does not take this coupon at the moment.' };
}

/** What an accepted coupon saves in paise on an order with this delivery fee; 0 for a refused one. */
export function couponWorth(decision: CouponDecision, deliveryFee: number): number {
  if (!decision.ok) return 0;
  return decision.discount + (decision.free_delivery ? deliveryFee : 0);
}

/** The entry that saves most, the earlier of two equals; `null` when none saves anything. */
export function bestCoupon<T extends { decision: CouponDecision }>(list: readonly T[], deliveryFee = 0): T | null {
  let best: T | null = null;
  for (const entry of list) {
    const atLeast = best ? couponWorth(best.decision, deliveryFee) : 0;
    if (couponWorth(entry.decision, deliveryFee) > atLeast) best = entry;
  }
  return best;
}
