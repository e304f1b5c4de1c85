import { prepMinutesMax, prepMinutesMin } from '@tawa/domain/common/limits';
import { z } from 'zod/mini';
import { message, optionalText, rupees } from '../common/common.ts';
import { endpoint } from '../common/endpoint.ts';

const opens = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Choose a time'));
const closes = z.string().check(z.regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, 'Choose a time'));
export const day = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'Choose a day'));

export const shift = z.strictObject({ opens, closes });
export type Shift = z.infer<typeof shift>;
export const weekShift = z.strictObject({ weekday: z.int().check(z.minimum(0), z.maximum(6)), opens, closes });
export type WeekShift = z.infer<typeof weekShift>;
export const specialDay = z.strictObject({
  date: day,
  /** None: closed. */
  intervals: z.array(shift).check(z.maxLength(4, 'Four shifts at most')),
  reason: optionalText(80),
});
export type SpecialDay = z.infer<typeof specialDay>;

export const hoursForm = z.strictObject({
  /** At most four shifts a day. */
  week: z.array(weekShift).check(z.maxLength(28)),
  special: z.array(specialDay).check(z.maxLength(60, 'Sixty special days at most')),
});
export type HoursForm = z.infer<typeof hoursForm>;

const fee = (max: number) =>
  z.number('Enter an amount').check(
    z.minimum(0, 'Not below zero'),
    z.maximum(max, `At most ₹${max}`),
    z.refine((value) => Number.isInteger(Math.round(value * 1e6) / 1e4), 'Two decimals at most'),
  );
const minutes = (min: number, max: number) =>
  z.int('Whole minutes').check(z.minimum(min, `${min} at least`), z.maximum(max, `${max} at most`));

const slotLength = z.union([z.literal(15), z.literal(30)], 'Choose 15 or 30 minutes');

/** How a kitchen takes orders. */
export const takingForm = z.strictObject({
  auto_accept: z.boolean(),
  prep_minutes: minutes(prepMinutesMin, prepMinutesMax),
  last_order_minutes: minutes(0, 180),
  min_order: fee(5000),
  packaging_fee: fee(200),
  offers_delivery: z.boolean(),
  offers_pickup: z.boolean(),
  slot_minutes: slotLength,
  /** Minutes of cooking that one slot holds; null where nothing is counted. */
  slot_capacity_minutes: z.nullable(minutes(30, 2000)),
});
export type TakingForm = z.infer<typeof takingForm>;

/** Where a kitchen delivers, and for how much: by a radius or by pin codes. */
export const areaForm = z.strictObject({
  delivery_radius_m: z.nullable(
    z.int('Whole metres').check(z.minimum(500, '500 m at least'), z.maximum(30_000, '30 km at most')),
  ),
  delivery_pincodes: z.nullable(
    z
      .array(z.string().check(z.regex(/^[1-9]\d{5}$/, 'A pin code has 6 digits')))
      .check(z.minLength(1, 'Name a pin code'), z.maxLength(100, 'A hundred pin codes at most')),
  ),
  travel_minutes: minutes(0, 120),
  delivery_fee: fee(500),
  free_delivery_from: z.nullable(fee(10_000)),
});
export type AreaForm = z.infer<typeof areaForm>;

export const bells = ['chime', 'bell', 'kitchen'] as const;
export type Bell = (typeof bells)[number];
export const alertsForm = z.strictObject({
  bell: z.enum(bells),
  printer_mm: z.union([z.literal(58), z.literal(80)]),
});
export type AlertsForm = z.infer<typeof alertsForm>;

export const kitchenSettings = z.object({
  time_zone: z.string(),
  week: z.array(weekShift),
  special: z.array(z.object({ date: z.string(), intervals: z.array(shift), reason: z.string() })),
  auto_accept: z.boolean(),
  prep_minutes: z.int(),
  last_order_minutes: z.int(),
  min_order: rupees,
  packaging_fee: rupees,
  offers_delivery: z.boolean(),
  offers_pickup: z.boolean(),
  slot_minutes: slotLength,
  slot_capacity_minutes: z.nullable(z.int()),
  delivery_radius_m: z.nullable(z.int()),
  delivery_pincodes: z.nullable(z.array(z.string())),
  travel_minutes: z.int(),
  delivery_fee: rupees,
  free_delivery_from: z.nullable(rupees),
  bell: z.enum(bells),
  printer_mm: z.union([z.literal(58), z.literal(80)]),
  lat: z.nullable(z.number()),
  lng: z.nullable(z.number()),
});
export type KitchenSettings = z.infer<typeof kitchenSettings>;

const ofOwner = { access: ['restaurant'] } as const;
const saved = { responses: { 200: message } } as const;

export const getKitchenSettings = endpoint({
  ...ofOwner,
  method: 'GET',
  path: '/kitchen/settings',
  summary: 'Hours, how orders are taken, the delivery area with its fees, sounds and printer',
  responses: { 200: kitchenSettings },
});

export const saveHours = endpoint({
  ...ofOwner,
  ...saved,
  method: 'PUT',
  path: '/kitchen/settings/hours',
  summary:
    'Replaces the week and the special days from today on; shifts that overlap are refused, touching ones become one',
  body: hoursForm,
});

export const saveTaking = endpoint({
  ...ofOwner,
  ...saved,
  method: 'PUT',
  path: '/kitchen/settings/orders',
  summary: 'Says how orders are taken',
  body: takingForm,
});

export const saveArea = endpoint({
  ...ofOwner,
  ...saved,
  method: 'PUT',
  path: '/kitchen/settings/area',
  summary: 'Says where the kitchen delivers and for how much',
  body: areaForm,
});

export const getAlerts = endpoint({
  ...ofOwner,
  method: 'GET',
  path: '/kitchen/settings/alerts',
  summary: 'The sound of a new order and the width of the printer’s paper',
  responses: { 200: alertsForm },
});

export const saveAlerts = endpoint({
  ...ofOwner,
  ...saved,
  method: 'PUT',
  path: '/kitchen/settings/alerts',
  summary: 'Chooses the sound of a new order and the width of the printer’s paper',
  body: alertsForm,
});
