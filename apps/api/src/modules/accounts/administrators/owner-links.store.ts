import { type NotNull, sql } from 'kysely';
import type { Db, Tx } from '#platform/database/db.ts';

interface NewLink {
  token_hash: Buffer;
  made_on: Date;
  expires_at: Date;
}

/** Whether somebody is an administrator, or was. */
export async function hasAdministrator(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('user_id')
    .where('role', '=', 'admin')
    .where('status', '<>', 'deleted')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** One at a time: whoever becomes an owner sees who did before. */
export const lockOwners = (tx: Tx) => sql`select pg_advisory_xact_lock(hashtext('office owners'))`.execute(tx);

/** Puts the link to the first owner in place of the one before, unless that one is newer than `notSince`; answers whether it did. */
export async function putFirstLink(db: Db, { token_hash, made_on, expires_at }: NewLink, notSince: Date) {
  const { rows } = await sql`insert into owner_links (is_first, token_hash, made_on, expires_at)
    values (true, ${token_hash}, ${made_on}, ${expires_at})
    on conflict (is_first) where is_first do update
      set token_hash = excluded.token_hash, made_on = excluded.made_on, expires_at = excluded.expires_at,
          used_on = null, used_by = null
      where owner_links.made_on < ${notSince}
    returning owner_link_id`.execute(db);
  return rows.length > 0;
}

export const addLink = (db: Db, link: NewLink & { email: string }) =>
  db.insertInto('owner_links').values(link).execute();

const working = (db: Db, token_hash: Buffer, now: Date) =>
  db
    .selectFrom('owner_links')
    .select(['owner_link_id', 'is_first', 'email', 'made_on'])
    .where('token_hash', '=', token_hash)
    .where('used_on', 'is', null)
    .where('expires_at', '>', now);

export const findLink = (db: Db, token_hash: Buffer, now: Date) => working(db, token_hash, now).executeTakeFirst();

/** The same, held until the end of the transaction. */
export const lockLink = (tx: Tx, token_hash: Buffer, now: Date) =>
  working(tx, token_hash, now).forUpdate().executeTakeFirst();

/** Keeps that a link was used and by whom; the address goes. */
export const markUsed = (tx: Tx, owner_link_id: number, used: { used_on: Date; used_by: number }) =>
  tx
    .updateTable('owner_links')
    .set({ ...used, email: null })
    .where('owner_link_id', '=', owner_link_id)
    .execute();

export const findAccount = (db: Db, email: string) =>
  db
    .selectFrom('users')
    .select(['user_id', 'name', 'role', 'office_role', 'status'])
    .where('email', '=', email)
    .executeTakeFirst();

export const listOtherOwners = (tx: Tx, userId: number) =>
  tx
    .selectFrom('users')
    .select(['name', 'email'])
    .$narrowType<{ email: NotNull }>()
    .where('office_role', '=', 'owner')
    .where('status', '=', 'active')
    .where('user_id', '<>', userId)
    .execute();
