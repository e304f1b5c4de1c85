import { readStored, writeStored } from '#lib/storage.ts';

/** Text sizes of a line display, which decide how many tickets stand side by side. */
export const lineSizes = ['small', 'normal', 'large'] as const;
export type LineSize = (typeof lineSizes)[number];

const sizeKey = 'lineSize';
const stationKey = 'lineStation';
const themeKey = 'lineTheme';

export const readSize = (): LineSize => lineSizes.find((size) => size === readStored(sizeKey)) ?? 'normal';
export const writeSize = (size: LineSize): void => writeStored(sizeKey, size);

/** The station that this screen hangs at. */
export function readStation(): number | null {
  const kept = Number(readStored(stationKey) ?? '');
  return Number.isInteger(kept) && kept > 0 ? kept : null;
}
export const writeStation = (station: number | null): void =>
  writeStored(stationKey, station === null ? null : String(station));

/** What somebody chose for this screen; null while nobody has. */
export function readLineTheme(): 'dark' | 'light' | null {
  const kept = readStored(themeKey);
  return kept === 'dark' || kept === 'light' ? kept : null;
}
export const writeLineTheme = (theme: 'dark' | 'light'): void => writeStored(themeKey, theme);
