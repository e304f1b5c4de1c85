import type { GivenRole, OfficeRole } from '@tawa/domain/accounts/administrators';
import type { OfficeRights } from '@tawa/domain/accounts/office-parts';
import { sql } from 'kysely';
import type { Db, Tx } from '#platform/database/db.ts';

/** Whoever gives, changes or deletes a role does it one at a time, so that nobody is given one that is just going. */
export async function lockRoles(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('office roles'))`.execute(tx);
}

const roles = (db: Db) =>
  db
    .selectFrom('office_roles')
    .select(['office_role_id', 'role_name', 'role_text', 'rights', 'version'])
    .where('deleted_on', 'is', null);

export const listRoles = (db: Db) => roles(db).orderBy('role_name').execute();

export const findRole = (db: Db, roleId: number) => roles(db).where('office_role_id', '=', roleId).executeTakeFirst();

export interface Holder {
  office_role: OfficeRole | null;
  office_role_id: number | null;
  /** Null for an invitation. */
  user_id: number | null;
  name: string;
}

/** Who has which role: whoever works in the office or is kept out for a while, and who is invited. Those who left have none. */
export async function listHolders(db: Db, leftReason: string): Promise<Holder[]> {
  const { rows } = await sql<Holder>`select office_role, office_role_id, user_id, name from users
      where role = 'admin' and status <> 'deleted' and not (status = 'blocked' and coalesce(status_reason, '') = ${leftReason})
    union all select role, office_role_id, null, name from office_invitations
    order by name, user_id`.execute(db);
  return rows;
}

interface Written {
  name: string;
  text: string;
  rights: OfficeRights;
}

const columns = ({ name, text, rights }: Written) => ({
  role_name: name,
  role_text: text,
  rights: JSON.stringify(rights),
});

export const addRole = (tx: Tx, written: Written) =>
  tx.insertInto('office_roles').values(columns(written)).returning('office_role_id').executeTakeFirstOrThrow();

/** Nothing is updated when somebody else changed the role since this version. */
export const updateRole = (
  tx: Tx,
  { office_role_id, version }: { office_role_id: number; version: number },
  written: Written,
) =>
  tx
    .updateTable('office_roles')
    .set({ ...columns(written), version: version + 1 })
    .where('office_role_id', '=', office_role_id)
    .where('version', '=', version)
    .where('deleted_on', 'is', null)
    .executeTakeFirst();

/** Deletes a role; one that somebody had who left stays behind without a right. */
export async function deleteRole(tx: Tx, roleId: number, now: Date): Promise<void> {
  await tx
    .updateTable('office_roles')
    .set({ deleted_on: now, rights: '{}' })
    .where('office_role_id', '=', roleId)
    .execute();
  await tx
    .deleteFrom('office_roles')
    .where('office_role_id', '=', roleId)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('users').select('user_id').where('users.office_role_id', '=', roleId))),
    )
    .execute();
}

/** Gives those who are invited with a role another one. */
export const moveInvitations = (tx: Tx, from: number, { office_role, office_role_id }: GivenRole) =>
  tx
    .updateTable('office_invitations')
    .set({
      role: office_role,
      office_role_id,
      ...(office_role !== null && { token_hash: sql<Buffer>`substring(token_hash from 2)` }),
    })
    .where('office_role_id', '=', from)
    .execute();

/** What somebody is in the office. */
export const getOwnRole = (db: Db, userId: number) =>
  db
    .selectFrom('users as u')
    .leftJoin('office_roles as r', 'r.office_role_id', 'u.office_role_id')
    .select(['u.office_role', 'u.office_role_id', 'r.role_name'])
    .where('u.user_id', '=', userId)
    .executeTakeFirstOrThrow();
