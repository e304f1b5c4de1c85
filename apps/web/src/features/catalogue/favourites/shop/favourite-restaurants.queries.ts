import {
  addFavouriteRestaurant,
  deleteFavouriteRestaurant,
  listFavouriteRestaurants,
} from '@tawa/contract/catalogue/favourites.restaurants';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/api/api-client.ts';
import type { Favourite } from './favourites.queries.ts';

export const favouriteRestaurantsQuery = (userid: number) =>
  queryOptions({
    queryKey: ['favourites', userid, 'restaurants'],
    queryFn: async ({ signal }) => (await call(listFavouriteRestaurants, { params: { userid } }, signal)).body,
  });

export const favouriteRestaurant = (restaurant_id: number): Favourite => ({
  send: (userid, save) =>
    save
      ? call(addFavouriteRestaurant, { body: { userid, restaurant_id } })
      : call(deleteFavouriteRestaurant, { params: { userid, restaurant_id } }),
  listKey: (userid) => favouriteRestaurantsQuery(userid).queryKey,
});
