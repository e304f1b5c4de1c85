import { setTimeout as sleep } from 'node:timers/promises';
import { textOf } from '../http/errors.ts';
import type { Db, Tx } from './db.ts';
import { isStalePlan } from './prepared.ts';

const triesMax = 5;
const serialization = '40001';
const deadlock = '40P01';

const isRetryable = (error: unknown): boolean => {
  const code = textOf(error, 'code');
  return code === serialization || code === deadlock || isStalePlan(error);
};

/** Runs all of `work` in one transaction, and again (5 times at most, with jitter) after a deadlock or a serialization failure. */
export async function transaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (tries >= triesMax || !isRetryable(error)) throw error;
      await sleep(Math.random() * 20 * 2 ** tries);
    }
  }
}
