import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runMigrations } from 'graphile-worker';
import pg from 'pg';
import { StartError } from '../platform/start-error.ts';
import { baselineLast, decideOrigin, earlierLast } from './baseline.ts';

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

async function inTransaction(client: pg.Client, name: string, work: () => Promise<void>): Promise<void> {
  await client.query('begin');
  try {
    await work();
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new MigrationError(`${name}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

async function markApplied(client: pg.Client, { name, checksum }: Migration): Promise<void> {
  await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum]);
}

const apply = (client: pg.Client, migration: Migration): Promise<void> =>
  inTransaction(client, migration.name, async () => {
    await client.query(migration.sql);
    await markApplied(client, migration);
  });

async function readApplied(client: pg.Client): Promise<{ name: string; checksum: string }[]> {
  return (await client.query('select name, checksum from schema_migrations order by name')).rows;
}

/** Writes the baseline into the history of a database that the files before it made. */
const adoptBaseline = (client: pg.Client, files: Migration[]): Promise<void> =>
  inTransaction(client, baselineLast, async () => {
    await client.query('delete from schema_migrations');
    for (const file of files) if (file.name <= baselineLast) await markApplied(client, file);
  });

const unfinished = (applied: { name: string }[]) =>
  new MigrationError(
    `The database was made by an earlier version and stands at ${applied.at(-1)?.name}. ` +
      `Start the last version that has ${earlierLast} on it once, or begin with an empty database.`,
  );

async function bringToBaseline(client: pg.Client, files: Migration[], log: (line: string) => void): Promise<void> {
  const applied = await readApplied(client);
  const origin = decideOrigin(applied);
  if (origin === 'unfinished') throw unfinished(applied);
  if (origin === 'today') return;
  await adoptBaseline(client, files);
  log(`took the database of ${earlierLast} over as one of ${baselineLast}`);
}

async function applyMissing(client: pg.Client, files: Migration[], log: (line: string) => void): Promise<string[]> {
  await client.query(`create table if not exists schema_migrations (
    name text primary key, checksum text not null, applied_on timestamptz not null default now())`);
  await bringToBaseline(client, files, log);
  const applied = await readApplied(client);
  refuseContradictions(applied, files);
  const missing = files.slice(applied.length);
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

const besideBundle = join(import.meta.dirname, 'migrations');

/** The extensions that the numbered files ask for. */
export async function listExtensions(folder = besideBundle): Promise<string[]> {
  const files = await readMigrations(folder);
  return files.flatMap(({ sql }) =>
    [...sql.matchAll(/^create extension if not exists (\w+)/gm)].map(([, name = '']) => name),
  );
}

/** The numbered files that the database lacks; nothing is changed. Throws MigrationError where both contradict each other. */
export async function listMissing({ url, folder = besideBundle }: Omit<Options, 'log'>): Promise<string[]> {
  const files = await readMigrations(folder);
  const client = await connect(url);
  try {
    const { rows } = await client.query("select to_regclass('schema_migrations') is not null as is_there");
    const applied = rows[0]?.is_there ? await readApplied(client) : [];
    const origin = decideOrigin(applied);
    if (origin === 'unfinished') throw unfinished(applied);
    if (origin === 'earlier') return files.map(({ name }) => name).filter((name) => name > baselineLast);
    refuseContradictions(applied, files);
    return files.slice(applied.length).map(({ name }) => name);
  } finally {
    await client.end();
  }
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on('error', () => {});
  await client.connect();
  return client;
}

/** Brings the database up to the newest numbered file, one transaction each; a second process waits for the first. */
export async function migrate({ url, folder = besideBundle, log = () => {} }: Options): Promise<string[]> {
  const files = await readMigrations(folder);
  const client = await connect(url);
  try {
    // Whoever is logged in may have the limits of calls (keepLimits).
    await client.query('set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    const names = await applyMissing(client, files, log);
    await migrateJobs(url);
    return names;
  } finally {
    await client.end();
  }
}
