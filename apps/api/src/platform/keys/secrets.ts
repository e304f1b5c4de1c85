import { randomBytes } from 'node:crypto';

/** The fewest bytes of a secret that signs. */
export const secretMin = 32;
const distinctMin = 8;
const unknownMin = 20;

/** A fresh secret for JWT_SECRET: 48 random bytes, in letters that need no quotes anywhere. */
export const makeSecret = (): string => randomBytes(48).toString('base64url');

const wordsOfExamples =
  'abcdefghijklmnopqrstuvwxyz 0123456789 1234567890 administrator production qwertyuiop development changeit password ' +
  'passw0rd replace insecure testing example default private session signing asdfghjkl zxcvbnm secure secret server ' +
  'change qwerty strong random string please token admin super local dummy your here this with long very must least ' +
  'bits jwt bit key dev for the';
// None of two letters, which any random text may hold several of. The longest first, since one may hold another.
const examples = wordsOfExamples.split(' ').sort((one, other) => other.length - one.length);
const known = new RegExp(examples.join('|'), 'g');

/** The length of the shortest piece that, said over and over, makes the text. */
function periodOf(text: string): number {
  for (let period = 1; period < text.length; period += 1) if (text.startsWith(text.slice(period))) return period;
  return text.length;
}

const stepsOf = (text: string): number[] =>
  Array.from({ length: text.length - 1 }, (_, index) => text.charCodeAt(index + 1) - text.charCodeAt(index));

const unknownOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
    .replaceAll(known, '');

/**
 * Why a secret cannot be used, as the rest of a sentence; null when it can. It goes by length and by how much in it differs,
 * and by whether well-known words are all of it: a random text may hold any word.
 */
export function secretProblem(secret: string): string | null {
  if (Buffer.byteLength(secret) < secretMin) return `must have at least ${secretMin} characters`;
  const isGuessable =
    new Set(secret).size < distinctMin ||
    new Set(stepsOf(secret)).size < distinctMin ||
    periodOf(secret) <= secret.length / 2 ||
    unknownOf(secret).length < unknownMin;
  return isGuessable ? 'is easy to guess' : null;
}
