import { movedTogetherMax } from '@tawa/domain/common/limits';
import { z } from 'zod/mini';
import { fulfilment } from './checkout.ts';
import { flag, id, instant, orderNumber, page, rupees } from '../common/common.ts';
import { restaurantHeader } from '../common/own-restaurants.ts';
import { endpoint } from '../common/endpoint.ts';
import { keptNames, optionNames } from '../common/names.ts';
import { orderRequests } from './orders.requests.ts';
import { offered } from './orders.substitutes.ts';
import { cookedParts, packing } from './orders.cooked.ts';
import {
  byNumber,
  moved,
  moveOrder,
  orderAction,
  orderEvent,
  orderItem,
  orderStatus,
  orderTable,
  refusal,
  shortage,
} from './orders.ts';

/** Sets or takes back the tick of one line. */
export const packApart = endpoint({
  method: 'POST',
  path: '/kitchen/orders/:order_number/packed',
  summary:
    'Says of a line with a told allergy that it is packed apart, or takes that back; an order is not ready before',
  access: ['restaurant'],
  params: byNumber,
  body: z.strictObject({ order_item_id: id, mark: z.enum(['packed', 'open']) }),
  responses: { 200: moved, 409: refusal },
});

export const kitchenOrder = z.object({
  order_number: orderNumber,
  status: orderStatus,
  version: z.int(),
  fulfilment,
  placed_at: instant,
  accept_by: z.nullable(instant),
  /** Minutes before `accept_by` from which it warns. */
  warn_minutes: z.int(),
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
  pincode: z.nullable(z.string()),
  table: z.nullable(orderTable),
  first_order: z.boolean(),
  ...orderRequests,
  /** What the customer told of allergies, while it is open. */
  allergies: z.optional(z.array(z.string())),
  items: z.array(
    z.object({
      order_item_id: id,
      name: z.string(),
      /** What the kitchen calls it; the menu's name where it has none. */
      kitchen_name: z.string(),
      /** Of the menu's name; left out where the kitchen has a name of its own. */
      names: keptNames,
      is_veg: flag,
      quantity: z.int(),
      options: z.array(z.string()),
      option_names: optionNames,
      parts: cookedParts,
      note: z.string(),
      ...packing,
      shortage: z.nullable(shortage),
      /** The line that it took the place of; left out of what was ordered. */
      instead_of: z.optional(id),
      for_name: orderItem.shape.for_name,
    }),
  ),
  /** Money, phones and addresses are null for a cook, whose work needs none of them. */
  total: z.nullable(rupees),
  payment_method: z.string(),
  cash_due: z.nullable(rupees),
  change_for: z.nullable(rupees),
  /** May its cash be paid by a UPI code instead? */
  takes_code: z.boolean(),
  late_at: z.nullable(instant),
  rider_name: z.nullable(z.string()),
  rider_phone: z.nullable(z.string()),
  /** Its place among the stops of a rider's round; null where it goes out alone. */
  round: z.nullable(z.object({ stop: z.int(), stops: z.int() })),
  tries_left: z.int(),
  /** Why the rider could not hand it over; null as long as nothing was said. */
  undelivered: z.nullable(z.string()),
  /** Whether the kitchen kept a photo of what it packed. */
  has_packing_photo: z._default(z.boolean(), false),
  actions: z.array(orderAction),
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

export const reportShortage = endpoint({
  method: 'POST',
  path: '/kitchen/orders/:order_number/shortage',
  summary: 'Says that a dish of an order cannot be cooked: it is taken out, asked about, or the order ends',
  access: ['restaurant'],
  params: byNumber,
  body: z.strictObject({
    version: z.int().check(z.minimum(1), z.maximum(2_147_483_647)),
    order_item_id: id,
    quantity: z.optional(z.int().check(z.minimum(1), z.maximum(20))),
    sold_out_today: z._default(z.boolean(), false),
    /** Up to three dishes that the customer may take instead; whoever is offered some is asked, whatever was wished at the checkout. */
    substitutes: offered,
  }),
  responses: { 200: moved, 409: refusal },
});

export const keepDish = endpoint({
  method: 'POST',
  path: '/kitchen/orders/:order_number/shortage/keep',
  summary:
    'Takes a question about a dish back: it is there after all, what was offered ends, and the order goes on as it was',
  access: ['restaurant'],
  params: byNumber,
  body: z.strictObject({ order_item_id: id }),
  responses: { 200: moved, 409: refusal },
});

export const moveKitchenOrders = endpoint({
  method: 'POST',
  path: '/kitchen/orders/moves',
  summary: 'Accepts several orders with one cooking time, or marks several ready; each is answered on its own',
  access: ['restaurant'],
  body: z.strictObject({
    to: z.enum(['accepted', 'ready']),
    /** The cooking time of each; without it each keeps its own. */
    prep_minutes: moveOrder.body.shape.prep_minutes,
    orders: z.array(z.strictObject({ order_number: orderNumber, version: moveOrder.body.shape.version })).check(
      z.minLength(1, 'Choose an order'),
      z.maxLength(movedTogetherMax, `At most ${movedTogetherMax} orders`),
      z.refine((orders) => new Set(orders.map((each) => each.order_number)).size === orders.length, 'Each order once'),
    ),
  }),
  responses: {
    200: z.object({
      /** In the order in which they were sent; why one stayed where it was, or null where it moved. */
      orders: z.array(z.object({ order_number: orderNumber, refused: z.nullable(z.string()) })),
    }),
  },
});

export const delayOrder = endpoint({
  method: 'POST',
  path: '/kitchen/orders/:order_number/delay',
  summary: 'Moves the promised time of an accepted order and tells the customer',
  access: ['restaurant'],
  params: byNumber,
  body: z.strictObject({ minutes: z.union([z.literal(5), z.literal(10), z.literal(15), z.literal(20)]) }),
  responses: { 200: moved, 409: refusal },
});

export const kitchenStatus = z.object({
  restaurant_id: id,
  restaurant_name: z.string(),
  logo: z.nullable(z.string()),
  lifecycle: z.string(),
  switch: z.enum(['online', 'busy', 'paused', 'offline']),
  switch_until: z.nullable(instant),
  /** When it was last set; null where nobody ever did. */
  switch_since: z.nullable(instant),
  /** The orders whose missing answers paused it; none where somebody paused it. */
  missed_orders: z.array(orderNumber),
  busy_minutes: z.int(),
  prep_minutes: z.int(),
  status: z.enum(['online', 'offline']),
  reason: z.nullable(z.enum(['closed', 'paused', 'offline', 'not_active'])),
  next_open_at: z.nullable(instant),
  closes_at: z.nullable(instant),
  /** Placed and not at their end yet, those for later too. */
  open_orders: z.int(),
});
export type KitchenStatus = z.infer<typeof kitchenStatus>;

export const getKitchenStatus = endpoint({
  method: 'GET',
  path: '/kitchen/status',
  summary: 'The switch of the caller’s restaurant and what follows from it now',
  access: ['restaurant'],
  responses: { 200: kitchenStatus },
});

export const ownRestaurant = z.extend(kitchenStatus, {
  /** Where it is, as guests know it; null while nobody said. */
  place: z.nullable(z.string()),
  /** Of the open ones, those that the kitchen's screens call late. */
  late_orders: z.int(),
});
export type OwnRestaurant = z.infer<typeof ownRestaurant>;

export const listOwnRestaurants = endpoint({
  method: 'GET',
  path: '/kitchen/restaurants',
  summary:
    'Every restaurant that the caller may work for, with what happens there now; it may be asked without naming one',
  access: ['restaurant'],
  responses: { 200: z.object({ restaurants: z.array(ownRestaurant) }) },
});

export const setKitchenStatus = endpoint({
  method: 'PUT',
  path: '/kitchen/status',
  summary: 'Takes orders, is busy, pauses for a while or goes offline',
  access: ['restaurant'],
  headers: z.object({ [restaurantHeader]: z.optional(z.string()) }),
  body: z.strictObject({
    switch: kitchenStatus.shape.switch,
    minutes: z.optional(z.union([z.literal(10), z.literal(15), z.literal(30), z.literal(60)])),
    until_tomorrow: z.optional(z.boolean()),
  }),
  responses: { 200: kitchenStatus },
});
