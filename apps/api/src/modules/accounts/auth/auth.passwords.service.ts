// Owns the ways to a new password: by the old one, or by a link of a mail. Either ends every other session, and a link
// works once. Whether an account exists is told to nobody: the mail is written by the worker.
import { isCommonPassword } from '@tawa/domain/accounts/common-passwords';
import { minuteMs } from '@tawa/domain/common/durations';
import { resetLinkMinutes } from '@tawa/domain/common/limits';
import { loginNameOf } from '@tawa/domain/accounts/login-names';
import { refuseStaffPassword } from '@tawa/domain/accounts/passwords';
import { z } from 'zod/mini';
import type { Deps } from '../../../deps.ts';
import { announceEndedSessions } from '#platform/keys/auth.ts';
import type { Db, Tx } from '#platform/database/db.ts';
import { AppError } from '#platform/http/errors.ts';
import { sendMail } from '#platform/mail/outbox.ts';
import { attempt } from '#platform/http/rate-limit.ts';
import { addJob, task } from '#platform/jobs/tasks.ts';
import { transaction } from '#platform/database/transaction.ts';
import { notify } from '#modules/accounts/notifications/notifications.service.ts';
import * as users from './account.ts';
import { addLink, takeLink } from './account-links.store.ts';
import { passwordChangedMail, resetMail } from './auth.mails.ts';
import * as store from './auth.store.ts';

export const resetTask = task('auth.reset-mail', z.object({ identifier: z.string() }));

/** Refuses what is too short or too common for administrators and invited staff, under the field's own name. */
export function requireStaffPassword(password: string, field: string): void {
  const text = refuseStaffPassword(password, isCommonPassword);
  if (text !== null) throw new AppError('invalid', text, { fields: { [field]: text } });
}

/** A customer or an owner may take any password that is long enough, and is warned of a common one while typing. */
async function requireFittingPassword(db: Db, userId: number, newPassword: string): Promise<void> {
  if (await store.isOfStaff(db, userId)) requireStaffPassword(newPassword, 'newPassword');
}

export const requestReset = ({ db }: Pick<Deps, 'db'>, identifier: string): Promise<void> =>
  addJob(db, resetTask, { identifier: loginNameOf(identifier) });

/** What the worker does with a request: writes the mail when the account is there. */
export async function mailReset({ db, clock, env }: Pick<Deps, 'db' | 'clock' | 'env'>, identifier: string) {
  const account = await store.findAccount(db, identifier);
  if (account?.status !== 'active') return;
  const { user_id } = account;
  const expires_at = new Date(clock.now().getTime() + resetLinkMinutes * minuteMs);
  await transaction(db, async (tx) => {
    const to = await users.getContact(tx, user_id);
    if (to.email === null) return;
    const token = await addLink(tx, { user_id, purpose: 'reset-password', email: to.email, expires_at });
    await sendMail(tx, resetMail(to, env.PUBLIC_URL, token));
  });
}

type PasswordDeps = Pick<Deps, 'db' | 'clock' | 'passwords' | 'env'>;

interface Change {
  user_id: number;
  password_hash: string;
  origin: string;
  currentSession?: string;
}

/** Sets a password: other sessions end, and whoever has the account hears of it. */
export async function setPassword(tx: Tx, { user_id, password_hash, origin, currentSession }: Change): Promise<void> {
  await users.setPasswordHash(tx, user_id, password_hash);
  await store.endSessions(tx, user_id, { but: currentSession });
  await announceEndedSessions(tx, user_id);
  await sendMail(tx, passwordChangedMail(await users.getContact(tx, user_id), origin));
  await notify(tx, { to: { user_id }, kind: 'security_password', facts: {} });
}

export async function resetPassword(deps: PasswordDeps, form: { token: string; newPassword: string }): Promise<void> {
  const { db, clock, passwords, env } = deps;
  const password_hash = await passwords.hash(form.newPassword);
  await transaction(db, async (tx) => {
    const link = await takeLink(tx, 'reset-password', form.token, clock.now());
    if (!link) throw new AppError('unprocessable', 'This link was used already or is too old. Ask for a new one.');
    await requireFittingPassword(tx, link.user_id, form.newPassword);
    // Whoever typed this address without having it may have proved a number of their own, which opens the account too.
    const { email_verified_at } = await users.lockContact(tx, link.user_id);
    if (email_verified_at === null) await users.forgetMobileProof(tx, link.user_id);
    await setPassword(tx, { user_id: link.user_id, password_hash, origin: env.PUBLIC_URL });
    await users.markEmailVerified(tx, link.user_id, link.email, clock.now());
  });
}

/** Throws unless the password is that of the signed-in person; tries are counted. */
export async function requirePassword(
  { db, passwords, rateLimit }: Pick<Deps, 'db' | 'passwords' | 'rateLimit'>,
  userId: number,
  { password, field }: { password: string; field: string },
): Promise<void> {
  const hash = await store.findPasswordHash(db, userId);
  if (hash === null) {
    const missing = 'Your account has no password yet. Set one under Change password.';
    throw new AppError('invalid', missing, { fields: { [field]: missing } });
  }
  const right = await attempt(rateLimit, { budget: 'loginOfAccount', caller: `own:${userId}` }, async () =>
    (await passwords.matches(password, hash)) ? true : null,
  );
  if (right) return;
  const text = 'The current password is not right.';
  throw new AppError('invalid', text, { fields: { [field]: text } });
}

interface Request {
  userId: number;
  sessionId: string;
  oldPassword: string;
  newPassword: string;
}

export async function changePassword(deps: PasswordDeps & Pick<Deps, 'rateLimit'>, request: Request): Promise<void> {
  const { db, passwords, env } = deps;
  const { userId, sessionId, oldPassword, newPassword } = request;
  await requirePassword(deps, userId, { password: oldPassword, field: 'oldPassword' });
  await requireFittingPassword(db, userId, newPassword);
  const password_hash = await passwords.hash(newPassword);
  await transaction(db, (tx) =>
    setPassword(tx, { user_id: userId, password_hash, origin: env.PUBLIC_URL, currentSession: sessionId }),
  );
}
