// What other systems may ask for a restaurant, with a key of their own. It is published: fields are added, never changed.
import {
  externalIdLengthMax,
  partnerDishesMax,
  partnerOrdersMax,
  partnerRejectReasons,
  pushedDishesMax,
} from '@tawa/domain/accounts/partners';
import { z } from 'zod/mini';
import { id, instant, optionalLimit, orderNumber, requiredText } from '../common/common.ts';
import { endpoint } from '../common/endpoint.ts';
import { dishNames } from '../common/names.form.ts';
import { names } from '../common/names.ts';
import { fulfilment } from '../ordering/checkout.ts';
import { packApart } from '../ordering/orders.kitchen.ts';
import { byNumber, moved, moveOrder, orderStatus, refusal } from '../ordering/orders.ts';

const paise = z.int();
const place = 'Send the number that the answer before named as `next`';
/** A place in a list, as the answer before named it. */
const position = z.pipe(
  z.union([z.int(), z.string().check(z.regex(/^\d{1,9}$/, place))], place),
  z.pipe(z.transform(Number), z.int().check(z.minimum(0), z.maximum(2_147_483_647))),
);

export const partnerOrder = z.object({
  /** Rises with each order; the place to go on from. */
  position: z.int(),
  order_number: orderNumber,
  status: orderStatus,
  /** Rises with each step; name it to take the next one. */
  version: z.int(),
  fulfilment,
  placed_at: instant,
  /** Until then a placed order must be accepted or rejected. */
  accept_by: z.nullable(instant),
  scheduled_for: z.nullable(instant),
  promised_to: instant,
  prep_minutes: z.int(),
  accepted_at: z.nullable(instant),
  ready_at: z.nullable(instant),
  sent_out_at: z.nullable(instant),
  closed_at: z.nullable(instant),
  customer_name: z.string(),
  /** Phone and address are there while the order is open. */
  customer_phone: z.nullable(z.string()),
  address: z.nullable(z.string()),
  instructions: z.string(),
  /** What the customer must not eat; an order is not ready before each line that names one is packed apart. */
  allergies: z.array(z.string()),
  payment_method: z.string(),
  total_paise: paise,
  items: z.array(
    z.object({
      /** Its number in the order, from 1. */
      line: z.int(),
      menu_id: z.nullable(id),
      /** The partner's own id of the dish, where a push named one. */
      external_id: z.nullable(z.string()),
      name: z.string(),
      quantity: z.int(),
      /** Of all portions, with options and the restaurant's discount. */
      amount_paise: paise,
      options: z.array(z.string()),
      /** The same options with their ids, and what each adds to the price of one portion. */
      choices: z.array(z.object({ option_id: z.nullable(id), name: z.string(), price_paise: paise })),
      /** What is cooked for a combo, of all its portions; empty for a dish by itself. */
      parts: z.array(
        z.object({
          menu_id: z.nullable(id),
          /** The partner's own id of the part, where a push named one. */
          external_id: z.nullable(z.string()),
          name: z.string(),
          quantity: z.int(),
        }),
      ),
      note: z.string(),
      /** The name on its bag in a group's order. */
      for_name: z.nullable(z.string()),
      /** What must be kept out of it. */
      avoids: z.array(z.string()),
      packed_apart: z.boolean(),
    }),
  ),
});
export type PartnerOrder = z.infer<typeof partnerOrder>;

export const listPartnerOrders = endpoint({
  method: 'GET',
  path: '/partner/v1/orders',
  summary: 'Open orders, the oldest first; each answer names the place to go on from while there are more',
  access: ['restaurant'],
  scope: 'orders:read',
  example: { query: { limit: 20 } },
  query: z.object({ after: z.optional(position), limit: optionalLimit(partnerOrdersMax) }),
  responses: { 200: z.object({ orders: z.array(partnerOrder), next: z.nullable(z.int()) }) },
});

export const getPartnerOrder = endpoint({
  method: 'GET',
  path: '/partner/v1/orders/:order_number',
  summary: 'One order, open or closed',
  access: ['restaurant'],
  scope: 'orders:read',
  example: {},
  params: byNumber,
  responses: { 200: partnerOrder },
});

const { version, prep_minutes, rider_name, rider_phone } = moveOrder.body.shape;
const step = { access: ['restaurant'], scope: 'orders:write', method: 'POST', params: byNumber } as const;
const responses = { 200: moved, 409: refusal };

export const acceptPartnerOrder = endpoint({
  ...step,
  path: '/partner/v1/orders/:order_number/accept',
  summary: 'Accepts a placed order; without minutes it keeps those of the restaurant',
  example: { body: { version: 1, prep_minutes: 20 } },
  body: z.strictObject({ version, prep_minutes }),
  responses,
});

export const rejectPartnerOrder = endpoint({
  ...step,
  path: '/partner/v1/orders/:order_number/reject',
  summary: 'Rejects a placed order; the customer reads the reason and gets the money back',
  example: { body: { version: 1, reason: 'ITEM_SOLD_OUT' } },
  body: z.strictObject({
    version,
    reason: z.enum(partnerRejectReasons, 'Choose one of the reasons'),
    /** Own words, which the reason OTHER needs. */
    note: moveOrder.body.shape.note,
  }),
  responses,
});

export const packPartnerLine = endpoint({
  ...step,
  path: '/partner/v1/orders/:order_number/packed',
  summary: 'Says that a line with something to keep out of it is packed apart, or takes that back',
  example: { body: { line: 1, mark: 'packed' } },
  body: z.strictObject({
    line: z.int().check(z.minimum(1), z.maximum(1000)),
    mark: packApart.body.shape.mark,
  }),
  responses,
});

export const readyPartnerOrder = endpoint({
  ...step,
  path: '/partner/v1/orders/:order_number/ready',
  summary: 'Says that an accepted order is cooked and packed',
  example: { body: { version: 2 } },
  body: z.strictObject({ version }),
  responses,
});

export const sendPartnerOrder = endpoint({
  ...step,
  path: '/partner/v1/orders/:order_number/sent',
  summary: 'Says that a delivery has left, perhaps with whom',
  example: { body: { version: 3, rider_name: 'Ravi' } },
  body: z.strictObject({ version, rider_name, rider_phone }),
  responses,
});

const externalId = requiredText('Send your own id of the dish', externalIdLengthMax);
const dishState = z.enum(['draft', 'on', 'sold_out', 'hidden']);

const partnerDish = z.object({
  menu_id: id,
  external_id: z.nullable(z.string()),
  /** Of the last push that counted. */
  version: z.nullable(z.int()),
  name: z.string(),
  names,
  price_paise: paise,
  is_veg: z.boolean(),
  state: dishState,
});
export type PartnerDish = z.infer<typeof partnerDish>;

export const listPartnerDishes = endpoint({
  method: 'GET',
  path: '/partner/v1/menu',
  summary: 'The menu by rising menu_id, with the own ids that pushes gave; each answer names the place to go on from',
  access: ['restaurant'],
  scope: 'menu:read',
  example: { query: { limit: 100 } },
  query: z.object({ after: z.optional(position), limit: optionalLimit(partnerDishesMax) }),
  responses: {
    200: z.object({
      dishes: z.array(partnerDish),
      next: z.nullable(z.int()),
    }),
  },
});

const pushedDish = z.strictObject({
  external_id: externalId,
  /** Yours, and higher with each change: what is not higher than the last one changes nothing. */
  version: z.int('Send a whole number').check(z.minimum(1, 'At least 1'), z.maximum(Number.MAX_SAFE_INTEGER)),
  /** A dish that is on the menu already, to give it your id. */
  menu_id: z.optional(id),
  name: requiredText('Name is required', 120),
  /** Its names in Hindi and Kannada; left out they stay as they are. */
  names: dishNames,
  price_paise: z
    .int('Send whole paise')
    .check(z.minimum(100, 'At least 100 paise'), z.maximum(10_000_000, 'At most 10000000 paise')),
  is_veg: z.boolean('Say true or false'),
  /** False marks it sold out; a draft and what the kitchen hid stay off the menu. */
  available: z.boolean('Say true or false'),
});
export type PushedDish = z.infer<typeof pushedDish>;

const pushedOutcome = z.object({
  external_id: z.string(),
  menu_id: id,
  /** `unchanged`: this version was written before. `older`: a higher one was. `gone`: the kitchen deleted it. */
  outcome: z.enum(['added', 'changed', 'unchanged', 'older', 'gone']),
});
export type PushedOutcome = z.infer<typeof pushedOutcome>;

export const pushPartnerDishes = endpoint({
  method: 'PUT',
  path: '/partner/v1/menu/dishes',
  summary: 'Writes dishes by your own ids, all of them or none; a new one waits as a draft for the kitchen',
  access: ['restaurant'],
  scope: 'menu:write',
  example: {
    body: {
      dishes: [
        { external_id: 'P-17', version: 1, name: 'Masala dosa', price_paise: 12_000, is_veg: true, available: true },
      ],
    },
  },
  body: z.strictObject({
    dishes: z.array(pushedDish).check(
      z.minLength(1, 'Send a dish'),
      z.maxLength(pushedDishesMax, `At most ${pushedDishesMax} dishes`),
      z.refine(
        (dishes) => new Set(dishes.map(({ external_id }) => external_id)).size === dishes.length,
        'Each external_id once',
      ),
    ),
  }),
  responses: {
    200: z.object({
      /** In the order in which they were sent. */
      dishes: z.array(pushedOutcome),
    }),
  },
});
