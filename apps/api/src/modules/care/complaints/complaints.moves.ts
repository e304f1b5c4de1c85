// Every step of a complaint: decided by the table of the domain under the row's lock, written with its events and live
// messages in one transaction. Who comes second finds another version and changes nothing.
import type { complaintRefusal } from '@tawa/contract/care/complaints';
import {
  complaintDue,
  type ComplaintActor,
  type ComplaintState,
  decideComplaintMove,
  findComplaintWay,
} from '@tawa/domain/care/complaints';
import type { Updateable } from 'kysely';
import type { z } from 'zod/mini';
import type { Complaints } from '#db/tables.ts';
import type { Tx } from '#platform/database/db.ts';
import { AppError } from '#platform/http/errors.ts';
import { type Audience, publish } from '#platform/live/events.ts';
import { timesOf } from './complaints.answer.ts';
import { record } from '#modules/insight/audit/audit.service.ts';
import * as store from './complaints.store.ts';
import { stateOf } from './stored-words.ts';

export interface Mover {
  actor: ComplaintActor;
  actor_id: number | null;
  scope: store.Scope;
}
type Refusal = z.infer<typeof complaintRefusal>;
export interface Moved {
  complaint_id: number;
  status: ComplaintState;
  version: number;
}
export type Move = { ok: true; moved: Moved } | { ok: false; refusal: Refusal };

export interface Step {
  /** Where it should be afterwards; the present state leaves it where it is. */
  to: ComplaintState;
  mover: Mover;
  now: Date;
  /** What the other side reads with it. */
  text?: string;
  change?: Updateable<Complaints>;
  /** Who hears of it; everybody unless told otherwise. */
  hears?: 'all' | 'kitchen';
}

export const notFound = () => new AppError('not_found', 'Complaint not found.');

export const refuse = (row: store.ComplaintRow, code: Refusal['code'], message: string): Move => ({
  ok: false,
  refusal: { code, message, status: stateOf(row.status), version: row.version },
});

export const refuseStale = (row: store.ComplaintRow): Move =>
  refuse(row, 'STALE', 'This complaint has changed meanwhile. Please look at it again.');

function decideWay(row: store.ComplaintRow, { to, mover, text, now }: Step): ComplaintState[] | Move {
  const from = stateOf(row.status);
  if (from === to) return [];
  const way = findComplaintWay(from, to, mover.actor) ?? [to];
  for (const [index, next] of way.entries()) {
    const decision = decideComplaintMove({
      from: way[index - 1] ?? from,
      to: next,
      actor: mover.actor,
      since: index === 0 ? row.state_since : now,
      now,
      has_words: Boolean(text),
    });
    if (!decision.ok) return refuse(row, decision.code, decision.message);
  }
  return way;
}

const begunAgain = {
  acknowledged_at: null,
  investigated_at: null,
  escalated_at: null,
  outcome: null,
  outcome_text: null,
  outcome_amount: null,
};

function changesOf(
  row: store.ComplaintRow,
  way: readonly ComplaintState[],
  { to, now, change }: Step,
): Updateable<Complaints> {
  if (way.length === 0) return { ...change, last_message_on: now };
  const begins = way.includes('reopened') ? { ...row, ...begunAgain, clock_from: now } : row;
  const moments = {
    clock_from: begins.clock_from,
    acknowledged_at: begins.acknowledged_at ?? (way.includes('acknowledged') ? now : null),
    investigated_at: begins.investigated_at ?? (way.includes('in_progress') ? now : null),
  };
  const due_at = complaintDue(timesOf({ ...row, ...moments, status: to, state_since: now }));
  const again = way.includes('reopened') ? begunAgain : {};
  return { ...again, ...moments, ...change, status: to, state_since: now, last_message_on: now, due_at };
}

/** Tells the open pages of both sides and of the office. */
export async function announce(
  tx: Tx,
  { user_id, restaurant_id }: { user_id: number; restaurant_id: number },
  { complaint_id, status, version }: Moved,
  hears: 'all' | 'kitchen' = 'all',
): Promise<void> {
  const payload = { complaint_id, status, version };
  const audiences: Audience[] = [`restaurant:${restaurant_id}`, 'admin'];
  if (hears === 'all') audiences.push(`user:${user_id}`);
  await publish(
    tx,
    audiences.map((audience) => ({ audience, kind: 'complaint', payload })),
  );
}

/** What the office did to a complaint, for its log; the words stand in the thread. */
async function writeDown(tx: Tx, row: store.ComplaintRow, { mover, to, change = {} }: Step): Promise<void> {
  if (mover.actor !== 'admin' || mover.actor_id === null) return;
  const { category = row.category, outcome = row.outcome, warned = row.warned } = change;
  await record(tx, {
    actor_id: mover.actor_id,
    action: row.status === to && row.category === category ? 'complaint.reply' : 'complaint.move',
    subject_id: row.complaint_id,
    before: { status: row.status, category: row.category, outcome: row.outcome, warned: row.warned },
    after: { status: to, category, outcome, warned },
  });
}

/** Moves a complaint whose row is locked along the table, or answers why not. */
export async function moveLocked(tx: Tx, row: store.ComplaintRow, step: Step): Promise<Move> {
  const way = decideWay(row, step);
  if (!Array.isArray(way)) return way;
  if (!(await store.updateComplaint(tx, row, changesOf(row, way, step)))) return refuseStale(row);
  const { mover, now, text, hears } = step;
  const { complaint_id } = row;
  const events = way.map((to, index) => ({
    complaint_id,
    from_status: way[index - 1] ?? row.status,
    to_status: to,
    actor_type: mover.actor,
    actor_id: mover.actor_id,
    words: index === way.length - 1 ? (text ?? null) : null,
    at: now,
  }));
  if (events.length > 0) await store.addEvents(tx, events);
  await writeDown(tx, row, step);
  const moved = { complaint_id, status: way.at(-1) ?? stateOf(row.status), version: row.version + 1 };
  await announce(tx, row, moved, way.length > 0 ? 'all' : hears);
  return { ok: true, moved };
}
