import { ensureDatabase } from './db/databases.ts';
import { startPostgres } from './db/embedded/start.ts';
import { migrate } from './db/migrate.ts';
import type { Env } from './platform/env.ts';

export interface Database {
  url: string;
  stop(): Promise<void>;
}

/** The migrated database: the one of DATABASE_URL, else our own PostgreSQL in the data folder. */
export async function openDatabase(
  env: Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>,
  log: (line: string) => void,
): Promise<Database> {
  if (env.DATABASE_URL) {
    await migrate({ url: env.DATABASE_URL, log });
    return { url: env.DATABASE_URL, stop: async () => undefined };
  }
  const server = await startPostgres({ dataDir: env.DATA_DIR, log });
  try {
    const url = await ensureDatabase(server.url, 'tawa');
    await migrate({ url, log });
    return { url, stop: () => server.stop() };
  } catch (error) {
    await server.stop();
    throw error;
  }
}
