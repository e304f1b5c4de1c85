// Owns the reports that go by mail: who has which made, for whom, and when. Who may not read a part of the office neither makes,
// sees nor changes its reports; sending is scheduled-reports.sending.ts.
import type { ScheduledReport, ScheduledReportForm } from '@tawa/contract/insight/scheduled-reports';
import { mayInOffice, type OfficeRights } from '@tawa/domain/accounts/office-parts';
import {
  isReportKey,
  reportRhythms,
  reportTimes,
  scheduledReports,
  scheduledReportsMax,
  type ReportKey,
  type ReportRhythm,
} from '@tawa/domain/insight/scheduled-reports';
import type { Deps } from '../../../deps.ts';
import type { Tx } from '#platform/database/db.ts';
import { transaction } from '#platform/database/transaction.ts';
import { AppError, notFound } from '#platform/http/errors.ts';
import { record } from '#modules/insight/audit/audit.service.ts';
import * as store from './scheduled-reports.store.ts';

type ServiceDeps = Pick<Deps, 'db' | 'clock'>;

export interface Hand {
  actor_id: number;
  rights: OfficeRights;
}

export function reportOf(text: string): ReportKey {
  if (!isReportKey(text)) throw new Error(`There is no report ${text}.`);
  return text;
}

export function rhythmOf(text: string): ReportRhythm {
  const rhythm = reportRhythms.find((one) => one === text);
  if (rhythm === undefined) throw new Error(`There is no rhythm ${text}.`);
  return rhythm;
}

const mayRead = (rights: OfficeRights, report: string): boolean =>
  isReportKey(report) && mayInOffice(rights, scheduledReports[report].part, 'read');

const answerOf = (row: store.ReportRow): ScheduledReport => ({
  scheduled_report_id: row.scheduled_report_id,
  report: reportOf(row.report),
  rhythm: rhythmOf(row.rhythm),
  hour: row.hour,
  made_by_name: row.made_by_name,
  next_at: row.paused_on === null ? row.next_at.toISOString() : null,
  last_sent_on: row.last_sent_on?.toISOString() ?? null,
  readers: row.readers,
});

export async function listReports({ db }: Pick<Deps, 'db'>, rights: OfficeRights): Promise<ScheduledReport[]> {
  return (await store.listReports(db)).filter(({ report }) => mayRead(rights, report)).map((row) => answerOf(row));
}

async function getReport({ db }: Pick<Deps, 'db'>, id: number): Promise<ScheduledReport> {
  const row = await store.findReport(db, id);
  if (!row) throw notFound();
  return answerOf(row);
}

function refuseOther(rights: OfficeRights, report: ReportKey): void {
  if (!mayRead(rights, report)) throw new AppError('forbidden', 'This part of the office is not yours.');
}

export async function listReaders({ db }: Pick<Deps, 'db'>, rights: OfficeRights, report: ReportKey) {
  refuseOther(rights, report);
  const readers = await store.listReaders(db, scheduledReports[report].part);
  return readers.map(({ user_id, name }) => ({ user_id, name }));
}

export async function addReport(
  deps: ServiceDeps,
  { actor_id, rights }: Hand,
  form: ScheduledReportForm,
): Promise<ScheduledReport> {
  const { report, rhythm, hour } = form;
  refuseOther(rights, report);
  const { part, rhythms, title } = scheduledReports[report];
  if (!rhythms.includes(rhythm))
    throw new AppError('invalid', 'This report does not go so often.', { fields: { rhythm: 'Choose how often' } });
  const now = deps.clock.now();
  const id = await transaction(deps.db, async (tx) => {
    if ((await store.countReports(tx)) >= scheduledReportsMax)
      throw new AppError('conflict', `At most ${scheduledReportsMax} reports at a time. Delete one first.`);
    const readers = await store.listReaders(tx, part, form.readers);
    if (readers.length < new Set(form.readers).size)
      throw new AppError('invalid', 'Somebody of these may not read it.', {
        fields: { readers: 'Choose who gets it' },
      });
    const row = { report, rhythm, hour, made_by: actor_id, made_on: now, next_at: reportTimes(rhythm, hour, now).next };
    const added = await store.addReport(tx, row, form.readers);
    const after = { report: title, rhythm, hour, readers: readers.map(({ name }) => name) };
    await record(tx, { actor_id, action: 'scheduled_report.add', subject_id: added, after });
    return added;
  });
  return getReport(deps, id);
}

/** Holds a report that the caller may read; any other reads as not there. */
export async function lockOwn(tx: Tx, rights: OfficeRights, id: number): Promise<store.LockedReport> {
  const held = await store.lockReport(tx, id);
  if (!held || !mayRead(rights, held.report)) throw notFound();
  return held;
}

export async function pauseReport(
  deps: ServiceDeps,
  { actor_id, rights }: Hand,
  { scheduled_report_id: id, is_paused }: { scheduled_report_id: number; is_paused: boolean },
): Promise<ScheduledReport> {
  const now = deps.clock.now();
  await transaction(deps.db, async (tx) => {
    const held = await lockOwn(tx, rights, id);
    if ((held.paused_on !== null) === is_paused) return;
    // What was missed while it was paused was not wanted.
    const next_at = is_paused ? held.next_at : reportTimes(rhythmOf(held.rhythm), held.hour, now).next;
    await store.setPause(tx, id, { paused_on: is_paused ? now : null, next_at });
    const action = is_paused ? 'scheduled_report.pause' : 'scheduled_report.go_on';
    await record(tx, { actor_id, action, subject_id: id });
  });
  return getReport(deps, id);
}

export const deleteReport = ({ db }: ServiceDeps, { actor_id, rights }: Hand, id: number): Promise<void> =>
  transaction(db, async (tx) => {
    const { report, rhythm, hour } = await lockOwn(tx, rights, id);
    await store.deleteReport(tx, id);
    const before = { report: scheduledReports[reportOf(report)].title, rhythm, hour };
    await record(tx, { actor_id, action: 'scheduled_report.delete', subject_id: id, before });
  });
