// Slots of kitchens that count their minutes. The bill only looks; placing takes, by a statement that carries the limit.
import type { Problem } from '@tawa/contract/ordering/checkout';
import { fitsSlot, slotStart } from '@tawa/domain/ordering/kitchen-load';
import { nextSlotsMax } from '@tawa/domain/common/limits';
import { decideServing } from '@tawa/domain/catalogue/section-times';
import { orderSlots, type SlotDay, type SlotRules } from '@tawa/domain/catalogue/opening-hours';
import type { Tx } from '#platform/database/db.ts';
import type { Priced, PricedLine } from '../checkout/priced.ts';
import type { SlotNeed, SlotUse } from './slot-minutes.ts';
import * as store from './slots.store.ts';

type Subject = Omit<Priced, 'blocking' | 'warnings'>;

/** From when to when an order can be scheduled. */
export const slotRules = ({ basket, prep_minutes, travel_minutes }: Subject, now: Date): SlotRules => ({
  now,
  leadMinutes: Math.max(basket.settings('schedule_lead'), prep_minutes + travel_minutes),
  days: basket.settings('schedule_days'),
  slotMinutes: basket.kitchen.slot_minutes,
  cutoffMinutes: basket.kitchen.last_order_minutes,
});

const isTimed = ({ problem, dish }: PricedLine) => problem === null && dish.sections.some(({ time }) => time !== null);

/** Does a dish of the order have a time of day of its own? */
export const hasTimedDish = ({ lines }: Subject): boolean => lines.some((line) => isTimed(line));

/** The slots of the coming days at which every dish of the order is served. */
export function offeredDays(priced: Subject, rules: SlotRules): SlotDay[] {
  const days = orderSlots(priced.schedule, rules);
  const timed = priced.lines.filter((line) => isTimed(line));
  if (timed.length === 0) return days;
  const { timezone: time_zone } = priced.basket.kitchen;
  const areServed = (at: Date) => timed.every(({ dish }) => decideServing(dish.sections, { at, time_zone }).isOn);
  return days.map((day) => ({ ...day, slots: day.slots.filter(({ from }) => areServed(from)) }));
}

/** What an order takes of which slot; null at a kitchen that does not count. */
export function slotNeed({
  basket,
  kitchen_minutes: minutes,
  promise,
}: Pick<Priced, 'basket' | 'kitchen_minutes' | 'promise'>): SlotNeed | null {
  const { slot_capacity_minutes: capacity, slot_minutes } = basket.kitchen;
  if (capacity === null) return null;
  const scheduledFor = basket.request.scheduled_for;
  const starts_at = slotStart(scheduledFor === null ? promise.from : new Date(scheduledFor), slot_minutes);
  return { starts_at, minutes, capacity };
}

const hasRoom = (use: SlotUse, startsAt: Date, { minutes, capacity }: Omit<SlotNeed, 'starts_at'>): boolean =>
  fitsSlot(use.get(startsAt.getTime()) ?? 0, minutes, capacity);

/** Has the slot no room for this order? */
export const isSlotFull = ({ basket, slot }: Subject): boolean =>
  slot !== null && !hasRoom(basket.slotUse, slot.starts_at, slot);

/** The offered slots that have no room for this order, by their start (ms). */
export function fullSlots({ basket, slot }: Subject, days: readonly SlotDay[]): ReadonlySet<number> {
  if (slot === null || basket.slotUse.size === 0) return new Set();
  const starts = days.flatMap((day) => day.slots.map(({ from }) => from));
  return new Set(starts.filter((from) => !hasRoom(basket.slotUse, from, slot)).map((from) => from.getTime()));
}

/** The slots that can be had nearest to the wished time, or soonest where none was wished, in their order. */
export function nextSlots(priced: Subject, now: Date): string[] {
  const { scheduled_for } = priced.basket.request;
  const preferred = scheduled_for === null ? now.getTime() : Date.parse(scheduled_for);
  const days = offeredDays(priced, slotRules(priced, now));
  const full = fullSlots(priced, days);
  const free = days.flatMap((day) => day.slots.map(({ from }) => from.getTime())).filter((from) => !full.has(from));
  const nearest = free.toSorted((a, b) => Math.abs(a - preferred) - Math.abs(b - preferred)).slice(0, nextSlotsMax);
  return nearest.toSorted((a, b) => a - b).map((from) => new Date(from).toISOString());
}

/** Why a full slot is refused, with the next ones. */
export const fullProblem = (priced: Subject, now: Date): Problem => ({
  code: 'RESTAURANT_UNAVAILABLE',
  message: `${priced.basket.kitchen.restaurant_name} has no room left at this time. Please choose another.`,
  next_open_at: null,
  next_slots: nextSlots(priced, now),
});

/** Takes the kitchen minutes of an order; false when its slot has filled up meanwhile. */
export async function takeSlot(tx: Tx, { basket, slot }: Priced): Promise<boolean> {
  return slot === null || store.takeSlot(tx, { restaurant_id: basket.kitchen.restaurant_id, ...slot });
}
