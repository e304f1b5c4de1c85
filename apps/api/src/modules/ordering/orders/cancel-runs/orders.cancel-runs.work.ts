// Works runs off, order by order: each in a transaction of its own that holds the order's place in the run, cancels it as a
// single cancel does, and says so. Whoever is killed leaves the order waiting; whoever works beside takes another one.
import { formatPaise } from '@tawa/domain/common/money';
import { cancelTriesMax, leftOutReason } from '@tawa/domain/ordering/cancel-runs';
import type { Deps } from '../../../../deps.ts';
import type { Tx } from '#platform/database/db.ts';
import { messageOf } from '#platform/http/errors.ts';
import { transaction } from '#platform/database/transaction.ts';
import { notify } from '#modules/accounts/notifications/notifications.service.ts';
import { record } from '#modules/insight/audit/audit.service.ts';
import { giveCredit } from '#modules/money/ledger/ledger.service.ts';
import { foreseeRest } from '#modules/money/refunds/refunds.service.ts';
import { statusOf } from '../history/stored-words.ts';
import { moveLocked } from '../moves/transitions.ts';
import { refuseStale } from '../moves/who-did.ts';
import { lockOrder } from '../orders.store.ts';
import type { Mover } from '../placing/attempt.ts';
import * as store from './orders.cancel-runs.store.ts';

type WorkDeps = Pick<Deps, 'db' | 'clock' | 'log'>;

/** Cancels an order of a run if it is what was looked at; answers why not, in words. */
async function cancelOrder(tx: Tx, next: store.NextOrder, now: Date): Promise<string | null> {
  const { order_id, reason, note, goodwill } = next;
  const order = await lockOrder(tx, { order_id }, {});
  if (!order) return 'There is no such order.';
  const mover: Mover = { actor: 'admin', actor_id: next.started_by, scope: {} };
  if (order.version !== next.version) {
    const stale = await refuseStale(tx, order, mover);
    return stale.ok ? null : stale.refusal.message;
  }
  const standing = leftOutReason(statusOf(order.status));
  if (standing !== null) return standing;
  const amount = (await foreseeRest(tx, [order_id])).get(order_id)?.amount ?? 0;
  if (amount !== next.amount) return `${formatPaise(amount)} would go back of it now, which nobody has looked at.`;
  const step = { to: 'cancelled', reason, ...(note && { note }) } as const;
  const move = await moveLocked(tx, { order, mover, step, now, ...(goodwill > 0 && { goodwill }) });
  if (!move.ok) return move.refusal.message;
  if (goodwill > 0) {
    const restaurant_id = next.borne_by === 'restaurant' ? order.restaurant_id : null;
    const { user_id } = order;
    await giveCredit(tx, {
      user_id,
      restaurant_id,
      order_id,
      amount: goodwill,
      at: now,
      cause: `cancelled:${order_id}`,
    });
  }
  return null;
}

/** What became of a try: an order was worked off, none waits, or one failed and is tried again later. */
type Try = 'worked' | 'none' | 'failed';

async function tryNext(deps: WorkDeps): Promise<Try> {
  const { db, clock, log } = deps;
  let held: store.NextOrder | undefined;
  try {
    return await transaction(db, async (tx) => {
      held = await store.holdNext(tx);
      if (!held) return 'none';
      const now = clock.now();
      await store.endOrder(tx, held, await cancelOrder(tx, held, now), now);
      return 'worked';
    });
  } catch (error) {
    if (!held) throw error;
    const { order_id, cancel_run_id, tries } = held;
    log.error({ order_id, cancel_run_id, reason: messageOf(error) }, 'an order of a run could not be cancelled');
    if (tries + 1 < cancelTriesMax) await store.countTry(db, held);
    else await leaveOut({ db, clock }, held);
    return 'failed';
  }
}

const leaveOut = ({ db, clock }: Pick<WorkDeps, 'db' | 'clock'>, held: store.NextOrder) =>
  transaction(db, (tx) => store.endOrder(tx, held, 'It failed each time. Cancel it by itself.', clock.now()));

/** Ends what has nothing left to do: written down once, and told to whoever started it. */
async function endRuns({ db, clock }: WorkDeps): Promise<void> {
  for (const cancel_run_id of await store.listOver(db))
    await transaction(db, async (tx) => {
      const ended = await store.endRun(tx, cancel_run_id, clock.now());
      const [run] = ended ? await store.listRuns(tx, { id: cancel_run_id }) : [];
      if (!ended || !run) return;
      const { done, left, amount } = run;
      await record(tx, {
        actor_id: ended.started_by,
        action: 'cancel_run.end',
        subject_id: cancel_run_id,
        after: { cancelled: done, left_out: left, amount: formatPaise(amount) },
      });
      const facts = { cancel_run_id, done, left, amount };
      const key = `cancel_run:${cancel_run_id}`;
      await notify(tx, { to: { user_id: ended.started_by }, kind: 'office_cancel_run', facts, key });
    });
}

/** Works off so many orders of runs and answers how many; safe in several processes at once. */
export async function workRuns(deps: WorkDeps, share: number): Promise<number> {
  if (!(await store.hasOpen(deps.db))) return 0;
  let worked = 0;
  while (worked < share && (await tryNext(deps)) === 'worked') worked += 1;
  await endRuns(deps);
  return worked;
}

/** The work of runs, a share at a time. */
export function cancelRunJobs(deps: WorkDeps & Pick<Deps, 'jobs'>): void {
  deps.jobs.drain({ name: 'orders.cancel-runs', share: 20, take: (share) => workRuns(deps, share) });
}
