import { reasonLengthMax } from '@tawa/domain/common/limits';
import { z } from 'zod/mini';
import { auditEntry } from '../insight/audit.ts';
import { booking, bookingState, venueType } from './bookings.ts';
import { bookingNumber, flag, id, idParam, instant, message, requiredText } from '../common/common.ts';
import { endpoint } from '../common/endpoint.ts';
import { csvOf, dayFilter, listAnswer, listQuery } from '../common/lists.ts';

/** A venue as the office lists it. */
export const officeVenue = z.object({
  venue_id: id,
  name: z.string(),
  type: venueType,
  restaurant_id: id,
  restaurant_name: z.string(),
  cityname: z.string(),
  tables: z.int(),
  capacity: z.int(),
  takes_bookings: flag,
  isactive: flag,
  coming_bookings: z.int(),
});
export type OfficeVenue = z.infer<typeof officeVenue>;

export const listAllVenues = endpoint({
  method: 'GET',
  path: '/admin/venues',
  summary: 'Venues of all restaurants, 25 a page',
  access: ['admin'],
  query: listQuery(['restaurant_name', 'name', 'capacity', 'coming_bookings'], {
    type: z.optional(venueType),
    active: z.optional(z.enum(['1', '0'])),
    takes: z.optional(z.enum(['1', '0'])),
    city: z.optional(idParam),
    restaurant: z.optional(idParam),
  }),
  responses: { 200: listAnswer(officeVenue) },
});
export const exportAllVenues = endpoint(csvOf(listAllVenues));

const ofVenue = z.object({ venue_id: idParam });
const why = { reason: requiredText('Give a reason', reasonLengthMax) };

export const getOfficeVenue = endpoint({
  method: 'GET',
  path: '/admin/venues/:venue_id',
  summary: 'One venue with its tables, and what the office did to it',
  access: ['admin'],
  params: ofVenue,
  responses: {
    200: z.extend(officeVenue, {
      address: z.string(),
      amenities: z.array(z.string()),
      has_own_hours: z.boolean(),
      table_list: z.array(z.object({ name: z.string(), min_seats: z.int(), max_seats: z.int(), isactive: flag })),
      history: z.array(auditEntry),
    }),
  },
});

export const setVenueActive = endpoint({
  method: 'PATCH',
  path: '/admin/venues/:venue_id',
  summary: 'Takes a venue out of booking with a reason, or back in; its bookings stay',
  access: ['admin'],
  params: ofVenue,
  body: z.strictObject({ isactive: flag, ...why }),
  responses: { 200: message },
});

/** A booking as the office lists it. */
export const officeBooking = z.object({
  booking_number: bookingNumber,
  restaurant_id: id,
  restaurant_name: z.string(),
  venue_id: id,
  venue_name: z.string(),
  state: bookingState,
  source: z.string(),
  guests: z.int(),
  starts_at: instant,
  ends_at: instant,
  time_zone: z.string(),
  name: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  created_on: instant,
});
export type OfficeBooking = z.infer<typeof officeBooking>;

export const listAllBookings = endpoint({
  method: 'GET',
  path: '/admin/bookings',
  summary: 'Bookings of all restaurants, 25 a page',
  access: ['admin'],
  query: listQuery(['-starts_at', 'created_on', 'guests', 'booking_number'], {
    state: z.optional(bookingState),
    coming: z.optional(z.enum(['1'])),
    venue: z.optional(idParam),
    restaurant: z.optional(idParam),
    from: dayFilter,
    to: dayFilter,
  }),
  responses: { 200: listAnswer(officeBooking) },
});
export const exportAllBookings = endpoint(csvOf(listAllBookings));

const ofBooking = z.object({ booking_number: bookingNumber });

export const getOfficeBooking = endpoint({
  method: 'GET',
  path: '/admin/bookings/:booking_number',
  summary: 'One booking with everybody who moved it, and what the office did to it',
  access: ['admin'],
  params: ofBooking,
  responses: {
    200: z.extend(officeBooking, {
      version: z.int(),
      user_id: z.nullable(id),
      email: z.nullable(z.string()),
      table_names: z.array(z.string()),
      occasion: booking.shape.occasion,
      note: z.string(),
      staff_note: z.string(),
      reason: z.nullable(z.string()),
      cancelled_by: z.nullable(z.string()),
      order: booking.shape.order,
      can_cancel: z.boolean(),
      events: z.array(
        z.object({
          type: z.string(),
          state: z.nullable(bookingState),
          at: instant,
          actor_type: z.string(),
          actor: z.string(),
          reason: z.nullable(z.string()),
        }),
      ),
      history: z.array(auditEntry),
    }),
  },
});

export const cancelOfficeBooking = endpoint({
  method: 'POST',
  path: '/admin/bookings/:booking_number/cancel',
  summary: 'Cancels a booking with a reason that the guests and the restaurant read, and ends what was ordered with it',
  access: ['admin'],
  params: ofBooking,
  body: z.strictObject({ version: z.int(), ...why }),
  responses: { 200: message },
});
