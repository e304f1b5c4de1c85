// What a table was booked for stays; whose it was goes with the account.
import type { Tx } from '#platform/database/db.ts';
import * as store from './guests.store.ts';

/** Takes name, e-mail, phone and wishes out of everything that a customer booked or waited for. */
export async function forgetGuest(tx: Tx, userId: number, unnamed: store.Unnamed): Promise<void> {
  await store.unnameBookings(tx, userId, unnamed);
  await store.unnameWaits(tx, userId, unnamed);
}
