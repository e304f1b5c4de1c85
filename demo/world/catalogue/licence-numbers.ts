import { gstinChecksum } from '@tawa/domain/money/gst';

const base36 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * A tax number with the right state and checksum that nobody has: the digits inside run from 0001 in real ones, so 0000
 * is free.
 */
export function gstin(stateDigits: string, ordinal: number): string {
  const letters = `AA${base36[10 + (Math.floor(ordinal / 26) % 26)] ?? ''}F${base36[10 + (ordinal % 26)] ?? ''}`;
  const first14 = `${stateDigits}${letters}0000K1Z`;
  return `${first14}${gstinChecksum(first14)}`;
}

/** A food licence (1) or registration (2) of a state; 999 is no authority's number, so it is nobody's. */
export const fssaiNumber = (kind: 1 | 2, stateDigits: string, ordinal: number): string =>
  `${kind}${stateDigits}24999${String(ordinal).padStart(6, '0')}`;
