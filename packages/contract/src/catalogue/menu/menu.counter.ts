import { z } from 'zod/mini';
import { id, idParam, rupees, setRupees } from '../../common/common.ts';
import { endpoint } from '../../common/endpoint.ts';
import { kitchenPriceReport } from './menu.reports.ts';

const standing = z.object({
  is: z.enum(['same', 'dearer', 'cheaper']),
  /** How much dearer or cheaper it is here. */
  by: rupees,
});

export const counterPrices = z.object({
  /** The oldest day of what was said, where every dish on sale costs the same as at the counter or less. */
  same_since: z.nullable(z.string()),
  dishes: z.array(z.object({ menu_id: id, ...standing.shape, declared_on: z.string() })),
});
export type CounterPrices = z.infer<typeof counterPrices>;

export const getCounterPrices = endpoint({
  method: 'GET',
  path: '/restaurant/:id/counter-prices',
  summary: 'How the dishes of a restaurant on sale compare with its counter, by what it says of it',
  access: 'public',
  params: z.object({ id: idParam }),
  responses: { 200: counterPrices },
  cache: { topics: ['menu', 'restaurants', 'cities'], maxAgeMs: 60_000 },
});

const ofDish = z.object({ menu_id: idParam });

const ofKitchen = { access: ['restaurant'] } as const;

export const kitchenCounterDish = z.object({
  menu_id: id,
  dish_name: z.string(),
  /** What it costs here today. */
  price: rupees,
  counter_price: z.nullable(rupees),
  declared_on: z.nullable(z.string()),
  declared_by: z.nullable(z.string()),
  /** The first day on which it counts no longer. */
  lapses_on: z.nullable(z.string()),
  state: z.enum(['living', 'lapsed', 'refuted', 'none']),
  is_on_sale: z.boolean(),
});
export type KitchenCounterDish = z.infer<typeof kitchenCounterDish>;

export const kitchenCounter = z.object({
  /** What customers read at the head of the menu. */
  same_since: z.nullable(z.string()),
  dishes: z.array(kitchenCounterDish),
  /** The newest 50. */
  reports: z.array(kitchenPriceReport),
});
export type KitchenCounter = z.infer<typeof kitchenCounter>;

export const getKitchenCounter = endpoint({
  ...ofKitchen,
  method: 'GET',
  path: '/kitchen/menu/counter',
  summary: 'What this restaurant says of its counter, dish by dish, and what customers reported of it',
  responses: { 200: kitchenCounter },
});

export const declareSame = endpoint({
  ...ofKitchen,
  method: 'POST',
  path: '/kitchen/menu/counter/same',
  summary: 'Says that every dish on sale costs at the counter what it costs here today',
  responses: { 200: z.object({ dishes: z.int() }) },
});

export const renewCounter = endpoint({
  ...ofKitchen,
  method: 'POST',
  path: '/kitchen/menu/counter/renew',
  summary: 'Says anew, with today’s date, what was said of the counter and was not refuted',
  responses: { 200: z.object({ dishes: z.int() }) },
});

export const declareCounterPrice = endpoint({
  ...ofKitchen,
  method: 'PUT',
  path: '/kitchen/menu/dishes/:menu_id/counter',
  summary: 'Says what a dish costs at the counter, or (null) says nothing of it any more',
  params: ofDish,
  body: z.strictObject({ counter_price: z.nullable(setRupees) }),
  responses: { 200: kitchenCounterDish },
});
