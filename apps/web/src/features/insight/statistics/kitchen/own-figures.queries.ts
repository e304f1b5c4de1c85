import { compareRestaurants, type ownDays } from '@tawa/contract/insight/statistics.own';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#lib/api/api-client.ts';

export type OwnDays = (typeof ownDays)[number];

export const ownFiguresQuery = (days: OwnDays) =>
  queryOptions({
    queryKey: ['statistics', 'all-own', days],
    queryFn: async ({ signal }) => (await call(compareRestaurants, { query: { days } }, signal)).body,
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  });
