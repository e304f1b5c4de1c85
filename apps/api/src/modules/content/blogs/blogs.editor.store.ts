import { sql, type Updateable } from 'kysely';
import type { DB } from '#db/tables.ts';
import type { Db, Tx } from '#platform/database/db.ts';

/** What is read of a post. */
export const columns = [
  'blogid',
  'title',
  'author',
  'blog_img',
  'blogtext',
  'tags',
  'status',
  'version',
  'remarks',
  'publish_on',
  'created_on',
  'updated_on',
  'restaurant_id',
] as const;

export type PostRow = Awaited<ReturnType<typeof listOwn>>[number];

export const listOwn = (db: Db, restaurantId: number) =>
  db
    .selectFrom('blogs')
    .select(columns)
    .where('restaurant_id', '=', restaurantId)
    .orderBy('updated_on', 'desc')
    .orderBy('blogid', 'desc')
    .execute();

/** The restaurant's row, held until the transaction ends, so that its posts are counted by one at a time. */
export const holdRestaurant = (tx: Tx, restaurantId: number) =>
  tx
    .selectFrom('restaurants')
    .select('restaurant_name')
    .where('restaurant_id', '=', restaurantId)
    .forNoKeyUpdate()
    .executeTakeFirst();

export const countOwn = async (tx: Tx, restaurantId: number): Promise<number> =>
  (
    await tx
      .selectFrom('blogs')
      .select(sql<number>`count(*)::int`.as('posts'))
      .where('restaurant_id', '=', restaurantId)
      .executeTakeFirstOrThrow()
  ).posts;

/** One post, held until the transaction ends; of one restaurant, or of anybody. */
export const lockPost = (tx: Tx, blogid: number, restaurantId?: number) =>
  tx
    .selectFrom('blogs')
    .select(columns)
    .where('blogid', '=', blogid)
    .$call((query) => (restaurantId === undefined ? query : query.where('restaurant_id', '=', restaurantId)))
    .forUpdate()
    .executeTakeFirst();

export const addPost = (
  tx: Tx,
  post: Pick<PostRow, 'title' | 'author' | 'blog_img' | 'blogtext' | 'tags' | 'restaurant_id'> & { at: Date },
) => {
  const { at, ...values } = post;
  return tx
    .insertInto('blogs')
    .values({ ...values, status: 'draft', created_on: at, updated_on: at })
    .returning(columns)
    .executeTakeFirstOrThrow();
};

/** Writes a held post; the version rises. */
export const updatePost = (tx: Tx, blogid: number, change: Updateable<DB['blogs']>) =>
  tx
    .updateTable('blogs')
    .set(change)
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('blogid', '=', blogid)
    .returning(columns)
    .executeTakeFirstOrThrow();

export const deletePost = (tx: Tx, blogid: number) => tx.deleteFrom('blogs').where('blogid', '=', blogid).execute();
