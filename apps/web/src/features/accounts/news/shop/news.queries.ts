import { chooseNews, listNewsPermissions, listReceivedNews } from '@tawa/contract/accounts/news';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api/api-client.ts';
import { useMutation } from '#lib/api/use-mutation.ts';

const key = (userid: number) => ['news', userid];

export const newsPermissionsQuery = (userid: number) =>
  queryOptions({
    queryKey: [...key(userid), 'permissions'],
    queryFn: async ({ signal }) => (await call(listNewsPermissions, {}, signal)).body,
  });

export const receivedNewsQuery = (userid: number, page: number) =>
  queryOptions({
    queryKey: [...key(userid), 'received', page],
    queryFn: async ({ signal }) => (await call(listReceivedNews, { query: { page } }, signal)).body,
    placeholderData: keepPreviousData,
  });

export function useChooseNews(userid: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ restaurant_id, given }: { restaurant_id: number; given: boolean }) =>
      (await call(chooseNews, { params: { restaurant_id }, body: { given } })).body,
    onSettled: () => client.invalidateQueries({ queryKey: key(userid) }),
  });
}
