// Owns the proof of e-mail addresses: a link counts for the address it was sent to, not for one that came later.
import { hourMs } from '@tawa/domain/common/durations';
import { verifyLinkHours } from '@tawa/domain/common/limits';
import { loginNameOf } from '@tawa/domain/accounts/login-names';
import type { Deps } from '../../../deps.ts';
import type { Tx } from '#platform/database/db.ts';
import { AppError } from '#platform/http/errors.ts';
import { inLanguage, sendMail } from '#platform/mail/outbox.ts';
import { transaction } from '#platform/database/transaction.ts';
import * as users from './account.ts';
import { addLink, takeLink } from './account-links.store.ts';
import { emailChangedMail, verifyMail } from './auth.mails.ts';
import { requireFullLogin } from './auth.two-factor.service.ts';

type MailDeps = Pick<Deps, 'db' | 'clock' | 'env'>;

/** Writes the mail that asks whose the address is, in the caller's transaction. */
export async function askForProof(tx: Tx, { clock, env }: Pick<Deps, 'clock' | 'env'>, user_id: number): Promise<void> {
  const to = await users.getContact(tx, user_id);
  if (to.email === null) return;
  const expires_at = new Date(clock.now().getTime() + verifyLinkHours * hourMs);
  const token = await addLink(tx, { user_id, purpose: 'verify-email', email: to.email, expires_at });
  await sendMail(tx, verifyMail(to, env.PUBLIC_URL, token));
}

export const sendVerification = (deps: MailDeps, userId: number): Promise<void> =>
  transaction(deps.db, (tx) => askForProof(tx, deps, userId));

export const verifyEmail = ({ db, clock }: Pick<Deps, 'db' | 'clock'>, token: string): Promise<void> =>
  transaction(db, async (tx) => {
    const link = await takeLink(tx, 'verify-email', token, clock.now());
    const isProved = link && (await users.markEmailVerified(tx, link.user_id, link.email, clock.now()));
    if (!isProved) throw new AppError('unprocessable', 'This link was used already or is too old. Ask for a new one.');
  });

interface Input {
  name?: string;
  username?: string;
  email?: string;
  mobile?: string;
  password?: string;
  code?: string | undefined;
}

export async function updateProfile(
  deps: MailDeps & Pick<Deps, 'passwords' | 'rateLimit' | 'log' | 'sealer'>,
  userId: number,
  { password, code, ...profile }: Input,
): Promise<void> {
  const before = await users.getContact(deps.db, userId);
  const email = profile.email?.toLowerCase();
  const isNewEmail = email !== undefined && email !== before.email?.toLowerCase();
  // Whoever names a login can take the account over with it.
  const isNewLogin = (login: string | undefined, stored: string | null) =>
    login !== undefined && loginNameOf(login) !== loginNameOf(stored ?? '');
  if (isNewEmail || isNewLogin(profile.username, before.username) || isNewLogin(profile.mobile, before.mobile)) {
    if (password === undefined) {
      const text = 'Enter your password to change what you log in with.';
      throw new AppError('invalid', text, { fields: { password: text } });
    }
    await requireFullLogin(deps, userId, { password, code });
  }
  await transaction(deps.db, (tx) => changeProfile(tx, deps, before, profile));
}

type Contact = Awaited<ReturnType<typeof users.getContact>>;

/** Changes what an account says of its person: what another e-mail or number had proved is forgotten, and the e-mail before is told. */
export async function changeProfile(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'env'>,
  before: Contact,
  profile: Pick<Input, 'name' | 'username' | 'email' | 'mobile'>,
): Promise<void> {
  const { user_id } = before;
  const email = profile.email?.toLowerCase();
  await users.updateUser(tx, user_id, { ...profile, email });
  if (profile.mobile !== undefined && profile.mobile !== before.mobile) await users.forgetMobileProof(tx, user_id);
  if (email === undefined || email === before.email?.toLowerCase()) return;
  await users.forgetEmailProof(tx, user_id);
  // No account has the address any more, which would say the language.
  await sendMail(tx, { ...emailChangedMail(before, email), ...(before.role !== 'admin' && inLanguage(before)) });
  await askForProof(tx, deps, user_id);
}
