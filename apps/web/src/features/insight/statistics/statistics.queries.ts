import {
  getAttention,
  getOwnStatistics,
  getOwnStatisticsCsv,
  getOwnStatisticsPdf,
  type StatisticsFilter,
} from '@tawa/contract/insight/statistics';
import type { Sent } from '@tawa/contract/common/endpoint';
import * as office from '@tawa/contract/insight/statistics.office';
import type { OfficeStatisticsFilter } from '@tawa/contract/insight/statistics.office';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#lib/api/api-client.ts';
import { saveAnswer } from '#lib/api/save-file.ts';

export const ownStatisticsQuery = (wanted: StatisticsFilter) =>
  queryOptions({
    queryKey: ['statistics', 'own', wanted],
    queryFn: async ({ signal }) => (await call(getOwnStatistics, { query: wanted }, signal)).body,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });

/** What waits for somebody of the restaurant; read again every minute. */
export const attentionQuery = () =>
  queryOptions({
    queryKey: ['kitchen', 'orders', 'attention'],
    queryFn: async ({ signal }) => (await call(getAttention, {}, signal)).body,
    refetchInterval: 60_000,
  });

export const officeStatisticsQuery = (wanted: OfficeStatisticsFilter) =>
  queryOptions({
    queryKey: ['statistics', 'office', wanted],
    queryFn: async ({ signal }) => (await call(office.getStatistics, { query: wanted }, signal)).body,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });

export type PartsQuery = Sent<typeof office.listStatisticsParts>['query'];

export const partsQuery = (wanted: PartsQuery) =>
  queryOptions({
    queryKey: ['statistics', 'parts', wanted],
    queryFn: async ({ signal }) => (await call(office.listStatisticsParts, { query: wanted }, signal)).body,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });

export type ReportFile = 'csv' | 'pdf';

const files = { csv: getOwnStatisticsCsv, pdf: getOwnStatisticsPdf } as const;
const officeFiles = { csv: office.getStatisticsCsv, pdf: office.getStatisticsPdf } as const;

/** Saves the own report, for spreadsheets or to print. */
export const saveReport = (wanted: StatisticsFilter, as: ReportFile): Promise<void> =>
  saveAnswer(files[as], { query: wanted }, `report-${wanted.from}.${as}`);

/** The same of what the office looks at. */
export const saveOfficeReport = (wanted: OfficeStatisticsFilter, as: ReportFile): Promise<void> =>
  saveAnswer(officeFiles[as], { query: wanted }, `report-${wanted.from}.${as}`);

export const saveParts = (wanted: PartsQuery): Promise<void> =>
  saveAnswer(office.exportStatisticsParts, { query: wanted }, `${wanted.by}-${wanted.from}.csv`);
