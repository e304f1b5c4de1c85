import { dayMs } from '@tawa/domain/common/durations';
import { sql } from 'kysely';
import type { Db, Tx } from '#platform/database/db.ts';
import { forgetOld } from '#platform/database/forget.ts';

/** The restaurant that an account works in, or owns: of several the one that it began with. */
const restaurantOf = sql<number | null>`coalesce(
  (select min(r.restaurant_id) from restaurants r where r.owner_id = u.user_id),
  (select s.restaurant_id from staff s where s.user_id = u.user_id and s.removed_on is null))`.as('restaurant_id');

/** An account by e-mail, username or phone; a phone that several accounts share opens none. */
export async function findAccount(db: Db, identifier: string) {
  const rows = await db
    .selectFrom('users as u')
    .select(['u.user_id', 'u.role', 'u.password_hash', 'u.status', 'u.status_reason', 'u.totp_confirmed_at'])
    .select(restaurantOf)
    .where(({ eb, or }) =>
      or([eb('u.email', '=', identifier), eb('u.username', '=', identifier), eb('u.mobile', '=', identifier)]),
    )
    .where('u.status', '<>', 'deleted')
    .limit(2)
    .execute();
  return rows.length === 1 ? rows[0] : undefined;
}

/** A session that belongs to a shared tablet: of a person there, or without idle minutes its own. */
export interface TabletSession {
  user_id: number;
  expires_at: Date;
  tablet_id: string;
  restaurant_id: number;
  idle_minutes: number | null;
}

export const addSession = (
  tx: Tx,
  session: { user_id: number; expires_at: Date; user_agent: string; address: string } & Partial<TabletSession>,
) => tx.insertInto('sessions').values(session).returning('session_id').executeTakeFirstOrThrow();

/** Whether the account was opened before, and from a browser that says the same of itself. */
export const findEarlierUse = (tx: Tx, user_id: number, user_agent: string) =>
  tx
    .selectFrom('sessions')
    .select(({ fn }) => [
      fn.countAll<number>().as('before'),
      fn.countAll<number>().filterWhere('user_agent', '=', user_agent).as('alike'),
    ])
    .where('user_id', '=', user_id)
    .where('visitor_id', 'is', null)
    .where('tablet_id', 'is', null)
    .executeTakeFirstOrThrow();

/** Ends one session of the account; false when it has none of this id that is open. */
export async function endSession(tx: Tx, userId: number, sessionId: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('sessions')
    .set({ ended_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .where('session_id', '=', sessionId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ends every session of the account, but the one that is named. */
export const endSessions = (tx: Tx, userId: number, { but }: { but?: string } = {}) =>
  tx
    .updateTable('sessions')
    .set({ ended_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .$call((query) => (but === undefined ? query : query.where('session_id', '<>', but)))
    .execute();

/** Ends every open session of these tablets; answers whose they were. */
export const endTabletSessions = (tx: Tx, tabletIds: readonly string[]) =>
  tx
    .updateTable('sessions')
    .set({ ended_at: sql<Date>`now()` })
    .where('tablet_id', '=', sql<string>`any(${tabletIds}::uuid[])`)
    .where('ended_at', 'is', null)
    .returning('user_id')
    .execute();

/** Takes away where sessions were opened from; what they are otherwise goes with their time. */
export const unnameSessions = (tx: Tx, userId: number) =>
  tx.updateTable('sessions').set({ user_agent: null, address: null }).where('user_id', '=', userId).execute();

export const listSessions = (db: Db, userId: number) =>
  db
    .selectFrom('sessions as s')
    .leftJoin('tablets as t', 't.tablet_id', 's.tablet_id')
    .select(['s.session_id', 's.created_on', 's.last_seen_at', 's.expires_at', 's.user_agent', 's.address'])
    .select('t.tablet_name')
    .where('s.user_id', '=', userId)
    .where('s.visitor_id', 'is', null)
    .where('s.ended_at', 'is', null)
    .where('s.expires_at', '>', sql<Date>`now()`)
    .orderBy('s.created_on', 'desc')
    .execute();

/** The last network addresses that the account was opened from by its own people. */
export async function listAddresses(db: Db, userId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('sessions')
    .select('address')
    .where('user_id', '=', userId)
    .where('visitor_id', 'is', null)
    .where('tablet_id', 'is', null)
    .where('address', 'is not', null)
    .orderBy('created_on', 'desc')
    .limit(50)
    .execute();
  return rows.flatMap(({ address }) => address ?? []);
}

export async function findPasswordHash(db: Db, userId: number): Promise<string | null> {
  const row = await db.selectFrom('users').select('password_hash').where('user_id', '=', userId).executeTakeFirst();
  return row?.password_hash ?? null;
}

export async function replaceRecoveryCodes(tx: Tx, user_id: number, hashes: readonly Buffer[]): Promise<void> {
  await tx.deleteFrom('recovery_codes').where('user_id', '=', user_id).execute();
  if (hashes.length === 0) return;
  await tx
    .insertInto('recovery_codes')
    .values(hashes.map((code_hash) => ({ user_id, code_hash })))
    .execute();
}

export async function countRecoveryCodes(db: Db, userId: number): Promise<number> {
  const { left } = await db
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return left;
}

/** Uses a recovery code up; false when there is none like it. */
export async function takeRecoveryCode(tx: Tx, userId: number, code_hash: Buffer, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('code_hash', '=', code_hash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Drops sessions whose token expired a day ago. */
export const forgetOldSessions = (db: Db, now: Date): Promise<void> =>
  forgetOld(db, { table: 'sessions', column: 'expires_at', before: new Date(now.getTime() - dayMs) });

export const findProfile = (db: Db, userId: number) =>
  db
    .selectFrom('users as u')
    .select(['u.user_id', 'u.role', 'u.name', 'u.username', 'u.email', 'u.mobile'])
    .select(restaurantOf)
    .select(['u.email_verified_at', 'u.mobile_verified_at', 'u.totp_confirmed_at'])
    .select('u.language')
    .select(sql<boolean>`u.password_hash is not null`.as('has_password'))
    .where('u.user_id', '=', userId)
    .executeTakeFirstOrThrow();

/** Whether somebody is an administrator or was invited into a restaurant's staff. */
export async function isOfStaff(db: Db, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('users as u')
    .select('u.user_id')
    .where('u.user_id', '=', userId)
    .where((is) =>
      is.or([
        is('u.role', '=', 'admin'),
        is.exists(
          is
            .selectFrom('staff as s')
            .select('s.staff_id')
            .whereRef('s.user_id', '=', 'u.user_id')
            .where('s.removed_on', 'is', null),
        ),
      ]),
    )
    .executeTakeFirst();
  return row !== undefined;
}
