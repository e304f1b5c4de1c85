// What happens when a kitchen is out of a dish after the order was placed: it is taken out, asked about, or the order ends.
import { shortageAnswerMs } from '@tawa/domain/common/limits';
import { paidFor } from '@tawa/domain/money/ledger';
import { decideShortage, shortageStates } from '@tawa/domain/ordering/shortage';
import type { Deps } from '../../../../deps.ts';
import type { Tx } from '#platform/database/db.ts';
import { addJob } from '#platform/jobs/tasks.ts';
import { transaction } from '#platform/database/transaction.ts';
import { notify } from '#modules/accounts/notifications/notifications.service.ts';
import { lowerCash } from '#modules/money/payments/payments.service.ts';
import { refund } from '#modules/money/refunds/refunds.service.ts';
import { type Move, type Mover, notFound, refuse } from '../placing/attempt.ts';
import { changedNotice, questionNotice } from './order-notices.ts';
import { amend } from '../orders.changes.ts';
import * as store from '../orders.store.ts';
import { settleQuestion } from './orders.tasks.ts';
import { removedWith, worthOfPortions } from '../checkout/portions-worth.ts';
import type { Missing } from '../substitutes/missing-portions.ts';
import { closeOffers } from '../substitutes/orders.substitutes.store.ts';
import { offer, take } from '../substitutes/orders.substitutes.service.ts';
import { prefOf, statusOf } from '../history/stored-words.ts';
import { markForToday } from './sold-out-today.ts';
import { moveLocked } from './transitions.ts';
import { refuseStale } from './who-did.ts';

type ServiceDeps = Pick<Deps, 'db' | 'clock'>;

/** What a kitchen says it is out of. */
export interface Report {
  version: number;
  order_item_id: number;
  quantity?: number | undefined;
  /** The dish is sold out for everybody until the service day ends. */
  sold_out_today: boolean;
  /** Dishes that the customer may take instead. */
  substitutes: readonly number[];
}

// The kitchen cannot cook it: so the order ends in its name, whoever settled the question.
const kitchen: Mover = { actor: 'restaurant', actor_id: null, scope: {} };

/** Takes a dish out of an order, asks its customer, or ends the order, as the customer wished at the checkout. */
export function reportShortage(
  { db, clock }: ServiceDeps,
  mover: Mover,
  order_number: string,
  report: Report,
): Promise<Move> {
  return transaction(db, async (tx) => {
    const order = await store.lockOrder(tx, { order_number }, mover.scope);
    if (!order) throw notFound();
    if (order.version !== report.version) return refuseStale(tx, order, mover);
    const missing = await findMissing(tx, { order, mover, now: clock.now() }, report);
    if ('refusal' in missing) return refuse(order, 'ILLEGAL_TRANSITION', missing.refusal);
    if (!shortageStates.includes(statusOf(order.status))) return tooLate(order);
    const has_offers = report.substitutes.length > 0;
    const refused = has_offers ? await offer(tx, missing, report.substitutes) : null;
    if (refused) return refuse(order, 'ILLEGAL_TRANSITION', refused);
    const settled = await settle(tx, missing, { has_offers });
    // Last, because an order that ends by this gives its coupon back before it holds a dish.
    if (report.sold_out_today) await markForToday(tx, missing);
    return settled;
  });
}

type Found = Missing | { refusal: string };
type Held = Pick<Missing, 'order' | 'mover' | 'now'>;

async function findMissing(
  tx: Tx,
  held: Held,
  { order_item_id, quantity }: Pick<Report, 'order_item_id' | 'quantity'>,
) {
  const lines = await store.listLines(tx, held.order.order_id);
  const line = lines.find((each) => each.order_item_id === order_item_id);
  if (!line) throw notFound();
  const count = quantity ?? line.fulfilled_quantity;
  const all = lines.reduce((sum, each) => sum + each.fulfilled_quantity, 0);
  const missing: Found = { ...held, line, quantity: count, left: all - count };
  if (line.shortage === 'asked') return { refusal: `The customer is being asked about ${line.name} already.` };
  if (count < 1 || count > line.fulfilled_quantity)
    return { refusal: `There are ${line.fulfilled_quantity} of ${line.name} in this order.` };
  return missing;
}

const tooLate = (order: store.OrderRow) =>
  refuse(order, 'ILLEGAL_TRANSITION', 'Only what is not cooked yet can be taken out.');

/** Whether the kitchen offered something as it reported, or what the customer said. */
type Settling = { has_offers: boolean } | { answer: 'remove' | 'none' };

async function settle(tx: Tx, missing: Missing, settling: Settling): Promise<Move> {
  const { order, left, mover, now } = missing;
  const pref = prefOf(order.item_unavailable_pref);
  const outcome = decideShortage({ status: statusOf(order.status), pref, left, ...settling });
  if (outcome === null) return tooLate(order);
  if (outcome === 'ask') return ask(tx, missing);
  if (outcome === 'remove') return takeOut(tx, missing);
  const to = outcome === 'reject' ? ('rejected' as const) : ('cancelled' as const);
  const by = mover.actor === 'restaurant' ? mover : kitchen;
  return moveLocked(tx, { order, mover: by, step: { to, reason: 'ITEM_SOLD_OUT' }, now });
}

async function ask(tx: Tx, { order, line, quantity, mover, now }: Missing): Promise<Move> {
  const answer_by = new Date(now.getTime() + shortageAnswerMs);
  const { order_item_id, name } = line;
  const question = { shortage: 'asked', shortage_quantity: quantity, shortage_at: now, answer_by };
  await store.updateLine(tx, order_item_id, question);
  const jobKey = `order:${order.order_id}:question:${order_item_id}`;
  await addJob(tx, settleQuestion, { order_id: order.order_id }, { runAt: answer_by, jobKey });
  await notify(tx, questionNotice(order, line, answer_by));
  const meta = { order_item_id, name, quantity };
  return amend(tx, order, {}, { mover, type: 'line_asked', reason: null, meta, at: now });
}

async function takeOut(tx: Tx, missing: Missing): Promise<Move> {
  const { order, line, quantity, mover, now } = missing;
  const money = await worthOfPortions(tx, line, quantity);
  const amount = paidFor(money);
  const { order_item_id, name } = line;
  // Cash is not due then; what was paid already goes back.
  const wasCash = await lowerCash(tx, order.order_id, amount, now);
  if (!wasCash && amount > 0) await refundPortions(tx, missing);
  await closeOffers(tx, order_item_id, null);
  await store.updateLine(tx, order_item_id, {
    fulfilled_quantity: line.fulfilled_quantity - quantity,
    shortage: 'removed',
    shortage_quantity: line.quantity - line.fulfilled_quantity + quantity,
    shortage_at: now,
    answer_by: null,
    ...(wasCash && { removed_money: removedWith(line, money) }),
  });
  const removed_total = order.removed_total + (wasCash ? amount : 0);
  const amounts = {
    left: order.total - order.refunded_total - order.removed_total - amount,
    refund: wasCash ? 0 : amount,
  };
  await notify(tx, changedNotice(order, line, amounts));
  const meta = { order_item_id, name, quantity, amount };
  return amend(tx, order, { removed_total }, { mover, type: 'line_removed', reason: null, meta, at: now });
}

const refundPortions = (tx: Tx, { order, line, quantity, mover, now }: Missing) =>
  refund(tx, order, {
    what: { items: [{ order_item_id: line.order_item_id, quantity }] },
    reason: `${line.name} was sold out`,
    file: { cause: 'sold_out', explanation: `${line.name} was sold out` },
    origin: 'kitchen',
    by: mover.actor_id,
    at: now,
  });

/** What the customer answered. */
export interface Answer {
  order_item_id: number;
  answer: 'remove' | 'cancel' | 'take';
  /** The dish that is taken. */
  order_substitute_id?: number | undefined;
}

/** The customer says what becomes of the dish that they were asked about. */
export function answerQuestion(
  { db, clock }: ServiceDeps,
  mover: Mover,
  order_number: string,
  input: Answer,
): Promise<Move> {
  return transaction(db, async (tx) => {
    const order = await store.lockOrder(tx, { order_number }, mover.scope);
    if (!order) throw notFound();
    const held = { order, mover, now: clock.now() };
    const question = (await listQuestions(tx, held)).find((each) => each.line.order_item_id === input.order_item_id);
    if (!question) return refuse(order, 'ILLEGAL_TRANSITION', 'This question is settled already.');
    if (input.answer === 'take') return takeInstead(tx, question, input.order_substitute_id ?? 0);
    const said = input.answer === 'cancel' ? { ...question, left: 0 } : question;
    return settle(tx, said, { answer: 'remove' });
  });
}

const takeInstead = async (tx: Tx, question: Missing, order_substitute_id: number): Promise<Move> =>
  shortageStates.includes(statusOf(question.order.status))
    ? take(tx, question, order_substitute_id)
    : tooLate(question.order);

async function listQuestions(tx: Tx, held: Held): Promise<Missing[]> {
  const lines = await store.listLines(tx, held.order.order_id);
  const all = lines.reduce((sum, each) => sum + each.fulfilled_quantity, 0);
  return lines.flatMap((line) => {
    const quantity = line.shortage === 'asked' ? line.shortage_quantity : null;
    return quantity === null ? [] : [{ ...held, line, quantity, left: all - quantity }];
  });
}

/** Nobody answered in time: what was wished at the checkout holds. Does nothing while there is time. */
export async function settleIfUnanswered({ db, clock }: ServiceDeps, order_id: number): Promise<void> {
  const now = clock.now();
  // Each in a transaction of its own: money that goes back is held after what an order counts, which the next may give back.
  while (await transaction(db, (tx) => settleNextDue(tx, order_id, now)));
}

async function settleNextDue(tx: Tx, order_id: number, now: Date): Promise<boolean> {
  const mover: Mover = { actor: 'system', actor_id: null, scope: {} };
  const order = await store.lockOrder(tx, { order_id }, {});
  if (!order) return false;
  const due = (await listQuestions(tx, { order, mover, now })).find(
    ({ line }) => line.answer_by !== null && line.answer_by <= now,
  );
  const settled = due && (await settle(tx, due, { answer: 'none' }));
  return settled?.ok === true;
}
