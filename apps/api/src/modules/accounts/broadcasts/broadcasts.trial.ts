// A draft to whoever wrote it, by each of its ways, so that it is read as others will before they do.
import { randomUUID } from 'node:crypto';
import type { Deps } from '../../../deps.ts';
import { transaction } from '#platform/database/transaction.ts';
import { notFound } from '#platform/http/errors.ts';
import { sendMail } from '#platform/mail/outbox.ts';
import { getContact } from '#modules/accounts/auth/auth.service.ts';
import { queuePushes } from '#modules/accounts/notifications/notifications.service.ts';
import { record } from '#modules/insight/audit/audit.service.ts';
import { offerMail } from './broadcasts.letters.ts';
import { addNotices } from './broadcasts.sending.store.ts';
import { lockBroadcast } from './broadcasts.store.ts';

export const sendTrial = (
  { db, clock, env }: Pick<Deps, 'db' | 'clock' | 'env'>,
  { actor_id, broadcast_id }: { actor_id: number; broadcast_id: number },
): Promise<void> =>
  transaction(db, async (tx) => {
    const held = await lockBroadcast(tx, broadcast_id);
    if (!held) throw notFound();
    const { title, body, link, channels } = held;
    const now = clock.now();
    const words = { title, body, link };
    const notice = { user_id: actor_id, subject_key: `trial:${randomUUID()}`, ...words };
    const added = await addNotices(tx, channels.includes('in_app') ? [notice] : [], now);
    if (channels.includes('web_push')) await queuePushes(tx, added, now);
    const { name, email } = await getContact(tx, actor_id);
    if (channels.includes('email') && email !== null)
      await sendMail(tx, offerMail(env, { user_id: actor_id, email, name }, words));
    await record(tx, { actor_id, action: 'broadcast.test', subject_id: broadcast_id });
  });
