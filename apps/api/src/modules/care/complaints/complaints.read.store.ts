import type { Names } from '@tawa/domain/catalogue/names/names';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { isReplaced } from '#db/order-instead.ts';
import { namesOf } from '#db/names.ts';
import type { Db } from '#platform/database/db.ts';
import type { Scope } from './complaints.store.ts';

export const settled = ['resolved', 'declined', 'closed'] as const;
export type Tab = 'open' | 'settled' | 'all';

interface Copy {
  restaurant_name: string;
  names?: Names | null;
  logo: string | null;
}
const copy = sql<Copy>`o.restaurant`.as('restaurant_copy');

const within = (db: Db, { user_id, restaurant_id }: Scope) =>
  db
    .selectFrom('complaints as c')
    .innerJoin('orders as o', 'o.order_id', 'c.order_id')
    .$call((query) => (user_id === undefined ? query : query.where('c.user_id', '=', user_id)))
    .$call((query) => (restaurant_id === undefined ? query : query.where('o.restaurant_id', '=', restaurant_id)));

const columns = [
  'c.complaint_id',
  'c.category',
  'c.status',
  'c.subject',
  'c.message',
  'c.created_on',
  'c.last_message_on',
  'c.due_at',
  'c.name',
  'c.escalated_at',
  'o.order_number',
  'o.restaurant_id',
] as const;

interface Part {
  tab: Tab;
  limit: number;
  offset: number;
}

const filtered = (db: Db, scope: Scope, tab: Tab) =>
  within(db, scope)
    .$if(tab === 'open', (query) => query.where('c.status', 'not in', settled))
    .$if(tab === 'settled', (query) => query.where('c.status', 'in', settled));

/** A page of complaints: with the latest word first, or what is due first. */
export const listComplaints = (db: Db, scope: Scope, { tab, limit, offset, by }: Part & { by: 'word' | 'due' }) =>
  filtered(db, scope, tab)
    .select(columns)
    .select(copy)
    .select(sql<number>`count(*) over ()`.as('total'))
    .$if(by === 'due', (query) => query.orderBy('c.due_at', (order) => order.asc().nullsLast()))
    .orderBy('c.last_message_on', 'desc')
    .orderBy('c.complaint_id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();

export type ListedComplaint = Omit<Awaited<ReturnType<typeof listComplaints>>[number], 'total'>;

/** How many are open and settled, and how many of the open ones should have been dealt with by now. */
export const countComplaints = (db: Db, scope: Scope, now: Date) =>
  within(db, scope)
    .select([
      sql<number>`count(*) filter (where c.due_at is not null)`.as('open'),
      sql<number>`count(*) filter (where c.due_at is null)`.as('settled'),
      sql<number>`count(*) filter (where c.due_at < ${now} and c.status <> 'waiting_customer')`.as('overdue'),
    ])
    .executeTakeFirstOrThrow();

export type FullComplaint = NonNullable<Awaited<ReturnType<typeof findComplaint>>>;

/** One complaint with all that hangs on it but the office's notes, in one statement. */
export const findComplaint = (db: Db, complaintId: number, scope: Scope) =>
  within(db, scope)
    .select(columns)
    .select(copy)
    .select(['c.version', 'c.user_id', 'c.email', 'c.phone', 'c.state_since', 'c.clock_from', 'c.acknowledged_at'])
    .select(['c.investigated_at', 'c.outcome', 'c.outcome_text', 'c.outcome_amount', 'c.warned'])
    .select(['o.order_id', 'o.status as order_status', 'o.placed_at', 'o.delivered_at', 'o.total as order_total'])
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('order_items as i')
          .select(['i.order_item_id', 'i.name', namesOf('i').as('names'), 'i.quantity', 'i.is_veg'])
          .whereRef('i.order_id', '=', 'c.order_id')
          .where((line) => line.not(isReplaced))
          .orderBy('i.position'),
      ).as('items'),
      jsonArrayFrom(
        eb
          .selectFrom('complaint_photos as p')
          .select(['p.complaint_photo_id', 'p.photo', 'p.width', 'p.height'])
          .whereRef('p.complaint_id', '=', 'c.complaint_id')
          .orderBy('p.position'),
      ).as('photos'),
      jsonArrayFrom(
        eb
          .selectFrom('complaint_messages as m')
          .innerJoin('users as u', 'u.user_id', 'm.author_id')
          .select(['m.complaint_message_id', 'm.author_type', 'm.channel', 'm.message', 'm.refunded', 'm.created_on'])
          .select('u.name')
          .whereRef('m.complaint_id', '=', 'c.complaint_id')
          .$if(scope.user_id !== undefined, (query) => query.where('m.channel', '=', 'all'))
          .orderBy('m.complaint_message_id'),
      ).as('messages'),
      jsonArrayFrom(
        eb
          .selectFrom('refund_files as f')
          .innerJoin('refunds as r', 'r.refund_id', 'f.refund_id')
          .select(['r.refund_id', 'r.amount'])
          .whereRef('f.complaint_id', '=', 'c.complaint_id')
          .orderBy('r.refund_id'),
      ).as('refunds'),
      jsonArrayFrom(
        eb
          .selectFrom('complaint_events as e')
          .select(['e.from_status', 'e.to_status', 'e.actor_type', 'e.words', 'e.at'])
          .whereRef('e.complaint_id', '=', 'c.complaint_id')
          .orderBy('e.complaint_event_id'),
      ).as('events'),
    ])
    .where('c.complaint_id', '=', complaintId)
    .executeTakeFirst();

/** What only the office reads: its notes, and how often it warned this restaurant in the last 30 days. */
export const findOfficeParts = (db: Db, complaintId: number, since: Date) =>
  db
    .selectFrom('complaints as c')
    .innerJoin('orders as o', 'o.order_id', 'c.order_id')
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('complaint_notes as n')
          .innerJoin('users as u', 'u.user_id', 'n.author_id')
          .select(['n.complaint_note_id', 'n.note', 'n.created_on', 'u.name'])
          .whereRef('n.complaint_id', '=', 'c.complaint_id')
          .orderBy('n.complaint_note_id'),
      ).as('notes'),
      eb
        .selectFrom('complaints as w')
        .innerJoin('orders as q', 'q.order_id', 'w.order_id')
        .select(sql<number>`count(*)`.as('warnings'))
        .whereRef('q.restaurant_id', '=', 'o.restaurant_id')
        .where('w.warned', '=', true)
        .where('w.created_on', '>', since)
        .as('warnings'),
    ])
    .where('c.complaint_id', '=', complaintId)
    .executeTakeFirstOrThrow();
