/** Characters that the name of a picture in a menu's file may have. */
export const pictureNameLengthMax = 200;

/** What tells the pictures of a menu's file apart: the name without folders, whatever its case; empty for a folder. */
export const pictureKey = (name: string): string =>
  (name.split(/[/\\]/).at(-1) ?? '').normalize('NFC').trim().toLowerCase();

/** Whether a file beside the pictures is one that computers leave behind and no person put there. */
export const isLeftBehind = (name: string): boolean =>
  /(^|\/)__macosx\//i.test(name) || /(^|[/\\])(\.[^/\\]*|thumbs\.db|desktop\.ini)$/i.test(name);

/** What was found for the pictures that a file names. */
export interface PictureMatch<T> {
  /** Files by the names that rows have for them. */
  found: { name: string; file: T }[];
  /** Names of rows that no file has. */
  missing: string[];
  /** Names of rows that several files have, so nobody knows which is meant. */
  unclear: string[];
  /** Files that no row names. */
  unnamed: T[];
}

/** Finds the files that rows of a menu's file name, whatever the case and the folders of their names. */
export function matchPictures<T extends { name: string }>(
  names: readonly string[],
  files: readonly T[],
): PictureMatch<T> {
  const byKey = new Map<string, T[]>();
  for (const file of files) {
    const key = pictureKey(file.name);
    byKey.set(key, [...(byKey.get(key) ?? []), file]);
  }
  const match: PictureMatch<T> = { found: [], missing: [], unclear: [], unnamed: [] };
  for (const name of new Set(names.map(pictureKey))) {
    const [file, other] = byKey.get(name) ?? [];
    if (!file) match.missing.push(name);
    else if (other) match.unclear.push(name);
    else match.found.push({ name, file });
    byKey.delete(name);
  }
  match.unnamed = [...byKey.values()].flat();
  return match;
}
