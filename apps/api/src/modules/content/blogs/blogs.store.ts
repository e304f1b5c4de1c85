import { sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';

const posts = (db: Db) =>
  db
    .selectFrom('blogs')
    .select(['blogid', 'title', 'created_on', 'author', 'blog_img', 'blogtext', 'tags'])
    .where('status', '=', 'published');

export const listPosts = (db: Db, page: number, limit: number) =>
  posts(db)
    .orderBy('created_on', 'desc')
    .orderBy('blogid', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();

export const countPosts = async (db: Db): Promise<number> => {
  const { total } = await db
    .selectFrom('blogs')
    .select(sql<number>`count(*)`.as('total'))
    .where('status', '=', 'published')
    .executeTakeFirstOrThrow();
  return total;
};

export const findPost = (db: Db, blogid: number) => posts(db).where('blogid', '=', blogid).executeTakeFirst();
