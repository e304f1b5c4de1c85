import type { Deps } from '../../../deps.ts';
import { languageOfText } from '#platform/sms/sms.ts';
import { messageOf } from '#platform/http/errors.ts';
import * as store from './notifications.sms.store.ts';
import { sayNotice, textOf } from './spoken-notices.ts';

const triesMax = 6;

/** Sends so many of the text messages that wait and answers how many it tried; one that fails is tried again later, 6 times in all. */
export async function sendTexts(
  { db, sms, log, tally }: Pick<Deps, 'db' | 'sms' | 'log' | 'tally'>,
  share: number,
): Promise<number> {
  const waiting = await store.takeTexts(db, share);
  const done: number[] = [];
  const sent = waiting.map(async ({ notification_id, tries, kind, title, body, data, mobile, language: chosen }) => {
    const language = languageOfText(sms, chosen);
    const text = textOf(sayNotice({ kind, title, body, data }, language), language);
    try {
      // What was queued before its gateway went is dropped.
      if (sms && mobile !== null) await sms.send({ to: mobile, text, ...(language !== 'en' && { language }) });
      done.push(notification_id);
    } catch (error) {
      log.warn({ notification_id, reason: messageOf(error) }, 'a text message could not be sent');
      if (tries < triesMax) await store.putOffText(db, notification_id);
      else {
        tally.gaveUp('sms');
        done.push(notification_id);
      }
    }
  });
  await Promise.all(sent);
  if (done.length > 0) await store.deleteTexts(db, done);
  return waiting.length;
}
