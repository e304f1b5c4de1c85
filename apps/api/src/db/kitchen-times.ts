import type { MeasuredTimes } from '@tawa/domain/ordering/promise-minutes';
import { type RawBuilder, sql } from 'kysely';
import { isToCook } from './order-states.ts';

/** What was measured of a restaurant, as a row `t` of `kitchen_times`. */
export const kitchenTimesColumns = [
  't.orders',
  't.base_minutes',
  't.per_queue',
  't.per_own',
  't.usual_queue',
  't.usual_own',
  't.kept_percent',
  't.hour_orders',
  't.hour_percents',
  't.ways',
  't.way_percent',
  't.known_ways',
  't.known_way_percent',
  't.measured_at',
] as const;

type Row = Omit<MeasuredTimes, 'measured_at'> & { measured_at: string };

/** A row of `kitchen_times` that was read as JSON. */
export const timesOf = (row: Row | null): MeasuredTimes | null =>
  row && { ...row, measured_at: new Date(row.measured_at) };

/**
 * Kitchen minutes of what the restaurant `r` has to cook at a moment. An order for later counts within the hour before it is
 * due, and what has stood open for hours was forgotten, not cooked.
 */
export const queueMinutes = (now: RawBuilder<Date>): RawBuilder<number> => sql<number>`coalesce((
  select sum(q.kitchen_minutes) from orders q
  where q.restaurant_id = r.restaurant_id and ${isToCook('q')}
    and coalesce(q.scheduled_for, q.placed_at) > ${now}::timestamptz - interval '3 hours'
    and coalesce(q.scheduled_for, q.placed_at) <= ${now}::timestamptz + interval '1 hour'), 0)::int`;
