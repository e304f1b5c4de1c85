import { isAbsolute, relative, resolve } from 'node:path';
import type { Env } from '../platform/env.ts';
import { StartError } from '../platform/start-error.ts';

const outside = 'The database of DATABASE_URL is not ours to copy: let pgBackRest do it, as docs/backups.md says.';

/** The folder of backups that was named, else BACKUP_DIR; throws StartError where there is none or the database is not ours. */
export function backupFolderOf(env: Env, named: string | undefined): string {
  if (env.DATABASE_URL) throw new StartError(outside);
  const folder = named === undefined ? env.BACKUP_DIR : resolve(named);
  if (folder === undefined) throw new StartError('Say which folder, or set BACKUP_DIR.');
  const way = relative(env.DATA_DIR, folder);
  if (!way.startsWith('..') && !isAbsolute(way))
    throw new StartError(`${folder} lies in the data folder and would be lost with it: choose a folder outside of it.`);
  return folder;
}

const mib = 1024 * 1024;

/** Bytes as people read them. */
export const sizeOf = (bytes: number): string => `${(bytes / mib).toFixed(1)} MB`;
