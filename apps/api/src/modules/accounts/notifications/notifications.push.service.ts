// Web push: a browser is kept for the session in which it asked, so nobody who signed out there is told anything.
import { ECDH } from 'node:crypto';
import { pushBrowsersMax } from '@tawa/domain/common/limits';
import { isNotificationKind, notificationKinds } from '@tawa/domain/accounts/notifications';
import { z } from 'zod/mini';
import type { Deps } from '../../../deps.ts';
import type { Tx } from '#platform/database/db.ts';
import { AppError } from '#platform/http/errors.ts';
import { isPushService } from '#platform/push/push-services.ts';
import { addJob, task } from '#platform/jobs/tasks.ts';
import { transaction } from '#platform/database/transaction.ts';
import * as store from './notifications.push.store.ts';
import { sayNotice } from './spoken-notices.ts';

const triesMax = 6;
const worthMs = 4 * 3_600_000;
export const pushTask = task('notifications.push', z.object({ notification_id: z.int(), subscription_id: z.int() }));

interface Subscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

function isPublicKey(text: string): boolean {
  try {
    return ECDH.convertKey(text, 'prime256v1', 'base64url', 'hex', 'uncompressed').length === 130;
  } catch {
    return false;
  }
}

export async function addSubscription(
  { db, env }: Pick<Deps, 'db' | 'env'>,
  { userId, sessionId }: { userId: number; sessionId: string },
  { endpoint, keys }: Subscription,
): Promise<void> {
  const refuse = (field: string, text: string) => new AppError('invalid', text, { fields: { [field]: text } });
  if (!isPushService(endpoint, env.PUSH_SERVICES)) throw refuse('endpoint', 'This is not a known push service.');
  if (!isPublicKey(keys.p256dh)) throw refuse('keys', 'This is not a key of a browser.');
  await transaction(db, async (tx) => {
    await store.saveSubscription(tx, { endpoint, ...keys, user_id: userId, session_id: sessionId });
    await store.deleteBeyond(tx, userId, pushBrowsersMax);
  });
}

export const deleteSubscription = ({ db }: Pick<Deps, 'db'>, userId: number, endpoint: string) =>
  store.deleteSubscription(db, userId, endpoint);

/** Queues one push for each browser in which a reader is signed in; what has time goes by a queue of its own. */
export async function queuePushes(
  tx: Tx,
  notices: readonly Record<'notification_id' | 'user_id', number>[],
  now: Date,
  queue = 'push',
): Promise<void> {
  if (notices.length === 0) return;
  const readers = notices.map(({ user_id }) => user_id);
  const browsers = await store.listBrowsers(tx, readers, now);
  for (const { notification_id, user_id } of notices)
    for (const { subscription_id } of browsers.filter((browser) => browser.user_id === user_id))
      await addJob(tx, pushTask, { notification_id, subscription_id }, { triesMax, queue });
}

/** Sends one push, unless it was read or is too old by now; a browser that is gone is forgotten. */
export async function push(
  { db, clock, pusher }: Pick<Deps, 'db' | 'clock' | 'pusher'>,
  which: { notification_id: number; subscription_id: number },
): Promise<void> {
  const found = await store.findPush(db, which, clock.now());
  const leftMs = found ? found.created_at.getTime() + worthMs - clock.now().getTime() : 0;
  if (!found || leftMs <= 0) return;
  const { kind, title, body, data, link, language, ...target } = found;
  const spoken = sayNotice({ kind, title, body, data }, language);
  const tag = `n${which.notification_id}`;
  const outcome = await pusher.send(target, {
    payload: JSON.stringify({ ...spoken, link, tag }),
    topic: tag,
    lastsS: Math.ceil(leftMs / 1000),
    isUrgent: isNotificationKind(kind) && notificationKinds[kind].section === 'kitchen',
  });
  if (outcome === 'gone') await store.deleteGone(db, which.subscription_id);
}
