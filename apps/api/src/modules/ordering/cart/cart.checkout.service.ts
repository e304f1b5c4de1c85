// What a checkout does to a cart: it notes the prices that were told, and takes away what was ordered.
import type { Db, Tx } from '#platform/database/db.ts';
import * as store from './cart.checkout.store.ts';
import { clearingCart } from './cart.store.ts';

/** The statement that empties the cart of a customer whose order, or group order, holds it. */
export const clearingOrdered = (tx: Tx, userId: number) => clearingCart(tx, userId);

/** The same for an order that was paid later: a cart that belongs to another restaurant by now stays. */
export const clearingPaid = (tx: Tx, userId: number, restaurantId: number) =>
  clearingCart(tx, userId).where('restaurant_id', '=', restaurantId);

/** Keeps the prices (paise for one) that the customer has been told now, so that each change is told once. */
export async function noteShownPrices(db: Db, userId: number, prices: readonly store.ShownPrice[]): Promise<void> {
  if (prices.length > 0) await store.updateShownPrices(db, userId, prices);
}
