import pg from 'pg';
import { messageOf } from '#platform/http/errors.ts';
import { ok, warn, type Check } from './check.ts';

const lateMb = 16;
const primaryEnd = "select (pg_current_wal_flush_lsn() - '0/0')::float8 as place";
const replicaEnd = "select pg_is_in_recovery() as follows, (pg_last_wal_replay_lsn() - '0/0')::float8 as place";

async function askOnce<T extends pg.QueryResultRow>(url: string, sql: string): Promise<T | undefined> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3000, query_timeout: 3000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return (await client.query<T>(sql)).rows[0];
  } finally {
    await client.end();
  }
}

/** What a replica at a place (bytes) of the log means where the primary stands at another. */
export function judgeReplica(where: string, { follows, behind }: { follows: boolean; behind: number }): Check {
  if (!follows)
    return warn(
      'replica',
      `The database at ${where} of DATABASE_READ_URL is no replica.`,
      'Name servers that follow the one of DATABASE_URL: a server of its own has other data.',
    );
  const mb = Math.max(0, behind) / 1_000_000;
  const says = `The replica at ${where} follows, ${mb.toFixed(1)} MB behind.`;
  if (mb < lateMb) return ok('replica', says);
  return warn('replica', says, 'Until it has caught up the primary answers for it: look at its disk and its network.');
}

async function checkReplica(url: string, end: number): Promise<Check> {
  const where = URL.canParse(url) ? new URL(url).host : 'an address that is none';
  try {
    const row = await askOnce<{ follows: boolean; place: number | null }>(url, replicaEnd);
    return judgeReplica(where, { follows: row?.follows === true, behind: end - (row?.place ?? 0) });
  } catch (error) {
    return warn(
      'replica',
      `The replica at ${where} does not answer (${messageOf(error)}).`,
      'The primary answers for it meanwhile.',
    );
  }
}

/** Whether the replicas follow the database that is written to. */
export async function checkReplicas(urls: readonly string[], primaryUrl: string): Promise<Check[]> {
  if (urls.length === 0) return [];
  const row = await askOnce<{ place: number }>(primaryUrl, primaryEnd);
  return Promise.all(urls.map((url) => checkReplica(url, row?.place ?? 0)));
}
