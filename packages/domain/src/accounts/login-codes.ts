import { emailAddress, loginNameOf, mobileOfIndia } from './login-names.ts';

export const loginCodeDigits = 6;
export const loginCodeMinutes = 10;
export const loginCodeTries = 5;
/** Between two codes to one contact. */
export const loginCodeAgainS = 30;

export type Contact = { kind: 'mobile'; mobile: string } | { kind: 'email'; email: string };

/** What somebody typed as e-mail or mobile number, in one form; null when it is neither. */
export function contactOf(typed: string): Contact | null {
  const contact = loginNameOf(typed);
  if (mobileOfIndia.test(contact)) return { kind: 'mobile', mobile: contact };
  return contact.length <= 254 && emailAddress.test(contact) ? { kind: 'email', email: contact } : null;
}

/** A contact as people read it: '9845123456' → '+91 98451 23456'. */
export function showContact(typed: string): string {
  const contact = contactOf(typed);
  if (contact?.kind !== 'mobile') return contact?.email ?? typed.trim();
  return `+91 ${contact.mobile.slice(0, 5)} ${contact.mobile.slice(5)}`;
}

/** An account that has the contact a code went to. */
export interface Holder {
  role: string;
  status: string;
  /** Whether it was proved that the contact is theirs. */
  isProved: boolean;
  /** Whether the account has another contact that was proved. */
  hasOtherProof: boolean;
}

/**
 * What the right code of a contact opens: a new account, the holder's, or the holder's after it was cleared of what somebody
 * may have who only typed the contact; `password` where the contact alone must open nothing.
 */
export type Opening<H extends Holder> =
  | { opens: 'new' }
  | { opens: 'password' }
  | { opens: 'account' | 'cleared-account' | 'blocked'; holder: H };

/** Restaurants and the office sign in with their password; a number that only they have is free for a customer. */
export function decideOpening<H extends Holder>(kind: Contact['kind'], all: readonly H[]): Opening<H> {
  const holders = kind === 'mobile' ? all.filter(({ role }) => role === 'user') : all;
  const [first, ...others] = holders;
  if (!first) return { opens: 'new' };
  const holder = holders.find(({ isProved }) => isProved) ?? (others.length === 0 ? first : undefined);
  if (!holder || holder.role !== 'user') return { opens: 'password' };
  if (holder.status === 'blocked') return { opens: 'blocked', holder };
  if (holder.isProved) return { opens: 'account', holder };
  return holder.hasOtherProof ? { opens: 'password' } : { opens: 'cleared-account', holder };
}
