// Cash of orders that closed by themselves: nobody saw it change hands, so it stays due until somebody answers for it.
import type { Deps } from '../../../../deps.ts';
import type { Tx } from '#platform/database/db.ts';
import { AppError } from '#platform/http/errors.ts';
import { publish } from '#platform/live/events.ts';
import { transaction } from '#platform/database/transaction.ts';
import { record } from '#modules/insight/audit/audit.service.ts';
import {
  dueOf,
  findPayment,
  forgiveCash,
  settleHandover,
  settleSent,
} from '#modules/money/payments/payments.service.ts';
import { type Mover, notFound } from '../placing/attempt.ts';
import { liveEventsOf } from './live-events.ts';
import * as store from '../orders.store.ts';

interface CashOutcome {
  collected: boolean;
  note: string;
}

/** Notes that the cash of a closed order was taken, or that it never will be; once. Answers the paise that were taken. */
export function settleCash(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { actor, actor_id, scope }: Mover,
  order_number: string,
  { collected, note }: CashOutcome,
): Promise<number> {
  return transaction(db, async (tx) => {
    const order = await store.lockOrder(tx, { order_number }, scope);
    if (!order) throw notFound();
    const { order_id } = order;
    const payment = await findPayment(tx, order_id);
    if (!['delivered', 'picked_up'].includes(order.status) || payment?.status !== 'cod_due')
      throw new AppError('conflict', 'No cash of this order is waiting to be settled.');
    const at = clock.now();
    if (collected) await settleHandover(tx, order, { isWitnessed: true, at });
    else await forgiveCash(tx, order, at);
    await store.flagOrder(tx, order_id, { review_reason: null });
    const type = collected ? 'cash_collected' : 'cash_failed';
    const who = { actor_type: actor, actor_id };
    await store.addEvent(tx, { order_id, type, ...who, meta: JSON.stringify(note === '' ? {} : { note }), at });
    if (actor === 'admin' && actor_id !== null) {
      const after = { payment_status: collected ? 'cod_collected' : 'cod_failed' };
      const change = { before: { payment_status: payment.status }, after };
      await record(tx, { actor_id, action: 'order.cash', subject_id: order_number, reason: note, ...change });
    }
    await publish(tx, liveEventsOf(order));
    return collected ? dueOf(payment) : 0;
  });
}

/** The cash of a held order was paid by a UPI code: nobody collects it any more, and what was handed over already is earned. */
export async function notePaidByCode(tx: Tx, order: store.OrderRow, at: Date): Promise<void> {
  const { order_id, status } = order;
  const isServed = status === 'delivered' || status === 'picked_up';
  await store.flagOrder(tx, order_id, { payment_method: 'upi', ...(isServed && { review_reason: null }) });
  if (isServed) await settleSent(tx, order_id, at);
  await store.addEvent(tx, { order_id, type: 'paid_by_code', actor_type: 'system', actor_id: null, meta: '{}', at });
  await publish(tx, liveEventsOf(order));
}
