// Owns the way in by one-time codes, and the proof of numbers. Only customers' accounts are opened so; what somebody may have
// who only typed a contact that was not theirs goes when its holder comes.
import { type Contact, contactOf, decideOpening } from '@tawa/domain/accounts/login-codes';
import type { Deps } from '../../../deps.ts';
import { announceEndedSessions } from '#platform/keys/auth.ts';
import type { Tx } from '#platform/database/db.ts';
import { AppError } from '#platform/http/errors.ts';
import { sendMail } from '#platform/mail/outbox.ts';
import { transaction } from '#platform/database/transaction.ts';
import { agreeAtRegistration } from '#modules/accounts/consents/consents.service.ts';
import * as users from './account.ts';
import { deleteLinks } from './account-links.store.ts';
import { type CodeDeps, type CodeReader, judgeCode, sendCode } from './auth.codes.ts';
import * as codes from './auth.codes.store.ts';
import { mobileAddedMail } from './auth.mails.ts';
import { endOfSession, signSession, startSession, type Where } from './auth.opening.ts';
import { setPassword } from './auth.passwords.service.ts';
import * as store from './auth.store.ts';

type LoginDeps = CodeDeps & Pick<Deps, 'tokens'>;

function readContact(typed: string): Contact {
  const contact = contactOf(typed);
  if (!contact) throw new AppError('invalid', 'Enter an e-mail or a mobile number.');
  return contact;
}

export const sendLoginCode = (deps: CodeDeps, typed: string, from: CodeReader) =>
  sendCode(deps, readContact(typed), from);

interface Login {
  contact: string;
  code: string;
  name?: string | undefined;
  rememberMe: boolean;
}

type Found = Awaited<ReturnType<typeof codes.listHolders>>[number];

async function addAccount(tx: Tx, contact: Contact, name: string, now: Date): Promise<number> {
  const proof = contact.kind === 'email' ? { email_verified_at: now } : { mobile_verified_at: now };
  const user = { role: 'user' as const, name, password_hash: null, ...users.columnsOf(contact), ...proof };
  const user_id = await users.addUser(tx, user);
  await agreeAtRegistration(tx, user_id, now);
  return user_id;
}

/** Whoever typed the contact of somebody else knows a password and may be signed in: neither lasts. */
async function clearAccount(tx: Tx, { user_id }: Found, contact: Contact, now: Date): Promise<void> {
  await users.forgetPassword(tx, user_id);
  await store.endSessions(tx, user_id);
  await announceEndedSessions(tx, user_id);
  await deleteLinks(tx, user_id);
  if (contact.kind === 'email') await users.markEmailVerified(tx, user_id, contact.email, now);
  else await codes.setMobileProof(tx, user_id, { mobile: contact.mobile, at: now });
}

async function openAccount(tx: Tx, contact: Contact, { name, now }: { name: string | undefined; now: Date }) {
  const opening = decideOpening(contact.kind, await codes.listHolders(tx, contact));
  if (opening.opens === 'password') return 'password-needed' as const;
  if (opening.opens === 'new') return name === undefined ? ('needs-name' as const) : addAccount(tx, contact, name, now);
  const { holder } = opening;
  if (opening.opens === 'blocked')
    throw new AppError('forbidden', `This account is blocked. ${holder.status_reason ?? 'Please contact support.'}`);
  if (opening.opens === 'cleared-account') await clearAccount(tx, holder, contact, now);
  return holder.user_id;
}

/** The session of a right code; 'needs-name' where it would make an account, 'password-needed' where the code opens none. */
export async function loginByCode(deps: LoginDeps, { contact: typed, code, name, rememberMe }: Login, where: Where) {
  const contact = readContact(typed);
  const take = await judgeCode(deps, contact, code);
  const now = deps.clock.now();
  const expiresAt = endOfSession(now, rememberMe);
  const opened = await transaction(deps.db, async (tx) => {
    const user_id = await openAccount(tx, contact, { name, now });
    if (user_id === 'needs-name') return user_id;
    await take(tx);
    if (user_id === 'password-needed') return user_id;
    return { user_id, sessionId: await startSession(tx, deps, user_id, { ...where, expiresAt }) };
  });
  if (typeof opened === 'string') return opened;
  return signSession(deps, { user_id: opened.user_id, role: 'user' }, { sessionId: opened.sessionId, expiresAt });
}

interface NewPassword {
  contact: string;
  code: string;
  newPassword: string;
}

/** Sets a password by a code to a contact of the account itself. */
export async function setPasswordByCode(
  deps: CodeDeps & Pick<Deps, 'passwords'>,
  { userId, sessionId }: { userId: number; sessionId: string },
  { contact: typed, code, newPassword }: NewPassword,
): Promise<void> {
  const contact = readContact(typed);
  const { email, mobile } = await users.getContact(deps.db, userId);
  const isOwn = contact.kind === 'email' ? contact.email === email?.toLowerCase() : contact.mobile === mobile;
  if (!isOwn) {
    const text = 'This isn’t an e-mail or number of your account.';
    throw new AppError('invalid', text, { fields: { contact: text } });
  }
  const take = await judgeCode(deps, contact, code);
  const password_hash = await deps.passwords.hash(newPassword);
  await transaction(deps.db, async (tx) => {
    await take(tx);
    await setPassword(tx, { user_id: userId, password_hash, origin: deps.env.PUBLIC_URL, currentSession: sessionId });
  });
}

const refuseMobile = (code: 'conflict' | 'invalid', text: string) =>
  new AppError(code, text, { fields: { mobile: text } });

/** The number that is to be proved: the account's own, or the first one of an account that has none. */
async function findOwnMobile({ db }: Pick<Deps, 'db'>, userId: number, given: string | undefined): Promise<string> {
  const { mobile } = await users.getContact(db, userId);
  if (mobile !== null && given !== undefined && given !== mobile)
    throw refuseMobile('conflict', 'Your account has another number. Change it under Settings first.');
  const contact = contactOf(mobile ?? given ?? '');
  if (contact?.kind !== 'mobile') throw refuseMobile('invalid', 'Enter your mobile number');
  return contact.mobile;
}

export async function sendMobileCode(deps: CodeDeps, userId: number, given: string | undefined, from: CodeReader) {
  const mobile = await findOwnMobile(deps, userId, given);
  return sendCode(deps, { kind: 'mobile', mobile }, from);
}

export async function proveMobile(
  deps: CodeDeps,
  userId: number,
  { mobile: given, code }: { mobile?: string | undefined; code: string },
): Promise<void> {
  const mobile = await findOwnMobile(deps, userId, given);
  const take = await judgeCode(deps, { kind: 'mobile', mobile }, code);
  await transaction(deps.db, async (tx) => {
    await take(tx);
    const before = await users.lockContact(tx, userId);
    await codes.forgetMobileProofs(tx, mobile, { but: userId });
    const { numUpdatedRows } = await codes.setMobileProof(tx, userId, { mobile, at: deps.clock.now() });
    if (numUpdatedRows === 0n) throw new AppError('conflict', 'Your account has another number by now.');
    if (before.mobile === null) await sendMail(tx, mobileAddedMail(before, mobile, deps.env.PUBLIC_URL));
  });
}
