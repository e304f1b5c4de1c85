import { randomInt } from 'node:crypto';

/** A PIN of four digits that nobody can guess from another. */
export const newPin = (): string => String(randomInt(10_000)).padStart(4, '0');
