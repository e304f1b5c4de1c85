import type { Tx } from '../../platform/db.ts';

interface NewPayment {
  order_id: number;
  provider: 'cod';
  method: string;
  amount: number;
  status: string;
  created_on: Date;
  updated_on: Date;
}

/** The statement that adds a payment. */
export const addingPayment = (tx: Tx, payment: NewPayment) => tx.insertInto('payments').values(payment);

/** Moves the payment of an order forward from one status, or leaves it where it is. */
export const movePayment = (tx: Tx, orderId: number, move: { from: string; to: string; at: Date }) =>
  tx
    .updateTable('payments')
    .set({ status: move.to, updated_on: move.at })
    .where('order_id', '=', orderId)
    .where('status', '=', move.from)
    .execute();
