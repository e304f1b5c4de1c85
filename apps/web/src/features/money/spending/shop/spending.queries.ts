import { getSpending } from '@tawa/contract/money/spending';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/api/api-client.ts';

export const spendingQuery = (userid: number) =>
  queryOptions({
    queryKey: ['spending', userid],
    queryFn: async ({ signal }) => (await call(getSpending, {}, signal)).body,
  });
