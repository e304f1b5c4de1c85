// Owns what people write to the office.
import type { Tx } from '#platform/database/db.ts';
import * as store from './contact.store.ts';

/** Forgets what somebody wrote, signed in or not. */
export const forgetMessages = (tx: Tx, whose: { user_id: number; email: string | null }): Promise<unknown> =>
  store.deleteMessages(tx, whose);
