import type { ComplaintSummary, ComplaintThread } from '@tawa/contract/care/complaints';
import { complaintClocks, isComplaintOverdue, isUnresolved, reopenUntil } from '@tawa/domain/care/complaints';
import { toRupees } from '@tawa/domain/common/money';
import { shortName } from '@tawa/domain/common/text';
import type { FullComplaint, ListedComplaint } from './complaints.read.store.ts';
import { actorOf, categoryOf, channelOf, outcomeOf, stateOf } from './stored-words.ts';

export const iso = (instant: Date | string | null): string | null =>
  instant === null ? null : new Date(instant).toISOString();
const at = (instant: Date | string): string => new Date(instant).toISOString();

/** A complaint in a list; the person is named by first name and initial. */
export function summaryOf(row: ListedComplaint, now: Date): ComplaintSummary & { customer_name: string } {
  const status = stateOf(row.status);
  const { due_at } = row;
  return {
    complaint_id: row.complaint_id,
    category: categoryOf(row.category),
    status,
    subject: row.subject,
    message: row.message,
    created_on: at(row.created_on),
    last_message_on: at(row.last_message_on),
    due_at: iso(due_at),
    overdue: isComplaintOverdue({ status, due_at }, now),
    order_number: row.order_number,
    restaurant_name: row.restaurant_copy.restaurant_name,
    restaurant_names: row.restaurant_copy.names,
    logo: row.restaurant_copy.logo,
    customer_name: shortName(row.name),
  };
}

const office = 'Tawa';

function writerOf(row: FullComplaint, author: string, name: string): string {
  if (author === 'restaurant') return row.restaurant_copy.restaurant_name;
  return author === 'admin' ? `${shortName(name)}, ${office}` : shortName(name);
}

const messageOf = (
  row: FullComplaint,
  message: FullComplaint['messages'][number],
): ComplaintThread['messages'][number] => ({
  complaint_message_id: message.complaint_message_id,
  author: actorOf(message.author_type),
  name: writerOf(row, message.author_type, message.name),
  channel: channelOf(message.channel),
  message: message.message,
  refunded: message.refunded === null ? null : toRupees(message.refunded),
  created_on: at(message.created_on),
});

const eventOf = (event: FullComplaint['events'][number]): ComplaintThread['events'][number] => ({
  from_status: stateOf(event.from_status),
  to_status: stateOf(event.to_status),
  actor: actorOf(event.actor_type),
  words: event.words,
  at: at(event.at),
});

/** The moments of a complaint in the words of the domain. */
export function timesOf(
  row: Pick<
    FullComplaint,
    'status' | 'category' | 'clock_from' | 'acknowledged_at' | 'investigated_at' | 'state_since'
  >,
) {
  const status = stateOf(row.status);
  const { clock_from, acknowledged_at, investigated_at, state_since } = row;
  const settled_at = isUnresolved(status) ? null : state_since;
  return { status, category: categoryOf(row.category), clock_from, acknowledged_at, investigated_at, settled_at };
}

function outcomeAnswer({ outcome, outcome_text, outcome_amount }: FullComplaint): ComplaintThread['outcome'] {
  if (outcome === null || outcome_text === null) return null;
  return {
    kind: outcomeOf(outcome),
    text: outcome_text,
    amount: outcome_amount === null ? null : toRupees(outcome_amount),
  };
}

/** A complaint as both sides of it may read it: no e-mail, no phone, no note of the office. */
export function threadOf(row: FullComplaint, now: Date): ComplaintThread {
  const times = timesOf(row);
  const until = reopenUntil(times.status, row.state_since);
  return {
    ...summaryOf(row, now),
    version: row.version,
    order: {
      order_number: row.order_number,
      placed_at: at(row.placed_at),
      delivered_at: iso(row.delivered_at),
      total: toRupees(row.order_total),
      items: row.items.map((item) => ({ ...item, is_veg: item.is_veg ? 1 : 0 })),
    },
    photos: row.photos,
    messages: row.messages.map((message) => messageOf(row, message)),
    events: row.events.map((event) => eventOf(event)),
    clocks: complaintClocks(times).map(({ key, due_at, done_at }) => ({
      key,
      due_at: at(due_at),
      done_at: iso(done_at),
    })),
    outcome: outcomeAnswer(row),
    can_write: isUnresolved(times.status),
    refunds: row.refunds.map(({ refund_id, amount }) => ({ refund_id, amount: toRupees(amount) })),
    reopen_until: until !== null && until >= now ? at(until) : null,
  };
}
