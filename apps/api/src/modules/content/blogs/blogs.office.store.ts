import type { OfficeBlog } from '@tawa/contract/content/blogs.office';
import { sql, type SqlBool } from 'kysely';
import type { Db, Tx } from '#platform/database/db.ts';
import { holds, isoTime, type Listing } from '#platform/database/listing.ts';
import { columns } from './blogs.editor.store.ts';

interface Query {
  search: string;
  show?: string;
  by?: 'house' | 'restaurants';
}

// Of those that wait the longest wait comes first, then what was dated last.
const waiting = sql`case when b.status = 'pending' then extract(epoch from b.submitted_on)
  else 1e11 - extract(epoch from b.created_on) end`;

const fields = sql<OfficeBlog>`b.blogid, b.title, b.author, b.restaurant_id, b.status, b.version, b.tags, b.blog_img,
  ${isoTime('b.submitted_on')} as submitted_on, ${isoTime('b.publish_on')} as publish_on,
  ${isoTime('b.created_on')} as created_on, ${isoTime('b.updated_on')} as updated_on`;

/** Drafts of restaurants are not the office's to read. */
export const listing = ({ search, show, by }: Query): Listing<OfficeBlog> => ({
  from: sql`blogs b`,
  select: fields,
  key: 'b.blogid',
  sorts: { waiting, created_on: sql`b.created_on`, title: sql`lower(b.title)`, author: sql`lower(b.author)` },
  where: [
    sql<SqlBool>`b.status <> 'draft' or b.restaurant_id is null`,
    holds(sql`lower(b.title || ' ' || b.author || ' ' || b.tags)`, search),
    show !== undefined && sql<SqlBool>`b.status = ${show}`,
    by !== undefined && sql<SqlBool>`(b.restaurant_id is null) = ${by === 'house'}`,
  ],
});

export const findPost = (db: Db, blogid: number) =>
  db
    .selectFrom('blogs')
    .select(columns)
    .where('blogid', '=', blogid)
    .where(({ eb, or }) => or([eb('status', '<>', 'draft'), eb('restaurant_id', 'is', null)]))
    .executeTakeFirst();

/** Puts posts out whose time has come; answers them as they were. */
export const publishDue = (tx: Tx, now: Date) =>
  tx
    .updateTable('blogs')
    .set((eb) => ({
      status: 'published',
      created_on: sql<Date>`publish_on`,
      publish_on: null,
      updated_on: now,
      version: eb('version', '+', 1),
    }))
    .where('status', '=', 'scheduled')
    .where('publish_on', '<=', now)
    .returning(columns)
    .execute();
