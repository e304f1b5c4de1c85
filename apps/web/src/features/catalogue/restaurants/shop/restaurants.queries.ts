import { listRestaurants } from '@tawa/contract/catalogue/restaurants.list';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#lib/api/api-client.ts';
import { queryOf, type Filters } from './restaurant-filters.ts';

/** Where the list looks: in one city or in all, and from which `latitude,longitude` distances are measured. */
export interface Where {
  city: string | undefined;
  near?: string | undefined;
}

/** One page of the list, with how many each filter would leave and the city it is of; the last answer stays until the next one comes. */
export const restaurantPageQuery = (filters: Filters, { city, near }: Where, page: number) =>
  queryOptions({
    queryKey: ['restaurant-page', city ?? null, queryOf(filters, near), page],
    queryFn: async ({ signal }) => {
      const query = { ...queryOf(filters, near), city, page: String(page) };
      return { ...(await call(listRestaurants, { query }, signal)).body, city: city ?? null };
    },
    placeholderData: keepPreviousData,
  });
