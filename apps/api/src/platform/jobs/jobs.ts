import { setTimeout as sleep } from 'node:timers/promises';
import { Logger, parseCronItems, run, runOnce, type CronItem, type Runner } from 'graphile-worker';
import type pg from 'pg';
import { z } from 'zod/mini';
import { createDrains, type Drain } from './drains.ts';
import { messageOf } from '../http/errors.ts';
import type { Log } from '../log.ts';
import { noTracing, traceAlone, type Tracing } from '../tracing/tracing.ts';
import type { Task } from './tasks.ts';

/** Does the queued work of `addJob` and the work of the clock, in this process. */
export interface Jobs {
  handle<P>(task: Task<P>, work: (payload: P) => Promise<void>): void;
  /** Runs at the minutes of a crontab pattern, once over all processes. */
  every(pattern: string, name: string, work: () => Promise<void>): void;
  /** For what happens so often that a job for each would cost more than its work. */
  drain(drain: Drain): void;
  /** Begins with everything, or (`isOwnOnly`) with what waits in this process's memory alone. */
  start(options?: { isOwnOnly: boolean }): Promise<void>;
  /** Lets running work finish, for 3 seconds at most. */
  stop(): Promise<void>;
  /** Does all work that is due now and returns; for tests and one-off commands. */
  runDue(): Promise<void>;
}

const concurrency = 2;
const pauseMs = 1000;
const stopWithinMs = 3000;

// A process that was killed leaves its work locked, and the queue itself would wait for hours. No work takes minutes, and
// all of it may be done twice.
const freeLeftWork = `select graphile_worker.force_unlock_workers(array(
  select distinct locked_by from graphile_worker.jobs where locked_at < now() - interval '5 minutes'))`;

function workerLogger(log: Log): Logger {
  const levels: Readonly<Record<string, 'error' | 'warn'>> = { error: 'error', warning: 'warn' };
  return new Logger(() => (level, message) => log[levels[level] ?? 'debug']({ from: 'jobs' }, message));
}

interface Parts {
  pool: pg.Pool;
  log: Log;
  tracing?: Tracing;
}

export function createJobs({ pool, log, tracing = noTracing }: Parts): Jobs {
  const tasks = new Map<string, (payload: unknown) => Promise<void>>();
  const cron: CronItem[] = [];
  const drains = createDrains(log);
  const stopping = new AbortController();
  // Batched, for otherwise nobody would hear of a finished job that could not be marked as such.
  const preset = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } };
  const shared = { pgPool: pool, preset, logger: workerLogger(log), noHandleSignals: true };
  const known = () => ({ ...shared, taskList: Object.fromEntries(tasks) });
  let runner: Runner | undefined;

  const add = (name: string, work: (payload: unknown) => Promise<void>) => {
    if (tasks.has(name)) throw new Error(`The task ${name} has two functions.`);
    tasks.set(name, (payload) => traceAlone(tracing, `job ${name}`, () => work(payload)));
  };
  const every: Jobs['every'] = (pattern, name, work) => {
    add(name, work);
    cron.push({ task: name, match: pattern, options: { backfillPeriod: 0, maxAttempts: 1 } });
  };
  every('* * * * *', 'jobs.free-left-work', async () => void (await pool.query(freeLeftWork)));
  const begin = () => run({ ...known(), parsedCronItems: parseCronItems(cron), concurrency });

  /** The queue ends when the database was lost at a bad moment; then it begins again. */
  const keepRunning = async () => {
    while (!stopping.signal.aborted) {
      await runner?.promise.catch((error: unknown) => log.error({ reason: messageOf(error) }, 'the queue stopped'));
      await sleep(pauseMs, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
      if (!stopping.signal.aborted) runner = await begin().catch(() => undefined);
    }
  };

  return {
    handle: (task, work) => add(task.name, (payload) => work(z.parse(task.payload, payload))),
    every,
    drain: drains.add,
    async start({ isOwnOnly } = { isOwnOnly: false }) {
      drains.start({ isOwnOnly });
      if (isOwnOnly) return;
      runner = await begin();
      void keepRunning();
    },
    async stop() {
      stopping.abort();
      // After a lost database it would first wait for its own next try, up to a minute.
      const ended = Promise.all([runner?.stop().catch(() => undefined), drains.stop()]);
      await Promise.race([ended, sleep(stopWithinMs, undefined, { ref: false })]);
    },
    async runDue() {
      do await runOnce(known());
      while ((await drains.runDue()) > 0);
    },
  };
}
