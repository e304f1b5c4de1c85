import { listChefs } from '@tawa/contract/catalogue/chefs';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/api/api-client.ts';

/** Who cooks in one restaurant. */
export const chefsQuery = (id: number) =>
  queryOptions({
    queryKey: ['chefs', id],
    queryFn: async ({ signal }) => (await call(listChefs, { params: { id } }, signal)).body,
  });
