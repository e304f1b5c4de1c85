import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seedDemo } from '@tawa/demo/world/demo';
import pg from 'pg';
import { cloneDatabase, runOnServer } from '../db/databases.ts';
import { systemClock } from '../platform/clock.ts';
import { createDb, createPool } from '#platform/database/db.ts';
import { createLocalStore } from '#platform/files/file-store.ts';
import { createLog } from '../platform/log.ts';
import { cheapPasswords } from './passwords.ts';
import { templateName } from './template.ts';

const demoTemplateName = 'tawa_demo_template';
const unfinishedName = 'tawa_demo_unfinished';
/** Of orders: filling ninety takes longer than most files. */
const days = 2;

/** The name of a database with the demo world and two days of its orders, which the first file that asks fills for all. */
export async function ensureDemoTemplate(serverUrl: string): Promise<string> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    // Held until the connection ends: the files of the other worker wait for the one that fills.
    await client.query(`select pg_advisory_lock(hashtext($1))`, [demoTemplateName]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [demoTemplateName]);
    if (rowCount === 0) await fillTemplate(serverUrl);
    return demoTemplateName;
  } finally {
    await client.end();
  }
}

async function fillTemplate(serverUrl: string): Promise<void> {
  await runOnServer(serverUrl, `drop database if exists ${unfinishedName}`);
  const url = await cloneDatabase(serverUrl, templateName, unfinishedName);
  const log = createLog('fatal');
  const pool = createPool({ url, log, max: 2, isPatient: true });
  // A copy of the database has the rows of scans; their files belong to no test.
  const folder = await mkdtemp(join(tmpdir(), 'tawa-demo-files-'));
  try {
    const deps = { db: createDb(pool, log), passwords: cheapPasswords, clock: systemClock };
    await seedDemo({ ...deps, fileStore: createLocalStore(folder) }, undefined, days);
  } finally {
    await pool.end();
    await rm(folder, { recursive: true });
  }
  await runOnServer(serverUrl, `alter database ${unfinishedName} rename to ${demoTemplateName}`);
}
