import type { RestaurantPage } from '@tawa/contract/catalogue/restaurants.list';
import { listActiveRestaurants } from '@tawa/contract/catalogue/restaurants';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/api/api-client.ts';
import { noFilters } from './restaurant-filters.ts';
import { restaurantPageQuery, type Where } from './restaurants.queries.ts';

/** Of how many of the best the open ones are taken. */
const bestAsked = 200;

/** The first open restaurants of one city, or of all when none is chosen, and where none is open those that open first; the page carries these and no others. */
export const openRestaurantsQuery = (city: string | undefined, max: number) =>
  queryOptions({
    queryKey: ['open-restaurants', city ?? null, max],
    queryFn: async ({ signal }) => {
      const { body } = await call(listActiveRestaurants, { query: { city, limit: bestAsked } }, signal);
      const open = body.filter(({ status }) => status === 'online');
      return (open.length > 0 ? open : body).slice(0, max);
    },
  });

/** The open restaurants that are nearest to a place. */
export const nearestOpenQuery = (where: Where, max: number) => ({
  ...restaurantPageQuery({ ...noFilters, open: true, sort: 'distance' }, where, 1),
  select: ({ restaurants }: RestaurantPage) => restaurants.slice(0, max),
});
