import type { Deps } from '../../../../deps.ts';
import { messageOf } from '#platform/http/errors.ts';
import { publish } from '#platform/live/events.ts';
import { transaction } from '#platform/database/transaction.ts';
import { findSettings } from '#modules/content/settings/settings.service.ts';
import type { Mover, Step } from '../placing/attempt.ts';
import { forgetOldCheckouts } from '../checkout/checkout.store.ts';
import { liveEventsOf } from './live-events.ts';
import * as store from '../orders.store.ts';
import { sweepNeglected } from './orders.neglect.ts';
import { settleIfUnanswered } from './orders.shortage.service.ts';
import { correctRound } from './orders.round.ts';
import { announceDue, completeForgotten, correctRoundOf, settleQuestion } from './orders.tasks.ts';
import { forgetOldSlips } from '../printing/orders.printing.service.ts';
import { forgetOldSlots } from '../slots/slots.store.ts';
import { moveLocked } from './transitions.ts';
import { dayMs, hourMs } from '@tawa/domain/common/durations';

type JobDeps = Pick<Deps, 'db' | 'clock'>;
const sweptAtOnce = 500;
const system: Mover = { actor: 'system', actor_id: null, scope: {} };

/** Ends an order that the kitchen left unanswered; does nothing to one that was answered or still has time. */
export function rejectIfUnanswered(deps: JobDeps, order_id: number): Promise<boolean> {
  const isDue = (order: store.OrderRow, now: Date) =>
    order.status === 'placed' && order.accept_by !== null && order.accept_by <= now;
  return moveIf(deps, order_id, isDue, { to: 'rejected', reason: 'NOT_ANSWERED' });
}

/** Closes a delivery that nobody closed; how long it must have been out is the office's to say. */
export function completeIfForgotten(deps: JobDeps, order_id: number): Promise<boolean> {
  const isOut = (order: store.OrderRow) => order.status === 'out_for_delivery';
  return moveIf(deps, order_id, isOut, { to: 'delivered', reason: 'NOT_CLOSED' });
}

async function moveIf(
  { db, clock }: JobDeps,
  order_id: number,
  isDue: (order: store.OrderRow, now: Date) => boolean,
  step: Step,
): Promise<boolean> {
  return transaction(db, async (tx) => {
    const order = await store.lockOrder(tx, { order_id }, system.scope);
    const now = clock.now();
    return Boolean(order && isDue(order, now) && (await moveLocked(tx, { order, mover: system, step, now })).ok);
  });
}

async function tellDue({ db }: JobDeps, order_id: number): Promise<void> {
  await transaction(db, async (tx) => {
    const order = await store.lockOrder(tx, { order_id }, system.scope);
    if (order?.status === 'accepted') await publish(tx, liveEventsOf(order));
  });
}

type Sweeping = JobDeps & Pick<Deps, 'log'>;

/** Moves orders one by one and answers how many moved; one that fails does not keep the others waiting. */
async function moveEach(
  deps: Sweeping,
  orderIds: readonly number[],
  move: (deps: JobDeps, order_id: number) => Promise<boolean>,
): Promise<number> {
  let moved = 0;
  for (const order_id of orderIds) {
    const hasMoved = await move(deps, order_id).catch((error: unknown) => {
      deps.log.error({ order_id, reason: messageOf(error) }, 'an overdue order could not be moved');
      return false;
    });
    moved += Number(hasMoved);
  }
  return moved;
}

const rejectUnanswered = async (deps: Sweeping, share: number): Promise<number> =>
  moveEach(deps, await store.listUnanswered(deps.db, deps.clock.now(), share), rejectIfUnanswered);

/** Rejects what no kitchen answered, and closes deliveries whose job was lost. */
export async function sweepOrders(deps: Sweeping): Promise<void> {
  await rejectUnanswered(deps, sweptAtOnce);
  const now = deps.clock.now();
  const hours = (await findSettings(deps.db, now))('auto_complete');
  const sentBefore = new Date(now.getTime() - hours * hourMs);
  await moveEach(deps, await store.listForgotten(deps.db, sentBefore, sweptAtOnce), completeIfForgotten);
}

async function forgetOld({ db, clock }: JobDeps): Promise<void> {
  await forgetOldCheckouts(db, clock.now());
  await forgetOldSlots(db, new Date(clock.now().getTime() - dayMs));
  await forgetOldSlips({ db, clock });
}

/** The work of the clock on orders. */
export function orderJobs(deps: Pick<Deps, 'db' | 'clock' | 'log' | 'jobs'>): void {
  deps.jobs.drain({ name: 'orders.unanswered', share: 50, take: (share) => rejectUnanswered(deps, share) });
  deps.jobs.handle(completeForgotten, async ({ order_id }) => void (await completeIfForgotten(deps, order_id)));
  deps.jobs.handle(correctRoundOf, ({ order_id }) => correctRound(deps, order_id));
  deps.jobs.handle(settleQuestion, ({ order_id }) => settleIfUnanswered(deps, order_id));
  deps.jobs.handle(announceDue, ({ order_id }) => tellDue(deps, order_id));
  deps.jobs.every('* * * * *', 'orders.sweep', () => sweepOrders(deps));
  deps.jobs.every('* * * * *', 'orders.look-after', () => sweepNeglected(deps));
  deps.jobs.every('17 3 * * *', 'orders.forget-checkouts', () => forgetOld(deps));
}
