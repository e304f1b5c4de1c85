// Owns what the office does to accounts. Nobody blocks himself, owners alone act on administrators, and one owner stays.
import type { Deps } from '../../../deps.ts';
import type { Tx } from '#platform/database/db.ts';
import { AppError, notFound } from '#platform/http/errors.ts';
import { transaction } from '#platform/database/transaction.ts';
import * as audit from '#modules/insight/audit/audit.service.ts';
import * as store from './users.office.store.ts';
import { forgetReasons } from './users.person.store.ts';
import { deleteViews } from './users.views.store.ts';
import { requestReset, endAllSessions, setCashAllowed } from '#modules/accounts/auth/auth.service.ts';

type ServiceDeps = Pick<Deps, 'db'>;
/** Who acts on whom. */
export interface Hand {
  actor_id: number;
  user_id: number;
}

async function lock(tx: Tx, userId: number) {
  const user = await store.lockUser(tx, userId);
  if (!user) throw notFound();
  return user;
}

export async function getUser({ db }: ServiceDeps, { actor_id, user_id }: Hand) {
  const user = await store.findUser(db, user_id);
  if (!user) throw notFound();
  const [notes, history] = await Promise.all([store.listNotes(db, user_id), audit.listOf(db, 'user', user_id)]);
  return { ...user, is_you: user_id === actor_id, notes, history };
}

/** Only an owner who may still work acts on an administrator. */
function refuseOthers(user: { role: string }, owners: readonly { user_id: number }[], actorId: number): void {
  if (user.role === 'admin' && !owners.some((owner) => owner.user_id === actorId))
    throw new AppError('forbidden', 'Only an owner of the office may do this.');
}

export const blockUser = ({ db }: ServiceDeps, { actor_id, user_id }: Hand, reason: string): Promise<void> =>
  transaction(db, async (tx) => {
    if (actor_id === user_id) throw new AppError('conflict', 'You cannot block yourself.');
    const owners = await store.lockOwners(tx);
    const user = await lock(tx, user_id);
    refuseOthers(user, owners, actor_id);
    if (user.status === 'blocked') throw new AppError('conflict', 'This account is blocked already.');
    await store.setStatus(tx, user_id, { status: 'blocked', status_reason: reason });
    await endAllSessions(tx, user_id);
    const before = { status: user.status };
    await audit.record(tx, {
      actor_id,
      action: 'user.block',
      subject_id: user_id,
      reason,
      before,
      after: { status: 'blocked' },
    });
  });

export const unblockUser = ({ db }: ServiceDeps, { actor_id, user_id }: Hand): Promise<void> =>
  transaction(db, async (tx) => {
    const owners = await store.lockOwners(tx);
    const user = await lock(tx, user_id);
    refuseOthers(user, owners, actor_id);
    if (user.status !== 'blocked') throw new AppError('conflict', 'This account is not blocked.');
    await store.setStatus(tx, user_id, { status: 'active', status_reason: null });
    const before = { status: user.status, status_reason: user.status_reason };
    const after = { status: 'active', status_reason: null };
    await audit.record(tx, { actor_id, action: 'user.unblock', subject_id: user_id, before, after });
  });

/** Holds the account that somebody acts on: never their own unless told so, and an administrator's for owners alone. */
export async function lockForHand(tx: Tx, { actor_id, user_id }: Hand, { isOwnToo = false } = {}) {
  if (actor_id === user_id && !isOwnToo) throw new AppError('conflict', 'This is your own account.');
  const owners = await store.lockOwners(tx);
  const user = await lock(tx, user_id);
  refuseOthers(user, owners, actor_id);
  return user;
}

/** Holds an administrator who may work, for an owner who is somebody else. */
export async function lockAdministrator(tx: Tx, { actor_id, user_id }: Hand) {
  if (actor_id === user_id) throw new AppError('conflict', 'Another owner has to do this.');
  const owners = await store.lockOwners(tx);
  const user = await lock(tx, user_id);
  if (user.role !== 'admin' || user.status !== 'active') throw notFound();
  refuseOthers(user, owners, actor_id);
  return user;
}

/** Refuses everybody but an owner who may work at this moment; the owners are held until the end of the transaction. */
export async function requireOwner(tx: Tx, actorId: number): Promise<void> {
  refuseOthers({ role: 'admin' }, await store.lockOwners(tx), actorId);
}

export const setOfficeRole = store.setOfficeRole;

/** Shuts a working account in the transaction of its cause; the reason is read at the login. */
export async function shutAccount(tx: Tx, userId: number, status_reason: string): Promise<void> {
  const user = await store.lockUser(tx, userId);
  if (user?.status === 'active') await store.setStatus(tx, userId, { status: 'blocked', status_reason });
}

export const openAccountAgain = (tx: Tx, userId: number) =>
  store.setStatus(tx, userId, { status: 'active', status_reason: null });

export const allowCash = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { actor_id, user_id }: Hand,
  allowed: boolean,
): Promise<void> =>
  transaction(db, async (tx) => {
    const user = await lock(tx, user_id);
    if (!(await setCashAllowed(tx, user_id, allowed, clock.now())))
      throw new AppError('conflict', 'Only customers pay in cash.');
    const before = { cod_allowed: user.cod_allowed };
    await audit.record(tx, {
      actor_id,
      action: 'user.cash',
      subject_id: user_id,
      before,
      after: { cod_allowed: allowed },
    });
  });

export const addNote = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { actor_id, user_id }: Hand,
  note: string,
): Promise<void> =>
  transaction(db, async (tx) => {
    await lock(tx, user_id);
    const { user_note_id } = await store.addNote(tx, { user_id, author_id: actor_id, note, created_on: clock.now() });
    // The note may tell who somebody is, so the log names it by its number alone.
    await audit.record(tx, { actor_id, action: 'user.note', subject_id: user_id, after: { user_note_id } });
  });

export const sendResetLink = ({ db }: ServiceDeps, { actor_id, user_id }: Hand): Promise<void> =>
  transaction(db, async (tx) => {
    const user = await lock(tx, user_id);
    if (user.status !== 'active') throw new AppError('conflict', 'This account is blocked.');
    if (user.email === null) throw new AppError('conflict', 'This account has no e-mail to send a link to.');
    await requestReset({ db: tx }, user.email);
    await audit.record(tx, { actor_id, action: 'user.reset_link', subject_id: user_id });
  });

/** Takes away what the panels kept about and for somebody: notes of the office, and lists saved as views. */
export async function forgetUser(tx: Tx, userId: number): Promise<void> {
  await store.deleteNotes(tx, userId);
  await forgetReasons(tx, userId);
  await deleteViews(tx, userId);
}
