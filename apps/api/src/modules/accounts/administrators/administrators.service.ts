// Owns who works in the office as what. An owner always stays, and nobody changes or removes himself.
import type { Administrator, OfficeInvitation } from '@tawa/contract/accounts/administrators';
import { administratorsMax, isOfficeRole, type OfficeRole } from '@tawa/domain/accounts/administrators';
import { invitationDays } from '@tawa/domain/accounts/staff';
import type { Deps } from '../../../deps.ts';
import type { Tx } from '#platform/database/db.ts';
import { AppError, notFound } from '#platform/http/errors.ts';
import { hashOfInvitation, newInvitationLink } from '#platform/keys/invitation-link.ts';
import { sendMail } from '#platform/mail/outbox.ts';
import { transaction } from '#platform/database/transaction.ts';
import { record } from '#modules/insight/audit/audit.service.ts';
import { agreeAtRegistration } from '#modules/accounts/consents/consents.service.ts';
import * as users from '#modules/accounts/auth/auth.service.ts';
import { officeInvitationMail } from './administrators.mails.ts';
import * as store from './administrators.store.ts';
import { requireStaffPassword, endAllSessions, endVisits } from '#modules/accounts/auth/auth.service.ts';
import {
  lockAdministrator,
  openAccountAgain,
  setOfficeRole,
  shutAccount,
} from '#modules/accounts/users/users.service.ts';

export { makeFirstLink, makeOwnerLink } from './owner-links.service.ts';

type ServiceDeps = Pick<Deps, 'db' | 'clock' | 'env'>;

const leftReason = 'You are no longer an administrator.';
const roleOf = (text: string | null): OfficeRole => (text !== null && isOfficeRole(text) ? text : 'support');
const ended = () =>
  new AppError('unprocessable', 'This invitation was used, taken back or is too old. Ask for another.');

export async function listAdministrators(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  you: number,
): Promise<{ administrators: Administrator[]; invitations: OfficeInvitation[] }> {
  const [people, invitations] = await Promise.all([store.listAdministrators(db), store.listInvitations(db)]);
  const now = clock.now();
  return {
    administrators: people.map(
      ({ user_id, name, email, office_role, created_on, last_seen_at, totp_confirmed_at }) => ({
        user_id,
        name,
        email,
        role: roleOf(office_role),
        since: created_on.toISOString(),
        last_seen_at: last_seen_at?.toISOString() ?? null,
        two_factor: totp_confirmed_at !== null,
        is_you: user_id === you,
      }),
    ),
    invitations: invitations.map(({ invited_on, expires_at, role, ...row }) => ({
      ...row,
      role: roleOf(role),
      sent_on: invited_on.toISOString(),
      is_expired: expires_at <= now,
    })),
  };
}

interface Invited {
  name: string;
  email: string;
  role: OfficeRole;
}

export async function inviteAdministrator({ db, clock, env }: ServiceDeps, actor_id: number, invited: Invited) {
  const { token, link } = newInvitationLink(clock.now(), invitationDays);
  await transaction(db, async (tx) => {
    if ((await store.countAll(tx)) >= administratorsMax)
      throw new AppError('conflict', `An office has ${administratorsMax} administrators at most.`);
    const { office_invitation_id } = await store.addInvitation(tx, { ...invited, ...link, invited_by: actor_id });
    await sendMail(tx, officeInvitationMail({ ...invited, origin: env.PUBLIC_URL, token }));
    // Names and addresses stay out of the log, which nobody can change.
    const after = { role: invited.role };
    await record(tx, { actor_id, action: 'administrator.invite', subject_id: office_invitation_id, after });
  });
}

export async function inviteAgain(
  { db, clock, env }: ServiceDeps,
  actor_id: number,
  invitationId: number,
): Promise<void> {
  const { token, link } = newInvitationLink(clock.now(), invitationDays);
  await transaction(db, async (tx) => {
    const invited = await store.renewInvitation(tx, invitationId, link);
    if (!invited) throw notFound();
    const letter = { ...invited, role: roleOf(invited.role), origin: env.PUBLIC_URL, token };
    await sendMail(tx, officeInvitationMail(letter));
    await record(tx, { actor_id, action: 'administrator.invite_again', subject_id: invitationId });
  });
}

export const takeBackInvitation = ({ db }: ServiceDeps, actor_id: number, invitationId: number): Promise<void> =>
  transaction(db, async (tx) => {
    const invited = await store.deleteInvitation(tx, invitationId);
    if (!invited) throw notFound();
    const before = { role: invited.role };
    await record(tx, { actor_id, action: 'administrator.take_back', subject_id: invitationId, before });
  });

interface Hand {
  actor_id: number;
  user_id: number;
}

const write = (tx: Tx, { actor_id, user_id }: Hand, action: `administrator.${string}`, change: object) =>
  record(tx, { actor_id, action, subject: 'user', subject_id: user_id, ...change });

export const changeRole = ({ db }: ServiceDeps, hand: Hand, role: OfficeRole): Promise<void> =>
  transaction(db, async (tx) => {
    const { office_role } = await lockAdministrator(tx, hand);
    await setOfficeRole(tx, hand.user_id, role);
    await endVisits(tx, hand.user_id);
    await write(tx, hand, 'administrator.role', { before: { role: office_role }, after: { role } });
  });

/** Takes somebody out of the office: every session ends and the account opens nothing until an owner invites it again. */
export const removeAdministrator = ({ db }: ServiceDeps, hand: Hand): Promise<void> =>
  transaction(db, async (tx) => {
    const { office_role } = await lockAdministrator(tx, hand);
    await shutAccount(tx, hand.user_id, leftReason);
    await endAllSessions(tx, hand.user_id);
    await write(tx, hand, 'administrator.remove', { before: { role: office_role }, after: { role: null } });
  });

export async function readInvitation({ db, clock }: ServiceDeps, token: string) {
  const found = await store.findInvitation(db, hashOfInvitation(token), clock.now());
  if (!found) throw ended();
  return { ...found, role: roleOf(found.role) };
}

interface Joining {
  token: string;
  mobile: string;
  password: string;
}

async function openAccount(tx: Tx, invited: Invited, { mobile, password_hash, now }: Opening): Promise<number> {
  const { name, email, role: office_role } = invited;
  const former = await store.findFormerAccount(tx, email, leftReason);
  if (!former) {
    const user_id = await users.addUser(tx, { role: 'admin', office_role, name, email, mobile, password_hash });
    await agreeAtRegistration(tx, user_id, now);
    return user_id;
  }
  await openAccountAgain(tx, former.user_id);
  await setOfficeRole(tx, former.user_id, office_role);
  await users.setPasswordHash(tx, former.user_id, password_hash);
  await users.updateUser(tx, former.user_id, { name, mobile });
  return former.user_id;
}

interface Opening {
  mobile: string;
  password_hash: string;
  now: Date;
}

/** Uses an invitation up; the link came by mail, so the address is proved with it. */
export async function acceptInvitation(
  { db, clock, passwords }: ServiceDeps & Pick<Deps, 'passwords'>,
  { token, mobile, password }: Joining,
): Promise<void> {
  const now = clock.now();
  requireStaffPassword(password, 'password');
  const password_hash = await passwords.hash(password);
  await transaction(db, async (tx) => {
    const found = await store.takeInvitation(tx, hashOfInvitation(token), now);
    if (!found) throw ended();
    const invited = { ...found, role: roleOf(found.role) };
    const user_id = await openAccount(tx, invited, { mobile, password_hash, now });
    await users.markEmailVerified(tx, user_id, invited.email, now);
    await write(tx, { actor_id: user_id, user_id }, 'administrator.join', { after: { role: invited.role } });
  });
}
