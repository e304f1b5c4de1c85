import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { messageOf, textOf } from '../http/errors.ts';
import type { Log } from '../log.ts';
import { isConnectionLost } from './db-client.ts';

/** A place in the log of a PostgreSQL server, in bytes. */
type Place = number;

// A server that is no replica, as where a proxy has none to lead to, has all that it has.
const placeSql = `select (case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_flush_lsn() end - '0/0')::float8 as place`;
const waitMaxMs = 50;
const lookEveryMs = 5;
const restMs = 1000;
const silentMs = 250;
/** It would write, or reads what no log carries. */
const onlyThere = new Set(['25006', '0A000']);
/** It was cancelled for what the primary did, or came while the server starts. */
const notNow = new Set(['40001', '57P03']);

async function readPlace(pool: Pool): Promise<Place> {
  const { rows } = await pool.query<{ place: number }>(placeSql);
  const place = rows[0]?.place;
  if (typeof place !== 'number') throw new Error('a database did not say where its log ends');
  return place;
}

/** One asking for all who came before it began. */
function coalesced<T>(ask: () => Promise<T>): () => Promise<T> {
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<T> | undefined;
  return () => {
    next ??= running.then(() => {
      const asked = ask();
      next = undefined;
      running = asked.catch(() => undefined);
      return asked;
    });
    return next;
  };
}

async function inTime<T>(asked: Promise<T>): Promise<T> {
  const late = new AbortController();
  const silent = sleep(silentMs, undefined, { signal: late.signal }).then(() => {
    throw new Error('it does not answer');
  });
  try {
    return await Promise.race([asked, silent]);
  } finally {
    late.abort();
    silent.catch(() => {});
    asked.catch(() => {});
  }
}

class Replica {
  readonly pool: Pool;
  readonly #look: () => Promise<Place>;
  #place: Place = -1;
  #restsUntil = 0;

  constructor(pool: Pool) {
    this.pool = pool;
    this.#look = coalesced(() => inTime(readPlace(pool)));
  }

  get rests(): boolean {
    return performance.now() < this.#restsUntil;
  }

  rest(): void {
    this.#place = -1;
    this.#restsUntil = performance.now() + restMs;
  }

  /** Whether everything up to a place is here now, or within moments. */
  async has(needed: Place): Promise<boolean> {
    for (const end = performance.now() + waitMaxMs; this.#place < needed;) {
      this.#place = await this.#look();
      if (this.#place >= needed) break;
      if (performance.now() >= end) return false;
      await sleep(lookEveryMs);
    }
    return true;
  }
}

const chosen = new AsyncLocalStorage<{ of: Replicas; pool: Pool }>();

/** Runs on the primary what would otherwise read where its caller reads: a kept value must not be older than its making. */
export const onPrimary = <T>(work: () => T): T => chosen.exit(work);

interface Parts {
  /** One pool for each replica. */
  pools: readonly Pool[];
  /** Asked for the end of its log alone. */
  primary: Pool;
  log: Log;
}

/**
 * Lets readings run on replicas without ever reading less than the primary had when they began: its end of the log is asked
 * for first, and a replica that does not get there within 50 ms, or fails, leaves the reading to the primary.
 */
export class Replicas {
  readonly #replicas: readonly Replica[];
  readonly #endOfLog: () => Promise<Place>;
  readonly #pools: readonly Pool[];
  readonly #log: Log;
  readonly #counts = { replica: 0, primary: 0 };
  #turn = 0;

  constructor({ pools, primary, log }: Parts) {
    this.#replicas = pools.map((pool) => new Replica(pool));
    this.#endOfLog = coalesced(() => readPlace(primary));
    this.#pools = pools.length > 0 ? [...pools, primary] : [];
    this.#log = log;
  }

  /** Where readings were answered since the start. */
  get counts(): Readonly<{ replica: number; primary: number }> {
    return this.#counts;
  }

  /** The pool that the running reading was given; nothing outside of one. */
  current(): Pool | undefined {
    const reading = chosen.getStore();
    return reading?.of === this ? reading.pool : undefined;
  }

  /** Runs a reading where it is cheapest; it is run again on the primary where a replica failed it. */
  async read<T>(work: () => Promise<T>): Promise<T> {
    if (this.#replicas.length === 0) return work();
    const replica = await this.#choose();
    if (replica) {
      try {
        const found = await chosen.run({ of: this, pool: replica.pool }, work);
        this.#counts.replica += 1;
        return found;
      } catch (error) {
        const code = textOf(error, 'code') ?? '';
        const isFaulty = notNow.has(code) || (!onlyThere.has(code) && isConnectionLost(error));
        if (isFaulty) this.#leave(replica, error);
        else if (!onlyThere.has(code)) throw error;
      }
    }
    this.#counts.primary += 1;
    return onPrimary(work);
  }

  async close(): Promise<void> {
    await Promise.all(this.#pools.map((pool) => pool.end()));
  }

  #leave(replica: Replica, error: unknown): void {
    replica.rest();
    this.#log.warn({ reason: messageOf(error) }, 'a replica is left alone for a moment');
  }

  /** The next in turn that has everything; nothing where none has. */
  async #choose(): Promise<Replica | undefined> {
    const awake = this.#replicas.filter(({ rests }) => !rests);
    if (awake.length === 0) return undefined;
    const needed = await this.#endOfLog();
    this.#turn += 1;
    for (const step of awake.keys()) {
      const replica = awake[(this.#turn + step) % awake.length];
      if (replica && (await this.#isUsable(replica, needed))) return replica;
    }
    return undefined;
  }

  async #isUsable(replica: Replica, needed: Place): Promise<boolean> {
    try {
      if (await replica.has(needed)) return true;
      this.#leave(replica, new Error('it is behind'));
    } catch (error) {
      this.#leave(replica, error);
    }
    return false;
  }
}
