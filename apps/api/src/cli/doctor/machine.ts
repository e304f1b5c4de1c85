import { existsSync } from 'node:fs';
import { access, constants, statfs } from 'node:fs/promises';
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
export function judgeRoom(free: number): Check {
  if (free >= warnBelow) return ok('disk', `The data folder has ${written(free)} free.`);
  const says = `The disk of the data folder has only ${written(free)} left.`;
  const advice = 'Free some space, or move DATA_DIR to a larger disk.';
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
