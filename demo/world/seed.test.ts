import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPool } from '@tawa/api/platform/database/db';
import { startTestApp, type TestApp } from '@tawa/api/testing/app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const setting = async (isPatient: boolean, name: string) => {
  const pool = createPool({ url: app.databaseUrl, log: app.deps.log, max: 1, isPatient });
  try {
    return (await pool.query<{ setting: number }>('select setting::int from pg_settings where name = $1', [name]))
      .rows[0]?.setting;
  } finally {
    await pool.end();
  }
};

test.each(['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'])(
  'the first filling may take ten minutes where a request ends in seconds: %s',
  async (name) => {
    expect(await setting(true, name)).toBe(600_000);
    expect(await setting(false, name)).toBeLessThanOrEqual(10_000);
  },
);
