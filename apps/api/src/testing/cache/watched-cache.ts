import { CompiledQuery } from 'kysely';
import { buildApp } from '../../app.ts';
import { createDeps } from '../../deps.ts';
import { parseEnv } from '../../platform/env.ts';
import { createLog } from '../../platform/log.ts';
import { createCaller, type TestCaller } from '../caller.ts';

/** How often an answer was asked for, and how often somebody waited until it was made, or was refused. */
export interface Tally {
  asked: number;
  waited: number;
}

/** A process with a real clock whose kept answers are counted by the call that they answer. */
export interface WatchedCache {
  guest: TestCaller;
  /** Changes something in a transaction of this process. */
  change(sql: string, values: unknown[]): Promise<void>;
  /** By method and path; whoever reads them begins anew. */
  take(): Map<string, Tally>;
  close(): Promise<void>;
}

const pathOf = (key: string): string => key.split(' ').slice(0, 2).join(' ');

/** Opens one over a migrated database. */
export async function openWatchedCache(databaseUrl: string, settings: Record<string, string>): Promise<WatchedCache> {
  const base = { RATE_LIMIT_FACTOR: '1000000', LATENESS_MAX_MS: '60000', LOG_LEVEL: 'error' };
  const env = parseEnv({ ...base, ...settings, DATABASE_URL: databaseUrl });
  const deps = createDeps({ env, log: createLog('error'), url: databaseUrl });
  await Promise.all([deps.listener.start(), deps.keys.load()]);
  let tallies = new Map<string, Tally>();
  const get = deps.cache.get.bind(deps.cache);
  deps.cache.get = async (key, make, admit) => {
    const tally = tallies.get(pathOf(key)) ?? { asked: 0, waited: 0 };
    tallies.set(pathOf(key), tally);
    let isThere = true;
    const noted = async () => {
      const made = await make();
      isThere = false;
      return made;
    };
    try {
      return await get(key, noted, admit);
    } catch (error) {
      isThere = false;
      throw error;
    } finally {
      tally.asked += 1;
      tally.waited += isThere ? 0 : 1;
    }
  };
  const app = await buildApp(deps);
  await app.ready();
  return {
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
