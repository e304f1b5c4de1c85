import { listRestaurants } from '@tawa/contract/restaurant-list';
import { listActiveRestaurants } from '@tawa/contract/restaurants';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { queryOf, type Filters } from './restaurant-filters.ts';

/** Listed restaurants of one city, or of all when none is chosen. */
export const restaurantsQuery = (city: string | undefined) =>
  queryOptions({
    queryKey: ['restaurants', city ?? null],
    queryFn: async ({ signal }) => (await call(listActiveRestaurants, { query: { city } }, signal)).body,
  });

/** One page of the list, with how many each filter would leave; the last answer stays until the next one comes. */
export const restaurantPageQuery = (filters: Filters, city: string | undefined, page: number) =>
  queryOptions({
    queryKey: ['restaurant-page', city ?? null, queryOf(filters), page],
    queryFn: async ({ signal }) =>
      (await call(listRestaurants, { query: { ...queryOf(filters), city, page: String(page) } }, signal)).body,
    placeholderData: keepPreviousData,
  });
