import { bookingOccasions } from '@tawa/domain/tables/booking-states';
import { reasonLengthMax } from '@tawa/domain/common/limits';
import { z } from 'zod/mini';
import { bookingState, calendarDate, occasion, personName, sentInstant } from './bookings.ts';
import { bookingNumber, email, id, idParam, instant, phone } from '../common/common.ts';
import { endpoint } from '../common/endpoint.ts';

const deskGuestsMax = 20;
const tablesMax = 3;
const guests = z
  .int(`Guests are 1 to ${deskGuestsMax}`)
  .check(z.minimum(1, 'At least one guest'), z.maximum(deskGuestsMax, `At most ${deskGuestsMax} guests`));
const note = z.string().check(z.trim(), z.maxLength(300, 'At most 300 characters'));
const tableIds = z.array(id).check(
  z.maxLength(tablesMax, `At most ${tablesMax} tables`),
  z.refine((ids) => new Set(ids).size === ids.length, 'Each table once'),
);
const ofBooking = z.object({ booking_number: bookingNumber });

/** A booking as the front desk reads it. */
export const deskBooking = z.object({
  booking_number: bookingNumber,
  state: bookingState,
  version: z.int(),
  source: z.enum(['web', 'phone', 'walk_in']),
  venue_id: id,
  table_ids: z.array(id),
  guests: z.int(),
  starts_at: instant,
  ends_at: instant,
  name: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  occasion: z.nullable(z.enum(bookingOccasions)),
  note: z.string(),
  staff_note: z.string(),
  reason: z.nullable(z.string()),
  is_verified: z.boolean(),
  answer_by: z.nullable(instant),
  next: z.array(bookingState),
  visits: z.int(),
  last_visit: z.nullable(instant),
  events: z.array(z.object({ type: z.string(), state: z.nullable(bookingState), at: instant, actor: z.string() })),
});
export type DeskBooking = z.infer<typeof deskBooking>;

const tableWait = z.object({
  wait_id: id,
  name: z.string(),
  phone: z.nullable(z.string()),
  guests: z.int(),
  wanted_at: instant,
  created_on: instant,
  source: z.enum(['web', 'walk_in']),
  state: z.enum(['waiting', 'told', 'seated', 'left']),
  told_at: z.nullable(instant),
});
export type TableWait = z.infer<typeof tableWait>;

export const deskDay = z.object({
  date: calendarDate,
  today: calendarDate,
  time_zone: z.string(),
  now: instant,
  /** The opening hours of the day with every booking in them; null on a closed day without any. */
  opens_at: z.nullable(instant),
  closes_at: z.nullable(instant),
  grace_minutes: z.int(),
  covers_per_quarter: z.int(),
  bookings: z.array(deskBooking),
  /** Requests of this and every later day, soonest first. */
  to_answer: z.array(deskBooking),
  waits: z.array(tableWait),
});
export type DeskDay = z.infer<typeof deskDay>;

export const getDeskDay = endpoint({
  method: 'GET',
  path: '/desk/day',
  summary: 'The bookings of the own restaurant on one service day, with what waits for an answer or a table',
  access: ['restaurant'],
  query: z.object({ date: z.optional(calendarDate) }),
  responses: { 200: deskDay },
});

export const deskClash = z.object({
  code: z.literal('TABLE_TAKEN'),
  message: z.string(),
});

export const addDeskBooking = endpoint({
  method: 'POST',
  path: '/desk/bookings',
  summary: 'Writes down a booking by phone, or seats guests who walked in',
  access: ['restaurant'],
  body: z
    .strictObject({
      source: z.enum(['phone', 'walk_in']),
      guests,
      name: personName,
      phone: z._default(z.nullable(phone), null),
      email: z._default(z.nullable(email), null),
      occasion,
      staff_note: z._default(note, ''),
      /** Needed for a booking by phone; a walk-in sits down now. */
      starts_at: z._default(z.nullable(sentInstant), null),
      /** Empty: the smallest table that is free. */
      table_ids: z._default(tableIds, []),
      wait_id: z._default(z.nullable(id), null),
    })
    .check(
      z.refine((body) => body.source === 'walk_in' || body.starts_at !== null, {
        path: ['starts_at'],
        error: 'Choose a time',
      }),
    ),
  responses: { 201: deskBooking, 409: deskClash },
});

export const placeDeskBooking = endpoint({
  method: 'PATCH',
  path: '/desk/bookings/:booking_number/place',
  summary: 'Moves a booking in time or to other tables; refuses what clashes',
  access: ['restaurant'],
  params: ofBooking,
  body: z
    .strictObject({
      version: z.int(),
      starts_at: sentInstant,
      ends_at: sentInstant,
      table_ids: tableIds.check(z.minLength(1, 'Choose a table')),
    })
    .check(
      z.refine((body) => Date.parse(body.ends_at) > Date.parse(body.starts_at), {
        path: ['ends_at'],
        error: 'The stay must have a length',
      }),
    ),
  responses: { 200: deskBooking, 409: deskClash },
});

export const moveDeskBooking = endpoint({
  method: 'PATCH',
  path: '/desk/bookings/:booking_number/state',
  summary: 'Confirms, declines, seats or ends a booking along the state table',
  access: ['restaurant'],
  params: ofBooking,
  body: z.strictObject({
    to: bookingState,
    version: z.int(),
    reason: z._default(z.string().check(z.trim(), z.maxLength(reasonLengthMax)), ''),
  }),
  responses: { 200: deskBooking },
});

export const noteDeskBooking = endpoint({
  method: 'PATCH',
  path: '/desk/bookings/:booking_number/note',
  summary: 'Keeps the desk’s own note on a booking',
  access: ['restaurant'],
  params: ofBooking,
  body: z.strictObject({ staff_note: note }),
  responses: { 200: deskBooking },
});

export const addDeskWait = endpoint({
  method: 'POST',
  path: '/desk/waits',
  summary: 'Puts guests at the door on the waiting list',
  access: ['restaurant'],
  body: z.strictObject({
    name: personName,
    guests,
    phone: z._default(z.nullable(phone), null),
    email: z._default(z.nullable(email), null),
  }),
  responses: { 201: tableWait },
});

export const moveDeskWait = endpoint({
  method: 'PATCH',
  path: '/desk/waits/:wait_id',
  summary: 'Says that waiting guests were told or left',
  access: ['restaurant'],
  params: z.object({ wait_id: idParam }),
  body: z.strictObject({ to: z.enum(['told', 'left']) }),
  responses: { 200: tableWait },
});
