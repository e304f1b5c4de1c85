import { type Called, namesWithin } from '@tawa/domain/catalogue/names/read-names';
import { dayMs } from '@tawa/domain/common/durations';
import { isSpoken, spokenLanguages, type SpokenLanguage } from '@tawa/domain/common/languages';
import { prefixedLanguages } from '@tawa/domain/common/public-addresses';
import { sql } from 'kysely';
import { z } from 'zod/mini';
import type { Db } from '../database/db.ts';
import type { Env } from '../env.ts';
import { messageOf } from '../http/errors.ts';
import { forgetOld } from '../database/forget.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { saidAt } from '../words/said.ts';
import { letterHtml, letterText, sayLetter, type LetterContent } from './letter.tsx';
import { figureOf, secondsSince, type HouseFigure } from '../metrics/house-figures.ts';
import type { Tally } from '../metrics/tally.ts';
import type { Attachment, Mailer } from './mailer.ts';

export interface Mail extends LetterContent {
  /** Null for an account without an e-mail, which gets no letter. */
  to: string | null;
  subject: string;
  attachment?: Attachment;
  /** In which it is written to somebody who has no account; else in the language of the account. */
  language?: SpokenLanguage;
  /** What it names that has names in other languages. */
  called?: readonly Called[];
  /** The restaurant that stands before the subject and the heading, for an owner of several. */
  place?: string;
  /** Headers of its own, such as the one that mail programs leave a list by. */
  headers?: Readonly<Record<string, string>>;
}

/** The language of somebody without an account, as it is kept with what they began; nothing where none is. */
export const inLanguage = ({ language }: { language: string | null }): Pick<Mail, 'language'> =>
  isSpoken(language) ? { language } : {};

const triesMax = 8;

const contentSchema = z.object({
  heading: z.string(),
  paragraphs: z.array(z.string()),
  action: z.optional(z.object({ label: z.string(), url: z.string() })),
  note: z.optional(z.string()),
  leave: z.optional(z.object({ label: z.string(), url: z.string() })),
  language: z.optional(z.enum(spokenLanguages)),
  called: z.optional(
    z.array(z.object({ name: z.string(), names: z.partialRecord(z.enum(prefixedLanguages), z.string()) })),
  ),
  place: z.optional(z.string()),
  headers: z.optional(z.record(z.string(), z.string())),
  attachment: z.optional(
    z.object({
      filename: z.string(),
      contentType: z.string(),
      content: z.string(),
      encoding: z.optional(z.literal('base64')),
    }),
  ),
});

/** Puts a mail into the outbox in the same transaction as its cause; the worker sends it, again if need be. */
export const sendMail = (tx: Db, mail: Mail): Promise<void> => sendMails(tx, [mail]);

/** Puts a mail into the outbox and answers its id, for whoever asks later what became of it. */
export async function queueMail(tx: Db, { to, subject, ...content }: Mail & { to: string }): Promise<number> {
  const row = { recipient: to, subject, content: JSON.stringify(content) };
  const { mail_id } = await tx.insertInto('mails').values(row).returning('mail_id').executeTakeFirstOrThrow();
  return mail_id;
}

/** How often a mail was tried, what the last failure said, and when it was taken; nothing for a mail of others. */
export async function findMail(db: Db, mail: { mail_id: number; recipient: string; subject: string }) {
  const row = await db
    .selectFrom('mails')
    .select(['tries', 'last_error', 'sent_at'])
    .where('mail_id', '=', mail.mail_id)
    .where('recipient', '=', mail.recipient)
    .where('subject', '=', mail.subject)
    .executeTakeFirst();
  return row && { ...row, isGivenUp: row.sent_at === null && row.tries >= triesMax };
}

const rowsOf = (mails: readonly Mail[]) =>
  mails.flatMap(({ to, subject, ...content }) =>
    to === null ? [] : [{ recipient: to, subject, content: JSON.stringify(content) }],
  );

/** Puts several mails into the outbox in one statement. */
export async function sendMails(tx: Db, mails: readonly Mail[]): Promise<void> {
  const rows = rowsOf(mails);
  if (rows.length > 0) await tx.insertInto('mails').values(rows).execute();
}

/** The same, and answers the id of each by its address. */
export async function queueMails(tx: Db, mails: readonly (Mail & { to: string })[]): Promise<Map<string, number>> {
  const rows = rowsOf(mails);
  if (rows.length === 0) return new Map();
  const queued = await tx.insertInto('mails').values(rows).returning(['recipient', 'mail_id']).execute();
  return new Map(queued.map(({ recipient, mail_id }) => [recipient, mail_id]));
}

/** Whether at least so many letters wait: what has time waits until there is room, so that nobody's code is behind it. */
export async function isOutboxFull(db: Db, most: number): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from (select from mails
    where sent_at is null and tries < ${sql.lit(triesMax)} limit ${most}) waiting`.execute(db);
  return (rows[0]?.count ?? 0) >= most;
}

/** Forgets the mails that were sent to an address. */
export const forgetMailsTo = (tx: Db, recipient: string): Promise<unknown> =>
  tx.deleteFrom('mails').where('recipient', '=', recipient).where('sent_at', 'is not', null).execute();

interface Post {
  db: Db;
  mailer: Mailer;
  env: Pick<Env, 'PUBLIC_URL'>;
  /** Who sends, for the foot of each letter; asked once for each share. */
  findFoot?: () => Promise<string>;
  tally?: Pick<Tally, 'gaveUp'>;
}

interface Waiting {
  mail_id: number;
  tries: number;
  recipient: string;
  subject: string;
  content: unknown;
  /** Of the account that has the address, unless it is of the office. */
  language: string | null;
}

// Claimed for longer than a mail server may take; who was killed while sending sends again after it.
const takeWaiting = (db: Db, share: number) =>
  sql<Waiting>`with due as (select mail_id from mails where sent_at is null and tries < ${sql.lit(triesMax)}
      and send_after <= now() order by send_after limit ${share} for no key update skip locked)
    update mails m set tries = m.tries + 1, send_after = now() + interval '1 minute' from due
    where m.mail_id = due.mail_id returning m.mail_id, m.tries, m.recipient, m.subject, m.content,
      (select u.language from users u where u.email = m.recipient::citext and u.role <> 'admin') as language`.execute(
    db,
  );

const putOff = (db: Db, mailId: number, error: string) =>
  sql`update mails set last_error = ${error}, send_after = now() + exp(tries) * interval '1 second'
    where mail_id = ${mailId}`.execute(db);

const markSent = (db: Db, mailIds: readonly number[]) =>
  db
    .updateTable('mails')
    .set({ sent_at: sql<Date>`now()`, content: null, last_error: null })
    .where('mail_id', 'in', mailIds)
    .execute();

async function hand(
  { mailer, env }: Post,
  { recipient, subject: written, content: stored, language: own }: Waiting,
  foot: string,
): Promise<void> {
  const { attachment, headers, language: given, called, place, ...content } = z.parse(contentSchema, stored);
  const language = isSpoken(own) ? own : (given ?? 'en');
  const names = language === 'en' ? undefined : namesWithin(called, language);
  const subject = saidAt(written, language, { place, names });
  const heading = saidAt(content.heading, language, { place, names });
  const letter = {
    content: { ...sayLetter(content, language, names), heading },
    origin: env.PUBLIC_URL,
    foot,
    language,
  };
  const html = letterHtml(subject, letter);
  const text = letterText(letter);
  const more = { ...(attachment && { attachments: [attachment] }), ...(headers && { headers }) };
  await mailer.send({ to: recipient, subject, html, text, ...more });
}

/** Sends so many of the letters that wait and answers how many it tried; one that fails is tried again later, 8 times in all. */
export async function deliver(post: Post, share: number): Promise<number> {
  const { rows } = await takeWaiting(post.db, share);
  const foot = rows.length > 0 ? ((await post.findFoot?.()) ?? '') : '';
  const sent: number[] = [];
  const handed = rows.map(async (mail) => {
    try {
      await hand(post, mail, foot);
      sent.push(mail.mail_id);
    } catch (error) {
      if (mail.tries >= triesMax) post.tally?.gaveUp('mail');
      await putOff(post.db, mail.mail_id, messageOf(error).slice(0, 300));
    }
  });
  await Promise.all(handed);
  if (sent.length > 0) await markSent(post.db, sent);
  return rows.length;
}

type JobDeps = Post & { jobs: Jobs; clock: { now(): Date }; env: Pick<Env, 'KEEP_LETTERS_DAYS'> };

/** Sends what waits in the outbox, and forgets it when its days are over. */
export function mailJobs(deps: JobDeps): void {
  const keptMs = deps.env.KEEP_LETTERS_DAYS * dayMs;
  deps.jobs.drain({ name: 'mails.send', share: 10, take: (share) => deliver(deps, share) });
  deps.jobs.every('27 3 * * *', 'platform.forget-mails', () =>
    forgetOld(deps.db, {
      table: 'mails',
      column: 'created_on',
      before: new Date(deps.clock.now().getTime() - keptMs),
    }),
  );
}

// One that was put off is waiting as well: while no server takes any, none is due for long.
const waitingMails = sql`mails where sent_at is null and tries < ${sql.lit(triesMax)}`;

/** What waits in the outbox. */
export const mailFigures: readonly HouseFigure[] = [
  {
    name: 'tawa_house_waiting_mails',
    help: 'Letters that have not gone out yet',
    rows: () => figureOf(sql`count(*)`, waitingMails),
  },
  {
    name: 'tawa_house_oldest_mail_seconds',
    help: 'How long the oldest of them has waited',
    rows: () => figureOf(secondsSince(sql`created_on`), waitingMails),
  },
];
