import {
  getAttention,
  getOwnStatistics,
  getOwnStatisticsCsv,
  getOwnStatisticsPdf,
  type StatisticsWanted,
} from '@tawa/contract/insight/statistics';
import type { Sent } from '@tawa/contract/common/endpoint';
import * as desk from '@tawa/contract/insight/statistics.office';
import type { DeskStatisticsWanted } from '@tawa/contract/insight/statistics.office';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#lib/api/api-client.ts';
import { saveAnswer } from '#lib/api/save-file.ts';

export const ownStatisticsQuery = (wanted: StatisticsWanted) =>
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

export const deskStatisticsQuery = (wanted: DeskStatisticsWanted) =>
  queryOptions({
    queryKey: ['statistics', 'desk', wanted],
    queryFn: async ({ signal }) => (await call(desk.getStatistics, { query: wanted }, signal)).body,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });

export type PartsWanted = Sent<typeof desk.listStatisticsParts>['query'];

export const partsQuery = (wanted: PartsWanted) =>
  queryOptions({
    queryKey: ['statistics', 'parts', wanted],
    queryFn: async ({ signal }) => (await call(desk.listStatisticsParts, { query: wanted }, signal)).body,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });

export type ReportFile = 'csv' | 'pdf';

const files = { csv: getOwnStatisticsCsv, pdf: getOwnStatisticsPdf } as const;
const deskFiles = { csv: desk.getStatisticsCsv, pdf: desk.getStatisticsPdf } as const;

/** Saves the own report, for spreadsheets or to print. */
export const saveReport = (wanted: StatisticsWanted, as: ReportFile): Promise<void> =>
  saveAnswer(files[as], { query: wanted }, `report-${wanted.from}.${as}`);

/** The same of what the office looks at. */
export const saveDeskReport = (wanted: DeskStatisticsWanted, as: ReportFile): Promise<void> =>
  saveAnswer(deskFiles[as], { query: wanted }, `report-${wanted.from}.${as}`);

export const saveParts = (wanted: PartsWanted): Promise<void> =>
  saveAnswer(desk.exportStatisticsParts, { query: wanted }, `${wanted.by}-${wanted.from}.csv`);
