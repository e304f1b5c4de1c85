import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { getCancelRun, previewCancelRun, startCancelRun } from '@tawa/contract/ordering/orders.cancel-runs';
import { listAllOrders } from '@tawa/contract/ordering/orders.office';
import type { Account } from '../../apps/api/src/testing/shopper.ts';
import { answerOf, callerOf, type Street } from './street.ts';
import { type Ask, untilTrue } from './world.ts';

const pauseMs = 300;
const ordersOfRun = 4;
const terms = { reason: 'POWER_CUT', note: '', goodwill: 10, borne_by: 'platform' } as const;

/** The runs that somebody was told of, by the key of their press. */
type Runs = Map<string, number>;

/** Looks at some orders of the kitchen and presses once, with one key however often it must be sent. */
async function cancelSome(street: Street, admin: Account, runs: Runs): Promise<void> {
  const caller = callerOf(street, admin);
  const query = { live: '1', restaurant: 1 } as const;
  const listed = await answerOf(street, () => caller.call(listAllOrders, { query }));
  if (listed?.status !== 200) return;
  const order_numbers = listed.body.rows.slice(0, ordersOfRun).map(({ order_number }) => order_number);
  if (order_numbers.length === 0) return;
  const seen = await answerOf(street, () => caller.call(previewCancelRun, { body: { order_numbers, ...terms } }));
  if (seen?.status !== 200 || seen.body.orders.length === 0) return;
  const orders = seen.body.orders.map(({ order_number, version, amount }) => ({ order_number, version, amount }));
  const body = { sha256: seen.body.sha256, orders, ...terms };
  const key = randomUUID();
  for (;;) {
    const headers = { 'idempotency-key': key };
    const answer = await answerOf(street, () => caller.call(startCancelRun, { headers, body }));
    if (answer?.status === 200 || answer?.status === 201) runs.set(key, answer.body.cancel_run_id);
    if (answer) return;
    await sleep(pauseMs);
  }
}

/** The office, which cancels some of the kitchen's orders together now and then. */
export async function cancelTogether(street: Street, admin: Account): Promise<Runs> {
  const runs: Runs = new Map();
  while (!street.isOver()) {
    await cancelSome(street, admin, runs);
    await sleep(pauseMs);
  }
  return runs;
}

/** Waits until every run that somebody was told of has come to its end. */
export async function untilEnded(street: Street, admin: Account, runs: Runs): Promise<void> {
  const caller = callerOf(street, admin);
  for (const cancel_run_id of runs.values())
    await untilTrue(async () => {
      const found = await answerOf(street, () => caller.call(getCancelRun, { params: { cancel_run_id } }));
      return found?.status === 200 && found.body.run.ended_on !== null;
    });
}

/** Accuses whoever made two runs of one press or none, and answers how many orders the runs cancelled. */
export async function proveRuns(ask: Ask, runs: Runs, accuse: (what: string) => void): Promise<number> {
  const kept = await ask<{ key: string; id: number }>(
    'select request_key::text as key, cancel_run_id as id from cancel_runs where reason = $1',
    [terms.reason],
  );
  for (const { key, id } of kept)
    if (runs.get(key) !== id) accuse(`the run ${id} is not the one that the press ${key} was told of`);
  if (kept.length !== runs.size) accuse(`${runs.size} presses were answered, and ${kept.length} runs are there`);
  const [done] = await ask<{ count: number }>(
    `select count(*)::int as count from cancel_run_orders where state = 'done'`,
  );
  return done?.count ?? 0;
}
