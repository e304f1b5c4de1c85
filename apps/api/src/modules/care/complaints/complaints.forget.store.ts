import type { Tx } from '#platform/database/db.ts';

export interface Unnamed {
  name: string;
  email: string;
  phone: string;
}

export const unnameComplaints = (tx: Tx, userId: number, unnamed: Unnamed) =>
  tx.updateTable('complaints').set(unnamed).where('user_id', '=', userId).execute();
