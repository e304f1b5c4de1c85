import type { Names } from '@tawa/domain/catalogue/names/names';
import { namesOf } from '#db/names.ts';
import type { Db, Tx } from '#platform/database/db.ts';

export interface DueNews {
  news_id: number;
  restaurant_id: number;
  restaurant_name: string;
  names: Names | null;
  title: string;
  body: string;
  told: number;
  told_to: number;
}

export const hasDue = async (db: Db, now: Date): Promise<boolean> =>
  (await db
    .selectFrom('restaurant_news')
    .select('news_id')
    .where('state', '=', 'sending')
    .where('starts_at', '<=', now)
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** The message whose turn it is, held until this share is handed over; one that another process holds is left to it. */
export const holdDue = (tx: Tx, now: Date): Promise<DueNews | undefined> =>
  tx
    .selectFrom('restaurant_news as n')
    .innerJoin('restaurants as r', 'r.restaurant_id', 'n.restaurant_id')
    .select(['n.news_id', 'n.restaurant_id', 'r.restaurant_name', 'n.title', 'n.body', 'n.told', 'n.told_to'])
    .select(namesOf('r').as('names'))
    .where('n.state', '=', 'sending')
    .where('n.starts_at', '<=', now)
    .orderBy('n.starts_at')
    .orderBy('n.news_id')
    .limit(1)
    .forUpdate('n')
    .skipLocked()
    .executeTakeFirst();

/** The next people who allow it, their permissions held until they are told: whoever takes theirs back waits so long. */
export async function holdPeople(
  tx: Tx,
  { restaurant_id, told_to }: Pick<DueNews, 'restaurant_id' | 'told_to'>,
  { now, share }: { now: Date; share: number },
): Promise<number[]> {
  const rows = await tx
    .selectFrom('news_permissions as p')
    .innerJoin('users as u', 'u.user_id', 'p.user_id')
    .select('p.user_id')
    .where('p.restaurant_id', '=', restaurant_id)
    .where('p.ended_at', 'is', null)
    .where('p.expires_at', '>', now)
    .where('p.user_id', '>', told_to)
    .where('u.status', '=', 'active')
    .orderBy('p.user_id')
    .limit(share)
    .forUpdate('p')
    .execute();
  return rows.map(({ user_id }) => user_id);
}

export const addReceipts = (tx: Tx, news_id: number, people: readonly number[], sent_at: Date) =>
  tx
    .insertInto('news_receipts')
    .values(people.map((user_id) => ({ news_id, user_id, sent_at })))
    .execute();
