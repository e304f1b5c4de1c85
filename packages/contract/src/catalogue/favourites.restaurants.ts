import { z } from 'zod/mini';
import { id, idParam, message } from '../common/common.ts';
import { endpoint } from '../common/endpoint.ts';
import { listedRestaurant } from './restaurants.list.ts';

export const listFavouriteRestaurants = endpoint({
  method: 'GET',
  path: '/favorite/restaurants/:userid',
  summary: 'The restaurants that the user saved, newest first',
  access: ['user'],
  owner: 'userid',
  params: z.object({ userid: idParam }),
  responses: { 200: z.array(listedRestaurant) },
});

export const addFavouriteRestaurant = endpoint({
  method: 'POST',
  path: '/favorite/restaurants',
  summary: 'Saves a restaurant; saving it again changes nothing',
  access: ['user'],
  owner: 'userid',
  body: z.strictObject({ userid: id, restaurant_id: id }),
  responses: { 200: message },
});

export const deleteFavouriteRestaurant = endpoint({
  method: 'DELETE',
  path: '/favorite/restaurants/:userid/:restaurant_id',
  summary: 'Forgets a saved restaurant',
  access: ['user'],
  owner: 'userid',
  params: z.object({ userid: idParam, restaurant_id: idParam }),
  responses: { 200: message },
});
