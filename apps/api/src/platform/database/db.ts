import { Kysely, PostgresDialect, type PostgresPool, type Transaction } from 'kysely';
import { escapeIdentifier, Pool, types, type ClientBase, type CustomTypesConfig } from 'pg';
import type { DB } from '#db/tables.ts';
import { AppError } from '../http/errors.ts';
import { guardClient } from './db-client.ts';
import type { Log } from '../log.ts';
import { StatementNames } from './prepared.ts';

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
  /** Hears of this channel what the pool's own connections announce, each before its commit is answered. */
  hearsOwn?: { channel: string; handle: (payload: string) => void };
  /** For work that nobody waits for in a browser, such as the first filling: ten minutes in place of seconds. */
  isPatient?: boolean;
}

const hastyLimits = {
  query_timeout: 7000,
  statement_timeout: 6000,
  lock_timeout: 4000,
  idle_in_transaction_session_timeout: 10_000,
};
const patientMs = 600_000;
const patientLimits = {
  query_timeout: patientMs,
  statement_timeout: patientMs,
  lock_timeout: patientMs,
  idle_in_transaction_session_timeout: patientMs,
};

/** Opens a pool whose statements, locks and idle transactions all end in time. */
export function createPool({ url, log, max = 12, hearsOwn, isPatient = false }: PoolOptions): Pool {
  const hooks = hearsOwn ? { onConnect: (client: ClientBase) => hearOwn(client, hearsOwn) } : {};
  const pool = new Pool({
    ...hooks,
    connectionString: url,
    max,
    // In a crowd an order would rather wait than be sent away.
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
    ...(isPatient ? patientLimits : hastyLimits),
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

// PostgreSQL sends a listener its own announcements before it says that the transaction is committed.
async function hearOwn(client: ClientBase, { channel, handle }: NonNullable<PoolOptions['hearsOwn']>): Promise<void> {
  client.on('notification', (notification) => {
    if (notification.channel === channel && notification.processId === Reflect.get(client, 'processID'))
      handle(notification.payload ?? '');
  });
  await client.query(`listen ${escapeIdentifier(channel)}`);
}

const waitingMax = 200;

/** Lets requests wait in a bounded queue; one more is refused at once, which is kinder than a late failure for all. */
function boundedPool(pool: Pool, log: Log, onEvents: () => void): PostgresPool {
  const names = new StatementNames();
  return {
    async connect() {
      if (pool.waitingCount >= waitingMax)
        throw new AppError('unavailable', 'The server is very busy. Please try again in a moment.', { retryAfterS: 2 });
      return guardClient(await pool.connect(), { log, names, onEvents });
    },
    end: async () => {},
  };
}

/** The typed door to the database over a pool, which stays the caller's to close; `onEvents` hears that live events were written. */
export const createDb = (pool: Pool, log: Log, onEvents: () => void = () => {}): Db =>
  new Kysely<DB>({ dialect: new PostgresDialect({ pool: boundedPool(pool, log, onEvents) }) });
