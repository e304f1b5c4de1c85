import { orderStates } from '@tawa/domain/orders';
import { z } from 'zod/mini';
import { charge, fulfilment } from './checkout.ts';
import { flag, id, instant, orderNumber, page, rupees } from './common.ts';
import { endpoint } from './endpoint.ts';

export const orderStatus = z.enum(orderStates);

export const orderItem = z.object({
  order_item_id: id,
  menu_id: z.nullable(id),
  name: z.string(),
  dish_img: z.nullable(z.string()),
  is_veg: flag,
  quantity: z.int(),
  options: z.array(z.string()),
  note: z.string(),
  price: rupees,
  discounted_price: z.nullable(rupees),
  amount: rupees,
});

export const orderSummary = z.object({
  order_number: orderNumber,
  status: orderStatus,
  version: z.int(),
  fulfilment,
  restaurant_id: id,
  restaurant_name: z.string(),
  logo: z.nullable(z.string()),
  placed_at: instant,
  scheduled_for: z.nullable(instant),
  promised_to: instant,
  closed_at: z.nullable(instant),
  items: z.array(z.object({ name: z.string(), quantity: z.int(), is_veg: flag })),
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
  cancelled_by: z.nullable(orderEvent.shape.actor_type),
  cancel_reason: z.nullable(z.string()),
  cancel_note: z.nullable(z.string()),
  restaurant: z.object({
    restaurant_id: id,
    restaurant_name: z.string(),
    logo: z.nullable(z.string()),
    contact_number: z.nullable(z.string()),
    full_address: z.nullable(z.string()),
    lat: z.nullable(z.number()),
    lng: z.nullable(z.number()),
  }),
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
  instructions: z.string(),
  item_unavailable_pref: z.enum(['refund', 'call', 'cancel']),
  payment_method: z.string(),
  payment_status: z.string(),
  items: z.array(orderItem),
  charges: z.array(charge),
  total: rupees,
  savings: rupees,
  handover_code: z.nullable(z.string()),
  rider_name: z.nullable(z.string()),
  rider_phone: z.nullable(z.string()),
  left_at_door_note: z.nullable(z.string()),
  events: z.array(orderEvent),
  can_cancel: z.boolean(),
  cancel_until: z.nullable(instant),
  can_request_cancel: z.boolean(),
});
export type Order = z.infer<typeof order>;

const byNumber = z.object({ order_number: orderNumber });

export const listOrders = endpoint({
  method: 'GET',
  path: '/orders',
  summary: 'The customer’s orders, newest first, 10 a page',
  access: ['user'],
  query: z.object({ tab: z._default(z.enum(['active', 'past', 'all']), 'all'), page }),
  responses: { 200: z.object({ orders: z.array(orderSummary), total: z.int(), total_pages: z.int() }) },
});

export const getOrder = endpoint({
  method: 'GET',
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
  ]),
  message: z.string(),
  status: orderStatus,
  version: z.int(),
  tries_left: z.optional(z.int()),
});

const moved = z.object({ order_number: orderNumber, status: orderStatus, version: z.int() });

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
    rider_phone: z.optional(z.string().check(z.trim(), z.regex(/^\d{10}$/, 'Mobile must be 10 digits'))),
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

export const kitchenOrder = z.object({
  order_number: orderNumber,
  status: orderStatus,
  version: z.int(),
  fulfilment,
  placed_at: instant,
  accept_by: z.nullable(instant),
  scheduled_for: z.nullable(instant),
  cook_by: z.nullable(instant),
  ready_by: instant,
  promised_to: instant,
  prep_minutes: z.int(),
  accepted_at: z.nullable(instant),
  ready_at: z.nullable(instant),
  dispatched_at: z.nullable(instant),
  closed_at: z.nullable(instant),
  cancel_requested_at: z.nullable(instant),
  cancelled_by: z.nullable(orderEvent.shape.actor_type),
  cancel_reason: z.nullable(z.string()),
  customer_name: z.string(),
  customer_phone: z.nullable(z.string()),
  phone_last4: z.string(),
  address: z.nullable(z.string()),
  first_order: z.boolean(),
  instructions: z.string(),
  item_unavailable_pref: z.enum(['refund', 'call', 'cancel']),
  items: z.array(
    z.object({
      order_item_id: id,
      name: z.string(),
      is_veg: flag,
      quantity: z.int(),
      options: z.array(z.string()),
      note: z.string(),
    }),
  ),
  total: rupees,
  payment_method: z.string(),
  cash_due: z.nullable(rupees),
  rider_name: z.nullable(z.string()),
  rider_phone: z.nullable(z.string()),
  tries_left: z.int(),
});
export type KitchenOrder = z.infer<typeof kitchenOrder>;

export const listKitchenOrders = endpoint({
  method: 'GET',
  path: '/kitchen/orders',
  summary: 'The board of the caller’s restaurant: open orders, upcoming ones, or those done in this service day',
  access: ['restaurant'],
  query: z.object({ lane: z._default(z.enum(['board', 'upcoming', 'done']), 'board'), page }),
  responses: {
    200: z.object({
      orders: z.array(kitchenOrder),
      counts: z.object({ board: z.int(), upcoming: z.int(), done: z.int() }),
      total_pages: z.int(),
      server_time: instant,
    }),
  },
});

export const delayOrder = endpoint({
  method: 'POST',
  path: '/kitchen/orders/:order_number/delay',
  summary: 'Moves the promised time of an accepted order and tells the customer',
  access: ['restaurant'],
  params: byNumber,
  body: z.strictObject({ minutes: z.union([z.literal(5), z.literal(10), z.literal(15)]) }),
  responses: { 200: moved, 409: refusal },
});

export const kitchenStatus = z.object({
  restaurant_id: id,
  restaurant_name: z.string(),
  logo: z.nullable(z.string()),
  lifecycle: z.string(),
  switch: z.enum(['online', 'busy', 'paused', 'offline']),
  switch_until: z.nullable(instant),
  busy_minutes: z.int(),
  prep_minutes: z.int(),
  status: z.enum(['online', 'offline']),
  reason: z.nullable(z.enum(['closed', 'paused', 'offline', 'not_active'])),
  next_open_at: z.nullable(instant),
  closes_at: z.nullable(instant),
});
export type KitchenStatus = z.infer<typeof kitchenStatus>;

export const getKitchenStatus = endpoint({
  method: 'GET',
  path: '/kitchen/status',
  summary: 'The switch of the caller’s restaurant and what follows from it now',
  access: ['restaurant'],
  responses: { 200: kitchenStatus },
});

export const setKitchenStatus = endpoint({
  method: 'PUT',
  path: '/kitchen/status',
  summary: 'Takes orders, is busy, pauses for a while or goes offline',
  access: ['restaurant'],
  body: z.strictObject({
    switch: kitchenStatus.shape.switch,
    minutes: z.optional(z.union([z.literal(10), z.literal(15), z.literal(30), z.literal(60)])),
    until_tomorrow: z.optional(z.boolean()),
  }),
  responses: { 200: kitchenStatus },
});
