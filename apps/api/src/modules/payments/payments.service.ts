// Owns payments: what is owed for an order and whether it was paid. States only move forward.
import type { Tx } from '../../platform/db.ts';
import * as store from './payments.store.ts';

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

/** The cash was handed over with the food, or never will be; a settled payment stays as it is. */
export async function settleCash(
  tx: Tx,
  orderId: number,
  outcome: 'collected' | 'not_collected',
  at: Date,
): Promise<void> {
  const to = outcome === 'collected' ? 'cod_collected' : 'cod_failed';
  await store.movePayment(tx, orderId, { from: 'cod_due', to, at });
}
