import { z } from 'zod/mini';
import { clock, venueType } from './bookings.ts';
import { flag, id, idParam } from '../common/common.ts';
import { endpoint } from '../common/endpoint.ts';

const hoursRow = z.strictObject({
  weekday: z.int().check(z.minimum(0), z.maximum(6)),
  opens: clock,
  closes: z.string().check(z.regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, 'Choose a time')),
});
const spot = {
  spot_x: z.int().check(z.minimum(0), z.maximum(11)),
  spot_y: z.int().check(z.minimum(0), z.maximum(7)),
};
const seats = (message: string) =>
  z.int(message).check(z.minimum(1, 'At least one seat'), z.maximum(20, 'At most 20 seats'));

export const diningTable = z.object({
  table_id: id,
  venue_id: id,
  name: z.string(),
  min_seats: z.int(),
  max_seats: z.int(),
  ...spot,
  isactive: flag,
  joined_with: z.array(id),
});
export type DiningTable = z.infer<typeof diningTable>;

export const venue = z.object({
  venue_id: id,
  name: z.string(),
  type: venueType,
  address: z.string(),
  photo: z.nullable(z.string()),
  amenities: z.array(z.string()),
  own_hours: z.nullable(z.array(hoursRow)),
  isactive: flag,
  /** Why the office took it out; while it is set, the restaurant cannot use it. */
  off_reason: z.nullable(z.string()),
  capacity: z.int(),
  tables: z.array(diningTable),
});
export type Venue = z.infer<typeof venue>;

/** A venue as its form has it; `own_hours` is null where the restaurant's hours hold. */
export const venueForm = z.strictObject({
  name: z
    .string('Name is required')
    .check(z.trim(), z.minLength(1, 'Name is required'), z.maxLength(60, 'At most 60 characters')),
  type: venueType,
  address: z._default(z.string().check(z.trim(), z.maxLength(200, 'At most 200 characters')), ''),
  amenities: z._default(
    z
      .array(z.string().check(z.trim(), z.minLength(1), z.maxLength(30, 'At most 30 characters')))
      .check(z.maxLength(12, 'At most 12 amenities')),
    [],
  ),
  /** A picture that the account sent for this. */
  photo: z._default(z.nullable(z.string().check(z.maxLength(120))), null),
  own_hours: z._default(z.nullable(z.array(hoursRow).check(z.maxLength(28))), null),
  isactive: z._default(flag, 1),
});

/** A table as its form has it. */
export const tableForm = z
  .strictObject({
    name: z
      .string('Name is required')
      .check(z.trim(), z.minLength(1, 'Name is required'), z.maxLength(12, 'At most 12 characters')),
    min_seats: seats('Seats from'),
    max_seats: seats('Seats to'),
    isactive: z._default(flag, 1),
    joined_with: z._default(z.array(id).check(z.maxLength(8, 'At most 8 tables')), []),
  })
  .check(
    z.refine((table) => table.max_seats >= table.min_seats, {
      path: ['max_seats'],
      error: 'Must not be less than the smallest party',
    }),
  );

const minutes = (least: number, most: number) =>
  z
    .int(`${least} to ${most} minutes`)
    .check(z.minimum(least, `At least ${least} minutes`), z.maximum(most, `At most ${most} minutes`));
const between = (least: number, most: number) =>
  z.int(`${least} to ${most}`).check(z.minimum(least, `At least ${least}`), z.maximum(most, `At most ${most}`));

/** How a restaurant takes bookings. */
export const bookingSettings = z.strictObject({
  takes_bookings: z.boolean(),
  auto_confirm: z.boolean(),
  slot_minutes: z.literal([15, 30, 60]),
  stay_small: minutes(30, 360),
  stay_medium: minutes(30, 360),
  stay_large: minutes(30, 360),
  lead_minutes: minutes(0, 1440),
  horizon_days: between(1, 90),
  covers_per_quarter: between(1, 200),
  cancel_hours: between(0, 48),
  hold_minutes: minutes(2, 30),
  grace_minutes: minutes(5, 60),
});
export type BookingSettings = z.infer<typeof bookingSettings>;

export const listOwnVenues = endpoint({
  method: 'GET',
  path: '/venues',
  summary: 'The own restaurant’s venues with their tables, and how it takes bookings',
  access: ['restaurant'],
  responses: { 200: z.object({ venues: z.array(venue), settings: bookingSettings }) },
});

export const addVenue = endpoint({
  method: 'POST',
  path: '/venues',
  summary: 'Adds a venue to the own restaurant',
  access: ['restaurant'],
  body: venueForm,
  responses: { 201: venue },
});

const ofVenue = z.object({ venue_id: idParam });
export const updateVenue = endpoint({
  method: 'PUT',
  path: '/venues/:venue_id',
  summary: 'Changes a venue; one with bookings to come cannot be switched off',
  access: ['restaurant'],
  params: ofVenue,
  body: venueForm,
  responses: { 200: venue },
});

export const addTable = endpoint({
  method: 'POST',
  path: '/venues/:venue_id/tables',
  summary: 'Adds a table on the first free spot of the floor plan',
  access: ['restaurant'],
  params: ofVenue,
  body: tableForm,
  responses: { 201: diningTable },
});

const ofTable = z.object({ table_id: idParam });
export const updateTable = endpoint({
  method: 'PUT',
  path: '/tables/:table_id',
  summary: 'Changes a table; one with bookings to come cannot be switched off',
  access: ['restaurant'],
  params: ofTable,
  body: tableForm,
  responses: { 200: diningTable },
});

export const moveTable = endpoint({
  method: 'PATCH',
  path: '/tables/:table_id/spot',
  summary: 'Moves a table on the floor plan; a table that stands there changes places with it',
  access: ['restaurant'],
  params: ofTable,
  body: z.strictObject(spot),
  responses: { 200: z.object({ tables: z.array(diningTable) }) },
});

export const updateBookingSettings = endpoint({
  method: 'PUT',
  path: '/booking-settings',
  summary: 'Changes how the own restaurant takes bookings',
  access: ['restaurant'],
  body: bookingSettings,
  responses: { 200: bookingSettings },
});
