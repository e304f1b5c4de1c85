import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { z } from 'zod/mini';
import { StartError } from '../../platform/start-error.ts';
import { withDatabase } from '../databases.ts';
import { handOver, type Account } from '../embedded/account.ts';
import { archiveInto, fetchFrom } from '../embedded/log-archive.ts';
import { findBinaries } from '../embedded/binaries.ts';
import { superuser } from '../embedded/cluster.ts';
import { pathsIn } from '../embedded/paths.ts';
import { isAlive, waitUntil } from '../embedded/processes.ts';
import { sendSignal, shutDown } from '../embedded/server.ts';
import { startOrAdopt } from '../embedded/start-or-adopt.ts';

interface Input {
  /** Where the cluster lies that is brought forward, as the data folder of a server of its own. */
  dataDir: string;
  /** The data folder whose copies of PostgreSQL's programs are used. */
  programsIn: string;
  account: Account;
  wal: string;
  /** As far as the log goes when it is left out. */
  to: Date | undefined;
  timeline: number | undefined;
  /** Whether what comes after the restore is archived where the log came from. */
  isArchiving: boolean;
  note(line: string): void;
}

export interface Recovered {
  /** When the last transaction that is in it was committed; null where the log had none behind the backup. */
  lastCommitAt: Date | null;
  /** The rows of every table. */
  rows: Record<string, number>;
}

const pollMs = 50;
const endsWithinMs = 5_000;
const saysEveryMs = 10_000;
/** A server is ready to be asked only when it has read the log that was written during the backup. */
const readyWithinMs = 3_600_000;
const endedEarly = /recovery ended before configured recovery target was reached/;

function explain(words: string, to: Date | undefined): StartError {
  if (endedEarly.test(words))
    return new StartError(
      `The log that was archived ends before ${to?.toISOString() ?? 'it'}: choose an earlier moment, or latest.`,
    );
  const fatal = words.split('\n').findLast((line) => /FATAL|damaged|PANIC/.test(line));
  return new StartError(`PostgreSQL could not bring the backup forward: ${fatal ?? words}`);
}

const inRecovery = z.object({ is: z.boolean() });
const moment = z.object({ at: z.nullable(z.date()) });
const table = z.object({ name: z.string() });
const counted = z.object({ rows: z.number() });

async function isInRecovery(client: pg.Client): Promise<boolean> {
  return z.parse(inRecovery, (await client.query('select pg_is_in_recovery() as "is"')).rows[0]).is;
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on('error', () => {});
  await client.connect();
  return client;
}

/** Waits until the server has left recovery, and answers of when the last transaction is. */
async function waitForEnd(url: string, note: (line: string) => void): Promise<Date | null> {
  const client = await connect(url);
  const lastCommit = async () =>
    z.parse(moment, (await client.query('select pg_last_xact_replay_timestamp() as at')).rows[0]).at;
  try {
    for (let saidAt = Date.now(); await isInRecovery(client); await sleep(pollMs)) {
      if (Date.now() - saidAt < saysEveryMs) continue;
      saidAt = Date.now();
      note(`It has come to ${(await lastCommit())?.toISOString() ?? 'the end of the backup'}.`);
    }
    return await lastCommit();
  } finally {
    await client.end();
  }
}

/** The rows of every table of a database, by exact counts. */
export async function countRows(url: string): Promise<Record<string, number>> {
  const client = await connect(url);
  try {
    const listed = await client.query(
      `select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables order by 1`,
    );
    const counts = new Map<string, number>();
    for (const { name } of z.parse(z.array(table), listed.rows)) {
      const { rows } = await client.query(`select count(*)::float8 as rows from ${name}`);
      counts.set(name, z.parse(counted, rows[0]).rows);
    }
    return Object.fromEntries(counts);
  } finally {
    await client.end();
  }
}

// PostgreSQL reads this setting before it knows the names of zones, and Z is one.
const writtenTime = (moment: Date) => moment.toISOString().replace('T', ' ').replace('Z', '+00');

/** Starts a server on a laid-out backup, waits until it has come to the moment, and stops it; throws StartError. */
export async function recover({ dataDir, programsIn, account, wal, to, ...rest }: Input): Promise<Recovered> {
  const paths = pathsIn(dataDir);
  const signal = join(paths.cluster, 'recovery.signal');
  await writeFile(signal, '', { mode: 0o600 });
  handOver(signal, account);
  const native = findBinaries(pathsIn(programsIn), account);
  const settings = {
    ...fetchFrom(wal, paths, account),
    ...(rest.isArchiving ? archiveInto(wal, paths, account) : {}),
    ...(to ? { recovery_target_time: writtenTime(to), recovery_target_action: 'promote' } : {}),
    recovery_target_timeline: String(rest.timeline ?? 'latest'),
    hot_standby: 'on',
  };
  const words = () => readFileSync(paths.log, 'utf8');
  const plan = { paths, account, native, port: undefined, settings, readyWithinMs };
  const server = await startOrAdopt(plan).catch((error: unknown) => {
    throw error instanceof StartError ? explain(words(), to) : error;
  });
  const end = () => sendSignal(server.pid, 'SIGQUIT', native);
  process.once('exit', end);
  try {
    const password = readFileSync(paths.password, 'utf8').trim();
    const url = `postgres://${superuser}:${password}@127.0.0.1:${server.port}/postgres`;
    const lastCommitAt = await waitForEnd(url, rest.note).catch(async (error: unknown) => {
      // PostgreSQL ends by itself where the moment was not reached, and its connections before it.
      throw (await waitUntil(() => !isAlive(server.pid), endsWithinMs)) ? explain(words(), to) : error;
    });
    return { lastCommitAt, rows: await countRows(withDatabase(url, 'tawa')) };
  } finally {
    process.off('exit', end);
    await shutDown(server.pid, native);
  }
}
