import { sql, type SqlBool } from 'kysely';
import { holds, isoTime, type Listing, within } from '#platform/database/listing.ts';
import { type ListedComplaint, settled, type Tab } from './complaints.read.store.ts';

interface Query {
  tab: Tab;
  search: string;
  status?: string;
  category?: string;
  city?: number;
  /** Only what should have been dealt with by this moment. */
  dueBefore?: Date;
  from?: string;
  to?: string;
}

const states = sql.join(settled);
const searched = sql`lower(concat_ws(' ', c.name, c.email, c.subject, o.order_number, 'C-' || c.complaint_id,
  o.restaurant->>'restaurant_name'))`;

// What nobody waits for stands after all that is due, the latest word first.
const due = sql`coalesce(extract(epoch from c.due_at), 1e11 - extract(epoch from c.last_message_on))`;

const partsOf = ({ tab, search, status, category, city, dueBefore, ...days }: Query) => ({
  from: sql`complaints c join orders o on o.order_id = c.order_id`,
  key: 'c.complaint_id',
  sorts: { due, created_on: sql`c.created_on`, customer: sql`lower(c.name)`, status: sql`c.status` },
  where: [
    tab === 'open' && sql<SqlBool>`c.status not in (${states})`,
    tab === 'settled' && sql<SqlBool>`c.status in (${states})`,
    holds(searched, search),
    status !== undefined && sql<SqlBool>`c.status = ${status}`,
    category !== undefined && sql<SqlBool>`c.category = ${category}`,
    city !== undefined && sql<SqlBool>`o.city_id = ${city}`,
    dueBefore !== undefined && sql<SqlBool>`c.due_at < ${dueBefore} and c.status <> 'waiting_customer'`,
    ...within('c.created_on', days),
  ],
});

/** Complaints as the office lists them. */
export const listing = (query: Query): Listing<ListedComplaint> => ({
  ...partsOf(query),
  select: sql<ListedComplaint>`c.complaint_id, c.category, c.status, c.subject, c.message, c.created_on,
    c.last_message_on, c.due_at, c.name, c.escalated_at, o.order_number, o.restaurant_id, o.restaurant as restaurant_copy`,
});

/** The same for a file. */
export const fileListing = (query: Query): Listing<object> => ({
  ...partsOf(query),
  select: sql<object>`'C-' || c.complaint_id as complaint, c.status, c.category, c.subject, c.message, c.name as customer,
    c.email, o.order_number, o.restaurant->>'restaurant_name' as restaurant, ${isoTime('c.created_on')} as created_on,
    ${isoTime('c.due_at')} as due_at, ${isoTime('c.escalated_at')} as escalated_at, c.outcome,
    (c.outcome_amount / 100.0)::float8 as outcome_amount`,
});
