import { substitutesMax } from '@tawa/domain/ordering/substitutes';
import { z } from 'zod/mini';
import { flag, id, idParam, rupees } from '../common/common.ts';
import { endpoint } from '../common/endpoint.ts';
import { keptNames } from '../common/names.ts';
import { substituteOf } from './orders.cooked.ts';
import { byNumber } from './orders.ts';

/** A dish that a kitchen may offer for portions that are sold out, and what that means for its customer and for itself. */
export const substituteChoice = z.object({
  menu_id: id,
  name: z.string(),
  names: keptNames,
  dish_img: z.nullable(z.string()),
  is_veg: flag,
  ...substituteOf,
  /** What one costs on the menu, with what is chosen of it. */
  price: rupees,
  /** What goes back to the customer with it, tax included. */
  back: rupees,
  /** What of its price the restaurant bears, for nobody pays more than they accepted. */
  borne: rupees,
  /** Stands near it on the menu or in price: the first three. */
  is_suggested: z.boolean(),
});
export type SubstituteChoice = z.infer<typeof substituteChoice>;

export const listSubstitutes = endpoint({
  method: 'GET',
  path: '/kitchen/orders/:order_number/lines/:order_item_id/substitutes',
  summary:
    'What may be offered in place of a sold-out line: had now, taxed alike, within what the customer eats, the nearest first',
  access: ['restaurant'],
  params: z.extend(byNumber, { order_item_id: idParam }),
  responses: { 200: z.object({ dishes: z.array(substituteChoice) }) },
});

/** The dishes that are offered with a report. */
export const offered = z._default(
  z.array(id).check(
    z.maxLength(substitutesMax, `At most ${substitutesMax} dishes`),
    z.refine((ids) => new Set(ids).size === ids.length, 'Each dish once'),
  ),
  [],
);
