import { z } from 'zod/mini';
import { flag } from '../common/common.ts';
import { names } from '../common/names.ts';

/** What one line is with its choices, and what of it does not fit the diet that the customer keeps. */
export const lineFood = z.object({
  is_veg: flag,
  contains_egg: flag,
  allergens: z.array(z.string()),
  /** Kilocalories of one, as far as they are declared; null where the dish says none. */
  calories: z.nullable(z.int()),
  /** Names of choices whose energy is not declared. */
  undeclared: z.array(z.string()),
  /** Short sentences with the choice that brings it: 'Extra cheese contains milk'. */
  misfits: z.array(z.string()),
  /** What brings them, where it has names in other languages. */
  by: z.optional(z.array(z.object({ name: z.string(), names }))),
});
export type LineFood = z.infer<typeof lineFood>;
