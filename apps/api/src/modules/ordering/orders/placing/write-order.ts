import { portionsOf } from '@tawa/domain/catalogue/combos';
import { toRupees } from '@tawa/domain/common/money';
import type { ProviderName } from '@tawa/domain/money/payments';
import { z } from 'zod/mini';
import type { Tx } from '#platform/database/db.ts';
import { publishing } from '#platform/live/events.ts';
import { queueing } from '#platform/jobs/tasks.ts';
import { notingRedemption } from '#modules/money/coupons/coupons.service.ts';
import { takingPortions } from '#modules/catalogue/menu/menu.service.ts';
import { notifying } from '#modules/accounts/notifications/notifications.service.ts';
import { findPayment, openingPayment, payWithCredit } from '#modules/money/payments/payments.service.ts';
import { reserveShares, takeReserved } from '#modules/money/shares/shares.service.ts';
import { savingAnswer } from '../checkout/checkout.store.ts';
import { heldFor, usedShares } from '../checkout/shares-part.ts';
import { liveEventsOf } from '../moves/live-events.ts';
import { noticesOfPlacement } from '../moves/order-notices.ts';
import { insertOrder, type OrderRecord } from '../orders.store.ts';
import { announceDue, expireUnpaid } from '../moves/orders.tasks.ts';
import { PlacementRefused } from './placement-check.ts';
import type { Priced, PricedLine } from '../checkout/priced.ts';
import { clearingOrdered } from '#modules/ordering/cart/cart.service.ts';

/** What a placement answers, kept beside its key and answered again word for word. */
export const placedAnswer = z.object({ order_number: z.string(), status: z.string(), total: z.number() });
export type PlacedAnswer = z.infer<typeof placedAnswer>;

interface Writing {
  priced: Priced;
  record: OrderRecord;
  order_id: number;
  /** The press that is answered with this order. */
  placement: { userId: number; key: string };
  /** Who takes the money of an online payment. */
  provider?: ProviderName;
  /** Paise that credit pays beside an online payment. */
  credit?: number;
  now: Date;
}

/**
 * Writes the order with everything that follows from it at once: portions, payment, coupon use, empty cart, messages, timer
 * and answer. Throws when a dish has just sold out; then nothing may be kept of the transaction.
 */
export async function writeOrder(tx: Tx, writing: Writing): Promise<PlacedAnswer> {
  const { priced, record, order_id, placement, now } = writing;
  const { restaurant_id } = priced.basket.kitchen;
  const { order_number, status, total, version = 1 } = record.order;
  // The cart of an order that is still to be paid stays until the money is there.
  const clearsCart = priced.basket.request.source === 'cart' && status !== 'pending_payment';
  const answer = { order_number, status, total: toRupees(total) };
  const moved = { user_id: placement.userId, restaurant_id, order_number, status, version };
  const { dishes_taken } = await insertOrder(
    tx,
    { ...record, order: { ...record.order, order_id } },
    {
      portions: takingPortions(priced.lines.map(portioned)),
      writes: [
        openingPayment(tx, {
          order_id,
          total,
          at: now,
          method: record.order.payment_method,
          provider: writing.provider,
          credit_part: writing.credit,
          held_part: heldFor(priced),
          pay_by: payBy(writing),
        }),
        ...redemptions(tx, writing),
        ...(clearsCart ? [clearingOrdered(tx, placement.userId)] : []),
        publishing(liveEventsOf(moved)),
        notifying(noticesOfPlacement(priced, record, placement.userId)),
        savingAnswer(tx, placement, answer),
      ],
      calls: watching(writing),
    },
  );
  refuseMissing(priced, dishes_taken);
  if (record.order.payment_method === 'credit' || writing.credit) await takeCredit(tx, writing);
  await keepShares(tx, writing);
  return answer;
}

async function takeCredit(tx: Tx, { priced, order_id, placement, now }: Writing): Promise<void> {
  const { restaurant_id } = priced.basket.kitchen;
  if (await payWithCredit(tx, { order_id, restaurant_id, user_id: placement.userId, at: now })) return;
  const message = 'Your credit does not cover this order any more.';
  throw new PlacementRefused([{ code: 'PAYMENT_UNAVAILABLE', message }]);
}

/** Keeps the shares that guests paid for this order; one that leaves its host nothing to pay takes them at once. */
async function keepShares(tx: Tx, { priced, order_id, placement, now }: Writing): Promise<void> {
  const parts = usedShares(priced);
  if (parts.length === 0) return;
  // Whoever takes their money back holds the group as well, so nothing can be missing here.
  if (!(await reserveShares(tx, order_id, parts))) throw new Error('A share that was paid is not free.');
  const held_part = heldFor(priced);
  if (held_part < priced.bill.total) return;
  const payment = await findPayment(tx, order_id);
  if (!payment) throw new Error('An order has no payment.');
  const { restaurant_id } = priced.basket.kitchen;
  const owner = { order_id, restaurant_id, user_id: placement.userId };
  await takeReserved(tx, owner, { payment_id: payment.payment_id, held_part, at: now });
}

const portioned = ({ menu_id, quantity, dish: { parts } }: PricedLine) => ({ menu_id, quantity, parts });

function refuseMissing({ lines }: Priced, reserved: readonly number[]): void {
  const missing = lines.find((line) => portionsOf(portioned(line)).some(({ menu_id }) => !reserved.includes(menu_id)));
  if (!missing) return;
  const { key, name } = missing;
  throw new PlacementRefused([{ code: 'ITEM_UNAVAILABLE', message: `${name} has just sold out.`, key, name }]);
}

function redemptions(tx: Tx, { priced: { coupon }, record, order_id, placement, now }: Writing) {
  if (!coupon) return [];
  const { found, worth: amount, restaurant_part } = coupon;
  const state = record.order.status === 'pending_payment' ? 'reserved' : 'redeemed';
  const use = {
    order_id,
    coupon_id: found.coupon_id,
    user_id: placement.userId,
    amount,
    restaurant_part,
    state,
  } as const;
  return [notingRedemption(tx, { ...use, at: now })];
}

const payBy = ({ priced, now }: Writing) => new Date(now.getTime() + priced.basket.settings('payment_window') * 60_000);

/** Sees to it that an order is looked at again when its time comes. */
function watching(writing: Writing) {
  const { priced, record, order_id } = writing;
  const { scheduled_for } = priced.basket.request;
  if (record.order.status === 'placed') return [];
  if (record.order.status === 'pending_payment') {
    return [queueing(expireUnpaid, { order_id }, { runAt: payBy(writing), jobKey: `order:${order_id}:payment` })];
  }
  if (!scheduled_for) return [];
  const minutes = priced.prep_minutes + priced.travel_minutes;
  const runAt = new Date(Date.parse(scheduled_for) - minutes * 60_000);
  return [queueing(announceDue, { order_id }, { runAt, jobKey: `order:${order_id}:due` })];
}
