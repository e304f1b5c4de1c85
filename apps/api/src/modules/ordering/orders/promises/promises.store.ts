import { dayMs, hourMs } from '@tawa/domain/common/durations';
import { type KitchenTimes, measuredOrdersMax, measuredWeeks } from '@tawa/domain/ordering/kitchen-times';
import { sql } from 'kysely';
import { kitchenTimesColumns } from '#db/kitchen-times.ts';
import { isServed } from '#db/order-states.ts';
import type { Db } from '#platform/database/db.ts';

/** What was measured less than so many hours ago is left alone: weeks do not change within it. */
const measuredForHours = 6;

/** Restaurants that handed something over since a moment and were not measured lately; a job takes them in shares. */
export const listUnmeasured = (db: Db, { since, now, limit }: { since: Date; now: Date; limit: number }) =>
  db
    .selectFrom('restaurants as r')
    .leftJoin('kitchen_times as t', 't.restaurant_id', 'r.restaurant_id')
    .select(['r.restaurant_id', 'r.timezone'])
    .where((eb) =>
      eb.or([
        eb('t.measured_at', 'is', null),
        eb('t.measured_at', '<', new Date(now.getTime() - measuredForHours * hourMs)),
      ]),
    )
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('orders as o')
          .select('o.order_id')
          .whereRef('o.restaurant_id', '=', 'r.restaurant_id')
          .where('o.placed_at', '>', since)
          .where(isServed('o')),
      ),
    )
    .orderBy('r.restaurant_id')
    .limit(limit)
    .execute();

const degrees = (column: 'address' | 'restaurant', key: 'lat' | 'lng') =>
  sql<number | null>`(${sql.ref(`o.${column}`)}->>${sql.lit(key)})::float8`;

/**
 * The last orders for now that a restaurant handed over, as they went. Those of a table and those for later are cooked for
 * their hour, and what was refused or cancelled was not cooked.
 */
export const listServed = (db: Db, restaurantId: number, now: Date) =>
  db
    .selectFrom('orders as o')
    .select(['o.accepted_at', 'o.ready_at', 'o.delivered_at', 'o.fulfilment', 'o.travel_minutes'])
    .select(['o.queue_minutes', 'o.kitchen_minutes'])
    .select([
      degrees('restaurant', 'lat').as('from_lat'),
      degrees('restaurant', 'lng').as('from_lng'),
      degrees('address', 'lat').as('to_lat'),
      degrees('address', 'lng').as('to_lng'),
    ])
    .where('o.restaurant_id', '=', restaurantId)
    .where('o.placed_at', '>', new Date(now.getTime() - measuredWeeks * 7 * dayMs))
    .where('o.placed_at', '<=', now)
    .where(isServed('o'))
    .where('o.scheduled_for', 'is', null)
    .where('o.booking_id', 'is', null)
    .where('o.accepted_at', 'is not', null)
    .where('o.ready_at', 'is not', null)
    .orderBy('o.placed_at', 'desc')
    .limit(measuredOrdersMax)
    .execute();

/** Keeps what was measured in the place of what stood there. */
export async function saveTimes(db: Db, restaurantId: number, times: KitchenTimes, measured_at: Date): Promise<void> {
  const row = {
    ...times,
    hour_orders: [...times.hour_orders],
    hour_percents: [...times.hour_percents],
    measured_at,
  };
  await db
    .insertInto('kitchen_times')
    .values({ restaurant_id: restaurantId, ...row })
    .onConflict((conflict) => conflict.column('restaurant_id').doUpdateSet(row))
    .execute();
}

/** What was measured of every restaurant beside what it says itself, and what its cards were told to say. */
export const listTimes = (db: Db) =>
  db
    .selectFrom('kitchen_times as t')
    .innerJoin('restaurants as r', 'r.restaurant_id', 't.restaurant_id')
    .select(kitchenTimesColumns)
    .select(['t.restaurant_id', 't.said_minutes', 'r.timezone', 'r.prep_minutes', 'r.travel_minutes'])
    .select(['r.slot_minutes', 'r.slot_capacity_minutes'])
    .orderBy('t.restaurant_id')
    .execute();

export const saveSaid = (db: Db, restaurantId: number, said_minutes: number) =>
  db.updateTable('kitchen_times').set({ said_minutes }).where('restaurant_id', '=', restaurantId).execute();
