import { getRestaurantDetails } from '@tawa/contract/catalogue/restaurants';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/api/api-client.ts';

/** One restaurant, as its page tells it. */
export const restaurantQuery = (id: number) =>
  queryOptions({
    queryKey: ['restaurant', id],
    queryFn: async ({ signal }) => (await call(getRestaurantDetails, { params: { id } }, signal)).body,
  });
