import { reasonLengthMax } from '@tawa/domain/common/limits';
import { z } from 'zod/mini';
import { auditEntry } from '../insight/audit.ts';
import { flag, id, idParam, instant, message, requiredText, rupees } from '../common/common.ts';
import { endpoint } from '../common/endpoint.ts';
import { bulkAnswer, bulkOf, csvOf, listAnswer, listQuery } from '../common/lists.ts';

const byId = z.object({ menu_id: idParam });

/** A dish as the office lists it. */
export const officeDish = z.object({
  menu_id: id,
  dish_name: z.string(),
  dish_img: z.nullable(z.string()),
  restaurant_id: id,
  restaurant_name: z.string(),
  category_name: z.nullable(z.string()),
  is_veg: flag,
  price: rupees,
  discounted_price: z.nullable(rupees),
  isactive: flag,
  /** Why the office took it off. */
  hidden_reason: z.nullable(z.string()),
  created_on: instant,
});
export type OfficeDish = z.infer<typeof officeDish>;

export const listAllDishes = endpoint({
  method: 'GET',
  path: '/admin/dishes',
  summary: 'Every dish of every restaurant, 25 a page',
  access: ['admin'],
  query: listQuery(['-created_on', 'dish_name', 'price'], {
    show: z.optional(z.enum(['on', 'off', 'hidden'])),
    lacks: z.optional(z.enum(['photo', 'words'])),
    veg: z.optional(z.enum(['0', '1'])),
    restaurant: z.optional(idParam),
    city: z.optional(idParam),
    category: z.optional(idParam),
  }),
  responses: { 200: listAnswer(officeDish) },
});
export const exportAllDishes = endpoint(csvOf(listAllDishes));

export const getOfficeDish = endpoint({
  method: 'GET',
  path: '/admin/dishes/:menu_id',
  summary: 'One dish, and what the office did to it',
  access: ['admin'],
  params: byId,
  responses: {
    200: z.object({
      ...officeDish.shape,
      description: z.string(),
      allergens: z.array(z.string()),
      history: z.array(auditEntry),
    }),
  },
});

export const hideDish = endpoint({
  method: 'POST',
  path: '/admin/dishes/:menu_id/hide',
  summary: 'Takes a dish off with a reason that the restaurant reads; the kitchen cannot put it on sale meanwhile',
  access: ['admin'],
  params: byId,
  body: z.strictObject({ reason: requiredText('Give a reason', reasonLengthMax) }),
  responses: { 200: message },
});

export const showDish = endpoint({
  method: 'POST',
  path: '/admin/dishes/:menu_id/show',
  summary: 'Gives a dish back that the office took off',
  access: ['admin'],
  params: byId,
  body: z.strictObject({}),
  responses: { 200: message },
});

export const hideDishes = endpoint({
  method: 'POST',
  path: '/admin/dishes/bulk',
  summary: 'Takes dishes off with one reason; each by itself',
  access: ['admin'],
  body: z.strictObject({ menu_ids: bulkOf(id), reason: requiredText('Give a reason', reasonLengthMax) }),
  responses: { 200: bulkAnswer },
});
