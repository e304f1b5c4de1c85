import { listCategories } from '@tawa/contract/catalogue/menu';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/api/api-client.ts';

/** What dishes are sorted into, with their pictures. */
export const categoriesQuery = () =>
  queryOptions({
    queryKey: ['categories'],
    queryFn: async ({ signal }) => (await call(listCategories, {}, signal)).body,
  });
