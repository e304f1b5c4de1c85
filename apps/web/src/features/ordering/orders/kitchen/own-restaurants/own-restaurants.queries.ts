import { addOwnRestaurant } from '@tawa/contract/catalogue/restaurants.own';
import { listOwnRestaurants } from '@tawa/contract/ordering/orders.kitchen';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/api/api-client.ts';

export const ownRestaurantsQuery = queryOptions({
  queryKey: ['kitchen', 'own-restaurants'],
  queryFn: async ({ signal }) => (await call(listOwnRestaurants, {}, signal)).body.restaurants,
  refetchInterval: 60_000,
});

/** Begins another restaurant; answers its number. */
export const beginRestaurant = async (restaurant_name: string): Promise<number> =>
  (await call(addOwnRestaurant, { body: { restaurant_name } })).body.restaurant_id;
