import { getTaxReports, getTaxReportsCsv } from '@tawa/contract/money/tax-reports';
import type { TaxReportKey } from '@tawa/domain/money/tax-reports';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/api/api-client.ts';
import { saveAnswer } from '#lib/api/save-file.ts';

export const taxMonthQuery = (month: string) =>
  queryOptions({
    queryKey: ['tax-reports', month],
    queryFn: async ({ signal }) => (await call(getTaxReports, { query: { month } }, signal)).body,
    staleTime: 0,
  });

/** One table of a month as a file, or all of them. */
export const saveTaxFile = (month: string, report: TaxReportKey | undefined): Promise<void> =>
  saveAnswer(getTaxReportsCsv, { query: { month, report } }, `${report ?? 'tax'}-${month}.csv`);
