import {
  getAttention,
  getOwnStatistics,
  getOwnStatisticsCsv,
  getOwnStatisticsPdf,
  type StatisticsWanted,
} from '@tawa/contract/statistics';
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { saveAnswer } from '../../lib/save-file.ts';

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

const files = { csv: getOwnStatisticsCsv, pdf: getOwnStatisticsPdf } as const;

/** Saves the report, for spreadsheets or to print. */
export const useSaveReport = () =>
  useMutation({
    mutationFn: ({ wanted, as }: { wanted: StatisticsWanted; as: keyof typeof files }) =>
      saveAnswer(files[as], { query: wanted }, `report-${wanted.from}.${as}`),
  });
