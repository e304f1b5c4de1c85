import type { ReceivedNews } from '@tawa/contract/accounts/news';
import { type Insertable, sql, type SqlBool, type Updateable } from 'kysely';
import { isListed } from '#db/listed.ts';
import type { DB } from '#db/tables.ts';
import { namesOf } from '#db/names.ts';
import type { Db, Tx } from '#platform/database/db.ts';
import { isoTime, type Listing, readPage } from '#platform/database/listing.ts';

export interface Between {
  user_id: number;
  restaurant_id: number;
}

/** What stands at a moment. */
const standing = (db: Db, now: Date) =>
  db.selectFrom('news_permissions as p').where('p.ended_at', 'is', null).where('p.expires_at', '>', now);

export const listPermissions = (db: Db, userId: number, now: Date) =>
  standing(db, now)
    .innerJoin('restaurants as r', 'r.restaurant_id', 'p.restaurant_id')
    .select(['p.restaurant_id', 'r.restaurant_name', namesOf('r').as('names'), 'r.logo', 'p.given_at', 'p.expires_at'])
    .where('p.user_id', '=', userId)
    .orderBy('p.expires_at')
    .orderBy('p.permission_id')
    .execute();

export const findPermission = (db: Db, { user_id, restaurant_id }: Between, now: Date) =>
  standing(db, now)
    .select(['p.permission_id', 'p.expires_at'])
    .where('p.user_id', '=', user_id)
    .where('p.restaurant_id', '=', restaurant_id)
    .executeTakeFirst();

export const countPermissions = async (db: Db, userId: number, now: Date): Promise<number> =>
  (
    await standing(db, now)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('p.user_id', '=', userId)
      .executeTakeFirstOrThrow()
  ).count;

/** Ends what stands between these two, what has run out too, so that the next one has its place. */
export const endPermission = (db: Db, { user_id, restaurant_id }: Between, now: Date) =>
  db
    .updateTable('news_permissions')
    // Another machine's clock may have been ahead when it was given.
    .set({ ended_at: sql<Date>`greatest(given_at, ${now}::timestamptz)` })
    .where('user_id', '=', user_id)
    .where('restaurant_id', '=', restaurant_id)
    .where('ended_at', 'is', null)
    .execute();

/** Adds a permission; of several at once one is written. */
export const addPermission = (tx: Tx, permission: Insertable<DB['news_permissions']>) =>
  tx
    .insertInto('news_permissions')
    .values(permission)
    .onConflict((conflict) => conflict.columns(['user_id', 'restaurant_id']).where('ended_at', 'is', null).doNothing())
    .execute();

export const isListedNow = async (db: Db, restaurantId: number): Promise<boolean> =>
  (await db
    .selectFrom('restaurants as r')
    .select('r.restaurant_id')
    .where('r.restaurant_id', '=', restaurantId)
    .where(isListed('r'))
    .executeTakeFirst()) !== undefined;

/** Holds one account, so that two who allow something for it see each other's. */
export const holdPerson = (tx: Tx, userId: number) =>
  sql`select pg_advisory_xact_lock(hashtext('news'), ${userId}::int)`.execute(tx);

const receivedOf = (userId: number): Listing<ReceivedNews> => ({
  from: sql`news_receipts r`,
  joins: sql`join restaurant_news n on n.news_id = r.news_id join restaurants k on k.restaurant_id = n.restaurant_id
    left join dishes d on d.menu_id = n.menu_id and d.isactive and ${isListed('k')}`,
  select: sql<ReceivedNews>`r.receipt_id, n.restaurant_id, k.restaurant_name, ${namesOf('k')} as restaurant_names,
    n.title, n.body, d.menu_id, d.dish_name, ${namesOf('d')} as names,
    ${isoTime('r.sent_at')} as sent_at`,
  key: 'r.receipt_id',
  sorts: { sent_at: sql`r.sent_at` },
  where: [sql<SqlBool>`r.user_id = ${userId}`],
});

export const listReceived = (db: Db, userId: number, query: { sort: string; page: number }) =>
  readPage(db, receivedOf(userId), query);

const sentColumns = [
  'n.news_id',
  'n.title',
  'n.body',
  'n.menu_id',
  'd.dish_name',
  'n.state',
  'u.name as sent_by_name',
  'n.made_at',
  'n.starts_at',
  'n.told',
] as const;

export interface SentRow {
  news_id: number;
  title: string;
  body: string;
  menu_id: number | null;
  dish_name: string | null;
  state: string;
  sent_by_name: string | null;
  made_at: Date;
  starts_at: Date;
  told: number;
}

const sentOf = (restaurantId: number): Listing<SentRow> => ({
  from: sql`restaurant_news n`,
  joins: sql`left join dishes d on d.menu_id = n.menu_id left join users u on u.user_id = n.sent_by`,
  select: sql<SentRow>`n.news_id, n.title, n.body, n.menu_id, d.dish_name, n.state, u.name as sent_by_name, n.made_at,
    n.starts_at, n.told`,
  key: 'n.news_id',
  sorts: { made_at: sql`n.made_at` },
  where: [sql<SqlBool>`n.restaurant_id = ${restaurantId}`],
});

export const listSent = (db: Db, restaurantId: number, query: { sort: string; page: number }) =>
  readPage(db, sentOf(restaurantId), query);

const sentRows = (db: Db, restaurantId: number) =>
  db
    .selectFrom('restaurant_news as n')
    .leftJoin('dishes as d', 'd.menu_id', 'n.menu_id')
    .leftJoin('users as u', 'u.user_id', 'n.sent_by')
    .select(sentColumns)
    .where('n.restaurant_id', '=', restaurantId);

export const findSent = (db: Db, restaurantId: number, newsId: number): Promise<SentRow | undefined> =>
  sentRows(db, restaurantId).where('n.news_id', '=', newsId).executeTakeFirst();

export const listNewest = (db: Db, restaurantId: number, limit: number): Promise<SentRow[]> =>
  sentRows(db, restaurantId).orderBy('n.made_at', 'desc').orderBy('n.news_id', 'desc').limit(limit).execute();

/** People who allow a restaurant to write. */
export const countPeople = async (db: Db, restaurantId: number, now: Date): Promise<number> =>
  (
    await standing(db, now)
      .innerJoin('users as u', 'u.user_id', 'p.user_id')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('p.restaurant_id', '=', restaurantId)
      .where('u.status', '=', 'active')
      .executeTakeFirstOrThrow()
  ).count;

/** From when a restaurant may write again; undefined where it may now. */
export const findNextFrom = async (db: Db, restaurantId: number, now: Date): Promise<Date | undefined> =>
  (
    await db
      .selectFrom('restaurant_news')
      .select('again_from')
      .where('restaurant_id', '=', restaurantId)
      .where('again_from', '>', now)
      .executeTakeFirst()
  )?.again_from;

export const isOwnDish = async (db: Db, restaurantId: number, menuId: number): Promise<boolean> =>
  (await db
    .selectFrom('dishes')
    .select('menu_id')
    .where('restaurant_id', '=', restaurantId)
    .where('menu_id', '=', menuId)
    .where('isactive', '=', true)
    .executeTakeFirst()) !== undefined;

export const addNews = async (tx: Tx, news: Insertable<DB['restaurant_news']>): Promise<number> =>
  (await tx.insertInto('restaurant_news').values(news).returning('news_id').executeTakeFirstOrThrow()).news_id;

export const holdNews = (tx: Tx, restaurantId: number, newsId: number) =>
  tx
    .selectFrom('restaurant_news')
    .select(['state', 'told', 'again_from', 'made_at'])
    .where('restaurant_id', '=', restaurantId)
    .where('news_id', '=', newsId)
    .forUpdate()
    .executeTakeFirst();

export const updateNews = (tx: Tx, newsId: number, change: Updateable<DB['restaurant_news']>) =>
  tx.updateTable('restaurant_news').set(change).where('news_id', '=', newsId).execute();

export const deleteNewsOf = (tx: Tx, userId: number) =>
  sql`with permissions as (delete from news_permissions where user_id = ${userId})
    delete from news_receipts where user_id = ${userId}`.execute(tx);
