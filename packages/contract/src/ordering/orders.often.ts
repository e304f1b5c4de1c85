import { z } from 'zod/mini';
import { suggestedDish } from '../catalogue/search.ts';
import { cityQuery } from '../common/common.ts';
import { endpoint } from '../common/endpoint.ts';

export const listOftenOrdered = endpoint({
  method: 'GET',
  path: '/orders/often',
  summary: 'The dishes that the caller was served most often, at least twice, and can have today; three at most',
  access: ['user'],
  query: z.object({ city: cityQuery }),
  responses: { 200: z.array(suggestedDish) },
});
