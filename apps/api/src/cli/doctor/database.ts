import pg from 'pg';
import { listExtensions, listMissing, MigrationError } from '#db/migrate.ts';
import { messageOf } from '#platform/http/errors.ts';
import { fail, ok, warn, type Check } from './check.ts';

const versionMin = 150_000;
const clockWarnS = 1;
const clockFailS = 30;
const overdueWarnS = 300;
/** Of one process beside DATABASE_POOL: the jobs', the live line's and the one that listens. */
const besidePool = 6;

type Ask = <T>(sql: string) => Promise<T | undefined>;

async function checkVersion(ask: Ask): Promise<Check> {
  const row = await ask<{ number: number; version: string }>(
    "select current_setting('server_version_num')::int as number, current_setting('server_version') as version",
  );
  const says = `PostgreSQL ${row?.version ?? 'of an unknown version'} answers.`;
  if ((row?.number ?? 0) >= versionMin) return ok('database', says);
  return fail('database', says, 'Tawa needs PostgreSQL 15 or newer.');
}

async function checkSchema(url: string): Promise<Check> {
  try {
    const missing = await listMissing({ url });
    if (missing.length === 0) return ok('schema', 'The database is that of this release.');
    return warn(
      'schema',
      `The database lacks ${missing.length === 1 ? 'a migration' : `${missing.length} migrations`} of this release, ${missing[0]?.name} first.`,
      'Run tawa migrate, or start the server, which does the same.',
    );
  } catch (error) {
    if (!(error instanceof MigrationError)) throw error;
    return fail('schema', `${error.message}.`, 'Run the release that the database belongs to, or a newer one.');
  }
}

async function checkExtensions(ask: Ask): Promise<Check> {
  const names = await listExtensions();
  const listed = names.map((name) => `'${name}'`).join(', ');
  const row = await ask<{ names: string[] }>(
    `select coalesce(array_agg(name::text), '{}') as names from pg_available_extensions where name in (${listed})`,
  );
  const missing = names.filter((name) => !row?.names.includes(name));
  if (missing.length === 0) return ok('extensions', 'All extensions are there.');
  return fail(
    'extensions',
    `The database server has no ${missing.join(', ')}.`,
    'Install its package of contributed extensions (postgresql-contrib).',
  );
}

/** What a difference between two clocks means, in seconds. */
export function judgeClock(seconds: number): Check {
  const apart = Math.abs(seconds);
  const says = `The clock of this machine and the database's are ${apart.toFixed(1)} s apart.`;
  if (apart < clockWarnS) return ok('clock', says);
  const advice = 'Let both machines take their time from NTP.';
  return apart < clockFailS ? warn('clock', says, advice) : fail('clock', says, advice);
}

async function checkClock(ask: Ask): Promise<Check> {
  const before = Date.now();
  const row = await ask<{ ms: number }>('select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms');
  const middle = (before + Date.now()) / 2;
  return judgeClock(((row?.ms ?? middle) - middle) / 1000);
}

async function checkJobs(ask: Ask): Promise<Check[]> {
  const row = await ask<{ late_s: number; late: number; lost: number }>(
    `select coalesce(extract(epoch from now() - min(run_at) filter (where is_late)), 0)::float8 as late_s,
      (count(*) filter (where is_late))::int as late, (count(*) filter (where attempts >= max_attempts and locked_at is null))::int as lost
    from (select *, run_at < now() and locked_at is null and attempts < max_attempts as is_late from graphile_worker.jobs) j`,
  );
  const { late_s = 0, late = 0, lost = 0 } = row ?? {};
  const minutes = Math.round(late_s / 60);
  return [
    late_s < overdueWarnS
      ? ok('jobs', 'No work of the queue is overdue.')
      : warn(
          'jobs',
          `${late} jobs wait, the first for ${minutes} minutes.`,
          'See that a server runs, and what its log says.',
        ),
    ...(lost > 0
      ? [warn('jobs', `${lost} jobs failed for good.`, 'Their last_error is in graphile_worker.jobs.')]
      : []),
  ];
}

/** Whether the processes of a pool of this size find their connections on the server. */
export function judgeConnections(most: number, pool: number): Check {
  const each = pool + besidePool;
  const says = `The database takes ${most} connections, and a process with DATABASE_POOL=${pool} uses up to ${each}: there is room for ${Math.floor(most / each)}.`;
  if (each <= most) return ok('connections', says);
  return fail('connections', says, 'Lower DATABASE_POOL or raise max_connections.');
}

async function checkConnections(ask: Ask, pool: number): Promise<Check> {
  const row = await ask<{ most: number }>(
    `select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as most`,
  );
  return judgeConnections(row?.most ?? 0, pool);
}

export interface Found {
  checks: Check[];
  /** The names of the keys that the office has sealed. */
  keysOfOffice: ReadonlySet<string>;
  answers: boolean;
}

async function examine(client: pg.Client, url: string, pool: number): Promise<Found> {
  const ask = async <T>(sql: string): Promise<T | undefined> => (await client.query(sql)).rows[0];
  const has = async (table: string) =>
    (await ask<{ is_there: boolean }>(`select to_regclass('${table}') is not null as is_there`))?.is_there === true;
  const checks = [
    await checkVersion(ask),
    await checkExtensions(ask),
    await checkSchema(url),
    await checkClock(ask),
    await checkConnections(ask, pool),
    ...((await has('graphile_worker.jobs')) ? await checkJobs(ask) : []),
  ];
  const { rows } = (await has('provider_keys')) ? await client.query('select name from provider_keys') : { rows: [] };
  return { checks, keysOfOffice: new Set(rows.map(({ name }) => String(name))), answers: true };
}

/** What a database says of itself; a failed check where it does not answer. */
export async function checkDatabase(url: string, pool: number): Promise<Found> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000, query_timeout: 10_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return await examine(client, url, pool);
  } catch (error) {
    const advice = 'See that the server runs, and that DATABASE_URL names its address, user, password and database.';
    return {
      checks: [fail('database', `The database does not answer (${messageOf(error)}).`, advice)],
      keysOfOffice: new Set(),
      answers: false,
    };
  } finally {
    await client.end();
  }
}
