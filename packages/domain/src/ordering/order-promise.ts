import { minuteMs } from '../common/durations.ts';
import { promiseStepMin, promiseWindowMin, slotMinutes } from '../common/limits.ts';
import { type Fulfilment, openStates, type OrderStatus } from './order-states.ts';

export interface DeliveryPromise {
  from: Date;
  to: Date;
}
const plusMinutes = (instant: Date, minutes: number): Date => new Date(instant.getTime() + minutes * minuteMs);

/** Up to the next full step; 5 minutes fall on the same instants in every zone of the world. */
function roundedUp(instant: Date): Date {
  const stepMs = promiseStepMin * minuteMs;
  return new Date(Math.ceil(instant.getTime() / stepMs) * stepMs);
}

/**
 * When the food arrives (delivery) or is ready (pickup, no travel): the clock time of an order for now ends a window of
 * ten minutes; a scheduled one keeps its slot unless the kitchen cannot be ready by then.
 */
export function promiseFor(order: {
  now: Date;
  scheduled_for?: Date | null;
  prep_minutes: number;
  travel_minutes: number;
  extra?: number;
  /** How long a slot of this kitchen is. */
  slot_minutes?: number;
}): DeliveryPromise {
  const minutes = order.prep_minutes + order.travel_minutes + (order.extra ?? 0);
  const earliest = roundedUp(plusMinutes(order.now, minutes));
  if (order.scheduled_for) {
    const from = earliest > order.scheduled_for ? earliest : order.scheduled_for;
    return { from, to: plusMinutes(from, order.slot_minutes ?? slotMinutes) };
  }
  const opens = plusMinutes(earliest, -promiseWindowMin);
  const soonest = roundedUp(order.now);
  return { from: opens > soonest ? opens : soonest, to: earliest };
}

/**
 * The new hour of dishes that were ordered ahead for a table, once its party is seated at another one than it booked: as soon as
 * they can be cooked. Null where the booked hour stands, for they are due by then already.
 */
export function hourOfSeated({
  now,
  scheduled_for,
  minutes,
}: {
  now: Date;
  scheduled_for: Date;
  /** From beginning to cook to the table. */
  minutes: number;
}): Date | null {
  const soonest = plusMinutes(now, minutes);
  return soonest < scheduled_for || now > scheduled_for ? soonest : null;
}

/** When food is ready that takes so many minutes from now, to the true minute: only what is promised to customers is rounded. */
export const readyAfter = (now: Date, prep_minutes: number): Date => plusMinutes(now, prep_minutes);

/** The promise after the kitchen asked for more minutes: of one that has passed, they are counted from now. */
export function delayedPromise({ from, to }: DeliveryPromise, minutes: number, now: Date): DeliveryPromise {
  const missed = Math.max(0, roundedUp(now).getTime() - to.getTime()) / minuteMs;
  return { from: plusMinutes(from, missed + minutes), to: plusMinutes(to, missed + minutes) };
}

/** The least (minutes) that is said of an order that is late: an earlier time would only have to be taken back. */
const correctionMin = 10;

/** The time to tell for an order whose promise has passed: what its state still has before it, from now, on a full step. */
export function correctedPromise(
  order: Pick<Promised, 'status'> & { prep_minutes: number; travel_minutes: number; dispatched_at: Date | null },
  now: Date,
): Date {
  const { status, prep_minutes, travel_minutes: way, dispatched_at } = order;
  const gone = dispatched_at ? (now.getTime() - dispatched_at.getTime()) / minuteMs : 0;
  const cooking = { placed: prep_minutes, accepted: prep_minutes / 2, preparing: prep_minutes / 3 };
  const minutes =
    status === 'placed' || status === 'accepted' || status === 'preparing' ? cooking[status] + way : way - gone;
  return roundedUp(plusMinutes(now, Math.max(correctionMin, minutes)));
}

interface Promised {
  status: OrderStatus;
  fulfilment: Fulfilment;
  promised_to: Date | null;
  /** Minutes past the promise from which it is late, as the office had it when it was placed. */
  late_after_minutes: number;
}

/** Has an order's promise passed with the food still to come? One that is ready waits for who fetches it and is not late. */
export function hasSlipped(
  { status, fulfilment, promised_to }: Omit<Promised, 'late_after_minutes'>,
  now: Date,
): boolean {
  const isAwaited = openStates.some((open) => open === status) && !(status === 'ready' && fulfilment === 'pickup');
  return isAwaited && promised_to !== null && now > promised_to;
}

/** Is an open order further past its promise than may be? */
export const isLate = (order: Promised, now: Date): boolean =>
  hasSlipped(order, new Date(now.getTime() - order.late_after_minutes * minuteMs));

// Without 0, O, 1, I, L and U: a number is read out over the phone and across a kitchen.
const orderAlphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const orderNumberLength = 6;

/** 'FD-7K3M9Q' from six or more random bytes; short by design, so the database must refuse a repeat. Throws RangeError. */
export function orderNumber(bytes: Iterable<number>): string {
  const picked = [...bytes].slice(0, orderNumberLength);
  if (picked.length < orderNumberLength) throw new RangeError('An order number takes six random bytes');
  return `FD-${picked.map((byte) => orderAlphabet[byte % orderAlphabet.length]).join('')}`;
}

const typedOrderNumber = new RegExp(`^(?:FD[-\\s]?)?([${orderAlphabet}]{${orderNumberLength}})$`);

/** An order number as people type it, or `null` for anything else. */
export function normaliseOrderNumber(text: string): string | null {
  const bare = typedOrderNumber.exec(text.trim().toUpperCase())?.[1];
  return bare ? `FD-${bare}` : null;
}
