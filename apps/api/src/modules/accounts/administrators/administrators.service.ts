// Owns who works in the office as what. An owner always stays, and nobody changes or removes himself.
import type { AuditActOf } from '@tawa/domain/insight/audit-acts';
import type { Administrator, OfficeInvitation } from '@tawa/contract/accounts/administrators';
import { administratorsMax, isOfficeRole, officeRoleTexts, type GivenRole } from '@tawa/domain/accounts/administrators';
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
import { getGivenRole, leftReason, lockRoles, roleFacts, wordOf } from './office-roles.service.ts';
import { requireStaffPassword, endAllSessions, endVisits } from '#modules/accounts/auth/auth.service.ts';
import {
  lockAdministrator,
  openAccountAgain,
  setOfficeRole,
  shutAccount,
} from '#modules/accounts/users/users.service.ts';

export { makeFirstLink, makeOwnerLink } from './owner-links.service.ts';

type ServiceDeps = Pick<Deps, 'db' | 'clock' | 'env'>;

/**
 * What is kept of the token of an invitation with a role that the office made is a byte longer: a process of the release before,
 * which would take that role for another one, never finds it.
 */
const ownMark = Buffer.of(1);
const markedFor = (hash: Buffer, { office_role_id }: Pick<GivenRole, 'office_role_id'>): Buffer =>
  office_role_id === null ? hash : Buffer.concat([ownMark, hash]);
const hashesOf = (token: string): Buffer[] => {
  const hash = hashOfInvitation(token);
  return [hash, Buffer.concat([ownMark, hash])];
};

function newLinkFor(now: Date, given: Pick<GivenRole, 'office_role_id'>) {
  const { token, link } = newInvitationLink(now, invitationDays);
  return { token, link: { ...link, token_hash: markedFor(link.token_hash, given) } };
}

const ended = () =>
  new AppError('unprocessable', 'This invitation was used, taken back or is too old. Ask for another.');

export async function listAdministrators(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  you: number,
): Promise<{ administrators: Administrator[]; invitations: OfficeInvitation[] }> {
  const [people, invitations] = await Promise.all([store.listAdministrators(db), store.listInvitations(db)]);
  const now = clock.now();
  return {
    administrators: people.map(({ user_id, name, email, created_on, last_seen_at, totp_confirmed_at, ...stored }) => ({
      user_id,
      name,
      email,
      ...roleFacts(stored),
      since: created_on.toISOString(),
      last_seen_at: last_seen_at?.toISOString() ?? null,
      two_factor: totp_confirmed_at !== null,
      is_you: user_id === you,
    })),
    invitations: invitations.map(({ office_invitation_id, name, email, invited_on, expires_at, ...stored }) => ({
      office_invitation_id,
      name,
      email,
      ...roleFacts(stored),
      sent_on: invited_on.toISOString(),
      is_expired: expires_at <= now,
    })),
  };
}

interface Invited {
  name: string;
  email: string;
  role: string;
}

export async function inviteAdministrator({ db, clock, env }: ServiceDeps, actor_id: number, invited: Invited) {
  const { name, email } = invited;
  await transaction(db, async (tx) => {
    await lockRoles(tx);
    const { given, word, ...role } = await getGivenRole(tx, invited.role);
    if ((await store.countAll(tx)) >= administratorsMax)
      throw new AppError('conflict', `An office has ${administratorsMax} administrators at most.`);
    const { token, link } = newLinkFor(clock.now(), given);
    const { office_role, office_role_id } = given;
    const row = { name, email, role: office_role, office_role_id, ...link, invited_by: actor_id };
    const { office_invitation_id } = await store.addInvitation(tx, row);
    const origin = env.PUBLIC_URL;
    await sendMail(
      tx,
      officeInvitationMail({ name, email, role_name: role.name, role_text: role.text, origin, token }),
    );
    // Names and addresses stay out of the log, which nobody can change.
    const after = { role: word };
    await record(tx, { actor_id, action: 'administrator.invite', subject_id: office_invitation_id, after });
  });
}

export const inviteAgain = ({ db, clock, env }: ServiceDeps, actor_id: number, invitationId: number): Promise<void> =>
  transaction(db, async (tx) => {
    await lockRoles(tx);
    const invited = await store.lockInvitation(tx, invitationId);
    if (!invited) throw notFound();
    const { token, link } = newLinkFor(clock.now(), invited);
    await store.renewInvitation(tx, invitationId, link);
    const { name, email } = invited;
    const role = await getGivenRole(tx, roleFacts(invited).role);
    const origin = env.PUBLIC_URL;
    await sendMail(
      tx,
      officeInvitationMail({ name, email, role_name: role.name, role_text: role.text, origin, token }),
    );
    await record(tx, { actor_id, action: 'administrator.invite_again', subject_id: invitationId });
  });

export const takeBackInvitation = ({ db }: ServiceDeps, actor_id: number, invitationId: number): Promise<void> =>
  transaction(db, async (tx) => {
    await lockRoles(tx);
    const invited = await store.lockInvitation(tx, invitationId);
    if (!invited) throw notFound();
    const before = { role: await wordOf(tx, invited) };
    await store.deleteInvitation(tx, invitationId);
    await record(tx, { actor_id, action: 'administrator.take_back', subject_id: invitationId, before });
  });

interface Hand {
  actor_id: number;
  user_id: number;
}

const write = (tx: Tx, { actor_id, user_id }: Hand, action: AuditActOf<'administrator'>, change: object) =>
  record(tx, { actor_id, action, subject: 'user', subject_id: user_id, ...change });

export const changeRole = ({ db }: ServiceDeps, hand: Hand, role: string): Promise<void> =>
  transaction(db, async (tx) => {
    await lockRoles(tx);
    const former = await lockAdministrator(tx, hand);
    const { given, word } = await getGivenRole(tx, role);
    const before = { role: await wordOf(tx, former) };
    await setOfficeRole(tx, hand.user_id, given);
    await endVisits(tx, hand.user_id);
    await write(tx, hand, 'administrator.role', { before, after: { role: word } });
  });

/** Takes somebody out of the office: every session ends and the account opens nothing until an owner invites it again. */
export const removeAdministrator = ({ db }: ServiceDeps, hand: Hand): Promise<void> =>
  transaction(db, async (tx) => {
    await lockRoles(tx);
    const former = await lockAdministrator(tx, hand);
    await shutAccount(tx, hand.user_id, leftReason);
    await endAllSessions(tx, hand.user_id);
    const before = { role: await wordOf(tx, former) };
    await write(tx, hand, 'administrator.remove', { before, after: { role: null } });
  });

export async function readInvitation({ db, clock }: ServiceDeps, token: string) {
  const found = await store.findInvitation(db, hashesOf(token), clock.now());
  if (!found) throw ended();
  const { name, email, office_role, role_text } = found;
  const text = office_role !== null && isOfficeRole(office_role) ? officeRoleTexts[office_role] : role_text;
  return { name, email, role_name: roleFacts(found).role_name, role_text: text ?? '' };
}

interface Joining {
  token: string;
  mobile: string;
  password: string;
}

interface Newcomer {
  name: string;
  email: string;
  given: GivenRole;
}

async function openAccount(tx: Tx, newcomer: Newcomer, { mobile, password_hash, now }: Opening): Promise<number> {
  const { name, email, given } = newcomer;
  const former = await store.findFormerAccount(tx, email, leftReason);
  if (!former) {
    const user_id = await users.addUser(tx, { role: 'admin', ...given, name, email, mobile, password_hash });
    await agreeAtRegistration(tx, user_id, now);
    return user_id;
  }
  await openAccountAgain(tx, former.user_id);
  await setOfficeRole(tx, former.user_id, given);
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
    await lockRoles(tx);
    const found = await store.takeInvitation(tx, hashesOf(token), now);
    if (!found) throw ended();
    const { given, word } = await getGivenRole(tx, roleFacts(found).role);
    const { name, email } = found;
    const user_id = await openAccount(tx, { name, email, given }, { mobile, password_hash, now });
    await users.markEmailVerified(tx, user_id, email, now);
    await write(tx, { actor_id: user_id, user_id }, 'administrator.join', { after: { role: word } });
  });
}
