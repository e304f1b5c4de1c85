import { isLeftBehind } from '@tawa/domain/catalogue/menu-pictures';
import { openArchive, type ArchiveFile } from './archive.ts';
import { readWorkbook } from './read-workbook.ts';

export interface Chosen {
  /** The menu: a CSV file or a workbook. */
  sheet: File | null;
  /** Its pictures. */
  zip: File | null;
}

const isNamed = ({ name }: File, ending: string): boolean => name.toLowerCase().endsWith(ending);

/** What files are for, beside what was chosen before; the last of a kind counts. */
export function sortFiles(files: readonly File[], before: Chosen): { chosen: Chosen; other: File | null } {
  const chosen = { ...before };
  let other: File | null = null;
  for (const file of files)
    if (isNamed(file, '.zip')) chosen.zip = file;
    else if (isNamed(file, '.csv') || isNamed(file, '.xlsx')) chosen.sheet = file;
    else other = file;
  return { chosen, other };
}

/** The menu as the server reads it; throws `ArchiveRefused` or `WorkbookRefused` for a workbook. */
export const readSheetFile = (sheet: File): Promise<Blob> =>
  isNamed(sheet, '.xlsx') ? readWorkbook(sheet) : Promise.resolve(sheet);

const limits = { entries: 3000, bytes: 2 * 1024 * 1024 * 1024, ratio: 100 };

/** The files of an archive of pictures, without what computers leave in one; throws `ArchiveRefused`. */
export async function openPictures(zip: Blob): Promise<ArchiveFile[]> {
  return (await openArchive(zip, limits)).filter(({ name }) => !isLeftBehind(name));
}
