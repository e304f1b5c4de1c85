import { placesIn } from './db/backup/places.ts';
import { ensureDatabase } from './db/databases.ts';
import { startPostgres } from './db/embedded/start.ts';
import { migrate } from './db/migrate.ts';
import { isConnectionLost } from './platform/database/db-client.ts';
import { keepLimits } from './platform/database/statement-limits.ts';
import type { Env } from './platform/env.ts';
import { messageOf, textOf } from './platform/http/errors.ts';
import { StartError } from './platform/start-error.ts';

export interface Database {
  url: string;
  /** Past the pooler, where `url` is one of a pooler: for what belongs to one connection. */
  directUrl: string;
  stop(): Promise<void>;
}

const refusedLogin = /^(28|3D000)/;

/** A database of DATABASE_URL that does not answer as a sentence for whoever runs the server; any other failure as it is. */
export function explainUnreachable(error: unknown): unknown {
  const isRefused = refusedLogin.test(textOf(error, 'code') ?? '');
  if (error instanceof StartError || !(isRefused || isConnectionLost(error))) return error;
  const sentence = `The database of DATABASE_URL cannot be used (${messageOf(error)}): check the address and that the server runs.`;
  return new StartError(sentence, { cause: error });
}

/** The database of the settings as it stands, the one of DATABASE_URL, else our own PostgreSQL in the data folder. */
export async function reachDatabase(
  env: Pick<Env, 'DATABASE_URL' | 'DATABASE_DIRECT_URL' | 'DATA_DIR' | 'BACKUP_DIR'>,
  log: (line: string) => void,
): Promise<Database> {
  if (env.DATABASE_URL) {
    const { DATABASE_URL: url, DATABASE_DIRECT_URL: directUrl = url } = env;
    return { url, directUrl, stop: async () => undefined };
  }
  const archiveTo = env.BACKUP_DIR && placesIn(env.BACKUP_DIR).wal;
  const server = await startPostgres({ dataDir: env.DATA_DIR, archiveTo, log });
  try {
    const url = await ensureDatabase(server.url, 'tawa');
    return { url, directUrl: url, stop: () => server.stop() };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

/** Brings the database of the settings up to this release; answers the files that were missing. */
export async function migrateDatabase(
  env: Pick<Env, 'DATABASE_URL'>,
  { url, directUrl }: Pick<Database, 'url' | 'directUrl'>,
  log: (line: string) => void,
): Promise<string[]> {
  const bringUp = async () => {
    const missing = await migrate({ url: directUrl, log });
    if (directUrl !== url) await keepLimits(directUrl);
    return missing;
  };
  return bringUp().catch((error: unknown) => {
    throw env.DATABASE_URL ? explainUnreachable(error) : error;
  });
}

/** The migrated database of the settings. */
export async function openDatabase(
  env: Pick<Env, 'DATABASE_URL' | 'DATABASE_DIRECT_URL' | 'DATA_DIR' | 'BACKUP_DIR'>,
  log: (line: string) => void,
): Promise<Database> {
  const database = await reachDatabase(env, log);
  try {
    await migrateDatabase(env, database, log);
    return database;
  } catch (error) {
    await database.stop();
    throw error;
  }
}
