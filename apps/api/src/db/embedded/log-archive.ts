import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { StartError } from '../../platform/start-error.ts';
import { canWrite, handOver, type Account } from './account.ts';
import { openToPassing } from './data-folder.ts';
import type { Paths } from './paths.ts';

/** At most so much is lost with the machine: after these seconds a segment is archived although it is not full. */
const archiveTimeoutS = 60;

/** A word of a command of PostgreSQL's settings, which its system's shell reads after PostgreSQL itself. */
function quote(word: string): string {
  const percents = word.replaceAll('%', '%%');
  return process.platform === 'win32' ? `"${percents}"` : `'${percents.replaceAll("'", String.raw`'\''`)}'`;
}

/** The program for segments of the log, where PostgreSQL's user can read it. */
function placeProgram(paths: Paths, account: Account): string {
  const program = path.join(paths.home, 'wal.mjs');
  const draft = `${program}.${process.pid}`;
  fs.copyFileSync(path.join(import.meta.dirname, 'wal.mjs'), draft);
  handOver(draft, account);
  fs.renameSync(draft, program);
  const run = spawnSync(process.execPath, ['--check', program], { ...account, cwd: '/', stdio: 'ignore' });
  if (run.status === 0) return program;
  throw new StartError(
    `BACKUP_DIR needs a Node that PostgreSQL's user may run, and ${process.execPath} cannot be run by it: install Node for all users.`,
  );
}

function prepareFolder(folder: string, account: Account): void {
  try {
    fs.mkdirSync(path.dirname(folder), { recursive: true });
    if ('uid' in account) openToPassing(path.dirname(folder));
    fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
    handOver(folder, account);
    if (canWrite(folder, account)) return;
  } catch (error) {
    throw new StartError(`BACKUP_DIR cannot be used: ${error instanceof Error ? error.message : String(error)}.`, {
      cause: error,
    });
  }
  throw new StartError(`PostgreSQL's user cannot write into ${folder}: choose another BACKUP_DIR, or open this one.`);
}

/** The settings by which PostgreSQL archives its log into a folder, which is made and handed over to its user. */
export function archiveInto(folder: string, paths: Paths, account: Account): Record<string, string> {
  prepareFolder(folder, account);
  const words = [process.execPath, placeProgram(paths, account), 'keep', folder].map(quote);
  return {
    archive_mode: 'on',
    archive_timeout: `${archiveTimeoutS}s`,
    archive_command: `${words.join(' ')} "%f" "%p"`,
  };
}

/** The settings by which PostgreSQL reads its log back from a folder. */
export function fetchFrom(folder: string, paths: Paths, account: Account): Record<string, string> {
  const words = [process.execPath, placeProgram(paths, account), 'fetch', folder].map(quote);
  return { restore_command: `${words.join(' ')} "%f" "%p"` };
}
