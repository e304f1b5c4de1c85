import { z } from 'zod/mini';
import { listedDish } from '../catalogue/menu.ts';
import { suggestedDish } from '../catalogue/search.ts';
import { cityQuery, idParam } from '../common/common.ts';
import { endpoint } from '../common/endpoint.ts';

export const listOftenOrdered = endpoint({
  method: 'GET',
  named: true,
  path: '/orders/often',
  summary: 'The dishes that the caller was served most often, at least twice, and can have today; three at most',
  access: ['user'],
  query: z.object({ city: cityQuery }),
  responses: { 200: z.array(suggestedDish) },
});

/** How many dishes are asked about at once; a cart has no more lines that matter. */
const togetherMax = 20;
const dishIds = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,9}(,[1-9]\d{0,9})*$/, 'Dishes, separated by commas')),
  z.transform((text) =>
    [...new Set(text.split(',').map(Number))].sort((one, other) => one - other).slice(0, togetherMax),
  ),
);

export const listOftenWith = endpoint({
  method: 'GET',
  path: '/restaurant/:id/often-with',
  summary:
    'What is often in one order with these dishes of a restaurant, by counts of orders of at least three customers; what can be had today, four at most',
  access: 'public',
  params: z.object({ id: idParam }),
  query: z.object({ dishes: dishIds }),
  responses: { 200: z.array(listedDish) },
  cache: { topics: ['menu', 'restaurants', 'cities', 'listings'], maxAgeMs: 5 * 60_000, renewMs: 5 * 60_000 },
});
