// Owns who works in a restaurant as what. An invitation is a link that works once; whoever leaves loses every session.
import type { AuditActOf } from '@tawa/domain/insight/audit-acts';
import type { StaffMember } from '@tawa/contract/accounts/staff';
import type { SpokenLanguage } from '@tawa/domain/common/languages';
import { invitationDays, invitedRoles, staffMax, type InvitedRole } from '@tawa/domain/accounts/staff';
import type { Deps } from '../../../deps.ts';
import type { Tx } from '#platform/database/db.ts';
import { AppError, notFound } from '#platform/http/errors.ts';
import { hashOfInvitation, newInvitationLink } from '#platform/keys/invitation-link.ts';
import { sendMail } from '#platform/mail/outbox.ts';
import { transaction } from '#platform/database/transaction.ts';
import { record } from '#modules/insight/audit/audit.service.ts';
import { agreeAtRegistration } from '#modules/accounts/consents/consents.service.ts';
import * as users from '#modules/accounts/auth/auth.service.ts';
import { invitationMail } from './staff.mails.ts';
import * as store from './staff.store.ts';
import { endAllOf } from './staff.tablets.service.ts';
import { requireStaffPassword, endAllSessions } from '#modules/accounts/auth/auth.service.ts';
import { openAccountAgain, shutAccount } from '#modules/accounts/users/users.service.ts';

type ServiceDeps = Pick<Deps, 'db' | 'clock' | 'env'>;

/** The owner at work. */
export interface Owner {
  restaurant_id: number;
  user_id: number;
}

const roleOf = (text: string): InvitedRole => invitedRoles.find((role) => role === text) ?? 'front_desk';
const ended = () =>
  new AppError('unprocessable', 'This invitation was used, taken back or is too old. Ask for another.');

export async function listStaff({ db, clock }: ServiceDeps, restaurantId: number): Promise<StaffMember[]> {
  const now = clock.now();
  return (await store.listStaff(db, restaurantId)).map((row) => ({
    staff_id: row.staff_id,
    name: row.name ?? '',
    email: row.email ?? '',
    role: roleOf(row.role),
    state: row.user_id !== null ? 'active' : row.expires_at !== null && row.expires_at > now ? 'invited' : 'expired',
    since: (row.accepted_on ?? row.invited_on).toISOString(),
    last_seen_at: row.last_seen_at?.toISOString() ?? null,
  }));
}

const write = (tx: Tx, { user_id, restaurant_id }: Owner, action: AuditActOf<'staff'>, change: object = {}) =>
  record(tx, { actor_id: user_id, action, subject: 'restaurant', subject_id: restaurant_id, ...change });

const newLink = (now: Date) => newInvitationLink(now, invitationDays);

interface Invited {
  name: string;
  email: string;
  role: InvitedRole;
  language: SpokenLanguage;
}

export async function inviteStaff(
  { db, clock, env }: ServiceDeps,
  owner: Owner,
  { language, ...invited }: Invited,
): Promise<void> {
  const { token, link } = newLink(clock.now());
  await transaction(db, async (tx) => {
    const { restaurant_name, names, count } = await store.lockStaff(tx, owner.restaurant_id);
    if (count >= staffMax) throw new AppError('conflict', `A staff has ${staffMax} people at most.`);
    const { restaurant_id, user_id: invited_by } = owner;
    await store.addInvitation(tx, { ...invited, ...link, restaurant_id, invited_by });
    await sendMail(tx, invitationMail({ ...invited, restaurant_name, names, origin: env.PUBLIC_URL, token, language }));
    await write(tx, owner, 'staff.invite', { after: { role: invited.role } });
  });
}

async function lockMember(tx: Tx, owner: Owner, staffId: number) {
  const member = await store.lockMember(tx, owner.restaurant_id, staffId);
  if (!member) throw notFound();
  return member;
}

export async function inviteAgain(
  { db, clock, env }: ServiceDeps,
  owner: Owner,
  { staffId, language }: { staffId: number; language: SpokenLanguage },
): Promise<void> {
  const { token, link } = newLink(clock.now());
  await transaction(db, async (tx) => {
    const { restaurant_name, names } = await store.lockStaff(tx, owner.restaurant_id);
    const { name, email, role } = await lockMember(tx, owner, staffId);
    if (name === null || email === null) throw new AppError('conflict', 'This invitation was accepted already.');
    await store.renewInvitation(tx, staffId, link);
    const letter = { name, email, role: roleOf(role), restaurant_name, names, origin: env.PUBLIC_URL, token, language };
    await sendMail(tx, invitationMail(letter));
  });
}

export const changeRole = ({ db }: ServiceDeps, owner: Owner, staffId: number, role: InvitedRole): Promise<void> =>
  transaction(db, async (tx) => {
    const before = await lockMember(tx, owner, staffId);
    await store.setRole(tx, staffId, role);
    await write(tx, owner, 'staff.role', {
      before: { role: before.role },
      after: { role, ...(before.user_id !== null && { account: before.user_id }) },
    });
  });

/** Takes somebody off the staff: every session ends and the account opens nothing until somebody invites it again. */
export const removeStaff = ({ db, clock }: ServiceDeps, owner: Owner, staffId: number): Promise<void> =>
  transaction(db, async (tx) => {
    const { restaurant_name } = await store.lockStaff(tx, owner.restaurant_id);
    const { user_id, role } = await lockMember(tx, owner, staffId);
    await store.remove(tx, staffId, clock.now());
    if (user_id !== null) {
      await shutAccount(tx, user_id, `${store.leftReason} ${restaurant_name}.`);
      await endAllSessions(tx, user_id);
      await endAllOf(tx, user_id, clock.now());
    }
    await write(tx, owner, 'staff.remove', {
      before: { role, account: user_id },
      after: { role: null, account: null },
    });
  });

export async function readInvitation({ db, clock }: ServiceDeps, token: string) {
  const found = await store.findInvitation(db, hashOfInvitation(token), clock.now());
  if (!found || found.name === null || found.email === null) throw ended();
  const { restaurant_name, name, email } = found;
  return { restaurant_name, name, email, role: roleOf(found.role) };
}

interface Joining {
  token: string;
  mobile: string;
  password: string;
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
    const invited = await store.lockInvitation(tx, hashOfInvitation(token), now);
    if (!invited || invited.name === null || invited.email === null) throw ended();
    const { name, email, restaurant_id, role } = invited;
    const former = await store.findFormerAccount(tx, email);
    const user_id =
      former?.user_id ?? (await users.addUser(tx, { role: 'restaurant', name, email, mobile, password_hash }));
    if (former) {
      await openAccountAgain(tx, user_id);
      await users.setPasswordHash(tx, user_id, password_hash);
      await users.updateUser(tx, user_id, { name, mobile });
    } else await agreeAtRegistration(tx, user_id, now);
    await users.markEmailVerified(tx, user_id, email, now);
    await store.accept(tx, invited.staff_id, { user_id, accepted_on: now });
    await write(tx, { restaurant_id, user_id }, 'staff.join', { after: { role, account: user_id } });
  });
}
