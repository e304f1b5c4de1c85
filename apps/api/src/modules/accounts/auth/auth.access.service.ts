import { announceEndedSessions } from '#platform/keys/auth.ts';
import type { Tx } from '#platform/database/db.ts';
import { deleteLinks } from './account-links.store.ts';
import * as store from './auth.store.ts';

/** Ends every way into an account: sessions, the codes of its second step, and links that were mailed. */
export async function endAccess(tx: Tx, userId: number): Promise<void> {
  await store.endSessions(tx, userId);
  await store.unnameSessions(tx, userId);
  await announceEndedSessions(tx, userId);
  await store.replaceRecoveryCodes(tx, userId, []);
  await deleteLinks(tx, userId);
}
