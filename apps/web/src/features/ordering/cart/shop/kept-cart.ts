import type { CartEntry } from '@tawa/contract/ordering/cart';
import { readStored, storageKeys, writeStored } from '#lib/storage.ts';

interface KeptCart {
  userid: number;
  entries: CartEntry[];
}

const isKept = (value: unknown): value is KeptCart =>
  typeof value === 'object' &&
  value !== null &&
  'userid' in value &&
  'entries' in value &&
  Array.isArray(value.entries);

/** Keeps what is in somebody's cart on this device, until the logout. */
export const keepCart = (userid: number, entries: readonly CartEntry[]): void =>
  writeStored(storageKeys.cart, entries.length === 0 ? null : JSON.stringify({ userid, entries }));

/** The cart as this device saw it last; null where it never saw this person's. */
export function readKeptCart(userid: number): CartEntry[] | null {
  try {
    const value: unknown = JSON.parse(readStored(storageKeys.cart) ?? 'null');
    return isKept(value) && value.userid === userid ? value.entries : null;
  } catch {
    return null;
  }
}
