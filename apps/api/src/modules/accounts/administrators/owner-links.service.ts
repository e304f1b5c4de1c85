// Owns the ways to an owner that need no owner: only whoever runs the server reads such a link. The first one works while
// the office has nobody at all.
import { givenRoleOf, ownerLinkHours } from '@tawa/domain/accounts/administrators';
import { createHash, randomBytes } from 'node:crypto';
import type { Deps } from '../../../deps.ts';
import type { Tx } from '#platform/database/db.ts';
import { AppError } from '#platform/http/errors.ts';
import { sendMail } from '#platform/mail/outbox.ts';
import { transaction } from '#platform/database/transaction.ts';
import { record } from '#modules/insight/audit/audit.service.ts';
import { agreeAtRegistration } from '#modules/accounts/consents/consents.service.ts';
import * as users from '#modules/accounts/auth/auth.service.ts';
import { ownerByLinkMail } from './administrators.mails.ts';
import * as store from './owner-links.store.ts';
import { hourMs } from '@tawa/domain/common/durations';
import { askForProof, requireStaffPassword, setPassword, endSecondStep } from '#modules/accounts/auth/auth.service.ts';
import { openAccountAgain, setOfficeRole } from '#modules/accounts/users/users.service.ts';

type ServiceDeps = Pick<Deps, 'db' | 'clock' | 'env'>;

/** Processes that start together print one link. */
const togetherMs = 15_000;

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();
const ended = () =>
  new AppError(
    'unprocessable',
    `This link was used, is older than ${ownerLinkHours} hours, or another took its place.`,
  );

function newLink(made_on: Date) {
  const token = randomBytes(32).toString('base64url');
  const expires_at = new Date(made_on.getTime() + ownerLinkHours * hourMs);
  return { token, link: { token_hash: hashOf(token), made_on, expires_at } };
}

const addressOf = ({ PUBLIC_URL }: Pick<Deps['env'], 'PUBLIC_URL'>, token: string) =>
  `${PUBLIC_URL}/become-owner#${token}`;

/** The address where the first owner begins; 'told' when another start has just made one, null once there is an administrator. */
export async function makeFirstLink({ db, clock, env }: ServiceDeps): Promise<{ url: string } | 'told' | null> {
  if (await store.hasAdministrator(db)) return null;
  const now = clock.now();
  const { token, link } = newLink(now);
  const isOurs = await store.putFirstLink(db, link, new Date(now.getTime() - togetherMs));
  return isOurs ? { url: addressOf(env, token) } : 'told';
}

/** The address where whoever has this e-mail address becomes an owner, with an account or without. Throws for an account of another kind. */
export async function makeOwnerLink({ db, clock, env }: ServiceDeps, email: string): Promise<string> {
  const account = await store.findAccount(db, email);
  if (account && account.role !== 'admin')
    throw new AppError('conflict', 'This address belongs to an account outside the office. Choose another.');
  const { token, link } = newLink(clock.now());
  await store.addLink(db, { ...link, email: email.toLowerCase() });
  return addressOf(env, token);
}

/** Whom a link is for: an address, and the name of its account where there is one; for the first owner neither. */
export async function readOwnerLink({ db, clock }: Pick<ServiceDeps, 'db' | 'clock'>, token: string) {
  const link = await store.findLink(db, hashOf(token), clock.now());
  if (!link || (link.is_first && (await store.hasAdministrator(db)))) throw ended();
  const account = link.email === null ? undefined : await store.findAccount(db, link.email);
  return { email: link.email, name: account?.name ?? null };
}

interface Filled {
  token: string;
  name: string;
  email: string;
  mobile: string;
  password: string;
}

type Owner = Omit<Filled, 'token' | 'password'> & { password_hash: string };

async function addOwner(tx: Tx, deps: ServiceDeps, owner: Owner): Promise<number> {
  const user_id = await users.addUser(tx, { ...owner, role: 'admin', office_role: 'owner' });
  await agreeAtRegistration(tx, user_id, deps.clock.now());
  await askForProof(tx, deps, user_id);
  return user_id;
}

/** Lets somebody in again who stood outside: whatever kept them out goes, sessions of others too. */
async function letIn(tx: Tx, { env }: ServiceDeps, user_id: number, owner: Owner): Promise<number> {
  const { name, mobile, password_hash } = owner;
  await openAccountAgain(tx, user_id);
  await setOfficeRole(tx, user_id, givenRoleOf('owner'));
  await endSecondStep(tx, user_id);
  await users.updateUser(tx, user_id, { name, mobile });
  await setPassword(tx, { user_id, password_hash, origin: env.PUBLIC_URL });
  return user_id;
}

async function openDoor(
  tx: Tx,
  deps: ServiceDeps,
  owner: Owner,
): Promise<{ user_id: number; before: Record<string, unknown> }> {
  const account = await store.findAccount(tx, owner.email);
  if (account?.role !== 'admin') return { user_id: await addOwner(tx, deps, owner), before: {} };
  const { user_id, office_role, status } = account;
  return { user_id: await letIn(tx, deps, user_id, owner), before: { role: office_role, status } };
}

/** Uses a link up: an owner comes in, the other owners hear of it, and the log keeps it. */
export async function becomeOwner(deps: ServiceDeps & Pick<Deps, 'passwords'>, filled: Filled): Promise<void> {
  const { db, clock, passwords } = deps;
  const { token, password, ...owner } = { ...filled, email: filled.email.toLowerCase() };
  requireStaffPassword(password, 'password');
  const password_hash = await passwords.hash(password);
  await transaction(db, async (tx) => {
    const now = clock.now();
    await store.lockOwners(tx);
    const link = await store.lockLink(tx, hashOf(token), now);
    if (!link || (link.is_first && (await store.hasAdministrator(tx)))) throw ended();
    const { user_id, before } = await openDoor(tx, deps, { ...owner, email: link.email ?? owner.email, password_hash });
    await store.markUsed(tx, link.owner_link_id, { used_on: now, used_by: user_id });
    const made_on = link.made_on.toISOString();
    const after = { role: 'owner', status: 'active', made_on };
    await record(tx, {
      actor_id: user_id,
      action: 'administrator.by_link',
      subject: 'user',
      subject_id: user_id,
      before,
      after,
    });
    for (const other of await store.listOtherOwners(tx, user_id))
      await sendMail(tx, ownerByLinkMail({ ...other, owner: owner.name, origin: deps.env.PUBLIC_URL }));
  });
}
