import { Logger, parseCronItems, run, runOnce, type CronItem, type Runner, type TaskList } from 'graphile-worker';
import type pg from 'pg';
import { z } from 'zod/mini';
import { messageOf } from './errors.ts';
import type { Log } from './log.ts';
import type { Task } from './tasks.ts';

/** Does the queued work of `addJob` and the work of the clock, in this process. */
export interface Jobs {
  handle<P>(task: Task<P>, work: (payload: P) => Promise<void>): void;
  /** Runs at the minutes of a crontab pattern, once over all processes. */
  every(pattern: string, name: string, work: () => Promise<void>): void;
  start(): Promise<void>;
  /** Lets running work finish. */
  stop(): Promise<void>;
  /** Does all work that is due now and returns; for tests and one-off commands. */
  runDue(): Promise<void>;
}

const concurrency = 2;

function workerLogger(log: Log): Logger {
  const levels: Readonly<Record<string, 'error' | 'warn'>> = { error: 'error', warning: 'warn' };
  return new Logger(() => (level, message) => log[levels[level] ?? 'debug']({ from: 'jobs' }, message));
}

export function createJobs({ pool, log }: { pool: pg.Pool; log: Log }): Jobs {
  const taskList: TaskList = {};
  const cron: CronItem[] = [];
  const logger = workerLogger(log);
  let runner: Runner | undefined;

  const add = (name: string, work: (payload: unknown) => Promise<void>) => {
    if (taskList[name]) throw new Error(`The task ${name} has two functions.`);
    taskList[name] = work;
  };

  return {
    handle: (task, work) => add(task.name, (payload) => work(z.parse(task.payload, payload))),
    every(pattern, name, work) {
      add(name, work);
      cron.push({ task: name, match: pattern, options: { backfillPeriod: 0, maxAttempts: 1 } });
    },
    async start() {
      const parsedCronItems = parseCronItems(cron);
      runner = await run({ pgPool: pool, taskList, parsedCronItems, concurrency, logger, noHandleSignals: true });
      runner.promise.catch((error: unknown) => log.error({ reason: messageOf(error) }, 'the queue stopped'));
    },
    async stop() {
      await runner?.stop();
      runner = undefined;
    },
    runDue: () => runOnce({ pgPool: pool, taskList, logger, noHandleSignals: true }),
  };
}
