import { allergens, diets } from '@tawa/domain/accounts/diet';
import { z } from 'zod/mini';
import { message } from '../common/common.ts';
import { endpoint } from '../common/endpoint.ts';

/** What a customer eats, as it is kept and as the form sends it. */
export const dietForm = z.strictObject({
  diet: z.enum(diets),
  halal: z.boolean(),
  allergens: z.array(z.enum(allergens)).check(z.maxLength(allergens.length)),
  hide: z.boolean(),
});

export const getDiet = endpoint({
  method: 'GET',
  path: '/users/diet',
  summary: 'What the customer eats; null until they have said',
  access: ['user'],
  responses: { 200: z.object({ diet: z.nullable(dietForm) }) },
});

export const saveDiet = endpoint({
  method: 'PUT',
  path: '/users/diet',
  summary: 'Keeps what the customer eats',
  access: ['user'],
  body: dietForm,
  responses: { 200: message },
});
