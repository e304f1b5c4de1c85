import { roundStopsMax, roundStopsMin, undeliveredReasons } from '@tawa/domain/ordering/riders';
import { z } from 'zod/mini';
import { instant, optionalText, orderNumber, rupees } from '../common/common.ts';
import { endpoint } from '../common/endpoint.ts';
import { keptNames, optionNames } from '../common/names.ts';
import { codeState, paymentCode } from '../money/payments.codes.ts';
import { byNumber, moveOrder, orderStatus, refusal } from './orders.ts';

/** The secret of a rider's page; it travels in bodies, which no log keeps. */
const token = z.string().check(z.regex(/^[\w-]{20,60}$/, 'Not a link of ours'));
/** A stop of the link's own round, by its place in it: no number of an order is asked for, so none can be guessed. */
const stop = z.optional(z.int().check(z.minimum(1), z.maximum(roundStopsMax)));
const point = {
  lat: z.number().check(z.minimum(-90), z.maximum(90)),
  lng: z.number().check(z.minimum(-180), z.maximum(180)),
};

const link = z.object({
  /** The page's address; whoever has it may hand these orders over. */
  url: z.string(),
  /** The same as a drawing (SVG) for a phone's camera. */
  qr: z.string(),
  expires_at: instant,
  /** How many orders it brings. */
  stops: z.int(),
});
export type RiderLink = z.infer<typeof link>;

export const makeRiderLink = endpoint({
  method: 'POST',
  path: '/kitchen/orders/:order_number/rider-link',
  summary: 'The link to the rider’s page of an order that is on its way; the same one until it is taken back',
  access: ['restaurant'],
  params: byNumber,
  body: z.strictObject({}),
  responses: { 200: link },
});

export const sendOutTogether = endpoint({
  method: 'POST',
  path: '/kitchen/orders/round',
  summary:
    'Sends several orders out as one rider’s round: all of them or none, with one link, in the order of its stops',
  access: ['restaurant'],
  body: z.strictObject({
    stops: z.array(orderNumber).check(
      z.minLength(roundStopsMin, `Choose ${roundStopsMin} orders or more`),
      z.maxLength(roundStopsMax, `At most ${roundStopsMax} orders`),
      z.refine((numbers) => new Set(numbers).size === numbers.length, 'Each order once'),
    ),
    rider_name: moveOrder.body.shape.rider_name,
    rider_phone: moveOrder.body.shape.rider_phone,
  }),
  responses: { 200: link },
});

export const revokeRiderLink = endpoint({
  method: 'DELETE',
  path: '/kitchen/orders/:order_number/rider-link',
  summary:
    'Takes the link of an order, and of its whole round, back: it opens nothing any more, the place is forgotten',
  access: ['restaurant'],
  params: byNumber,
  responses: { 200: z.object({ message: z.string() }) },
});

const riderStop = z.object({
  stop: z.int(),
  order_number: orderNumber,
  state: z.enum(['open', 'undelivered', 'done', 'cancelled']),
  first_name: z.string(),
  /** Street and house in one line; null once there is nothing more to bring there. */
  where: z.nullable(z.string()),
  promised_to: instant,
  cash_due: z.nullable(rupees),
});
export type RiderStop = z.infer<typeof riderStop>;

export const riderOrder = z.object({
  order_number: orderNumber,
  status: orderStatus,
  restaurant_name: z.string(),
  restaurant_names: keptNames,
  restaurant_phone: z.nullable(z.string()),
  first_name: z.string(),
  phone: z.string(),
  address: z.object({
    label: z.string(),
    lines: z.array(z.string()),
    lat: z.nullable(z.number()),
    lng: z.nullable(z.number()),
  }),
  items: z.array(
    z.object({
      name: z.string(),
      names: keptNames,
      quantity: z.int(),
      options: z.array(z.string()),
      option_names: optionNames,
      note: z.string(),
    }),
  ),
  /** How many bags there are, each with a name on it, in a group's order; null where nothing is told apart. */
  bags: z._default(z.nullable(z.int()), null),
  instructions: z.string(),
  cash_due: z.nullable(rupees),
  change_for: z.nullable(rupees),
  /** May its cash be paid by a UPI code instead? */
  takes_code: z.boolean(),
  promised_to: instant,
  tries_left: z.int(),
  /** What was said about why it could not be delivered; null as long as nothing was. */
  undelivered: z.nullable(z.string()),
  expires_at: instant,
  /** Which stop of the round this is. */
  stop: z.int(),
  /** The whole round, in its order; one stop where the link is of one order. */
  stops: z.array(riderStop),
});
export type RiderOrder = z.infer<typeof riderOrder>;

export const readRiderPage = endpoint({
  method: 'POST',
  named: true,
  path: '/riders/read',
  summary:
    'A stop of a rider’s round, the next one unless another open one is asked for, and the round, for the secret',
  access: 'public',
  body: z.strictObject({ token, stop }),
  responses: { 200: riderOrder },
});

const handedOver = z.object({ status: orderStatus });

export const deliverByRider = endpoint({
  method: 'POST',
  named: true,
  path: '/riders/delivered',
  summary:
    'Hands the order of a stop over with its customer’s code, or leaves it at the door with a note while no cash is due',
  access: 'public',
  body: z.strictObject({
    token,
    stop,
    code: z.optional(z.string().check(z.regex(/^\d{4}$/, 'The code has 4 digits'))),
    left_at_door: z.optional(z.boolean()),
    note: z.optional(z.string().check(z.trim(), z.maxLength(200, 'At most 200 characters'))),
  }),
  responses: { 200: handedOver, 409: refusal },
});

export const reportUndelivered = endpoint({
  method: 'POST',
  named: true,
  path: '/riders/undelivered',
  summary: 'Says why the order could not be handed over: the kitchen sees it at once, the office decides',
  access: 'public',
  body: z.strictObject({ token, stop, reason: z.enum(undeliveredReasons), note: optionalText(200) }),
  responses: { 200: handedOver },
});

export const showCodeOfStop = endpoint({
  method: 'POST',
  path: '/riders/payment-code',
  summary: 'A UPI code for the cash of a stop, that the customer scans at the door',
  access: 'public',
  body: z.strictObject({ token, stop }),
  responses: { 200: paymentCode },
});

export const checkCodeOfStop = endpoint({
  method: 'POST',
  path: '/riders/payment-code/check',
  summary: 'Whether the cash of a stop was paid by its code, by the provider’s word',
  access: 'public',
  body: z.strictObject({ token, stop }),
  responses: { 200: codeState },
});

export const shareRiderPlace = endpoint({
  method: 'POST',
  path: '/riders/place',
  summary: 'Where the rider is, with consent; only the last point is kept, and only until the order is handed over',
  access: 'public',
  body: z.strictObject({ token, ...point }),
  responses: { 200: z.object({ message: z.string() }) },
});

export const hideRiderPlace = endpoint({
  method: 'POST',
  path: '/riders/place/hide',
  summary: 'Forgets where the rider was',
  access: 'public',
  body: z.strictObject({ token }),
  responses: { 200: z.object({ message: z.string() }) },
});

const place = z.object({ lat: z.number(), lng: z.number(), at: instant });
export type RiderPlace = z.infer<typeof place>;

export const getRiderPlace = endpoint({
  method: 'GET',
  path: '/orders/:order_number/rider-place',
  summary: 'Where the rider of the customer’s own order was last, while it is on its way and the rider shares it',
  access: ['user'],
  params: byNumber,
  responses: { 200: z.object({ place: z.nullable(place) }) },
});
