// Owns users. The username is made from the name and unique; the database refuses a second account of one e-mail.
import { randomInt } from 'node:crypto';
import type { Role } from '@tawa/contract/common/endpoint';
import type { Contact } from '@tawa/domain/accounts/login-codes';
import type { OfficeRole } from '@tawa/domain/accounts/administrators';
import type { SpokenLanguage } from '@tawa/domain/common/languages';
import { slug } from '@tawa/domain/common/text';
import type { Db, Tx } from '#platform/database/db.ts';
import * as store from './account.store.ts';

const triesMax = 6;

export interface Registration {
  role: Role;
  /** What an administrator is in the office. */
  office_role?: OfficeRole | null;
  /** The same where the office made the role itself. */
  office_role_id?: number | null;
  name: string;
  /** One of the two is there. */
  email: string | null;
  mobile: string | null;
  /** Null for an account that one-time codes open. */
  password_hash: string | null;
  /** In which they read the page on which they registered. */
  language?: SpokenLanguage;
  email_verified_at?: Date;
  mobile_verified_at?: Date;
}

// Never digits alone: as somebody's phone it would keep them from logging in by it.
const usernameFrom = (name: string, attempt: number): string => {
  const base = slug(name).replaceAll('-', '.').slice(0, 40);
  const readable = base === '.' || base === '' ? 'guest' : base.replace(/^(?=\d+$)/, 'guest.');
  return attempt === 0 ? readable : `${readable}.${randomInt(10 ** Math.min(attempt + 2, 8))}`;
};

/** An account's contacts where one is known. */
export const columnsOf = (contact: Contact): Pick<Registration, 'email' | 'mobile'> =>
  contact.kind === 'email' ? { email: contact.email, mobile: null } : { email: null, mobile: contact.mobile };

/** Adds an account in the caller's transaction and answers its id; a taken e-mail is a conflict of its field. */
export async function addUser(tx: Tx, user: Registration): Promise<number> {
  for (let attempt = 0; attempt < triesMax; attempt++) {
    const added = await store.addUser(tx, { ...user, username: usernameFrom(user.name, attempt) });
    if (added) return added.user_id;
  }
  throw new Error('No free username was found.');
}

export const getContact = (db: Db, userId: number) => store.getContact(db, userId);
/** The same, held until the end of the transaction. */
export const lockContact = (tx: Tx, userId: number) => store.lockContact(tx, userId);

export async function setLanguage(tx: Tx, userId: number, language: SpokenLanguage): Promise<void> {
  await store.updateUser(tx, userId, { language });
}

/** Keeps the language of the page on which somebody signed in, where none was chosen yet. */
export async function keepFirstLanguage(tx: Tx, userId: number, language: SpokenLanguage): Promise<void> {
  await store.keepFirstLanguage(tx, userId, language);
}

export async function setPasswordHash(tx: Tx, userId: number, password_hash: string): Promise<void> {
  await store.updateUser(tx, userId, { password_hash });
}

/** From now on codes alone open the account. */
export async function forgetPassword(tx: Tx, userId: number): Promise<void> {
  await store.updateUser(tx, userId, { password_hash: null });
}

/** Puts a fresh hash of the same password in place of an old one, unless the password was changed meanwhile. */
export const renewHash = (db: Db, userId: number, hashes: { before: string; after: string }): Promise<void> =>
  store.renewHash(db, userId, hashes);

interface Profile {
  name?: string;
  username?: string;
  email?: string;
  mobile?: string;
}

/** Changes what is given; a taken e-mail or username is a conflict of its field. */
export async function updateUser(tx: Tx, userId: number, { name, username, email, mobile }: Profile): Promise<void> {
  const changes = Object.entries({ name, username, email, mobile }).filter(([, value]) => value !== undefined);
  if (changes.length > 0) await store.updateUser(tx, userId, Object.fromEntries(changes));
}

/** False when the account has another address by now. */
export async function markEmailVerified(tx: Tx, userId: number, email: string, now: Date): Promise<boolean> {
  return (await store.markEmailVerified(tx, userId, email, now)).numUpdatedRows > 0n;
}

export async function forgetEmailProof(tx: Tx, userId: number): Promise<void> {
  await store.updateUser(tx, userId, { email_verified_at: null });
}

export async function forgetMobileProof(tx: Tx, userId: number): Promise<void> {
  await store.updateUser(tx, userId, { mobile_verified_at: null });
}

export async function keepTotpSecret(tx: Tx, userId: number, totp_secret: string): Promise<void> {
  await store.updateUser(tx, userId, { totp_secret, totp_confirmed_at: null });
}

export async function confirmTotp(tx: Tx, userId: number, now: Date): Promise<void> {
  await store.updateUser(tx, userId, { totp_confirmed_at: now });
}

export async function forgetTotp(tx: Tx, userId: number): Promise<void> {
  await store.updateUser(tx, userId, { totp_secret: null, totp_confirmed_at: null });
}

/** Uses the code of a time step; false when it or a later one was used. */
export async function useTotpStep(tx: Tx, userId: number, step: number): Promise<boolean> {
  return (await store.useTotpStep(tx, userId, step)).numUpdatedRows > 0n;
}

export async function setDeletionDue(tx: Tx, userId: number, deletion_due: Date | null): Promise<void> {
  await store.updateUser(tx, userId, { deletion_due });
}

export const lockDueDeletion = (tx: Tx, userId: number, now: Date) => store.lockDueDeletion(tx, userId, now);

/** What stands where somebody's contact stood. */
export const unnamedContact = (userId: number) => ({
  name: 'Former customer',
  email: `deleted.${userId}@deleted.invalid`,
  phone: '0000000000',
});

/** Takes away everything that says whose account it was; its id stays, because orders carry it. */
export async function anonymise(tx: Tx, userId: number, now: Date): Promise<void> {
  const { name, email, phone } = unnamedContact(userId);
  await store.updateUser(tx, userId, {
    name,
    username: `deleted.${userId}`,
    email,
    mobile: phone,
    password_hash: null,
    totp_secret: null,
    language: null,
    totp_confirmed_at: null,
    email_verified_at: null,
    mobile_verified_at: null,
    deleted_on: now,
    status: 'deleted',
  });
}

/** Lets a customer pay in cash, or no longer; false when there is no such customer. */
export async function setCashAllowed(db: Db, userId: number, allowed: boolean, at: Date): Promise<boolean> {
  return (await store.updateCash(db, userId, { allowed, at })).numUpdatedRows > 0n;
}
