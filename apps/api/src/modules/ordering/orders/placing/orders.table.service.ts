// An order that was placed with a table goes with it: to another hour, or to its end.
import { slotStart } from '@tawa/domain/ordering/kitchen-load';
import { isSlotOffered } from '@tawa/domain/catalogue/opening-hours';
import { hourOfSeated, promiseFor } from '@tawa/domain/ordering/orders';
import type { Settings } from '@tawa/domain/content/settings';
import type { Tx } from '#platform/database/db.ts';
import { AppError } from '#platform/http/errors.ts';
import { addJob, removeJob } from '#platform/jobs/tasks.ts';
import { findSettings } from '#modules/content/settings/settings.service.ts';
import type { Mover, Step } from './attempt.ts';
import { findKitchen, type Kitchen } from '../checkout/checkout.store.ts';
import { scheduleOf } from '../kitchen/kitchen-facts.ts';
import { amend } from '../orders.changes.ts';
import type { OrderRow } from '../orders.store.ts';
import { announceDue } from '../moves/orders.tasks.ts';
import { giveSlotBack, lockSlots, takeSlot } from '../slots/slots.store.ts';
import { lockOrderOfTable } from './tables.store.ts';
import { moveLocked } from '../moves/transitions.ts';

interface Change {
  booking_id: number;
  actor: 'customer' | 'restaurant' | 'admin' | 'system';
  actor_id: number | null;
  now: Date;
}

const isBegun = ({ status }: OrderRow): boolean => status === 'preparing' || status === 'ready';
const begun = 'The kitchen has begun to cook for this table. Please call the restaurant.';
const system: Mover = { actor: 'system', actor_id: null, scope: {} };

/** Who ends the order and how: in a way that the table of states has, with nothing charged. */
function endOf({ status }: OrderRow, { actor, actor_id, reason }: Change & { reason: string }): [Mover, Step] {
  const end = { to: 'cancelled' as const, reason: 'TABLE_CANCELLED' };
  if (status === 'pending_payment') return [system, { ...end, to: 'expired' }];
  if (actor === 'restaurant') {
    const to = status === 'placed' ? 'rejected' : 'cancelled';
    return [
      { actor, actor_id, scope: {} },
      { to, reason: 'OTHER', note: `The table was cancelled: ${reason}` },
    ];
  }
  if (actor === 'admin' && status !== 'placed')
    return [
      { actor, actor_id, scope: {} },
      { to: 'cancelled', reason: 'OTHER', note: `The table was cancelled: ${reason}` },
    ];
  return [system, status === 'placed' ? { ...end, to: 'rejected' } : end];
}

/**
 * Ends the order of a table that is given up, with everything paid back. Throws `conflict` for a customer whose dishes are
 * being cooked; what is cooked for guests who do not come stays with the kitchen.
 */
export async function endOrderOfTable(tx: Tx, change: Change & { reason: string; isNoShow?: boolean }): Promise<void> {
  const order = await lockOrderOfTable(tx, change.booking_id);
  if (!order || !['pending_payment', 'placed', 'accepted', 'preparing', 'ready'].includes(order.status)) return;
  if (isBegun(order) && change.actor === 'customer') throw new AppError('conflict', begun);
  if (isBegun(order) && (change.isNoShow || change.actor === 'system')) return;
  const [mover, step] = endOf(order, change);
  const move = await moveLocked(tx, { order, mover, step, now: change.now });
  if (!move.ok) throw new AppError('conflict', move.refusal.message);
  await removeJob(tx, `order:${order.order_id}:due`);
}

interface Times {
  starts_at: Date;
  now: Date;
  settings: Settings;
}

function refuseTime(kitchen: Kitchen, order: OrderRow, { starts_at, now, settings }: Times): void {
  const rules = {
    now,
    leadMinutes: Math.max(settings('schedule_lead'), order.prep_minutes + order.travel_minutes),
    days: settings('schedule_days'),
    slotMinutes: kitchen.slot_minutes,
    cutoffMinutes: kitchen.last_order_minutes,
  };
  if (isSlotOffered(scheduleOf(kitchen), rules, starts_at)) return;
  throw new AppError('conflict', 'The kitchen cannot cook the dishes that were ordered ahead for this time.');
}

interface Hour {
  starts_at: Date;
  /** Who sits there already is cooked for, however full the kitchen is. */
  isSeated: boolean;
}

/** More minutes than any slot can hold, as an int of the database. */
const boundless = 1_000_000_000;

/** Takes the order's kitchen minutes in its new slot, and leaves the old one. */
async function changeSlot(tx: Tx, kitchen: Kitchen, order: OrderRow, hour: Hour): Promise<Date | null> {
  const { slot_at, slot_used_minutes: minutes, restaurant_id } = order;
  if (slot_at === null || minutes === null) return null;
  const next = slotStart(hour.starts_at, kitchen.slot_minutes);
  const capacity = (hour.isSeated ? null : kitchen.slot_capacity_minutes) ?? boundless;
  await lockSlots(
    tx,
    [slot_at, next].map((starts_at) => ({ restaurant_id, starts_at })),
  );
  await giveSlotBack(tx, restaurant_id, slot_at, minutes);
  if (await takeSlot(tx, { restaurant_id, starts_at: next, minutes, capacity })) return next;
  throw new AppError('conflict', 'The kitchen has no room at this time for the dishes that were ordered ahead.');
}

/** Sets the order of a table to another hour, with its promise, its slot and the moment at which the kitchen hears of it. */
async function setHour(tx: Tx, order: OrderRow, kitchen: Kitchen, { actor, actor_id, now, ...hour }: Change & Hour) {
  const { starts_at } = hour;
  const slot_at = await changeSlot(tx, kitchen, order, hour);
  const { prep_minutes, travel_minutes } = order;
  const { slot_minutes } = kitchen;
  const { from, to } = promiseFor({ now, scheduled_for: starts_at, prep_minutes, travel_minutes, slot_minutes });
  const changes = { scheduled_for: starts_at, promised_from: from, promised_to: to, slot_at };
  const meta = { from: order.scheduled_for, to: starts_at };
  const mover = { actor, actor_id, scope: {} };
  const moved = await amend(tx, order, changes, { mover, type: 'moved', reason: null, meta, at: now });
  if (!moved.ok) throw new AppError('conflict', moved.refusal.message);
  if (order.status !== 'accepted') return;
  const runAt = new Date(starts_at.getTime() - (prep_minutes + travel_minutes) * 60_000);
  await addJob(tx, announceDue, { order_id: order.order_id }, { runAt, jobKey: `order:${order.order_id}:due` });
}

const movable = new Set(['pending_payment', 'placed', 'accepted']);

/** Moves the order of a table to its new hour; throws `conflict` where the kitchen cannot cook for that. */
export async function moveOrderOfTable(tx: Tx, change: Change & { starts_at: Date }): Promise<void> {
  const { starts_at, now } = change;
  const order = await lockOrderOfTable(tx, change.booking_id);
  if (!order || order.scheduled_for?.getTime() === starts_at.getTime()) return;
  if (isBegun(order)) throw new AppError('conflict', begun);
  const kitchen = await findKitchen(tx, order.restaurant_id);
  if (!kitchen || !movable.has(order.status)) return;
  refuseTime(kitchen, order, { starts_at, now, settings: await findSettings(tx, now) });
  await setHour(tx, order, kitchen, { ...change, isSeated: false });
}

/** The party of a table is seated: what it ordered ahead is due now, at whatever hour it had booked. What is being cooked stays as it is. */
export async function cookForSeated(tx: Tx, change: Change): Promise<void> {
  const order = await lockOrderOfTable(tx, change.booking_id);
  if (!order?.scheduled_for || !movable.has(order.status)) return;
  const { scheduled_for, prep_minutes, travel_minutes } = order;
  const starts_at = hourOfSeated({ now: change.now, scheduled_for, minutes: prep_minutes + travel_minutes });
  const kitchen = starts_at && (await findKitchen(tx, order.restaurant_id));
  if (kitchen) await setHour(tx, order, kitchen, { ...change, starts_at, isSeated: true });
}
