import {
  isFinal,
  promiseFor,
  readyAfter,
  reasonText,
  releasesCoupon,
  returnsStock,
} from '@tawa/domain/ordering/orders';
import type { Updateable } from 'kysely';
import type { DB } from '#db/tables.ts';
import type { Tx } from '#platform/database/db.ts';
import { addJob } from '#platform/jobs/tasks.ts';
import { redeemCoupon, releaseCoupon } from '#modules/money/coupons/coupons.service.ts';
import { returnPortions } from '#modules/catalogue/menu/menu.service.ts';
import { forgiveCash, noteRefusedCash, settleHandover, settleSent } from '#modules/money/payments/payments.service.ts';
import { refundRest } from '#modules/money/refunds/refunds.service.ts';
import { hasShares, releaseShares } from '#modules/money/shares/shares.service.ts';
import { findSettings } from '#modules/content/settings/settings.service.ts';
import { listPortions } from '../orders.store.ts';
import { standsOnBill } from '../placing/tables.store.ts';
import { endQuestions } from '../substitutes/orders.substitutes.store.ts';
import { completeForgotten } from './orders.tasks.ts';
import { giveSlotBack } from '../slots/slots.store.ts';
import { isAtTable, statusOf } from '../history/stored-words.ts';
import type { Attempt } from '../placing/attempt.ts';
import { clearingPaid } from '#modules/ordering/cart/cart.service.ts';
import { endWithOrder } from '#modules/ordering/groups/groups.service.ts';
import { noteAnswered, noteMissed } from '#modules/catalogue/restaurants/restaurants.service.ts';

type Changes = Updateable<DB['orders']>;

/** What a legal move writes into the order itself. */
export function changesOf(attempt: Attempt): Changes {
  const { step, now, accept_by } = attempt;
  const { to: status } = step;
  if (status === 'placed') return { status, placed_at: now, accept_by, ...promised(attempt) };
  if (status === 'accepted') return { status, accepted_at: now, ...promised(attempt), ...wanted(attempt) };
  if (status === 'ready') return { status, ready_at: now };
  if (status === 'out_for_delivery')
    return { status, dispatched_at: now, rider_name: step.rider_name || null, rider_phone: step.rider_phone ?? null };
  if (status === 'delivered' || status === 'picked_up')
    return {
      status,
      delivered_at: now,
      closed_at: now,
      left_at_door_note: step.left_at_door ? step.note : null,
      ...flagged(attempt),
    };
  return isFinal(status) ? { status, closed_at: now, ...ended(attempt) } : { status };
}

/** A delivery that nobody closed is looked at by the office. */
const flagged = ({ mover }: Attempt): Changes =>
  mover.actor === 'system' ? { review_reason: 'closed_by_itself' } : {};

function promised({ order, step, now }: Attempt): Changes {
  const { scheduled_for, travel_minutes } = order;
  const prep_minutes = step.prep_minutes ?? order.prep_minutes;
  const slot_minutes = Math.round((order.promised_to.getTime() - order.promised_from.getTime()) / 60_000);
  const { from, to } = promiseFor({ now, scheduled_for, prep_minutes, travel_minutes, slot_minutes });
  return { prep_minutes, promised_from: from, promised_to: to, agreed_to: to, expected_by: null };
}

/** The true minute at which it is ready, where no slot says it. */
const wanted = ({ order, step, now }: Attempt): Changes =>
  order.scheduled_for ? {} : { ready_by: readyAfter(now, step.prep_minutes ?? order.prep_minutes) };

const ended = ({ mover, step }: Attempt): Changes => ({
  cancelled_by: mover.actor,
  cancel_reason: step.reason ?? null,
  cancel_note: step.note || null,
});

/** What a move changes elsewhere, in the same transaction and in the locks' fixed order: coupon, dishes, money, kitchen. */
export async function takeEffect(tx: Tx, attempt: Attempt): Promise<void> {
  const { order, mover, step, now } = attempt;
  const isAnswer = order.status === 'placed' && (step.to === 'accepted' || step.to === 'rejected');
  if (step.to === 'rejected' || step.to === 'cancelled' || step.to === 'expired') await giveBack(tx, attempt);
  if (step.to === 'placed') await beginPaid(tx, order);
  if (step.to === 'out_for_delivery') await watchDelivery(tx, order.order_id, now);
  // An order that closed by itself keeps its cash as due: nobody said that it was paid. At a table it is the bill that is paid.
  if (step.to === 'delivered' || step.to === 'picked_up')
    await settleHandover(tx, order, { isWitnessed: mover.actor !== 'system' && !(await isOfBill(tx, order)), at: now });
  if (isAnswer && mover.actor === 'restaurant') await noteAnswered(tx, order.restaurant_id);
  if (step.to === 'rejected' && mover.actor === 'system') await noteMissed(tx, order.restaurant_id, now);
}

/** Dishes that were ordered ahead with a table are paid with its bill, where they stand on one. */
const isOfBill = async (tx: Tx, order: Attempt['order']): Promise<boolean> =>
  isAtTable(order) || (order.booking_id !== null && (await standsOnBill(tx, order.order_id)));

/** The money is there: the coupon is used and the cart is emptied. */
async function beginPaid(
  tx: Tx,
  { order_id, user_id, restaurant_id, coupon_id, source }: Attempt['order'],
): Promise<void> {
  if (coupon_id !== null) await redeemCoupon(tx, order_id);
  if (source === 'cart' || source === 'table') await clearingPaid(tx, user_id, restaurant_id).execute();
}

async function giveBack(tx: Tx, { order, mover, step, now }: Attempt): Promise<void> {
  const from = statusOf(order.status);
  await endQuestions(tx, order.order_id);
  if (order.coupon_id !== null && releasesCoupon(from, step.to, mover.actor)) await releaseCoupon(tx, order.order_id);
  if (returnsStock(from, step.to)) {
    if (order.slot_at && order.slot_used_minutes)
      await giveSlotBack(tx, order.restaurant_id, order.slot_at, order.slot_used_minutes);
    await returnPortions(tx, await listPortions(tx, order.order_id));
  }
  await forgiveCash(tx, order, now);
  // What was cooked and sent is the kitchen's; what of it goes back is for the office to say.
  if (from === 'out_for_delivery') {
    await settleSent(tx, order.order_id, now);
    if (order.payment_method === 'cod') await noteRefusedCash(tx, order.user_id, now);
    return;
  }
  const reason = reasonText(step.reason ?? step.to, step.note);
  const file = { cause: causes[mover.actor], explanation: reason };
  if (from === 'pending_payment') await releaseShares(tx, order.order_id);
  await refundRest(tx, order, { file, origin: 'automatic', by: mover.actor_id, reason, at: now });
  if (from !== 'pending_payment' && (await hasShares(tx, order.order_id))) await endWithOrder(tx, order, now);
}

const causes = {
  customer: 'cancelled_by_customer',
  restaurant: 'cancelled_by_kitchen',
  admin: 'cancelled_by_office',
  system: 'not_answered',
} as const;

async function watchDelivery(tx: Tx, order_id: number, now: Date): Promise<void> {
  const hours = (await findSettings(tx, now))('auto_complete');
  const runAt = new Date(now.getTime() + hours * 3_600_000);
  await addJob(tx, completeForgotten, { order_id }, { runAt, jobKey: `order:${order_id}:complete` });
}
