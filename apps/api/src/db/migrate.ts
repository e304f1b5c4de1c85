import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runMigrations } from 'graphile-worker';
import pg from 'pg';
import { StartError } from '../platform/start-error.ts';

interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

interface Options {
  url: string;
  /** The folder of numbered `.sql` files; beside this file in the source, beside the bundle in production. */
  folder?: string;
  log?: (line: string) => void;
}

/** The database and the numbered files contradict each other; nothing was changed. */
export class MigrationError extends StartError {}

const fileName = /^\d{4}_[a-z0-9_]+\.sql$/;
const lockKey = 7_461_776_101;

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const wrong = names.find((name) => !fileName.test(name));
  if (wrong) throw new MigrationError(`${wrong} is not named like 0001_name.sql`);
  const numbers = names.map((name) => name.slice(0, 4));
  const twice = numbers.find((number, index) => numbers.indexOf(number) !== index);
  if (twice) throw new MigrationError(`Two migrations carry the number ${twice}`);
  return Promise.all(
    names.map(async (name) => {
      const sql = (await readFile(join(folder, name), 'utf8')).replaceAll('\r\n', '\n');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

function refuseContradictions(applied: { name: string; checksum: string }[], files: Migration[]): void {
  for (const [index, { name, checksum }] of applied.entries()) {
    const file = files.find((candidate) => candidate.name === name);
    if (!file) throw new MigrationError(`The database has ${name} applied, but the file is missing`);
    if (file.checksum !== checksum) throw new MigrationError(`${name} was changed after it had been applied`);
    if (files[index]?.name !== name)
      throw new MigrationError(`${files[index]?.name} comes before ${name}, which is already applied`);
  }
}

async function apply(client: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(sql);
    await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new MigrationError(`${name}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

async function applyMissing(client: pg.Client, files: Migration[], log: (line: string) => void): Promise<string[]> {
  await client.query(`create table if not exists schema_migrations (
    name text primary key, checksum text not null, applied_on timestamptz not null default now())`);
  const applied = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations order by name',
  );
  refuseContradictions(applied.rows, files);
  const missing = files.slice(applied.rows.length);
  for (const migration of missing) {
    await apply(client, migration);
    log(`applied ${migration.name}`);
  }
  return missing.map(({ name }) => name);
}

async function migrateJobs(url: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: 1, connectionTimeoutMillis: 5000 });
  // The library takes its own listener away before its connection is closed, and a server that ends then would end us.
  pool.on('error', () => {});
  pool.on('connect', (connected) => connected.on('error', () => {}));
  try {
    await runMigrations({ pgPool: pool });
  } finally {
    await pool.end();
  }
}

/** Brings the database up to the newest numbered file, one transaction each; a second process waits for the first. */
export async function migrate({
  url,
  folder = join(import.meta.dirname, 'migrations'),
  log = () => {},
}: Options): Promise<string[]> {
  const files = await readMigrations(folder);
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    const names = await applyMissing(client, files, log);
    await migrateJobs(url);
    return names;
  } finally {
    await client.end();
  }
}
