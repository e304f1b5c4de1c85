// Owns what people are told. A notice is written in the transaction of its cause; the worker passes it on from there.
import type { NotificationKind } from '@tawa/domain/accounts/notifications';
import type { RawBuilder } from 'kysely';
import type { Db, Tx } from '#platform/database/db.ts';
import { type Notice, writeNotice, type WrittenNotice } from './notices.ts';
import * as store from './notifications.store.ts';

export { writeNotice, type WrittenNotice } from './notices.ts';
export { queuePushes } from './notifications.push.service.ts';

/** Tells somebody something, in the caller's transaction: what is rolled back was never said. */
export async function notify<K extends NotificationKind>(tx: Db, notice: Notice<K>): Promise<void> {
  await notifying([writeNotice(notice)]).execute(tx);
}

/** Tells several things in one statement. */
export async function notifyAll(tx: Db, notices: readonly WrittenNotice[]): Promise<void> {
  if (notices.length > 0) await notifying(notices).execute(tx);
}

/** What somebody was told of this kind by this key, while the notice is kept. */
export const findTold = (tx: Tx, told: store.Told): Promise<{ body: string } | undefined> => store.findTold(tx, told);

/** The statement that tells, to run together with its cause. */
export const notifying = (notices: readonly WrittenNotice[]): RawBuilder<unknown> => store.insertNotices(notices);

/** Whether so many notices or more wait to be passed on. */
export const areNoticesWaiting = async (tx: Tx, most: number): Promise<boolean> =>
  (await store.listUnsent(tx, most)).length >= most;

/** Forgets what somebody was told, what they chose and every browser of theirs. */
export const forgetNotifications = (tx: Tx, userId: number): Promise<unknown> => store.deleteNotifications(tx, userId);
