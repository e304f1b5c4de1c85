import { createDb, createPool, type Db } from './database/db.ts';
import { openReplicas, type Replicas } from './database/open-replicas.ts';
import type { Env } from './env.ts';
import { createLog, type Log } from './log.ts';
import { Tally } from './metrics/tally.ts';
import { createOutgoing, type Outgoing } from './outgoing.ts';
import { traceOutgoing } from './tracing/trace-outgoing.ts';
import { noTracing, type Tracing } from './tracing/tracing.ts';

interface Givens {
  env: Pick<Env, 'DATABASE_POOL' | 'DATABASE_READ_URL' | 'ACCESS_LOG'>;
  log: Log;
  /** The address of the database, and the same past a pooler. */
  url: string;
  directUrl: string;
  tracing: Tracing | undefined;
}

/** Connections for what visitors wait for, for work that waits, and for the live line; the last two go past a pooler. */
function createPools({ env, log, url, directUrl }: Givens) {
  return {
    calls: createPool({ url, log, max: env.DATABASE_POOL, isPooled: directUrl !== url }),
    jobs: createPool({ url: directUrl, log, max: 4 }),
    live: createPool({ url: directUrl, log, max: 1 }),
  };
}

/** The ways out of a process, to its database and to providers, and by what it is watched on them. */
export interface Watching {
  /** The pools of connections of this process. */
  pools: ReturnType<typeof createPools>;
  /** Where readings go that need not burden the primary. */
  replicas: Replicas;
  outgoing: Outgoing;
  /** What this process counts for `/metrics`. */
  tally: Tally;
  /** Says where time goes, where the settings name a collector. */
  tracing: Tracing;
  /** Where each answer has a line; null without ACCESS_LOG. */
  accessLog: Pick<Log, 'info'> | null;
  /** For the figures of `/metrics`: not behind the calls, which may be what is wrong. */
  watchDb: Db;
}

export function createWatching({ tracing = noTracing, ...given }: Givens): Watching {
  const { env, log, url, directUrl } = given;
  const pools = createPools({ tracing, ...given });
  const tally = new Tally();
  return {
    pools,
    replicas: openReplicas({ env, log, url, isPooled: directUrl !== url }),
    tally,
    tracing,
    outgoing: traceOutgoing(createOutgoing(log, tally.called), tracing),
    accessLog: env.ACCESS_LOG ? createLog('info') : null,
    watchDb: createDb(pools.jobs, log),
  };
}
