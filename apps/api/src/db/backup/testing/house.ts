import fs from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod/mini';
import { runTawa } from '#cli/testing/run.ts';
import { ensureDatabase } from '../../databases.ts';
import { buildChild, newFolder, runChild } from '../../embedded/testing/apps.ts';
import { migrate } from '../../migrate.ts';
import { placesIn } from '../places.ts';

/** Without the tables that PostgreSQL empties after a crash, because nothing of them is in its log. */
export const lasting = ({
  'public.rate_limits': _calls,
  'public.rider_places': _places,
  ...rows
}: Record<string, number>) => rows;

const restored = z.object({ rows: z.record(z.string(), z.number()), aside: z.nullable(z.string()) });

/** What a restore said to a machine; throws when it failed. */
export function restoredBy(run: { json(): unknown }): { rows: Record<string, number>; aside: string } {
  const { rows, aside } = restored.parse(run.json());
  return { rows: lasting(rows), aside: aside ?? '' };
}

/** A server in a process of its own that archives into a folder beside its data, and the command line for both. */
export async function openHouse() {
  const folder = newFolder();
  const dataDir = join(folder, 'data');
  const backups = join(folder, 'backups');
  const settings = { DATA_DIR: dataDir, BACKUP_DIR: backups, NODE_ENV: 'test' };
  const child = await runChild(await buildChild(folder), dataDir, {}, placesIn(backups).wal);
  const url = await ensureDatabase(String(child.answer.url), 'tawa');
  await migrate({ url });
  return {
    folder,
    dataDir,
    backups,
    settings,
    child,
    url,
    tawa: (...args: string[]) => runTawa(args, settings),
    async close() {
      await child.end('SIGKILL');
      fs.rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}
