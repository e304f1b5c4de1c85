import { listComingCities } from '@tawa/contract/catalogue/cities';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/api/api-client.ts';

/** Cities that open on a known day; without an answer nothing is said of them. */
export const comingCitiesQuery = queryOptions({
  queryKey: ['cities', 'coming'],
  queryFn: async ({ signal }) => {
    const { body } = await call(listComingCities, {}, signal);
    return Array.isArray(body) ? body : [];
  },
  staleTime: 5 * 60_000,
  retry: false,
});
