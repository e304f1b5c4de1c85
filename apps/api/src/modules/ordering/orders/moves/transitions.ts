// Every move of an order: decided by the table of the domain under the order's row lock, written with its event, its
// effects and its live messages in one transaction. Who comes second finds another version and changes nothing.
import { doorNoteLengthMin, handoverTriesMax } from '@tawa/domain/common/limits';
import { refuseUnpacked } from '@tawa/domain/ordering/packing';
import { decideTransition, type TransitionRefusal } from '@tawa/domain/ordering/orders';
import type { Deps } from '../../../../deps.ts';
import type { Tx } from '#platform/database/db.ts';
import { publish } from '#platform/live/events.ts';
import { transaction } from '#platform/database/transaction.ts';
import { record } from '#modules/insight/audit/audit.service.ts';
import { notifyAll } from '#modules/accounts/notifications/notifications.service.ts';
import { findSettings } from '#modules/content/settings/settings.service.ts';
import {
  type Attempt,
  type Body,
  type Move,
  type Mover,
  notFound,
  type Refusal,
  refuse,
  type Step,
} from '../placing/attempt.ts';
import { liveEventsOf } from './live-events.ts';
import { noticesOfMove } from './order-notices.ts';
import * as store from '../orders.store.ts';
import { hasReason, refuseUnknownReason } from './reasons.ts';
import { fulfilmentOf, servingOf, statusOf } from '../history/stored-words.ts';
import { changesOf, takeEffect } from './transition-effects.ts';
import { refuseStale } from './who-did.ts';

/** Moves an order for a person, who must have seen its present version. */
export function moveOrder(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  mover: Mover,
  order_number: string,
  { version, ...step }: Body,
): Promise<Move> {
  refuseUnknownReason(mover.actor, step);
  return transaction(db, async (tx) => {
    const order = await store.lockOrder(tx, { order_number }, mover.scope);
    if (!order) throw notFound();
    if (order.version !== version) return refuseStale(tx, order, mover);
    return moveLocked(tx, { order, mover, step, now: clock.now() });
  });
}

/** When an order that is placed now must be answered. */
async function answerBy(tx: Tx, now: Date): Promise<Date> {
  const settings = await findSettings(tx, now);
  return new Date(now.getTime() + settings('auto_reject') * 60_000);
}

/** Moves an order whose row is locked, or answers why not. */
export async function moveLocked(tx: Tx, requested: Attempt): Promise<Move> {
  const refused = await decide(tx, requested);
  if (refused) return refused;
  const attempt =
    requested.step.to === 'placed' ? { ...requested, accept_by: await answerBy(tx, requested.now) } : requested;
  const { order, mover, step, now } = attempt;
  const changes = changesOf(attempt);
  if (!(await store.updateOrder(tx, order, changes))) return refuseStale(tx, order, mover);
  await store.addEvent(tx, {
    order_id: order.order_id,
    type: step.to,
    from_status: order.status,
    to_status: step.to,
    actor_type: mover.actor,
    actor_id: mover.actor_id,
    reason: step.reason ?? null,
    meta: JSON.stringify({ ...(step.note && { note: step.note }), partner_key_id: mover.partner_key_id }),
    at: now,
  });
  await takeEffect(tx, attempt);
  if (mover.actor === 'admin' && mover.actor_id !== null)
    await record(tx, {
      actor_id: mover.actor_id,
      action: 'order.move',
      subject_id: order.order_number,
      reason: [step.reason, step.note].filter(Boolean).join(': '),
      before: { status: order.status },
      after: { status: step.to },
    });
  const moved = { ...order, status: step.to, version: order.version + 1 };
  await publish(tx, liveEventsOf(moved));
  await notifyAll(tx, noticesOfMove(attempt, changes));
  return { ok: true, order: moved };
}

const contractCodes: Readonly<Record<TransitionRefusal, Refusal['code']>> = {
  ILLEGAL_TRANSITION: 'ILLEGAL_TRANSITION',
  TOO_LATE: 'TOO_LATE',
  TOO_EARLY: 'ILLEGAL_TRANSITION',
  NEEDS_REASON: 'NEEDS_REASON',
  NEEDS_PREP_TIME: 'ILLEGAL_TRANSITION',
  NEEDS_CODE: 'NEEDS_CODE',
  CASH_DUE: 'CASH_DUE',
};

/** Food is not ready while its customer still says what becomes of a dish. */
async function findOpenQuestion(tx: Tx, { order, step }: Attempt): Promise<Move | null> {
  const question = step.to === 'ready' ? await store.findQuestion(tx, order.order_id) : undefined;
  if (!question) return null;
  return refuse(order, 'ILLEGAL_TRANSITION', `The customer is still being asked about ${question.name}.`);
}

/** Food for somebody with an allergy is not ready before each line of it was said to be packed apart. */
async function findUnpacked(tx: Tx, { order, step }: Attempt): Promise<Move | null> {
  if (step.to !== 'ready' || order.allergies.length === 0) return null;
  const message = refuseUnpacked(await store.listUnpacked(tx, order.order_id));
  return message === null ? null : refuse(order, 'NOT_PACKED_APART', message);
}

async function decide(tx: Tx, attempt: Attempt): Promise<Move | null> {
  return (await decideMove(tx, attempt)) ?? (await findOpenQuestion(tx, attempt)) ?? findUnpacked(tx, attempt);
}

async function decideMove(tx: Tx, { order, mover, step, now }: Attempt): Promise<Move | null> {
  const isOffice = mover.actor === 'admin';
  const hasTries = isOffice || order.handover_tries < handoverTriesMax;
  const decision = decideTransition({
    from: statusOf(order.status),
    to: step.to,
    actor: mover.actor,
    fulfilment: fulfilmentOf(order.fulfilment),
    placed_at: order.placed_at,
    dispatched_at: order.dispatched_at,
    now,
    has_reason: hasReason(mover.actor, step),
    prep_minutes: step.prep_minutes ?? order.prep_minutes,
    code_ok: isServed(order, step) || (hasTries && step.code === order.handover_code),
    left_at_door: step.code === undefined && isLeftAtDoor(step),
    cash_due: order.payment_method === 'cod' && order.total > 0,
    ...(mover.actor === 'system' && step.to === 'delivered' && (await closesAfter(tx, now))),
  });
  if (decision.ok) return null;
  if (decision.code === 'NEEDS_CODE' && step.code !== undefined)
    return hasTries ? countWrongCode(tx, order, isOffice) : tooManyTries(order);
  return refuse(order, contractCodes[decision.code], decision.message);
}

const closesAfter = async (tx: Tx, now: Date) => ({
  auto_complete_ms: (await findSettings(tx, now))('auto_complete') * 3_600_000,
});

/** Dishes go to the table of those who ordered them; nobody there is asked for a code. */
const isServed = (order: store.OrderRow, { to, code }: Step) =>
  servingOf(order) === 'table' && to === 'picked_up' && code === undefined;

const isLeftAtDoor = ({ left_at_door, note = '' }: Step) => left_at_door === true && note.length >= doorNoteLengthMin;

const tooManyTries = (order: store.OrderRow) =>
  refuse(order, 'TOO_MANY_TRIES', 'The code was wrong too often. Please call support to close this order.', 0);

async function countWrongCode(tx: Tx, order: store.OrderRow, isOffice: boolean): Promise<Move> {
  if (isOffice) return refuse(order, 'WRONG_CODE', 'This is not the code of this order.');
  await store.countWrongCode(tx, order.order_id);
  const left = handoverTriesMax - order.handover_tries - 1;
  if (left === 0) return tooManyTries(order);
  return refuse(order, 'WRONG_CODE', `This is not the code of this order. Tries left: ${left}.`, left);
}
