// Passes a notice on by the ways its reader chose. The row is marked and every letter and push queued in one transaction,
// so a job that runs twice sends once.
import { goesBy, isNotificationKind } from '@tawa/domain/notifications';
import { z } from 'zod/mini';
import type { Deps } from '../../deps.ts';
import { type Mail, sendMail } from '../../platform/mail/outbox.ts';
import { addJob, task } from '../../platform/tasks.ts';
import { transaction } from '../../platform/transaction.ts';
import { queuePushes } from './notifications.push.service.ts';
import * as store from './notifications.store.ts';

const triesMax = 6;
export const textTask = task('notifications.sms', z.object({ to: z.string(), text: z.string() }));

const mailOf = ({ email, name, title, body, link }: store.Unsent, origin: string): Mail => ({
  to: email,
  subject: title,
  heading: title,
  paragraphs: [`Hello ${name},`, ...(body ? [body] : [])],
  ...(link && { action: { label: 'See it', url: `${origin}${link}` } }),
});

export function sendNotice(
  { db, clock, env, sms }: Pick<Deps, 'db' | 'clock' | 'env' | 'sms'>,
  notificationId: number,
): Promise<void> {
  return transaction(db, async (tx) => {
    const notice = await store.takeUnsent(tx, notificationId, clock.now());
    if (!notice?.is_reachable || !isNotificationKind(notice.kind)) return;
    const { kind, choices, user_id, mobile, title, body } = notice;
    if (goesBy(kind, 'email', choices.email)) await sendMail(tx, mailOf(notice, env.PUBLIC_URL));
    if (goesBy(kind, 'web_push', choices.web_push)) await queuePushes(tx, user_id, notificationId, clock.now());
    if (sms && goesBy(kind, 'sms', choices.sms))
      await addJob(tx, textTask, { to: mobile, text: `${title}. ${body}` }, { triesMax });
  });
}

/** Hands a text message over; one that was queued before its provider went is dropped. */
export async function textMessage({ sms }: Pick<Deps, 'sms'>, message: { to: string; text: string }): Promise<void> {
  await sms?.send(message);
}
