// What the clock notices of open orders: late ones, wishes to cancel that nobody answered, questions that nobody answered.
import { cancelRequestMs } from '@tawa/domain/common/limits';
import { correctedPromise, hasSlipped, isLate } from '@tawa/domain/ordering/orders';
import type { Deps } from '../../../../deps.ts';
import type { Tx } from '#platform/database/db.ts';
import { messageOf } from '#platform/http/errors.ts';
import { addJob } from '#platform/jobs/tasks.ts';
import { publish } from '#platform/live/events.ts';
import { transaction } from '#platform/database/transaction.ts';
import { notify } from '#modules/accounts/notifications/notifications.service.ts';
import { flag } from './flag.ts';
import { liveEventsOf } from './live-events.ts';
import { lateNotice, stuckNotice } from './order-notices.ts';
import { settleIfUnanswered } from './orders.shortage.service.ts';
import { correctRoundOf } from './orders.tasks.ts';
import * as store from '../orders.store.ts';
import { fulfilmentOf, statusOf } from '../history/stored-words.ts';

type ServiceDeps = Pick<Deps, 'db' | 'clock'>;
type Order = store.OrderRow;

const before = (now: Date, ms: number) => new Date(now.getTime() - ms);

/**
 * A new clock time for an order whose promise has passed, on its open page at once; the customer is told when it is late, once.
 * Should the new time pass as well, the page shows the next one.
 */
async function correct(tx: Tx, order: Order, now: Date): Promise<void> {
  const known = { ...order, status: statusOf(order.status), fulfilment: fulfilmentOf(order.fulfilment) };
  if (!hasSlipped(known, now)) return;
  const isDue = order.late_at === null && isLate(known, now);
  const isOver = order.expected_by === null || order.expected_by <= now;
  if (!isDue && !isOver) return;
  const expected_by = isOver ? correctedPromise(known, now) : order.expected_by;
  if (isDue) {
    // Whose round was late before knows already.
    const wasTold = await store.wasToldLate(tx, order.order_id);
    await flag(tx, order, { type: 'late', late_at: now, expected_by, at: now });
    if (!wasTold) await notify(tx, lateNotice(order, expected_by));
    if (known.status === 'out_for_delivery') await addJob(tx, correctRoundOf, { order_id: order.order_id });
    return;
  }
  await store.flagOrder(tx, order.order_id, { expected_by });
  await publish(tx, liveEventsOf(order));
}

const cookable: ReadonlySet<string> = new Set(['accepted', 'preparing', 'ready']);

async function escalate(tx: Tx, order: Order, now: Date): Promise<void> {
  const { cancel_requested_at: requestedAt, cancel_escalated_at: escalatedAt, status } = order;
  if (!requestedAt || escalatedAt || !cookable.has(status) || requestedAt > before(now, cancelRequestMs)) return;
  const changes = { cancel_escalated_at: now, review_reason: 'cancel_unanswered' };
  await flag(tx, order, { type: 'cancel_escalated', ...changes, at: now });
  await notify(tx, stuckNotice(order, requestedAt));
}

/** Looks at one order whose time has come; does nothing to one that is in time. */
export async function lookAfter({ db, clock }: ServiceDeps, order_id: number): Promise<void> {
  await transaction(db, async (tx) => {
    const order = await store.lockOrder(tx, { order_id }, {});
    if (!order) return;
    await correct(tx, order, clock.now());
    await escalate(tx, order, clock.now());
  });
  await settleIfUnanswered({ db, clock }, order_id);
}

/** Looks after every neglected order; one that fails does not keep the others waiting. */
export async function sweepNeglected(deps: ServiceDeps & Pick<Deps, 'log'>): Promise<void> {
  const now = deps.clock.now();
  for (const { order_id } of await store.listNeglected(deps.db, { askedBefore: before(now, cancelRequestMs), now }))
    await lookAfter(deps, order_id).catch((error: unknown) =>
      deps.log.error({ order_id, reason: messageOf(error) }, 'a neglected order could not be looked after'),
    );
}
