import { sql, type RawBuilder } from 'kysely';
import { z } from 'zod/mini';
import type { Db } from '../database/db.ts';

/** A kind of work done later, with the shape of what it needs to know. */
export interface Task<P> {
  name: string;
  payload: z.ZodMiniType<P>;
}

/** Declares a kind of work; `jobs.handle` gives it its function. */
export const task = <P>(name: string, payload: z.ZodMiniType<P>): Task<P> => ({ name, payload });

interface When {
  /** Not before this moment. */
  runAt?: Date;
  /** A job with the same key that has not begun is replaced. */
  jobKey?: string;
  /** Jobs of one queue run one after the other. */
  queue?: string;
  triesMax?: number;
}

/** The call that puts work into the queue, for a statement of its cause. */
export function queueing<P>({ name, payload }: Task<P>, input: P, when: When = {}): RawBuilder<unknown> {
  const checked = JSON.stringify(z.parse(payload, input));
  return sql`(graphile_worker.add_job(${name}::text, ${checked}::json,
    queue_name := ${when.queue ?? null}::text, run_at := ${when.runAt?.toISOString() ?? null}::timestamptz,
    max_attempts := ${when.triesMax ?? null}::int, job_key := ${when.jobKey ?? null}::text)).id`;
}

/** Puts work into the queue in the same transaction as its cause. */
export async function addJob<P>(tx: Db, task: Task<P>, input: P, when: When = {}): Promise<void> {
  await sql`select ${queueing(task, input, when)}`.execute(tx);
}

/** Takes work with this key out of the queue unless it has begun. */
export async function removeJob(tx: Db, jobKey: string): Promise<void> {
  await sql`select graphile_worker.remove_job(${jobKey}::text)`.execute(tx);
}

/** Whether at least so many jobs of a queue wait. */
export async function isQueueFull(tx: Db, queue: string, most: number): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from (select from graphile_worker.jobs
    where queue_name = ${queue} and attempts < max_attempts limit ${most}) waiting`.execute(tx);
  return (rows[0]?.count ?? 0) >= most;
}
