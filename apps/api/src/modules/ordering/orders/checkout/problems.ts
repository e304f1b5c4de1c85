import type { PaymentMethod, Problem } from '@tawa/contract/ordering/checkout';
import { decideTerm } from '@tawa/domain/catalogue/city-terms';
import { metresBetween } from '@tawa/domain/common/distance';
import { formatPaise } from '@tawa/domain/common/money';
import { hoursText } from '@tawa/domain/catalogue/week-text';
import { canOrderAt, isSlotOffered, nextOpening } from '@tawa/domain/catalogue/opening-hours';
import type { Address, Kitchen } from './facts.store.ts';
import type { Priced } from './priced.ts';
import { fullProblem, isSlotFull, nextSlots, slotRules } from '../slots/slots.ts';

type Subject = Omit<Priced, 'blocking' | 'warnings'>;

/** Everything that stands between the customer and the order, the weightiest first. */
export function listProblems(priced: Subject, now: Date): Problem[] {
  const checks = [kitchenProblems, itemProblems, placeProblems, amountProblems, couponProblems, paymentProblems];
  return checks.flatMap((check) => check(priced, now));
}

function kitchenProblems(priced: Subject, now: Date): Problem[] {
  const { kitchen, request } = priced.basket;
  const atTable = tableProblem(priced);
  if (atTable) return [unavailable(atTable, null, [])];
  const offered = isOffered(priced);
  const refuse = (message: string, next: Date | null): Problem[] => [
    unavailable(message, next, nextSlots(priced, now)),
  ];
  if (!offered) return [unavailable(`${kitchen.restaurant_name} does not offer ${request.fulfilment}.`, null, [])];
  if (request.when === 'scheduled' && !request.scheduled_for && priced.basket.table === null)
    return [{ code: 'TIME_REQUIRED', message: 'Pick a time for your order.' }];
  if (request.scheduled_for) return slotProblems(priced, new Date(request.scheduled_for), now);
  const { status, reason, next_open_at } = priced.status;
  if (reason === 'offline' || reason === 'not_active') return [unavailable(closedMessage(priced, now), null, [])];
  if (status === 'offline') return refuse(closedMessage(priced, now), next_open_at);
  if (canOrderAt(priced.schedule, now, kitchen.last_order_minutes))
    return isSlotFull(priced) ? [fullProblem(priced, now)] : [];
  const message = `${kitchen.restaurant_name} takes no more orders before it closes.`;
  return refuse(message, nextOpening(priced.schedule, now));
}

const isOffered = ({ basket: { kitchen, request, table } }: Subject): boolean =>
  table !== null || (request.fulfilment === 'delivery' ? kitchen.offers_delivery : kitchen.offers_pickup);

/** Why nothing can be ordered with the booked table; null when it can, or when there is none. */
function tableProblem({ basket: { table, kitchen } }: Subject): string | null {
  if (!table) return null;
  if (table.restaurant_id !== kitchen.restaurant_id) return `This table is not at ${kitchen.restaurant_name}.`;
  if (!takesOrders.has(table.state)) return 'This table is not booked any more.';
  return table.order_number && `Dishes are ordered for this table already: ${table.order_number}.`;
}
const takesOrders = new Set(['requested', 'confirmed']);

const unavailable = (message: string, next: Date | null, next_slots: string[]): Problem => ({
  code: 'RESTAURANT_UNAVAILABLE',
  message,
  next_open_at: next?.toISOString() ?? null,
  next_slots,
});

function closedMessage({ status, basket }: Subject, now: Date): string {
  const { restaurant_name: name, timezone } = basket.kitchen;
  if (status.reason === 'not_active') return `${name} does not take orders at the moment.`;
  const back = status.next_open_at ? ` ${hoursText(status.next_open_at, now, timezone)}.` : '';
  if (status.reason === 'paused') return `${name} is taking a short break.${back}`;
  return `${name} is closed at the moment.${back}`;
}

/** A later order needs a slot inside the hours; a kitchen that is off, or paused beyond the slot, takes none. */
function slotProblems(priced: Subject, slot: Date, now: Date): Problem[] {
  const { status, schedule, basket } = priced;
  const away = status.reason === 'not_active' || status.reason === 'offline' || isPausedBeyond(priced, slot);
  if (away) return [unavailable(closedMessage(priced, now), null, [])];
  if (isSlotOffered(schedule, slotRules(priced, now), slot))
    return isSlotFull(priced) ? [fullProblem(priced, now)] : [];
  if (basket.table) return [unavailable(tableTime(basket), null, [])];
  const message = `${basket.kitchen.restaurant_name} cannot take an order for this time. Please choose another.`;
  return [unavailable(message, null, nextSlots(priced, now))];
}

const tableTime = ({ kitchen: { restaurant_name: name }, settings }: Priced['basket']) =>
  `${name} takes dishes for a table from ${settings('schedule_days')} days until ${settings('schedule_lead')} minutes before.`;

function isPausedBeyond({ status, basket }: Subject, slot: Date): boolean {
  const { switch_until } = basket.kitchen;
  return status.reason === 'paused' && (switch_until === null || switch_until > slot);
}

function itemProblems(priced: Subject, now: Date): Problem[] {
  const { lines, basket } = priced;
  const gone = basket.entries.filter((entry) => !basket.dishes.has(entry.menu_id));
  return [
    ...gone.map(({ key }): Problem => ({ code: 'ITEM_UNAVAILABLE', message: 'A dish is no longer offered.', key })),
    ...lines.flatMap(({ key, name, problem }): Problem[] =>
      problem === null ? [] : [{ code: 'ITEM_UNAVAILABLE', message: problem, key, name }],
    ),
    ...timeProblems(priced, now),
  ];
}

/** Dishes outside their time of day: with the times for which all can be had, or as what cannot be had where there is none. */
function timeProblems(priced: Subject, now: Date): Problem[] {
  const untimely = priced.lines.filter((line) => line.problem === null && line.untimely !== null);
  if (untimely.length === 0) return [];
  const next_slots = priced.basket.table === null ? nextSlots(priced, now) : [];
  return untimely.map(({ key, name, untimely: message }): Problem => {
    const said = { message: message ?? '', key, name };
    return next_slots.length > 0
      ? { ...said, code: 'TIME_REQUIRED', next_slots }
      : { ...said, code: 'ITEM_UNAVAILABLE' };
  });
}

function placeProblems({ basket }: Subject): Problem[] {
  const { request, address, kitchen } = basket;
  if (request.fulfilment === 'pickup') return [];
  if (!address) return [{ code: 'ADDRESS_REQUIRED', message: 'Please choose an address to deliver to.' }];
  if (delivers(kitchen, address)) return [];
  return [{ code: 'OUT_OF_AREA', message: `${kitchen.restaurant_name} does not deliver to ${address.label}.` }];
}

type Area = Pick<Kitchen, 'lat' | 'lng' | 'city_id' | 'delivery_radius_m' | 'delivery_pincodes'> & {
  city_radius_m: number | null;
};
type Door = Pick<Address, 'lat' | 'lng' | 'city_id' | 'pincode'>;

/** By distance where both places are known, else by pin code, else by city. A city's radius is of kitchens that said neither. */
export function delivers(kitchen: Area, address: Door): boolean {
  const metres = metresOf(kitchen, address);
  const ofCity = kitchen.delivery_pincodes?.length ? null : kitchen.city_radius_m;
  const radius = decideTerm(kitchen.delivery_radius_m, ofCity, null);
  if (radius !== null && metres !== null) return metres <= radius;
  if (kitchen.delivery_pincodes?.length) return kitchen.delivery_pincodes.includes(address.pincode);
  return kitchen.city_id === address.city_id;
}

/** How far it is between two places as the crow flies; null where one of them is not known. */
export function metresOf(one: Pick<Door, 'lat' | 'lng'>, other: Pick<Door, 'lat' | 'lng'>): number | null {
  const [from, to] = [pointOf(one), pointOf(other)];
  return from && to && metresBetween(from, to);
}

const pointOf = ({ lat, lng }: Pick<Door, 'lat' | 'lng'>) => (lat === null || lng === null ? null : { lat, lng });

function amountProblems({ bill, basket, lines }: Subject): Problem[] {
  const net = bill.item_total - bill.discount_restaurant;
  const missing = basket.kitchen.min_order - net;
  const isEmpty = lines.every((line) => line.problem !== null);
  if (missing > 0 && !isEmpty) {
    const message = `Add dishes worth ${formatPaise(missing)} more: the smallest order here is ${formatPaise(basket.kitchen.min_order)}.`;
    return [{ code: 'MIN_ORDER', message }];
  }
  const portions = basket.settings('line_max');
  const crowded = lines.find(({ quantity, problem }) => problem === null && quantity > portions);
  if (crowded)
    return [{ code: 'MAX_ORDER', message: `At most ${portions} of one dish: please take fewer of ${crowded.name}.` }];
  const most = basket.settings('order_max');
  if (bill.total <= most) return [];
  return [{ code: 'MAX_ORDER', message: `The largest order is ${formatPaise(most)}. Please make it smaller.` }];
}

const couponProblems = ({ couponRefusal }: Subject): Problem[] =>
  couponRefusal ? [{ code: 'COUPON_INVALID', message: couponRefusal.message, name: couponRefusal.reason }] : [];

/** Why cash is not taken for this order; null when it is. */
function cashRefusal({ bill, basket }: Subject): string | null {
  if (!basket.customer.cod_allowed) return 'Cash is not available for this account.';
  const most = basket.settings('cod_max');
  return bill.total > most ? `Cash is taken for orders up to ${formatPaise(most)}.` : null;
}

/** Why a way to pay cannot be used for this order; null when it can. */
export function paymentRefusal(priced: Subject, method: PaymentMethod): string | null {
  const { basket, bill } = priced;
  if (basket.shares && (method === 'cod' || method === 'credit'))
    return 'Where each pays their share, your own part is paid online.';
  if (method === 'cod') return cashRefusal(priced);
  if (method !== 'credit') return basket.online_methods.includes(method) ? null : 'This is not offered at the moment.';
  const credit = basket.customer.credit ?? 0;
  if (credit >= bill.total) return null;
  return credit === 0 ? 'You have no credit.' : `Your credit of ${formatPaise(credit)} does not cover this order.`;
}

/** Cash at the door is somebody's word, so the number to call is proved once before; a table is booked and sat at. */
function needsProof({ basket }: Subject): boolean {
  const { customer, hasSms, table, settings } = basket;
  return settings('cod_proof') === 'proved' && hasSms && table === null && !customer.is_mobile_proved;
}

function paymentProblems(priced: Subject): Problem[] {
  const { payment_method } = priced.basket.request;
  const message = payment_method && paymentRefusal(priced, payment_method);
  if (!message && payment_method === 'cod' && needsProof(priced))
    return [{ code: 'PHONE_UNPROVED', message: 'Confirm your mobile number once to pay in cash.' }];
  if (!message) return [];
  return [{ code: payment_method === 'cod' ? 'COD_UNAVAILABLE' : 'PAYMENT_UNAVAILABLE', message }];
}
