import type { RestaurantFacts, RestaurantSwitch, Schedule } from '@tawa/domain/catalogue/opening-hours';
import { z } from 'zod/mini';

/** What a kitchen's row and hours say, as the decisions of the domain read them. */
export interface KitchenRow {
  lifecycle: string;
  hidden: boolean;
  switch: string;
  switch_until: Date | null;
  busy_minutes: number;
  timezone: string;
  hours: { weekday: number; opens: string; closes: string }[];
  exceptions: { on_date: string; intervals: unknown }[];
}

const intervals = z.array(z.object({ opens: z.string(), closes: z.string() }));
const switches: readonly RestaurantSwitch[] = ['online', 'busy', 'paused', 'offline'];

export function scheduleOf({ timezone, hours, exceptions }: KitchenRow): Schedule {
  const dated = exceptions.map((entry) => ({ date: entry.on_date, intervals: z.parse(intervals, entry.intervals) }));
  return {
    time_zone: timezone,
    hours,
    exceptions: dated.map((entry) => ({ ...entry, closed: entry.intervals.length === 0 })),
  };
}

/** The switch as it counts now: a pause or a busy time that is over is no longer one. */
export function switchNow(row: Pick<KitchenRow, 'switch' | 'switch_until'>, now: Date): RestaurantSwitch {
  const found = switches.find((one) => one === row.switch) ?? 'offline';
  const timed = found === 'paused' || found === 'busy';
  return timed && row.switch_until && row.switch_until <= now ? 'online' : found;
}

export function restaurantFactsOf(row: KitchenRow, schedule: Schedule): RestaurantFacts {
  return {
    lifecycle: row.hidden && row.lifecycle === 'active' ? 'hidden' : row.lifecycle,
    switch: switches.find((one) => one === row.switch) ?? 'offline',
    paused_until: row.switch === 'paused' ? row.switch_until : null,
    busy_until: row.switch === 'busy' ? row.switch_until : null,
    busy_minutes: row.busy_minutes,
    schedule,
  };
}
