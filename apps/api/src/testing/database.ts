import { randomBytes } from 'node:crypto';
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
    drop: () => dropDatabase(serverUrl, name),
  };
}
