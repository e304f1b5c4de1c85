import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { cloneDatabase, dropDatabase } from '../db/databases.ts';
import { ensureDemoTemplate } from './demo-template.ts';
import { templateName } from './template.ts';

declare module 'vitest' {
  interface ProvidedContext {
    serverUrl: string;
    /** Of the pgbouncer that every app of this run goes through; 0 without TEST_POOLER. */
    poolerPort: number;
  }
}

export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

/** A migrated database of one's own, in about a tenth of a second: empty, or with the demo world. */
export async function createTestDatabase({ isDemo = false } = {}): Promise<TestDatabase> {
  const serverUrl = inject('serverUrl');
  const template = isDemo ? await ensureDemoTemplate(serverUrl) : templateName;
  const name = `test_${randomBytes(6).toString('hex')}`;
  return {
    url: await cloneDatabase(serverUrl, template, name),
    async drop() {
      const deadlocks = await countDeadlocks(serverUrl, name);
      await dropDatabase(serverUrl, name);
      // Each was ended after a second and begun again, so no answer shows it; the log of the test server names the statements.
      if (deadlocks > 0)
        throw new Error(`${deadlocks} deadlocks: transactions lock the same rows in different orders.`);
    },
  };
}

/** How often PostgreSQL ended one of two transactions that waited for each other in a database. */
export async function countDeadlocks(serverUrl: string, name: string): Promise<number> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ deadlocks: string }>(
      'select deadlocks from pg_stat_database where datname = $1',
      [name],
    );
    return Number(rows[0]?.deadlocks ?? 0);
  } finally {
    await client.end();
  }
}
