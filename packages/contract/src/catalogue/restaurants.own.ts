import { z } from 'zod/mini';
import { id, idParam, instant, requiredText, rupees } from '../common/common.ts';
import { endpoint } from '../common/endpoint.ts';
import { dishState } from './menu.form.ts';

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

/** A dish as one of the compared menus has it. */
const sideOfDish = z.object({
  menu_id: id,
  price: rupees,
  discounted_price: z.nullable(rupees),
  state: dishState,
  sold_out_until: z.nullable(instant),
});
export type SideOfDish = z.infer<typeof sideOfDish>;

export const comparedMenus = z.object({
  /** Dishes that both have, with one price and one state. */
  same: z.int(),
  /** How many differ, whether or not they are all listed. */
  differing_count: z.int(),
  /** How many of them only the first has. */
  missing_count: z.int(),
  differing: z.array(
    z.object({ dish_name: z.string(), first: z.nullable(sideOfDish), second: z.nullable(sideOfDish) }),
  ),
});
export type ComparedMenus = z.infer<typeof comparedMenus>;

export const compareMenus = endpoint({
  method: 'GET',
  path: '/kitchen/restaurants/menus',
  summary: 'Where the menus of two restaurants of one owner differ',
  access: ['restaurant'],
  query: z.object({ first: idParam, second: idParam }),
  responses: { 200: comparedMenus },
});

export const copyDishes = endpoint({
  method: 'POST',
  path: '/kitchen/restaurants/menus',
  summary:
    'Gives a restaurant the dishes of another one of its owner that it does not have, with choices, sections and pictures',
  access: ['restaurant'],
  body: z
    .strictObject({ from: id, to: id })
    .check(z.refine(({ from, to }) => from !== to, { error: 'Choose another restaurant', path: ['to'] })),
  responses: { 200: z.object({ copied: z.int() }) },
});
