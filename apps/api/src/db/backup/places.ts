import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { hasCode } from '../embedded/processes.ts';

/** Where what lies in a folder of backups. */
export interface Places {
  /** The segments of the log, compressed. */
  wal: string;
  /** One folder for each backup of everything. */
  base: string;
}

export const placesIn = (folder: string): Places => ({ wal: join(folder, 'wal'), base: join(folder, 'base') });

/** Of the cluster, and of what else lay in the data folder, below the folder of one backup. */
export const clusterOf = (base: string): string => join(base, 'cluster');
export const restOf = (base: string): string => join(base, 'files');

/** A moment as the name of a folder: it sorts as the moments do, and no system refuses it. */
export const nameOf = (moment: Date): string => moment.toISOString().replace(/\.\d+/, '').replaceAll(':', '-');

const ownPrefixes = { aside: 'before-restore-', draft: 'restoring-' } as const;

/** Where a restore puts what was there before, and where it makes what comes instead. */
export const asideIn = (dataDir: string, now: Date) => join(dataDir, `${ownPrefixes.aside}${nameOf(now)}`);
export const draftIn = (dataDir: string, now: Date) => join(dataDir, `${ownPrefixes.draft}${nameOf(now)}`);

/** Whether an entry of the data folder is neither the server's own nor of a restore. */
export const isOfRest = (name: string): boolean =>
  name !== 'postgres' && !name.startsWith(ownPrefixes.aside) && !name.startsWith(ownPrefixes.draft);

/** The names in a folder, sorted; none where there is no such folder. */
export async function listNames(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).sort();
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return [];
    throw error;
  }
}
