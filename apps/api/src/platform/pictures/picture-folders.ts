import { join } from 'node:path';
import type { FileFolder } from '../files/file-folder.ts';
import type { FileSettings, FileStore } from '../files/file-store.ts';
import { createLocalFolder } from '../files/local-folder.ts';
import { findProjectRoot } from '../files/paths.ts';

/** Where pictures and their smaller and AVIF copies lie. */
export interface PicturePlaces {
  /** What was uploaded, and the committed demo pictures. */
  originals: readonly FileFolder[];
  /** Where copies may lie; the first that can be written takes the next. */
  copies: readonly FileFolder[];
  /** Whether other machines make copies for the same place. */
  isShared: boolean;
}

/** The places of pictures under some settings. */
export function picturePlaces({ FILES_URL }: Pick<FileSettings, 'FILES_URL'>, store: FileStore): PicturePlaces {
  const root = findProjectRoot();
  const uploads = store('uploads');
  const committed = createLocalFolder(join(root, 'demo/pictures'));
  // Every machine has the committed ones: the bucket is not asked for them.
  if (FILES_URL) return { originals: [committed, uploads], copies: [store('pictures')], isShared: true };
  // In the data's folder where the project's own cannot be written.
  const copies = [createLocalFolder(join(root, '.cache/pictures')), store('pictures')];
  return { originals: [uploads, committed], copies, isShared: false };
}
