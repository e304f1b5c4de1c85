const base36 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The last character of a tax number: the first fourteen in base 36, weighted 1, 2, 1, 2 … and told modulo 36. */
export function gstinChecksum(first14: string): string {
  const sum = first14.split('').reduce((total, character, index) => {
    const product = base36.indexOf(character) * (index % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return base36[(36 - (sum % 36)) % 36] ?? '';
}

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
