// Passes notices on by the ways their readers chose. The rows are marked and every letter, push and text queued in one
// transaction, so that two processes send once.
import { type ChoosableChannel, goesBy, isNotificationKind } from '@tawa/domain/accounts/notifications';
import { calledWithin } from '@tawa/domain/catalogue/names/read-names';
import type { Deps } from '../../../deps.ts';
import { messageOf } from '#platform/http/errors.ts';
import { type Mail, sendMails } from '#platform/mail/outbox.ts';
import { transaction } from '#platform/database/transaction.ts';
import { queuePushes } from './notifications.push.service.ts';
import { addTexts } from './notifications.sms.store.ts';
import { placeIn } from './spoken-notices.ts';
import * as store from './notifications.store.ts';

const namesOf = (data: unknown): Pick<Mail, 'called'> => {
  const called = calledWithin(data);
  return called.length > 0 ? { called } : {};
};

/** The restaurant before the title, for an owner of several; what somebody wrote themselves is not looked into. */
function placeOf({ kind, data }: Pick<store.Unsent, 'kind' | 'data'>): Pick<Mail, 'place'> {
  if (kind === 'offer' || kind === 'restaurant_news') return {};
  const place = placeIn(data);
  return place === undefined ? {} : { place };
}

const mailOf = ({ email, name, kind, title, body, link, data }: store.Unsent, origin: string): Mail => ({
  to: email,
  subject: title,
  heading: title,
  paragraphs: [`Hello ${name},`, ...(body ? [body] : [])],
  ...namesOf(data),
  ...placeOf({ kind, data }),
  ...(link && { action: { label: 'See it', url: `${origin}${link}` } }),
});

type ServiceDeps = Pick<Deps, 'db' | 'clock' | 'env' | 'log' | 'sms'>;

/** Passes on a share of what was written; a notice that cannot be passed on keeps only itself waiting. */
export async function sendNotices(deps: ServiceDeps, share: number): Promise<number> {
  const ids = await store.listUnsent(deps.db, share);
  if (ids.length === 0) return 0;
  try {
    return await passOn(deps, ids);
  } catch (error) {
    deps.log.warn({ reason: messageOf(error) }, 'notices are passed on one by one');
  }
  let sent = 0;
  for (const id of ids) sent += await passOn(deps, [id]).catch((error: unknown) => putOff(deps, id, error));
  return sent;
}

async function putOff({ db, log }: ServiceDeps, notification_id: number, error: unknown): Promise<number> {
  log.error({ notification_id, reason: messageOf(error) }, 'a notice could not be passed on');
  await store.putOff(db, notification_id);
  return 0;
}

function passOn({ db, clock, env, sms }: ServiceDeps, ids: readonly number[]): Promise<number> {
  return transaction(db, async (tx) => {
    const unsent = await store.takeUnsent(tx, ids, clock.now());
    const notices = unsent.filter((notice) => notice.is_reachable);
    const goingBy = (channel: ChoosableChannel) =>
      notices.filter(({ kind, choices }) => isNotificationKind(kind) && goesBy(kind, channel, choices[channel]));
    await sendMails(
      tx,
      goingBy('email').map((notice) => mailOf(notice, env.PUBLIC_URL)),
    );
    await queuePushes(tx, goingBy('web_push'), clock.now());
    const texts = sms
      ? goingBy('sms').flatMap(({ notification_id, mobile }) => (mobile === null ? [] : [notification_id]))
      : [];
    if (texts.length > 0) await addTexts(tx, texts);
    return unsent.length;
  });
}
