// Owns sessions. Unknown accounts and wrong passwords get the same words after the same time; the reason of a block
// is told only to somebody who knows the password.
import { isSpoken, type SpokenLanguage } from '@tawa/domain/common/languages';
import type { Role } from '@tawa/contract/common/endpoint';
import { contactOf } from '@tawa/domain/accounts/login-codes';
import { loginNameOf } from '@tawa/domain/accounts/login-names';
import type { Deps } from '../../../deps.ts';
import { announceEndedSessions } from '#platform/keys/auth.ts';
import { addressKey } from '#platform/http/address.ts';
import type { Db } from '#platform/database/db.ts';
import { AppError } from '#platform/http/errors.ts';
import { attempt } from '#platform/http/rate-limit.ts';
import type { Caller } from '#platform/keys/auth.ts';
import { transaction } from '#platform/database/transaction.ts';
import { agreeAtRegistration } from '#modules/accounts/consents/consents.service.ts';
import { addDraftRestaurant } from '#modules/catalogue/restaurants/restaurants.service.ts';
import { addUser, columnsOf, renewHash, type Registration } from './account.ts';
import { askForProof } from './auth.email.service.ts';
import { endOfSession, roleOf, signSession, startSession, type Where } from './auth.opening.ts';
import { listHolders } from './auth.codes.store.ts';
import * as store from './auth.store.ts';
import { takeCode } from './auth.two-factor.service.ts';
import { endVisits, noteEndedVisits } from './auth.visits.service.ts';

export { requireStaffPassword, setPassword, requirePassword, requestReset } from './auth.passwords.service.ts';
export { endAllSessions, endOneSession, endTabletSessions, openTabletSession } from './auth.sessions.service.ts';
export { endVisits } from './auth.visits.service.ts';
export { deviceName } from './device.ts';
export { listSessions as listOpenSessions } from './auth.store.ts';
export { askForProof, changeProfile } from './auth.email.service.ts';
export { listHolders } from './auth.codes.store.ts';
export { endSecondStep, requirePresence } from './auth.two-factor.service.ts';
export { endAccess } from './auth.access.service.ts';
export {
  addUser,
  anonymise,
  getContact,
  lockDueDeletion,
  markEmailVerified,
  setCashAllowed,
  setDeletionDue,
  setPasswordHash,
  unnamedContact,
  updateUser,
} from './account.ts';

type LoginDeps = Pick<Deps, 'db' | 'clock' | 'env' | 'log' | 'sealer' | 'tokens' | 'passwords' | 'rateLimit'>;

interface Credentials {
  usernameOrEmail: string;
  password: string;
  rememberMe: boolean;
  code?: string;
}
type Account = NonNullable<Awaited<ReturnType<typeof store.findAccount>>>;

/** Looked up as well, so that unknown accounts take no less time. */
const nobody = 0;

/** The session of the right words; 'needs-code' when the account asks for its second step. */
export async function login(deps: LoginDeps, credentials: Credentials, where: Where) {
  const account = await findRightAccount(deps, credentials, where.address);
  await renewOldHash(deps, account, credentials.password);
  if (account.totp_confirmed_at && !credentials.code) return 'needs-code';
  const expiresAt = endOfSession(deps.clock.now(), credentials.rememberMe);
  const sessionId = await openSession(deps, account, { ...where, expiresAt, code: credentials.code });
  return signSession(deps, account, { sessionId, expiresAt });
}

/** What was hashed when it cost less is hashed anew as soon as the password is there again. */
async function renewOldHash({ db, passwords }: LoginDeps, account: Account, password: string): Promise<void> {
  const { user_id, password_hash: before } = account;
  if (before !== null && passwords.isOutdated(before))
    await renewHash(db, user_id, { before, after: await passwords.hash(password) });
}

async function findRightAccount(
  { db, passwords, rateLimit }: LoginDeps,
  credentials: Credentials,
  address: string,
): Promise<Account> {
  const identifier = loginNameOf(credentials.usernameOrEmail);
  const account = await store.findAccount(db, identifier);
  // An account has several names, and one number of tries for all of them.
  const user_id = account?.user_id ?? nobody;
  const caller = await triesOf(db, account ? `account:${user_id}` : `name:${identifier}`, { user_id, address });
  const right = await attempt(rateLimit, { budget: 'loginOfAccount', caller }, async () => {
    const isRight = await passwords.matches(credentials.password, account?.password_hash ?? undefined);
    return isRight ? (account ?? null) : null;
  });
  if (!right) throw new AppError('signed_out', 'The e-mail, username or password is not right.');
  if (right.status === 'blocked')
    throw new AppError('forbidden', `This account is blocked. ${right.status_reason ?? 'Please contact support.'}`);
  return right;
}

/** Where the account was opened from before has tries of its own, so that no stranger can use up its owner's. */
async function triesOf(db: Db, kind: string, { user_id, address }: { user_id: number; address: string }) {
  const network = addressKey({ ip: address });
  const known = await store.listAddresses(db, user_id);
  return known.some((ip) => addressKey({ ip }) === network) ? `${kind}:${network}` : kind;
}

type Opening = Where & { expiresAt: Date; code?: string };

async function openSession(deps: LoginDeps, account: Account, opening: Opening): Promise<string> {
  const { db } = deps;
  const { user_id, totp_confirmed_at } = account;
  const open = (code?: string) =>
    transaction(db, async (tx) => {
      if (code !== undefined && !(await takeCode(tx, deps, user_id, code))) return null;
      return startSession(tx, deps, user_id, opening);
    });
  const caller = await triesOf(db, `code:${user_id}`, { user_id, address: opening.address });
  const session = totp_confirmed_at
    ? await attempt(deps.rateLimit, { budget: 'loginOfAccount', caller }, () => open(opening.code ?? ''))
    : await open();
  if (session === null) throw new AppError('signed_out', 'This code is not right. Wait for the next one.');
  return session;
}

interface Form {
  name: string;
  email: string;
  mobile: string;
  password: string;
  /** In which they read the form. */
  language: SpokenLanguage;
}

interface SignUp {
  name: string;
  contact: string;
  password: string;
}

const fieldsOf = ({ name, email, mobile }: Form) => ({ name, email: email.toLowerCase(), mobile });

type RegisterDeps = Pick<Deps, 'db' | 'clock' | 'env' | 'passwords'>;

async function registrationOf({ passwords }: RegisterDeps, role: Role, form: Form): Promise<Registration> {
  return { role, ...fieldsOf(form), language: form.language, password_hash: await passwords.hash(form.password) };
}

export async function addCustomer(deps: RegisterDeps, form: Form): Promise<number> {
  const user = await registrationOf(deps, 'user', form);
  return transaction(deps.db, async (tx) => {
    const user_id = await addUser(tx, user);
    await agreeAtRegistration(tx, user_id, deps.clock.now());
    await askForProof(tx, deps, user_id);
    return user_id;
  });
}

/** Registers a customer by the one contact that was given and signs in; a contact that has an account is a conflict of its field. */
export async function signUp(deps: RegisterDeps & Pick<Deps, 'tokens'>, form: SignUp, where: Where) {
  const contact = contactOf(form.contact);
  if (!contact) throw new AppError('invalid', 'Enter an e-mail or a mobile number.');
  const expiresAt = endOfSession(deps.clock.now(), false);
  const password_hash = await deps.passwords.hash(form.password);
  const opened = await transaction(deps.db, async (tx) => {
    if ((await listHolders(tx, contact)).some(({ role }) => role === 'user' || contact.kind === 'email')) {
      const text =
        contact.kind === 'email'
          ? 'This e-mail already has an account. Log in instead.'
          : 'This number already has an account. Log in instead.';
      throw new AppError('conflict', text, { fields: { contact: text } });
    }
    const user_id = await addUser(tx, {
      role: 'user',
      name: form.name,
      password_hash,
      language: where.language,
      ...columnsOf(contact),
    });
    await agreeAtRegistration(tx, user_id, deps.clock.now());
    await askForProof(tx, deps, user_id);
    return { user_id, sessionId: await startSession(tx, deps, user_id, { ...where, expiresAt }) };
  });
  return signSession(deps, { user_id: opened.user_id, role: 'user' }, { sessionId: opened.sessionId, expiresAt });
}

export async function addRestaurant(deps: RegisterDeps, form: Form) {
  const user = await registrationOf(deps, 'restaurant', form);
  return transaction(deps.db, async (tx) => {
    const user_id = await addUser(tx, user);
    const now = deps.clock.now();
    const restaurant_id = await addDraftRestaurant(tx, { user_id, name: form.name, mobile: form.mobile, now });
    await agreeAtRegistration(tx, user_id, now);
    await askForProof(tx, deps, user_id);
    return { userId: user_id, restaurant_id };
  });
}

interface Leaving {
  userId: number;
  sessionId: string;
  role: Role;
  visitorId: number | null;
}

/** Ends the session; with it end the visits that an administrator makes, and of a visit itself the end is written down. */
export const logout = ({ db, clock }: Pick<Deps, 'db' | 'clock'>, caller: Leaving): Promise<void> =>
  transaction(db, async (tx) => {
    await store.endSession(tx, caller.userId, caller.sessionId);
    await announceEndedSessions(tx, caller.userId);
    if (caller.role === 'admin') await endVisits(tx, caller.userId);
    if (caller.role === 'admin' || caller.visitorId !== null) await noteEndedVisits(tx, clock.now());
  });

/** Who is signed in; the restaurant is the one that the call is for. */
export async function getMe({ db }: Pick<Deps, 'db'>, caller: Caller) {
  const { user_id, role, email_verified_at, mobile_verified_at, totp_confirmed_at, language, ...profile } =
    await store.findProfile(db, caller.userId);
  const proofs = {
    email_verified: email_verified_at !== null,
    mobile_verified: mobile_verified_at !== null,
    two_factor: totp_confirmed_at !== null,
  };
  const here = caller.role === 'restaurant' && { restaurant_id: caller.restaurantId };
  const chosen = isSpoken(language) ? language : null;
  return { userId: user_id, userType: roleOf(role), ...profile, ...here, ...proofs, language: chosen };
}
