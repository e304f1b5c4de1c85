import { venueTypes } from '@tawa/contract/tables/bookings';
import type { Schedule } from '@tawa/domain/catalogue/opening-hours';
import type { TableFacts } from '@tawa/domain/tables/table-times';
import { z } from 'zod/mini';
import type { TableFactsRow } from './table-facts.store.ts';

const intervals = z.array(z.object({ opens: z.string(), closes: z.string() }));
const week = z.nullable(z.array(z.object({ weekday: z.int(), opens: z.string(), closes: z.string() })));

export interface Kitchen {
  restaurant_id: number;
  facts: TableFacts;
  schedule: Schedule;
  settings: Pick<TableFactsRow, 'auto_confirm' | 'cancel_hours' | 'hold_minutes' | 'grace_minutes'>;
  venues: {
    venue_id: number;
    name: string;
    type: (typeof venueTypes)[number];
    photo: string | null;
    amenities: string[];
  }[];
}

export const scheduleOf = (row: Pick<TableFactsRow, 'timezone' | 'hours' | 'exceptions'>): Schedule => ({
  time_zone: row.timezone,
  hours: row.hours,
  exceptions: row.exceptions.map((entry) => {
    const dated = z.parse(intervals, entry.intervals);
    return { date: entry.on_date, intervals: dated, closed: dated.length === 0 };
  }),
});

/** A venue keeps its own hours where it has some, else the restaurant’s. */
export function venueSchedule(schedule: Schedule, own_hours: unknown): Schedule {
  const hours = z.parse(week, own_hours);
  return hours ? { ...schedule, hours } : schedule;
}

/** A restaurant’s tables as the domain decides about them. */
export function kitchenOf(row: TableFactsRow): Kitchen {
  const schedule = scheduleOf(row);
  const venues = row.venues.map(({ own_hours, ...venue }) => ({
    ...venue,
    schedule: venueSchedule(schedule, own_hours),
  }));
  const facts: TableFacts = {
    rules: row,
    time_zone: row.timezone,
    venues,
    reserved: row.taken.map((one) => ({ table_id: one.table_id, from: new Date(one.from), to: new Date(one.to) })),
    starts: row.starts.map((start) => ({ at: new Date(start.at), guests: start.guests })),
  };
  const described = venues.map(({ venue_id, name, type, photo, amenities }) => ({
    venue_id,
    name,
    type: venueTypes.find((known) => known === type) ?? venueTypes[0],
    photo,
    amenities,
  }));
  return { restaurant_id: row.restaurant_id, facts, schedule, settings: row, venues: described };
}
