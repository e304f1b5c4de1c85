// Owns complaints: each is about one order of the person who complains.
import {
  complaintDue,
  type ComplaintCategory,
  complaintNumber,
  type ComplaintOutcome,
  type ComplaintState,
  isUnresolved,
} from '@tawa/domain/care/complaints';
import { causeOfComplaint, type FileChoice, payerOf } from '@tawa/domain/money/refund-files';
import { toPaise } from '@tawa/domain/common/money';
import type { Deps } from '../../../deps.ts';
import type { Tx } from '#platform/database/db.ts';
import { AppError } from '#platform/http/errors.ts';
import { transaction } from '#platform/database/transaction.ts';
import { record } from '#modules/insight/audit/audit.service.ts';
import { notifyAll } from '#modules/accounts/notifications/notifications.service.ts';
import {
  announce,
  type Move,
  moveLocked,
  type Mover,
  notFound,
  refuse,
  refuseStale,
  type Step,
} from './complaints.moves.ts';
import { noticesOfMessage, noticesOfMove, noticesOfNew } from './complaints.notices.ts';
import * as store from './complaints.store.ts';
import { categoryOf, stateOf } from './stored-words.ts';
import { refundByRestaurant, refundForComplaint } from '#modules/money/refunds/refunds.service.ts';

export { forgetComplainant } from './complaints.forget.service.ts';

type ServiceDeps = Pick<Deps, 'db' | 'clock'>;
type By = { by: number; at: Date };
const noteLengthMax = 1000;

interface Complaint {
  orderId: string;
  name: string;
  email: string;
  phone: string;
  subject: string;
  message: string;
  category: ComplaintCategory;
}

const notOwn = 'This is not one of your orders.';

export function addComplaint(
  { db, clock }: ServiceDeps,
  user_id: number,
  { orderId, subject, ...complaint }: Complaint,
): Promise<{ complaint_id: number }> {
  return transaction(db, async (tx) => {
    const order = await store.findOwnOrder(tx, user_id, orderId);
    if (!order) throw new AppError('invalid', notOwn, { fields: { orderId: notOwn } });
    const now = clock.now();
    const { category } = complaint;
    const unseen = { acknowledged_at: null, investigated_at: null, settled_at: null };
    const { complaint_id } = await store.addComplaint(tx, {
      ...complaint,
      subject: subject || null,
      user_id,
      order_id: order.order_id,
      created_on: now,
      state_since: now,
      clock_from: now,
      last_message_on: now,
      due_at: complaintDue({ status: 'open', category, clock_from: now, ...unseen }),
    });
    const { restaurant_id } = order;
    const about = { complaint_id, order_number: order.order_number, user_id, restaurant_id };
    await announce(tx, about, { complaint_id, status: 'open', version: 1 });
    await notifyAll(tx, noticesOfNew(about, { category, subject }));
    return { complaint_id };
  });
}

async function moveAndTell(tx: Tx, row: store.ComplaintRow, step: Step): Promise<Move> {
  const move = await moveLocked(tx, row, step);
  if (move.ok) await notifyAll(tx, noticesOfMove(row, step.to));
  return move;
}

interface Message {
  message: string;
  channel: 'all' | 'kitchen';
  /** The office hands the complaint back to the customer. */
  wait?: boolean;
}

/** Where a message leads: an answer looks into it, a customer's ends the waiting, and the office may begin one. */
function stateAfter(from: ComplaintState, { actor }: Mover, wait: boolean): ComplaintState {
  if (actor === 'customer') return from === 'waiting_customer' ? 'in_progress' : from;
  if (wait) return 'waiting_customer';
  return from === 'waiting_customer' ? from : 'in_progress';
}

/** Adds a message to an unresolved complaint and moves it where an answer leads. */
export function reply(
  { db, clock }: ServiceDeps,
  mover: Mover,
  complaint_id: number,
  { message, channel, wait = false }: Message,
): Promise<Move> {
  return transaction(db, async (tx) => {
    const row = await store.lockComplaint(tx, complaint_id, mover.scope);
    if (!row || mover.actor_id === null || mover.actor === 'system') throw notFound();
    const from = stateOf(row.status);
    if (!isUnresolved(from))
      return refuse(row, 'ILLEGAL_TRANSITION', 'This complaint is settled, so nothing can be added to it.');
    const now = clock.now();
    const author = { author_type: mover.actor, author_id: mover.actor_id };
    await store.addMessage(tx, { complaint_id, ...author, channel, message, created_on: now });
    await notifyAll(tx, noticesOfMessage(row, { by: mover.actor, channel, wait }));
    return moveLocked(tx, row, { to: stateAfter(from, mover, wait), mover, now, hears: channel });
  });
}

interface Gift {
  /** Rupees. */
  amount: number;
  message: string;
}

/** What a restaurant gives is its own, whatever the complaint is about. */
function givenFile({ category, complaint_id }: store.ComplaintRow, explanation: string) {
  const cause = causeOfComplaint(categoryOf(category));
  const isUsual = payerOf(cause) === 'kitchen';
  const departure = isUsual ? '' : 'The restaurant gave it of its own money.';
  return { cause, payer: 'kitchen', departure, explanation, complaint_id } as const;
}

/** A restaurant gives back money of its own with words that the customer reads; both or neither, and once. */
export function giveBack(
  { db, clock }: ServiceDeps,
  mover: Mover & { actor_id: number },
  { complaint_id, version }: ComplaintVersion,
  { amount, message }: Gift,
): Promise<Move> {
  return transaction(db, async (tx) => {
    const row = await store.lockComplaint(tx, complaint_id, mover.scope);
    if (!row) throw notFound();
    if (row.version !== version) return refuseStale(row);
    const from = stateOf(row.status);
    if (!isUnresolved(from))
      return refuse(row, 'ILLEGAL_TRANSITION', 'This complaint is settled, so nothing can be added to it.');
    const now = clock.now();
    const refunded = toPaise(amount);
    const reason = `Complaint ${complaintNumber(complaint_id)}`;
    const note = message.slice(0, noteLengthMax);
    const file = givenFile(row, message);
    await refundByRestaurant(tx, row.order_id, { amount: refunded, file, reason, note, by: mover.actor_id, at: now });
    const author = { author_type: 'restaurant', author_id: mover.actor_id };
    await store.addMessage(tx, { complaint_id, ...author, channel: 'all', message, refunded, created_on: now });
    await notifyAll(tx, noticesOfMessage(row, { by: 'restaurant', channel: 'all', wait: false }));
    return moveLocked(tx, row, { to: stateAfter(from, mover, false), mover, now, hears: 'all' });
  });
}

/** Opens a resolved complaint again; its times run anew. */
export function reopen({ db, clock }: ServiceDeps, mover: Mover, complaint_id: number, text: string): Promise<Move> {
  return transaction(db, async (tx) => {
    const row = await store.lockComplaint(tx, complaint_id, mover.scope);
    if (!row) throw notFound();
    return moveAndTell(tx, row, { to: 'reopened', mover, now: clock.now(), text });
  });
}

interface ComplaintVersion {
  complaint_id: number;
  /** The version that was looked at. */
  version: number;
}

/** Takes a complaint to a state that settles nothing. */
export function move(
  { db, clock }: ServiceDeps,
  mover: Mover,
  { complaint_id, version }: ComplaintVersion,
  to: ComplaintState,
): Promise<Move> {
  return transaction(db, async (tx) => {
    const row = await store.lockComplaint(tx, complaint_id, mover.scope);
    if (!row) throw notFound();
    if (row.version !== version) return refuseStale(row);
    if (row.status === to) return refuse(row, 'ILLEGAL_TRANSITION', 'It is in this state already.');
    return moveAndTell(tx, row, { to, mover, now: clock.now() });
  });
}

interface Decision {
  decision: 'resolved' | 'declined';
  text: string;
  warn: boolean;
  /** Money for the customer: rupees, or all that is left. */
  refund?: (FileChoice & { amount?: number | undefined; as_credit: boolean }) | undefined;
}

type Outcome = { outcome: ComplaintOutcome; outcome_amount: number | null };

/** What the customer of a complaint gets beside words. */
async function payOut(tx: Tx, row: store.ComplaintRow, { decision, text, refund }: Decision, by: By): Promise<Outcome> {
  if (!refund) return { outcome: 'explanation', outcome_amount: null };
  if (decision === 'declined') throw new AppError('conflict', 'A complaint that is declined gives nothing back.');
  const { amount, as_credit, cause, payer, departure } = refund;
  const { complaint_id } = row;
  const to = as_credit ? { to: { destination: 'credit' as const } } : {};
  const paid = await refundForComplaint(tx, row.order_id, {
    what: amount === undefined ? { all: true } : { sum: toPaise(amount) },
    reason: `Complaint ${complaintNumber(row.complaint_id)}`,
    note: text.slice(0, noteLengthMax),
    file: { cause, payer, departure, explanation: text, complaint_id },
    ...to,
    ...by,
  });
  return { outcome: paid.destination === 'credit' ? 'credit' : 'refund', outcome_amount: paid.amount };
}

/** Resolves or declines a complaint with words that the customer reads, and money where that was decided; all or nothing. */
export function settle(
  { db, clock }: ServiceDeps,
  mover: Mover & { actor_id: number },
  { complaint_id, version }: ComplaintVersion,
  decision: Decision,
): Promise<Move> {
  return transaction(db, async (tx) => {
    const row = await store.lockComplaint(tx, complaint_id, mover.scope);
    if (!row) throw notFound();
    if (row.version !== version) return refuseStale(row);
    const now = clock.now();
    const { decision: to, text, warn } = decision;
    const outcome = await payOut(tx, row, decision, { by: mover.actor_id, at: now });
    const change = { ...outcome, outcome_text: text, warned: row.warned || warn };
    const moved = await moveAndTell(tx, row, { to, mover, now, text, change });
    if (!moved.ok && decision.refund) throw new AppError('conflict', moved.refusal.message);
    return moved;
  });
}

/** Says what a complaint is about; its times follow. */
export function categorise(
  { db, clock }: ServiceDeps,
  mover: Mover,
  { complaint_id, version }: ComplaintVersion,
  category: ComplaintCategory,
): Promise<Move> {
  return transaction(db, async (tx) => {
    const row = await store.lockComplaint(tx, complaint_id, mover.scope);
    if (!row) throw notFound();
    if (row.version !== version) return refuseStale(row);
    const status = stateOf(row.status);
    const { clock_from, acknowledged_at, investigated_at, state_since } = row;
    const settled_at = isUnresolved(status) ? null : state_since;
    const due_at = complaintDue({ status, category, clock_from, acknowledged_at, investigated_at, settled_at });
    const change = { category: categoryOf(category), due_at };
    return moveLocked(tx, row, { to: status, mover, now: clock.now(), change });
  });
}

/** Adds a note that only the office reads, and tells the office's open pages. */
export function addNote({ db, clock }: ServiceDeps, author_id: number, complaint_id: number, note: string) {
  return transaction(db, async (tx) => {
    const row = await store.lockComplaint(tx, complaint_id, {});
    if (!row) throw notFound();
    const added = await store.addNote(tx, { complaint_id, author_id, note, created_on: clock.now() });
    const after = { complaint_note_id: added.complaint_note_id };
    await record(tx, { actor_id: author_id, action: 'complaint.note', subject_id: complaint_id, after });
    return added;
  });
}
