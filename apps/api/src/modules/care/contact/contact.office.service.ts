// Owns what becomes of a message to the office. A reply leaves by mail in the transaction that notes it.
import type { Deps } from '../../../deps.ts';
import type { Tx } from '#platform/database/db.ts';
import { notFound } from '#platform/http/errors.ts';
import { inLanguage, sendMail, type Mail } from '#platform/mail/outbox.ts';
import { transaction } from '#platform/database/transaction.ts';
import { record } from '#modules/insight/audit/audit.service.ts';
import * as store from './contact.office.store.ts';

interface Hand {
  actor_id: number;
  contact_id: number;
}

async function lock(tx: Tx, contactId: number) {
  const contact = await store.lockContact(tx, contactId);
  if (!contact) throw notFound();
  return contact;
}

export async function getContact({ db }: Pick<Deps, 'db'>, contactId: number) {
  const contact = await store.findContact(db, contactId);
  if (!contact) throw notFound();
  return { ...contact, replies: await store.listReplies(db, contactId) };
}

/** Says what became of a message; saying it twice changes nothing. */
export const moveContact = (
  { db }: Pick<Deps, 'db'>,
  { actor_id, contact_id }: Hand,
  status: 'new' | 'read' | 'closed' | 'spam',
): Promise<void> =>
  transaction(db, async (tx) => {
    const contact = await lock(tx, contact_id);
    if (contact.status === status) return;
    await store.setStatus(tx, contact_id, status);
    const change = { before: { status: contact.status }, after: { status } };
    await record(tx, { actor_id, action: 'contact.status', subject_id: contact_id, ...change });
  });

type Contact = Awaited<ReturnType<typeof lock>>;

const replyMail = ({ name, email, subject, message, language }: Contact, text: string): Mail => ({
  to: email,
  ...inLanguage({ language }),
  subject: `Re: ${subject}`,
  heading: subject,
  paragraphs: [`Hello ${name},`, ...text.split(/\n+/).filter((line) => line.trim() !== '')],
  note: `You wrote: “${message.slice(0, 500)}”`,
});

/** Answers by mail. */
export const replyToContact = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { actor_id, contact_id }: Hand,
  message: string,
): Promise<void> =>
  transaction(db, async (tx) => {
    const contact = await lock(tx, contact_id);
    const added = await store.addReply(tx, { contact_id, author_id: actor_id, message, created_on: clock.now() });
    await store.setStatus(tx, contact_id, 'replied');
    await sendMail(tx, replyMail(contact, message));
    // The words go to one person; the log names them by their number.
    const change = { before: { status: contact.status }, after: { status: 'replied', ...added } };
    await record(tx, { actor_id, action: 'contact.reply', subject_id: contact_id, ...change });
  });
