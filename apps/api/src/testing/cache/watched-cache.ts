import { AsyncLocalStorage } from 'node:async_hooks';
import { CompiledQuery } from 'kysely';
import { buildApp } from '../../app.ts';
import { createDeps } from '../../deps.ts';
import type { MadeAnswer } from '../../platform/cache/cache.ts';
import type { Moment } from '../../platform/cache/topics.ts';
import type { Clock } from '../../platform/clock.ts';
import { parseEnv } from '../../platform/env.ts';
import { createLog } from '../../platform/log.ts';
import { createCaller, type TestCaller } from '../caller.ts';

/** How often an answer was asked for, and how often somebody waited for the database until it was made, or was refused, and why. */
export interface Tally {
  asked: number;
  /** Made at once of rows that are kept, without the database. */
  joined: number;
  waited: number;
  /** Nobody had asked for it since the process began. */
  first: number;
  /** A part that it shows had changed. */
  changed: number;
  /** It had become too old. */
  aged: number;
  /** It was true, and no longer kept. */
  letGo: number;
}

/** A clock that stands still until it is told the time (ms). */
export interface SteppedClock extends Clock {
  step(to: number): void;
}

function createSteppedClock(): SteppedClock {
  let at = Date.now();
  return { now: () => new Date(at), step: (to) => void (at = to) };
}

type Reason = 'first' | 'changed' | 'aged' | 'letGo';

/** A process whose clock the caller moves, and whose kept answers are counted by the call that they answer. */
export interface WatchedCache {
  guest: TestCaller;
  clock: SteppedClock;
  /** Changes something in a transaction of this process. */
  change(sql: string, values: unknown[]): Promise<void>;
  /** By method and path; whoever reads them begins anew. */
  take(): Map<string, Tally>;
  close(): Promise<void>;
}

type Life = Pick<MadeAnswer, 'topics' | 'maxAgeMs' | 'renewMs'> & { since: Moment };

const pathOf = (key: string): string => key.split(' ').slice(0, 2).join(' ');

const emptyTally = (): Tally => ({ asked: 0, joined: 0, waited: 0, first: 0, changed: 0, aged: 0, letGo: 0 });

/** Opens one over a migrated database. */
export async function openWatchedCache(databaseUrl: string, settings: Record<string, string>): Promise<WatchedCache> {
  const base = { RATE_LIMIT_FACTOR: '1000000', LATENESS_MAX_MS: '60000', LOG_LEVEL: 'error' };
  const env = parseEnv({ ...base, ...settings, DATABASE_URL: databaseUrl });
  const clock = createSteppedClock();
  const deps = createDeps({ env, log: createLog('error'), url: databaseUrl, clock });
  await Promise.all([deps.listener.start(), deps.keys.load()]);
  const { cache } = deps;
  const making = new AsyncLocalStorage<{ isAsking: boolean }>();
  const connect = deps.pools.calls.connect.bind(deps.pools.calls);
  deps.pools.calls.connect = () => {
    const current = making.getStore();
    if (current) current.isAsking = true;
    return connect();
  };
  let tallies = new Map<string, Tally>();
  const lives = new Map<string, Life>();
  const reasonOf = (key: string): Reason => {
    const life = lives.get(key);
    if (!life) return 'first';
    if (!cache.holds(life.topics, life.since, Infinity)) return 'changed';
    return cache.holds(life.topics, life.since, life.maxAgeMs + (life.renewMs ?? 0)) ? 'letGo' : 'aged';
  };
  const get = cache.get.bind(cache);
  cache.get = async (key, make, admit) => {
    const tally = tallies.get(pathOf(key)) ?? emptyTally();
    tallies.set(pathOf(key), tally);
    const reason = reasonOf(key);
    let outcome: 'found' | 'joined' | 'waited' = 'found';
    const noted = async () => {
      const since = cache.moment();
      const asking = { isAsking: false };
      const made = await making.run(asking, make);
      lives.set(key, { ...made, since });
      outcome = asking.isAsking ? 'waited' : 'joined';
      return made;
    };
    try {
      return await get(key, noted, admit);
    } catch (error) {
      outcome = 'waited';
      throw error;
    } finally {
      tally.asked += 1;
      if (outcome !== 'found') tally[outcome] += 1;
      if (outcome === 'waited') tally[reason] += 1;
    }
  };
  const app = await buildApp(deps);
  await app.ready();
  return {
    clock,
    guest: createCaller((request) => app.inject(request)),
    async change(sql, values) {
      await deps.db.executeQuery(CompiledQuery.raw(sql, values));
    },
    take() {
      const taken = tallies;
      tallies = new Map();
      return taken;
    },
    async close() {
      deps.hub.close();
      await app.close();
      await deps.close();
    },
  };
}
