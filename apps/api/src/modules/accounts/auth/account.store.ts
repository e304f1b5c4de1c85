import { sql } from 'kysely';
import type { Db, Tx } from '#platform/database/db.ts';

export interface NewUser {
  role: string;
  /** What an administrator is in the office. */
  office_role?: string | null;
  /** The same where the office made the role itself. */
  office_role_id?: number | null;
  name: string;
  username: string;
  email: string | null;
  mobile: string | null;
  password_hash: string | null;
  language?: string;
  email_verified_at?: Date;
  mobile_verified_at?: Date;
}

/** Adds the account unless its username is taken; a taken e-mail breaks its constraint. */
export const addUser = (tx: Tx, user: NewUser) =>
  tx
    .insertInto('users')
    .values(user)
    .onConflict((conflict) => conflict.column('username').doNothing())
    .returning('user_id')
    .executeTakeFirst();

const contact = (db: Db, userId: number) =>
  db
    .selectFrom('users')
    .select(['user_id', 'role', 'name', 'username', 'email', 'mobile', 'email_verified_at', 'mobile_verified_at'])
    .select(['totp_secret', 'totp_confirmed_at', 'deletion_due', 'language'])
    .where('user_id', '=', userId);

export const getContact = (db: Db, userId: number) => contact(db, userId).executeTakeFirstOrThrow();
export const lockContact = (tx: Tx, userId: number) => contact(tx, userId).forNoKeyUpdate().executeTakeFirstOrThrow();

interface Change {
  name?: string;
  username?: string;
  email?: string;
  mobile?: string;
  password_hash?: string | null;
  email_verified_at?: Date | null;
  mobile_verified_at?: Date | null;
  totp_secret?: string | null;
  totp_confirmed_at?: Date | null;
  deletion_due?: Date | null;
  language?: string | null;
  deleted_on?: Date;
  status?: 'deleted';
}

/** A language that was chosen stays. */
export const keepFirstLanguage = (tx: Tx, userId: number, language: string) =>
  tx.updateTable('users').set({ language }).where('user_id', '=', userId).where('language', 'is', null).execute();

export const updateUser = (tx: Tx, userId: number, change: Change) =>
  tx.updateTable('users').set(change).where('user_id', '=', userId).execute();

export async function renewHash(db: Db, userId: number, { before, after }: { before: string; after: string }) {
  await db
    .updateTable('users')
    .set({ password_hash: after })
    .where('user_id', '=', userId)
    .where('password_hash', '=', before)
    .execute();
}

export const markEmailVerified = (tx: Tx, userId: number, email: string, now: Date) =>
  tx
    .updateTable('users')
    .set({ email_verified_at: sql<Date>`coalesce(email_verified_at, ${now})` })
    .where('user_id', '=', userId)
    .where('email', '=', email)
    .executeTakeFirst();

export const useTotpStep = (tx: Tx, userId: number, step: number) =>
  tx
    .updateTable('users')
    .set({ totp_last_step: step })
    .where('user_id', '=', userId)
    .where('totp_last_step', '<', step)
    .executeTakeFirst();

/** Holds an account whose deletion is due; undefined when its owner changed their mind. */
export const lockDueDeletion = (tx: Tx, userId: number, now: Date) =>
  tx
    .selectFrom('users')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('deletion_due', '<=', now)
    .where('deleted_on', 'is', null)
    .forUpdate()
    .executeTakeFirst();

/** Refusals at the door before it was allowed again no longer count. */
export const updateCash = (db: Db, userId: number, { allowed, at }: { allowed: boolean; at: Date }) =>
  db
    .updateTable('users')
    .set({ cod_allowed: allowed, ...(allowed && { cash_restored_at: at }) })
    .where('user_id', '=', userId)
    .where('role', '=', 'user')
    .executeTakeFirst();
