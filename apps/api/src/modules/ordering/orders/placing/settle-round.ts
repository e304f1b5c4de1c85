import type { Tx } from '#platform/database/db.ts';
import { publish } from '#platform/live/events.ts';
import { findPayment, holdPart, settleHandover } from '#modules/money/payments/payments.service.ts';
import { liveEventsOf } from '../moves/live-events.ts';
import * as store from '../orders.store.ts';

/** Guests at its table paid so much (paise) of a served round online; all of it counts as paid by that method. */
export async function holdForRound(
  tx: Tx,
  order_id: number,
  { amount, method, at }: { amount: number; method: string; at: Date },
): Promise<void> {
  const order = await store.lockOrder(tx, { order_id }, {});
  const payment = await findPayment(tx, order_id);
  if (!order || payment?.status !== 'cod_due') throw new Error('A round of a bill is not to be paid any more.');
  await holdPart(tx, order_id, amount, at);
  if (amount === payment.amount) await store.flagOrder(tx, order_id, { payment_method: method });
}

/** The bill of a table was paid, and with it the cash of a served round; nothing where none was due. */
export async function settleRound(
  tx: Tx,
  order_id: number,
  { actor_id, at }: { actor_id: number | null; at: Date },
): Promise<void> {
  const order = await store.lockOrder(tx, { order_id }, {});
  const payment = await findPayment(tx, order_id);
  if (order?.status !== 'picked_up' || payment?.status !== 'cod_due') return;
  await settleHandover(tx, order, { isWitnessed: true, at });
  const isCash = payment.held_part < payment.amount;
  const actor_type = isCash && actor_id !== null ? 'restaurant' : 'system';
  const type = isCash ? 'cash_collected' : 'paid_online';
  await store.addEvent(tx, { order_id, type, actor_type, actor_id: isCash ? actor_id : null, meta: '{}', at });
  await publish(tx, liveEventsOf(order));
}
