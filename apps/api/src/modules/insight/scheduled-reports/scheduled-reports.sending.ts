// Mails what is due, each period once: whoever sends holds the report's row, writes that the period went, queues the letters and
// sets the next time in one transaction. Rights are asked at that moment.
import { dayMs } from '@tawa/domain/common/durations';
import { dateWords } from '@tawa/domain/common/text';
import {
  reportTimes,
  scheduledReports,
  type ReportKey,
  type ReportPeriod,
} from '@tawa/domain/insight/scheduled-reports';
import type { Deps } from '../../../deps.ts';
import type { Tx } from '#platform/database/db.ts';
import { forgetOld } from '#platform/database/forget.ts';
import { transaction } from '#platform/database/transaction.ts';
import { AppError, messageOf } from '#platform/http/errors.ts';
import { type Mail, sendMails } from '#platform/mail/outbox.ts';
import { record } from '#modules/insight/audit/audit.service.ts';
import { type Figure, linkOf, readFigures } from './scheduled-reports.figures.ts';
import { type Hand, lockOwn, reportOf, rhythmOf } from './scheduled-reports.service.ts';
import * as store from './scheduled-reports.store.ts';

type WorkDeps = Pick<Deps, 'db' | 'clock' | 'env' | 'log'>;

interface Written {
  report: ReportKey;
  period: ReportPeriod;
  figures: readonly Figure[];
}

const daysOf = ({ from, to }: ReportPeriod): string =>
  from === to ? dateWords(from) : `${dateWords(from)} to ${dateWords(to)}`;

/** The letter: figures, and a link that asks for a login. No file and nobody's data goes with it. */
const mailOf = ({ name, email }: store.Reader, { report, period, figures }: Written, origin: string): Mail => ({
  to: email,
  subject: `${scheduledReports[report].title}: ${daysOf(period)}`,
  heading: scheduledReports[report].title,
  paragraphs: [`Hello ${name},`, `${daysOf(period)}.`, ...figures.map(([label, value]) => `${label}: ${value}`)],
  action: { label: 'Open it in the office', url: `${origin}${linkOf(report, period)}` },
  note: 'You get this because an administrator chose you for it. Under Reports by mail it can be paused or deleted.',
});

/** Queues a letter for each reader who may still read it; the others are taken off and told nothing. */
async function queueLetters(tx: Tx, origin: string, held: store.LockedReport, written: Written): Promise<number> {
  const { scheduled_report_id: id, made_by } = held;
  const chosen = await store.listReaderIds(tx, id);
  const readers = await store.listReaders(tx, scheduledReports[written.report].part, chosen);
  const may = new Set(readers.map(({ user_id }) => user_id));
  const gone = chosen.filter((user_id) => !may.has(user_id));
  if (gone.length > 0) {
    await store.takeOff(tx, id, gone);
    const after = { taken_off: gone.length };
    await record(tx, { actor_id: made_by, action: 'scheduled_report.take_off', subject_id: id, after });
  }
  await sendMails(
    tx,
    readers.map((reader) => mailOf(reader, written, origin)),
  );
  return readers.length;
}

async function sendDue({ db, clock, env }: WorkDeps, id: number): Promise<void> {
  const seen = await store.findReport(db, id);
  if (!seen) return;
  const [report, rhythm] = [reportOf(seen.report), rhythmOf(seen.rhythm)];
  const { period } = reportTimes(rhythm, seen.hour, clock.now());
  // Read before anything is held: a report may take a second.
  const figures = await readFigures({ db, clock }, report, period);
  await transaction(db, async (tx) => {
    const held = await store.lockReport(tx, id);
    const now = clock.now();
    if (!held || held.paused_on !== null || held.next_at > now) return;
    const times = reportTimes(rhythm, held.hour, now);
    if (times.period.from !== period.from) return;
    const isFirst = await store.addSending(tx, id, { period, letters: 0, now });
    if (!isFirst) {
      await store.setNext(tx, id, { next_at: times.next });
      return;
    }
    const letters = await queueLetters(tx, env.PUBLIC_URL, held, { report, period, figures });
    await store.setLetters(tx, id, period, letters);
    await store.setNext(tx, id, { next_at: times.next, last_sent_on: now });
    // Nobody reads it any more.
    if (letters === 0) await store.setPause(tx, id, { paused_on: now, next_at: times.next });
  });
}

/** Mails every report that is due; one that fails waits for the next minute and keeps no other waiting. */
export async function sendDueReports(deps: WorkDeps): Promise<void> {
  for (const id of await store.listDue(deps.db, deps.clock.now()))
    await sendDue(deps, id).catch((error: unknown) =>
      deps.log.error({ scheduled_report_id: id, reason: messageOf(error) }, 'a report could not be mailed'),
    );
}

/** Mails a report now, about its last whole period, beside its own times. */
export async function sendNow(deps: WorkDeps, { actor_id, rights }: Hand, id: number): Promise<number> {
  const { db, clock, env } = deps;
  const seen = await transaction(db, (tx) => lockOwn(tx, rights, id));
  const report = reportOf(seen.report);
  const { period } = reportTimes(rhythmOf(seen.rhythm), seen.hour, clock.now());
  const figures = await readFigures(deps, report, period);
  return transaction(db, async (tx) => {
    const held = await lockOwn(tx, rights, id);
    const letters = await queueLetters(tx, env.PUBLIC_URL, held, { report, period, figures });
    if (letters === 0) throw new AppError('conflict', 'Nobody of its readers may read it any more.');
    await store.setSent(tx, id, clock.now());
    await record(tx, { actor_id, action: 'scheduled_report.send', subject_id: id, after: { letters } });
    return letters;
  });
}

/** Looks each minute for what is due; which periods went is forgotten with the letters. */
export function scheduledReportJobs(deps: WorkDeps & Pick<Deps, 'jobs'>): void {
  const { jobs, db, clock, env } = deps;
  // A month's period must be known for longer than the month.
  const keptMs = Math.max(env.KEEP_LETTERS_DAYS, 62) * dayMs;
  jobs.every('* * * * *', 'scheduled-reports.send', () => sendDueReports(deps));
  jobs.every('19 4 * * *', 'scheduled-reports.forget', () =>
    forgetOld(db, {
      table: 'scheduled_report_sendings',
      column: 'sent_on',
      before: new Date(clock.now().getTime() - keptMs),
    }),
  );
}
