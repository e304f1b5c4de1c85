import { autoRejectMs } from '@tawa/domain/limits';
import { toRupees } from '@tawa/domain/money';
import { z } from 'zod/mini';
import type { Tx } from '../../platform/db.ts';
import { publish } from '../../platform/events.ts';
import { addJob } from '../../platform/tasks.ts';
import { clearCart } from '../cart/cart.service.ts';
import { noteRedemption } from '../coupons/coupons.service.ts';
import { openCashPayment } from '../payments/payments.service.ts';
import { liveEventsOf } from './live-events.ts';
import { insertOrder, type OrderRecord } from './orders.store.ts';
import { announceDue, rejectUnanswered } from './orders.tasks.ts';
import type { Priced } from './priced.ts';

/** What a placement answers, kept beside its key and answered again word for word. */
export const placedAnswer = z.object({ order_number: z.string(), status: z.string(), total: z.number() });
export type PlacedAnswer = z.infer<typeof placedAnswer>;

/** Writes the order with everything that follows from it at once: payment, coupon use, empty cart, messages, timer. */
export async function writeOrder(tx: Tx, priced: Priced, record: OrderRecord, now: Date): Promise<PlacedAnswer> {
  const { coupon, basket } = priced;
  const { order_number, status, total, version = 1 } = record.order;
  const { user_id } = basket.customer;
  const { restaurant_id } = basket.kitchen;
  const order_id = await insertOrder(tx, record);
  await openCashPayment(tx, { order_id, total, at: now });
  if (coupon) {
    const { coupon_id } = coupon.found;
    await noteRedemption(tx, { order_id, coupon_id, user_id, amount: coupon.worth, at: now });
  }
  if (basket.request.source === 'cart') await clearCart(tx, user_id);
  await publish(tx, liveEventsOf({ user_id, restaurant_id, order_number, status, version }));
  await watch(tx, { order_id, isOpen: status === 'placed' }, priced, now);
  return { order_number, status, total: toRupees(total) };
}

/** Sees to it that an order is looked at again when its time comes. */
async function watch(tx: Tx, order: { order_id: number; isOpen: boolean }, priced: Priced, now: Date): Promise<void> {
  const { order_id, isOpen } = order;
  const { scheduled_for } = priced.basket.request;
  if (isOpen) {
    const runAt = new Date(now.getTime() + autoRejectMs);
    await addJob(tx, rejectUnanswered, { order_id }, { runAt, jobKey: `order:${order_id}:answer` });
  } else if (scheduled_for) {
    const minutes = priced.prep_minutes + priced.travel_minutes;
    const runAt = new Date(Date.parse(scheduled_for) - minutes * 60_000);
    await addJob(tx, announceDue, { order_id }, { runAt, jobKey: `order:${order_id}:due` });
  }
}
