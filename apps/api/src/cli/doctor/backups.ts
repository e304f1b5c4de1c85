import pg from 'pg';
import { z } from 'zod/mini';
import { listBases } from '#db/backup/manifest.ts';
import type { Env } from '../../platform/env.ts';
import { StartError } from '../../platform/start-error.ts';
import { fail, ok, warn, type Check } from './check.ts';
import { checkBackupDisk } from './machine.ts';

const hourMs = 3_600_000;
const ageWarnH = 48;

const archiver = z.object({ mode: z.string(), isFailing: z.boolean(), segment: z.nullable(z.string()) });
export type Archiver = z.infer<typeof archiver>;

async function askArchiver(url: string): Promise<Archiver> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on('error', () => {});
  await client.connect();
  try {
    const { rows } = await client.query(`select current_setting('archive_mode') as mode, last_failed_wal as segment,
      coalesce(last_failed_time > coalesce(last_archived_time, '-infinity'), false) as "isFailing" from pg_stat_archiver`);
    return z.parse(archiver, rows[0]);
  } finally {
    await client.end();
  }
}

/** What the server says of its archiving. */
export function judgeArchiver({ mode, isFailing, segment }: Archiver): Check {
  if (mode !== 'on')
    return warn(
      'archive',
      'BACKUP_DIR is set, but the server that runs was started without it and archives nothing.',
      'Restart every process of the server.',
    );
  if (!isFailing) return ok('archive', 'The log is archived.');
  return fail(
    'archive',
    `The log cannot be archived since ${segment ?? 'a while'}, and stays in the data folder, which fills up.`,
    'See postgres/server.log in the data folder, and whether BACKUP_DIR can be written.',
  );
}

/** Whether the newest backup is young enough; `endedAt` is undefined where there is none. */
export function judgeAge(endedAt: Date | undefined, now: Date): Check {
  const advice = 'Run tawa backup every night: docs/backups.md.';
  if (!endedAt) return warn('backups', 'There is no backup in BACKUP_DIR.', advice);
  const hours = Math.floor((now.getTime() - endedAt.getTime()) / hourMs);
  const says = `The newest backup is ${hours} hours old.`;
  return hours < ageWarnH ? ok('backups', says) : warn('backups', says, advice);
}

async function checkAge(folder: string): Promise<Check> {
  try {
    return judgeAge((await listBases(folder)).at(-1)?.manifest.endedAt, new Date());
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    return fail('backups', error.message, 'Run tawa backup check.');
  }
}

/** Whether what is lost with the data folder would come back. */
export async function checkBackups(env: Env, url: string): Promise<Check[]> {
  const { DATABASE_URL, BACKUP_DIR, DATA_DIR, isProduction } = env;
  if (DATABASE_URL) return [ok('backups', 'The database is your own, and so are its backups: docs/backups.md.')];
  if (BACKUP_DIR !== undefined) {
    const disk = await checkBackupDisk(DATA_DIR, BACKUP_DIR);
    return [judgeArchiver(await askArchiver(url)), await checkAge(BACKUP_DIR), ...disk];
  }
  if (!isProduction) return [ok('backups', 'Nothing is backed up, as BACKUP_DIR is not set.')];
  const advice = 'Set BACKUP_DIR to a folder on another disk: docs/backups.md.';
  return [warn('backups', 'Nothing is backed up: what this disk holds is lost with it.', advice)];
}
