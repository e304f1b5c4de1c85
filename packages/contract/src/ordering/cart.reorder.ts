import { z } from 'zod/mini';
import { id, instant, orderNumber, rupees } from '../common/common.ts';
import { endpoint } from '../common/endpoint.ts';
import { keptNames, optionNames } from '../common/names.ts';
import { lineFood } from './cart.food.ts';

const byNumber = z.object({ order_number: orderNumber });

/** What would be different about one line if it were ordered again now; amounts are for one portion. */
export const againLine = z.object({
  order_item_id: id,
  name: z.string(),
  names: keptNames,
  quantity: z.int(),
  options: z.array(z.string()),
  option_names: optionNames,
  state: z.enum(['same', 'dearer', 'cheaper', 'sold_out', 'gone', 'option_gone']),
  was: rupees,
  now: z.nullable(rupees),
  /** As it would be today; null of what cannot be had. */
  food: z.optional(z.nullable(lineFood)),
});
export type AgainLine = z.infer<typeof againLine>;

export const again = z.object({
  restaurant_id: id,
  restaurant_name: z.string(),
  names: keptNames,
  is_open: z.boolean(),
  next_open_at: z.nullable(instant),
  lines: z.array(againLine),
  /** Of what can still be had, at today's prices. */
  total: rupees,
  /** Another restaurant's dishes that the cart holds now. */
  in_cart: z.nullable(
    z.object({
      restaurant_name: z.string(),
      names: keptNames,
      logo: z.nullable(z.string()),
      dishes: z.int(),
      total: rupees,
    }),
  ),
});
export type Again = z.infer<typeof again>;

export const previewAgain = endpoint({
  method: 'GET',
  named: true,
  path: '/orders/:order_number/again',
  summary: 'What ordering the same again would put into the cart, with every difference',
  access: ['user'],
  params: byNumber,
  responses: { 200: again },
});

export const orderAgain = endpoint({
  method: 'POST',
  named: true,
  path: '/orders/:order_number/again',
  summary: 'Puts what can still be had of an order into the cart, whole; nothing when it changed since it was shown',
  access: ['user'],
  params: byNumber,
  body: z.strictObject({
    accept_total: rupees.check(z.minimum(0), z.maximum(10_000_000)),
    force_clear: z._default(z.boolean(), false),
  }),
  responses: {
    200: z.object({ message: z.string(), dishes: z.int() }),
    409: z.object({
      code: z.enum(['CART_OF_ANOTHER_RESTAURANT', 'CHANGED', 'NOTHING_LEFT']),
      message: z.string(),
      again,
    }),
  },
});
