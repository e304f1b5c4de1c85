import { readStored, writeStored } from '#lib/storage.ts';

// The link itself is not kept: whoever reads this storage finds only what opens nothing without it.
const nameOf = (token: string): string => `group:${token.slice(0, 8)}`;
const form = /^[\w-]{43}$/;

/** What proves on this device who somebody is in a group order; null before they join. */
export function readGroupKey(token: string): string | null {
  const kept = readStored(nameOf(token));
  return kept !== null && form.test(kept) ? kept : null;
}

export const keepGroupKey = (token: string, secret: string): void => writeStored(nameOf(token), secret);
export const forgetGroupKey = (token: string): void => writeStored(nameOf(token), null);

/** A new one, which nobody else can guess. */
export const makeGroupKey = (): string =>
  btoa(String.fromCodePoint(...crypto.getRandomValues(new Uint8Array(32))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
