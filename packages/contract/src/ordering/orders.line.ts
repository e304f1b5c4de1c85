import { z } from 'zod/mini';
import { fulfilment } from './checkout.ts';
import { id, instant, orderNumber } from '../common/common.ts';
import { endpoint } from '../common/endpoint.ts';
import { keptNames, optionNames } from '../common/names.ts';
import { cookedParts, packing } from './orders.cooked.ts';
import { byNumber, moved, orderStatus, refusal } from './orders.ts';

/** What a screen needs to say how urgent an order is, and nothing else of it. */
const times = {
  status: orderStatus,
  fulfilment,
  placed_at: instant,
  accept_by: z.nullable(instant),
  warn_minutes: z.int(),
  accepted_at: z.nullable(instant),
  cook_by: z.nullable(instant),
  ready_by: instant,
  promised_to: instant,
};

const lineItem = z.object({
  order_item_id: id,
  kitchen_name: z.string(),
  /** Of the menu's name; left out where the kitchen has a name of its own. */
  names: keptNames,
  quantity: z.int(),
  options: z.array(z.string()),
  option_names: optionNames,
  parts: cookedParts,
  note: z.string(),
  ...packing,
  /** Null while the kitchen has no stations. */
  station_id: z.nullable(id),
  ticked: z.boolean(),
  /** Its station said that its part is done. */
  done: z.boolean(),
  /** The customer still says what becomes of it. */
  asked: z.boolean(),
});
export type LineItem = z.infer<typeof lineItem>;

const cooked = {
  order_number: orderNumber,
  table: z.nullable(z.string()),
  /** What the customer wrote to the kitchen. */
  note: z.string(),
  items: z.array(lineItem),
};

export const lineTicket = z.object({
  ...times,
  ...cooked,
  version: z.int(),
  /** Since when it is back although it is ready. */
  recalled_at: z.nullable(instant),
  /** Whether the kitchen kept a photo of what it packed. */
  has_packing_photo: z._default(z.boolean(), false),
});
export type LineTicket = z.infer<typeof lineTicket>;

export const getLine = endpoint({
  method: 'GET',
  path: '/kitchen/line',
  summary: 'What the stations of the caller’s kitchen cook now: no money, no customer, no address',
  access: ['restaurant'],
  responses: {
    200: z.object({
      stations: z.array(z.object({ station_id: id, station_name: z.string() })),
      orders: z.array(lineTicket),
      /** Open orders that are not cooked now: new ones, those at the counter and those on their way. */
      others: z.array(z.object(times)),
      server_time: instant,
    }),
  },
});

export const finishedTicket = z.object({
  ...cooked,
  status: orderStatus,
  fulfilment,
  finished_at: instant,
  rider_name: z.nullable(z.string()),
});
export type FinishedTicket = z.infer<typeof finishedTicket>;

/** A station, or the whole order. */
const station = z.strictObject({ station_id: z.nullable(id) });

export const listFinished = endpoint({
  method: 'GET',
  path: '/kitchen/line/finished',
  summary: 'The last ten tickets that a station, or the whole kitchen, finished, the newest first',
  access: ['restaurant'],
  query: z.object({ station_id: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(2_147_483_647))) }),
  responses: { 200: z.array(finishedTicket) },
});

export const tickLines = endpoint({
  method: 'POST',
  path: '/kitchen/orders/:order_number/ticks',
  summary: 'Ticks lines of an order off, or takes their ticks back',
  access: ['restaurant'],
  params: byNumber,
  body: z.strictObject({
    ticks: z.array(z.strictObject({ order_item_id: id, ticked: z.boolean() })).check(z.minLength(1), z.maxLength(100)),
  }),
  responses: { 200: moved, 409: refusal },
});

export const finishStation = endpoint({
  method: 'POST',
  path: '/kitchen/orders/:order_number/done',
  summary: 'Says that a station is done with an order, or all of them; the last one makes it ready',
  access: ['restaurant'],
  params: byNumber,
  body: station,
  responses: { 200: moved, 409: refusal },
});

export const recallOrder = endpoint({
  method: 'POST',
  path: '/kitchen/orders/:order_number/recall',
  summary: 'Brings an order back to a station with its ticks, as long as it has not left',
  access: ['restaurant'],
  params: byNumber,
  body: station,
  responses: { 200: moved, 409: refusal },
});
