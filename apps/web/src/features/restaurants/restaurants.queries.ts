import { listChefs } from '@tawa/contract/content';
import { getRestaurantDetails, listActiveRestaurants } from '@tawa/contract/restaurants';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';

/** Listed restaurants of one city, or of all when none is chosen. */
export const restaurantsQuery = (city: string | undefined) =>
  queryOptions({
    queryKey: ['restaurants', city ?? null],
    queryFn: async ({ signal }) => (await call(listActiveRestaurants, { query: { city } }, signal)).body,
  });

export const restaurantQuery = (id: number) =>
  queryOptions({
    queryKey: ['restaurant', id],
    queryFn: async ({ signal }) => (await call(getRestaurantDetails, { params: { id } }, signal)).body,
  });

export const chefsQuery = (id: number) =>
  queryOptions({
    queryKey: ['chefs', id],
    queryFn: async ({ signal }) => (await call(listChefs, { params: { id } }, signal)).body,
  });
