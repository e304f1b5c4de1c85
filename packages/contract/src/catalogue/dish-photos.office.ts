import { reasonLengthMax } from '@tawa/domain/common/limits';
import { z } from 'zod/mini';
import { id, idParam, instant } from '../common/common.ts';
import { endpoint } from '../common/endpoint.ts';
import { listAnswer, listQuery } from '../common/lists.ts';
import { dishPhotoStates } from './dish-photos.ts';

export const officeDishPhoto = z.object({
  dish_photo_id: id,
  photo: z.string(),
  state: z.enum(dishPhotoStates),
  reason: z.nullable(z.string()),
  menu_id: id,
  dish_name: z.string(),
  restaurant_name: z.string(),
  user_id: id,
  name: z.string(),
  order_number: z.string(),
  created_on: instant,
});
export type OfficeDishPhoto = z.infer<typeof officeDishPhoto>;

export const listOfficeDishPhotos = endpoint({
  method: 'GET',
  path: '/admin/dish-photos',
  summary: 'Photos of dishes that customers sent, newest first, 25 a page',
  access: ['admin'],
  query: listQuery(['-created_on'], { state: z.optional(z.enum(dishPhotoStates)) }),
  responses: { 200: listAnswer(officeDishPhoto) },
});

export const decideDishPhoto = endpoint({
  method: 'PATCH',
  path: '/admin/dish-photos/:dish_photo_id',
  summary: 'Shows a photo of a dish to everybody, or hides it with a reason, after which the file goes',
  access: ['admin'],
  params: z.object({ dish_photo_id: idParam }),
  body: z.strictObject({
    decision: z.enum(['show', 'hide']),
    reason: z._default(z.string().check(z.trim(), z.maxLength(reasonLengthMax)), ''),
  }),
  responses: { 200: z.object({ state: z.enum(dishPhotoStates) }) },
});
