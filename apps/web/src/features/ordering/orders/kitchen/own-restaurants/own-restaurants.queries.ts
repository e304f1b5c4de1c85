import { addOwnRestaurant } from '@tawa/contract/catalogue/restaurants.own';
import { restaurantHeader } from '@tawa/contract/common/own-restaurants';
import { listOwnRestaurants, setKitchenStatus } from '@tawa/contract/ordering/orders.kitchen';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api/api-client.ts';
import { useMutation } from '#lib/api/use-mutation.ts';

export const ownRestaurantsQuery = queryOptions({
  queryKey: ['kitchen', 'own-restaurants'],
  queryFn: async ({ signal }) => (await call(listOwnRestaurants, {}, signal)).body.restaurants,
  refetchInterval: 60_000,
});

/** Begins another restaurant; answers its number. */
export const beginRestaurant = async (restaurant_name: string): Promise<number> =>
  (await call(addOwnRestaurant, { body: { restaurant_name } })).body.restaurant_id;

/** Takes orders again in a restaurant of the owner, whichever one this page works for. */
export function useTakeOrders() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (restaurant_id: number) =>
      call(setKitchenStatus, { headers: { [restaurantHeader]: `${restaurant_id}` }, body: { switch: 'online' } }),
    onSettled: () => client.invalidateQueries({ queryKey: ['kitchen'] }),
  });
}
