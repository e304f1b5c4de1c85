import { sql } from 'kysely';
import type { Db, Tx } from '#platform/database/db.ts';
import type { PushTarget } from '#platform/push/pusher.ts';

interface Browser extends PushTarget {
  user_id: number;
  session_id: string;
}

/** Keeps a browser for whoever is signed in there now. */
export const saveSubscription = (tx: Tx, { endpoint, ...browser }: Browser) =>
  tx
    .insertInto('push_subscriptions')
    .values({ endpoint, ...browser })
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(browser))
    .execute();

/** Forgets the oldest browsers of a person beyond the newest few. */
export const deleteBeyond = (tx: Tx, userId: number, countMax: number) =>
  sql`delete from push_subscriptions where subscription_id in (select subscription_id from push_subscriptions
    where user_id = ${userId} order by subscription_id desc offset ${countMax})`.execute(tx);

export const deleteSubscription = (db: Db, userId: number, endpoint: string) =>
  db.deleteFrom('push_subscriptions').where('user_id', '=', userId).where('endpoint', '=', endpoint).execute();

export const deleteGone = (db: Db, subscriptionId: number) =>
  db.deleteFrom('push_subscriptions').where('subscription_id', '=', subscriptionId).execute();

/** The browsers in which people are signed in. */
export const listBrowsers = (db: Db, userIds: readonly number[], now: Date) =>
  db
    .selectFrom('push_subscriptions')
    .innerJoin('sessions', 'sessions.session_id', 'push_subscriptions.session_id')
    .select(['push_subscriptions.user_id', 'subscription_id'])
    .where('push_subscriptions.user_id', 'in', userIds)
    .where('sessions.ended_at', 'is', null)
    .where('sessions.expires_at', '>', now)
    .execute();

/** What is to be pushed to a browser; undefined when it was read meanwhile or nobody is signed in there any more. */
export const findPush = (
  db: Db,
  { notification_id, subscription_id }: Record<'notification_id' | 'subscription_id', number>,
  now: Date,
) =>
  db
    .selectFrom('notifications as n')
    .innerJoin('push_subscriptions as p', 'p.user_id', 'n.user_id')
    .innerJoin('sessions as s', 's.session_id', 'p.session_id')
    .innerJoin('users as u', 'u.user_id', 'p.user_id')
    .select(['n.kind', 'n.title', 'n.body', 'n.link', 'n.data', 'n.created_at', 'p.endpoint', 'p.p256dh', 'p.auth'])
    .select('u.language')
    .where('n.notification_id', '=', notification_id)
    .where('p.subscription_id', '=', subscription_id)
    .where('n.read_at', 'is', null)
    .where('s.ended_at', 'is', null)
    .where('s.expires_at', '>', now)
    .executeTakeFirst();
