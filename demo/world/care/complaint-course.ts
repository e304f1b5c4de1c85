import { complaintDue, type ComplaintState, isUnresolved } from '@tawa/domain/care/complaints';
import { categoryOf, stateOf } from '@tawa/api/modules/care/complaints/stored-words';
import type { Tx } from '@tawa/api/platform/database/db';
import type { WrittenComplaint } from './complaint-words.ts';
import { demoLogins } from '../accounts/people.ts';
import { hourMs } from '@tawa/domain/common/durations';

const settledDaysAgo = 2;

const ways: Readonly<Record<ComplaintState, readonly ComplaintState[]>> = {
  open: [],
  acknowledged: ['acknowledged'],
  in_progress: ['acknowledged', 'in_progress'],
  waiting_customer: ['acknowledged', 'in_progress', 'waiting_customer'],
  resolved: ['acknowledged', 'in_progress', 'resolved'],
  declined: ['acknowledged', 'in_progress', 'declined'],
  closed: ['acknowledged', 'in_progress', 'resolved', 'closed'],
  reopened: ['acknowledged', 'in_progress', 'resolved', 'reopened'],
};
const hoursOf: Readonly<Record<ComplaintState, number>> = {
  open: 0,
  acknowledged: 1.5,
  in_progress: 1.8,
  waiting_customer: 9,
  resolved: 30,
  declined: 30,
  closed: 30 + 7 * 24,
  reopened: 40,
};

interface Move {
  from: ComplaintState;
  to: ComplaintState;
  at: Date;
}

/** The moves that led a complaint where it stands, and the moments that follow from them; nothing lies after now. */
export function courseOf({ status: storedStatus, category }: WrittenComplaint, created_on: Date, now: Date) {
  const status = stateOf(storedStatus);
  const way = ways[status];
  const within = (at: number) => new Date(Math.min(at, now.getTime()));
  const momentOf = (to: ComplaintState) => {
    const planned = created_on.getTime() + hoursOf[to] * hourMs;
    // What was resolved longer ago would be closed by now.
    const recent = now.getTime() - settledDaysAgo * 24 * hourMs;
    return within(to === 'resolved' && status === 'resolved' ? Math.max(planned, recent) : planned);
  };
  const events = way.map((to, index): Move => ({ from: way[index - 1] ?? 'open', to, at: momentOf(to) }));
  const state_since = events.at(-1)?.at ?? created_on;
  const isAgain = status === 'reopened';
  const reached = (state: ComplaintState) => (isAgain ? null : (events.find(({ to }) => to === state)?.at ?? null));
  const times = {
    state_since,
    clock_from: isAgain ? state_since : created_on,
    acknowledged_at: reached('acknowledged'),
    investigated_at: reached('in_progress'),
  };
  const settled_at = isUnresolved(status) ? null : state_since;
  const due_at = complaintDue({ ...times, status, category: categoryOf(category), settled_at });
  return { events, times: { ...times, due_at, last_message_on: state_since } };
}

interface Thread {
  written: WrittenComplaint;
  course: ReturnType<typeof courseOf>;
  order: { user_id: number; owner_id: number };
  complaint_id: number;
  created_on: Date;
  fill: (text: string) => string;
}

const wordsOf = ({ answer, again }: WrittenComplaint, to: ComplaintState, fill: Thread['fill']): string | null => {
  if (to === 'reopened') return again ? fill(again) : null;
  return (to === 'resolved' || to === 'declined') && answer ? fill(answer) : null;
};

const actorOf = (to: ComplaintState) => (to === 'reopened' ? 'customer' : to === 'closed' ? 'system' : 'admin');

async function findOffice(tx: Tx): Promise<number> {
  const { user_id } = await tx
    .selectFrom('users')
    .select('user_id')
    .where('role', '=', 'admin')
    .where(
      'email',
      'in',
      demoLogins.map(({ email }) => email),
    )
    .executeTakeFirstOrThrow();
  return user_id;
}

/** Writes what was done and said about the complaints. */
export async function seedThreads(tx: Tx, threads: readonly Thread[], now: Date): Promise<void> {
  const office = await findOffice(tx);
  const moves = threads.flatMap(({ course, complaint_id, order, written, fill }) =>
    course.events.map(({ from, to, at }) => {
      const actor_type = actorOf(to);
      const actor_id = actor_type === 'customer' ? order.user_id : actor_type === 'admin' ? office : null;
      const text = wordsOf(written, to, fill);
      return { complaint_id, from_status: from, to_status: to, actor_type, actor_id, words: text, at };
    }),
  );
  const messages = threads.flatMap(({ written, complaint_id, order, created_on, fill }) =>
    (written.messages ?? []).map(({ by, hours, text, aside }) => ({
      complaint_id,
      author_type: by,
      author_id: by === 'customer' ? order.user_id : by === 'admin' ? office : order.owner_id,
      channel: aside ? 'kitchen' : 'all',
      message: fill(text),
      created_on: new Date(Math.min(created_on.getTime() + hours * hourMs, now.getTime())),
    })),
  );
  const notes = threads.flatMap(({ written, complaint_id, created_on }) =>
    written.note ? [{ complaint_id, author_id: office, note: written.note, created_on }] : [],
  );
  if (moves.length > 0) await tx.insertInto('complaint_events').values(moves).execute();
  if (messages.length > 0) await tx.insertInto('complaint_messages').values(messages).execute();
  if (notes.length > 0) await tx.insertInto('complaint_notes').values(notes).execute();
}
