import { type Insertable, type RawBuilder, sql, type SqlBool } from 'kysely';
import type { DB } from '#db/tables.ts';
import type { Db, Tx } from '#platform/database/db.ts';
import type { StoredEntry } from './audit.sentences.ts';
import { holds, isoTime, type Listing, within } from '#platform/database/listing.ts';

export const addEntry = (tx: Db | Tx, entry: Insertable<DB['audit_entries']>) =>
  tx.insertInto('audit_entries').values(entry).execute();

const columns = sql<StoredEntry>`a.audit_id, ${isoTime('a.at')} as at, a.actor_id, u.name as actor, a.action, a.subject,
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

const namesMax = 200;

/** What was typed stands in the entry, or in the name of whoever wrote it or of what it is about. */
function found(search: string): RawBuilder<SqlBool> | undefined {
  const entry = sql`lower(e.action || ' ' || e.subject_id || ' ' || e.reason || ' ' || e.before::text || e.after::text)`;
  const person = holds(
    sql`lower(w.name || ' ' || coalesce(w.email::text, '') || ' ' || coalesce(w.mobile, '') || ' ' || w.username::text)`,
    search,
  );
  if (person === undefined) return undefined;
  const named = (subject: string, key: string, from: string, text: string) => sql`(
    select ${sql.lit(subject)} as subject, ${sql.raw(key)}::text as id from ${sql.raw(from)}
    where ${holds(sql`lower(${sql.raw(text)})`, search)} limit ${namesMax})`;
  return sql<SqlBool>`a.audit_id in (
    select e.audit_id from audit_entries e where ${holds(entry, search)}
    union all select e.audit_id from audit_entries e where e.actor_id in (
      select w.user_id from users w where w.role <> 'user' and ${person})
    union all select e.audit_id from (
      (select 'user' as subject, w.user_id::text as id from users w where ${person} limit ${namesMax})
      union all ${named('restaurant', 'r.restaurant_id', 'restaurants r', 'r.restaurant_name')}
      union all ${named('coupon', 'c.coupon_id', 'coupons c', 'c.code')}
      union all ${named('blog', 'b.blogid', 'blogs b', 'b.title')}
      union all ${named('city', 't.city_id', 'cities t', 't.cityname')}
      union all ${named('category', 'g.category_id', 'categories g', 'g.category_name')}
    ) n join audit_entries e on e.subject = n.subject and e.subject_id = n.id)`;
}

export const listing = ({ search, subject, subject_id, actor: by, ...days }: Query): Listing<StoredEntry> => ({
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
export async function listOf(db: Db, subject: string, subjectId: string | number, limit = 20): Promise<StoredEntry[]> {
  const { rows } = await sql<StoredEntry>`select ${columns} from audit_entries a ${actor}
    where a.subject = ${subject} and a.subject_id = ${String(subjectId)} order by a.at desc limit ${limit}`.execute(db);
  return rows;
}
