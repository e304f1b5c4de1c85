import type { AuditEntry } from '@tawa/contract/insight/audit';
import { type Insertable, type RawBuilder, sql, type SqlBool } from 'kysely';
import type { DB } from '#db/tables.ts';
import type { Db, Tx } from '#platform/database/db.ts';
import { holds, isoTime, type Listing, within } from '#platform/database/listing.ts';

export const addEntry = (tx: Db | Tx, entry: Insertable<DB['audit_entries']>) =>
  tx.insertInto('audit_entries').values(entry).execute();

const columns = sql<AuditEntry>`a.audit_id, ${isoTime('a.at')} as at, a.actor_id, u.name as actor, a.action, a.subject,
  a.subject_id, a.reason, a.before, a.after`;
const actor = sql`join users u on u.user_id = a.actor_id`;

interface Query {
  search: string;
  subject?: string;
  subject_id?: string;
  actor?: number;
  from?: string;
  to?: string;
}

/** What was typed stands in the entry, or in the name or address of whoever wrote it. */
function found(search: string): RawBuilder<SqlBool> | undefined {
  const entry = sql`lower(a.action || ' ' || a.subject_id || ' ' || a.reason || ' ' || a.before::text || a.after::text)`;
  const person = holds(sql`lower(w.name || ' ' || coalesce(w.email::text, ''))`, search);
  if (person === undefined) return undefined;
  return sql<SqlBool>`${holds(entry, search)} or a.actor_id in (
    select w.user_id from users w where w.role = 'admin' and ${person})`;
}

export const listing = ({ search, subject, subject_id, actor: by, ...days }: Query): Listing<AuditEntry> => ({
  from: sql`audit_entries a`,
  joins: actor,
  select: columns,
  key: 'a.audit_id',
  sorts: { at: sql`a.at`, action: sql`a.action` },
  where: [
    found(search),
    subject !== undefined && sql<SqlBool>`a.subject = ${subject}`,
    subject_id !== undefined && sql<SqlBool>`a.subject_id = ${subject_id}`,
    by !== undefined && sql<SqlBool>`a.actor_id = ${by}`,
    ...within('a.at', days),
  ],
});

/** The newest deeds to one thing. */
export async function listOf(db: Db, subject: string, subjectId: string | number, limit = 20): Promise<AuditEntry[]> {
  const { rows } = await sql<AuditEntry>`select ${columns} from audit_entries a ${actor}
    where a.subject = ${subject} and a.subject_id = ${String(subjectId)} order by a.at desc limit ${limit}`.execute(db);
  return rows;
}
