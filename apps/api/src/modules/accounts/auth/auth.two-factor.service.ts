// Owns the second step: a code of an authenticator app opens one session and no second one, and each recovery code works
// once. Nothing counts before the first code was confirmed.
import { createHash } from 'node:crypto';
import { recoveryCodes, twoFactorDigits } from '@tawa/domain/common/limits';
import { Secret, TOTP } from 'otpauth';
import { toString as drawQr } from 'qrcode';
import type { Deps } from '../../../deps.ts';
import type { Tx } from '#platform/database/db.ts';
import { AppError } from '#platform/http/errors.ts';
import { keyIdOf } from '#platform/keys/sealed.ts';
import { sendMail } from '#platform/mail/outbox.ts';
import { attempt } from '#platform/http/rate-limit.ts';
import { transaction } from '#platform/database/transaction.ts';
import * as users from './account.ts';
import { secondStepMail } from './auth.mails.ts';
import { requirePassword } from './auth.passwords.service.ts';
import * as store from './auth.store.ts';

const periodS = 30;
type CodeDeps = Pick<Deps, 'db' | 'clock' | 'log' | 'sealer'>;
type OwnDeps = CodeDeps & Pick<Deps, 'passwords' | 'rateLimit'>;

const totpOf = (secret: Secret, label = '') =>
  new TOTP({ issuer: 'Tawa', label, secret, digits: twoFactorDigits, period: periodS });

export async function startTwoFactor(deps: OwnDeps, userId: number, password: string) {
  await requirePassword(deps, userId, { password, field: 'password' });
  const { email, totp_confirmed_at } = await users.getContact(deps.db, userId);
  if (totp_confirmed_at) throw new AppError('conflict', 'The second step is on already. Turn it off first.');
  const secret = new Secret({ size: 20 });
  const sealed = deps.sealer.seal(secret.base32);
  await transaction(deps.db, (tx) => users.keepTotpSecret(tx, userId, sealed));
  const uri = totpOf(secret, email ?? '').toString();
  return { secret: secret.base32, uri, qr: await drawQr(uri, { type: 'svg', margin: 2 }) };
}

interface Tried {
  userId: number;
  sealed: string;
  code: string;
}

/**
 * The time step of a right code, one step early or late forgiven; null for a wrong one, 'sealed' when no key of this server
 * opens the secret.
 */
function stepOf({ clock, log, sealer }: Omit<CodeDeps, 'db'>, { userId, sealed, code }: Tried) {
  const opened = sealer.open(sealed);
  if (opened === null) {
    log.error({ userId, key: keyIdOf(sealed) }, 'the secret of a second step cannot be opened');
    return 'sealed';
  }
  const now = clock.now();
  const secret = Secret.fromBase32(opened);
  const delta = totpOf(secret).validate({ token: code, window: 1, timestamp: now.getTime() });
  return delta === null ? null : Math.floor(now.getTime() / 1000 / periodS) + delta;
}

const hashOf = (code: string): Buffer => createHash('sha256').update(code).digest();
const plainCode = (code: string): string => code.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

// 120 bits: too many to be found from a plain hash in a copy of the database.
const newRecoveryCode = (): string => new Secret({ size: 15 }).base32.toLowerCase();

async function writeRecoveryCodes(tx: Tx, userId: number): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodes }, newRecoveryCode);
  await store.replaceRecoveryCodes(tx, userId, codes.map(hashOf));
  return codes.map((plain) => plain.match(/.{6}/g)?.join('-') ?? plain);
}

export const confirmTwoFactor = (deps: CodeDeps, userId: number, code: string): Promise<string[]> =>
  transaction(deps.db, async (tx) => {
    const { totp_secret } = await users.getContact(tx, userId);
    const step = totp_secret ? stepOf(deps, { userId, sealed: totp_secret, code }) : null;
    if (step === 'sealed')
      throw new AppError('conflict', 'This cannot be finished any more. Begin the second step anew.');
    if (step === null || !(await users.useTotpStep(tx, userId, step))) {
      const text = 'This code is not right. Wait for the next one.';
      throw new AppError('invalid', text, { fields: { code: text } });
    }
    await users.confirmTotp(tx, userId, deps.clock.now());
    await sendMail(tx, secondStepMail(await users.getContact(tx, userId), 'on'));
    return writeRecoveryCodes(tx, userId);
  });

export async function getTwoFactor({ db }: Pick<Deps, 'db'>, userId: number) {
  const { totp_confirmed_at } = await users.getContact(db, userId);
  return { on: totp_confirmed_at !== null, recovery_codes_left: await store.countRecoveryCodes(db, userId) };
}

export async function renewRecoveryCodes(deps: OwnDeps, userId: number, proof: Proof): Promise<string[]> {
  await requireFullLogin(deps, userId, proof);
  return transaction(deps.db, async (tx) => {
    const { totp_confirmed_at } = await users.lockContact(tx, userId);
    if (!totp_confirmed_at) throw new AppError('conflict', 'The second step is off. Turn it on first.');
    return writeRecoveryCodes(tx, userId);
  });
}

/** Turns the second step off in the transaction of its cause. */
export async function endSecondStep(tx: Tx, userId: number): Promise<void> {
  const contact = await users.lockContact(tx, userId);
  await users.forgetTotp(tx, userId);
  await store.replaceRecoveryCodes(tx, userId, []);
  if (contact.totp_confirmed_at) await sendMail(tx, secondStepMail(contact, 'off'));
}

export async function stopTwoFactor(deps: OwnDeps, userId: number, proof: Proof): Promise<void> {
  await requireFullLogin(deps, userId, proof);
  await transaction(deps.db, (tx) => endSecondStep(tx, userId));
}

const appIsShut = 'Codes of your app cannot be checked at the moment. Use one of your recovery codes, or write to us.';

/** Whether a code opens the account: the app's, which then is used, or one of the recovery codes. */
export async function takeCode(tx: Tx, deps: Omit<CodeDeps, 'db'>, userId: number, code: string): Promise<boolean> {
  const { totp_secret } = await users.getContact(tx, userId);
  const digits = code.replaceAll(/\s/g, '');
  const step = totp_secret ? stepOf(deps, { userId, sealed: totp_secret, code: digits }) : null;
  if (typeof step === 'number') return users.useTotpStep(tx, userId, step);
  const isRecovery = await store.takeRecoveryCode(tx, userId, hashOf(plainCode(code)), deps.clock.now());
  if (step === 'sealed' && !isRecovery) throw new AppError('unprocessable', appIsShut);
  return isRecovery;
}

/** What a login asks for: the password, and a code where a second step is set. */
export interface Proof {
  password: string;
  code?: string | undefined;
}

const refuseCode = (text: string) => new AppError('invalid', text, { fields: { code: text } });

/** Lets nobody change what the account is opened with who could not open it; a right code is used by that. */
export async function requireFullLogin(deps: OwnDeps, userId: number, { password, code = '' }: Proof): Promise<void> {
  await requirePassword(deps, userId, { password, field: 'password' });
  const { totp_confirmed_at } = await users.getContact(deps.db, userId);
  if (totp_confirmed_at) await requireCode(deps, userId, code);
}

async function requireCode(deps: OwnDeps, userId: number, code: string): Promise<void> {
  if (code === '') throw refuseCode('Enter a code of your app, or one of your recovery codes.');
  const take = () => transaction(deps.db, async (tx) => (await takeCode(tx, deps, userId, code)) || null);
  const right = await attempt(deps.rateLimit, { budget: 'loginOfAccount', caller: `own:${userId}` }, take);
  if (!right) throw refuseCode('This code is not right. Wait for the next one.');
}

/** Lets nobody go on who merely found an open session: a code where a second step is set, the password where none is. */
export async function requirePresence(
  deps: OwnDeps,
  userId: number,
  { password = '', code = '' }: { password?: string | undefined; code?: string | undefined },
): Promise<void> {
  const { totp_confirmed_at } = await users.getContact(deps.db, userId);
  if (totp_confirmed_at) await requireCode(deps, userId, code);
  else await requirePassword(deps, userId, { password, field: 'password' });
}
