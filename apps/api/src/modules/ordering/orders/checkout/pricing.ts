import type { Problem } from '@tawa/contract/ordering/checkout';
import { decideAvailability, listMissingParts } from '@tawa/domain/catalogue/availability';
import { portionsOf } from '@tawa/domain/catalogue/combos';
import { decideServing, servedFromText } from '@tawa/domain/catalogue/section-times';
import { type Bill, computeBill } from '@tawa/domain/money/bill';
import { checkOptions, priceWithOptions } from '@tawa/domain/ordering/cart';
import { type CouponDecision, couponWorth, decideCoupon, restaurantPart } from '@tawa/domain/money/coupons';
import { effectivePrice, toPaise, toRupees } from '@tawa/domain/common/money';
import { decideRestaurantStatus } from '@tawa/domain/catalogue/opening-hours';
import { kitchenMinutes } from '@tawa/domain/ordering/kitchen-load';
import { promiseFor } from '@tawa/domain/ordering/orders';
import { decideCookingMinutes, decideWayMinutes } from '@tawa/domain/ordering/promise-minutes';
import type { FoundCoupon } from '#modules/money/coupons/coupons.service.ts';
import type { Basket, Entry } from './basket.ts';
import type { Dish } from './facts.store.ts';
import { restaurantFactsOf, scheduleOf } from '../kitchen/kitchen-facts.ts';
import type { AppliedCoupon, Priced, PricedLine } from './priced.ts';
import { listProblems, metresOf } from './problems.ts';
import { slotNeed } from '../slots/slots.ts';

const scheduledFor = ({ request }: Basket) => (request.scheduled_for ? new Date(request.scheduled_for) : null);

const wayOf = ({ kitchen, address }: Basket) => ({ ...kitchen, metres: address && metresOf(kitchen, address) });

/** Prices a basket as it stands; the same function serves the quote and the order, so the two can only differ in time. */
export function priceBasket(basket: Basket, now: Date): Priced {
  const { kitchen, request } = basket;
  const schedule = scheduleOf(kitchen);
  const status = decideRestaurantStatus(restaurantFactsOf(kitchen, schedule), now);
  const lines = pricedLines(basket, now);
  const available = lines.filter((line) => line.problem === null);
  const decision = decideFor(basket, available, now);
  const bill = billOf(basket, available, decision);
  const kitchen_minutes = kitchenMinutes(
    available.map(({ dish, quantity }) => ({ preparation_time: dish.preparation_time, quantity })),
  );
  const scheduled_for = scheduledFor(basket);
  const moment = { now, at: scheduled_for ?? now, extra_minutes: status.extra_minutes };
  const prep = decideCookingMinutes({ ...kitchen, kitchen_minutes }, moment);
  const travel = request.fulfilment === 'pickup' ? 0 : decideWayMinutes(wayOf(basket), now);
  const { slot_minutes } = kitchen;
  const promise = promiseFor({ now, scheduled_for, prep_minutes: prep, travel_minutes: travel, slot_minutes });
  const priced = {
    basket,
    schedule,
    status,
    lines,
    bill,
    coupon: decision?.ok && basket.coupon ? appliedOf(basket, basket.coupon, { lines: available, decision }) : null,
    couponRefusal: decision && !decision.ok ? decision : null,
    prep_minutes: prep,
    travel_minutes: travel,
    promise,
    kitchen_minutes,
    slot: slotNeed({ basket, kitchen_minutes, promise }),
  };
  return { ...priced, blocking: listProblems(priced, now), warnings: priceWarnings(lines) };
}

function pricedLines(basket: Basket, now: Date): PricedLine[] {
  const used = new Map<number, number>();
  return basket.entries.flatMap((entry) => {
    const dish = basket.dishes.get(entry.menu_id);
    if (!dish) return [];
    const line = pricedLine(entry, dish);
    const moment = { used, now, eatenAt: scheduledFor(basket), time_zone: basket.kitchen.timezone };
    const judged = { ...line, problem: problemOf(line, moment), untimely: timeProblem(line, moment) };
    for (const { menu_id, quantity } of portionsOf({ ...entry, parts: dish.parts }))
      used.set(menu_id, (used.get(menu_id) ?? 0) + quantity);
    return [judged];
  });
}

/** A line of which nobody has said yet whether it can be had. */
type Unjudged = Omit<PricedLine, 'problem' | 'untimely'>;

function pricedLine(entry: Entry, dish: Dish): Unjudged {
  const offered = dish.groups.flatMap(({ kind, options }) => options.map((option) => ({ ...option, kind })));
  const chosen = offered.filter((option) => entry.option_ids.includes(option.option_id));
  const options = chosen.map(({ option_id, option_name, names, price }) => ({
    option_id,
    option_name,
    ...(names && { names }),
    price,
  }));
  const prices = priceWithOptions(
    dish,
    options.map((option) => option.price),
  );
  return {
    ...entry,
    dish,
    options,
    chosen,
    name: dish.dish_name,
    unit_price: prices.price,
    unit_discounted: prices.discounted_price,
    amount: effectivePrice(prices) * entry.quantity,
    tax_category: dish.tax_category === 'packaged' ? 'packaged' : 'restaurant_service',
  };
}

interface Moment {
  /** Portions of each dish on the lines above, also within combos. */
  used: ReadonlyMap<number, number>;
  now: Date;
  /** The time that it is ordered for; null for as soon as it can be. */
  eatenAt: Date | null;
  time_zone: string;
}

function problemOf({ dish, option_ids, quantity }: Unjudged, moment: Moment): string | null {
  const { dish_name, daily_stock: stock, groups, parts } = dish;
  const stocked = groups.map((group) => ({
    ...group,
    options: group.options.map((option) => ({ ...option, state: stateOf(option) })),
  }));
  const { sold_out_until } = dish;
  const now = decideAvailability({ state: stateOf(dish), sold_out_until, stock, groups: stocked, parts }, moment);
  if (now.state === 'hidden') return `${dish_name} is no longer offered.`;
  if (now.state === 'sold_out') return soldOutText(dish, now.back_text, moment);
  const scarce = scarceText(dish, quantity, moment);
  if (scarce) return scarce;
  const check = checkOptions(
    stocked.map((group) => ({
      ...group,
      options: group.options
        .filter((option) => option.state !== 'hidden')
        .map((option) => ({ ...option, available: option.state === 'available' })),
    })),
    option_ids,
  );
  return check.ok ? null : `${dish_name}: ${check.message}`;
}

function soldOutText({ dish_name, parts }: Dish, back: string | null, moment: Moment): string {
  const [missing] = listMissingParts(parts, moment);
  const text = missing ? `${dish_name} is sold out because ${missing.dish_name} is.` : `${dish_name} is sold out.`;
  return back ? `${text} ${back}.` : text;
}

/** What is said when the lines above leave fewer portions of a dish, or of what is in it, than a line takes. */
function scarceText({ menu_id, dish_name, daily_stock: stock, parts }: Dish, wanted: number, { used }: Moment) {
  const needs = [{ menu_id, dish_name, stock, quantity: 1 }, ...parts];
  const short = needs.find(
    (need) => need.stock !== null && need.stock - (used.get(need.menu_id) ?? 0) < need.quantity * wanted,
  );
  return short ? `Only ${short.stock} of ${short.dish_name} left today.` : null;
}

/** What is said of a dish outside its time; what was in the cart as the time of its section ended has some minutes more. */
function timeProblem({ dish, in_cart_since }: Unjudged, { now, eatenAt, time_zone }: Moment) {
  const inCartSince = eatenAt === null ? in_cart_since : null;
  const serving = decideServing(dish.sections, { at: eatenAt ?? now, time_zone, inCartSince });
  if (serving.isOn) return null;
  const from = servedFromText(serving.from, now, time_zone);
  if (eatenAt === null) return `${dish.dish_name} is served ${from}.`;
  return `${dish.dish_name} is not served at the time you picked. It is served ${from}.`;
}

const stateOf = ({ isactive, sold_out }: { isactive: boolean; sold_out: boolean }) =>
  isactive ? (sold_out ? ('sold_out' as const) : ('available' as const)) : ('hidden' as const);

const netOf = (lines: readonly PricedLine[]) => lines.reduce((sum, line) => sum + line.amount, 0);

function decideFor(basket: Basket, lines: readonly PricedLine[], now: Date): CouponDecision | null {
  return basket.request.coupon_code ? decideUse(basket, basket.coupon, lines, now) : null;
}

/** What a coupon is for these lines; null stands for a code that nobody knows. The list and the order ask the same. */
function decideUse(basket: Basket, found: FoundCoupon | null, lines: readonly PricedLine[], now: Date): CouponDecision {
  const { request, kitchen, customer } = basket;
  const { fee, waived } = deliveryOf(basket, lines);
  return decideCoupon(found?.coupon ?? null, {
    now,
    time_zone: kitchen.timezone,
    city_id: kitchen.city_id,
    restaurant_id: kitchen.restaurant_id,
    fulfilment: request.fulfilment,
    payment_method: request.payment_method,
    is_new_customer: customer.is_new,
    user_uses: found?.user_uses ?? 0,
    delivery_fee: waived ? 0 : fee,
    lines: lines.map((line) => ({ category_id: line.dish.category_id, amount: line.amount })),
  });
}

/** The delivery fee as it would be charged without a coupon. */
function deliveryOf({ request, kitchen }: Basket, lines: readonly PricedLine[]) {
  if (request.fulfilment === 'pickup') return { fee: 0, waived: false };
  const waived = kitchen.free_delivery_from !== null && netOf(lines) >= kitchen.free_delivery_from;
  return { fee: kitchen.delivery_fee, waived };
}

interface Decided {
  lines: readonly PricedLine[];
  decision: CouponDecision;
}

function worthOf(basket: Basket, { lines, decision }: Decided): number {
  const { fee, waived } = deliveryOf(basket, lines);
  return couponWorth(decision, waived ? 0 : fee);
}

function appliedOf(basket: Basket, found: FoundCoupon, decided: Decided): AppliedCoupon {
  const worth = worthOf(basket, decided);
  return { found, worth, restaurant_part: restaurantPart(found.coupon, worth) };
}

/** A coupon that could be used, what is decided of it for a priced basket, and its worth in paise. */
export interface CouponChoice {
  found: FoundCoupon;
  decision: CouponDecision;
  worth: number;
}

/** Each of these coupons as it would be for this basket. */
export function chooseCoupons(
  { basket, lines }: Pick<Priced, 'basket' | 'lines'>,
  list: readonly FoundCoupon[],
  now: Date,
): CouponChoice[] {
  const available = lines.filter((line) => line.problem === null);
  return list.map((found) => {
    const decision = decideUse(basket, found, available, now);
    return { found, decision, worth: worthOf(basket, { lines: available, decision }) };
  });
}

function billOf(basket: Basket, lines: readonly PricedLine[], decision: CouponDecision | null): Bill {
  const { kitchen, request, coupon, rates, platform_fee } = basket;
  const delivery = deliveryOf(basket, lines);
  return computeBill({
    lines,
    coupon: decision?.ok && coupon ? { ...coupon.coupon, ...decision } : null,
    // Nothing is packed for a table.
    packaging_fee: basket.table ? 0 : kitchen.packaging_fee,
    delivery_fee: delivery.fee,
    delivery_waived: delivery.waived,
    platform_fee,
    tax_rates: rates,
    tip: toPaise(request.tip),
  });
}

function priceWarnings(lines: readonly PricedLine[]): Problem[] {
  return lines.flatMap(({ key, name, shown_price, unit_price, unit_discounted }) => {
    const price = unit_discounted ?? unit_price;
    if (shown_price === null || shown_price === price) return [];
    const message = `${name} now costs ${price > shown_price ? 'more' : 'less'} than when you added it.`;
    return [{ code: 'PRICE_CHANGED', message, key, name, old: toRupees(shown_price), new: toRupees(price) }];
  });
}
