import { complaintStates } from '@tawa/domain/care/complaints';
import { z } from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { orderStatus } from '../ordering/orders.ts';

/** An order moved, was placed or got a new promise; the page reads what it needs again. */
export const orderMoved = z.object({
  order_number: z.string(),
  status: orderStatus,
  version: z.int(),
  restaurant_id: z.int(),
});
export type OrderMoved = z.infer<typeof orderMoved>;

/** A complaint moved or got another word. */
export const complaintChanged = z.object({ complaint_id: z.int(), status: z.enum(complaintStates), version: z.int() });
/** A table booking was made, moved or ended, or somebody waits for one. */
export const bookingMoved = z.object({ booking_number: z.nullable(z.string()), restaurant_id: z.int() });

/** The kinds of live events and what each carries. */
export const liveEvents = {
  order: orderMoved,
  kitchen: z.object({ restaurant_id: z.int() }),
  /** A cook ticked something off, or a station is done with its part or has it back. */
  line: z.object({ restaurant_id: z.int(), order_number: z.string() }),
  /** A slip is owed, claimed or printed, or a device began or ceased to print. */
  printing: z.object({ restaurant_id: z.int() }),
  /** The kitchen's own menu was edited. */
  menu: z.object({ restaurant_id: z.int() }),
  /** The inbox changed: something new, or read elsewhere. */
  notification: z.object({}),
  complaint: complaintChanged,
  booking: bookingMoved,
  /** A bill of a table was opened, got a round or a part, or closed. */
  table: z.object({ restaurant_id: z.int() }),
  /** Somebody joined a group order of the caller's or chose something, or it closed or ended. */
  group: z.object({ group_id: z.int() }),
} as const;
export type LiveKind = keyof typeof liveEvents;

export const streamEvents = endpoint({
  method: 'GET',
  path: '/events',
  summary:
    'Server-sent events for the caller: own orders or those of the own kitchen, and the own inbox; resumes after Last-Event-ID',
  access: ['user', 'restaurant', 'admin'],
  responses: { 200: z.string() },
  stream: true,
});
