import * as contract from '@tawa/contract/insight/scheduled-reports';
import type { ReportKey } from '@tawa/domain/insight/scheduled-reports';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/api/api-client.ts';

export const scheduledReportsKey = ['scheduled-reports'] as const;

export const scheduledReportsQuery = queryOptions({
  queryKey: [...scheduledReportsKey, 'all'],
  queryFn: async ({ signal }) => (await call(contract.listScheduledReports, {}, signal)).body.reports,
});

/** The administrators who may read a report. */
export const readersQuery = (report: ReportKey) =>
  queryOptions({
    queryKey: [...scheduledReportsKey, 'readers', report],
    queryFn: async ({ signal }) => (await call(contract.listReportReaders, { query: { report } }, signal)).body.readers,
  });
