import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { runMigrations } from 'graphile-worker';
import pg from 'pg';
import {
  applyMigration,
  inTransaction,
  markApplied,
  usualPatience,
  type Patience,
} from './migrating/apply-migration.ts';
import { baselineLast, decideOrigin, earlierLast } from './baseline.ts';
import { MigrationError, readMigrations, type Migration, type ReleaseBefore } from './migrating/migration-files.ts';

export { MigrationError };

interface Options {
  url: string;
  /** The folder of numbered `.sql` files; beside this file in the source, beside the bundle in production. */
  folder?: string;
  log?: (line: string) => void;
  patience?: Patience;
}

interface Applied {
  name: string;
  checksum: string;
  release_before: ReleaseBefore;
}

const lockKey = 7_461_776_101;
const lookAgainMs = 250;

/** Files of a newer release: this one goes on where each of them says so. */
function refuseNewer(newer: readonly Applied[]): void {
  const stopping = newer.find((row) => row.release_before === 'stops');
  if (!stopping) return;
  throw new MigrationError(
    `The database has ${stopping.name} applied, on which this release cannot run; the file is missing here. Start the release that has it, or a newer one`,
  );
}

function refuseContradictions(applied: readonly Applied[], files: readonly Migration[]): void {
  const last = files.at(-1)?.name ?? '';
  for (const [index, { name, checksum }] of applied.filter((row) => row.name <= last).entries()) {
    const file = files.find((candidate) => candidate.name === name);
    if (!file) throw new MigrationError(`The database has ${name} applied, but the file is missing`);
    if (![file.checksum, file.formerChecksum].includes(checksum))
      throw new MigrationError(`${name} was changed after it had been applied`);
    if (files[index]?.name !== name)
      throw new MigrationError(`${files[index]?.name} comes before ${name}, which is already applied`);
  }
  refuseNewer(applied.filter((row) => row.name > last));
}

async function readApplied(client: pg.Client): Promise<Applied[]> {
  // A database that the release before has begun has no such column yet.
  const { rows } = await client.query(
    `select name, checksum, coalesce(to_jsonb(m) ->> 'release_before', 'stops') as release_before from schema_migrations m order by name`,
  );
  return rows;
}

/** Writes the baseline into the history of a database that the files before it made. */
const adoptBaseline = (client: pg.Client, files: Migration[]): Promise<void> =>
  inTransaction(client, async () => {
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

/** A numbered file that a database lacks, and what it means for processes of the release before. */
export type Missing = Pick<Migration, 'name' | 'releaseBefore'>;

interface Work {
  files: Migration[];
  log: (line: string) => void;
  patience: Patience;
}

const listLacking = (files: readonly Migration[], applied: readonly Applied[]): Migration[] => {
  const known = new Set(applied.map(({ name }) => name));
  return files.filter(({ name }) => !known.has(name));
};

async function applyMissing(client: pg.Client, { files, log, patience }: Work): Promise<string[]> {
  await client.query(`create table if not exists schema_migrations (
    name text primary key, checksum text not null, applied_on timestamptz not null default now())`);
  await client.query(`alter table schema_migrations add column if not exists release_before text not null default 'stops'
    check (release_before in ('runs', 'stops'))`);
  await bringToBaseline(client, files, log);
  const applied = await readApplied(client);
  refuseContradictions(applied, files);
  const newest = applied.at(-1)?.name ?? '';
  if (newest > (files.at(-1)?.name ?? '')) log(`the database is of a newer release, up to ${newest}`);
  const missing = listLacking(files, applied);
  for (const migration of missing) {
    await applyMigration(client, migration, patience);
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

/** What the database lacks, without changing anything; throws MigrationError where both contradict each other. */
export async function listMissing({ url, folder = besideBundle }: Pick<Options, 'url' | 'folder'>): Promise<Missing[]> {
  const files = await readMigrations(folder);
  const client = await connect(url);
  try {
    const { rows } = await client.query("select to_regclass('schema_migrations') is not null as is_there");
    const applied = rows[0]?.is_there ? await readApplied(client) : [];
    const origin = decideOrigin(applied);
    if (origin === 'unfinished') throw unfinished(applied);
    if (origin === 'earlier') return files.filter(({ name }) => name > baselineLast);
    refuseContradictions(applied, files);
    return listLacking(files, applied);
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

/** Others look again and again: whoever waited inside a statement would be waited for by an index that is built concurrently. */
async function takeTurn(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as is_ours', [lockKey]);
    if (rows[0]?.is_ours) return;
    await sleep(lookAgainMs);
  }
}

/** Brings the database up to the newest numbered file, each the way that it names; a second process waits for the first. */
export async function migrate(options: Options): Promise<string[]> {
  const { url, folder = besideBundle, log = () => {}, patience = usualPatience } = options;
  const files = await readMigrations(folder);
  const client = await connect(url);
  try {
    // Whoever is logged in may have the limits of calls (keepLimits).
    await client.query('set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0');
    await takeTurn(client);
    const names = await applyMissing(client, { files, log, patience });
    await migrateJobs(url);
    return names;
  } finally {
    await client.end();
  }
}
