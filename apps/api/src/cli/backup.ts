import { InvalidArgumentError } from 'commander';
import { reachDatabase } from '../database.ts';
import { checkBackups, type CheckedBase } from '#db/backup/check.ts';
import { makeBackup } from '#db/backup/make.ts';
import { backupFolderOf, sizeOf } from './backup-folder.ts';
import type { AddCommands, Desk, Outcome } from './frame.ts';

const keepDefault = 7;

function countOf(text: string): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1 || count > 1000)
    throw new InvalidArgumentError('Say how many backups stay: a number from 1 to 1000.');
  return count;
}

const withoutArchive =
  'The log is not archived, so a restore ends with this backup: set BACKUP_DIR, restart the server, and back up into it.';

async function backUp(desk: Desk, named: string | undefined, { keep }: { keep: number }): Promise<Outcome> {
  const env = desk.env();
  const folder = backupFolderOf(env, named);
  const database = await reachDatabase(env, desk.note);
  try {
    const made = await makeBackup({ url: database.url, dataDir: env.DATA_DIR, folder, keep, note: desk.note });
    const { files, endedAt } = made.base.manifest;
    const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
    const isArchived = made.isArchiving && folder === env.BACKUP_DIR;
    const removed = made.removed.length > 0 ? [`Taken away: ${made.removed.join(', ')}.`] : [];
    return {
      lines: [
        `${made.base.folder}: ${files.length} files, ${sizeOf(bytes)}, as of ${endedAt.toISOString()}.`,
        ...removed,
        ...(isArchived ? [] : [withoutArchive]),
      ],
      data: {
        folder: made.base.folder,
        endedAt,
        files: files.length,
        bytes,
        removed: made.removed,
        removedWal: made.removedWal,
        isArchived,
      },
    };
  } finally {
    await database.stop();
  }
}

const shownMax = 5;

function linesOf({ name, files, bytes, damaged, hasGap }: CheckedBase): string[] {
  const gap = hasGap ? '; segments of the log are missing behind it, so a restore from it ends there' : '';
  if (damaged.length === 0) return [`ok       ${name}  ${files} files, ${sizeOf(bytes)}${gap}`];
  const more = damaged.length > shownMax ? ` and ${damaged.length - shownMax} more` : '';
  return [`damaged  ${name}  ${damaged.slice(0, shownMax).join(', ')}${more}`];
}

async function check(desk: Desk, named: string | undefined): Promise<Outcome> {
  const folder = backupFolderOf(desk.env(), named);
  const { bases, segments, lastSegmentAt } = await checkBackups(folder);
  const archive =
    lastSegmentAt === null
      ? 'No log is archived here.'
      : `${segments} segments of the log, the last of ${lastSegmentAt.toISOString()}.`;
  return {
    lines: [...bases.flatMap(linesOf), ...(bases.length === 0 ? [`${folder} holds no backup.`] : []), archive],
    data: { bases, segments, lastSegmentAt },
    isFailed: bases.length === 0 || bases.some(({ damaged }) => damaged.length > 0) || bases.at(-1)?.hasGap === true,
  };
}

export const addBackupCommands: AddCommands = (program, act) => {
  const backup = program
    .command('backup')
    .description('copy database, uploads and papers while the server runs')
    .argument('[folder]', 'where to; BACKUP_DIR when left out')
    .option('--keep <count>', 'how many backups stay', countOf, keepDefault)
    .action(act(backUp));
  backup
    .command('check')
    .description('read every backup again, and look whether the log has no gap')
    .argument('[folder]', 'where they lie; BACKUP_DIR when left out')
    .action(act(check));
};
