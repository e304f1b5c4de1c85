// Passes a notice on by the ways its reader chose. The row is marked and every letter queued in one transaction, so a job
// that runs twice sends once.
import { goesBy, isNotificationKind } from '@tawa/domain/notifications';
import type { Deps } from '../../deps.ts';
import { sendMail, type Mail } from '../../platform/mail/outbox.ts';
import { transaction } from '../../platform/transaction.ts';
import * as store from './notifications.store.ts';

const mailOf = ({ email, name, title, body, link }: store.Unsent, origin: string): Mail => ({
  to: email,
  subject: title,
  heading: title,
  paragraphs: [`Hello ${name},`, ...(body ? [body] : [])],
  ...(link && { action: { label: 'See it', url: `${origin}${link}` } }),
});

export function sendNotice(
  { db, clock, env }: Pick<Deps, 'db' | 'clock' | 'env'>,
  notificationId: number,
): Promise<void> {
  return transaction(db, async (tx) => {
    const notice = await store.takeUnsent(tx, notificationId, clock.now());
    if (!notice?.is_reachable || !isNotificationKind(notice.kind)) return;
    const { kind, choices } = notice;
    if (goesBy(kind, 'email', choices.email)) await sendMail(tx, mailOf(notice, env.PUBLIC_URL));
  });
}
