// The one function that hears of payments: webhook, return page, reconciler and the customer's own asking all end here.
// It locks the order, then the payment, and moves both only forward.
import { decidePayment, type ObservedPayment } from '@tawa/domain/money/payments';
import type { Tx } from '#platform/database/db.ts';
import { publish } from '#platform/live/events.ts';
import { postCaptured, postUnmatched } from '#modules/money/ledger/ledger.service.ts';
import { notify } from '#modules/accounts/notifications/notifications.service.ts';
import * as payments from '#modules/money/payments/payments.service.ts';
import { observeByCode } from './payment-codes.service.ts';
import { refundRest, refundUnmatched } from '#modules/money/refunds/refunds.service.ts';
import { observeShare, takeReserved } from '#modules/money/shares/shares.service.ts';
import { observePart } from '#modules/tables/bills/bills.service.ts';
import { liveEventsOf, lockAny, type OrderRow, placePaid } from '#modules/ordering/orders/orders.service.ts';
import { calledOf, storedNames } from '#db/names.ts';
import { z } from 'zod/mini';

export interface Observation {
  provider: string;
  provider_order_id: string;
  observed: ObservedPayment;
  at: Date;
}

export interface Noted {
  payment_id: number | null;
  /** What was made of it, as it is kept beside the event. */
  result: 'unknown_order' | 'ignored' | 'failed' | 'authorized' | 'captured' | 'late' | 'held' | 'returned';
}

interface Subject {
  order: OrderRow;
  payment: payments.PaymentRow;
  observed: ObservedPayment;
  at: Date;
}

/** Notes what a provider says of one attempt to pay. */
export async function observe(tx: Tx, { provider, provider_order_id, observed, at }: Observation): Promise<Noted> {
  const found = await payments.findByProviderOrder(tx, provider, provider_order_id);
  if (!found) {
    const byCode = await observeByCode(tx, { provider, provider_code_id: provider_order_id, observed, at });
    if (byCode.result !== 'unknown_order') return byCode;
    const ofShare = await observeShare(tx, { provider, provider_order_id, observed, at });
    return ofShare.result === 'unknown_order'
      ? observePart(tx, { provider, provider_order_id, observed, at })
      : ofShare;
  }
  const order = await lockAny(tx, found.order_id);
  const payment = await payments.lockPayment(tx, found.order_id);
  if (!order || !payment) throw new Error('A payment has no order.');
  const subject = { order, payment, observed, at };
  const decision = decidePayment(
    { ...payment, amount: payments.dueOf(payment), status: payments.statusOf(payment.status) },
    observed,
  );
  const { payment_id } = payment;
  if (decision === 'fail') return { payment_id, result: await noteFailed(tx, subject) };
  if (decision === 'authorize') return { payment_id, result: await noteAuthorized(tx, subject) };
  if (decision === 'capture') return { payment_id, result: await noteCaptured(tx, subject) };
  if (decision === 'hold') return { payment_id, result: await noteHeld(tx, subject) };
  if (decision === 'return') return { payment_id, result: await noteExtra(tx, subject) };
  return { payment_id, result: 'ignored' };
}

const movementOf = ({ order: { order_id, restaurant_id, user_id }, at }: Subject) => ({
  order_id,
  restaurant_id,
  user_id,
  at,
});

const restaurantCopy = z.object({ restaurant_name: z.string(), names: storedNames });

/** The restaurant as a notice names it. */
function placeOf({ restaurant }: OrderRow) {
  const { restaurant_name, names } = z.parse(restaurantCopy, restaurant);
  return { restaurant_name, ...calledOf({ name: restaurant_name, names }) };
}

const tellPage = (tx: Tx, { order }: Subject) => publish(tx, liveEventsOf(order));

async function noteFailed(tx: Tx, subject: Subject): Promise<'failed'> {
  const { order, payment, at } = subject;
  const attempts = payment.attempts + 1;
  const changes = { status: 'failed', attempts, last_failure: 'The payment did not go through.', updated_on: at };
  await payments.updatePayment(tx, payment.payment_id, changes);
  if (order.status !== 'pending_payment') return 'failed';
  const { order_number, total } = order;
  const facts = { order_number, total, ...placeOf(order) };
  const key = `${order_number}:${attempts}`;
  await notify(tx, { to: { user_id: order.user_id }, kind: 'payment_failed', facts, key });
  await tellPage(tx, subject);
  return 'failed';
}

async function noteAuthorized(tx: Tx, subject: Subject): Promise<'authorized'> {
  await payments.updatePayment(tx, subject.payment.payment_id, { status: 'authorized', updated_on: subject.at });
  await tellPage(tx, subject);
  return 'authorized';
}

/** The money is there and is what was asked for: it places an order that waits, and goes back for one that has ended. */
async function noteCaptured(tx: Tx, subject: Subject): Promise<'captured' | 'late' | 'held' | 'returned' | 'ignored'> {
  const { order, payment, observed, at } = subject;
  // The shares that were to pay the rest are not this order's any more.
  if (payment.held_part > 0 && order.status !== 'pending_payment') return noteExtra(tx, subject, 'paid_late');
  // It was told of with another amount before: only the office can say which is true.
  if (await payments.isKnownElsewhere(tx, payment.payment_id, observed.provider_payment_id)) return 'held';
  const { payment_id, amount } = payment;
  await payments.updatePayment(tx, payment_id, {
    status: 'captured',
    received: amount,
    provider_payment_id: observed.provider_payment_id,
    captured_at: at,
    last_failure: null,
    updated_on: at,
  });
  const due = payments.dueOf(payment);
  await postCaptured(tx, payment_id, due, movementOf(subject));
  await takeReserved(tx, order, { payment_id, held_part: payment.held_part, at });
  if (order.status === 'pending_payment') {
    await placePaid(tx, order, at);
    return 'captured';
  }
  const reason = 'Paid after the order had ended';
  const file = { cause: 'paid_late', explanation: reason } as const;
  await refundRest(tx, order, { reason, file, origin: 'automatic', by: null, at });
  const facts = { order_number: order.order_number, ...placeOf(order), amount: due };
  await notify(tx, { to: { user_id: order.user_id }, kind: 'payment_late', facts, key: order.order_number });
  return 'late';
}

const alarm = (tx: Tx, { order, payment, observed }: Subject) =>
  notify(tx, {
    to: 'office',
    kind: 'office_payment',
    facts: { order_number: order.order_number, amount: observed.amount, expected: payments.dueOf(payment) },
    key: `${order.order_number}:${observed.provider_payment_id}`,
  });

/** Another sum or currency than was asked for: it is kept apart, nobody is served for it, and the office looks at it. */
async function noteHeld(tx: Tx, subject: Subject): Promise<'held' | 'ignored'> {
  const extra = await addExtra(tx, subject, 'wrong_amount');
  if (!extra) return 'ignored';
  await alarm(tx, subject);
  await tellPage(tx, subject);
  return 'held';
}

/** The same order was paid again, or too late: this payment goes back by itself. */
async function noteExtra(
  tx: Tx,
  subject: Subject,
  reason: 'paid_twice' | 'paid_late' = 'paid_twice',
): Promise<'returned' | 'ignored'> {
  const extra = await addExtra(tx, subject, reason);
  if (!extra) return 'ignored';
  await refundUnmatched(tx, subject.order, extra, subject.at);
  return 'returned';
}

async function addExtra(tx: Tx, subject: Subject, held_reason: 'wrong_amount' | 'paid_twice' | 'paid_late') {
  const { order, payment, observed, at } = subject;
  const { provider, provider_order_id, method } = payment;
  const extra = await payments.addExtra(tx, {
    order_id: order.order_id,
    provider,
    provider_order_id,
    provider_payment_id: observed.provider_payment_id,
    method,
    amount: observed.amount,
    currency: observed.currency,
    received: observed.amount,
    status: 'captured',
    held_reason,
    captured_at: at,
    created_on: at,
    updated_on: at,
  });
  if (extra && observed.amount > 0) await postUnmatched(tx, extra.payment_id, observed.amount, movementOf(subject));
  return extra;
}
