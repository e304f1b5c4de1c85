import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import pg from 'pg';
import { z } from 'zod/mini';
import { pathsIn } from '../embedded/paths.ts';
import { StartError } from '../../platform/start-error.ts';
import { copyFile, copyTree, digestOf, makeFolder, syncFolder, type Earlier } from './copy.ts';
import { listBases, writeManifest, type Base, type KeptFile, type Manifest } from './manifest.ts';
import { clusterOf, isOfRest, listNames, nameOf, placesIn, restOf } from './places.ts';
import { prune, type Pruned } from './prune.ts';
import { segmentOf } from './segments.ts';

interface Input {
  /** The address of the server whose data lies in the data folder. */
  url: string;
  dataDir: string;
  folder: string;
  /** How many backups of everything stay. */
  keep: number;
  note(line: string): void;
}

export interface Made extends Pruned {
  base: Base;
  /** Whether the server archives its log, without which a restore ends with the backup. */
  isArchiving: boolean;
}

const lockKey = 7_461_776_103;
const control = 'global/pg_control';

// What PostgreSQL's page "Making a Base Backup Using the Low Level API" leaves out: the log, which comes at the end, and what
// a starting server makes anew.
const emptied = /^(pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\//;
const leftOut =
  /^(postmaster\.(pid|opts)|current_logfiles|backup_label(\.old)?|tablespace_map(\.old)?|backup_manifest)$|(^|\/)(pgsql_tmp[^/]*|pg_internal\.init[^/]*)$/;
const isLeftOut = (path: string) => emptied.test(path) || leftOut.test(path) || path === control;

const identity = z.object({ system: z.string(), postgres: z.string(), segmentBytes: z.int(), archiving: z.string() });
const begun = z.object({ startedAt: z.date() });
const ended = z.object({ label: z.string(), tablespaces: z.string(), lastWal: z.string(), endedAt: z.date() });
const locked = z.object({ isOurs: z.boolean() });

async function ask<T>(client: pg.Client, schema: z.ZodMiniType<T>, sql: string, values: unknown[] = []): Promise<T> {
  return z.parse(schema, (await client.query(sql, values)).rows[0]);
}

const identify = (client: pg.Client) =>
  ask(
    client,
    identity,
    `select (select system_identifier::text from pg_control_system()) as system,
      current_setting('server_version') as postgres, current_setting('archive_mode') as archiving,
      pg_size_bytes(current_setting('wal_segment_size'))::int as "segmentBytes"`,
  );

/** The files of a cluster that runs, and what PostgreSQL says of the copy at its end. */
async function copyCluster(client: pg.Client, cluster: string, target: string, label: string) {
  // The log from now on stays until it was copied, also where nothing archives it.
  await client.query(`select pg_create_physical_replication_slot($1, true, true)`, [`tawa_backup_${process.pid}`]);
  const { startedAt } = await ask(
    client,
    begun,
    'select clock_timestamp() as "startedAt" from pg_backup_start($1, fast => true)',
    [label],
  );
  const files = await copyTree(cluster, target, { isSkipped: isLeftOut });
  const last = await copyFile(join(cluster, control), join(target, control));
  if (last) files.push({ path: control, ...last });
  const stopped = await ask(
    client,
    ended,
    `select labelfile as label, coalesce(spcmapfile, '') as tablespaces, pg_walfile_name(lsn) as "lastWal",
      clock_timestamp() as "endedAt" from pg_backup_stop(wait_for_archive => false)`,
  );
  return { files, startedAt, ...stopped };
}

/** The segments of the log between the ends of a backup, which it needs to be whole by itself. */
async function copySegments(
  from: string,
  to: string,
  { firstWal, lastWal, segmentBytes }: Manifest,
): Promise<KeptFile[]> {
  const place = (name: string) => segmentOf(name, segmentBytes)?.place ?? Number.NaN;
  const [first, last] = [place(firstWal), place(lastWal)];
  const names = (await listNames(from)).filter((name) => place(name) >= first && place(name) <= last);
  if (names.length !== last - first + 1)
    throw new StartError('Segments of the log were gone before they had been copied: make the backup again.');
  const files: KeptFile[] = [];
  for (const name of names) {
    const copied = await copyFile(join(from, name), join(to, name));
    if (copied) files.push({ path: posix.join('pg_wal', name), ...copied });
  }
  return files;
}

const below = (folder: string, files: readonly KeptFile[]): KeptFile[] =>
  files.map((file) => ({ ...file, path: posix.join(folder, file.path) }));

async function writeLabel(cluster: string, label: string): Promise<KeptFile> {
  const path = join(cluster, 'backup_label');
  await writeFile(path, label, { flag: 'wx', mode: 0o600 });
  return { path: 'backup_label', ...(await digestOf(path)) };
}

const restPrefix = 'files/';

function earlierOf(base: Base | undefined): Earlier | undefined {
  if (!base) return undefined;
  const rest = base.manifest.files.filter(({ path }) => path.startsWith(restPrefix));
  const named = rest.map((file) => ({ ...file, path: file.path.slice(restPrefix.length) }));
  return { folder: restOf(base.folder), files: new Map(named.map((file) => [file.path, file])) };
}

/** Uploads, private papers and the keys of the server; what an earlier backup has already is linked. */
async function copyRest(dataDir: string, folder: string, last: Base | undefined): Promise<KeptFile[]> {
  const isSkipped = (path: string) => !isOfRest(path.split('/')[0] ?? '') || path.endsWith('.part');
  return copyTree(dataDir, restOf(folder), { isSkipped, earlier: earlierOf(last), keepsTimes: true });
}

async function fill(
  client: pg.Client,
  { dataDir, note }: Input,
  folder: string,
  last: Base | undefined,
): Promise<Manifest> {
  const { system, postgres, segmentBytes } = await identify(client);
  const source = pathsIn(dataDir).cluster;
  const target = clusterOf(folder);
  note('Copying the database while it runs.');
  const { label, tablespaces, files, ...moments } = await copyCluster(client, source, target, `tawa ${folder}`);
  if (tablespaces.trim() !== '')
    throw new StartError('The database has tablespaces outside of its folder, which this backup does not take along.');
  const [, firstWal = ''] = /^START WAL LOCATION: .*\(file ([0-9A-F]{24})\)/m.exec(label) ?? [];
  const sketch: Manifest = { format: 1, system, postgres, segmentBytes, firstWal, ...moments, files: [] };
  for (const name of ['pg_wal', 'pg_wal/archive_status']) await makeFolder(join(target, name));
  const segments = await copySegments(join(source, 'pg_wal'), join(target, 'pg_wal'), sketch);
  const cluster = [...files, ...segments, await writeLabel(target, label)];
  note('Copying uploads and papers.');
  const rest = await copyRest(dataDir, folder, last);
  return { ...sketch, files: [...below('cluster', cluster), ...below('files', rest)] };
}

async function makeBase(client: pg.Client, input: Input): Promise<Base> {
  const bases = await listBases(input.folder);
  const { system } = await identify(client);
  if (bases.some(({ manifest }) => manifest.system !== system))
    throw new StartError(`${input.folder} holds backups of another database: choose another folder.`);
  const name = nameOf(new Date());
  const folder = join(placesIn(input.folder).base, name);
  await mkdir(placesIn(input.folder).base, { recursive: true, mode: 0o700 });
  await mkdir(folder, { mode: 0o700 });
  try {
    const manifest = await fill(client, input, folder, bases.at(-1));
    await syncFolder(folder);
    await writeManifest(folder, manifest);
    return { name, folder, manifest };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

/** Copies everything while the server runs, and takes away the backups that are too many. */
export async function makeBackup(input: Input): Promise<Made> {
  const client = new pg.Client({ connectionString: input.url, connectionTimeoutMillis: 5000 });
  client.on('error', () => {});
  await client.connect();
  try {
    const { isOurs } = await ask(client, locked, 'select pg_try_advisory_lock($1) as "isOurs"', [lockKey]);
    if (!isOurs) throw new StartError('Another backup of this database is being made.');
    const base = await makeBase(client, input);
    const { archiving } = await identify(client);
    return { base, isArchiving: archiving === 'on', ...(await prune(input.folder, input.keep)) };
  } finally {
    await client.end();
  }
}
