import { lineQuantityMax } from '@tawa/domain/common/limits';
import { z } from 'zod/mini';
import { answerText, flag, id, idParam, instant, message, optionalText, rupees } from '../common/common.ts';
import { endpoint } from '../common/endpoint.ts';
import { keptNames } from '../common/names.ts';
import { lineFood } from './cart.food.ts';

export const quantity = z
  .int('Quantity must be a whole number')
  .check(
    z.minimum(1, 'Quantity must be at least 1'),
    z.maximum(lineQuantityMax, `At most ${lineQuantityMax} of one dish`),
  );

const chosenIds = z.array(id).check(z.maxLength(40));
export const optionIds = z._default(chosenIds, []);
export const lineNote = optionalText(120);

/** What has a default is our own. */
export const cartEntry = z.object({
  cart_id: id,
  menu_id: id,
  restaurant_id: id,
  restaurant_name: z._default(z.string(), ''),
  restaurant_names: keptNames,
  dish_name: z._default(z.string(), ''),
  names: keptNames,
  dish_img: z.nullable(z.string()),
  is_veg: z._default(flag, 1),
  quantity: z.int(),
  price: rupees,
  discounted_price: z.optional(z.nullable(rupees)),
  option_ids: z._default(z.array(id), []),
  options: z._default(
    z.array(z.object({ option_id: id, option_name: z.string(), names: keptNames, is_veg: flag })),
    [],
  ),
  note: z._default(z.string(), ''),
  /** Whether there is anything to choose with this dish. */
  has_options: z._default(z.boolean(), false),
  availability: z._default(z.enum(['available', 'sold_out', 'gone']), 'available'),
  problem: z.nullable(z.string()),
  /** From when the dish is served; only outside its time of day, when it waits in the cart for a later order. */
  served_from: z.optional(instant),
  /** Left out by whoever answers by the product's listed fields alone. */
  food: z.optional(lineFood),
});
export type CartEntry = z.infer<typeof cartEntry>;

export const listCart = endpoint({
  method: 'GET',
  named: true,
  path: '/cart/byuser/:userid',
  summary: 'The entries of the cart with today’s prices and what is wrong with each',
  access: ['user'],
  owner: 'userid',
  params: z.object({ userid: idParam }),
  responses: { 200: z.array(cartEntry) },
});

export const addToCart = endpoint({
  method: 'POST',
  named: true,
  path: '/cart/addtocart',
  summary:
    'Adds a dish with its options; the same choice raises the quantity. Without options each required group takes its cheapest on sale',
  access: ['user'],
  owner: 'userid',
  body: z.strictObject({
    userid: id,
    menu_id: id,
    quantity,
    options: z.optional(chosenIds),
    note: lineNote,
    forceClear: z._default(z.boolean(), false),
  }),
  responses: {
    200: z.object({ message: answerText, cart_id: z._default(id, 1), quantity: z._default(z.int(), 1) }),
    409: z.object({
      code: z._default(z.literal('CART_OF_ANOTHER_RESTAURANT'), 'CART_OF_ANOTHER_RESTAURANT'),
      message: answerText,
      requireConfirmation: z.literal(true),
      current: z.optional(
        z.object({
          restaurant_name: z.string(),
          names: keptNames,
          logo: z.nullable(z.string()),
          dishes: z.int(),
          total: rupees,
        }),
      ),
      adding: z.optional(z.object({ restaurant_name: z.string(), names: keptNames, logo: z.nullable(z.string()) })),
    }),
  },
});

export const updateCartEntry = endpoint({
  method: 'PATCH',
  path: '/cart/:cart_id',
  summary: 'Changes quantity, options or note of one entry',
  access: ['user'],
  params: z.object({ cart_id: idParam }),
  body: z.strictObject({
    quantity: z.optional(quantity),
    options: z.optional(chosenIds),
    note: z.optional(z.string().check(z.trim(), z.maxLength(120, 'At most 120 characters'))),
  }),
  responses: { 200: message },
});

export const deleteCartEntry = endpoint({
  method: 'DELETE',
  path: '/cart/:cart_id',
  summary: 'Takes one entry out of the cart',
  access: ['user'],
  params: z.object({ cart_id: idParam }),
  responses: { 200: message },
});

export const clearCart = endpoint({
  method: 'DELETE',
  path: '/cart/byuser/:userid',
  summary: 'Empties the cart',
  access: ['user'],
  owner: 'userid',
  params: z.object({ userid: idParam }),
  responses: { 200: message },
});
