import { sql } from 'kysely';
import { z } from 'zod/mini';
import type { Db } from '../db.ts';
import type { Env } from '../env.ts';
import { messageOf } from '../errors.ts';
import { forgetOld } from '../forget.ts';
import type { Jobs } from '../jobs.ts';
import { addJob, task } from '../tasks.ts';
import { letterHtml, letterText, type LetterContent } from './letter.tsx';
import type { Attachment, Mailer } from './mailer.ts';

export interface Mail extends LetterContent {
  to: string;
  subject: string;
  attachment?: Attachment;
}

const triesMax = 8;
const keptMs = 30 * 24 * 3600 * 1000;
const sendTask = task('mail.send', z.object({ mail_id: z.int() }));

const contentSchema = z.object({
  heading: z.string(),
  paragraphs: z.array(z.string()),
  action: z.optional(z.object({ label: z.string(), url: z.string() })),
  note: z.optional(z.string()),
  attachment: z.optional(z.object({ filename: z.string(), contentType: z.string(), content: z.string() })),
});

/** Puts a mail into the outbox in the same transaction as its cause; the worker sends it, again if need be. */
export async function sendMail(tx: Db, { to, subject, ...content }: Mail): Promise<void> {
  const { mail_id } = await tx
    .insertInto('mails')
    .values({ recipient: to, subject, content: JSON.stringify(content) })
    .returning('mail_id')
    .executeTakeFirstOrThrow();
  await addJob(tx, sendTask, { mail_id }, { triesMax });
}

/** Forgets the mails that were sent to an address. */
export const forgetMailsTo = (tx: Db, recipient: string): Promise<unknown> =>
  tx.deleteFrom('mails').where('recipient', '=', recipient).where('sent_at', 'is not', null).execute();

interface Post {
  db: Db;
  mailer: Mailer;
  env: Pick<Env, 'PUBLIC_URL'>;
}

async function deliver({ db, mailer, env }: Post, mailId: number): Promise<void> {
  const row = await db
    .selectFrom('mails')
    .select(['recipient', 'subject', 'content'])
    .where('mail_id', '=', mailId)
    .where('sent_at', 'is', null)
    .executeTakeFirst();
  if (!row) return;
  const { attachment, ...content } = z.parse(contentSchema, row.content);
  const html = letterHtml(row.subject, content, env.PUBLIC_URL);
  const text = letterText(content, env.PUBLIC_URL);
  try {
    const attachments = attachment ? { attachments: [attachment] } : {};
    await mailer.send({ to: row.recipient, subject: row.subject, html, text, ...attachments });
  } catch (error) {
    const last_error = messageOf(error).slice(0, 300);
    await db.updateTable('mails').set({ last_error }).where('mail_id', '=', mailId).execute();
    throw error;
  }
  await db
    .updateTable('mails')
    .set({ sent_at: sql<Date>`now()`, content: null, last_error: null })
    .where('mail_id', '=', mailId)
    .execute();
}

/** Sends what waits in the outbox, and forgets it after a month. */
export function mailJobs(deps: Post & { jobs: Jobs; clock: { now(): Date } }): void {
  deps.jobs.handle(sendTask, ({ mail_id }) => deliver(deps, mail_id));
  deps.jobs.every('27 3 * * *', 'platform.forget-mails', () =>
    forgetOld(deps.db, {
      table: 'mails',
      column: 'created_on',
      before: new Date(deps.clock.now().getTime() - keptMs),
    }),
  );
}
