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
  return rows.map(({ user_agent, created_on, last_seen_at, expires_at, tablet_name, ...row }) => ({
    ...row,
    created_on: created_on.toISOString(),
    last_seen_at: last_seen_at.toISOString(),
    expires_at: expires_at.toISOString(),
    device: tablet_name === null ? deviceName(user_agent) : `Shared tablet: ${tablet_name}`,
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

/** Ends one session of somebody in the caller's transaction, if it is open. */
export async function endOneSession(tx: Tx, userId: number, sessionId: string): Promise<void> {
  await store.endSession(tx, userId, sessionId);
  await announceEndedSessions(tx, userId);
}

/** Opens a session that works on a shared tablet alone and answers its id; nobody is told of a new device. */
export async function openTabletSession(
  tx: Tx,
  session: store.TabletSession,
  { address, userAgent }: { address: string; userAgent: string },
): Promise<string> {
  return (await store.addSession(tx, { ...session, address, user_agent: userAgent })).session_id;
}

/** Ends every session of these tablets in the caller's transaction. */
export async function endTabletSessions(tx: Tx, tabletIds: readonly string[]): Promise<void> {
  const ended = await store.endTabletSessions(tx, tabletIds);
  for (const userId of new Set(ended.map(({ user_id }) => user_id))) await announceEndedSessions(tx, userId);
}
