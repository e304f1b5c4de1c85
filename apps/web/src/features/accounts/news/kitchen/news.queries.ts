import * as contract from '@tawa/contract/accounts/news.kitchen';
import type { NewsForm } from '@tawa/contract/accounts/news.kitchen';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api/api-client.ts';
import { useMutation } from '#lib/api/use-mutation.ts';

const queryKey = ['own-news'];
const movingMs = 5000;

export const newsReachQuery = () =>
  queryOptions({
    queryKey: [...queryKey, 'reach'],
    queryFn: async ({ signal }) => (await call(contract.getNewsReach, {}, signal)).body,
  });

export const sentNewsQuery = (page: number) =>
  queryOptions({
    queryKey: [...queryKey, 'sent', page],
    queryFn: async ({ signal }) => (await call(contract.listSentNews, { query: { page } }, signal)).body,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.rows.some((row) => row.state === 'sending') ? movingMs : false),
  });

const useRead = () => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey });
};

export function useSendNews() {
  const onSuccess = useRead();
  return useMutation({
    mutationFn: async (body: NewsForm) => (await call(contract.sendNews, { body })).body,
    onSuccess,
  });
}

export function useStopNews() {
  const onSettled = useRead();
  return useMutation({
    mutationFn: (news_id: number) => call(contract.stopNews, { params: { news_id } }),
    onSettled,
  });
}
