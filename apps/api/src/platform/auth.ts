import { sql } from 'kysely';
import type { Role } from '@tawa/contract/endpoint';
import type { Db } from './db.ts';
import { AppError } from './errors.ts';
import type { Tokens } from './tokens.ts';

/** Who makes a call, as the database knows it at this moment. */
export interface Caller {
  userId: number;
  role: Role;
  sessionId: string;
  /** The restaurant of an owner, else null. */
  restaurantId: number | null;
}

/** Token to caller: the session's row is read on every call, so logout, block and deletion count at once. */
export interface Auth {
  /** The caller of an `Authorization: Bearer …` header, or undefined for a guest; a token that does not count is a guest too. */
  identify(header: string | undefined): Promise<Caller | undefined>;
}

const bearer = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i;
const headerLengthMax = 2048;

function findCaller(db: Db, sessionId: string, userId: number) {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.user_id', 'sessions.user_id')
    .leftJoin('restaurants', 'restaurants.owner_id', 'users.user_id')
    .select(['users.user_id', 'users.role', 'restaurants.restaurant_id'])
    .where('sessions.session_id', '=', sessionId)
    .where('sessions.user_id', '=', userId)
    .where('sessions.ended_at', 'is', null)
    .where('sessions.expires_at', '>', sql<Date>`now()`)
    .where('users.status', '=', 'active')
    .executeTakeFirst();
}

const isRole = (role: string): role is Role => role === 'user' || role === 'restaurant' || role === 'admin';

export const createAuth = (db: Db, tokens: Tokens): Auth => ({
  async identify(header) {
    if (!header || header.length > headerLengthMax) return undefined;
    const token = bearer.exec(header)?.[1];
    const claims = token ? await tokens.verify(token) : undefined;
    if (!claims) return undefined;
    const row = await findCaller(db, claims.sessionId, claims.userId);
    if (!row || !isRole(row.role) || row.role !== claims.userType) return undefined;
    return { userId: row.user_id, role: row.role, sessionId: claims.sessionId, restaurantId: row.restaurant_id };
  },
});

/** Answers the caller when it has one of the roles; else 401 for a guest and 403 for another role. */
export function requireRole(caller: Caller | undefined, roles: readonly Role[]): Caller {
  if (!caller) throw new AppError('signed_out', 'Please log in to continue.');
  if (!roles.includes(caller.role)) throw new AppError('forbidden', 'Your account may not do this.');
  return caller;
}

/** Tells every process in the same transaction that sessions of a user ended, so that open streams close at once. */
export const announceEndedSessions = async (tx: Db, userId: number): Promise<void> => {
  await sql`select pg_notify('sessions', ${String(userId)})`.execute(tx);
};
