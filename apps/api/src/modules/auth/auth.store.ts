import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db.ts';
import { forgetOld } from '../../platform/forget.ts';

/** An account by e-mail, username or phone; a phone that several accounts share opens none. */
export async function findAccount(db: Db, identifier: string) {
  const rows = await db
    .selectFrom('users as u')
    .leftJoin('restaurants as r', 'r.owner_id', 'u.user_id')
    .select(['u.user_id', 'u.role', 'u.password_hash', 'u.status', 'u.status_reason', 'r.restaurant_id'])
    .where(({ eb, or }) =>
      or([eb('u.email', '=', identifier), eb('u.username', '=', identifier), eb('u.mobile', '=', identifier)]),
    )
    .where('u.status', '<>', 'deleted')
    .limit(2)
    .execute();
  return rows.length === 1 ? rows[0] : undefined;
}

export const addSession = (
  db: Db,
  session: { user_id: number; expires_at: Date; user_agent: string; address: string },
) => db.insertInto('sessions').values(session).returning('session_id').executeTakeFirstOrThrow();

export const endSession = (tx: Tx, sessionId: string) =>
  tx
    .updateTable('sessions')
    .set({ ended_at: sql<Date>`now()` })
    .where('session_id', '=', sessionId)
    .where('ended_at', 'is', null)
    .execute();

const dayMs = 24 * 3600 * 1000;

/** Drops sessions whose token expired a day ago. */
export const forgetOldSessions = (db: Db, now: Date): Promise<void> =>
  forgetOld(db, { table: 'sessions', column: 'expires_at', before: new Date(now.getTime() - dayMs) });

export const findProfile = (db: Db, userId: number) =>
  db
    .selectFrom('users as u')
    .leftJoin('restaurants as r', 'r.owner_id', 'u.user_id')
    .select(['u.user_id', 'u.role', 'u.name', 'u.username', 'u.email', 'u.mobile', 'r.restaurant_id'])
    .where('u.user_id', '=', userId)
    .executeTakeFirstOrThrow();
