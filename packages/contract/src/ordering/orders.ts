import { orderActionNames } from '@tawa/domain/ordering/order-actions';
import { orderStates } from '@tawa/domain/ordering/orders';
import { z } from 'zod/mini';
import { charge, fulfilment } from './checkout.ts';
import { flag, id, instant, mobileForm, orderNumber, rupees } from '../common/common.ts';
import { endpoint } from '../common/endpoint.ts';
import { keptNames, optionNames } from '../common/names.ts';
import { substituteOf } from './orders.cooked.ts';
import { bagShare } from './orders.shares.ts';
import { orderRequests } from './orders.requests.ts';

export const orderStatus = z.enum(orderStates);

/** Something that the caller could want to do with an order, and why not when it cannot be done. */
export const orderAction = z.object({
  action: z.enum(orderActionNames),
  allowed: z.boolean(),
  reason: z.nullable(z.string()),
});

/** The kitchen is out of so many portions: the customer is asked until then, or they were taken out. */
export const shortage = z.object({
  state: z.enum(['asked', 'removed']),
  quantity: z.int(),
  answer_by: z.nullable(instant),
});

/** A dish that a customer may take for one that is sold out. */
export const substitute = z.object({
  order_substitute_id: id,
  name: z.string(),
  names: keptNames,
  dish_img: z.nullable(z.string()),
  is_veg: flag,
  /** Its stars; 0 while nobody has rated it. */
  rating: z.number(),
  quantity: z.int(),
  ...substituteOf,
  /** What one costs on the menu, and what it costs instead where the kitchen bears the rest. */
  price: rupees,
  price_here: rupees,
  /** What goes back with it, tax included; 0 where it costs the same. */
  back: rupees,
});
export type Substitute = z.infer<typeof substitute>;

/** What its customer is asked and can answer, or when it was settled; left out for everybody else. */
const asked = {
  since: z.optional(instant),
  /** What holds without an answer, as it was chosen at the checkout. */
  otherwise: z.optional(z.enum(['remove', 'cancel'])),
  /** What goes back when it is left out; null where nothing would be left of the order. */
  back: z.optional(z.nullable(rupees)),
  substitutes: z.optional(z.array(substitute)),
};

export const orderItem = z.object({
  order_item_id: id,
  menu_id: z.nullable(id),
  name: z.string(),
  names: keptNames,
  dish_img: z.nullable(z.string()),
  is_veg: flag,
  quantity: z.int(),
  options: z.array(z.string()),
  option_names: optionNames,
  note: z.string(),
  price: rupees,
  discounted_price: z.nullable(rupees),
  amount: rupees,
  shortage: z.nullable(z.extend(shortage, asked)),
  /** The line that it took the place of; null for what was ordered. */
  instead_of: z.optional(z.nullable(id)),
  /** Whose bag it goes into, of a group order. */
  for_name: z.optional(z.nullable(z.string())),
  /** What it cost less than that, tax included. */
  back: z.optional(rupees),
});

/** The table that an order is for. */
export const orderTable = z.object({ names: z.string(), guests: z.int() });

export const orderSummary = z.object({
  order_number: orderNumber,
  status: orderStatus,
  version: z.int(),
  fulfilment,
  table: z.nullable(orderTable),
  restaurant_id: id,
  restaurant_name: z.string(),
  restaurant_names: keptNames,
  logo: z.nullable(z.string()),
  placed_at: instant,
  scheduled_for: z.nullable(instant),
  promised_to: instant,
  late_at: z.optional(z.nullable(instant)),
  expected_by: z.optional(z.nullable(instant)),
  closed_at: z.nullable(instant),
  items: z.array(z.object({ name: z.string(), names: keptNames, quantity: z.int(), is_veg: flag })),
  total: rupees,
});
export type OrderSummary = z.infer<typeof orderSummary>;

export const orderEvent = z.object({
  type: z.string(),
  from_status: z.nullable(orderStatus),
  to_status: z.nullable(orderStatus),
  actor_type: z.enum(['customer', 'restaurant', 'admin', 'system']),
  reason: z.nullable(z.string()),
  at: instant,
});

export const order = z.object({
  order_number: orderNumber,
  status: orderStatus,
  version: z.int(),
  fulfilment,
  placed_at: instant,
  accept_by: z.nullable(instant),
  scheduled_for: z.nullable(instant),
  promised_from: instant,
  promised_to: instant,
  accepted_at: z.nullable(instant),
  ready_at: z.nullable(instant),
  dispatched_at: z.nullable(instant),
  delivered_at: z.nullable(instant),
  closed_at: z.nullable(instant),
  cancel_requested_at: z.nullable(instant),
  cancel_escalated_at: z.nullable(instant),
  late_at: z.nullable(instant),
  /** The time that was told when the promise had slipped. */
  expected_by: z.nullable(instant),
  cancelled_by: z.nullable(orderEvent.shape.actor_type),
  cancel_reason: z.nullable(z.string()),
  cancel_note: z.nullable(z.string()),
  restaurant: z.object({
    restaurant_id: id,
    restaurant_name: z.string(),
    names: keptNames,
    logo: z.nullable(z.string()),
    contact_number: z.nullable(z.string()),
    full_address: z.nullable(z.string()),
    lat: z.nullable(z.number()),
    lng: z.nullable(z.number()),
  }),
  table: z.nullable(orderTable),
  address: z.nullable(
    z.object({
      label: z.string(),
      line1: z.string(),
      line2: z.string(),
      landmark: z.string(),
      cityname: z.string(),
      pincode: z.string(),
      lat: z.nullable(z.number()),
      lng: z.nullable(z.number()),
    }),
  ),
  customer_name: z.string(),
  contact_phone: z.string(),
  ...orderRequests,
  /** The allergies that the customer told the kitchen of with it. */
  allergies: z.optional(z.array(z.string())),
  /** Of a group order: everybody's share of the bill. */
  shares: z.optional(z.array(bagShare)),
  payment_method: z.string(),
  payment_status: z.string(),
  items: z.array(orderItem),
  charges: z.array(charge),
  total: rupees,
  /** What lines came to that were taken out before anything was paid. */
  removed_total: rupees,
  /** What of a payment went back, or is on its way. */
  refunded: z.optional(rupees),
  /** What credit paid beside the online payment; only where it did. */
  credit_used: z.optional(rupees),
  /** What guests of a group paid of it by their shares; only where they did. */
  paid_by_guests: z.optional(rupees),
  change_for: z.nullable(rupees),
  savings: rupees,
  handover_code: z.nullable(z.string()),
  rider_name: z.nullable(z.string()),
  rider_phone: z.nullable(z.string()),
  left_at_door_note: z.nullable(z.string()),
  events: z.array(orderEvent),
  can_cancel: z.boolean(),
  cancel_until: z.nullable(instant),
  can_request_cancel: z.boolean(),
  actions: z.array(orderAction),
});
export type Order = z.infer<typeof order>;

export const byNumber = z.object({ order_number: orderNumber });

/** Under way, ended, and of those the ones that were eaten and the ones that were not. */
export const orderTabs = ['active', 'past', 'delivered', 'cancelled', 'all'] as const;
export type OrderTab = (typeof orderTabs)[number];

export const listOrders = endpoint({
  method: 'GET',
  named: true,
  path: '/orders',
  summary: 'The customer’s orders, newest first, 10 at a time; each answer names the last one where there are more',
  access: ['user'],
  query: z.object({
    tab: z._default(z.enum(orderTabs), 'all'),
    /** Only those of so many days. */
    days: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(3650))),
    /** The last one that was read. */
    before: z.optional(orderNumber),
  }),
  responses: {
    200: z.object({ orders: z.array(orderSummary), total: z.int(), next: z.nullable(orderNumber) }),
  },
});

export const getOrder = endpoint({
  method: 'GET',
  named: true,
  path: '/orders/:order_number',
  summary: 'One order of the customer with its bill and timeline',
  access: ['user'],
  params: byNumber,
  responses: { 200: order },
});

/** Why a step was refused, and where the order stands. */
export const refusal = z.object({
  code: z.enum([
    'ILLEGAL_TRANSITION',
    'STALE',
    'WRONG_CODE',
    'TOO_MANY_TRIES',
    'NEEDS_CODE',
    'NEEDS_REASON',
    'TOO_LATE',
    'CASH_DUE',
    'NOT_PACKED_APART',
  ]),
  message: z.string(),
  status: orderStatus,
  version: z.int(),
  tries_left: z.optional(z.int()),
});

export const moved = z.object({ order_number: orderNumber, status: orderStatus, version: z.int() });

export const moveOrder = endpoint({
  method: 'PATCH',
  path: '/orders/:order_number/status',
  summary: 'Moves an order along an edge of the state table that the caller may use',
  access: ['user', 'restaurant', 'admin'],
  params: byNumber,
  body: z.strictObject({
    to: orderStatus,
    version: z.int().check(z.minimum(1), z.maximum(2_147_483_647)),
    prep_minutes: z.optional(z.int().check(z.minimum(5, 'At least 5 minutes'), z.maximum(120, 'At most 120 minutes'))),
    reason: z.optional(z.string().check(z.trim(), z.maxLength(40))),
    note: z.optional(z.string().check(z.trim(), z.maxLength(200, 'At most 200 characters'))),
    code: z.optional(z.string().check(z.regex(/^\d{4}$/, 'The code has 4 digits'))),
    left_at_door: z.optional(z.boolean()),
    rider_name: z.optional(z.string().check(z.trim(), z.maxLength(60))),
    rider_phone: z.optional(z.string().check(mobileForm, z.regex(/^\d{10}$/, 'Phone must be 10 digits'))),
  }),
  responses: { 200: moved, 409: refusal },
});

export const requestCancel = endpoint({
  method: 'POST',
  path: '/orders/:order_number/cancel-request',
  summary: 'Asks the kitchen to cancel an order that it already accepted',
  access: ['user'],
  params: byNumber,
  body: z.strictObject({ reason: z.string().check(z.trim(), z.minLength(1, 'Choose a reason'), z.maxLength(40)) }),
  responses: { 200: moved, 409: refusal },
});

export const answerShortage = endpoint({
  method: 'POST',
  path: '/orders/:order_number/shortage',
  summary:
    'The customer says what becomes of a dish that the kitchen is out of: one that is offered instead, without it, or the order ends',
  access: ['user'],
  params: byNumber,
  body: z
    .strictObject({
      order_item_id: id,
      answer: z.enum(['remove', 'cancel', 'take']),
      /** The dish that is taken instead. */
      order_substitute_id: z.optional(id),
    })
    .check(
      z.refine(
        ({ answer, order_substitute_id }) => (answer === 'take') === (order_substitute_id !== undefined),
        'Choose one of the dishes',
      ),
    ),
  responses: { 200: moved, 409: refusal },
});
