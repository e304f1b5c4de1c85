import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { ensureDatabase } from '../db/databases.ts';
import { startPostgres } from '../db/embedded/start.ts';
import { migrate } from '../db/migrate.ts';
import { startPgbouncer } from './pgbouncer.ts';
import { templateName } from './template.ts';

// Durability is worth nothing to a test and costs most of its time.
const careless = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '300' };

/**
 * One PostgreSQL for the whole run, with one migrated database that every test file copies; TEST_POOLER=1 puts pgbouncer before
 * it. TEST_SERVER_URL names another server, whose user may do everything, such as one of an older version.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'tawa-test-'));
  const { TEST_SERVER_URL: given } = process.env;
  const server = given
    ? { url: given, stop: async () => {} }
    : await startPostgres({ dataDir: folder, settings: careless });
  await migrate({ url: await ensureDatabase(server.url, templateName) });
  const pooler = process.env.TEST_POOLER === '1' ? await startPgbouncer(server.url) : undefined;
  project.provide('serverUrl', server.url);
  project.provide('poolerPort', pooler?.port ?? 0);
  return async () => {
    await pooler?.stop();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
