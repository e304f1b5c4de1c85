import { z } from 'zod/mini';
import { id, requiredText } from '../common/common.ts';
import { endpoint } from '../common/endpoint.ts';

/** How another restaurant is called, as the form checks it. */
export const ownRestaurantForm = z.strictObject({ restaurant_name: requiredText('Name is required', 80) });

export const addOwnRestaurant = endpoint({
  method: 'POST',
  path: '/kitchen/restaurants',
  summary: 'Begins another restaurant of the same owner: a draft with papers, review and money of its own',
  access: ['restaurant'],
  body: z.strictObject({ restaurant_name: requiredText('Name is required', 80) }),
  responses: { 201: z.object({ restaurant_id: id }) },
});
