// Owns payments: what is owed for an order and whether it was paid. States only move forward, under the lock of the order
// and then of its payment.
import type { Tx } from '../../platform/db.ts';
import { postCash, postEarned } from '../ledger/ledger.service.ts';
import * as store from './payments.store.ts';

export type { PaymentRow } from './payments.store.ts';

interface Due {
  order_id: number;
  total: number;
  at: Date;
}

/** The statement that notes the total (paise) of an order as to be collected in cash; nothing is owed for a total of 0. */
export function openingCashPayment(tx: Tx, { order_id, total, at }: Due) {
  const status = total === 0 ? 'captured' : 'cod_due';
  const payment = { order_id, provider: 'cod', method: 'cod', amount: total, status } as const;
  return store.addingPayment(tx, { ...payment, created_on: at, updated_on: at });
}

interface Owed {
  order_id: number;
  restaurant_id: number;
  user_id: number;
}

const paid: ReadonlySet<string> = new Set(['captured', 'partially_refunded', 'refunded', 'cod_collected']);

/**
 * The food was handed over. Cash counts as taken only when somebody was there to see it; what was paid is earned from
 * this moment on.
 */
export async function settleHandover(tx: Tx, owed: Owed, { isWitnessed, at }: { isWitnessed: boolean; at: Date }) {
  const cash = isWitnessed ? await store.collectCash(tx, owed.order_id, at) : undefined;
  if (cash) await postCash(tx, cash.payment_id, cash.amount, { ...owed, at });
  await settleSent(tx, owed.order_id, at);
}

/** The food was made and sent: what was paid for it is earned, whatever goes back later. */
export async function settleSent(tx: Tx, orderId: number, at: Date): Promise<void> {
  const payment = await store.findPayment(tx, orderId);
  if (payment && paid.has(payment.status)) await postEarned(tx, orderId, at);
}

/** A part of the order will not be brought, so its cash is not due; false for an order that is not paid in cash. */
export const lowerCash = (tx: Tx, orderId: number, amount: number, at: Date): Promise<boolean> =>
  store.lowerCash(tx, orderId, amount, at);

/** The cash will never be handed over; a settled payment stays as it is. */
export const forgiveCash = (tx: Tx, orderId: number, at: Date): Promise<unknown> =>
  store.movePayment(tx, orderId, { from: 'cod_due', to: 'cod_failed', at });
