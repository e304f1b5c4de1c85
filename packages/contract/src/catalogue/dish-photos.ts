import { z } from 'zod/mini';
import { id, idParam, instant, message, orderNumber } from '../common/common.ts';
import { endpoint } from '../common/endpoint.ts';

export const dishPhotoStates = ['waiting', 'shown', 'hidden'] as const;
export type DishPhotoState = (typeof dishPhotoStates)[number];

/** The photo of a dish of an order, as its sender reads it: waiting for the office, shown to all, or hidden with the reason. */
export const ownDishPhoto = z.object({
  photo: z.string(),
  state: z.enum(dishPhotoStates),
  reason: z.nullable(z.string()),
});
export type OwnDishPhoto = z.infer<typeof ownDishPhoto>;

const byDish = z.object({ order_number: orderNumber, menu_id: idParam });

export const sendDishPhoto = endpoint({
  method: 'PUT',
  path: '/orders/:order_number/photos/:menu_id',
  summary:
    'Sends a photo (multipart) of a dish of a served order; another one takes its place and waits for the office',
  access: ['user'],
  params: byDish,
  responses: { 200: ownDishPhoto },
});

export const deleteDishPhoto = endpoint({
  method: 'DELETE',
  path: '/orders/:order_number/photos/:menu_id',
  summary: 'Takes back the photo of a dish',
  access: ['user'],
  params: byDish,
  responses: { 200: message },
});

export const dishPhoto = z.object({ dish_photo_id: id, photo: z.string(), author: z.string(), created_on: instant });
export type DishPhoto = z.infer<typeof dishPhoto>;

export const listDishPhotos = endpoint({
  method: 'GET',
  path: '/menu/:menu_id/photos',
  summary: 'Photos of a dish by those who were served it, the newest 12 that the office let through',
  access: 'public',
  params: z.object({ menu_id: idParam }),
  responses: { 200: z.array(dishPhoto) },
  cache: { topics: ['ratings', 'menu', 'restaurants', 'cities'], maxAgeMs: 60_000 },
});
