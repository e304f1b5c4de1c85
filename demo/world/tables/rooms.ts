import { timeZoneDefault } from '@tawa/domain/common/limits';
import type { Schedule } from '@tawa/domain/catalogue/opening-hours';
import type { SeatTable } from '@tawa/domain/tables/table-choice';
import type { BookingRules, TakenTable } from '@tawa/domain/tables/table-times';
import type { Tx } from '@tawa/api/platform/database/db';
import type { SeedRestaurant } from '../catalogue/shapes.ts';

interface SeedVenue {
  name: string;
  type: 'indoor' | 'rooftop' | 'garden' | 'private';
  amenities: string[];
  /** Name, least and most guests, spot on the plan. */
  tables: readonly (readonly [string, number, number, number, number])[];
  joins: readonly (readonly [string, string])[];
}

const hall: SeedVenue = {
  name: 'Main hall',
  type: 'indoor',
  amenities: ['Air conditioning', 'High chairs'],
  tables: [
    ['T1', 1, 2, 1, 1],
    ['T2', 1, 2, 3, 1],
    ['T3', 2, 4, 5, 1],
    ['T4', 2, 4, 7, 1],
    ['T5', 2, 4, 1, 4],
    ['T6', 2, 4, 2, 4],
  ],
  joins: [
    ['T1', 'T2'],
    ['T5', 'T6'],
  ],
};
const rooftop: SeedVenue = {
  name: 'Rooftop',
  type: 'rooftop',
  amenities: ['Open air', 'City view'],
  tables: [
    ['R1', 2, 4, 1, 1],
    ['R2', 2, 4, 3, 1],
    ['R3', 2, 4, 5, 1],
    ['R4', 1, 2, 7, 1],
  ],
  joins: [['R1', 'R2']],
};
const snug: SeedVenue = {
  name: 'Private room',
  type: 'private',
  amenities: ['Door to close', 'Screen'],
  tables: [['P1', 3, 5, 2, 2]],
  joins: [],
};
const garden: SeedVenue = {
  ...rooftop,
  name: 'Garden',
  type: 'garden',
  amenities: ['Under the trees', 'Pets welcome'],
};

/** A kitchen that only sends out has no room for guests: every seventh, and those that are not open yet. */
export const hasRoom = ({ lifecycle }: SeedRestaurant, index: number): boolean =>
  (lifecycle ?? 'active') === 'active' && index % 7 !== 6;

function venuesOf(index: number): readonly SeedVenue[] {
  if (index === 0) return [hall, rooftop, snug];
  return [[hall], [hall, rooftop], [hall, garden], [hall, snug]][index % 4] ?? [hall];
}

export const rules: BookingRules & { auto_confirm: boolean } = {
  slot_minutes: 30,
  stay_small: 90,
  stay_medium: 120,
  stay_large: 150,
  lead_minutes: 60,
  horizon_days: 30,
  covers_per_quarter: 10,
  auto_confirm: true,
};
const opensDaily = (opens: string, closes: string) =>
  [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opens, closes }));
/** Whoever cooks day and night seats guests at the hours of meals. */
const seatedHours = opensDaily('12:00', '23:30');
const isDayAndNight = ({ hours }: SeedRestaurant) =>
  hours.every((row) => row.opens === '00:00' && row.closes === '24:00');

export interface Room {
  restaurant_id: number;
  schedule: Schedule;
  tables: SeatTable[];
  joins: { table_id: number; joined_id: number }[];
  isDemo: boolean;
  /** What was given so far; a late stay reaches into the next day. */
  taken: TakenTable[];
  starts: { at: Date; guests: number }[];
}

async function addVenue(
  tx: Tx,
  { restaurant_id, own_hours }: { restaurant_id: number; own_hours: string | null },
  seed: SeedVenue,
) {
  const { name, type, amenities } = seed;
  const { venue_id } = await tx
    .insertInto('venues')
    .values({ restaurant_id, own_hours, name, type, amenities })
    .returning('venue_id')
    .executeTakeFirstOrThrow();
  const rows = seed.tables.map(([table, min_seats, max_seats, spot_x, spot_y]) => ({
    venue_id,
    name: table,
    min_seats,
    max_seats,
    spot_x,
    spot_y,
  }));
  const added = await tx
    .insertInto('dining_tables')
    .values(rows)
    .returning(['table_id', 'venue_id', 'name', 'min_seats', 'max_seats'])
    .execute();
  const idOf = new Map(added.map((table) => [table.name, table.table_id]));
  const joins = seed.joins.map(([one, other]) => ({
    table_id: idOf.get(one) ?? 0,
    joined_id: idOf.get(other) ?? 0,
    venue_id,
  }));
  if (joins.length > 0) await tx.insertInto('table_joins').values(joins).execute();
  return { tables: added, joins };
}

/** The dining rooms of the kitchen in this place, with their tables. */
export async function addVenues(tx: Tx, of: { restaurant_id: number; own_hours: string | null }, index: number) {
  const tables: SeatTable[] = [];
  const joins: Room['joins'] = [];
  for (const seed of venuesOf(index)) {
    const added = await addVenue(tx, of, seed);
    tables.push(...added.tables);
    joins.push(...added.joins);
  }
  return { tables, joins };
}

export async function addRoom(tx: Tx, kitchen: SeedRestaurant, index: number, restaurant_id: number): Promise<Room> {
  const hours = isDayAndNight(kitchen) ? seatedHours : null;
  const own_hours = hours && JSON.stringify(hours);
  // The kitchen in second place answers each request itself.
  await tx
    .insertInto('booking_settings')
    .values({ restaurant_id, ...rules, takes_bookings: true, auto_confirm: index % 5 !== 1 })
    .execute();
  const room: Room = {
    restaurant_id,
    schedule: { time_zone: timeZoneDefault, hours: hours ?? kitchen.hours, exceptions: [] },
    tables: [],
    joins: [],
    isDemo: index === 0,
    taken: [],
    starts: [],
  };
  const { tables, joins } = await addVenues(tx, { restaurant_id, own_hours }, index);
  return { ...room, tables, joins };
}
