import { boardKinds } from '@tawa/domain/accounts/notifications';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '#platform/database/db.ts';
import { publish } from '#platform/live/events.ts';

interface Page {
  before?: number;
  only?: 'all' | 'unread';
  limit: number;
}

export const listNotifications = (db: Db, userId: number, { before, only, limit }: Page) =>
  db
    .selectFrom('notifications')
    .select(['notification_id', 'kind', 'title', 'body', 'link', 'created_at', 'read_at', 'data'])
    .where('user_id', '=', userId)
    .$call((query) => (before === undefined ? query : query.where('notification_id', '<', before)))
    .$if(only === 'unread', (query) => query.where('read_at', 'is', null))
    .orderBy('notification_id', 'desc')
    .limit(limit)
    .execute();

/** What the bell counts: not what a kitchen's board shows anyway. */
export async function countUnread(db: Db, userId: number): Promise<number> {
  const { unread } = await db
    .selectFrom('notifications')
    .select((eb) => eb.fn.countAll<number>().as('unread'))
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .where('kind', 'not in', boardKinds)
    .executeTakeFirstOrThrow();
  return unread;
}

export const isOwn = async (db: Db, userId: number, notificationId: number): Promise<boolean> =>
  (await db
    .selectFrom('notifications')
    .select('notification_id')
    .where('user_id', '=', userId)
    .where('notification_id', '=', notificationId)
    .executeTakeFirst()) !== undefined;

/** Marks unread ones and tells the reader's other pages when there were any. */
export async function markRead(
  tx: Tx,
  userId: number,
  { which, now }: { which: RawBuilder<boolean>; now: Date },
): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('notifications')
    .set({ read_at: now })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .where(which)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) await publish(tx, { audience: `user:${userId}`, kind: 'notification', payload: {} });
}

export const isThis = (notificationId: number) => sql<boolean>`notification_id = ${notificationId}`;
export const isUpTo = (notificationId: number) => sql<boolean>`notification_id <= ${notificationId}`;
