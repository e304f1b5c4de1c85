import { z } from 'zod/mini';
import { keptNames, optionNames } from '../common/names.ts';

/** What is cooked for a line that is a combo: all portions of it, by the kitchen's names; left out of other lines. */
export const cookedParts = z.optional(
  z.array(z.object({ kitchen_name: z.string(), names: keptNames, quantity: z.int() })),
);

/** What must not get into a line, and whether somebody said that it is packed apart; left out by who knows neither. */
export const packing = {
  avoids: z.optional(z.array(z.string())),
  packed_apart: z.optional(z.boolean()),
};

/** What is chosen of a dish that must be chosen of, the cheapest that suits, and what is in it if it is a combo; left out where there is none. */
export const substituteOf = {
  options: z.optional(z.array(z.string())),
  option_names: optionNames,
  parts: z.optional(z.array(z.object({ name: z.string(), names: keptNames, quantity: z.int() }))),
};
