import type { Env } from '../env.ts';
import type { Log } from '../log.ts';
import { createPool } from './db.ts';
import { Replicas } from './replicas.ts';

export type { Replicas };

interface Parts {
  env: Pick<Env, 'DATABASE_READ_URL' | 'DATABASE_POOL'>;
  log: Log;
  /** Of the primary, through the pooler where there is one. */
  url: string;
  isPooled: boolean;
}

/** The replicas of the settings, each with a pool as large as the primary's, and a connection that asks the primary how far it is. */
export function openReplicas({ env, log, url, isPooled }: Parts): Replicas {
  const pools = env.DATABASE_READ_URL.map((replica) =>
    createPool({ url: replica, log, max: env.DATABASE_POOL, isReplica: true, isPooled }),
  );
  return new Replicas({ pools, primary: createPool({ url, log, max: 1, isPooled }), log });
}
