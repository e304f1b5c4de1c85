import { readStored, writeStored } from './storage.ts';

const soundKey = 'kitchenSound';
const copiesKey = 'kitchenCopies';
/** Kitchen tickets that one press prints at most. */
export const copiesMax = 3;

/** Whether this device rings. */
export const readSound = (): boolean => readStored(soundKey) !== 'off';
export const writeSound = (on: boolean): void => writeStored(soundKey, on ? 'on' : 'off');

/** How many tickets one press prints on this device, 1 to 3. */
export function readCopies(): number {
  const kept = Number(readStored(copiesKey) ?? 1);
  return Number.isInteger(kept) && kept >= 1 && kept <= copiesMax ? kept : 1;
}
export const writeCopies = (copies: number): void => writeStored(copiesKey, String(copies));
