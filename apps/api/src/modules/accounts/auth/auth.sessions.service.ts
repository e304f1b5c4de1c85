import type { Deps } from '../../../deps.ts';
import { announceEndedSessions } from '#platform/keys/auth.ts';
import type { Tx } from '#platform/database/db.ts';
import { notFound } from '#platform/http/errors.ts';
import { transaction } from '#platform/database/transaction.ts';
import * as store from './auth.store.ts';
import { endVisits } from './auth.visits.service.ts';
import { deviceName } from './device.ts';

interface Own {
  userId: number;
  sessionId: string;
}

export async function listSessions({ db }: Pick<Deps, 'db'>, { userId, sessionId }: Own) {
  const rows = await store.listSessions(db, userId);
  return rows.map(({ user_agent, created_on, last_seen_at, expires_at, ...row }) => ({
    ...row,
    created_on: created_on.toISOString(),
    last_seen_at: last_seen_at.toISOString(),
    expires_at: expires_at.toISOString(),
    device: deviceName(user_agent),
    is_current: row.session_id === sessionId,
  }));
}

export const endSession = ({ db }: Pick<Deps, 'db'>, userId: number, sessionId: string): Promise<void> =>
  transaction(db, async (tx) => {
    if (!(await store.endSession(tx, userId, sessionId))) throw notFound();
    await announceEndedSessions(tx, userId);
  });

/** Ends every session of somebody, and every visit that they make, in the caller's transaction. */
export async function endAllSessions(tx: Tx, userId: number): Promise<void> {
  await store.endSessions(tx, userId);
  await announceEndedSessions(tx, userId);
  await endVisits(tx, userId);
}

export const endOtherSessions = ({ db }: Pick<Deps, 'db'>, { userId, sessionId }: Own): Promise<void> =>
  transaction(db, async (tx) => {
    await store.endSessions(tx, userId, { but: sessionId });
    await announceEndedSessions(tx, userId);
  });
