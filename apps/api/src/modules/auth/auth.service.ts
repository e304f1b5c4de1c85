// Owns sessions. Unknown accounts and wrong passwords get the same words after the same time; the reason of a block
// is told only to somebody who knows the password.
import type { Role } from '@tawa/contract/endpoint';
import { rememberedDays, sessionHours, staffPasswordLengthMin } from '@tawa/domain/limits';
import type { Deps } from '../../deps.ts';
import { announceEndedSessions } from '../../platform/auth.ts';
import { AppError } from '../../platform/errors.ts';
import { transaction } from '../../platform/transaction.ts';
import { addDraftRestaurant } from '../restaurants/restaurants.service.ts';
import { addUser, type Registration } from '../users/users.service.ts';
import * as store from './auth.store.ts';

type LoginDeps = Pick<Deps, 'db' | 'clock' | 'tokens' | 'passwords' | 'rateLimit'>;

interface Credentials {
  usernameOrEmail: string;
  password: string;
  rememberMe: boolean;
}
interface Where {
  address: string;
  userAgent: string;
}

const hourMs = 3_600_000;
const roleOf = (role: string): Role => (role === 'admin' || role === 'restaurant' ? role : 'user');

export async function login(deps: LoginDeps, credentials: Credentials, where: Where) {
  const { db, clock, tokens, passwords, rateLimit } = deps;
  const identifier = credentials.usernameOrEmail.toLowerCase();
  await rateLimit.check('loginOfAccount', identifier);
  const account = await store.findAccount(db, identifier);
  const isRight = await passwords.matches(credentials.password, account?.password_hash);
  if (!account || !isRight) {
    await rateLimit.spend('loginOfAccount', identifier);
    throw new AppError('signed_out', 'The e-mail, username or password is not right.');
  }
  if (account.status === 'blocked')
    throw new AppError('forbidden', `This account is blocked. ${account.status_reason ?? 'Please contact support.'}`);
  const lastsMs = credentials.rememberMe ? rememberedDays * 24 * hourMs : sessionHours * hourMs;
  const expiresAt = new Date(clock.now().getTime() + lastsMs);
  const { session_id } = await store.addSession(db, {
    user_id: account.user_id,
    expires_at: expiresAt,
    user_agent: where.userAgent,
    address: where.address,
  });
  const userType = roleOf(account.role);
  const token = await tokens.sign({ userId: account.user_id, sessionId: session_id, userType, expiresAt });
  return { token, userId: account.user_id, userType, restaurant_id: account.restaurant_id ?? undefined };
}

interface Form {
  name: string;
  email: string;
  mobile: string;
  password: string;
}

function refusePassword(passwords: Deps['passwords'], password: string, lengthMin: number): void {
  const refuse = (text: string) => {
    throw new AppError('invalid', text, { fields: { password: text } });
  };
  if (password.length < lengthMin) refuse(`Password must be at least ${lengthMin} characters`);
  if (passwords.isCommon(password)) refuse('This password is one of the most common. Choose another');
}

const fieldsOf = ({ name, email, mobile }: Form) => ({ name, email: email.toLowerCase(), mobile });

export async function addCustomer({ db, passwords }: Pick<Deps, 'db' | 'passwords'>, form: Form): Promise<number> {
  refusePassword(passwords, form.password, 0);
  const user: Registration = { role: 'user', ...fieldsOf(form), password_hash: await passwords.hash(form.password) };
  return transaction(db, (tx) => addUser(tx, user));
}

export async function addRestaurant({ db, passwords }: Pick<Deps, 'db' | 'passwords'>, form: Form) {
  refusePassword(passwords, form.password, staffPasswordLengthMin);
  const user: Registration = {
    role: 'restaurant',
    ...fieldsOf(form),
    password_hash: await passwords.hash(form.password),
  };
  return transaction(db, async (tx) => {
    const user_id = await addUser(tx, user);
    const restaurant_id = await addDraftRestaurant(tx, { user_id, name: form.name, mobile: form.mobile });
    return { userId: user_id, restaurant_id };
  });
}

export const logout = ({ db }: Pick<Deps, 'db'>, caller: { userId: number; sessionId: string }): Promise<void> =>
  transaction(db, async (tx) => {
    await store.endSession(tx, caller.sessionId);
    await announceEndedSessions(tx, caller.userId);
  });

export async function getMe({ db }: Pick<Deps, 'db'>, userId: number) {
  const { user_id, role, ...profile } = await store.findProfile(db, userId);
  return { userId: user_id, userType: roleOf(role), ...profile };
}
