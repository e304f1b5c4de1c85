import { z } from 'zod/mini';
import { id, idParam, rupees } from '../common/common.ts';
import { endpoint } from '../common/endpoint.ts';
import { optionNames } from '../common/names.ts';
import { lineFood } from './cart.food.ts';

/** What a customer last chose for a dish, as far as it can be had today. */
export const lastChoice = z.object({
  menu_id: id,
  options: z.array(id),
  /** Names of these options, in the menu's order. */
  chosen: z.array(z.string()),
  chosen_names: optionNames,
  /** Names of what was chosen as well and cannot be had today. */
  gone: z.array(z.string()),
  gone_names: optionNames,
  /** Of one portion with these options, today. */
  price: rupees,
  food: z.optional(lineFood),
});
export type LastChoice = z.infer<typeof lastChoice>;

export const listLastChoices = endpoint({
  method: 'GET',
  named: true,
  path: '/restaurant/:id/choices',
  summary:
    'What the customer last chose for each dish of a restaurant that was ordered with options, at today’s prices',
  access: ['user'],
  params: z.object({ id: idParam }),
  responses: { 200: z.array(lastChoice) },
});
