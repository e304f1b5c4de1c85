import { staffPasswordLengthMin } from '../common/limits.ts';

/** How well a password holds against guessing, as far as that can be told from itself. */
export type PasswordStrength = 'common' | 'weak' | 'fair' | 'good' | 'strong';

const kinds = [
  { of: /[a-z]/, size: 26 },
  { of: /[A-Z]/, size: 26 },
  { of: /\d/, size: 10 },
  { of: /[^a-zA-Z\d]/, size: 33 },
];
const weakLength = 8;
const bitsOf = { fair: 40, good: 60, strong: 80 } as const;

/** Judges a password by its length, its kinds of signs and how often they come again. */
export function judgePassword(password: string, isCommon: (password: string) => boolean): PasswordStrength {
  if (isCommon(password)) return 'common';
  const letters = Array.from(password);
  const pool = kinds.reduce((sum, { of, size }) => sum + (of.test(password) ? size : 0), 0);
  const counted = Math.min(letters.length, new Set(letters).size * 1.5);
  const bits = counted * Math.log2(Math.max(pool, 1));
  if (letters.length < weakLength || bits < bitsOf.fair) return 'weak';
  if (bits < bitsOf.good) return 'fair';
  return bits < bitsOf.strong ? 'good' : 'strong';
}

/** Why an administrator or an invited member of staff cannot have this password; null when they can. */
export function refuseStaffPassword(password: string, isCommon: (password: string) => boolean): string | null {
  if (password.length < staffPasswordLengthMin) return `Password must be at least ${staffPasswordLengthMin} characters`;
  return isCommon(password) ? 'This password is one of the most common. Choose another' : null;
}
