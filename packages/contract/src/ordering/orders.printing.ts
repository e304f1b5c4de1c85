import { printerNameLengthMax, printingDeviceNameLengthMax } from '@tawa/domain/ordering/printing';
import { z } from 'zod/mini';
import { fulfilment } from './checkout.ts';
import { id, idParam, instant, message, orderNumber, requiredText } from '../common/common.ts';
import { endpoint } from '../common/endpoint.ts';
import { cookedParts, packing } from './orders.cooked.ts';
import { orderItem } from './orders.ts';
import { names, optionNames } from '../common/names.ts';

const deviceId = z.uuid('Must be the id of a device');

export const slip = z.object({
  slip_id: id,
  /** What the kitchen cooks by, or the bill for the bag, which `GET /kitchen/orders/:order_number` says. */
  kind: z.enum(['kitchen', 'bill']),
  order_number: orderNumber,
  /** Null for the whole order of a kitchen without stations, and once its station is gone. */
  station_id: z.nullable(id),
  station_name: z.string(),
  /** Further stations that cook something of the order. */
  others: z.array(z.string()),
  fulfilment,
  table: z.nullable(z.string()),
  ready_by: instant,
  accepted_at: instant,
  /** Null where nobody pressed anything: the kitchen accepts orders automatically. */
  accepted_by: z.nullable(z.string()),
  note: z.string(),
  items: z.array(
    z.object({
      order_item_id: id,
      kitchen_name: z.string(),
      /** Of the menu's name; left out where the kitchen has a name of its own. */
      names,
      quantity: z.int(),
      options: z.array(z.string()),
      option_names: optionNames,
      parts: cookedParts,
      note: z.string(),
      avoids: packing.avoids,
      /** The dish that it came in place of. */
      instead_of: z.optional(z.string()),
      instead_of_names: names,
      for_name: orderItem.shape.for_name,
    }),
  ),
  due_at: instant,
  /** How often it was claimed. */
  claim: z.int(),
  claimed_by: z.nullable(deviceId),
  device_name: z.nullable(z.string()),
  /** Who claimed it is dead, or nobody did. */
  is_free: z.boolean(),
  in_doubt: z.boolean(),
  printed_at: z.nullable(instant),
  printer_name: z.nullable(z.string()),
  copies: z.int(),
});
export type PrintSlip = z.infer<typeof slip>;

const printing = z.object({
  restaurant_name: z.string(),
  stations: z.array(z.object({ station_id: id, station_name: z.string() })),
  /** Those that print and were heard of a moment ago. */
  devices: z.array(z.object({ device_id: deviceId, device_name: z.string() })),
  /** What is owed, the oldest first. */
  waiting: z.array(slip),
  /** The last thirty, the newest first. */
  printed: z.array(slip),
  /** In the last 24 hours, by printer. */
  counts: z.array(z.object({ device_id: z.nullable(deviceId), printer_name: z.string(), slips: z.int() })),
  server_time: instant,
});
export type Printing = z.infer<typeof printing>;

export const getPrinting = endpoint({
  method: 'GET',
  path: '/kitchen/printing',
  summary: 'The slips of the caller’s kitchen, those that wait and the last ones, and which devices print',
  access: ['restaurant'],
  responses: { 200: printing },
});

export const savePrintingDevice = endpoint({
  method: 'PUT',
  path: '/kitchen/printing/device',
  summary: 'Says that a printing screen is there and whether it prints, and brings what is owed by now',
  access: ['restaurant'],
  body: z.strictObject({
    device_id: deviceId,
    device_name: requiredText('Name is required', printingDeviceNameLengthMax),
    prints: z.boolean(),
    /** Whether it prints the bill of each order as well. */
    bills: z._default(z.boolean(), false),
  }),
  responses: { 200: printing },
});

const bySlip = z.object({ slip_id: idParam });
const claimed = { device_id: deviceId, claim: z.int().check(z.minimum(0), z.maximum(2_147_483_647)) };

export const claimSlip = endpoint({
  method: 'POST',
  path: '/kitchen/slips/:slip_id/claim',
  summary:
    'Takes a slip for a device that is about to print it, unless somebody else has it or it is not owed any more',
  access: ['restaurant'],
  params: bySlip,
  body: z.strictObject(claimed),
  responses: { 200: slip, 409: message },
});

export const noteSlipPrinted = endpoint({
  method: 'POST',
  path: '/kitchen/slips/:slip_id/printed',
  summary: 'Says that a claimed slip came out of a printer; said twice it counts once',
  access: ['restaurant'],
  params: bySlip,
  body: z.strictObject({
    device_id: deviceId,
    claim: z.int().check(z.minimum(1), z.maximum(2_147_483_647)),
    printer_name: requiredText('Name is required', printerNameLengthMax),
  }),
  responses: { 200: message },
});

export const releaseSlip = endpoint({
  method: 'POST',
  path: '/kitchen/slips/:slip_id/release',
  summary: 'Gives a claimed slip back of which nothing was printed',
  access: ['restaurant'],
  params: bySlip,
  body: z.strictObject(claimed),
  responses: { 200: message },
});

export const copySlip = endpoint({
  method: 'POST',
  path: '/kitchen/slips/:slip_id/copies',
  summary: 'Counts another copy of a printed slip and answers its number, the first copy being 2',
  access: ['restaurant'],
  params: bySlip,
  body: z.strictObject({}),
  responses: { 200: z.object({ copy: z.int() }) },
});
