import { type NotNull, sql } from 'kysely';
import type { Db, Tx } from '#platform/database/db.ts';

/** Everybody who may work in the office, owners first. */
export const listAdministrators = (db: Db) =>
  db
    .selectFrom('users as u')
    .leftJoin('office_roles as r', 'r.office_role_id', 'u.office_role_id')
    .select(['u.user_id', 'u.name', 'u.email', 'u.office_role', 'u.created_on', 'u.totp_confirmed_at'])
    .select(['u.office_role_id', 'r.role_name'])
    .select(
      sql<Date | null>`(select max(s.last_seen_at) from sessions s where s.user_id = u.user_id)`.as('last_seen_at'),
    )
    .where('u.role', '=', 'admin')
    .where('u.status', '=', 'active')
    .$narrowType<{ email: NotNull }>()
    .orderBy(sql`u.office_role is distinct from 'owner'`)
    .orderBy('u.name')
    .orderBy('u.user_id')
    .execute();

export const listInvitations = (db: Db) =>
  db
    .selectFrom('office_invitations as i')
    .leftJoin('office_roles as r', 'r.office_role_id', 'i.office_role_id')
    .select(['i.office_invitation_id', 'i.name', 'i.email', 'i.role as office_role', 'i.invited_on', 'i.expires_at'])
    .select(['i.office_role_id', 'r.role_name'])
    .orderBy('i.office_invitation_id')
    .execute();

/** How many work in the office or are invited to, counted by one at a time. */
export async function countAll(tx: Tx): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext('office invitations'))`.execute(tx);
  const { rows } = await sql<{ count: number }>`select
    (select count(*) from users where role = 'admin' and status = 'active') + (select count(*) from office_invitations) as count`.execute(
    tx,
  );
  return rows[0]?.count ?? 0;
}

interface Invitation {
  role: string | null;
  office_role_id: number | null;
  name: string;
  email: string;
  token_hash: Buffer;
  expires_at: Date;
  invited_by: number;
  invited_on: Date;
}

export const addInvitation = (tx: Tx, invitation: Invitation) =>
  tx.insertInto('office_invitations').values(invitation).returning('office_invitation_id').executeTakeFirstOrThrow();

/** Holds an invitation that nobody has used yet. */
export const lockInvitation = (tx: Tx, invitationId: number) =>
  tx
    .selectFrom('office_invitations')
    .select(['name', 'email', 'role as office_role', 'office_role_id'])
    .where('office_invitation_id', '=', invitationId)
    .forUpdate()
    .executeTakeFirst();

export const renewInvitation = (
  tx: Tx,
  invitationId: number,
  change: Pick<Invitation, 'token_hash' | 'expires_at' | 'invited_on'>,
) => tx.updateTable('office_invitations').set(change).where('office_invitation_id', '=', invitationId).execute();

export const deleteInvitation = (tx: Tx, invitationId: number) =>
  tx.deleteFrom('office_invitations').where('office_invitation_id', '=', invitationId).execute();

/** The invitation of a link that still works. */
export const findInvitation = (db: Db, hashes: Buffer[], now: Date) =>
  db
    .selectFrom('office_invitations as i')
    .leftJoin('office_roles as r', 'r.office_role_id', 'i.office_role_id')
    .select(['i.name', 'i.email', 'i.role as office_role', 'i.office_role_id', 'r.role_name', 'r.role_text'])
    .where('token_hash', 'in', hashes)
    .where('expires_at', '>', now)
    .executeTakeFirst();

/** Uses a link up; nothing when it was used, taken back or is too old. */
export const takeInvitation = (tx: Tx, hashes: Buffer[], now: Date) =>
  tx
    .deleteFrom('office_invitations')
    .where('token_hash', 'in', hashes)
    .where('expires_at', '>', now)
    .returning(['name', 'email', 'role as office_role', 'office_role_id', 'invited_by'])
    .executeTakeFirst();

/** An account that an owner took out of the office, for the reason that is written then. */
export const findFormerAccount = (tx: Tx, email: string, reason: string) =>
  tx
    .selectFrom('users')
    .select('user_id')
    .where('email', '=', email)
    .where('role', '=', 'admin')
    .where('status', '=', 'blocked')
    .where('status_reason', '=', reason)
    .forUpdate()
    .executeTakeFirst();
