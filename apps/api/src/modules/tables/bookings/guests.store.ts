import type { Tx } from '#platform/database/db.ts';

export interface Unnamed {
  name: string;
  email: string;
  phone: string;
}

export const unnameBookings = (tx: Tx, userId: number, unnamed: Unnamed) =>
  tx
    .updateTable('bookings')
    .set({ ...unnamed, occasion: null, note: '', staff_note: '' })
    .where('user_id', '=', userId)
    .execute();

export const unnameWaits = (tx: Tx, userId: number, unnamed: Unnamed) =>
  tx.updateTable('table_waits').set(unnamed).where('user_id', '=', userId).execute();
