// A test letter goes through the outbox like every other, and only who asked for it hears what became of it.
import type { MailTest } from '@tawa/contract/content/settings.mail-tests';
import type { Deps } from '../../../deps.ts';
import { notFound } from '#platform/http/errors.ts';
import { findMail, queueMail } from '#platform/mail/outbox.ts';
import { transaction } from '#platform/database/transaction.ts';
import { record } from '#modules/insight/audit/audit.service.ts';
import { testMail, testSubject } from './mail-tests.mails.ts';
import * as store from './settings.store.ts';

type ServiceDeps = Pick<Deps, 'db' | 'keys'>;

/** Queues a letter to whoever asks; answers its id and where it goes. */
export const sendTest = ({ db }: Pick<ServiceDeps, 'db'>, actor_id: number): Promise<{ mail_id: number; to: string }> =>
  transaction(db, async (tx) => {
    const reader = await store.findEmail(tx, actor_id);
    const mail_id = await queueMail(tx, testMail(reader));
    await record(tx, { actor_id, action: 'mail.test', subject_id: mail_id, after: { asked: true } });
    return { mail_id, to: reader.email };
  });

/** What became of a test letter to whoever asks. */
export async function getTest({ db, keys }: ServiceDeps, userId: number, mail_id: number): Promise<MailTest> {
  const { email } = await store.findEmail(db, userId);
  const mail = await findMail(db, { mail_id, recipient: email, subject: testSubject });
  if (!mail) throw notFound();
  const untaken = mail.isGivenUp ? 'given_up' : mail.last_error === null ? 'waiting' : 'refused';
  return {
    to: email,
    state: mail.sent_at === null ? untaken : 'taken',
    tries: mail.tries,
    error: mail.last_error,
    taken_on: mail.sent_at?.toISOString() ?? null,
    by: keys.over().SMTP_URL ? 'server' : 'folder',
  };
}
