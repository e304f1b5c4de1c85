import type { Answer } from '@tawa/contract/common/endpoint';
import { decideRestaurant, getReviewedRestaurant } from '@tawa/contract/catalogue/restaurants.office';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/api/api-client.ts';
import { useAction, type Action } from '#ui/use-action.ts';

export type OfficeRestaurant = Answer<typeof getReviewedRestaurant>['body'];

export const restaurantQuery = (restaurant_id: number) =>
  queryOptions({
    queryKey: ['list', 'restaurants', 'one', restaurant_id],
    queryFn: async ({ signal }) => (await call(getReviewedRestaurant, { params: { restaurant_id } }, signal)).body,
    staleTime: 0,
  });

/** What the office does to a restaurant; list and panel are read again. */
export const useRestaurantAction = () => useAction(['list', 'restaurants']);

type Body = Parameters<typeof call<typeof decideRestaurant>>[1]['body'];

/** A step of the restaurant's life from the state that is shown. */
export const step = (
  { restaurant_id, lifecycle }: Pick<OfficeRestaurant, 'restaurant_id' | 'lifecycle'>,
  body: Omit<Body, 'from'>,
  done: string,
): Action => ({
  run: () => call(decideRestaurant, { params: { restaurant_id }, body: { from: lifecycle, ...body } }),
  done,
});
