import { Kysely, PostgresDialect, type PostgresPool, type Transaction } from 'kysely';
import { Pool, types, type CustomTypesConfig } from 'pg';
import type { DB } from '#db/tables.ts';
import { AppError } from '../http/errors.ts';
import { guardClient, type Heard } from './db-client.ts';
import { hastyLimits, patientLimits, replicaLimits } from './statement-limits.ts';
import type { Log } from '../log.ts';
import { noTracing, type Tracing } from '../tracing/tracing.ts';
import { StatementNames } from './prepared.ts';
import type { Replicas } from './replicas.ts';

/** Any handle that can run a statement: the database itself or an open transaction. */
export type Db = Kysely<DB>;
/** A handle inside an open transaction. */
export type Tx = Transaction<DB>;

const int8 = 20;
const date = 1082;
const numeric = 1700;

function parseSafeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`The integer ${text} is too large to be exact.`);
  return value;
}

const parsers = new Map<number, (text: string) => unknown>([
  [int8, parseSafeInteger],
  [date, (text) => text],
  [numeric, Number],
]);

const typeParsers: CustomTypesConfig = {
  getTypeParser: (...[oid, format]: Parameters<CustomTypesConfig['getTypeParser']>) =>
    parsers.get(oid) ?? types.getTypeParser(oid, format),
};

export interface PoolOptions {
  url: string;
  log: Log;
  /** Connections at most. */
  max?: number;
  /** For work that nobody waits for in a browser, such as the first filling: ten minutes in place of seconds. */
  isPatient?: boolean;
  /** The address is one of a replica, for which the primary answers when it is silent. */
  isReplica?: boolean;
  /** The address is one of a pooler, which takes no limits from us: see `keepLimits`. */
  isPooled?: boolean;
}

/** Opens a pool whose statements, locks and idle transactions all end in time. */
export function createPool({ url, log, max = 12, isPatient, isReplica, isPooled = false }: PoolOptions): Pool {
  const { query_timeout, ...ofServer } = isPatient ? patientLimits : isReplica ? replicaLimits : hastyLimits;
  const pool = new Pool({
    connectionString: url,
    max,
    // In a crowd an order would rather wait than be sent away.
    connectionTimeoutMillis: isReplica ? 500 : 5000,
    idleTimeoutMillis: 30_000,
    query_timeout,
    // What is asked without waiting for an answer is sent at once; without it, only one after the other.
    pipeline: true,
    ...(!isPooled && ofServer),
    keepAlive: true,
    keepAliveInitialDelayMillis: 5000,
    application_name: 'tawa',
    types: typeParsers,
  });
  pool.on('error', (error) => log.warn({ reason: error.message }, 'an idle database connection was lost'));
  // An error event without a listener would end the process; who uses the client hears of the loss by its query.
  pool.on('connect', (client) =>
    client.on('error', (error) => log.debug({ reason: error.message }, 'a connection broke')),
  );
  return pool;
}

const waitingMax = 200;

interface DbOptions {
  /** Says how long each statement took. */
  tracing?: Pick<Tracing, 'part'>;
  /** Hears what the transactions of this handle wrote. */
  heard?: Partial<Heard>;
  /** Each transaction may get another connection of the server, so none keeps statements. */
  isPooled?: boolean;
  /** Which replica the running reading was given; none reads where everything is written. */
  replicas?: Pick<Replicas, 'current'>;
}

/** Lets requests wait in a bounded queue; one more is refused at once, which is kinder than a late failure for all. */
function boundedPool(
  primary: Pool,
  log: Log,
  { heard = {}, isPooled = false, replicas, tracing = noTracing }: DbOptions,
): PostgresPool {
  const names = isPooled ? null : new StatementNames();
  const { onEvents = () => {}, onTopics = () => {} } = heard;
  return {
    async connect() {
      const pool = replicas?.current() ?? primary;
      if (pool.waitingCount >= waitingMax)
        throw new AppError('unavailable', 'The server is very busy. Please try again in a moment.', { retryAfterS: 2 });
      return guardClient(await pool.connect(), { log, names, heard: { onEvents, onTopics }, tracing });
    },
    end: async () => {},
  };
}

/** The typed door to the database over a pool, which stays the caller's to close. */
export const createDb = (pool: Pool, log: Log, options: DbOptions = {}): Db =>
  new Kysely<DB>({ dialect: new PostgresDialect({ pool: boundedPool(pool, log, options) }) });
