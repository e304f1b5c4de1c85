import { readStored, writeStored } from './storage.ts';

/** What a device takes part in without an account. */
type Shared = 'group' | 'table';

// The link itself is not kept: whoever reads this storage finds only what opens nothing without it.
const nameOf = (kind: Shared, token: string): string => `${kind}:${token.slice(0, 8)}`;
const form = /^[\w-]{43}$/;

/** What proves on this device who somebody is in a group order or at a table; null before they join. */
export function readPhoneKey(kind: Shared, token: string): string | null {
  const kept = readStored(nameOf(kind, token));
  return kept !== null && form.test(kept) ? kept : null;
}

export const keepPhoneKey = (kind: Shared, token: string, secret: string): void =>
  writeStored(nameOf(kind, token), secret);
export const forgetPhoneKey = (kind: Shared, token: string): void => writeStored(nameOf(kind, token), null);

/** A new one, which nobody else can guess. */
export const makePhoneKey = (): string =>
  btoa(String.fromCodePoint(...crypto.getRandomValues(new Uint8Array(32))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** The one that this device has for a link; where it has none, one is made and kept. */
export function ownPhoneKey(kind: Shared, token: string): string {
  const known = readPhoneKey(kind, token);
  if (known !== null) return known;
  const made = makePhoneKey();
  keepPhoneKey(kind, token, made);
  return made;
}
