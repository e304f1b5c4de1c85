// The inbox: what a person was told, each row theirs alone.
import type { Received } from '@tawa/contract/common/endpoint';
import type * as contract from '@tawa/contract/accounts/notifications';
import type { SpokenLanguage } from '@tawa/domain/common/languages';
import { notificationsPageSize } from '@tawa/domain/common/limits';
import type { Deps } from '../../../deps.ts';
import { notFound } from '#platform/http/errors.ts';
import { transaction } from '#platform/database/transaction.ts';
import * as store from './notifications.inbox.store.ts';
import { sayNotice } from './spoken-notices.ts';

type ServiceDeps = Pick<Deps, 'db' | 'clock'>;

export async function listNotifications(
  { db }: Pick<Deps, 'db'>,
  userId: number,
  query: Received<typeof contract.listNotifications>['query'],
  language: SpokenLanguage,
) {
  // One more than a page tells whether there is another.
  const found = await store.listNotifications(db, userId, { ...query, limit: notificationsPageSize + 1 });
  const rows = found.slice(0, notificationsPageSize);
  return {
    notifications: rows.map(({ created_at, read_at, data, ...row }) => ({
      ...row,
      ...sayNotice({ ...row, data }, language),
      created_at: created_at.toISOString(),
      read_at: read_at?.toISOString() ?? null,
    })),
    next: found.length > rows.length ? (rows.at(-1)?.notification_id ?? null) : null,
    unread: await store.countUnread(db, userId),
  };
}

export const countUnread = ({ db }: Pick<Deps, 'db'>, userId: number): Promise<number> => store.countUnread(db, userId);

export const readNotification = ({ db, clock }: ServiceDeps, userId: number, notificationId: number): Promise<number> =>
  transaction(db, async (tx) => {
    if (!(await store.isOwn(tx, userId, notificationId))) throw notFound();
    await store.markRead(tx, userId, { which: store.isThis(notificationId), now: clock.now() });
    return store.countUnread(tx, userId);
  });

export const readAll = ({ db, clock }: ServiceDeps, userId: number, upTo: number): Promise<number> =>
  transaction(db, async (tx) => {
    await store.markRead(tx, userId, { which: store.isUpTo(upTo), now: clock.now() });
    return store.countUnread(tx, userId);
  });
