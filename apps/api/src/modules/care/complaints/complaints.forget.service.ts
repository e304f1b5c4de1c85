// What a complaint says of its author goes with the account; what was complained about stays with the order.
import type { Tx } from '#platform/database/db.ts';
import * as store from './complaints.forget.store.ts';

/** Takes name, e-mail and phone out of everything that a customer complained about. */
export const forgetComplainant = (tx: Tx, userId: number, unnamed: store.Unnamed): Promise<unknown> =>
  store.unnameComplaints(tx, userId, unnamed);
