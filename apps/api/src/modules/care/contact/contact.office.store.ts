import type { OfficeContact } from '@tawa/contract/care/contact.office';
import { sql, type SqlBool } from 'kysely';
import type { Db, Tx } from '#platform/database/db.ts';
import { holds, isoTime, type Listing, within } from '#platform/database/listing.ts';

const columns = sql<OfficeContact>`c.contact_id, c.user_id, c.name, c.email, c.mobile, c.subject, c.message, c.status,
  ${isoTime('c.created_on')} as created_on`;

interface Query {
  search: string;
  status?: string;
  from?: string;
  to?: string;
}

export const listing = ({ search, status, ...days }: Query): Listing<OfficeContact> => ({
  from: sql`contact_messages c`,
  select: columns,
  key: 'c.contact_id',
  sorts: { created_on: sql`c.created_on`, name: sql`lower(c.name)`, status: sql`c.status` },
  where: [
    holds(sql`lower(c.name || ' ' || c.email || ' ' || c.subject || ' ' || c.message)`, search),
    status !== undefined && sql<SqlBool>`c.status = ${status}`,
    ...within('c.created_on', days),
  ],
});

export async function findContact(db: Db, contactId: number): Promise<OfficeContact | undefined> {
  const { rows } = await sql<OfficeContact>`select ${columns} from contact_messages c
    where c.contact_id = ${contactId}`.execute(db);
  return rows[0];
}

export interface ContactReply {
  contact_reply_id: number;
  author: string;
  message: string;
  created_on: string;
}

export async function listReplies(db: Db, contactId: number): Promise<ContactReply[]> {
  const { rows } = await sql<ContactReply>`select r.contact_reply_id, u.name as author, r.message,
      ${isoTime('r.created_on')} as created_on
    from contact_replies r join users u on u.user_id = r.author_id where r.contact_id = ${contactId}
    order by r.created_on, r.contact_reply_id`.execute(db);
  return rows;
}

export const lockContact = (tx: Tx, contactId: number) =>
  tx
    .selectFrom('contact_messages')
    .select(['contact_id', 'name', 'email', 'subject', 'message', 'status', 'language'])
    .where('contact_id', '=', contactId)
    .forUpdate()
    .executeTakeFirst();

export const setStatus = (tx: Tx, contactId: number, status: string) =>
  tx.updateTable('contact_messages').set({ status }).where('contact_id', '=', contactId).execute();

export const addReply = (tx: Tx, reply: { contact_id: number; author_id: number; message: string; created_on: Date }) =>
  tx.insertInto('contact_replies').values(reply).returning('contact_reply_id').executeTakeFirstOrThrow();
