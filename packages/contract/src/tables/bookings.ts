import { bookingOccasions, bookingStates } from '@tawa/domain/tables/booking-states';
import { guestsMax, messageLengthMax, nameLengthMax, reasonLengthMax } from '@tawa/domain/common/limits';
import { z } from 'zod/mini';
import {
  cityQuery,
  bookingNumber,
  email,
  id,
  idParam,
  instant,
  message,
  orderNumber,
  page,
  phone,
  requiredText,
} from '../common/common.ts';
import { endpoint } from '../common/endpoint.ts';
import { keptNames } from '../common/names.ts';
import { orderStatus } from '../ordering/orders.ts';
import { listedRestaurant } from '../catalogue/restaurants.list.ts';

const noteLengthMax = Math.min(300, messageLengthMax);

export const bookingState = z.enum(bookingStates);
export const calendarDate = z
  .string('Choose a day')
  .check(z.regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'Choose a day'));
export const clock = z.string('Choose a time').check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Choose a time'));
const guestsWrong = `Guests are 1 to ${guestsMax}`;
export const partySize = z.int(guestsWrong).check(z.minimum(1, guestsWrong), z.maximum(guestsMax, guestsWrong));
export const partyParam = z.pipe(
  z.union([z.int(), z.string().check(z.regex(/^\d{1,2}$/, guestsWrong))]),
  z.pipe(z.transform(Number), partySize),
);
/** An instant as it is sent: ISO 8601 with its offset. */
export const sentInstant = z.string('Choose a time').check(
  z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/, 'Choose a time'),
  z.refine((text) => !Number.isNaN(Date.parse(text)), 'Choose a time'),
);
export const personName = requiredText('Name is required', nameLengthMax).check(
  z.minLength(2, 'Name must be at least 2 characters'),
);
const note = z._default(
  z.string().check(z.trim(), z.maxLength(noteLengthMax, `At most ${noteLengthMax} characters`)),
  '',
);
export const occasion = z._default(z.nullable(z.enum(bookingOccasions)), null);
/** The secret of a guest's own booking; a customer's session stands in its place. */
const token = z.optional(z.string().check(z.regex(/^[\w-]{20,60}$/, 'Not a booking')));

export const venueTypes = ['indoor', 'rooftop', 'garden', 'private'] as const;
export const venueType = z.enum(venueTypes);

const tableTime = z.object({
  starts_at: instant,
  ends_at: z.nullable(instant),
  /** Where a table is free, and every venue that is open then. */
  venues: z.array(id),
  open: z.array(id),
  /** Why there is no table; null where there is one. */
  reason: z.nullable(z.enum(['pacing', 'taken', 'large'])),
});
export type OfferedTime = z.infer<typeof tableTime>;

export const tableDay = z.object({
  takes_bookings: z.boolean(),
  date: calendarDate,
  first_date: calendarDate,
  last_date: calendarDate,
  guests: z.int(),
  time_zone: z.string(),
  hold_minutes: z.int(),
  grace_minutes: z.int(),
  cancel_hours: z.int(),
  auto_confirm: z.boolean(),
  venues: z.array(
    z.object({
      venue_id: id,
      name: z.string(),
      type: venueType,
      photo: z.nullable(z.string()),
      amenities: z.array(z.string()),
    }),
  ),
  times: z.array(tableTime),
});
export type TableDay = z.infer<typeof tableDay>;

export const listTableTimes = endpoint({
  method: 'GET',
  path: '/restaurant/:id/tables',
  summary: 'The times of one day at which a party can have a table, free or not',
  access: 'public',
  params: z.object({ id: idParam }),
  query: z.object({ date: z.optional(calendarDate), guests: z._default(partyParam, 2) }),
  responses: { 200: tableDay },
});

const tableRestaurant = z.extend(listedRestaurant, { times: z.array(instant) });
export type TableRestaurant = z.infer<typeof tableRestaurant>;
export const listRestaurantsWithTable = endpoint({
  method: 'GET',
  path: '/bookings/restaurants',
  summary: 'Restaurants that have a table for a party at a time, with their free times around it',
  access: 'public',
  query: z.object({
    date: z.optional(calendarDate),
    time: z._default(clock, '20:00'),
    guests: z._default(partyParam, 2),
    city: cityQuery,
  }),
  responses: { 200: z.object({ restaurants: z.array(tableRestaurant) }) },
});

export const tableTaken = z.object({
  code: z.enum(['TABLE_TAKEN', 'HOLD_OVER', 'STALE', 'TOO_LATE']),
  message: z.string(),
  /** The free times nearest to the wished one. */
  times: z.array(tableTime),
});
export type TableTaken = z.infer<typeof tableTaken>;

const bookedRestaurant = z.object({
  restaurant_id: id,
  restaurant_name: z.string(),
  names: keptNames,
  full_address: z.nullable(z.string()),
  contact_number: z.nullable(z.string()),
  logo: z.nullable(z.string()),
  cityname: z.nullable(z.string()),
});

/** A booking as the person reads it who made it. */
export const booking = z.object({
  booking_number: bookingNumber,
  state: bookingState,
  version: z.int(),
  restaurant: bookedRestaurant,
  venue_name: z.string(),
  table_names: z.array(z.string()),
  time_zone: z.string(),
  guests: z.int(),
  starts_at: instant,
  ends_at: instant,
  name: z.nullable(z.string()),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  occasion: z.nullable(z.enum(bookingOccasions)),
  note: z.string(),
  reason: z.nullable(z.string()),
  cancelled_by: z.nullable(z.string()),
  /** A code was mailed and waits to be typed. */
  needs_code: z.boolean(),
  can_change: z.boolean(),
  change_until: instant,
  /** The dishes that were ordered ahead with the table. */
  order: z.nullable(z.object({ order_number: orderNumber, status: orderStatus })),
  /** May dishes be ordered with it now? */
  can_order: z.boolean(),
  /** Whether the bill of their table runs, which its code opens. */
  has_bill: z.boolean(),
  /** Seconds that the table is still held; null once it was asked for. */
  held_for_s: z.nullable(z.int()),
  /** The booking as a calendar file; empty until it was asked for. */
  calendar: z.string(),
});
export type Booking = z.infer<typeof booking>;

export const heldTable = z.object({
  booking_number: bookingNumber,
  token: z.string(),
  venue_name: z.string(),
  starts_at: instant,
  ends_at: instant,
  guests: z.int(),
  held_for_s: z.int(),
});
export type HeldTable = z.infer<typeof heldTable>;

export const holdTable = endpoint({
  method: 'POST',
  path: '/bookings/hold',
  summary: 'Holds a table for ten minutes, or says which times are free instead',
  access: 'public',
  body: z.strictObject({
    restaurant_id: id,
    starts_at: sentInstant,
    guests: partySize,
    venue_id: z._default(z.nullable(id), null),
  }),
  responses: { 201: heldTable, 409: tableTaken },
});

export const ownBooking = z.strictObject({ booking_number: bookingNumber, token });

export const releaseTable = endpoint({
  method: 'POST',
  path: '/bookings/release',
  summary: 'Gives a held table back',
  access: 'public',
  body: ownBooking,
  responses: { 200: message },
});

/** The details of a table booking, as the form has them. */
export const bookingDetails = z.object({ name: personName, email, phone, occasion, note });

export const bookTable = endpoint({
  method: 'POST',
  named: true,
  path: '/bookings/book',
  summary: 'Books the held table: a customer at once, a guest with a mailed code',
  access: 'public',
  body: z.strictObject({ ...ownBooking.shape, ...bookingDetails.shape }),
  responses: { 200: booking, 409: tableTaken },
});

export const verifyBooking = endpoint({
  method: 'POST',
  named: true,
  path: '/bookings/verify',
  summary: 'Proves a guest’s address with the mailed code',
  access: 'public',
  body: z.strictObject({
    ...ownBooking.shape,
    code: z.string('Enter the code').check(z.trim(), z.regex(/^\d{6}$/, 'The code has 6 digits')),
  }),
  responses: { 200: booking },
});

export const sendBookingCode = endpoint({
  method: 'POST',
  named: true,
  path: '/bookings/code',
  summary: 'Mails a guest another code',
  access: 'public',
  body: ownBooking,
  responses: { 200: message },
});

export const readBooking = endpoint({
  method: 'POST',
  named: true,
  path: '/bookings/read',
  summary: 'A booking of the caller, or of whoever has its secret',
  access: 'public',
  body: ownBooking,
  responses: { 200: booking },
});

export const changeBooking = endpoint({
  method: 'POST',
  named: true,
  path: '/bookings/change',
  summary: 'Moves a booking to another time or party, until the limit',
  access: 'public',
  body: z.strictObject({ ...ownBooking.shape, version: z.int(), starts_at: sentInstant, guests: partySize }),
  responses: { 200: booking, 409: tableTaken },
});

export const cancelBooking = endpoint({
  method: 'POST',
  named: true,
  path: '/bookings/cancel',
  summary: 'Cancels a booking, until the limit',
  access: 'public',
  body: z.strictObject({
    ...ownBooking.shape,
    reason: z._default(z.string().check(z.trim(), z.maxLength(reasonLengthMax)), ''),
  }),
  responses: { 200: booking },
});

export const listOwnBookings = endpoint({
  method: 'GET',
  named: true,
  path: '/bookings',
  summary: 'The caller’s bookings: coming ones first, then past ones from the latest',
  access: ['user'],
  query: z.object({ page }),
  responses: { 200: z.object({ bookings: z.array(booking), total: z.int() }) },
});

export const waitForTable = endpoint({
  method: 'POST',
  path: '/bookings/wait',
  summary: 'Asks for a message when a table becomes free at a time',
  access: 'public',
  body: z.strictObject({
    restaurant_id: id,
    starts_at: sentInstant,
    guests: partySize,
    name: personName,
    email,
    phone,
  }),
  responses: { 201: message },
});
