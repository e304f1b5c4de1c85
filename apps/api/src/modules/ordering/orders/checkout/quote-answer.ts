import type { Quote } from '@tawa/contract/ordering/checkout';
import type { DietProfile } from '@tawa/domain/accounts/diet';
import { type Bill, billLines } from '@tawa/domain/money/bill';
import { toRupees } from '@tawa/domain/common/money';
import { lastOrderAt, orderSlots, type SlotRules } from '@tawa/domain/catalogue/opening-hours';
import { clockTime } from '@tawa/domain/common/clock-text';
import { dayLabel } from '@tawa/domain/common/text';
import { toldFoodOf } from '#db/dishes/dish-food.ts';
import { readDiet } from '#modules/accounts/diet/diet.service.ts';
import { creditFor } from './credit-part.ts';
import type { Priced, PricedLine } from './priced.ts';
import { paymentRefusal } from './problems.ts';
import { sharesAnswer } from './shares-part.ts';
import { fullSlots, hasTimedDish, offeredDays, slotRules } from '../slots/slots.ts';

/** The printed lines of a bill, whose amounts (paise) add up to the total. */
export const chargesOf = (bill: Bill) =>
  billLines(bill)
    .filter((line) => line.key !== 'total')
    .map(({ key, label, amount, was }) => ({ key, label, amount, was: was ?? null }));

const rupeesOrNull = (paise: number | null) => (paise === null ? null : toRupees(paise));

const lineOf = (line: PricedLine, profile: DietProfile | null): Quote['lines'][number] => ({
  key: line.key,
  cart_id: line.cart_id,
  menu_id: line.menu_id,
  name: line.name,
  names: line.dish.names,
  dish_img: line.dish.dish_img,
  is_veg: line.dish.is_veg ? 1 : 0,
  options: line.options.map(({ option_id, option_name, names }) => ({ option_id, option_name, names })),
  note: line.note,
  quantity: line.quantity,
  price: toRupees(line.unit_price),
  discounted_price: rupeesOrNull(line.unit_discounted),
  amount: toRupees(line.amount),
  available: line.problem === null,
  // What others chose they were asked about as they chose it, and not by what the host eats.
  food: toldFoodOf(line.dish, line.chosen, line.for_name === null ? profile : null),
  ...(line.for_name !== null && { for_name: line.for_name }),
});

function computeSlots({ schedule }: Priced, rules: SlotRules): Quote['slots'] {
  const zone = schedule.time_zone;
  const days = orderSlots(schedule, rules).filter((day) => day.slots.length > 0);
  return days.map(({ date, slots }) => ({
    date,
    label: dayLabel(slots[0]?.from ?? rules.now, rules.now, zone),
    slots: slots.map(({ from }) => ({ at: from.toISOString(), label: clockTime(from, zone), full: false })),
  }));
}

const stepMs = 15 * 60_000;
const cachedMax = 100;
const cachedSlots = new Map<string, Quote['slots']>();

/** The slots at which all dishes are served, those marked that have no room for this order; none of a kitchen that is off. */
function slotsFor(priced: Priced, now: Date): Quote['slots'] {
  if (priced.status.reason === 'offline' || priced.status.reason === 'not_active') return [];
  const slots = slotsOf(priced, now);
  const isTimed = hasTimedDish(priced);
  if (priced.slot === null && !isTimed) return slots;
  const days = offeredDays(priced, slotRules(priced, now));
  const full = fullSlots(priced, days);
  if (full.size === 0 && !isTimed) return slots;
  const offered = new Set(days.flatMap((day) => day.slots.map(({ from }) => from.getTime())));
  const marked = slots.map((day) => ({
    ...day,
    slots: day.slots
      .filter(({ at }) => offered.has(Date.parse(at)))
      .map((slot) => ({ ...slot, full: full.has(Date.parse(slot.at)) })),
  }));
  return marked.filter((day) => day.slots.length > 0);
}

/** Slots begin at quarters of an hour in every zone, so one answer serves until the next of them. */
function slotsOf(priced: Priced, now: Date): Quote['slots'] {
  const rules = slotRules(priced, now);
  const steps = [now.getTime(), now.getTime() + rules.leadMinutes * 60_000 - 1].map((ms) => Math.floor(ms / stepMs));
  const { cutoffMinutes, leadMinutes, slotMinutes } = rules;
  const key = JSON.stringify([steps, cutoffMinutes, leadMinutes, slotMinutes, priced.schedule]);
  const cached = cachedSlots.get(key);
  if (cached) return cached;
  if (cachedSlots.size >= cachedMax) cachedSlots.clear();
  const slots = computeSlots(priced, rules);
  cachedSlots.set(key, slots);
  return slots;
}

function restaurantOf({ basket, status, schedule }: Priced, now: Date): Quote['restaurant'] {
  const { kitchen } = basket;
  const until = status.status === 'online' ? lastOrderAt(schedule, now, kitchen.last_order_minutes) : null;
  return {
    restaurant_id: kitchen.restaurant_id,
    restaurant_name: kitchen.restaurant_name,
    names: kitchen.names,
    logo: kitchen.logo,
    full_address: kitchen.full_address,
    status: status.status,
    next_open_at: status.next_open_at?.toISOString() ?? null,
    orders_until: until?.toISOString() ?? null,
    offers_delivery: kitchen.offers_delivery,
    offers_pickup: kitchen.offers_pickup,
  };
}

function gapOf({ basket, bill }: Priced): number | null {
  const from = basket.kitchen.free_delivery_from;
  if (basket.request.fulfilment === 'pickup' || from === null) return null;
  const gap = from - (bill.item_total - bill.discount_restaurant);
  return gap > 0 ? toRupees(gap) : null;
}

function amountsOf(priced: Priced) {
  const { bill, coupon } = priced;
  const tax = bill.taxes.map(({ taxable, cgst, sgst, amount, ...rest }) => ({
    ...rest,
    taxable: toRupees(taxable),
    cgst: toRupees(cgst),
    sgst: toRupees(sgst),
    amount: toRupees(amount),
  }));
  return {
    charges: chargesOf(bill).map((line) => ({ ...line, amount: toRupees(line.amount), was: rupeesOrNull(line.was) })),
    taxes: tax,
    discount: toRupees(bill.discount_restaurant + bill.discount_coupon),
    total: toRupees(bill.total),
    savings: toRupees(bill.savings),
    free_delivery_gap: gapOf(priced),
    coupon: coupon && {
      code: coupon.found.coupon.code,
      title: coupon.found.title,
      names: coupon.found.names,
      discount: toRupees(coupon.worth),
    },
  };
}

/** Cash and whatever is configured; credit shows as soon as there is some. */
function methodsOf(priced: Priced): Quote['payment_methods'] {
  const { online_methods, customer } = priced.basket;
  const credit = customer.credit ? (['credit'] as const) : [];
  return [...credit, ...online_methods, 'cod' as const].map((method) => {
    const reason = paymentRefusal(priced, method);
    return { method, available: reason === null, reason };
  });
}

/** How this customer paid last; null for who never did, and where that way is not offered any more. */
function lastMethodOf(priced: Priced): Quote['last_payment_method'] {
  const { last_payment_method: last } = priced.basket.customer;
  return methodsOf(priced).find(({ method }) => method === last)?.method ?? null;
}

function creditOf(priced: Priced): Quote['credit'] {
  const balance = priced.basket.customer.credit ?? 0;
  if (balance === 0) return undefined;
  const used = creditFor(priced);
  return { balance: toRupees(balance), used: toRupees(used), to_pay: toRupees(priced.bill.total - used) };
}

/** A priced basket as the customer sees it. */
export function quoteAnswer(priced: Priced, stored: { quote_id: string; expires_at: Date }, now: Date): Quote {
  const { request, customer } = priced.basket;
  const profile = customer.diet && readDiet(customer.diet);
  return {
    quote_id: stored.quote_id,
    expires_at: stored.expires_at.toISOString(),
    source: request.source,
    fulfilment: request.fulfilment,
    restaurant: restaurantOf(priced, now),
    lines: priced.lines.map((line) => lineOf(line, profile)),
    ...amountsOf(priced),
    credit: creditOf(priced),
    shares: sharesAnswer(priced),
    scheduled_for: request.scheduled_for && new Date(request.scheduled_for).toISOString(),
    eta: { from: priced.promise.from.toISOString(), to: priced.promise.to.toISOString() },
    slots: slotsFor(priced, now),
    payment_methods: methodsOf(priced),
    last_payment_method: lastMethodOf(priced),
    blocking: priced.blocking,
    warnings: priced.warnings,
  };
}
