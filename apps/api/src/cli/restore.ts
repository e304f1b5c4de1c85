import { InvalidArgumentError } from 'commander';
import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod/mini';
import { restore } from '#db/backup/restore.ts';
import { backupFolderOf } from './backup-folder.ts';
import type { AddCommands, Desk, Outcome } from './frame.ts';

const instant = z.iso.datetime({ offset: true });
const newest = 'latest';

function momentOf(text: string): Date | typeof newest {
  if (text === newest) return newest;
  const parsed = z.safeParse(instant, text);
  if (!parsed.success)
    throw new InvalidArgumentError('Say latest, or a moment with its zone, such as 2026-11-28T08:30:00+05:30.');
  return new Date(parsed.data);
}

function timelineOf(text: string): number {
  const timeline = Number(text);
  if (!Number.isInteger(timeline) || timeline < 1) throw new InvalidArgumentError('Say its number, such as 1.');
  return timeline;
}

/** A folder for a trial; it must be empty, so that nothing is put aside. */
function emptyFolder(text: string): string {
  const folder = resolve(text);
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new InvalidArgumentError('It must be an empty folder.');
  return folder;
}

interface Options {
  to: Date | typeof newest;
  timeline?: number;
  into?: string;
}

async function bringBack(desk: Desk, named: string | undefined, { to, timeline, into }: Options): Promise<Outcome> {
  const env = desk.env();
  const folder = backupFolderOf(env, named);
  const dataDir = into ?? env.DATA_DIR;
  const done = await restore({
    dataDir,
    folder,
    to: to === newest ? undefined : to,
    timeline,
    isArchiving: into === undefined && folder === env.BACKUP_DIR,
    now: new Date(),
    note: desk.note,
  });
  const { base, baseEndedAt, lastCommitAt, aside, rows } = done;
  const reached = lastCommitAt ?? baseEndedAt;
  const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
  return {
    lines: [
      `${dataDir} is as it was; the last transaction in it is of ${reached.toISOString()}.`,
      `${total} rows in ${Object.keys(rows).length} tables, from the backup ${base}.`,
      ...(aside === null ? [] : [`What was there before lies in ${aside}; delete it once you are sure.`]),
      ...(into === undefined ? ['Start the server, look, and make a new backup: tawa backup.'] : []),
    ],
    data: { base, to, dataDir, reached, aside, rows },
  };
}

export const addRestoreCommands: AddCommands = (program, act) => {
  program
    .command('restore')
    .description('bring the data folder back to what it held at a moment; what it holds now is put aside')
    .argument('[folder]', 'where the backups lie; BACKUP_DIR when left out')
    .requiredOption('--to <moment>', 'latest, or a moment such as 2026-11-28T08:30:00+05:30', momentOf)
    .option('--timeline <number>', 'follow this branch of the log, and not that of the last restore', timelineOf)
    .option('--into <folder>', 'restore into an empty folder, as a trial, and leave the data folder alone', emptyFolder)
    .action(act(bringBack));
};
