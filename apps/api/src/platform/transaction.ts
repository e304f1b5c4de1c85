import { setTimeout as sleep } from 'node:timers/promises';
import { textOf } from './errors.ts';
import type { Db, Tx } from './db.ts';
import { isStalePlan } from './prepared.ts';

const triesMax = 5;
const serialization = '40001';
const deadlock = '40P01';

const isRetryable = (error: unknown): boolean => {
  const code = textOf(error, 'code');
  return code === serialization || code === deadlock || isStalePlan(error);
};

type Afterwards = (db: Db) => void;
const afterCommit = new WeakMap<Db, Afterwards[]>();

/** Runs `then` with the database once the transaction is committed; at once when the handle is no transaction of `transaction()`. */
export function onCommit(tx: Db, then: Afterwards): void {
  const waiting = afterCommit.get(tx);
  if (waiting) waiting.push(then);
  else then(tx);
}

async function attempt<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  const waiting: Afterwards[] = [];
  const result = await db.transaction().execute(async (tx) => {
    afterCommit.set(tx, waiting);
    return work(tx);
  });
  for (const then of waiting) then(db);
  return result;
}

/** Runs all of `work` in one transaction, and again (5 times at most, with jitter) after a deadlock or a serialization failure. */
export async function transaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await attempt(db, work);
    } catch (error) {
      if (tries >= triesMax || !isRetryable(error)) throw error;
      await sleep(Math.random() * 20 * 2 ** tries);
    }
  }
}
