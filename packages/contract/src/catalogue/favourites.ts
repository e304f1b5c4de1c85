import { z } from 'zod/mini';
import { id, idParam, message } from '../common/common.ts';
import { endpoint } from '../common/endpoint.ts';
import { listedDish } from './menu.ts';

export const listFavourites = endpoint({
  method: 'GET',
  path: '/favorite/byuser/:userid',
  summary: 'The dishes that the user saved, newest first',
  access: ['user'],
  owner: 'userid',
  params: z.object({ userid: idParam }),
  responses: { 200: z.array(listedDish) },
});

export const addFavourite = endpoint({
  method: 'POST',
  path: '/favorite/addtofavorite',
  summary: 'Saves a dish; saving it again changes nothing',
  access: ['user'],
  owner: 'userid',
  body: z.strictObject({ userid: id, menu_id: id }),
  responses: { 200: message },
});

export const deleteFavourite = endpoint({
  method: 'DELETE',
  path: '/favorite/:userid/:menu_id',
  summary: 'Forgets a saved dish',
  access: ['user'],
  owner: 'userid',
  params: z.object({ userid: idParam, menu_id: idParam }),
  responses: { 200: message },
});
