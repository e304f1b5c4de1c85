// What a checkout does to a cart: it holds it still while it becomes an order, and notes the prices that were told.
import type { Db, Tx } from '../../platform/db.ts';
import * as store from './cart.checkout.store.ts';
import { lockOwnCart } from './cart.store.ts';

/** Holds a cart still until the transaction ends; false when there is none, or when an order took it while this waited. */
export const lockCartForOrder = async (tx: Tx, userId: number): Promise<boolean> =>
  (await lockOwnCart(tx, userId)) !== undefined;

/** Keeps the prices (paise for one) that the customer has been told now, so that each change is told once. */
export async function noteShownPrices(db: Db, userId: number, prices: readonly store.ShownPrice[]): Promise<void> {
  if (prices.length > 0) await store.updateShownPrices(db, userId, prices);
}
