import { reportReadersMax, reportRhythms, scheduledReports, isReportKey } from '@tawa/domain/insight/scheduled-reports';
import { z } from 'zod/mini';
import { id, idParam, instant, message } from '../common/common.ts';
import { endpoint } from '../common/endpoint.ts';

const office = { access: ['admin'] } as const;
const report = z.enum(Object.keys(scheduledReports).filter(isReportKey), 'Choose a report');
const rhythm = z.enum(reportRhythms, 'Choose how often');
const byId = z.object({ scheduled_report_id: idParam });
const reader = z.object({ user_id: id, name: z.string() });

/** A report that goes by mail. */
export const scheduledReport = z.object({
  scheduled_report_id: id,
  report,
  rhythm,
  /** The hour of the day in India. */
  hour: z.int(),
  made_by_name: z.string(),
  /** Null while it is paused. */
  next_at: z.nullable(instant),
  last_sent_on: z.nullable(instant),
  readers: z.array(reader),
});
export type ScheduledReport = z.infer<typeof scheduledReport>;

export const listScheduledReports = endpoint({
  ...office,
  method: 'GET',
  path: '/admin/scheduled-reports',
  summary: 'The reports that go by mail, of those that the caller may read',
  responses: { 200: z.object({ reports: z.array(scheduledReport) }) },
});

export const listReportReaders = endpoint({
  ...office,
  method: 'GET',
  path: '/admin/scheduled-reports/readers',
  summary: 'The administrators who may read a report',
  query: z.object({ report }),
  responses: { 200: z.object({ readers: z.array(reader) }) },
});

/** A report as its form checks it. */
export const scheduledReportForm = z.strictObject({
  report,
  rhythm,
  hour: z.int('Choose an hour').check(z.minimum(0), z.maximum(23)),
  readers: z.array(id).check(z.minLength(1, 'Choose who gets it'), z.maxLength(reportReadersMax)),
});
export type ScheduledReportForm = z.infer<typeof scheduledReportForm>;

export const addScheduledReport = endpoint({
  ...office,
  method: 'POST',
  path: '/admin/scheduled-reports',
  summary: 'Has a report mailed to administrators who may read it',
  body: scheduledReportForm,
  responses: { 201: scheduledReport },
});

export const pauseScheduledReport = endpoint({
  ...office,
  method: 'PUT',
  path: '/admin/scheduled-reports/:scheduled_report_id/pause',
  summary: 'Pauses a report or lets it go on; what was missed meanwhile is not made up',
  params: byId,
  body: z.strictObject({ is_paused: z.boolean() }),
  responses: { 200: scheduledReport },
});

export const sendScheduledReport = endpoint({
  ...office,
  method: 'POST',
  path: '/admin/scheduled-reports/:scheduled_report_id/send',
  summary: 'Mails a report now, about its last whole period; its own time stays',
  params: byId,
  responses: { 200: message },
});

export const deleteScheduledReport = endpoint({
  ...office,
  method: 'DELETE',
  path: '/admin/scheduled-reports/:scheduled_report_id',
  summary: 'Mails a report no more',
  params: byId,
  responses: { 200: message },
});
