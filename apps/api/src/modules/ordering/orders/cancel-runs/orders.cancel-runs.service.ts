// Owns runs: many orders that the office cancels together. A run is written as it was looked at and worked off by
// orders.cancel-runs.work.ts; the database refuses an order in two runs, whatever the code does.
import type { Received } from '@tawa/contract/common/endpoint';
import type { CancelRun, CancelRunOrder, startCancelRun as contract } from '@tawa/contract/ordering/orders.cancel-runs';
import { dayMs } from '@tawa/domain/common/durations';
import { formatPaise, toPaise, toRupees } from '@tawa/domain/common/money';
import { cancelCauses, cancelRunStates } from '@tawa/domain/ordering/cancel-runs';
import { reasonText } from '@tawa/domain/ordering/orders';
import type { Deps } from '../../../../deps.ts';
import type { Db } from '#platform/database/db.ts';
import { AppError } from '#platform/http/errors.ts';
import { transaction } from '#platform/database/transaction.ts';
import { record } from '#modules/insight/audit/audit.service.ts';
import { hasReason } from '../moves/reasons.ts';
import { hashOf, heldReason } from './orders.cancel-runs.preview.ts';
import * as store from './orders.cancel-runs.store.ts';

type Body = Received<typeof contract>['body'];
export type Started = { outcome: 'started'; isFirst: boolean; id: number } | { outcome: 'key-reused' };

const missing = 'Say why in your own words';

function refuseWrong({ orders, reason, note }: Body): void {
  if (!hasReason('admin', { reason, note }))
    throw new AppError('invalid', `${missing}.`, { fields: { note: missing } });
  if (new Set(orders.map(({ order_number }) => order_number)).size !== orders.length)
    throw new AppError('invalid', 'Name each order once.', { fields: { orders: 'Name each order once' } });
}

interface Request {
  actor_id: number;
  key: string;
  body: Body;
}

/** Begins to cancel what a preview showed, once for each key; throws `conflict` when it is not what the hash names. */
export function startRun(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { actor_id, key, body }: Request,
): Promise<Started> {
  refuseWrong(body);
  const { reason, note, borne_by } = body;
  const goodwill = toPaise(body.goodwill);
  const orders = body.orders.map(({ amount, ...order }) => ({ ...order, amount: toPaise(amount) }));
  const sha256 = hashOf({ orders, reason, note, borne_by, goodwill });
  if (sha256 !== body.sha256)
    throw new AppError('conflict', 'This is not what the preview showed. Look at it again, then cancel.');
  return transaction(db, async (tx) => {
    const now = clock.now();
    const run = { reason, note, goodwill, borne_by, sha256, started_by: actor_id, request_key: key, started_on: now };
    const added = await store.addRun(tx, run);
    if (!added) {
      const known = await store.getByKey(tx, actor_id, key);
      return known.sha256 === sha256
        ? { outcome: 'started', isFirst: false, id: known.cancel_run_id }
        : { outcome: 'key-reused' };
    }
    await store.addOrders(tx, added.cancel_run_id, orders, { reason: heldReason(), at: now });
    await record(tx, {
      actor_id,
      action: 'cancel_run.start',
      subject_id: added.cancel_run_id,
      reason: reasonText(reason, note),
      after: {
        orders: orders.length,
        amount: formatPaise(orders.reduce((all, { amount }) => all + amount, 0)),
        ...(goodwill > 0 && { goodwill: formatPaise(goodwill), borne_by }),
      },
    });
    return { outcome: 'started', isFirst: true, id: added.cancel_run_id };
  });
}

const runAnswer = ({ reason, borne_by, goodwill, amount, ...row }: store.RunRow): CancelRun => ({
  ...row,
  reason: cancelCauses.find((cause) => cause === reason) ?? 'OTHER',
  borne_by: borne_by === 'restaurant' ? 'restaurant' : 'platform',
  goodwill: toRupees(goodwill),
  amount: toRupees(amount),
  started_on: row.started_on.toISOString(),
  ended_on: row.ended_on?.toISOString() ?? null,
});

/** One run as far as it has come; throws `not_found`. */
export async function getRun(db: Db, id: number): Promise<CancelRun> {
  const [row] = await store.listRuns(db, { id });
  if (!row) throw new AppError('not_found', 'Run not found.');
  return runAnswer(row);
}

/** The runs that work now, and those that ended within a day. */
export const listRuns = async (db: Db, now: Date): Promise<CancelRun[]> =>
  (await store.listRuns(db, { endedAfter: new Date(now.getTime() - dayMs) })).map((row) => runAnswer(row));

/** The orders of a run, the oldest first. */
export const listRunOrders = async (db: Db, id: number): Promise<CancelRunOrder[]> =>
  (await store.listRunOrders(db, id)).map(({ state, amount, ...row }) => ({
    ...row,
    state: cancelRunStates.find((one) => one === state) ?? 'waiting',
    amount: toRupees(amount),
  }));
