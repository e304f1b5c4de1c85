import fs from 'node:fs';
import { explainDataFolder, otherDataFolder } from '#platform/files/data-folder.ts';
import { StartError } from '../../platform/start-error.ts';
import { canWrite, handOver, type Account } from './account.ts';
import type { Paths } from './paths.ts';

/** Makes the folders PostgreSQL needs and sees to it that its user can reach them. */
export function prepareDataFolder(paths: Paths, account: Account): void {
  try {
    makeFolders(paths, account);
  } catch (error) {
    throw explainDataFolder(error, paths.dataDir);
  }
  if (canWrite(paths.home, account)) return;
  throw new StartError(
    `The data folder ${paths.dataDir} lies in a folder closed to the user that PostgreSQL runs as (id ${account.uid}): ${otherDataFolder}.`,
  );
}

function makeFolders(paths: Paths, account: Account): void {
  fs.mkdirSync(paths.dataDir, { recursive: true });
  if ('uid' in account) openToPassing(paths.dataDir);
  if (!fs.existsSync(paths.home)) {
    fs.mkdirSync(paths.home, { mode: 0o700, recursive: true });
    handOver(paths.home, account);
  }
  fs.mkdirSync(paths.users, { recursive: true });
  fs.accessSync(paths.users, fs.constants.W_OK);
}

/** A folder that only root may enter (mktemp -d makes such) is opened for passing through, not for looking into. */
export function openToPassing(folder: string): void {
  const mode = fs.statSync(folder).mode & 0o777;
  if ((mode & 0o011) !== 0o011) fs.chmodSync(folder, mode | 0o011);
}
