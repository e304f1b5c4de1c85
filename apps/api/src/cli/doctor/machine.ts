import { existsSync } from 'node:fs';
import { access, constants, stat, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { messageOf } from '#platform/http/errors.ts';
import { otherDataFolder } from '#platform/files/data-folder.ts';
import { fail, ok, warn, type Check } from './check.ts';

const mib = 1024 * 1024;
const failBelow = 256 * mib;
const warnBelow = 2048 * mib;

const written = (bytes: number) =>
  bytes < 1024 * mib ? `${Math.floor(bytes / mib)} MB` : `${(bytes / 1024 / mib).toFixed(1)} GB`;

/** Whether there is room on the disk of a folder, in bytes. */
export function judgeRoom(free: number, setting: 'DATA_DIR' | 'BACKUP_DIR' = 'DATA_DIR'): Check {
  if (free >= warnBelow) return ok('disk', `The disk of ${setting} has ${written(free)} free.`);
  const says = `The disk of ${setting} has only ${written(free)} left.`;
  const advice = `Free some space, or move ${setting} to a larger disk.`;
  return free < failBelow ? fail('disk', says, advice) : warn('disk', says, advice);
}

/** The folder, or the nearest one above it that is there: a data folder is made when it is needed. */
function nearest(folder: string): string {
  return existsSync(folder) || dirname(folder) === folder ? folder : nearest(dirname(folder));
}

/** Whether the data folder can be written, or made, and has room. */
export async function checkMachine(dataDir: string): Promise<Check[]> {
  const folder = nearest(dataDir);
  try {
    await access(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    return [fail('data', `The data folder ${dataDir} cannot be written (${messageOf(error)}).`, `${otherDataFolder}.`)];
  }
  const { bavail, bsize } = await statfs(folder);
  return [ok('data', `The data folder is ${dataDir}.`), judgeRoom(bavail * bsize)];
}

/** Whether backups have room, on another disk than the data. */
export async function checkBackupDisk(dataDir: string, backupDir: string): Promise<Check[]> {
  const [data, backups] = [nearest(dataDir), nearest(backupDir)];
  const { bavail, bsize } = await statfs(backups);
  const room = judgeRoom(bavail * bsize, 'BACKUP_DIR');
  if ((await stat(data)).dev !== (await stat(backups)).dev) return [room];
  const says = 'BACKUP_DIR lies on the disk of DATA_DIR and would be lost with it.';
  return [room, warn('backups', says, 'Choose another disk, and see that it is mounted.')];
}
